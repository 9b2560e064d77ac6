"""Influence cards: how they are played, what they do, and who may react (H-8)."""
