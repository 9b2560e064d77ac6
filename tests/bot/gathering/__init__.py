"""People who look for others."""
