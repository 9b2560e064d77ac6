### Het Verraad: what has happened, in the short sentences of the channel. Most follow the name of the seat in turn, and
### several are joined by commas and “and”. Changes of points stand behind them in brackets.

## The set-up

het_verraad-fold-claims = Erste Gebiete: { $parts }.
het_verraad-fold-first_towers = Erste Türme: { $parts }.

## What has mattered in a round

het_verraad-fold-leads = { $how ->
    [together] { $names } führen gemeinsam mit { $points }
    [still] { $names } führt mit { $points }
    [drops] { $names } fällt auf { $points }, liegt aber vorn
    [alone] { $names } führt allein, mit { $points }
    [stands] { $names } liegt mit { $points } vorn
    [again] { $names } führt wieder, mit { $points }
   *[now] { $names } geht mit { $points } in Führung
}; der Schwarze Meister hat { $master }.
het_verraad-fold-level = { $number ->
    [one] { $names } liegt mit dem Schwarzen Meister gleichauf bei { $points }: Dann siegt das Gute.
   *[other] { $names } liegen mit dem Schwarzen Meister gleichauf bei { $points }: Dann siegt das Gute.
}
het_verraad-fold-near = { $names } { $needs ->
    [one] fehlt
   *[other] fehlen
}{ $number ->
    [one] { "" }
   *[other] { " " }je
} { NAME("het_verraad-points", $needs) } zum Ende: Dies kann die letzte Runde sein.
het_verraad-fold-evil_led = Zwischenzeitlich führte das Böse { $points } zu { $most }.
het_verraad-fold-evil_lacks = Der Schwarze Meister hat { $points } und bräuchte am Ende { $needs }.
het_verraad-fold-master_leads = Der Schwarze Meister führt { $points } zu { $most }.{ $heirs ->
    [0] { "" }
    [one] { " " }Erbe wäre jetzt { $names } (schwarze Chips: { $number }).
   *[other] { " " }Als Erben gleichauf: { $names } (schwarze Chips: je { $number }).
}
het_verraad-fold-last_round = Die letzte Runde! { $reason ->
    [seat] { $name } kommt von { $before } auf { $points }.
    [passed] { $lead }
    [master] Der Schwarze Meister hat { $number } erreicht.
   *[deck] Keine Gebäudekarte ist mehr da.
}{ $left ->
    [none] { "" }
   *[other] { " " }Noch am Zug: { $left }.
}
het_verraad-fold-area = { $areas } { het_verraad-from }
het_verraad-fold-takes = { $name } nimmt { $taker ->
    [master] für den Schwarzen Meister
   *[seat] sich
} { $areas }.
het_verraad-fold-loses = { $name ->
    [none] Der Schwarze Meister
   *[other] { $name }
} verliert { $areas }.
het_verraad-fold-powers = { $number ->
    [one] Großmacht: { $parts }.
   *[other] Großmächte: { $parts }.
}
het_verraad-fold-burnt = { $owner ->
    [seat] { $name }
   *[master] Der Schwarze Meister
} verliert { $building } auf { $area } durch Brand.
# A great power and its new holder.
het_verraad-fold-power = { NAME("het_verraad-alt-power", $power) } ({ NAME("het_verraad-points", $points) }) { $holder ->
    [seat] an { $name }
    [master] an den Schwarzen Meister
   *[none] an niemanden
}
het_verraad-fold-master_stands = Der Schwarze Meister steht auf { $area }.
het_verraad-fold-standings = Punkte: { $rows }; Schwarzer Meister { $master }
het_verraad-fold-master = Schwarzer Meister

## What somebody did in their turn

