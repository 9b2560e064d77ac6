### Verräter: its story, and what decided it, once nothing is secret any more.

# The round stands above it.
verraeter-story-round_started = Startspieler: { $seat }.
verraeter-story-role_taken = { $seat } behält **{ NAME("verraeter-role-the", $role) }**, zur Wahl standen { NAME("verraeter-role", $roles) }.
verraeter-story-roles_left = Ungesehen beiseitegelegt: { NAME("verraeter-role", $aside) }. Übrig geblieben: { NAME("verraeter-role", $left) }.
verraeter-story-cards_drawn = { COUNT($cards) ->
    [one] { $seat } zieht die { $cards }.
   *[other] { $seat } zieht { $cards }.
}
# What a seat kept in one round, and its points then.
verraeter-role-then = { NAME("verraeter-role", $role) }{ $house ->
    [eagle] { " " }→ Adler
    [rose] { " " }→ Rose
   *[other] { "" }
}{ $gain ->
    [0] { "" }
   *[other] { " " }+{ $gain }
}
verraeter-won-conflicts = In { $won } von { $conflicts } Konflikten auf der Siegerseite.
verraeter-story-roles_told = Rollen, Runde für Runde: { EACH("verraeter-role-then", "role house gain", $roles, $houses, $gains) }. { COUNT($cards) ->
    [0] Auf der Hand blieb keine Karte.
    [one] Am Ende auf der Hand: eine Karte, die { $cards }.
   *[other] Am Ende auf der Hand: { $cards }.
} { verraeter-won-conflicts }
verraeter-office = { $seat } +{ $points } ({ $number } × { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
})
verraeter-story-offices_told = { COUNT($last_seats) ->
    [one] **Der letzte Zug hat entschieden:** { verraeter-last-office }. Kontore:
   *[other] { $turned ->
        [1] **Die Kontore haben entschieden:**
       *[0] Kontore:
    }
} { EACH("verraeter-office", "seat points number cards", $office_seats, $office_gains, $office_numbers, $office_cards) }.
# Who changed sides, and how many times.
verraeter-turned = { $seat } { $times }×
verraeter-story-war_told = Gewonnene Konflikte: Adler { $eagle }, Rose { $rose }{ $ties ->
    [0] { "" }
   *[other] , unentschieden { $ties }
}. { COUNT($traitor_seats) ->
    [0] Niemand wechselte die Seite.
   *[other] Übergelaufen: { EACH("verraeter-turned", "seat times", $traitor_seats, $times) }.
}{ COUNT($loyal_seats) ->
    [0] { "" }
   *[other] { " " }Nie: { $loyal_seats }.
}
