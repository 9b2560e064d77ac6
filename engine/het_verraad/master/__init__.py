"""The Black Master, phase 4 (H-6)."""
