### Shards: parts of the servers, each with a connection of its own.

status-shards = Shards dieses Prozesses: { $connected } von { $own } verbunden; insgesamt { $shards }.
