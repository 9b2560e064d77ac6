"""The time at a table: how long people may think, who is heard, what happens when time is up."""
