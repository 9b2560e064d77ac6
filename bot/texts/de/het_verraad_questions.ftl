### What seats are asked in Het Verraad, what they may choose, and what that comes to. See het_verraad.ftl.

## Questions

het_verraad-question-claim = Welches Gebiet wählst du?
    Du hast { $number } von höchstens { $most }; zusammen kosten sie { $total } von höchstens { $limit }. Es darf nicht an deine anderen grenzen und ist kostenlos. Gut sind ein Bonus, eine Straße für den Handel und Platz daneben.
het_verraad-question-claim_ring = { het_verraad-question-claim }
het_verraad-question-first_tower = Auf welches deiner Gebiete stellst du einen Turm?
    Er hält den Schwarzen Meister fern, fängt den Schlag einer Einflusskarte ab und hilft, deine Gebiete daneben zu verteidigen. Gegen Isolation hilft er nicht.
het_verraad-question-take = Welche Gebäudekarte nimmst du?
    Ihre Kategorie bringt Einkommen, und zwar allen. Du hast { NAME("het_verraad-bricks", $bricks) } und { NAME("het_verraad-cards", $hand) } auf der Hand.
het_verraad-question-act = Was tust du?
    Du hast { NAME("het_verraad-bricks", $bricks) }, { NAME("het_verraad-points", $points) }, { $hand ->
        [one] 1 Gebäudekarte
       *[other] { $hand } Gebäudekarten
    } und { $influence ->
        [one] 1 Einflusskarte
       *[other] { $influence } Einflusskarten
    }.
het_verraad-question-buy = Welches Gebiet kaufst du?
    Du hast { NAME("het_verraad-bricks", $bricks) } und darfst in diesem Zug noch { NAME("het_verraad-areas", $left) } kaufen. Umzingelst du damit ein fremdes Gebiet, bekommst du es dazu.
het_verraad-question-buy_ring = { het_verraad-question-buy }
het_verraad-question-build = Welches Gebäude baust du?
    Du hast { NAME("het_verraad-bricks", $bricks) } und darfst in diesem Zug noch { $left } bauen.
het_verraad-question-build_category = { het_verraad-question-build }
het_verraad-question-build_on = Wo baust du { het_verraad-card }?
    Es kostet { NAME("het_verraad-bricks", $price) }; dir { $bricks ->
        [one] bleibt
       *[other] bleiben
    } { $bricks }.
het_verraad-question-build_on_ring = { het_verraad-question-build_on }
het_verraad-question-tower = Wo baust du einen Turm?
    Er kostet { $price } von deinen { NAME("het_verraad-bricks-with", $bricks) }. Im Vorrat { $left ->
        [one] ist
       *[other] sind
    } noch { $left }.
het_verraad-question-tower_ring = { het_verraad-question-tower }
het_verraad-question-swap = Welchen schwarzen Chip tauschst du?
    Das kostet { $price } von deinen { NAME("het_verraad-bricks-with", $bricks) }. Zuerst ziehst du einen neuen von den { $stack } im Stapel, dann kommt deiner darunter. Die Werte siehst nur du.
het_verraad-question-pawn = Welche Karte verkaufst du an das Pfandhaus?
    Du hast { NAME("het_verraad-bricks", $bricks) }. In diesem Zug kannst du sie nicht zurückkaufen.
het_verraad-question-pawn_category = { het_verraad-question-pawn }
het_verraad-question-sell = Welche Karte verkaufst du auf dem Freien Markt?
    Du hast { NAME("het_verraad-bricks", $bricks) }. In diesem Zug kannst du sie nicht zurückkaufen.
het_verraad-question-sell_category = { het_verraad-question-sell }
het_verraad-question-redeem = Welche Karte kaufst du im Pfandhaus?
    Du hast { NAME("het_verraad-bricks", $bricks) }.
