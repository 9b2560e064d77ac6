"""The box: the data files, checked and loaded into ``components.Box`` (H-0)."""
