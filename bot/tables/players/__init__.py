"""Computer players at tables: when they answer, and where the strong ones think."""
