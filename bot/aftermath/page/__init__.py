"""The page of a match that is over: made in a process of its own, kept like a film, served or sent as a file."""
