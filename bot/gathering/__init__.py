"""People who look for others: calls of those who are willing, and tables that are planned for a time."""
