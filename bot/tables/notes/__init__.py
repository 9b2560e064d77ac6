"""Notes of people at a table: marks of other seats, and a text, for themselves alone."""
