## The headline of the end

traitor-headline = { $side_won ->
    [traitor] { $number ->
        [one] The traitor gets away with it: { $names } wins
       *[other] The traitors get away with it: { $names } win
    }
    [loyal] { $beaten_number ->
        [one] The hunt is over: { $beaten } was the traitor, and the loyal win
       *[other] The hunt is over: { $beaten } were the traitors, and the loyal win
    }
   *[none] { $usual }
}

# The scores of a side; a trophy stands before those of the winners.
traitor-standing-side = { $side ->
    [traitor] { $number ->
        [one] Traitor
       *[other] Traitors
    }
   *[loyal] Loyal
}{ $won ->
    [true] { "" }
   *[false] , lost
}: { $names }
# Before the own score.
traitor-own-lose = You lose: your side decides, not your points

## Short sentences on what decided the match

traitor-end-joker_fate = { $found_round ->
    [0] { traitor-who } held the Joker: { $fate ->
        [accused] { traitor-by-who } killed it in round { $fate_round }
        [points] it left in round { $fate_round }, too many points
       *[standing] nobody killed it
    }
   *[other] { $found_seat } caught { traitor-who } in round { $found_round }, { $fate ->
        [accused] { traitor-by-who } killed the Joker in round { $fate_round }
        [points] the Joker left in round { $fate_round }, too many points
       *[standing] nobody killed the Joker
    }
}.
# Whose card killed a traitor’s, and which.
traitor-killer = { $seat } ({ traitor-moment-card })
traitor-end-aim_reached = { $side ->
    [traitors] Eliminated: { $out_seats }.
   *[others] { $number ->
        [0] { "" }
        [one] The last traitor card fell to { EACH("traitor-killer", "seat rank suit", $by_seats, $ranks, $suits) }.
       *[other] The last { $number } traitor cards fell to { EACH("traitor-killer", "seat rank suit", $by_seats, $ranks, $suits) }.
    }
}

## The film of the betrayal

traitor-film-deed = { $key ->
    [gives] { $name } gives a Joker to { $other } in secret
    [meet] Two traitors learn of each other: { $name } and { $other }
   *[holds] { $number ->
        [one] { $name } is dealt the Joker and is therefore the traitor
       *[other] { $name } holds a Joker and is therefore a traitor
    }
}
traitor-film-looks = { $name } turns a card of { $other } up, for no eyes but their own: { $card }
# A card that beats another one.
traitor-film-beats = { $card } { $tie ->
    [1] wins a tie with { $dead }
   *[0] beats { $dead }
}
traitor-film-strikes = { $key ->
    [masked] Behind the mask, { $name } kills a card of { $other }: { traitor-film-beats }
    [open] Found out, { $name } strikes back at { $other }: { traitor-film-beats }
    [friends] Friend against friend: { $name } kills a card of { $other }, and both are loyal
    [blind] { $name } hits { $other }, unaware that this is a traitor: { traitor-film-beats }
    [hunt] { $name } hunts { $other } down: { traitor-film-beats }
   *[fails] { $name } strikes { $other } and loses { $card } to { $dead }
}
traitor-film-several = { $key ->
    [blind] { $number } blind hits on { $other }, and nobody knows yet
    [hunt] The hunt for { $other }: { $number } more cards fall
    [friends] Friend against friend: the loyal kill { $number } of their own cards
    [masked] Behind the mask, { $name } kills { $number } cards in a row
   *[open] Found out, { $name } kills { $number } cards in a row
}
# Somebody who was loyal, and lost so many cards when others who were accused them.
traitor-film-scapegoat = Loyal { $name }, hunted by friends: their accusations have killed { $number } cards by now
# The strongest suspicion of somebody loyal in the whole match, and that of a traitor then.
traitor-film-suspected = Most suspected is { $name }, who is loyal: { $share }%. Only { $other }% lies on { $traitor }, who holds the Joker
traitor-film-fallen = { $key ->
    [exposed] The Joker falls to { $by }: { $name } is unmasked
    [suits] One suit too many: { $name } is found out, in a fight with { $by }
    [points] { $name } is out: too many points
   *[cards] { $name } is out: the last card falls to { $by }
}
# By how much: armies out of those that the traitor needs, or cards that the loyal still needed.
traitor-film-result = { $names } { $number ->
    [one] was the traitor
   *[other] were the traitors
}{ $side ->
    [traitors] { $number ->
        [one] { " " }and gets
       *[other] { " " }and get
    } away with it: { traitor-picture-aim }, { $needed ->
        [0] a Joker alive
        [one] 1 card short of being caught
       *[other] { $needed } cards short of being caught
    }
   *[others] , and the loyal win { $out ->
        [0] before any loyal army was out
       *[other] with { $out } of { $aim } loyal armies out
    }
}
# Below the picture of suspicions.
traitor-knew = -# The suspicion as the board told it to all, at the end of each round or just before the truth came out.
traitor-knew-scale = How likely the Joker hides there, in %
