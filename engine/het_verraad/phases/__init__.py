"""The acts of seats in the set-up and in phases 1 to 3 (H-1, H-3 to H-5)."""