het_verraad-question-redeem_category = { het_verraad-question-redeem }
het_verraad-question-market = Welche Karte kaufst du auf dem Freien Markt?
    Du hast { NAME("het_verraad-bricks", $bricks) }.
het_verraad-question-market_category = { het_verraad-question-market }
het_verraad-question-play = Welche Einflusskarte spielst du?
    { $side ->
        [master] Was sie einbringt, bekommt der Schwarze Meister, und „eigen“ heißt seines.
       *[seat] Niemand sieht sie, bevor du das Ziel genannt hast.
    }
# What is worth knowing of a card with a target.
het_verraad-aim = { NAME("het_verraad-effect", $influence) }. Ein Turm fängt den Schlag ab. Abwehren lässt er sich mit „{ NAME("het_verraad-influence", "bescherming") }“.{ $side ->
    [master] { " " }Was die Karte einbringt, bekommt der Schwarze Meister.
   *[seat] { "" }
}
het_verraad-question-brand = Welches Gebäude zündest du an?
    { het_verraad-aim }
het_verraad-question-brand_ring = { het_verraad-question-brand }
het_verraad-question-overval = Welches Gebiet überfällst du?
    { het_verraad-aim }
het_verraad-question-overval_ring = { het_verraad-question-overval }
het_verraad-question-infiltrant = Welches Gebiet unterwanderst du?
    { het_verraad-aim }
het_verraad-question-infiltrant_ring = { het_verraad-question-infiltrant }
het_verraad-question-hekserij = Auf welchem Gebiet verschwindet der Ritter?
    { het_verraad-aim }
het_verraad-question-hekserij_ring = { het_verraad-question-hekserij }
het_verraad-question-pionier = Wohin geht der Pionier?
    { NAME("het_verraad-effect", $influence) }. Isoliert wird dadurch nichts.{ $side ->
        [master] { " " }Das Gebiet bekommt der Schwarze Meister.
       *[seat] { "" }
    }
het_verraad-question-pionier_ring = { het_verraad-question-pionier }
het_verraad-question-gif = Wen vergiftest du?
    Wen es trifft, wirft zufällig eine Gebäudekarte ab und zahlt bis zu { NAME("het_verraad-bricks", $bricks) }. Abwehren lässt es sich mit „{ NAME("het_verraad-influence", "bescherming") }“.
het_verraad-question-gouden_handel = Welche Gebäudekarte verkaufst du?
    Du hast { NAME("het_verraad-bricks", $bricks) }. Die Karte wird danach abgeworfen.
het_verraad-question-gouden_handel_category = { het_verraad-question-gouden_handel }
het_verraad-question-tovenaar = Welche Karte legst du offen aus?
    Die andere kommt unter den Stapel, ohne dass andere sie sehen.
het_verraad-question-discard = Welche Einflusskarte wirfst du ab?
    Du hast { $number }, eine zu viel. Alle sehen, welche du abwirfst.
het_verraad-question-master = Was tut der Schwarze Meister?
    Er steht { COUNT($area) ->
        [0] vor der Stadt
       *[other] auf { $area }
    }. Du hast { $chips ->
        [one] 1 schwarzen Chip
       *[other] { $chips } schwarze Chips
    }.{ $moved ->
        [0] { " " }Er zieht einmal und darf danach einmal angreifen.
       *[other] { "" }
    }
het_verraad-question-master_to = Wohin geht der Schwarze Meister?
    Er steht { COUNT($area) ->
        [0] vor der Stadt
       *[other] auf { $area }
    } und hat bis zu { NAME("het_verraad-steps", $steps) } ({ $how ->
        [rolled] gewürfelt
       *[counted] deine schwarzen Chips
    }). Danach darfst du das Gebiet angreifen, auf dem er steht.
