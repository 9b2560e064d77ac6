### Traitor: its story, and what decided it, once nothing is secret any more.

# The round stands above it.
traitor-story-round_started = { traitor-who } begins.
traitor-by-who = { $by_army ->
    [0] { $by_seat }
   *[other] { $by_seat } (army { $by_army })
}
traitor-story-gifts_settled = Everybody has said whether to give a Joker away.
traitor-story-joker_given = { $seat } gives a Joker to { $target_seat }.
traitor-story-traitors_met = The two traitors learn of each other: { $traitor_seats }.
traitor-story-hand_sorted = { $traitor ->
    [0] { traitor-who } keeps
    [1] **{ traitor-who } is the traitor** and keeps
   *[other] **{ traitor-who } is a traitor** and keeps
} { COUNT($ranks) ->
    [0] nothing
   *[other] { EACH("traitor-card", "rank suit", $ranks, $suits) }
}.
traitor-story-cards_taken = For { $points } points { traitor-who } draws { EACH("traitor-card", "rank suit", $ranks, $suits) }.
traitor-story-card_seen = { traitor-who } looks at no. { $target_slot } of { traitor-target-who }: { traitor-fold-target-card }.
traitor-story-card_left_open = { traitor-who } leaves { traitor-card } face up.
traitor-story-cards_lost = { traitor-who } still had { EACH("traitor-card", "rank suit", $ranks, $suits) }.
traitor-story-cards_standing = At the end { traitor-who } still has { EACH("traitor-card", "rank suit", $ranks, $suits) }.
traitor-story-joker_fate = Traitor: **{ traitor-who }**. { $fate ->
    [accused] The Joker fell in round { $fate_round }, accused by { traitor-by-who } with { traitor-fold-card }.
    [points] The Joker left the game in round { $fate_round }: the army had too many points.
   *[standing] The Joker stood to the end.
}
traitor-story-aim_reached = { $side ->
    [traitors] { $traitors ->
        [one] **The traitor wins:** enough other armies were eliminated ({ $out_seats }).
       *[other] **The traitors win:** enough other armies were eliminated ({ $out_seats }).
    }
   *[others] { $number ->
        [0] **The loyal armies win:** no Joker is left, and no more cards were needed.
        [one] **The loyal armies win:** after the last Joker, 1 more traitor card died.
       *[other] **The loyal armies win:** after the last Joker, { $number } more traitor cards died.
    }
}
traitor-story-last_blow = The last blow, by { traitor-who }: { traitor-moment-card } { $tie ->
    [1] against { traitor-moment-target-card } of { traitor-target-who }, a tie, and the accuser wins a tie
   *[0] beats { traitor-moment-target-card } of { traitor-target-who }
}.
traitor-story-side_told = { $traitor ->
    [1] Traitor
   *[0] Loyal
}. { $found_round ->
    [0] { "" }
   *[other] Found the traitor.{ " " }
}{ $jokers ->
    [0] { "" }
    [one] Killed the Joker.{ " " }
   *[other] Killed both Jokers.{ " " }
}{ $last ->
    [1] Last blow.{ " " }
   *[0] { "" }
}{ SUM($foes, $friends) ->
    [0] Killed nothing.
   *[other] Killed: { $foes } { $traitor ->
        [1] loyal
       *[0] traitor
    } { $foes ->
        [one] card
       *[other] cards
    }{ $friends ->
        [0] .
       *[other] , { $friends } { $traitor ->
            [1] of the other traitor.
           *[0] loyal.
        }
    }
}
