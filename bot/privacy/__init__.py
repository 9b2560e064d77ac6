"""A person's own data: told, deleted, and kept no longer than needed."""
