### Verräter: its story, and what decided it, once nothing is secret any more.

# The round stands above it.
verraeter-story-round_started = Start player: { $seat }.
verraeter-story-role_taken = { $seat } keeps **{ NAME("verraeter-role-the", $role) }**, offered { NAME("verraeter-role", $roles) }.
verraeter-story-roles_left = Put aside unseen: { NAME("verraeter-role", $aside) }. Left over: { NAME("verraeter-role", $left) }.
verraeter-story-cards_drawn = { COUNT($cards) ->
    [one] { $seat } draws the { $cards }.
   *[other] { $seat } draws { $cards }.
}
# What a seat kept in one round, and its points then.
verraeter-role-then = { NAME("verraeter-role", $role) }{ $house ->
    [eagle] { " " }→ Eagle
    [rose] { " " }→ Rose
   *[other] { "" }
}{ $gain ->
    [0] { "" }
   *[other] { " " }+{ $gain }
}
verraeter-won-conflicts = On the winning side in { $won } of { $conflicts } conflicts.
verraeter-story-roles_told = Roles, round by round: { EACH("verraeter-role-then", "role house gain", $roles, $houses, $gains) }. { COUNT($cards) ->
    [0] No card was left in hand.
    [one] In hand at the end: one card, the { $cards }.
   *[other] In hand at the end: { $cards }.
} { verraeter-won-conflicts }
verraeter-office = { $seat } +{ $points } ({ $number } × { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
})
verraeter-story-offices_told = { COUNT($last_seats) ->
    [one] **The last act decided it:** { verraeter-last-office }. Offices:
   *[other] { $turned ->
        [1] **Offices decided it:**
       *[0] Offices:
    }
} { EACH("verraeter-office", "seat points number cards", $office_seats, $office_gains, $office_numbers, $office_cards) }.
# Who changed sides, and how many times.
verraeter-turned = { $seat } { $times }×
verraeter-story-war_told = Conflicts won: Eagle { $eagle }, Rose { $rose }{ $ties ->
    [0] { "" }
    [one] , 1 tie
   *[other] , { $ties } ties
}. { COUNT($traitor_seats) ->
    [0] Nobody changed sides.
   *[other] Turned traitor: { EACH("verraeter-turned", "seat times", $traitor_seats, $times) }.
}{ COUNT($loyal_seats) ->
    [0] { "" }
   *[other] { " " }Always loyal: { $loyal_seats }.
}