het_verraad-question-master_to_ring = { het_verraad-question-master_to }
het_verraad-question-protect = Wehrst du „{ NAME("het_verraad-influence", $influence) }“ ab?
    { $seat } spielt die Karte { $influence ->
        [gif] gegen dich.
       *[other] auf dein Gebiet { $area }{ $value ->
            [0] { "" }
           *[other] , { het_verraad-building }
        }{ $tower ->
            [0] .
           *[other] ; der Turm würde den Schlag abfangen.
        }
    } Mit „{ NAME("het_verraad-influence", "bescherming") }“ bleibt sie ohne Wirkung. Wenn du passt, sieht niemand, ob du eine hast.
het_verraad-question-block = Sperrst du { $area }?
    { $seat } möchte { $to ->
        [buy] das Gebiet für { NAME("het_verraad-bricks", $price) } kaufen.
       *[master] den Schwarzen Meister dorthin führen (er hat { NAME("het_verraad-steps", $steps) }).
    } „{ NAME("het_verraad-influence", "blokkade") }“ sperrt es für diesen Zug. Wenn du passt, sieht niemand, ob du eine hast.

## Choices, as on a button or in a menu

het_verraad-back = Zurück
het_verraad-ring = { $key ->
    [back] { het_verraad-back }
   *[other] { NAME("het_verraad-zoom", $key) }: { NAME("het_verraad-areas", $count) }
}
het_verraad-ring-from = { $key ->
    [back] { het_verraad-back }
   *[other] { NAME("het_verraad-zoom", $key) }: { NAME("het_verraad-areas", $count) }, ab { NAME("het_verraad-bricks-with", $price) }
}
het_verraad-of-category = { $key ->
    [back] { het_verraad-back }
   *[other] { NAME("het_verraad-category", $key) }: { NAME("het_verraad-cards", $count) }
}
# What is printed on an area.
het_verraad-land = { $bonus ->
    [0] kein Bonus
   *[other] Bonus { $bonus }
}{ $road ->
    [0] { "" }
   *[other] { " " }· Straße
}{ $river ->
    [0] { "" }
   *[other] { " " }· Fluss
}{ $gate ->
    [0] { "" }
   *[other] { " " }· Tor
}
het_verraad-protects = { COUNT($protects) ->
    [0] kein eigenes Gebiet daneben
   *[other] verteidigt auch { $protects }
}
# A card with its price, and an area with what stands there.
het_verraad-priced = { $key ->
    [back] { het_verraad-back }
   *[other] { het_verraad-card } · { NAME("het_verraad-bricks", $price) }
}
het_verraad-target = { $key ->
    [back] { het_verraad-back }
   *[other] { $area } · { het_verraad-site }
}
het_verraad-blow = { $tower ->
    [0] { $loss ->
        [0] keine Punkte verloren
       *[other] kostet dort { NAME("het_verraad-points", $loss) }
    }{ $gain ->
        [0] { "" }
       *[other] { " " }· +{ NAME("het_verraad-points", $gain) }
    }
   *[other] der Turm fängt den Schlag ab
}{ COUNT($asked_seats) ->
    [0] { "" }
   *[other] { " " }· kann abgewehrt werden
}

het_verraad-choice-claim = { $key ->
    [back] { het_verraad-back }
   *[other] { $area } · Preis { $price }
}
    .note = { $key ->
        [back] { "" }
       *[other] { het_verraad-land } · zusammen { $total }
    }
het_verraad-group-claim = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-claim_ring = { het_verraad-ring-from }
het_verraad-group-claim_ring = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-first_tower = { $area } · { het_verraad-protects }
    .note = { het_verraad-land }
het_verraad-group-first_tower = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-take = { $key ->
    [play] Zuerst eine Einflusskarte spielen
   *[other] { het_verraad-card }{ $number ->
        [0] { "" }
       *[other] { " " }mit { NAME("het_verraad-bricks-with", $number) }
    } · Einkommen { $income }{ $tax ->
        [0] { "" }
       *[other] , Steuer { $tax }
    }
}
    .note = { $key ->
        [play] { NAME("het_verraad-cards", $count) } möglich
       *[other] dann { NAME("het_verraad-bricks", $bricks) } · Einkommen für { COUNT($earner_seats) ->
            [0] niemanden
            [one] 1 Person
           *[other] { COUNT($earner_seats) } Personen
        }{ COUNT($payer_seats) ->
            [0] { "" }
            [one] { " " }· Steuer für 1 Person
           *[other] { " " }· Steuer für { COUNT($payer_seats) } Personen
        }
    }
