### Wat er op de afbeeldingen van Het Verraad staat, en wat ze zeggen tegen wie ze niet ziet.

## Op het bord

het_verraad-picture-master = Zwarte Meester
het_verraad-picture-pawnshop = Pandjeshuis
het_verraad-picture-market = Vrije Markt
het_verraad-picture-supply = Voorraad
# Below the marks of those with most points.
het_verraad-picture-leads = { $count ->
    [one] leidt
   *[other] gelijk
}
het_verraad-picture-last-round = Laatste ronde
het_verraad-picture-won = { $key ->
    [evil] Het kwade wint
   *[good] Het goede wint
}

## Op een hand

het_verraad-picture-chips = Zwarte krachtfiches:
het_verraad-picture-incomes = Inkomsten per categorie
# Above the chips of both sides of an attack, and the odds of each upshot.
het_verraad-picture-attack = Aanval: dobbelsteen plus fiches
het_verraad-picture-odds = winst { $wins }% · gelijk { $ties }% · mis { $fails }%
het_verraad-picture-seen = Je ziet; één ervan komt open te liggen
het_verraad-picture-hand = Gebouwkaarten: { $count }
het_verraad-picture-influence = Invloedkaarten: { $count }
# After a large number.
het_verraad-picture-bricks = { $count ->
    [one] bouwsteen
   *[other] bouwstenen
}
het_verraad-picture-points = { $count ->
    [one] punt
   *[other] punten
}
# Before the price of the next chip.
het_verraad-picture-next = nieuw
# Below the name of a building card: its price, and its points or how many bricks are missing.
het_verraad-picture-card = { COUNT($zone) ->
    [0] { $lacks ->
        [0] { NAME("het_verraad-bricks", $value) } → { NAME("het_verraad-points", $value) }
       *[other] { NAME("het_verraad-bricks", $value) }, je mist er { $lacks }
    }
   *[other] { NAME("het_verraad-zone", $zone) }
}
het_verraad-picture-open = Open: elke beurt neem je er een
# Before the bricks that an open card pays: “you +3 · Ben +2”.
het_verraad-picture-you = jij
het_verraad-picture-pays-nobody = betaalt niets uit
het_verraad-picture-powers = Grootmachten: alleen de meeste, vanaf { $number }
het_verraad-picture-of-evil = { $areas ->
    [one] { $areas } gebied
   *[other] { $areas } gebieden
}, { $chips ->
    [one] { $chips } fiche
   *[other] { $chips } fiches
}

## Op een hand voor de eerste ronde

het_verraad-picture-start = Bouwen of verraden
het_verraad-picture-start-aims = { $key ->
    [aim] Doel: punten, uit gebouwen en grootmachten (meerderheden)
    [turn] Beurt: neem een kaart, bouw, leid de Zwarte Meester
   *[end] Einde: { $points } punten. Leidt de Meester, dan wint zwart
}
het_verraad-picture-mark = { $key ->
    [best] Beste
    [price] Prijs
    [bonus] Bonus 2
    [road] Weg
    [river] Rivier
    [gate] Poort
   *[tower] Toren
}

## Momenten

