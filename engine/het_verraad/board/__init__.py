"""What lies on the table: areas that change hands, piles and hands of cards, and how facts name them (H-7, H-3.4)."""
