### Het Verraad: what has happened, in the short sentences of the channel. Most follow the name of the seat in turn, and
### several are joined by commas and “and”. Changes of points stand behind them in brackets.

## The set-up

het_verraad-fold-claims = Eerste gebieden: { $parts }.
het_verraad-fold-first_towers = Eerste wachttorens: { $parts }.

## What has mattered in a round

het_verraad-fold-leads = { $how ->
    [together] { $names } gaan samen aan kop met { $points }
    [still] { $names } staat voor met { $points }
    [drops] { $names } zakt naar { $points }, maar staat voor
    [alone] { $names } gaat alleen aan kop, met { $points }
    [stands] { $names } staat bovenaan met { $points }
    [again] { $names } leidt weer, met { $points }
   *[now] { $names } neemt de leiding met { $points }
}; de Zwarte Meester heeft { $master }.
het_verraad-fold-level = { $number ->
    [one] { $names } staat met { $points } gelijk met de Zwarte Meester: dan wint het goede.
   *[other] { $names } staan met { $points } gelijk met de Zwarte Meester: dan wint het goede.
}
het_verraad-fold-near = { $number ->
    [one] { $names } heeft er nog { $needs } nodig
   *[other] { $names } hebben er elk nog { $needs } nodig
}: dit kan de laatste ronde zijn.
het_verraad-fold-evil_led = Even leidde het kwaad met { $points } tegen { $most }.
het_verraad-fold-evil_lacks = De Zwarte Meester heeft { $points } en zou er aan het eind { $needs } nodig hebben.
het_verraad-fold-master_leads = De Zwarte Meester leidt met { $points } tegen { $most }.{ $heirs ->
    [0] { "" }
    [one] { " " }Nu wint { $names } met hem ({ NAME("het_verraad-black-chips", $number) }).
   *[other] { " " }Nu wint een van hen met hem: { $names } (elk { NAME("het_verraad-black-chips", $number) }).
}
het_verraad-fold-last_round = De laatste ronde! { $reason ->
    [seat] { $name } gaat van { $before } naar { $points }.
    [passed] { $lead }
    [master] De Zwarte Meester heeft { $number } bereikt.
   *[deck] De gebouwkaarten zijn op.
}{ $left ->
    [none] { "" }
   *[other] { " " }Nog aan de beurt: { $left }.
}
het_verraad-fold-area = { $areas } { het_verraad-from }
het_verraad-fold-takes = { $name } pakt { $areas } af{ $taker ->
    [master] { " " }voor de Zwarte Meester
   *[seat] { "" }
}.
het_verraad-fold-loses = { $name ->
    [none] De Zwarte Meester
   *[other] { $name }
} verliest { $areas }.
het_verraad-fold-powers = { $number ->
    [one] Grootmacht: { $parts }.
   *[other] Grootmachten: { $parts }.
}
het_verraad-fold-burnt = { $owner ->
    [seat] { $name }
   *[master] De Zwarte Meester
} verliest { $building } op { $area } door brand.
# A great power and its new holder.
het_verraad-fold-power = { NAME("het_verraad-alt-power", $power) } ({ NAME("het_verraad-points", $points) }) { $holder ->
    [seat] naar { $name }
    [master] naar de Zwarte Meester
   *[none] naar niemand
}
het_verraad-fold-master_stands = De Zwarte Meester staat op { $area }.
het_verraad-fold-standings = Punten: { $rows }; Zwarte Meester { $master }
het_verraad-fold-master = Zwarte Meester

## What somebody did in their turn

