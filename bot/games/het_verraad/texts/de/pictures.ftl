### Was auf den Bildern von Het Verraad steht, und was sie denen sagen, die sie nicht sehen.

## Auf dem Plan

het_verraad-picture-master = Schwarzer Meister
het_verraad-picture-pawnshop = Pfandhaus
het_verraad-picture-market = Freier Markt
het_verraad-picture-supply = Vorrat
# Below the marks of those with most points.
het_verraad-picture-leads = { $count ->
    [one] führt
   *[other] gleich
}
het_verraad-picture-last-round = Letzte Runde
het_verraad-picture-won = { $key ->
    [evil] Das Böse gewinnt
   *[good] Das Gute gewinnt
}

## Auf einer Hand

het_verraad-picture-chips = Schwarze Chips:
het_verraad-picture-incomes = Einkommen nach Kategorie
# Above the chips of both sides of an attack, and the odds of each upshot.
het_verraad-picture-attack = Angriff: je ein Würfel, dazu Chips
het_verraad-picture-odds = Sieg { $wins } % · gleich { $ties } % · sonst { $fails } %
het_verraad-picture-seen = Du siehst; eine davon wird aufgedeckt
het_verraad-picture-hand = Gebäudekarten: { $count }
het_verraad-picture-influence = Einflusskarten: { $count }
# After a large number.
het_verraad-picture-bricks = { $count ->
    [one] Baustein
   *[other] Bausteine
}
het_verraad-picture-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
# Before the price of the next chip.
het_verraad-picture-next = neu
# Below the name of a building card: its price, and its points or how many bricks are missing.
het_verraad-picture-card = { COUNT($zone) ->
    [0] { $lacks ->
        [0] { NAME("het_verraad-bricks", $value) } → { NAME("het_verraad-points", $value) }
       *[other] { NAME("het_verraad-bricks", $value) }, dir { $lacks ->
            [one] fehlt
           *[other] fehlen
        } { $lacks }
    }
   *[other] { NAME("het_verraad-zone", $zone) }
}
het_verraad-picture-open = Offen: eine davon je Zug
# Before the bricks that an open card pays: “you +3 · Ben +2”.
het_verraad-picture-you = du
het_verraad-picture-pays-nobody = zahlt niemandem
het_verraad-picture-powers = Großmächte: allein die meisten, ab { $number }
het_verraad-picture-of-evil = { $areas ->
    [one] { $areas } Gebiet
   *[other] { $areas } Gebiete
}, { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}

## Auf einer Hand vor der ersten Runde

het_verraad-picture-start = Bauen oder verraten
het_verraad-picture-start-aims = { $key ->
    [aim] Ziel: Punkte, aus Gebäuden und Großmächten (Mehrheiten)
    [turn] Zug: Karte nehmen, bauen, den Schwarzen Meister führen
   *[end] Ende: { $points } Punkte. Führt der Meister, siegen schwarze Chips
}
het_verraad-picture-mark = { $key ->
    [best] Beste
    [price] Preis
    [bonus] Bonus 2
    [road] Straße
    [river] Fluss
    [gate] Tor
   *[tower] Turm
}

## Augenblicke

