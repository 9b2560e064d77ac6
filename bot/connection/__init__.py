"""The bot's connection to Discord: its shards, and its API."""
