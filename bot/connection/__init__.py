"""The bot's connection to Discord: its shards, its API, and what happens to the servers that it is on."""
