### Tables that are planned for a time.

## What people type

command-plan = plan
    .description = Plan a table for a time: people say if they come, and the table opens by itself
    .when = when
    .when-note = As you would say it: friday 20:30, tomorrow 8pm, in 2 hours, 27.11. 19:00
    .game = game
    .game-note = Which game you want to play
    .seats = seats
    .seats-note = For how many people; otherwise for as many as the game takes
    .zone = time-zone
    .zone-note = Your time zone, once: I remember it

## The plan

button-plan-in = I’m in
button-plan-out = Not this time
button-plan-cancel = Cancel
button-plan-here = I’m here
button-plan-half = 30 minutes later
button-plan-day = Same time tomorrow
button-plan-close = Close
plan-seats-taken = { $missing ->
    [0] **{ $number } of { $most } seats taken.** That is enough to play; more are welcome.
    [one] **{ $number } of { $most } seats taken.** 1 more is needed, with { $least } you can play.
   *[other] **{ $number } of { $most } seats taken.** { $missing } more are needed, with { $least } you can play.
}
plan-is-full = **Full:** all { $number } seats are taken. If somebody cannot come, a seat is free again.
plan-opened = The table has opened.
plan-closed = This plan was closed before the game began.
plan-moved-on = ~~{ $game }~~ Moved to { $when }.

## The event in the server’s own list

event-name = { $game }, { $place }
event-text = { $host } is planning a table of { $game }. To come along, press *{ button-plan-in }* below the plan in { $where }. The table opens there by itself.
event-number = Plan { $number }
event-none = { $why ->
    [permission] The plan has no event in the server’s list: I lack the permission *Create Events*.
    [full] The plan has no event in the server’s list: the server has as many as Discord allows.
   *[refused] The plan has no event in the server’s list: Discord did not take it.
} People come with the buttons all the same.
refusal-events = I may not create events here. Somebody who manages the server can give me *Create Events*, or switch *{ setting-events }* off with { COMMAND("settings") }.

## Calls

plan-moved = { $names } – { $game } was moved to { $when }. Your seats stay yours; if the new time does not suit you, say so under the plan.
plan-reminder = { $names } – { $game } begins { $soon }. Still coming?
plan-now = { $names } – it is time for { $game }! Press *{ button-plan-here }*, and you sit at the table. The game starts by itself once all of you are here, or at { $start } with those who are, if they are enough.
plan-late = -# This comes late: I was away at the time.
plan-busy = There is another table in this channel, or the server has as many as it allows. As soon as there is room, yours opens here by itself. Or close the other table with { COMMAND("abort") }.
plan-too-few = { $names } – too few are here for { $game }. It starts as soon as there are enough. What shall I do? If nobody says anything, I close the plan in 30 minutes.
plan-cancelled = { $names } – { $by } has cancelled the plan: { $game }, { $when }.
plan-ended = Too few came for { $game }, so I have closed the plan. { COMMAND("plan") } makes a new one.
plan-missed = I was away for hours at the time that was planned for { $game } ({ $when }), so I have closed the plan. { COMMAND("plan") } makes a new one.
lobby-coming = Still to come: { $names }.

## Answers

plan-made = Planned: { $game }, { $when }. You have the first seat. { $first ->
    [call] At the time I call everybody who is in.
   *[remind] 15 minutes before I ask everybody who is in whether they are coming.
}
plan-you-are-in = You are in: { $game }, { $when }.
plan-you-are-out = You are not coming. Your seat is free for somebody else.
plan-you-are-here = Good. You sit down as soon as the table opens.
plan-you-sit = You sit at the table.
plan-was-moved = Moved to { $when }.
plan-cancel-sure = Cancel this plan? Everybody who is in is told.
plan-in-line = { $game } in { $where }, { $when }: { $number ->
    [one] 1 is coming
   *[other] { $number } are coming
}.
# A pattern of Babel: day of the week, day, month, hour and minute.
plan-time-pattern = EEEE d MMMM, HH:mm
plan-not-yet = { $why ->
    [zone] Your time zone first: type your city in the option “time-zone”
    [hour] Go on: at what time?
    [past] That is past
    [near] That is too soon
    [far] That is too far away
    [gap] The clocks change just then: choose another time
    [twice] The clocks change just then: choose another time
   *[unknown] I do not understand that. For example: friday 20:30
}
status-plans = **Planned:**

## Refusals

refusal-plan-over = That plan is over, or was moved.
refusal-plan-early = It is not yet time. 15 minutes before I ask who is here.
refusal-plan-unopened = This table has not opened yet. Its time must have come, and somebody must press *{ button-plan-here }*.
refusal-plan-full = All { $number } seats are taken. If somebody cannot come, a seat is free again: look here a little later.
refusal-plan-host = Only the host of the plan can do that.
refusal-plan-seats = That game is for { $least } to { $most } players.
refusal-most-plans = You have { $number } plans on this server already, which is the most. Cancel one, or wait until it is over.
refusal-most-plans-here = { $number } tables are planned on this server, which is the most. Come to one of them, or wait until one is over.
refusal-most-coming = You are coming to { $number } planned tables already, which is the most. Give a seat back first.
refusal-when-unknown = I do not understand that time. Type it like this: *friday 20:30*, *tomorrow 8pm*, *in 2 hours*, *27.11. 19:00*, *2026-11-27 19:00*.
refusal-when-hour = At what time? Type an hour, too: *friday 20:30*.
refusal-when-past = { $when } is past. Type a time to come, such as *tomorrow 20:00*.
refusal-when-near = That is in less than { $minutes } minutes. Open the table right now with { COMMAND("join") }.
refusal-when-far = { $when } is too far away. You can plan at most { $days } days ahead.
refusal-when-gap = There is no { $when }: the clocks go forward just then. Choose an earlier or a later time.
refusal-when-twice = { $when } comes twice: the clocks go back just then. Choose an earlier or a later time.
refusal-when-zone = I do not know your time zone yet. Type your city in the option *{ command-plan.zone }* and choose one of the suggestions: I remember it.
