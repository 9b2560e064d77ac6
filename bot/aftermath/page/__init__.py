"""The page of a match: made in a process of its own, kept like a film, served or sent."""
