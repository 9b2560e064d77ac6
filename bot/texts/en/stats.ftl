### Statistics: what somebody’s matches on a server come to, told and drawn.

command-stats = stats
    .description = See how somebody’s matches went
    .person = person
    .person-note = Whose; usually your own
    .game = game
    .game-note = Only of this game

## What is told

stats-title = { $name } · { $game }
stats-all = all games
stats-tally = { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    }, { $wins } won{ $shared ->
        [0] { "" }
       *[other] { " " }({ $shared } shared)
    }
stats-total = { $tally }, { $percent }%
stats-streak = Wins in a row: { $longest } at best, { $now } now
stats-reliable = Reliable: { $part } of { $whole } finished without a time-out
stats-people = With people: { $tally }
stats-alone = With computer players only: { $tally }
stats-points = Points on average: { $points }
stats-side = { $side }: { $share } won
stats-rivals = Played with most often:
stats-rival = { $name }: { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    }, ahead in { $better }, behind in { $worse }
stats-somebody = *somebody*
stats-private = -# You show your statistics to nobody: only you see this, and nobody is compared with you. { COMMAND("privacy") } changes that.
stats-none = { $whose ->
    [own] You have not yet played a match to its end here. { COMMAND("join") } opens a table or takes a seat.
   *[other] { $name } has not yet played a match to its end here. { COMMAND("join") } opens a table, and can invite them to it.
}
stats-none-game = { $whose ->
    [own] You have not yet played a match of { $game } to its end here. { COMMAND("join") } opens a table of it.
   *[other] { $name } has not yet played a match of { $game } to its end here. { COMMAND("join") } opens a table of it, and can invite them.
}
refusal-no-statistics = { $name } shows no statistics, and no matches of the past either.

## What is drawn, and told in its description

stats-figure-matches = { $number ->
    [one] match
   *[other] matches
}
stats-figure-wins = { $shared ->
    [0] won
   *[other] won, { $shared } of them shared
}
stats-figure-streak = { $number ->
    [one] win in a row at best, { $now } now
   *[other] wins in a row at best, { $now } now
}
stats-figure-reliable = finished without a time-out
stats-share = { $part } of { $whole }
stats-average = { $all ->
    [true] Average: { $points }
   *[false] Average of all matches: { $points }
}
stats-course-points = { $all ->
    [true] Points of each match
   *[false] Points of the last { $number } matches
}
stats-course-rows = { $all ->
    [true] How each match came out
   *[false] How the last { $number } matches came out
}
stats-others = other games
stats-bars-games = Wins by game
stats-bars-sides = Wins by side
stats-bars-outcomes = All results
stats-outcome = { $key ->
    [won] won alone
    [shared] shared
    [lost] not won
   *[left] left
}

## The chronicle of the server

chronicle-again = { $number ->
    [2] { $who } has betrayed { $whom } for the second time.
    [3] { $who } has betrayed { $whom } for the third time.
    [4] { $who } has betrayed { $whom } for the fourth time.
    [5] { $who } has betrayed { $whom } for the fifth time.
   *[other] { $who } has betrayed { $whom } { $number } times by now.
}
chronicle-back = { $number ->
    [1] { $whom } had betrayed { $who } once. Today it was the other way round.
    [2] { $whom } had betrayed { $who } twice. Today it was the other way round.
   *[other] { $whom } had betrayed { $who } { $number } times. Today it was the other way round.
}
chronicle-first = { $number } games together, and never a betrayal. Until today: { $who } has betrayed { $whom }.
chronicle-so-far = { $number ->
    [2] { $who } has betrayed { $whom } twice so far.
   *[other] { $who } has betrayed { $whom } { $number } times so far.
}
