### Verräter: what has happened, in the short lines of the channel.

verraeter-fold-allegiance_taken = { $seat } { NAME("verraeter-house", $house) }
verraeter-fold-all-allegiance_taken = Huizen: { $parts }.
verraeter-fold-building_placed = { $seat } { NAME("verraeter-landscape-at", $landscape) } op { NAME("verraeter-clock", $position) }
verraeter-fold-all-building_placed = Eerste hoeven: { $parts }.
verraeter-fold-conflict_chosen = { $seat } zet { NAME("verraeter-landscape", $landscape) } { $value } ({ NAME("verraeter-house", $house) }, { NAME("verraeter-clock", $position) }) tegenover { NAME("verraeter-landscape", $other_landscape) } { $other_value } ({ NAME("verraeter-house", $other_house) }, { NAME("verraeter-clock", $other_position) }).
verraeter-fold-role = { $seat }, { NAME("verraeter-role", $role) }
verraeter-fold-cards = { COUNT($cards) ->
    [0] geen kaarten
    [one] { $cards }
   *[other] { $cards } = { $total }
}
verraeter-fold-conflict_resolved = { $winner ->
    [eagle] **Adelaar { $eagle } : { $rose } Roos.**
    [rose] **Roos { $rose } : { $eagle } Adelaar.**
   *[none] **Adelaar { $eagle } : { $rose } Roos, gelijk.** Geen landschap wisselt van eigenaar.
}
verraeter-fold-points = +{ $points } { $seats }{ $part ->
    [landscapes] { "" }
    [traitor] { " " }(Verrader)
    [strategist] { " " }(Strateeg)
   *[offices] { " " }(kantoren)
}
verraeter-fold-supply_drawn = { $seat } { $number }
verraeter-fold-all-supply_drawn = Getrokken: { $parts }.
verraeter-fold-standings = Punten: { $rows }
