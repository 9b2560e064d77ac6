"""The parts on the table (H-7, H-3.4).

These are areas that change hands, piles and hands of cards, and the names that facts use for them.
"""