het_verraad-choice-act = { $key ->
    [buy] Gebiet kaufen: { $count } möglich, ab { NAME("het_verraad-bricks-with", $price) }
    [build] Gebäude bauen: { NAME("het_verraad-cards", $count) }, ab { NAME("het_verraad-bricks-with", $price) }
    [tower] Turm bauen: { NAME("het_verraad-bricks", $price) }
    [white] Weißer Chip: { NAME("het_verraad-bricks", $price) }
    [black] Schwarzer Chip: { NAME("het_verraad-bricks", $price) }
    [swap] Schwarzen Chip tauschen: { NAME("het_verraad-bricks", $price) }
    [pawn] An das Pfandhaus verkaufen: { NAME("het_verraad-cards", $count) }, für bis zu { NAME("het_verraad-bricks", $price) }
    [sell] Auf dem Freien Markt verkaufen: { NAME("het_verraad-cards", $count) }, für bis zu { NAME("het_verraad-bricks", $price) }
    [redeem] Im Pfandhaus kaufen: { NAME("het_verraad-cards", $count) }, ab { NAME("het_verraad-bricks-with", $price) }
    [market] Auf dem Freien Markt kaufen: { NAME("het_verraad-cards", $count) }, ab { NAME("het_verraad-bricks-with", $price) }
    [card] Gebäudekarte vom Stapel: { NAME("het_verraad-bricks", $price) }
    [influence] Einflusskarte vom Stapel: { NAME("het_verraad-bricks", $price) }
    [play] Einflusskarte spielen: { $count } möglich
   *[done] Aktionen beenden
}
    .note = { $key ->
        [buy] noch { $left } in diesem Zug
        [build] noch { $left } in diesem Zug
        [tower] { NAME("het_verraad-areas", $count) } möglich · { $supply } im Vorrat
        [white] lässt { NAME("het_verraad-bricks", $bricks) } übrig · dann { $number } zur Verteidigung · noch { $left } in diesem Zug
        [black] lässt { NAME("het_verraad-bricks", $bricks) } übrig · dann { $number } · sein Marker auf { $master_points } · noch { $left } in diesem Zug
        [swap] lässt { NAME("het_verraad-bricks", $bricks) } übrig · gegen einen neuen mit unbekanntem Wert
        [card] lässt { NAME("het_verraad-bricks", $bricks) } übrig
        [influence] lässt { NAME("het_verraad-bricks", $bricks) } übrig · dann { $number } auf der Hand
        [done] Dann kommt der Schwarze Meister, wenn du einen schwarzen Chip hast
       *[other] { "" }
    }
het_verraad-choice-buy = { $key ->
    [back] { het_verraad-back }
   *[other] { $area } · { NAME("het_verraad-bricks", $price) }{ COUNT($takes) ->
        [0] { "" }
       *[other] { " " }· isoliert { $takes }
    }{ $gain ->
        [0] { "" }
       *[other] { " " }· +{ NAME("het_verraad-points", $gain) }
    }
}
    .note = { $key ->
        [back] { "" }
       *[other] übrig: { $bricks } · { het_verraad-land }{ $value ->
            [0] { "" }
           *[other] { " " }· { het_verraad-building }
        }{ COUNT($take_seats) ->
            [0] { "" }
            [one] { " " }· von { $take_seats }
           *[other] { " " }· von { COUNT($take_seats) } Personen
        }
    }
