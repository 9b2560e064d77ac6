### The bot itself: commands, lobby, channel, private answers. Players' names arrive made safe for Discord.

## Commands: the name, then what Discord shows beside it. Names are one word in small letters. Other texts name them by
## COMMAND, which people can click where Discord shows formatted text: not in here, on buttons, in menus or on pictures.

command-join = join
    .description = Take a seat in this channel, or open a table
    .game = game
    .game-note = Which game a new table plays
    .preset = preset
    .preset-note = Which set of rules a new table plays
    .guest = guest
    .guest-note = Somebody you invite to your table by direct message
command-start = start
    .description = Start the game at this channel’s table
command-leave = leave
    .description = Give your seat back, or in a running game hand it to a computer player
command-hand = hand
    .description = See your hand and your question again, privately
command-board = board
    .description = See the board again, privately
    .part = part
    .part-note = Only this part of the board, larger, with what you may choose there
command-status = status
    .description = How the table here stands; for admins also the server and the bot
command-abort = abort
    .description = Close a table before its game is over
    .table = table
    .table-note = The number of a table in another channel, from /{ command-status }
command-rules = rules
    .description = A short help on the rules
    .topic = topic
    .topic-note = What you would like to know
    .word = word
    .word-note = A word of the game or of the bot, such as “seat”: I say what it means
    .game = game
    .game-note = Which game; without it, the one played here
command-my-block = block
    .description = Keep somebody from the tables where you sit, without telling them
    .person = person
    .person-note = Whom; without it, I list whom you have blocked
command-my-unblock = unblock
    .description = Let somebody you have blocked sit where you sit again
    .person = person
    .person-note = Whom
command-settings = settings
    .description = Choose how tables begin on this server, and who administers them
    .log = log
    .log-note = A channel in which I write what hosts and admins do
    .role = role
    .role-note = A role whose members may administer tables
    .call = call
    .call-note = A role that “Call players” mentions in place of those who asked
command-history = history
    .description = See the last matches of somebody on this server
    .person = person
    .person-note = Whose; usually your own
    .game = game
    .game-note = Only of this game
command-table = table
    .description = Administer the tables of this server
    .table = table
    .table-note = The number of a table, from /{ command-status }
    .seat = seat
    .seat-note = Whose seat
    .reason = reason
    .reason-note = Why; everybody at the table reads it
command-table-close = close
    .description = Close a table before its game is over
command-table-pause = pause
    .description = Stop the clock of a table for a while
command-table-resume = resume
    .description = Let the clock of a table run again
command-table-standin = stand-in
    .description = Let a computer player stand in for somebody whose time is up
command-table-offer = offer
    .description = Offer the seat of somebody who is away, has left, or whose time is up

## Buttons

button-join = Join
button-decline = Not tonight
button-learn = Learn it in five minutes
button-leave = Leave
button-computer = + Computer
button-more = More…
lobby-fill = { $number ->
    [one] Start with 1 computer
   *[other] Start with { $number } computers
}
button-no-computer = Remove a computer player
button-options = Options
button-start = Start
button-rules = Rules
button-fair = Fair deal?
button-cut = Cut the cards
button-hand = My hand
button-log = Log
button-rematch = Rematch
button-record = Record
button-story = What happened
button-replay = Replay
button-show-here = Show here
button-to-start = To the start
button-to-end = To the end
button-reveal = Reveal it all
button-first = First page
button-back = Back
button-next = Next
button-last = Last page
button-change = Change my answer
button-standing = Pass until my next turn
button-again = Ask me again
button-direct = Ask me by direct message
button-hand-over = Leave for good
button-offer-seat = Offer my seat
button-abort = Abort the table

## Lobby

lobby-about = -# { $least }–{ $most } players · { $length } · { $level }
lobby-free = free
lobby-host = host
lobby-terms = Rules: { $options } · Pace: { $pace } · { $language }
game-with-seats = { $game } ({ $least }–{ $most } players)
lobby-only = invited people only
lobby-only-invited = Only people whom the host has invited can join.
lobby-usual = as usual
lobby-by-seats = { $option } ({ $number } players)
lobby-unsuitable = ⚠ { $option } (not for { $number } players)
lobby-advised = { $option } (advised with { $number } players: { $values })
    .note = Advised with { $number } players
