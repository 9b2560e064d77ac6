### Het Verraad: what has happened, in the short lines of the channel. Most are a part of a turn’s line, after the name.

het_verraad-fold-claims = Eerste gebieden: { $parts }.
het_verraad-fold-towers = Eerste wachttorens: { $parts }.
het_verraad-fold-tax_paid = belasting { $parts }
het_verraad-fold-income_paid = inkomsten { $parts }
het_verraad-fold-area_bought = koopt { $areas }
het_verraad-fold-tower_built = { COUNT($areas) ->
    [one] wachttoren op { $areas }
   *[other] wachttorens op { $areas }
}
het_verraad-fold-building_built = plaatst { $building } { $value } op { $area }
het_verraad-fold-chip_bought = { $colour ->
    [white] { $number ->
        [one] een witte krachtfiche
       *[other] { $number } witte krachtfiches
    }
   *[black] { $number ->
        [one] een zwarte krachtfiche
       *[other] { $number } zwarte krachtfiches
    }
}
het_verraad-fold-influence_played = **{ NAME("het_verraad-influence", $influence) }**{ $influence ->
    [gif] { " " }tegen { $owner_seats }
    [gouden_handel] { "" }
    [tovenaar] { "" }
   *[other] { " " }op { $area }
}
het_verraad-fold-reacted = { $seat } reageert met { NAME("het_verraad-influence", $influence) }
het_verraad-fold-tower_destroyed = de wachttoren is weg
het_verraad-fold-building_destroyed = { $building } is vernietigd
het_verraad-fold-area_taken = { $taker ->
    [seat] **{ $taker_seats } neemt { $area } over{ $owner ->
        [none] { "" }
       *[other] { " " }{ het_verraad-from }
    }**
   *[master] **de Zwarte Meester neemt { $area } over{ $owner ->
        [none] { "" }
       *[other] { " " }{ het_verraad-from }
    }**
}
het_verraad-fold-area_isolated = **{ $area } is omsingeld en gaat { het_verraad-from } naar { $taker ->
    [seat] { $taker_seats }
   *[master] de Zwarte Meester
}**
het_verraad-fold-area_freed = { $owner ->
    [seat] { $owner_seats } verliest { $area }
   *[master] de Zwarte Meester verliest { $area }
}
het_verraad-fold-poisoned = { $target_seat } verliest { $value ->
    [0] { NAME("het_verraad-bricks", $number) }
   *[other] { $building } en { NAME("het_verraad-bricks", $number) }
}
het_verraad-fold-power_moved = { $holder ->
    [seat] { $holder_seats } krijgt de { NAME("het_verraad-power", $power) }
    [master] de Zwarte Meester krijgt de { NAME("het_verraad-power", $power) }
   *[none] de { NAME("het_verraad-power", $power) } is vrij
}
het_verraad-fold-master_moved = Zwarte Meester naar { $area }
het_verraad-fold-master_attacked = valt { $target_seat } aan op { $area }, { $black_total } tegen { $white_total }: { $upshot ->
    [conquered] veroverd
    [held] houdt stand
   *[tied] gelijk, de ridder is weg
}
het_verraad-fold-standings = Punten: { $rows } · Zwarte Meester { $master }