het_verraad-group-buy = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-buy_ring = { het_verraad-ring-from }
het_verraad-group-buy_ring = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-build = { het_verraad-priced }
    .note = { $key ->
        [back] { "" }
       *[other] lässt { NAME("het_verraad-bricks", $bricks) } übrig · { NAME("het_verraad-areas", $count) } möglich
    }
het_verraad-group-build = { NAME("het_verraad-category", $key) }
het_verraad-choice-build_category = { het_verraad-of-category }
het_verraad-group-build_category = { NAME("het_verraad-category", $key) }
het_verraad-choice-build_on = { $key ->
    [back] { het_verraad-back }
   *[other] { $area } · Einkommen { $income }{ $old_value ->
        [0] { "" }
       *[other] { " " }· ersetzt { $old_building } { $old_value }
    }
}
    .note = { $key ->
        [back] { "" }
       *[other] +{ NAME("het_verraad-points", $gain) } · Einkommen bisher { $income_before }{ $power_points ->
            [0] { "" }
           *[other] { " " }· { NAME("het_verraad-power", $power) }
        }
    }
het_verraad-group-build_on = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-build_on_ring = { het_verraad-ring }
het_verraad-group-build_on_ring = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-tower = { $key ->
    [back] { het_verraad-back }
   *[other] { $area } · { het_verraad-protects }
}
    .note = { $key ->
        [back] { "" }
       *[other] lässt { NAME("het_verraad-bricks", $bricks) } übrig{ $value ->
            [0] { "" }
           *[other] { " " }· { het_verraad-building }
        }{ $power_points ->
            [0] { "" }
           *[other] { " " }· { NAME("het_verraad-power", $power) }, +{ $power_points }
        }
    }
het_verraad-group-tower = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-tower_ring = { het_verraad-ring }
het_verraad-group-tower_ring = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-swap = { $key ->
    [back] { het_verraad-back }
   *[other] Schwarzer Chip mit dem Wert { $value }
}
het_verraad-choice-pawn = { het_verraad-priced }
    .note = { $key ->
        [back] { "" }
       *[other] dann { NAME("het_verraad-bricks", $bricks) }
    }
het_verraad-group-pawn = { NAME("het_verraad-category", $key) }
het_verraad-choice-pawn_category = { het_verraad-of-category }
het_verraad-group-pawn_category = { NAME("het_verraad-category", $key) }
het_verraad-choice-sell = { het_verraad-priced }
    .note = { $key ->
        [back] { "" }
       *[other] dann { NAME("het_verraad-bricks", $bricks) }
    }
het_verraad-group-sell = { NAME("het_verraad-category", $key) }
het_verraad-choice-sell_category = { het_verraad-of-category }
het_verraad-group-sell_category = { NAME("het_verraad-category", $key) }
het_verraad-choice-redeem = { het_verraad-priced }
    .note = { $key ->
        [back] { "" }
       *[other] lässt { NAME("het_verraad-bricks", $bricks) } übrig
    }
het_verraad-group-redeem = { NAME("het_verraad-category", $key) }
het_verraad-choice-redeem_category = { het_verraad-of-category }
het_verraad-group-redeem_category = { NAME("het_verraad-category", $key) }
het_verraad-choice-market = { het_verraad-priced }
    .note = { $key ->
        [back] { "" }
       *[other] lässt { NAME("het_verraad-bricks", $bricks) } übrig
    }
het_verraad-group-market = { NAME("het_verraad-category", $key) }
het_verraad-choice-market_category = { het_verraad-of-category }
het_verraad-group-market_category = { NAME("het_verraad-category", $key) }
het_verraad-choice-play = { $key ->
    [back] { het_verraad-back }
   *[other] { NAME("het_verraad-influence", $influence) }
}
    .note = { $key ->
        [back] { "" }
       *[other] { NAME("het_verraad-effect", $influence) }
    }
het_verraad-choice-brand = { het_verraad-target }
    .note = { $key ->
        [back] { "" }
       *[other] { het_verraad-blow }
    }