lobby-fingerprint = -# Fingerprint of the deal: { $fingerprint }
lobby-fingerprint-open = { lobby-fingerprint } · new with everybody who joins or leaves
fair = When this table opened I drew a secret. The fingerprint in the lobby, { $fingerprint }, stands for that secret and for all that the deal is made of: the game and its options, who sits where, and the words with which the cards were cut. If any of it changes, so does the fingerprint. I deal with the secret and the last fingerprint, and with nothing else.
    To be sure that nobody chose the deal, **note the fingerprint, then cut the cards** with *{ button-cut }*: with a word that nobody can guess, and another one each time. If somebody cuts after you, or something changes before the start, do it again. At the end you can then check that nobody chose the deal, unless you are in league with whoever runs me. Otherwise you have to trust that person, who could look at the cards in any case.
    When the game is over I publish the secret in a file. `python -m bot verify FILE FINGERPRINT WORD` makes the deal from it again, plays every answer by the rules, and compares it with what you noted and typed.
    Cut so far: { $cuts }
fair-older = An older version of me opened this table, and I deal as it promised: with a secret, the game and its options, who sits where, and the words with which the cards were cut. The lobby shows the fingerprint of the secret alone: { $fingerprint }. At the end you can check that I did not change the secret, but not that nobody chose the deal: you have to trust whoever runs me. At a new table you can check that, too.
    Cut so far: { $cuts }
fair-program = The program that checks it: { $source }
fair-uncut = by nobody
lobby-cuts = -# Cut: { $more ->
        [0] { "" }
       *[other] … ({ $more } more),{ " " }
    }{ $cuts }
lobby-cut-again = **Something has changed since the last cut**, so there is a new fingerprint. To be sure of the deal, cut again, with another word.
lobby-cut-before = -# Something changed after the last cut.
cut-title = Cut the cards
cut-field = A word that nobody can guess
cut-note = Note the fingerprint first: { $fingerprint }. Everybody will see your word.
start-cuts = The cards have been cut: { $cuts }. The fingerprint is { $fingerprint }. If you have seen all of it, start with these words.
lobby-missing = **{ $number } more needed.**
lobby-ready = **Ready:** anybody at the table may press *{ button-start }*.
lobby-invited = Invited: { $names }.
lobby-started = The game has begun.
lobby-aborted = This table was closed before the game began.
join-opened = You opened a table of { $game } and have the first seat. Others join with { COMMAND("join") } or the button; computer players fill empty seats.
join-opened-apart = You opened a table of { $game } in { $where } and have the first seat. Others join there, with { COMMAND("join") } or the button.
join-invited = Invited: { $names }.
join-seated = { $missing ->
    [0] You have seat { $seat } at { $game }. The game can start: press *{ button-start }* or use { COMMAND("start") }.
    [one] You have seat { $seat } at { $game }. 1 more player is needed.
   *[other] You have seat { $seat } at { $game }. { $missing } more players are needed.
}
join-again = You already have seat { $seat } here.
left = You have left the table.
left-closed = You have left the table. You were the last one, so it is closed.
leave-sure = The game is running. If you leave, a computer player takes your seat with all its secrets, and you cannot come back. Your statistics will say that you left this match, and if it counts for the leaderboard, you come last there. If you will be back, { COMMAND("seat", "away") } is better: then the match stays yours.
hand-over-name = { $name } (computer)
handed-over = You have left the table; a computer player goes on for you.
started = The game begins. Your questions come as direct messages; *{ button-hand }* under the board shows them too.
rematch-opened = A new table is open in { $where } with the same rules. The others have been invited.
invitation = **{ $host }** invites you to { $game } on { $server }, in { $where }.
invitation-here = { $names }: { $host } invites you { $number ->
    [one] { "" }
   *[other] all{ " " }
}to this table of { $game }.
invitation-waiting = You have a seat at { $game } in { $where }: **{ $here } of { $seats } here.**
invitation-declined = Not tonight, then. At the table of { $game } in { $where } you are just not on the list any more.
invitation-taken = You have taken a seat at the table of { $game } in { $where }.
lobby-dismissed = { $host }, the host, has freed your seat at the table of { $game } in { $where }. Nobody else was told. You can sit there again if you are invited; at other tables you are welcome.
invitation-over = The invitation to a table of { $game } in { $where } is over.

