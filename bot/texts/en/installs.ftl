# Where the bot was added by a person and not by the server, and in direct messages

stats-everywhere = -# All your matches, on every server.
stats-none-everywhere = You have not yet played a match to its end on any server.
stats-none-everywhere-game = You have not yet played a match of { $game } to its end on any server.
refusal-stats-elsewhere = Here I tell you your own statistics alone. On a server that has added me I also tell those of others.
refusal-not-added = I am not on this server, so I can do that only on one that has added me.
play-here = -# [Play it on your server](<{ $link }>)