het_verraad-fold-card_taken = neemt { $building } ({ NAME("het_verraad-category", $category) }){ $number ->
    [0] { "" }
    [one] { " " }en de bouwsteen erop
   *[other] { " " }en de { $number } bouwstenen erop
}
het_verraad-fold-buys = koopt { $things }{ het_verraad-fold-for }
het_verraad-fold-thing = { $thing ->
    [white] { $number ->
        [one] een witte krachtfiche
       *[other] { $number } witte krachtfiches
    }
    [black] { $number ->
        [one] een zwarte krachtfiche
       *[other] { $number } zwarte krachtfiches
    }
    [influence] { $number ->
        [one] een invloedkaart
       *[other] { $number } invloedkaarten
    }
   *[drawn] { $number ->
        [one] een gebouwkaart
       *[other] { $number } gebouwkaarten
    }
}
het_verraad-fold-for = { $price ->
    [0] { "" }
   *[other] { " " }voor { NAME("het_verraad-bricks", $price) }
}
het_verraad-fold-builds = bouwt op { $areas }
het_verraad-fold-buildings = bouwt { $parts }
het_verraad-fold-building = { $building } op { $area }{ COUNT($former) ->
    [0] { "" }
   *[other] { " " }in plaats van { $former }
}
het_verraad-fold-towers = { $number ->
    [one] zet{ het_verraad-fold-for } een wachttoren op { $areas }
   *[other] zet{ het_verraad-fold-for } wachttorens op { $areas }
}
het_verraad-fold-sells = verkoopt { $things }{ het_verraad-fold-for }
het_verraad-fold-gouden_handel = verkoopt { $things }{ het_verraad-fold-for } met **{ NAME("het_verraad-influence", "gouden_handel") }**
het_verraad-fold-swaps = ruilt een krachtfiche om voor een zwarte
het_verraad-fold-influence_given = krijgt een invloedkaart voor een rood vak
het_verraad-fold-influence_discarded = legt { NAME("het_verraad-influence", $influence) } af
het_verraad-fold-stands = staat op { NAME("het_verraad-points", $points) }

## Influence cards, great powers and the Black Master in their turn

het_verraad-fold-influence_played = speelt **{ NAME("het_verraad-influence", $influence) }**{ $influence ->
    [gif] { " " }tegen { $owner_seats }
    [gouden_handel] { "" }
    [tovenaar] { " " }(kiest de volgende open kaart)
   *[other] { " " }op { $area }
}
het_verraad-fold-reacted = { $to ->
    [buy] vindt { $area } versperd door de **{ NAME("het_verraad-influence", $influence) }** van { $seat }
    [master] vindt { $area } versperd door de **{ NAME("het_verraad-influence", $influence) }** van { $seat }
   *[other] strandt met { NAME("het_verraad-influence", $to) } op de **{ NAME("het_verraad-influence", $influence) }** van { $seat }
}
het_verraad-fold-tower_destroyed = haalt met **{ NAME("het_verraad-influence", $influence) }** de wachttoren op { $area } neer
het_verraad-fold-building_destroyed = **brandt { $building } op { $area } plat** met { NAME("het_verraad-influence", "brand") }
het_verraad-fold-area_taken = **pakt { $area }{ $owner ->
    [none] { "" }
   *[other] { " " }{ het_verraad-from } af
}{ $taker ->
    [seat] { "" }
   *[master] { " " }voor de Zwarte Meester
}**{ $reason ->
    [attack] { "" }
   *[other] { " " }met { NAME("het_verraad-influence", $reason) }
}
het_verraad-fold-area_isolated = **omsingelt { $area } en pakt het { het_verraad-from } af{ $taker ->
    [seat] { "" }
   *[master] { " " }voor de Zwarte Meester
}**
het_verraad-fold-area_freed = **verjaagt { $owner ->
    [seat] { $owner_seats }
   *[master] de Zwarte Meester
} van { $area }**{ $reason ->
    [attack] { "" }
   *[other] { " " }met { NAME("het_verraad-influence", $reason) }
}
het_verraad-fold-poisoned = berooft { $target_seat } met **{ NAME("het_verraad-influence", "gif") }** van { $value ->
    [0] { NAME("het_verraad-bricks", $number) }
   *[other] { $building }{ $number ->
        [0] { "" }
       *[other] { " " }en { NAME("het_verraad-bricks", $number) }
    }
}
het_verraad-fold-power_moved = { $former ->
    [seat] **pakt { $former_seats } de { NAME("het_verraad-power", $power) } af**
    [master] **pakt de Zwarte Meester de { NAME("het_verraad-power", $power) } af**
   *[none] **verovert de { NAME("het_verraad-power", $power) }**
}
het_verraad-fold-master_moved = { COUNT($from_area) ->
    [0] **leidt de Zwarte Meester door de poort naar { $area }**
   *[other] leidt de Zwarte Meester naar { $area }
}
het_verraad-fold-master_attacked = { $upshot ->
    [conquered] **verovert { $area } op { $target_seat } voor de Zwarte Meester** ({ $black_total } tegen { $white_total })
    [held] valt { $target_seat } op { $area } vergeefs aan ({ $black_total } tegen { $white_total })
   *[tied] **verjaagt { $target_seat } van { $area }** ({ $black_total } tegen { $white_total }: nu vrij te koop)
}

