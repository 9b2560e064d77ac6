"""Messages for people who look for others."""
