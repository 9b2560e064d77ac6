### Time, and people who are away.

## What people type

command-seat = seat
    .description = Let a computer player stand in for you, come back, or hand your seat over
command-seat-away = away
    .description = Let a computer player stand in for you until you are back
command-seat-back = back
    .description = Answer for yourself again
command-seat-handover = handover
    .description = Offer your seat in the running game to somebody else
    .person = person
    .person-note = Who may take your seat
command-clock = clock
    .description = Stop the clock of your table, let it run again, or give more time
command-clock-pause = pause
    .description = Stop the clock of your table for a while
command-clock-resume = resume
    .description = Let the clock of your table run again
command-clock-more = more
    .description = More time: give everybody the time of this stage once more
command-my = my
    .description = Your reminders and tips, and whom you have blocked
command-my-reminders = reminders
    .description = Choose how often I remind you when others wait for you
    .often = how-often
    .often-note = As usual, by post also every 8 hours, or never
    .quiet = quiet-hours
    .quiet-note = A time zone: from 22:00 to 8:00 there I do not remind you

## Pace

options-pace = Pace
    .note = How long people may think
pace = { $key ->
    [live] live, { $minutes } minutes a turn, plus { $reserve } in all for slow turns
    [none] no clock
   *[other] by post, { $hours } hours a turn
}
pace-short = { $key ->
    [live] { $minutes } min a turn{ $window ->
        [0] { "" }
       *[other] { "" }, { $window } s to react
    }
    [none] no clock
   *[other] by post, { $hours } h a turn
}
options-substitutes = Substitutes
    .note = Who may take the seat of somebody who leaves or stays away
substitutes = { $key ->
    [anyone] people and computer players
   *[computers] computer players only
}

## At the table

time-until = ⏳ Time runs out { $when }.
time-until-each = ⏳ Time runs out: { $each }
time-paused = ⏸ Paused by { $name }. It goes on { $when }, or when somebody answers.
time-silence = ⏸ Nobody has answered for a long time, so the clock stands still. It goes on when somebody answers; otherwise the table is closed { $when } and nothing counts.
aborted-silence = { $names } – for a day nobody has gone on with this paused game, so I have closed the table. Nothing of it counts.
name-away = { $name } (away)
tenure = { $why ->
    [left] { $before } has left; a computer player goes on in seat { $seat }.
    [left-host] { $before } has left; a computer player goes on in seat { $seat }. { $host } is the host now.
    [time] { $before }’s time is up; a computer player stands in.
    [away] { $before } is away; a computer player stands in.
    [back] { $name } is back.
    [taken] { $name } has taken { $before }’s seat and sees what { $before } knew.
   *[start] { $name } has seat { $seat }.
}
sat = Seat { $seat }: { $who }
sat-from = from { $round } { $name }
sat-computer = a computer player ({ level-name-usual })
act = { $what ->
    [pause] { $who } has stopped the clock.
    [resume] { $who } has let the clock run again.
    [more] { $who } has given everybody the time of this stage once more.
    [standin] { $who } has let a computer player stand in for { $about }.
    [taken_back] { $who } has taken an answer back.
   *[offer] { $who } has offered { $about }’s seat to others.
}
absence-away = { $name } is away; a computer player stands in.
absence-overdue = { $name }’s time is up. A computer player plays for them { $when }. If you do not want to wait that long, press the button.
absence-offered = { $name }’s seat is free: anybody who has not sat at this table yet may take it and play on with that hand.
offer = { $person }, { offer-told }
offer-told = { $name } offers you their seat in this game. If you take it, you see their hand and play on with it.
button-present = I am back
label-standin = Stand-in for { $name }
label-take = Take { $name }’s seat

## In direct messages

reminder = { $window ->
    [pass] ⏰ Answers are still open. Time runs out { $when }; anybody who has not answered by then passes.
    [stand-in] ⏰ Some have still to answer. Time runs out { $when }; for whoever has not answered by then a computer player stands in.
   *[no] ⏰ You are being waited for. Time runs out { $when }; then a computer player may stand in for you.
}
away-told = { $why ->
    [time] Your time was up, so a computer player stands in for you. { $offered ->
        [true] Somebody else may take the seat now; until then it stays yours:
       *[false] The seat stays yours:
    } press **{ button-present }** whenever you like, or answer your next question yourself.
   *[away] A computer player stands in for you. { $offered ->
        [true] Somebody else may take the seat now; until then it stays yours:
       *[false] The seat stays yours:
    } press **{ button-present }** whenever you like, or answer your next question yourself.
}
away-over = A computer player stood in for you.
welcome = You have taken { $before }’s seat (seat { $seat }). You see all that is known there, and have the full time for your answers. Your questions come here.
no-longer-yours = This seat is not yours any more.

