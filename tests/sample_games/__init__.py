"""Games for tests, with their texts."""