## Options

options-title = Options of { $game }
options-hint = Which option?
options-value-hint = Choose here
options-game = Game
options-language = Language
    .note = Of the lobby and of everything in the channel
options-only = Who may join
    .note = Everybody, or only those you invite with /{ command-join }
    .is-off = everybody
    .is-on = only invited people
options-remove = Remove somebody
    .note = They can sit down here again only when you invite them
options-host = Hand on the host’s role
    .note = From then on somebody else chooses the options
language-name = English

## Settings of a server

settings-title = Settings of this server
settings-hint = Which setting?
settings-elsewhere = -# Log channel and roles are chosen with the options of { COMMAND("settings") }. Who may use which command in which channel is Discord’s own setting: *Server Settings → Integrations → Turncoat*.
setting-language = Table language
    .note = Of the lobby and of everything in the channel
    .is-usual = a Community server’s own; on other servers the host’s
setting-game = Usual game
    .note = What a table plays when nobody names a game
    .is-usual = the first one offered
setting-games = Games offered
    .note = Only these can be chosen on this server
    .is-usual = all
setting-pace = Usual pace
    .note = How fast new tables are played
    .is-live = live
    .is-post-8 = by post, 8 hours a turn
    .is-post-24 = by post, 24 hours a turn
    .is-post-48 = by post, 48 hours a turn
    .is-post-72 = by post, 72 hours a turn
    .is-none = without a clock
setting-substitutes = Usual substitutes
    .note = Who may take over a seat at new tables
    .is-anyone = people and computer players
    .is-computers = computer players only
setting-threads = A thread per table
    .note = Tables are opened in threads of their own, several side by side
    .is-off = no
    .is-on = yes
setting-events = Events for plans
    .note = Each plan is in the server’s own list of events, too; I need Create Events for it
    .is-off = no
    .is-on = yes
setting-tables = Tables at once
    .note = So many tables may be open on this server
setting-role = Role that administers tables
    .note = Besides those who may manage the server
    .is-usual = none
setting-call = Role that is called
    .note = “Call players” mentions it, in place of those who asked
    .is-usual = none: those who asked
setting-log = Log channel
    .note = Where I write what hosts and admins do
    .is-usual = none

## What hosts and admins did

action-abort = { $who } closed table { $table }.
action-invite = { $who } invited { $about } to table { $table }.
action-remove = { $who } removed { $about } from table { $table }.
action-host = { $who } made { $about } the host of table { $table }.
action-only = { $about ->
    [on] { $who } limits table { $table } to invited people.
   *[other] { $who } opened table { $table } to everybody.
}
action-call = { $who } called players to table { $table }.
action-pause = { $who } stopped the clock of table { $table }.
action-resume = { $who } let the clock of table { $table } run again.
action-more = { $who } gave more time at table { $table }.
action-standin = { $who } let a computer player stand in for { $about } at table { $table }.
action-offer = { $who } offered the seat of { $about } at table { $table }.
action-set = { $who } set *{ $setting }* to: { $value }.
action-because = { $action } Reason: { $reason }

## Blocking

blocked = { $name } cannot take a seat where you sit any more, and is not told why. Anybody who sits with you already stays there. { COMMAND("my", "unblock") } takes that back.
unblocked = { $name } can sit at a table with you.
blocks = You have blocked: { $names }.
blocks-none = You have blocked nobody.

## Prompts