## One’s own reminders

reminders-usual = as usual
reminders-often = as usual, and by post every 8 hours
reminders-off = never
quiet-none = none
quiet-hours = 22:00 to 8:00 in { $zone } (it is { $now } there now)
reminders-now = I remind you: **{ $often }**. Quiet hours: **{ $quiet }**. Deadlines stay as they are, and nobody else sees this.

## Answers

away-done = A computer player stands in for you now. Press **{ button-present }** in your direct messages or use { COMMAND("seat", "back") } when you return.
back-done = Welcome back. You answer for yourself again, from your next question on.
took-seat = You have taken seat { $seat }. Your questions come as direct messages.
handover-sure = Offer your seat to { $name }? You play on until they take it, and until then { COMMAND("seat", "back") } keeps it. Once it is taken you have left: you cannot come back, your statistics say that you left this match, and if it counts for the leaderboard, you come last there. If you will be back, { COMMAND("seat", "away") } is better: then the match stays yours.
handover-done = { $name } has been asked. You play on until the seat is taken; with { COMMAND("seat", "back") } you keep it.
paused-done = The clock stands still. It goes on { $when }, when somebody answers, or with { COMMAND("clock", "resume") }.
resumed-done = The clock runs again.
moretime-done = Everybody has the time of this stage once more.
table-done = Done. The table reads: { $line }

refusal-away-already = A computer player stands in for you already. { COMMAND("seat", "back") } ends that.
refusal-away-alone = You are the only person here: nothing goes on without you anyway.
refusal-not-away = You are not away: you answer for yourself.
refusal-seat-not-free = That seat is not free any more.
refusal-sat-here = You sit or sat at this table, so you cannot take another seat in this match.
refusal-sat-here-they = That person sits or sat at this table and cannot take another seat in this match.
refusal-computers-only = At this table only computer players may take over a seat; that was agreed before the start.
refusal-offer-present = { $name } is there, and their time is not up. Only the seat of somebody who is away, has left, or is too late can be offered.
refusal-not-a-player = A bot cannot take a seat.
refusal-not-on-server = { $name } is not on this server.
refusal-no-clock = No clock runs at this table.
refusal-paused-already = The clock stands still already. { COMMAND("clock", "resume") } lets it run again.
refusal-not-paused = The clock is running.
refusal-more-already = The time of this stage has been given once more already.
refusal-not-overdue = That is not needed any more.
refusal-host-running = Only the host can do that; the host here is { $host }.
refusal-stood-in = A computer player already answers for { $name }.
refusal-not-late = { $name }’s time is not up. A computer player can stand in only after that.
refusal-offered-already = { $name }’s seat is already offered.
refusal-offer-computer = { $name } is a computer player. Only the seat of a person can be offered.
refusal-handover-blocked = You have blocked that person. To offer them your seat, use { COMMAND("my", "unblock") } first.
refusal-no-zone = I do not know that time zone. Type the name of a city, and choose one of the suggestions.

## Talk before a vote

options-talk = Talk before a vote
    .note = How long everybody talks in a live game before voting
talk-length = { $minutes ->
    [0] none
    [1] 1 minute
   *[other] { $minutes } minutes
}
lobby-talk = Talk before a vote: { $length }
talk-until = 💬 Talk it over. You vote { $when }, or as soon as everybody is ready.
talk-stands = 💬 Talk it over. The clock stands still at the moment.
talk-missing = ⏰ { $names } – your vote is missing. Time runs out { $when }.
label-vote = Vote
label-ready = Ready to vote ({ $ready }/{ $number })
label-longer = { $minutes } more minutes
awaited-talk = Everybody is talking; the vote comes after that.
status-running = { $game } in { $where }: { $round ->
    [0] { $phase }
   *[other] { $counted }, { $phase }
}{ $awaited ->
    [0] ; everybody is talking before the vote
   *[other] , waiting for { $names }, asked { $since }
}.

refusal-back-first = Welcome back: your seat is yours again, and everybody has been told. Please answer once more.
refusal-talk-first = First everybody talks. You can vote once the time is up or all are ready.
refusal-talk-over = The talk is over already.
refusal-talk-out = You are out of this round: only those who are alive have a say here.
refusal-talk-more-already = You have asked for more time once in this game, and once is all there is.
refusal-talk-more-enough = This talk has been extended { $number } times already; that is the most.
refusal-ready-already = You have said that you are ready.
