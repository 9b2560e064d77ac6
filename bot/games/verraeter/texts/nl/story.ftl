### Verräter: its story, and what decided it, once nothing is secret any more.

# The round stands above it.
verraeter-story-round_started = Startspeler: { $seat }.
verraeter-story-role_taken = { $seat } houdt **{ NAME("verraeter-role-the", $role) }**, gekozen uit { NAME("verraeter-role", $roles) }.
verraeter-story-roles_left = Ongezien weggelegd: { NAME("verraeter-role", $aside) }. Overgebleven: { NAME("verraeter-role", $left) }.
verraeter-story-cards_drawn = { COUNT($cards) ->
    [one] { $seat } trekt de { $cards }.
   *[other] { $seat } trekt { $cards }.
}
# What a seat kept in one round, and its points then.
verraeter-role-then = { NAME("verraeter-role", $role) }{ $house ->
    [eagle] { " " }→ Adelaar
    [rose] { " " }→ Roos
   *[other] { "" }
}{ $gain ->
    [0] { "" }
   *[other] { " " }+{ $gain }
}
verraeter-won-conflicts = In { $won } van de { $conflicts } conflicten bij de winnaars.
verraeter-story-roles_told = Rollen, ronde na ronde: { EACH("verraeter-role-then", "role house gain", $roles, $houses, $gains) }. { COUNT($cards) ->
    [0] Er bleef geen kaart in de hand over.
    [one] Aan het eind in de hand: één kaart, de { $cards }.
   *[other] Aan het eind in de hand: { $cards }.
} { verraeter-won-conflicts }
verraeter-office = { $seat } +{ $points } ({ $number } × { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
})
verraeter-story-offices_told = { COUNT($last_seats) ->
    [one] **De laatste zet gaf de doorslag:** { verraeter-last-office }. Kantoren:
   *[other] { $turned ->
        [1] **De kantoren gaven de doorslag:**
       *[0] Kantoren:
    }
} { EACH("verraeter-office", "seat points number cards", $office_seats, $office_gains, $office_numbers, $office_cards) }.
# Who changed sides, and how many times.
verraeter-turned = { $seat } { $times }×
verraeter-story-war_told = Gewonnen conflicten: Adelaar { $eagle }, Roos { $rose }{ $ties ->
    [0] { "" }
   *[other] , gelijk { $ties }
}. { COUNT($traitor_seats) ->
    [0] Niemand wisselde van kant.
   *[other] Overgelopen: { EACH("verraeter-turned", "seat times", $traitor_seats, $times) }.
}{ COUNT($loyal_seats) ->
    [0] { "" }
   *[other] { " " }Altijd trouw: { $loyal_seats }.
}