prompt-where = { $game } · { $server } { $channel }
prompt-board-link = board
prompt-pick-one = Choose one
prompt-pick-several = Pick as many as you like, then confirm
prompt-pick-exactly = Pick { $number }, then confirm
prompt-pick-up-to = Pick up to { $number }, then confirm
prompt-pick-more = Pick { $number } more
prompt-page = Where to look
prompt-picked = You have picked: { $choices }.
prompt-confirm = Confirm: { $choices }
prompt-confirm-nothing = Confirm: nothing
prompt-confirm-number = { $number ->
    [one] Confirm: 1 choice
   *[other] Confirm: { $number } choices
}
prompt-stand-in = { $answered ->
    [true] A computer player has answered for you.
   *[false] A computer player answers for you.
}
prompt-over = This question has been answered.
prompt-aborted = The table was closed; nothing needs to be answered any more.
prompt-changeable = You can change this until everybody has answered.
prompt-revealing = **The votes are being turned in the channel.** Look there first; a click { $over ->
    [true] above shows how it ended.
   *[false] shows what comes next.
}
# The person who was asked next, when the answer came.
prompt-next = -# Next: { $name }.
prompt-waiting = -# Others are to answer: { COMMAND("hand") } shows who, and since when.
prompt-standing = You pass whatever others do until your next turn. *{ button-hand }* under the board takes that back.
again = You will be asked again.
direct = I am sending you your questions by direct message. If Discord still does not let me, the channel calls you as before.
parts-hint = Look closer
parts-hand = Your hand again
nothing-label = nothing

## Who learns their role or side is told it with a card; each game says which, how it wins, and what to do first

cast-advice = **First advice:** { $advice }

## Channel

round = { $rounds ->
    [0] Round { $round }
   *[other] Round { $round } of { $rounds }
}
    .within = { $rounds ->
        [0] round { $round }
       *[other] round { $round } of { $rounds }
    }
    .before = Before the first round
    .label = Round
    .which = Which round?