het_verraad-moment-heading = { $key ->
    [last_round] Die letzte Runde
    [master_moved] Am Tor
    [tie] Gleichstand
    [building_destroyed] Feuer
    [master_attacked] Der Angriff scheitert
    [seat_expelled] Vertrieben
    [betrayal] Verrat
    [evil] Jetzt würde das Böse gewinnen
   *[area_taken] Ein Gebiet fällt
}
# After the name, if somebody has reached the points.
het_verraad-moment-trigger = { $reason ->
    [seat] { $before } → { $points } Punkte
    [master] Der Schwarze Meister erreicht { NAME("het_verraad-points", $number) }
   *[deck] Keine Gebäudekarte ist mehr da
}
het_verraad-moment-also = Außerdem: { $names }
het_verraad-moment-left = Noch am Zug: { $names }
# What has brought the points.
het_verraad-moment-gain = { $key ->
    [built] Gebäude
    [land] Land
   *[powers] Großmächte
} { $change }
# After the name, unless it is the Black Master.
het_verraad-moment-falls = { $key ->
    [seat_expelled] hat kein Gebiet mehr
    [conquers] erobert { $area } für den Schwarzen Meister
   *[loses] { $owner ->
        [seat] verliert { $area }
       *[master] Der Schwarze Meister verliert { $area }
    }
}
het_verraad-moment-from = Von { $name }{ $value ->
    [0] { "" }
   *[other] , mit { $building } ({ $value })
}
het_verraad-moment-how = { $reason ->
    [attack] { $taker ->
        [none] Gleich stark wie der Angriff von { $by }
       *[other] Erobert
    }
    [isolation] Umzingelt{ het_verraad-moment-culprit }
   *[other] { NAME("het_verraad-influence", $reason) }{ het_verraad-moment-culprit }
}: { $taker ->
    [none] frei zu kaufen
    [seat] geht an { $name }
   *[master] geht an den Schwarzen Meister
}
# Whoever gets nothing by it.
het_verraad-moment-culprit = { $taker ->
    [seat] { "" }
   *[other] { " " }von { $by }
}
het_verraad-moment-building = { $value ->
    [0] Kein Gebäude stand dort
   *[other] { $to ->
        [hand] { $building } kehrt auf die Hand zurück
        [discards] { $building } ist verloren
        [stays] { $building } bleibt stehen und zählt für niemanden
       *[none] Mit { $building }, { NAME("het_verraad-points", $value) }
    }
}
# The help of towers in an attack.
het_verraad-moment-help = Turm { $number }
# The strength of both sides of an attack.
het_verraad-moment-dice = { $black } gegen { $white }
het_verraad-moment-burns = Auf { $area }; das Gebiet bleibt
het_verraad-moment-fire-set = In Brand gesteckt von { $name }
# After the name of whoever reacts.
het_verraad-moment-reacts = { $to ->
    [buy] sperrt { $area }
    [master] sperrt { $area }
   *[other] wehrt „{ NAME("het_verraad-influence", $to) }“ ab
}
het_verraad-moment-stopped = { $to ->
    [buy] { $name } kann es in diesem Zug nicht kaufen
    [master] { $name } muss den Schwarzen Meister umlenken
   *[other] { $name } hat die Karte umsonst gespielt
}
# A change of points: “Ben +2”.
het_verraad-moment-change = { $owner ->
    [seat] { $name }
   *[master] Meister
} { $change }
het_verraad-moment-power = Großmacht: { NAME("het_verraad-alt-power", $power) }
# After the name of the holder, or of whoever has lost it, unless it is the Black Master.
het_verraad-moment-power-points = { $holder ->
    [seat] gewinnt { NAME("het_verraad-points", $points) }
    [master] Der Schwarze Meister gewinnt { NAME("het_verraad-points", $points) }
   *[none] { $former ->
        [seat] verliert { NAME("het_verraad-points", $points) }
       *[master] Der Schwarze Meister verliert { NAME("het_verraad-points", $points) }
    }
}
het_verraad-moment-power-how = { $holder ->
    [none] Niemand hat jetzt am meisten
   *[other] { $former ->
        [seat] Mit { $number } von { $name } geholt
        [master] Mit { $number } vom Schwarzen Meister geholt
       *[none] Mit { $number }, mehr als alle anderen
    }
}
het_verraad-moment-inside = Der Schwarze Meister ist in der Stadt
het_verraad-moment-there = { $owner ->
    [seat] Auf { $area }, das { $name } gehört
    [master] Auf { $area }, seinem eigenen Gebiet
   *[none] Auf { $area }, das niemandem gehört
}
het_verraad-moment-led = Geführt von { $name }
# After the name: somebody's first black chip.
het_verraad-moment-serves = dient dem Schwarzen Meister
het_verraad-moment-first-chip = { $key ->
    [leads] Erster schwarzer Chip: { $name } darf ihn führen
   *[wins] Siegt er, kann auch { $name } siegen
}
het_verraad-moment-leads = Der Schwarze Meister liegt mit { $points } vorn
# The seats that have most points.
het_verraad-moment-behind = Dahinter: { $names } mit { $points }
het_verraad-moment-serve = { $count ->
    [one] Stand jetzt siegt { $names } mit ihm
   *[other] Stand jetzt siegt einer davon mit ihm: { $names }
}
# After the name of whoever was attacked.
het_verraad-moment-holds = hält { $area }
het_verraad-moment-in-vain = Angeführt von { $name }
het_verraad-moment-towers = Türme daneben halfen: { $areas }