het_verraad-fold-card_taken = nimmt { $building } ({ NAME("het_verraad-category", $category) }){ $number ->
    [0] { "" }
    [one] { " " }und den Baustein darauf
   *[other] { " " }und die { $number } Bausteine darauf
}
het_verraad-fold-buys = kauft { $things }{ het_verraad-fold-for }
het_verraad-fold-thing = { $thing ->
    [white] { $number ->
        [one] einen weißen Chip
       *[other] { $number } weiße Chips
    }
    [black] { $number ->
        [one] einen schwarzen Chip
       *[other] { $number } schwarze Chips
    }
    [influence] { $number ->
        [one] eine Einflusskarte
       *[other] { $number } Einflusskarten
    }
   *[drawn] { $number ->
        [one] eine Gebäudekarte
       *[other] { $number } Gebäudekarten
    }
}
het_verraad-fold-for = { $price ->
    [0] { "" }
   *[other] { " " }für { NAME("het_verraad-bricks", $price) }
}
het_verraad-fold-builds = baut auf { $areas }
het_verraad-fold-buildings = baut { $parts }
het_verraad-fold-building = { $building } auf { $area }{ COUNT($former) ->
    [0] { "" }
   *[other] { " " }anstelle von { $former }
}
het_verraad-fold-towers = { $number ->
    [one] stellt{ het_verraad-fold-for } einen Turm auf { $areas }
   *[other] stellt{ het_verraad-fold-for } Türme auf { $areas }
}
het_verraad-fold-sells = verkauft { $things }{ het_verraad-fold-for }
het_verraad-fold-gouden_handel = verkauft { $things }{ het_verraad-fold-for } durch **„{ NAME("het_verraad-influence", "gouden_handel") }“**
het_verraad-fold-swaps = tauscht einen Chip gegen einen schwarzen
het_verraad-fold-influence_given = bekommt für ein rotes Feld eine Einflusskarte
het_verraad-fold-influence_discarded = wirft „{ NAME("het_verraad-influence", $influence) }“ ab
het_verraad-fold-stands = steht bei { NAME("het_verraad-points-with", $points) }

## Influence cards, great powers and the Black Master in their turn

het_verraad-fold-influence_played = spielt **„{ NAME("het_verraad-influence", $influence) }“**{ $influence ->
    [gif] { " " }gegen { $owner_seats }
    [gouden_handel] { "" }
    [tovenaar] { " " }(bestimmt die nächste offene Karte)
   *[other] { " " }auf { $area }
}
het_verraad-fold-reacted = { $to ->
    [buy] findet { $area } durch **„{ NAME("het_verraad-influence", $influence) }“** von { $seat } versperrt
    [master] findet { $area } durch **„{ NAME("het_verraad-influence", $influence) }“** von { $seat } versperrt
   *[other] scheitert mit „{ NAME("het_verraad-influence", $to) }“ an **„{ NAME("het_verraad-influence", $influence) }“** von { $seat }
}
het_verraad-fold-tower_destroyed = bringt mit **„{ NAME("het_verraad-influence", $influence) }“** den Turm auf { $area } zu Fall
het_verraad-fold-building_destroyed = brennt mit „{ NAME("het_verraad-influence", "brand") }“ **{ $building } auf { $area } nieder**
het_verraad-fold-area_taken = { $reason ->
    [attack] { "" }
   *[other] nimmt sich mit „{ NAME("het_verraad-influence", $reason) }“{ " " }
}{ $reason ->
    [attack] **nimmt { $area }
   *[other] **{ $area }
}{ $owner ->
    [none] { "" }
   *[other] { " " }{ het_verraad-from }
}{ $taker ->
    [seat] { "" }
   *[master] { " " }für den Schwarzen Meister
}**
het_verraad-fold-area_isolated = **umzingelt { $area } und nimmt es { het_verraad-from }{ $taker ->
    [seat] { "" }
   *[master] { " " }für den Schwarzen Meister
}**
het_verraad-fold-area_freed = **vertreibt { $owner ->
    [seat] { $owner_seats }
   *[master] den Schwarzen Meister
} von { $area }**{ $reason ->
    [attack] { "" }
   *[other] { " " }mit „{ NAME("het_verraad-influence", $reason) }“
}
het_verraad-fold-poisoned = bringt { $target_seat } mit **„{ NAME("het_verraad-influence", "gif") }“** um { $value ->
    [0] { NAME("het_verraad-bricks", $number) }
   *[other] { $building }{ $number ->
        [0] { "" }
       *[other] { " " }und { NAME("het_verraad-bricks", $number) }
    }
}
het_verraad-fold-power_moved = { $former ->
    [seat] **entreißt { $former_seats } die { NAME("het_verraad-power", $power) }**
    [master] **entreißt dem Schwarzen Meister die { NAME("het_verraad-power", $power) }**
   *[none] **gewinnt die { NAME("het_verraad-power", $power) }**
}
het_verraad-fold-master_moved = { COUNT($from_area) ->
    [0] **führt den Schwarzen Meister durch das Tor nach { $area }**
   *[other] führt den Schwarzen Meister nach { $area }
}
het_verraad-fold-master_attacked = { $upshot ->
    [conquered] **erobert { $area } von { $target_seat } für den Schwarzen Meister** ({ $black_total } zu { $white_total })
    [held] greift { $target_seat } auf { $area } vergeblich an ({ $black_total } zu { $white_total })
   *[tied] **vertreibt { $target_seat } von { $area }** ({ $black_total } zu { $white_total }: jetzt frei zu kaufen)
}