het_verraad-group-brand = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-brand_ring = { het_verraad-ring }
het_verraad-group-brand_ring = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-overval = { het_verraad-target }
    .note = { $key ->
        [back] { "" }
       *[other] { het_verraad-blow }
    }
het_verraad-group-overval = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-overval_ring = { het_verraad-ring }
het_verraad-group-overval_ring = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-infiltrant = { het_verraad-target }
    .note = { $key ->
        [back] { "" }
       *[other] { het_verraad-blow }
    }
het_verraad-group-infiltrant = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-infiltrant_ring = { het_verraad-ring }
het_verraad-group-infiltrant_ring = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-hekserij = { het_verraad-target }
    .note = { $key ->
        [back] { "" }
       *[other] { het_verraad-blow }
    }
het_verraad-group-hekserij = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-hekserij_ring = { het_verraad-ring }
het_verraad-group-hekserij_ring = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-pionier = { $key ->
    [back] { het_verraad-back }
   *[other] { $area } · { het_verraad-land }{ $value ->
        [0] { "" }
       *[other] { " " }· { het_verraad-building }
    }{ $gain ->
        [0] { "" }
       *[other] { " " }· +{ NAME("het_verraad-points", $gain) }
    }
}
het_verraad-group-pionier = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-pionier_ring = { het_verraad-ring }
het_verraad-group-pionier_ring = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-gif = { $key ->
    [back] { het_verraad-back }
   *[other] { $target_seat } · zahlt { NAME("het_verraad-bricks", $bricks) }
}
    .note = { $key ->
        [back] { "" }
       *[other] abwerfen: { $hand ->
            [0] nichts, denn es gibt keine Gebäudekarte
            [one] die einzige Gebäudekarte
           *[other] eine von { $hand } Gebäudekarten
        }{ COUNT($asked_seats) ->
            [0] { "" }
           *[other] { " " }· kann es abwehren
        }
    }
het_verraad-choice-gouden_handel = { het_verraad-priced }
    .note = { $key ->
        [back] { "" }
       *[other] dann { NAME("het_verraad-bricks", $bricks) }
    }
het_verraad-group-gouden_handel = { NAME("het_verraad-category", $key) }
het_verraad-choice-gouden_handel_category = { het_verraad-of-category }
het_verraad-group-gouden_handel_category = { NAME("het_verraad-category", $key) }
het_verraad-choice-tovenaar = { het_verraad-card }
het_verraad-choice-discard = { NAME("het_verraad-influence", $influence) }
    .note = { NAME("het_verraad-effect", $influence) }
het_verraad-choice-master = { $key ->
    [roll] Würfeln: 1 bis { NAME("het_verraad-steps", $sides) }
    [count] Deine schwarzen Chips zählen: { NAME("het_verraad-steps", $steps) }
    [attack] { $area } angreifen: { het_verraad-site }
    [play] Einflusskarte spielen: { $count } möglich
   *[done] Zug beenden
}
    .note = { $key ->
        [attack] Würfel + { $black_chips } gegen Würfel + { $white_chips } + { $towers }
        [roll] Danach wählst du, wohin er geht
        [count] Danach wählst du, wohin er geht
       *[other] { "" }
    }
het_verraad-choice-master_to = { $key ->
    [back] { het_verraad-back }
    [stay] Er bleibt, wo er ist
   *[other] { $area } · { het_verraad-site }{ $attackable ->
        [0] { "" }
       *[other] { " " }· angreifbar
    }
}
    .note = { $key ->
        [back] { "" }
        [stay] { "" }
       *[other] { NAME("het_verraad-steps", $distance) } weit{ $gate ->
            [0] { "" }
           *[other] { " " }· Tor
        }{ COUNT($block_seats) ->
            [0] { "" }
           *[other] { " " }· kann ihm gesperrt werden
        }
    }
