### Verräter: what has happened, in the short lines of the channel.

verraeter-fold-allegiance_taken = { $seat } { NAME("verraeter-house", $house) }
verraeter-fold-all-allegiance_taken = Houses: { $parts }.
verraeter-fold-building_placed = { $seat } { NAME("verraeter-landscape-at", $landscape) } at { NAME("verraeter-clock", $position) }
verraeter-fold-all-building_placed = First estates: { $parts }.
verraeter-fold-conflict_chosen = { $seat } picks { NAME("verraeter-landscape", $landscape) } { $value } ({ NAME("verraeter-house", $house) }, { NAME("verraeter-clock", $position) }) against { NAME("verraeter-landscape", $other_landscape) } { $other_value } ({ NAME("verraeter-house", $other_house) }, { NAME("verraeter-clock", $other_position) }).
verraeter-fold-role = { $seat }, { NAME("verraeter-role", $role) }
verraeter-fold-cards = { COUNT($cards) ->
    [0] no cards
    [one] { $cards }
   *[other] { $cards } = { $total }
}
verraeter-fold-conflict_resolved = { $winner ->
    [eagle] **Eagle { $eagle } : { $rose } Rose.**
    [rose] **Rose { $rose } : { $eagle } Eagle.**
   *[none] **Eagle { $eagle } : { $rose } Rose, a tie.** No landscape changes hands.
}
verraeter-fold-points = +{ $points } { $seats }{ $part ->
    [landscapes] { "" }
    [traitor] { " " }(Traitor)
    [strategist] { " " }(Strategist)
   *[offices] { " " }(offices)
}
verraeter-fold-supply_drawn = { $seat } { $number }
verraeter-fold-all-supply_drawn = Cards drawn: { $parts }.
verraeter-fold-standings = Points: { $rows }
