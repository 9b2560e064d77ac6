### Shards: parts of the servers, each with a connection of its own.

status-shards = Shards van dit proces: { $connected } van { $own } verbonden; { $shards } in totaal.