## What others got or paid meanwhile

het_verraad-fold-power_elsewhere = { $holder ->
    [seat] **{ $holder_seats } verovert de { NAME("het_verraad-power", $power) }**
    [master] **De Zwarte Meester verovert de { NAME("het_verraad-power", $power) }**
   *[none] **{ $former ->
        [seat] { $former_seats } verliest
       *[master] De Zwarte Meester verliest
    } de { NAME("het_verraad-power", $power) }**
}
# What the reader has lost, before all else.
het_verraad-fold-own_loss = **Je verliest { $how ->
    [brand] { $building } op { $area }
   *[other] { $area }
}{ $value ->
    [0] { "" }
   *[other] { " " }(−{ $value })
}**: { $how ->
    [attack] { $seat } heeft met { $black } tegen { $white } aangevallen, { $to ->
        [master] de Zwarte Meester krijgt het
       *[other] niemand krijgt het
    }
    [isolation] { $seat } heeft het { $to ->
        [master] voor de Zwarte Meester omsingeld
       *[other] omsingeld
    }
   *[other] { $seat } heeft { NAME("het_verraad-influence", $how) } gespeeld{ $to ->
        [hand] , { $building } gaat terug naar je hand
        [master] , de Zwarte Meester krijgt het
       *[other] { "" }
    }
}.{ $price ->
    [0] { "" }
   *[other] { " " }Koop het voor { NAME("het_verraad-bricks", $price) } terug: { $building } staat er nog.
}
het_verraad-fold-own_power = **Je verliest de { NAME("het_verraad-power", $power) } (−{ $points })**{ $holder ->
    [seat] { " " }aan { $holder_seats }
    [master] { " " }aan de Zwarte Meester
   *[none] { "" }
}.
# Land and great powers that the reader has gained.
het_verraad-fold-own_gain = **Nu van jou:** { $parts }.
# The same for the message that tells the end.
het_verraad-fold-last_losses = **Sinds je laatste antwoord:** { $lost }
# Between the scores that a turn has changed and the weightiest of its deeds.
het_verraad-fold-mostly = vooral
het_verraad-fold-evening = **Jouw avond:** { $points ->
    [0] je stond nooit alleen aan kop
   *[other] je leidde met { $points } in ronde { $number }
}; { $lost ->
    [0] niemand heeft je een punt afgepakt.
   *[other] anderen hebben je { NAME("het_verraad-points", $lost) } afgepakt ({ EACH("het_verraad-fold-thief", "name amount", $thieves, $amounts) }).
}
het_verraad-fold-thief = { $name } { $amount }
het_verraad-fold-received = Kaarten van anderen leverden je { NAME("het_verraad-bricks", $number) } op{ $tax ->
    [0] { "" }
   *[other] , min { $tax } belasting
}.
het_verraad-fold-tax_paid = De stadskaart belast alles boven { $limit } bouwstenen: { $parts }.
het_verraad-fold-income_paid = De { $category ->
    [burgerij] burgerij
    [nijverheid] nijverheid
    [handel] handel
   *[stad] stad
} levert { $parts } { $last ->
    [one] bouwsteen
   *[other] bouwstenen
} op.
