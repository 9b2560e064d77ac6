### Verräter: what has happened, in the short lines of the channel.

verraeter-fold-allegiance_taken = { $seat } { NAME("verraeter-house", $house) }
verraeter-fold-all-allegiance_taken = Häuser: { $parts }.
verraeter-fold-building_placed = { $seat } { NAME("verraeter-landscape-at", $landscape) } auf { NAME("verraeter-clock", $position) }
verraeter-fold-all-building_placed = Erste Gutshöfe: { $parts }.
verraeter-fold-conflict_chosen = { $seat } stellt { NAME("verraeter-landscape", $landscape) } { $value } ({ NAME("verraeter-house", $house) }, { NAME("verraeter-clock", $position) }) gegen { NAME("verraeter-landscape", $other_landscape) } { $other_value } ({ NAME("verraeter-house", $other_house) }, { NAME("verraeter-clock", $other_position) }).
verraeter-fold-role = { $seat }, { NAME("verraeter-role", $role) }
verraeter-fold-cards = { COUNT($cards) ->
    [0] keine Karten
    [one] { $cards }
   *[other] { $cards } = { $total }
}
verraeter-fold-conflict_resolved = { $winner ->
    [eagle] **Adler { $eagle } : { $rose } Rose.**
    [rose] **Rose { $rose } : { $eagle } Adler.**
   *[none] **Adler { $eagle } : { $rose } Rose, Gleichstand.** Keine Landschaft wechselt den Besitzer.
}
verraeter-fold-points = +{ $points } { $seats }{ $part ->
    [landscapes] { "" }
    [traitor] { " " }(Verräter)
    [strategist] { " " }(Stratege)
   *[offices] { " " }(Kontore)
}
verraeter-fold-supply_drawn = { $seat } { $number }
verraeter-fold-all-supply_drawn = Gezogen: { $parts }.
verraeter-fold-standings = Punkte: { $rows }