board-revealing = the votes are being turned
board-unmasking = the masks are coming off
board-gathering = the company is coming in
board-goes-on = goes on below
board-awaited = { $asked ->
    [true] { $names }, you are asked
   *[false] { $names }, it is your turn
}{ $first ->
    [true] : answer your direct message, or press *{ button-hand }*.
   *[false] .
}
awaited = Waiting for { $names }.
awaited-of-several = { $answered } of { $number } have answered. Waiting for { $names }.
awaited-you = { COUNT($others) ->
    [0] Everybody is waiting for you.
   *[other] Still to answer: you and { $others }.
}
awaited-you-of-several = { $answered } of { $number } have answered. { awaited-you }
awaited-secret = { $own ->
    [true] You are asked, and so are { $names }.
   *[false] Asked: { $names }.
} Who has answered stays secret until all have.
awaited-since = The last move was { $since }.
awaited-nobody = The game is over.
nobody = nobody
restored = I was restored to the state of { $when }. My newer messages do not count; everybody who is to answer has been asked again.
nudge = { $names }, I cannot send you direct messages. Press **{ $button }** or use { COMMAND("hand") } to see your question, privately.
nudge-ours = { $names }, Discord does not let me open direct messages right now; that is not your setting. Press **{ $button }** or use { COMMAND("hand") } to see your question, privately.
end-winners = { $number ->
    [0] Nobody wins.
    [one] { $names } wins!
   *[other] { $names } share the win!
}
end-side = { $side }: { $names }
end-own = Your score: { $score }
end-own-win = { COUNT($others) ->
    [0] You win!
   *[other] You share the win with { TOGETHER($others) }!
}
out-watch = From now on you only watch: nothing is asked of you. The game goes on in { $where }.
out-suspect = **Your suspicion still counts:** mark it with { COMMAND("notes") }. Whoever shows their notes at the end may be the best detective.
out-slate = **Whom do you suspect?** Press names: only you see it. When the masks fall, the best ghost is named with their score. Whoever presses here agrees to that.
button-slate = My suspicion
# Whoever judged best of those who were out: of so many who were still in.
ghost-best = { COUNT($names) ->
    [one] Best ghost: **{ $names }**, right about { $right } of { $judged }.
   *[other] Best ghosts: **{ $names }**, each right about { $right } of { $judged }.
}
aborted = { $names } – this table was closed by { $by }. Nothing of it counts.
aborted-reason = Reason: { $reason }
aborted-quiet = For an hour nothing has happened at this table of { $game }, so I have closed it. { COMMAND("join") } opens a new one.
aborted-forsaken = The server { $server } removed me a week ago and did not invite me back, so I have closed the table of { $game } there. Nothing of it counts.
aborted-hidden = What was secret stays secret unless all who sat there to the end agree to reveal it (so far { $agreed } of { $number }).
aborted-revealed = All who sat there to the end have agreed: nothing is secret any more.
agreed = You agree to reveal everything (so far { $agreed } of { $number }). Until all do, nothing is told.
agreed-all = All have agreed: the story and the record can be read now.
record = The record of the game, with everything that was secret.
story-page = -# Page { $page } of { $pages }
replay-step = Step { $step } of { $steps }
replay-steps = Step
replay-seen = Seen by: { $who }
replay-onlooker = an onlooker
replay-everything = everything, nothing hidden
replay-seen-hint = Through whose eyes?
history-title = The last matches of { $name }
history-none = No match of { $name } that was played to its end can be seen here.
history-hint = Replay one of them
history-with = with { $names }
history-table = Table { $number }
history-outcome = { $rank ->
        [1] won
       *[other] place { $rank } of { $seats }
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
story-told = To { $names }: { $line }
log-empty = Nothing has happened yet.
rules-hint = Another topic

## Status and abort

status-shards = Shards of this process: { $connected } of { $own } connected; { $shards } in all.
status-no-table = There is no open table in this channel. { COMMAND("join") } opens one.
status-lobby = { $game } in { $where }: { $number ->
    [one] 1 seat taken
   *[other] { $number } seats taken
}, opened { $since }.
status-unshown = { $game } in { $where }: **cannot be shown**, because something is wrong with the game. Its answers are kept.
status-here = The table of this channel.
status-server = { $number ->
    [0] **This server** has no open table.
    [one] **This server** has 1 open table:
   *[other] **This server** has { $number } open tables:
}
status-health = **The bot**: version { $version } on Python { $python }, started { $since }, latency { $latency } ms, { $shards ->
    [one] 1 shard
   *[other] { $shards } shards
}, { $tables ->
    [one] 1 open table
   *[other] { $tables } open tables
} in all, { $invalid } invalid requests in 10 minutes.
status-restarted = Begun again: { $work ->
    [alive] sign of life
    [closing] closing of abandoned tables
    [cluster] working with other processes
    [computers] computer players
    [deletion] deleting of data
    [log] log channels
    [messages] messages
    [recovery] bringing tables in line
    [retention] dropping what is kept no longer
    [servers] looking after servers
    [shown] remembering what is shown
    [time] deadlines
    [turning] turning points
   *[other] { $work }
}{ $table ->
    [0] {""}
   *[other] {" "}(table { $table })
}, { $times ->
    [one] once
   *[other] { $times } times
}, last { $since }. The log has the reason.
status-paused = { $number ->
    [one] 1 table is paused, because its server has removed me.
   *[other] { $number } tables are paused, because their servers have removed me.
}
status-away = away: { $names }
status-offered = seats offered: { $names }
status-actions = **What hosts and admins did last**
abort-sure = Close this table? Its record is kept, but nothing of it counts.
abort-done = The table is closed. Everybody in it has been told.
trouble-channel-gone = The channel of this table is gone. Anybody who may manage the server can close it with { COMMAND("abort") }.
trouble-no-access = I may not post in this table’s channel: give me *View Channel*, *Send Messages* and *Attach Files* there.
trouble-no-connect = I may not post in this table’s channel: in voice and stage channels I also need *Connect*, besides *View Channel*, *Send Messages* and *Attach Files*.
trouble-server-gone = The server of this table has removed me. It is paused until I am invited back; after 7 days it is closed.
trouble-mention-me = The table is open, but I am not in this private thread and cannot show it: mention me here once, and it appears.
trouble-thread-locked = This thread is locked, and I may not change that: unlock it, or give me *Manage Threads*.
trouble-blocked = The server’s automatic moderation (AutoMod) blocks my messages in this table’s channel: make an exception for me there.
trouble-timed-out = I am timed out on this server and may not write: anybody who may moderate members can end that.
trouble-delayed-channel = Discord has trouble with my messages in this table’s channel. I keep trying; { COMMAND("board") } shows how things stand.
trouble-delayed-direct = Discord has trouble with some of my direct messages. I keep trying; { COMMAND("hand") } shows your question.
trouble-opening-paused = Discord does not let me open direct messages right now. { COMMAND("hand") } shows your question.
permission = { $key ->
    [view_channel] View Channel
    [read_messages] View Channel
    [send_messages] Send Messages
    [send_messages_in_threads] Send Messages in Threads
    [create_public_threads] Create Public Threads
    [attach_files] Attach Files
    [connect] Connect
   *[other] { $key }
}

## Refusals: what is wrong, and what to do

refusal-server-only = That works in a channel of a server only.
refusal-permissions = I cannot play here: I am missing the permission { $missing } in this channel. Somebody who manages the server can grant it in the channel’s settings.
refusal-unknown-game = I do not know that game. I know: { $games }.
refusal-option = That option or value does not exist. Choose one from the list.
refusal-other-game = A table of { $game } is open here. Join it without naming a game, or use another channel.
refusal-channel-taken = There is already a table in this channel. Join it with { COMMAND("join") }, or use another channel or a thread.
refusal-no-table = There is no open table in this channel. { COMMAND("join") } opens one.
refusal-no-table-anywhere = You do not sit at any running table. Use { COMMAND("join") } in a channel of a server.
refusal-no-such-table = That table does not exist any more.
refusal-stranger = You do not sit at this table. { COMMAND("join") } takes a seat, here if the game has not begun, else at a new table.
refusal-running = The game is already running, so that cannot be changed any more.
refusal-running-join = The game here is already running. Wait for the next one, or open a table in another channel or a thread with { COMMAND("join") }.
refusal-running-leave = The game is running. If you use { COMMAND("leave") }, a computer player takes your seat.
refusal-over = This table has ended. { COMMAND("join") } opens a new one.
refusal-not-over = The game is not over. What is secret is told at its end.
refusal-hidden = This game was broken off, so its secrets stay secret until all who sat there to the end agree to reveal them (so far { $agreed } of { $number }). They do so with *{ button-reveal }* under the message that the table was closed.
refusal-never-told = This game was broken off, and nobody sits there who could agree to reveal its secrets. They stay secret.
refusal-full = All { $number } seats are taken. Wait for the next game, or open a table in another channel or a thread.
refusal-full-computers = All { $number } seats are taken, some by computer players. Somebody at the table can remove one under *{ button-options }*.
refusal-too-many = That game is for at most { $number } players, and more sit here already.
refusal-no-computer = No computer player sits here.
refusal-host-only = Only the host, { $host }, can do that.
refusal-missing = { $number ->
    [one] 1 player is missing. Let somebody join, or add a computer player.
   *[other] { $number } players are missing. Let others join, or add computer players.
}
refusal-roster = The table has changed since you saw it. Look who sits there now, and press *{ button-start }* again.
refusal-show-here = You may not write in this channel, so nothing is shown here for you.
refusal-cut-empty = Nothing can be seen of that word. Type one with letters or digits.
refusal-cut-often = The cards have been cut { $number } times, and that is enough. Start the game.
refusal-cut-late = Something at this table changed while you typed, so your word does not count. Note the new fingerprint, and cut again with another word.
refusal-cut-known = That word has been used here. Take another one, which nobody can guess.
refusal-cuts-unseen = The cards have been cut. Use { COMMAND("start") } to see the words, or press *{ button-start }* in the lobby.
refusal-unsuitable = An option in the lobby is not for { $number } players. The host can change it under *{ button-options }*; or let others join.
refusal-not-started = The game has not started yet. Somebody at the table can press *{ button-start }*.
refusal-server-gone = The server { $server } has removed me, so this table is paused. It goes on when somebody invites me back; after 7 days it is closed.
refusal-not-a-member = You are not on the server { $server } any more, so you cannot sit at a table there.
refusal-not-open = This table is not open for you.
refusal-not-invited = No invitation to this table waits for you.
refusal-removed = The host has removed you from this table. Join another one, or open your own with { COMMAND("join") } elsewhere.
refusal-only-invited = Only people whom the host has invited can join this table. Ask the host, or open your own with { COMMAND("join") } elsewhere.
refusal-own-lobby = You already have a table that has not begun, in { $where }. Start it, or close it there with { COMMAND("abort") }.
refusal-most-seats = You sit at { $number } tables already, which is the most. Leave one, or wait until one has ended.
refusal-most-tables = { $number } tables are open on this server, which is the most it allows. Join one of them, or wait until one has ended.
refusal-most-opened = Within an hour you have opened { $number } tables that were not played to their end, which is the most. Join somebody else’s, or wait a little.
refusal-not-offered = This server does not offer that game. Choose one that { COMMAND("join") } suggests.
refusal-threads = I cannot open a thread here. Give me *Create Public Threads* and *Send Messages in Threads* in this channel, or switch *{ setting-threads }* off with { COMMAND("settings") }.
refusal-threads-most = This server has as many active threads as Discord allows. Close one of them, and try again.
refusal-is-bot = That is a bot. Choose people only.
refusal-block-self = You cannot block yourself.
refusal-block-most = You have blocked { $number } people already, which is the most. { COMMAND("my", "unblock") } makes room.
refusal-guest-blocked = You have blocked one of these people. To invite them, use { COMMAND("my", "unblock") } first.
refusal-most-guests = You can invite at most { $number } people to one table.
refusal-not-here = Choose somebody else who sits here.
refusal-manage-server = Only somebody who may manage the server can do that. Ask one of them.
refusal-administer = Only somebody who administers this server’s tables can do that. Ask one of them.
refusal-log-closed = I may not write in { $where }. Give me *View Channel* and *Send Messages* there, and choose it again.
refusal-not-asked = It is not your turn. You will get a message as soon as you are asked.
refusal-other-question = You are asked something else now. { COMMAND("hand") } shows your question.
refusal-not-this-game = You play { $game }: your question there is answered with { COMMAND($key, $word) }.
refusal-which-table = You are asked at several tables. Choose one of the suggestions, or use the command in the table’s channel.
refusal-answered = That question has been answered already. Nothing has changed.
refusal-stale = That was an earlier question. { COMMAND("hand") } shows the present one.
refusal-illegal-unknown = “{ $key }” is not among your choices now. Choose one of the suggestions; { COMMAND("hand") } shows them all.
refusal-illegal-twice = You took the same choice twice.
refusal-illegal-too-few = Take at least { $number }.
refusal-illegal-too-many = Take at most { $number }.
refusal-illegal-not-a-list = I did not understand that answer. { COMMAND("hand") } shows your question.
refusal-no-hand = You do not sit at a running table here. { COMMAND("join") } takes a seat.
refusal-no-board = No game has started in this channel yet.
refusal-no-part = The board has no such part. Choose one from the list.
refusal-ambiguous = “{ $key }” may mean more than one thing. Choose one of the suggestions.
refusal-forged = I do not know that button. Use the newest message, or { COMMAND("hand") }.
refusal-other-command = This command has just changed. Type it again.
refusal-unreadable = This table was played by a newer version of me and cannot be shown. Tell whoever runs the bot.
refusal-game-missing = The table here plays “{ $game }”, a game that I do not have now. Anybody who may manage the server can close it with { COMMAND("abort") }; whoever runs the bot can install the game again.
refusal-abort-lobby = Only the host, or somebody who manages the server, can close this table.
refusal-abort-running = Only somebody who manages the server can close a running table. Ask one of them. If you are the only person here, { COMMAND("leave") } lets the computer players finish it.
cannot-be-shown = **I cannot show this table.** Something is wrong with me or with this game. I keep trying, and all answers are kept. Tell whoever runs the bot this reference: `{ $reference }`. { COMMAND("abort") } ends the match.
refusal-defect = Something went wrong on my side, and nothing was lost. If it happens again, tell whoever runs the bot this reference: `{ $reference }`.
refusal-away = I cannot reach my database just now, so I do not know whether that was done. Nothing that I confirmed is lost. Look again in a minute, and repeat it if need be.
refusal-unwritten = I could not reach my database for a moment, and your answer was not stored. Please give it again.
