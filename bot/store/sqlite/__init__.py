"""SQLite: the database in a file, who has that file, and copies of it."""
