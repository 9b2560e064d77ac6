"""Discord's REST routes: bodies read and refused as Discord does, limits, answers."""
