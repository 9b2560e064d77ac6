"""The time at a table: how long people may think, who is heard, and what is done when their time is up."""