het_verraad-moment-heading = { $key ->
    [last_round] De laatste ronde
    [master_moved] Bij de poort
    [tie] Gelijke stand
    [building_destroyed] Brand
    [master_attacked] De aanval mislukt
    [seat_expelled] Verdreven
    [betrayal] Verraad
    [evil] Nu zou het kwade winnen
   *[area_taken] Een gebied valt
}
# After the name, if somebody has reached the points.
het_verraad-moment-trigger = { $reason ->
    [seat] { $before } → { $points } punten
    [master] De Zwarte Meester bereikt { NAME("het_verraad-points", $number) }
   *[deck] De gebouwkaarten zijn op
}
het_verraad-moment-also = Ook: { $names }
het_verraad-moment-left = Nog aan de beurt: { $names }
# What has brought the points.
het_verraad-moment-gain = { $key ->
    [built] Gebouwen
    [land] Land
   *[powers] Grootmachten
} { $change }
# After the name, unless it is the Black Master.
het_verraad-moment-falls = { $key ->
    [seat_expelled] heeft geen gebied meer
    [conquers] verovert { $area } voor de Zwarte Meester
   *[loses] { $owner ->
        [seat] verliest { $area }
       *[master] De Zwarte Meester verliest { $area }
    }
}
het_verraad-moment-from = Van { $name }{ $value ->
    [0] { "" }
   *[other] , met { $building } ({ $value })
}
het_verraad-moment-how = { $reason ->
    [attack] { $taker ->
        [none] Even sterk als de aanval van { $by }
       *[other] Veroverd
    }
    [isolation] Omsingeld{ het_verraad-moment-culprit }
   *[other] { NAME("het_verraad-influence", $reason) }{ het_verraad-moment-culprit }
}: { $taker ->
    [none] vrij te koop
    [seat] het gaat naar { $name }
   *[master] het gaat naar de Zwarte Meester
}
# Whoever gets nothing by it.
het_verraad-moment-culprit = { $taker ->
    [seat] { "" }
   *[other] { " " }van { $by }
}
het_verraad-moment-building = { $value ->
    [0] Er stond geen gebouw
   *[other] { $to ->
        [hand] { $building } gaat terug naar de hand
        [discards] { $building } is verloren
        [stays] { $building } blijft staan en telt voor niemand
       *[none] Met { $building }, { NAME("het_verraad-points", $value) }
    }
}
# The help of towers in an attack.
het_verraad-moment-help = toren { $number }
# The strength of both sides of an attack.
het_verraad-moment-dice = { $black } tegen { $white }
het_verraad-moment-burns = Op { $area }; het gebied blijft
het_verraad-moment-fire-set = In brand gestoken door { $name }
# After the name of whoever reacts.
het_verraad-moment-reacts = { $to ->
    [buy] sluit { $area } af
    [master] sluit { $area } af
   *[other] weert { NAME("het_verraad-influence", $to) } af
}
het_verraad-moment-stopped = { $to ->
    [buy] { $name } kan het deze beurt niet kopen
    [master] { $name } moet de Zwarte Meester omleiden
   *[other] { $name } heeft de kaart voor niets gespeeld
}
# A change of points: “Ben +2”.
het_verraad-moment-change = { $owner ->
    [seat] { $name }
   *[master] Zwarte Meester
} { $change }
het_verraad-moment-power = Grootmacht: { NAME("het_verraad-alt-power", $power) }
# After the name of the holder, or of whoever has lost it, unless it is the Black Master.
het_verraad-moment-power-points = { $holder ->
    [seat] wint { NAME("het_verraad-points", $points) }
    [master] De Zwarte Meester wint { NAME("het_verraad-points", $points) }
   *[none] { $former ->
        [seat] verliest { NAME("het_verraad-points", $points) }
       *[master] De Zwarte Meester verliest { NAME("het_verraad-points", $points) }
    }
}
het_verraad-moment-power-how = { $holder ->
    [none] Niemand heeft er nu de meeste
   *[other] { $former ->
        [seat] Met { $number } afgepakt van { $name }
        [master] Met { $number } afgepakt van de Zwarte Meester
       *[none] Met { $number }, meer dan wie ook
    }
}
het_verraad-moment-inside = De Zwarte Meester is in de stad
het_verraad-moment-there = { $owner ->
    [seat] Op { $area }, dat van { $name } is
    [master] Op { $area }, zijn eigen gebied
   *[none] Op { $area }, dat van niemand is
}
het_verraad-moment-led = Geleid door { $name }
# After the name: somebody's first black chip.
het_verraad-moment-serves = dient de Zwarte Meester
het_verraad-moment-first-chip = { $key ->
    [leads] Eerste zwarte fiche: { $name } mag hem leiden
   *[wins] Als hij wint, kan { $name } ook winnen
}
het_verraad-moment-leads = De Zwarte Meester staat voor met { NAME("het_verraad-points", $points) }
# The seats that have most points.
het_verraad-moment-behind = Daarachter: { $names } met { NAME("het_verraad-points", $points) }
het_verraad-moment-serve = { $count ->
    [one] Nu wint { $names } met hem
   *[other] Nu wint een van hen met hem: { $names }
}
# After the name of whoever was attacked.
het_verraad-moment-holds = houdt { $area }
het_verraad-moment-in-vain = { $name } leidde de Zwarte Meester voor niets
het_verraad-moment-towers = Wachttorens ernaast hielpen: { $areas }

