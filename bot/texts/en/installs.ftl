# Where the bot was added by a person and not by the server, and in direct messages

stats-everywhere = -# All your matches, on every server.
stats-none-everywhere = You have not yet played a match to its end on any server.
stats-none-everywhere-game = You have not yet played a match of { $game } to its end on any server.
refusal-stats-elsewhere = Here I show you only your own statistics. On a server that has added me I also show those of others.
refusal-not-added = I am not on this server, so I can do that only on one that has added me.
play-here = -# [Play it on your server](<{ $link }>)

# A match played alone, with computer players

alone-play = Play alone: { $number ->
        [one] 1 computer
       *[other] { $number } computers
    }
alone-go-on = Go on: { $game }, alone
alone-where = -# { $game } · alone against { $number ->
        [one] 1 computer
       *[other] { $number } computers
    } · only you see it, and it counts for nothing
alone-board = The board
alone-end = End this match
alone-sure = End this match? You cannot come back to it.
alone-end-now = End it
alone-ended = You have ended this match.
refusal-alone-most = Within an hour you have begun { $number } matches alone that you did not play to their end, which is the most. Wait a little.
refusal-alone-stale = That was an earlier question. The present one is in the newest message; { COMMAND("learn") } also brings it back.
refusal-alone-over = This match has ended. { COMMAND("learn") } begins a new one.
refusal-alone-gone = I have nothing of this match any more. You can look back only at the last match that you played alone to its end.
refusal-alone-none = You are not playing a match alone just now. Tables are closed in their channel; { COMMAND("learn") } begins a match alone.