## What others got or paid meanwhile

het_verraad-fold-power_elsewhere = { $holder ->
    [seat] **{ $holder_seats } gewinnt die { NAME("het_verraad-power", $power) }**
    [master] **Der Schwarze Meister gewinnt die { NAME("het_verraad-power", $power) }**
   *[none] **{ $former ->
        [seat] { $former_seats } verliert
       *[master] Der Schwarze Meister verliert
    } die { NAME("het_verraad-power", $power) }**
}
# What the reader has lost, before all else.
het_verraad-fold-own_loss = **Du verlierst { $how ->
    [brand] { $building } auf { $area }
   *[other] { $area }
}{ $value ->
    [0] { "" }
   *[other] { " " }(−{ $value })
}**: { $how ->
    [attack] { $seat } hat mit { $black } gegen { $white } angegriffen, { $to ->
        [master] der Schwarze Meister bekommt es
       *[other] niemand bekommt es
    }
    [isolation] { $seat } hat es { $to ->
        [master] für den Schwarzen Meister umzingelt
       *[other] umzingelt
    }
   *[other] { $seat } hat „{ NAME("het_verraad-influence", $how) }“ gespielt{ $to ->
        [hand] , { $building } kommt zurück auf deine Hand
        [master] , der Schwarze Meister bekommt es
       *[other] { "" }
    }
}.{ $price ->
    [0] { "" }
   *[other] { " " }Für { NAME("het_verraad-bricks", $price) } kannst du es zurückkaufen: { $building } steht noch dort.
}
het_verraad-fold-own_power = **Du verlierst die { NAME("het_verraad-power", $power) } (−{ $points })**{ $holder ->
    [seat] { " " }an { $holder_seats }
    [master] { " " }an den Schwarzen Meister
   *[none] { "" }
}.
# Land and great powers that the reader has gained.
het_verraad-fold-own_gain = **Jetzt dein:** { $parts }.
# The same for the message that tells the end.
het_verraad-fold-last_losses = **Seit deiner letzten Antwort:** { $lost }
# Between the scores that a turn has changed and the weightiest of its deeds.
het_verraad-fold-mostly = vor allem
het_verraad-fold-evening = **Dein Abend:** { $points ->
    [0] Allein vorn warst du nie
   *[other] In Runde { $number } führtest du mit { $points }
}; { $lost ->
    [0] niemand hat dir einen Punkt genommen.
   *[other] andere haben dir { NAME("het_verraad-points", $lost) } genommen ({ EACH("het_verraad-fold-thief", "name amount", $thieves, $amounts) }).
}
het_verraad-fold-thief = { $name } { $amount }
het_verraad-fold-received = Karten der anderen brachten dir { NAME("het_verraad-bricks", $number) }{ $tax ->
    [0] { "" }
   *[other] , minus { $tax } Steuern
}.
het_verraad-fold-tax_paid = Die Stadtkarte besteuert alles über { $limit } Bausteine: { $parts }.
het_verraad-fold-income_paid = { $category ->
    [burgerij] Die Bürger bringen
    [nijverheid] Das Gewerbe bringt
    [handel] Der Handel bringt
   *[stad] Die Stadt bringt
} { $parts } { $last ->
    [one] Baustein
   *[other] Bausteine
}.
