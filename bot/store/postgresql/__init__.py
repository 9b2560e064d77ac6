"""PostgreSQL: the database that several processes share."""