## In plaats van het bord

het_verraad-alt-status = { $round ->
    [0] Het Verraad, voor ronde 1: { NAME("het_verraad-phase", $phase) }.
   *[other] Het Verraad, ronde { $round }: { NAME("het_verraad-phase", $phase) }.
}
het_verraad-alt-over = Het Verraad, afgelopen in ronde { $round }. { NAME("het_verraad-picture-won", $side) }{ $count ->
    [0] , maar niemand aan tafel
   *[other] : { $winners }
}.
het_verraad-alt-ahead = Aan kop met { $points }: { $names }.
het_verraad-alt-standing = De Zwarte Meester staat op { $area }.
het_verraad-alt-goal = Met { $points } punten eindigt het spel.
het_verraad-alt-last-round = Dit is de laatste ronde.
het_verraad-alt-window = Er mag gereageerd worden, het gaat om { $area }.{ COUNT($takes) ->
    [0] { "" }
   *[other] { " " }Daarmee is ook omsingeld: { $takes }.
}
het_verraad-alt-attack = De Zwarte Meester viel { $name } aan op { $area }: { $black } tegen { $white }.
het_verraad-alt-changed = Laatst veranderd: { $areas }.
het_verraad-alt-cards = { $hand ->
    [one] 1 gebouwkaart
   *[other] { $hand } gebouwkaarten
}, { $influence ->
    [one] 1 invloedkaart
   *[other] { $influence } invloedkaarten
}
het_verraad-alt-chip-counts = krachtfiches { $white } wit, { $black } zwart
het_verraad-alt-held = nog in de hand: { $cards }
het_verraad-alt-worth = zwarte krachtfiches ter waarde van { $points }
het_verraad-alt-areas = gebieden: { $areas }
het_verraad-alt-powers = grootmachten: { $powers }
het_verraad-alt-power = { $key ->
    [white] witte krachtfiches
    [towers] torens
    [black] zwarte krachtfiches
   *[other] { NAME("het_verraad-category", $key) }
}
het_verraad-alt-tower = toren
het_verraad-alt-ground = { $key ->
    [road] weg
    [river] rivier
   *[gate] poort
}
het_verraad-alt-neutral = Neutraal
het_verraad-alt-open = { $count ->
    [0] Geen open kaarten.
   *[other] Open kaarten, met de bouwstenen erop: { $cards }.
}
het_verraad-alt-piles = Gebouwstapel { $deck }, invloedstapel { $influence }, Pandjeshuis { $pawnshop }, Vrije Markt { $market }, torens in voorraad { $towers }.

## In plaats van een hand of een deel van de stad

het_verraad-alt-owner = { $round ->
    [0] { $name }, voor ronde 1.
   *[other] { $name }, ronde { $round }.
}
het_verraad-alt-seen = Je ziet { $cards }; één ervan komt open te liggen.
het_verraad-alt-hand = { $count ->
    [0] Je hebt geen gebouwkaarten.
   *[other] Je gebouwkaarten: { $cards }.
}
het_verraad-alt-influence = { $count ->
    [0] Je hebt geen invloedkaarten.
   *[other] Je invloedkaarten: { $cards }.
}
het_verraad-alt-stock = Je hebt { $bricks }, { $knights ->
    [one] 1 ridder
   *[other] { $knights } ridders
} in voorraad, krachtfiches { $white } wit, { $black } zwart.
het_verraad-alt-chips = Waarden van je zwarte krachtfiches: { $values }.
het_verraad-alt-incomes = Inkomsten: { $incomes }.
het_verraad-alt-odds = Aanval op { $area } van { $name }: zwarte fiches { $black }, witte { $white }{ $towers ->
    [0] { "" }
   *[other] , torens { $towers }
}, en elk een dobbelsteen:
het_verraad-alt-possible = Je kunt kiezen: { $areas }.
het_verraad-alt-suggested = Het meest waard: { $areas }.
