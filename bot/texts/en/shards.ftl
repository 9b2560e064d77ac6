### Shards: parts of the servers, each with a connection of its own.

status-shards = Shards of this process: { $connected } of { $own } connected; { $shards } in all.
