"""Words in place of pictures, for people who read."""