## Statt des Plans

het_verraad-alt-status = { $round ->
    [0] Het Verraad, vor Runde 1: { NAME("het_verraad-phase", $phase) }.
   *[other] Het Verraad, Runde { $round }: { NAME("het_verraad-phase", $phase) }.
}
het_verraad-alt-over = Het Verraad, zu Ende in Runde { $round }. { NAME("het_verraad-picture-won", $side) }{ $count ->
    [0] , aber niemand am Tisch
   *[other] : { $winners }
}.
het_verraad-alt-ahead = Vorn mit { $points }: { $names }.
het_verraad-alt-standing = Der Schwarze Meister steht auf { $area }.
het_verraad-alt-goal = Mit { $points } Punkten endet das Spiel.
het_verraad-alt-last-round = Dies ist die letzte Runde.
het_verraad-alt-window = Es darf reagiert werden, es geht um { $area }.{ COUNT($takes) ->
    [0] { "" }
   *[other] { " " }Damit wäre auch umzingelt: { $takes }.
}
het_verraad-alt-attack = Der Schwarze Meister hat { $name } auf { $area } angegriffen: { $black } gegen { $white }.
het_verraad-alt-changed = Zuletzt verändert: { $areas }.
het_verraad-alt-cards = { $hand ->
    [one] 1 Gebäudekarte
   *[other] { $hand } Gebäudekarten
}, { $influence ->
    [one] 1 Einflusskarte
   *[other] { $influence } Einflusskarten
}
het_verraad-alt-chip-counts = Chips { $white } weiß, { $black } schwarz
het_verraad-alt-held = zuletzt auf der Hand: { $cards }
het_verraad-alt-worth = schwarze Chips im Wert von { $points }
het_verraad-alt-areas = Gebiete: { $areas }
het_verraad-alt-powers = Großmächte: { $powers }
het_verraad-alt-power = { $key ->
    [white] weiße Chips
    [towers] Türme
    [black] schwarze Chips
   *[other] { NAME("het_verraad-category", $key) }
}
het_verraad-alt-tower = Turm
het_verraad-alt-ground = { $key ->
    [road] Straße
    [river] Fluss
   *[gate] Tor
}
het_verraad-alt-neutral = Neutral
het_verraad-alt-open = { $count ->
    [0] Keine offenen Karten.
   *[other] Offene Karten, mit den Bausteinen darauf: { $cards }.
}
het_verraad-alt-piles = Gebäudestapel { $deck }, Einflussstapel { $influence }, Pfandhaus { $pawnshop }, Freier Markt { $market }, Türme im Vorrat { $towers }.

## Statt einer Hand oder eines Teils der Stadt

het_verraad-alt-owner = { $round ->
    [0] { $name }, vor Runde 1.
   *[other] { $name }, Runde { $round }.
}
het_verraad-alt-seen = Du siehst { $cards }; eine davon wird aufgedeckt.
het_verraad-alt-hand = { $count ->
    [0] Du hast keine Gebäudekarten.
   *[other] Deine Gebäudekarten: { $cards }.
}
het_verraad-alt-influence = { $count ->
    [0] Du hast keine Einflusskarten.
   *[other] Deine Einflusskarten: { $cards }.
}
het_verraad-alt-stock = Du hast { $bricks }, { $knights } Ritter im Vorrat, Chips { $white } weiß, { $black } schwarz.
het_verraad-alt-chips = Werte deiner schwarzen Chips: { $values }.
het_verraad-alt-incomes = Einkommen: { $incomes }.
het_verraad-alt-odds = Angriff auf { $area } von { $name }: schwarze Chips { $black }, weiße { $white }{ $towers ->
    [0] { "" }
   *[other] , Türme { $towers }
}, dazu je ein Würfel:
het_verraad-alt-possible = Du kannst wählen: { $areas }.
het_verraad-alt-suggested = Am meisten wert: { $areas }.