het_verraad-group-master_to = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-master_to_ring = { $key ->
    [stay] Er bleibt, wo er ist
   *[other] { het_verraad-ring }
}
het_verraad-group-master_to_ring = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-protect = { $key ->
    [pass] Passen
   *[other] { NAME("het_verraad-influence", $influence) }
}
het_verraad-choice-block = { $key ->
    [pass] Passen
   *[other] { NAME("het_verraad-influence", $influence) }
}

## Answers, told to whom gave them

het_verraad-went-back = Du gehst einen Schritt zurück.
het_verraad-looked-at-ring = { $key ->
    [back] { het_verraad-went-back }
   *[other] Du wählst in diesem Ring: { NAME("het_verraad-zoom", $key) }.
}
het_verraad-looked-at-category = { $key ->
    [back] { het_verraad-went-back }
   *[other] Du wählst in dieser Kategorie: { NAME("het_verraad-category", $key) }.
}
het_verraad-aimed = { $key ->
    [back] { het_verraad-went-back }
   *[other] Du spielst „{ NAME("het_verraad-influence", $influence) }“ auf { $area } ({ het_verraad-site }).
}

het_verraad-answer-claim = { $key ->
    [back] { het_verraad-went-back }
   *[other] Du wählst { $area }.
}
het_verraad-answer-claim_ring = { het_verraad-looked-at-ring }
het_verraad-answer-first_tower = Du stellst einen Turm auf { $area }.
het_verraad-answer-take = { $key ->
    [play] Du möchtest zuerst eine Einflusskarte spielen.
   *[other] Du nimmst { het_verraad-card }.
}
het_verraad-answer-act = { $key ->
    [buy] Du möchtest ein Gebiet kaufen.
    [build] Du möchtest bauen.
    [tower] Du möchtest einen Turm bauen.
    [white] Du kaufst für { NAME("het_verraad-bricks", $price) } einen weißen Chip.
    [black] Du kaufst für { NAME("het_verraad-bricks", $price) } einen schwarzen Chip.
    [swap] Du möchtest einen schwarzen Chip tauschen.
    [pawn] Du möchtest an das Pfandhaus verkaufen.
    [sell] Du möchtest auf dem Freien Markt verkaufen.
    [redeem] Du möchtest im Pfandhaus kaufen.
    [market] Du möchtest auf dem Freien Markt kaufen.
    [card] Du kaufst für { NAME("het_verraad-bricks", $price) } eine Gebäudekarte vom Stapel.
    [influence] Du kaufst für { NAME("het_verraad-bricks", $price) } eine Einflusskarte vom Stapel.
    [play] Du möchtest eine Einflusskarte spielen.
   *[done] Du beendest deine Aktionen.
}
het_verraad-answer-buy = { $key ->
    [back] { het_verraad-went-back }
   *[other] Du möchtest { $area } für { NAME("het_verraad-bricks", $price) }.
}
het_verraad-answer-buy_ring = { het_verraad-looked-at-ring }
het_verraad-answer-build = { $key ->
    [back] { het_verraad-went-back }
   *[other] Du möchtest { het_verraad-card } bauen.
}
het_verraad-answer-build_category = { het_verraad-looked-at-category }
het_verraad-answer-build_on = { $key ->
    [back] { het_verraad-went-back }
   *[other] Du baust { het_verraad-card } auf { $area }{ $old_value ->
        [0] { "" }
       *[other] { " " }statt { $old_building }
    }.
}
het_verraad-answer-build_on_ring = { het_verraad-looked-at-ring }
het_verraad-answer-tower = { $key ->
    [back] { het_verraad-went-back }
   *[other] Du baust einen Turm auf { $area }.
}
het_verraad-answer-tower_ring = { het_verraad-looked-at-ring }
het_verraad-answer-swap = { $key ->
    [back] { het_verraad-went-back }
   *[other] Du tauschst einen schwarzen Chip mit dem Wert { $value }.
}
het_verraad-answer-pawn = { $key ->
    [back] { het_verraad-went-back }
   *[other] Du verkaufst { het_verraad-card } für { NAME("het_verraad-bricks", $price) } an das Pfandhaus.
}
het_verraad-answer-pawn_category = { het_verraad-looked-at-category }
het_verraad-answer-sell = { $key ->
    [back] { het_verraad-went-back }
   *[other] Du verkaufst { het_verraad-card } für { NAME("het_verraad-bricks", $price) } auf dem Freien Markt.
}
het_verraad-answer-sell_category = { het_verraad-looked-at-category }
het_verraad-answer-redeem = { $key ->
    [back] { het_verraad-went-back }
   *[other] Du kaufst { het_verraad-card } für { NAME("het_verraad-bricks", $price) } im Pfandhaus.
}
het_verraad-answer-redeem_category = { het_verraad-looked-at-category }
het_verraad-answer-market = { $key ->
    [back] { het_verraad-went-back }
   *[other] Du kaufst { het_verraad-card } für { NAME("het_verraad-bricks", $price) } auf dem Freien Markt.
}
het_verraad-answer-market_category = { het_verraad-looked-at-category }
het_verraad-answer-play = { $key ->
    [back] { het_verraad-went-back }
   *[other] Du möchtest „{ NAME("het_verraad-influence", $influence) }“ spielen.
}
het_verraad-answer-brand = { het_verraad-aimed }
het_verraad-answer-brand_ring = { het_verraad-looked-at-ring }
het_verraad-answer-overval = { het_verraad-aimed }
het_verraad-answer-overval_ring = { het_verraad-looked-at-ring }
het_verraad-answer-infiltrant = { het_verraad-aimed }
het_verraad-answer-infiltrant_ring = { het_verraad-looked-at-ring }
het_verraad-answer-hekserij = { het_verraad-aimed }
het_verraad-answer-hekserij_ring = { het_verraad-looked-at-ring }
het_verraad-answer-pionier = { het_verraad-aimed }
het_verraad-answer-pionier_ring = { het_verraad-looked-at-ring }
het_verraad-answer-gif = { $key ->
    [back] { het_verraad-went-back }
   *[other] Du spielst „{ NAME("het_verraad-influence", $influence) }“ gegen { $target_seat }.
}
het_verraad-answer-gouden_handel = { $key ->
    [back] { het_verraad-went-back }
   *[other] Du spielst „{ NAME("het_verraad-influence", $influence) }“: { het_verraad-card } bringt { NAME("het_verraad-bricks", $price) }.
}
het_verraad-answer-gouden_handel_category = { het_verraad-looked-at-category }
het_verraad-answer-tovenaar = Du legst { het_verraad-card } offen aus.
het_verraad-answer-discard = Du wirfst „{ NAME("het_verraad-influence", $influence) }“ ab.
het_verraad-answer-master = { $key ->
    [roll] Du würfelst für die Schritte des Schwarzen Meisters.
    [count] Du zählst deine schwarzen Chips: { NAME("het_verraad-steps", $steps) }.
    [attack] Du greifst { $target_seat } auf { $area } an.
    [play] Du möchtest eine Einflusskarte spielen.
   *[done] Du beendest deinen Zug.
}
het_verraad-answer-master_to = { $key ->
    [back] { het_verraad-went-back }
    [stay] Der Schwarze Meister bleibt, wo er ist.
   *[other] Du führst den Schwarzen Meister nach { $area }.
}
het_verraad-answer-master_to_ring = { $key ->
    [stay] Der Schwarze Meister bleibt, wo er ist.
   *[other] { het_verraad-looked-at-ring }
}
het_verraad-answer-protect = { $key ->
    [pass] Du passt.
   *[other] Du spielst „{ NAME("het_verraad-influence", $influence) }“.
}
het_verraad-answer-block = { $key ->
    [pass] Du passt.
   *[other] Du spielst „{ NAME("het_verraad-influence", $influence) }“.
}

