### Calls to play: who wants to be called, and Call players in a lobby.

command-my-notify = notify
    .description = Be called when a table on this server lacks people
    .wish = wish
    .wish-note = Whether I call you; without any choice I say what you have chosen
    .game = game
    .game-note = Only to this game; without it, to every game
    .since = from
    .since-note = I call you only from this hour of the day on, by your time zone
    .until = to
    .until-note = From this hour of the day on I do not call you any more
menu-invite = Invite to my table
menu-stats = Stats
menu-replay = Replay this
notify-wish-on = call me
notify-wish-off = don’t call me
notify-on = **I call you on this server when a table lacks people:**
notify-off = I don’t call you to any table on this server.
notify-all = every game
notify-gone = a game that is not here now
notify-line = - { $game }
notify-line-hours = - { $game }, from { $since } to { $until } in { $zone }
notify-line-lost = - { $game }, but not now: you chose hours, and your time zone is missing. { COMMAND("my", "reminders") } sets it.
notify-terms = -# At most 3 times a day, never while you sit at a table, and { $quiet ->
    [yes] never in your quiet hours.
   *[no] at night, too: { COMMAND("my", "reminders") } sets quiet hours.
} Nobody else sees this.
notify-ended = I no longer call you on this server. { COMMAND("my", "notify") } takes that back.
button-notify-on = Call me to every game
button-notify-off = Don’t call me any more
button-call = Call players
button-uncall = Don’t call me again
summons = { $names }: this table of **{ $game }** lacks people. Who plays?
called = { $number ->
    [one] I have called 1 player.
   *[other] I have called { $number } players.
}
called-role = I have called { $role }.
menu-invited = { $name } is invited to your table in { $where }.

refusal-no-own-lobby = You have no table here whose game has not begun. Open one with { COMMAND("join") }, then invite.
refusal-sits-there = That person sits at your table in { $where } already.
refusal-no-end-there = There is nothing to replay under that message. Choose one in which I tell how a match ended.
refusal-call-nobody = Nobody who asked for this can be called now. { COMMAND("my", "notify") } is for those who want to be called.
refusal-call-once = Players have been called to this table already: that works once a table.
refusal-call-often = You have called players { $number } times within a day, which is the most. Invite somebody with { COMMAND("join") } instead.
refusal-call-busy = Players have just been called to many tables on this server. Try again in an hour, or invite somebody with { COMMAND("join") }.
refusal-call-private = This thread is private, so I call nobody here. Invite people with { COMMAND("join") }.
refusal-call-role = I may not mention { $role }. Somebody who manages the server can let everybody mention that role, or give me *Mention @everyone, @here, and All Roles*.
refusal-call-zone = I do not know your time zone. Choose it with { COMMAND("my", "reminders") }, then name the hours again.
refusal-call-hours = From and to are the same hour, so I would never call you. Name two different hours, or none.
