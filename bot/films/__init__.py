"""Films of matches that are over: what is on them, and those that are kept."""
