### Het Verraad: what has happened, in the short lines of the channel. Most are a part of a turn’s line, after the name.

het_verraad-fold-claims = Erste Gebiete: { $parts }.
het_verraad-fold-towers = Erste Türme: { $parts }.
het_verraad-fold-tax_paid = Steuer { $parts }
het_verraad-fold-income_paid = Einkommen { $parts }
het_verraad-fold-area_bought = kauft { $areas }
het_verraad-fold-tower_built = { COUNT($areas) ->
    [one] Turm auf { $areas }
   *[other] Türme auf { $areas }
}
het_verraad-fold-building_built = baut { $building } { $value } auf { $area }
het_verraad-fold-chip_bought = { $colour ->
    [white] { $number ->
        [one] ein weißer Chip
       *[other] { $number } weiße Chips
    }
   *[black] { $number ->
        [one] ein schwarzer Chip
       *[other] { $number } schwarze Chips
    }
}
het_verraad-fold-influence_played = **„{ NAME("het_verraad-influence", $influence) }“**{ $influence ->
    [gif] { " " }gegen { $owner_seats }
    [gouden_handel] { "" }
    [tovenaar] { "" }
   *[other] { " " }auf { $area }
}
het_verraad-fold-reacted = { $seat } reagiert mit „{ NAME("het_verraad-influence", $influence) }“
het_verraad-fold-tower_destroyed = der Turm ist weg
het_verraad-fold-building_destroyed = { $building } ist zerstört
het_verraad-fold-area_taken = { $taker ->
    [seat] **{ $taker_seats } übernimmt { $area }{ $owner ->
        [none] { "" }
       *[other] { " " }{ het_verraad-from }
    }**
   *[master] **der Schwarze Meister übernimmt { $area }{ $owner ->
        [none] { "" }
       *[other] { " " }{ het_verraad-from }
    }**
}
het_verraad-fold-area_isolated = **{ $area } ist umzingelt und geht { het_verraad-from } an { $taker ->
    [seat] { $taker_seats }
   *[master] den Schwarzen Meister
}**
het_verraad-fold-area_freed = { $owner ->
    [seat] { $owner_seats } verliert { $area }
   *[master] der Schwarze Meister verliert { $area }
}
het_verraad-fold-poisoned = { $target_seat } verliert { $value ->
    [0] { NAME("het_verraad-bricks", $number) }
   *[other] { $building } und { NAME("het_verraad-bricks", $number) }
}
het_verraad-fold-power_moved = { $holder ->
    [seat] { $holder_seats } bekommt die { NAME("het_verraad-power", $power) }
    [master] der Schwarze Meister bekommt die { NAME("het_verraad-power", $power) }
   *[none] die { NAME("het_verraad-power", $power) } ist frei
}
het_verraad-fold-master_moved = Schwarzer Meister nach { $area }
het_verraad-fold-master_attacked = greift { $target_seat } auf { $area } an, { $black_total } zu { $white_total }: { $upshot ->
    [conquered] erobert
    [held] hält stand
   *[tied] Gleichstand, der Ritter ist weg
}
het_verraad-fold-standings = Punkte: { $rows } · Schwarzer Meister { $master }
