"""People who look for others: who asked to be called, and who was."""
