### Het Verraad: what has happened, in the short lines of the channel. Most are a part of a turn’s line, after the name.

het_verraad-fold-claims = First areas: { $parts }.
het_verraad-fold-towers = First towers: { $parts }.
het_verraad-fold-tax_paid = tax { $parts }
het_verraad-fold-income_paid = income { $parts }
het_verraad-fold-area_bought = buys { $areas }
het_verraad-fold-tower_built = { COUNT($areas) ->
    [one] tower on { $areas }
   *[other] towers on { $areas }
}
het_verraad-fold-building_built = builds { $building } { $value } on { $area }
het_verraad-fold-chip_bought = { $colour ->
    [white] { $number ->
        [one] a white chip
       *[other] { $number } white chips
    }
   *[black] { $number ->
        [one] a black chip
       *[other] { $number } black chips
    }
}
het_verraad-fold-influence_played = **{ NAME("het_verraad-influence", $influence) }**{ $influence ->
    [gif] { " " }on { $owner_seats }
    [gouden_handel] { "" }
    [tovenaar] { "" }
   *[other] { " " }on { $area }
}
het_verraad-fold-reacted = { $seat } reacts with { NAME("het_verraad-influence", $influence) }
het_verraad-fold-tower_destroyed = the tower falls
het_verraad-fold-building_destroyed = { $building } is destroyed
het_verraad-fold-area_taken = { $taker ->
    [seat] **{ $taker_seats } takes { $area }{ $owner ->
        [none] { "" }
       *[other] { " " }{ het_verraad-from }
    }**
   *[master] **the Black Master takes { $area }{ $owner ->
        [none] { "" }
       *[other] { " " }{ het_verraad-from }
    }**
}
het_verraad-fold-area_isolated = **{ $area } is surrounded and falls { het_verraad-from } to { $taker ->
    [seat] { $taker_seats }
   *[master] the Black Master
}**
het_verraad-fold-area_freed = { $owner ->
    [seat] { $owner_seats } loses { $area }
   *[master] the Black Master loses { $area }
}
het_verraad-fold-poisoned = { $target_seat } loses { $value ->
    [0] { NAME("het_verraad-bricks", $number) }
   *[other] { $building } and { NAME("het_verraad-bricks", $number) }
}
het_verraad-fold-power_moved = { $holder ->
    [seat] { $holder_seats } gets the { NAME("het_verraad-power", $power) }
    [master] the Black Master gets the { NAME("het_verraad-power", $power) }
   *[none] the { NAME("het_verraad-power", $power) } is free
}
het_verraad-fold-master_moved = Black Master to { $area }
het_verraad-fold-master_attacked = attacks { $target_seat } on { $area }, { $black_total } to { $white_total }: { $upshot ->
    [conquered] conquered
    [held] it holds
   *[tied] a tie, the knight is gone
}
het_verraad-fold-standings = Points: { $rows } · Black Master { $master }
