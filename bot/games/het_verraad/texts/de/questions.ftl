### What seats are asked in Het Verraad, what they may choose, and what that comes to. See game.ftl.

## Questions

het_verraad-question-claim = Welches Gebiet wählst du?
    { $number ->
        [0] **Baue die Stadt:** Hat jemand { $goal } Punkte, gewinnt, wer die meisten hat. **Oder verrate sie:** Liegt am Ende der Schwarze Meister vorn, gewinnt, wer die meisten schwarzen Chips hat.
            Nimm bis zu { NAME("het_verraad-areas", $most) }, kostenlos, zusammen höchstens Preis { $limit }; später kaufst du nur daneben.
            { "" }**Vorsicht:** Wer dein Gebiet umzingelt, bekommt es.
        [one] Du hast 1 von { $most } Startgebieten; Preis { $total } von höchstens { $limit }. Das nächste ist auch kostenlos, darf aber nicht daran grenzen.
       *[other] Du hast { $number } von { $most } Startgebieten; Preise zusammen { $total } von höchstens { $limit }. Das nächste ist auch kostenlos, darf aber nicht an deine grenzen.
    }{ COUNT($top_areas) ->
        [0] { "" }
       *[other]
            { "" }
            { MOST($top_bonuses) ->
                [0] **Ohne Bonus, aber mit dem meisten billigen Land daneben:**
               *[other] **Am meisten wert** (ein Bonus erhöht dort das Einkommen; alle Preise zusammen höchstens { $limit }):
            } { EACH("het_verraad-top", "area price bonus road beside", $top_areas, $top_prices, $top_bonuses, $top_roads, $top_besides) }.
    }
het_verraad-question-claim_ring = { het_verraad-question-claim }
# Ein Gebiet, das am Anfang viel wert ist.
het_verraad-top = { $area } ({ $bonus ->
    [0] kein Bonus
   *[other] Bonus { $bonus }
}, Preis { $price }{ $road ->
    [0] { "" }
   *[other] , Straße
}{ $beside ->
    [0] { "" }
   *[other] , andere daneben
})
het_verraad-question-first_tower = Welches deiner Gebiete bekommt deinen ersten Turm?
    Er kostet nichts. Ein Turm hält den Schwarzen Meister von seinem Gebiet fern, fängt den Schlag einer Einflusskarte ab und stärkt die Abwehr deiner Gebiete daneben um 1.
het_verraad-question-take = Welche Gebäudekarte nimmst du?
    Ihre Kategorie zahlt sofort. Du hast { NAME("het_verraad-bricks", $bricks) }; „dann“ sagt, wie viele es danach sind.{ $limit ->
        [0] { "" }
       *[other] { " " }**Stadtkarten besteuern zuerst** alles über { $limit } Bausteine; Gewinn und Verlust sind danach angegeben.
    }
het_verraad-question-act = { $ends ->
    [0] Du bist am Zug: Was tust du als Nächstes?
   *[other] Deine Aktionen sind erledigt.
}
    Du hast { NAME("het_verraad-bricks", $bricks) }{ $ends ->
        [0] .{ COUNT($left_things) ->
            [0] { "" }
           *[other] { " " }**In diesem Zug noch:** { EACH("het_verraad-left", "thing number", $left_things, $left_numbers) }.
        }{ COUNT($dear_things) ->
            [0] { "" }
           *[other] { " " }**Zu teuer:** { EACH("het_verraad-dear", "thing price", $dear_things, $dear_prices) }.
        }{ COUNT($closed_things) ->
            [0] { "" }
           *[other] { " " }**Jetzt nicht:** { EACH("het_verraad-closed", "thing", $closed_things) }.
        }
       *[other] , und sonst geht nichts mehr.
    }{ COUNT($homeless_categories) ->
        [0] { "" }
       *[other] { " " }**Kein Platz für:** { EACH("het_verraad-homeless", "category number zone", $homeless_categories, $homeless_numbers, $homeless_zones) }.
    }
    { $ends ->
        [0] { $points ->
            [0] **Für den Anfang:** Baue deine Karten: Das bringt sofort ihren Wert in Punkten, und Bausteine, sooft jemand eine Karte ihrer Kategorie nimmt. Kaufe dann ein billiges Gebiet für die nächste.
           *[other] { het_verraad-race }
        }
       *[other] { het_verraad-race }
    }{ COUNT($near_powers) ->
        [0] { "" }
       *[other] { " " }**Mit einem mehr bekommst du die Großmacht:** { EACH("het_verraad-near", "power points own rival seat number", $near_powers, $near_points, $near_counts, $near_rivals, $near_seats, $near_numbers) }.
    }{ COUNT($risky_powers) ->
        [0] { "" }
       *[other] { " " }**In Gefahr:** { EACH("het_verraad-risky", "power points own rival seat number", $risky_powers, $risky_points, $risky_counts, $risky_rivals, $risky_seats, $risky_numbers) }.
    }
het_verraad-race = { $place ->
    [ahead] Du führst mit { $points }
    [level] Du liegst mit { $points } gleichauf vorn
   *[behind] Du hast { NAME("het_verraad-points", $points) }
}. Die anderen: { EACH("het_verraad-paid", "seat amount", $other_seats, $other_points) }, Schwarzer Meister { $master_points }; { $last ->
    [0] bei { $goal } ist Schluss
   *[other] **dies ist dein letzter Zug**: Jetzt zählen nur noch Punkte, oder schwarze Chips, wenn das Böse gewinnt
}.
# Things of which there may be more in this turn, and a card that no area of its holder takes.
het_verraad-left = { $thing ->
    [buildings] { $number } Gebäude
    [areas] { NAME("het_verraad-areas", $number) }
    [chips] { NAME("het_verraad-chips", $number) }
   *[towers] { NAME("het_verraad-towers", $number) }
}
# Things that the seat cannot have now: because of their price, or for another reason.
het_verraad-dear = { $thing ->
    [buildings] Gebäude
    [areas] Gebiet
    [towers] Turm
    [white] weißer Chip
    [black] schwarzer Chip
    [influence] Einflusskarte
   *[card] verdeckte Karte
} { $price }
het_verraad-closed = { $thing ->
    [areas] Gebiet (keines frei neben deinen)
    [towers] Turm (kein Platz mehr)
    [white] weißer Chip (kein Platz, oder keiner übrig)
    [black] schwarzer Chip (kein Platz, oder keiner übrig)
    [influence] Einflusskarte (keine übrig)
   *[card] verdeckte Karte (keine übrig)
}
het_verraad-homeless = { NAME("het_verraad-category", $category) }, { NAME("het_verraad-cards", $number) } ({ NAME("het_verraad-zone", $zone) })
# A great power that a seat may soon hold, and one that it may soon lose.
het_verraad-race-counts  = { "" } (du { $own }{ $number ->
    [0] { "" }
   *[other] , { $rival ->
        [seat] { $seat }
       *[master] Schwarzer Meister
    } { $number }
})
het_verraad-near = { NAME("het_verraad-alt-power", $power) } +{ $points }{ het_verraad-race-counts }
het_verraad-risky = { NAME("het_verraad-alt-power", $power) } −{ $points }{ het_verraad-race-counts }
het_verraad-question-buy = Welches Gebiet kaufst du?
    Jedes hat Platz für ein Gebäude. Du hast { NAME("het_verraad-bricks", $bricks) }; in diesem Zug noch: { NAME("het_verraad-areas", $left) }. Ein fremdes Gebiet, das du umzingelst, bekommst du dazu.
het_verraad-question-buy_ring = { het_verraad-question-buy }
het_verraad-question-build = Welches Gebäude baust du?
    Es kostet seinen Wert in Bausteinen und bringt ebenso viele Punkte. Du hast { NAME("het_verraad-bricks", $bricks) } und darfst in diesem Zug noch { $left } bauen.{ COUNT($homeless_categories) ->
        [0] { "" }
       *[other] { " " }**Kein Platz für:** { EACH("het_verraad-homeless", "category number zone", $homeless_categories, $homeless_numbers, $homeless_zones) }.
    }
het_verraad-question-build_category = { het_verraad-question-build }
het_verraad-question-build_on = Wo baust du { het_verraad-card }?
    Es kostet { NAME("het_verraad-bricks", $price) }; dir { $bricks ->
        [one] bleibt
       *[other] bleiben
    } { $bricks }.{ COUNT($closed_areas) ->
        [0] { "" }
       *[other] { " " }Nicht auf { $closed_areas } ({ NAME("het_verraad-category", $category) }: { NAME("het_verraad-zone", $zone) }).
    }{ COUNT($master_areas) ->
        [0] { "" }
       *[other] { " " }Nicht auf { $master_areas }: Dort steht der Schwarze Meister.
    }
het_verraad-question-build_on_ring = { het_verraad-question-build_on }
het_verraad-question-tower = Wo baust du einen Turm?
    Er hält den Schwarzen Meister vom Gebiet fern, fängt den Schlag einer Einflusskarte ab und stärkt die Abwehr deiner Gebiete daneben um 1. Er kostet { $price } von deinen { NAME("het_verraad-bricks-with", $bricks) }.
het_verraad-question-tower_ring = { het_verraad-question-tower }
het_verraad-question-swap = Welchen Chip tauschst du?
    Ein neuer schwarzer ist vielleicht mehr wert; seinen Wert siehst nur du. Das kostet { $price } von deinen { NAME("het_verraad-bricks-with", $bricks) }. Du ziehst aus { $stack }, dann kommt deiner darunter.{ $white ->
        [0] { "" }
       *[other] { " " }Ein weißer kommt zu den weißen zurück.
    }
het_verraad-question-pawn = Welche Karte verkaufst du an das Pfandhaus?
    Für eine Karte, die du nicht bauen willst, bekommst du Bausteine. Du hast { NAME("het_verraad-bricks", $bricks) }. In diesem Zug kannst du sie nicht zurückkaufen.
het_verraad-question-pawn_category = { het_verraad-question-pawn }
het_verraad-question-sell = Welche Karte verkaufst du auf dem Freien Markt?
    Für eine Karte, die du nicht bauen willst, bekommst du den vollen Wert. Du hast { NAME("het_verraad-bricks", $bricks) }. In diesem Zug kannst du sie nicht zurückkaufen.
het_verraad-question-sell_category = { het_verraad-question-sell }
het_verraad-question-redeem = Welche Karte kaufst du im Pfandhaus?
    Sie kommt auf deine Hand; sie zu bauen kostet noch ihren Wert. Du hast { NAME("het_verraad-bricks", $bricks) }.
het_verraad-question-redeem_category = { het_verraad-question-redeem }
het_verraad-question-market = Welche Karte kaufst du auf dem Freien Markt?
    Sie kommt auf deine Hand; sie zu bauen kostet noch einmal ihren Wert. Du hast { NAME("het_verraad-bricks", $bricks) }.
het_verraad-question-market_category = { het_verraad-question-market }
het_verraad-question-play = Welche Einflusskarte spielst du?
    { $side ->
        [master] Sie wirkt für den Schwarzen Meister: Was sie einbringt, gehört ihm, und „deins“ heißt hier: seins.
       *[seat] Sie wirkt sofort und ist dann verbraucht. Niemand sieht sie, bevor du das Ziel genannt hast.
    }
# What is worth knowing of a card with a target.
het_verraad-aim = { NAME("het_verraad-effect", $influence) }. Ein Turm fängt den Schlag ab. Abwehren lässt er sich mit „{ NAME("het_verraad-influence", "bescherming") }“.{ $side ->
    [master] { $influence ->
        [overval] { " " }Was die Karte einbringt, bekommt der Schwarze Meister.
        [infiltrant] { " " }Was die Karte einbringt, bekommt der Schwarze Meister.
       *[other] { "" }
    }
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
    { NAME("het_verraad-effect", $influence) }. Umzingelt wird dadurch nichts.{ $side ->
        [master] { " " }Das Gebiet bekommt der Schwarze Meister.
       *[seat] { "" }
    }
het_verraad-question-pionier_ring = { het_verraad-question-pionier }
het_verraad-question-gif = Wen vergiftest du?
    Wer getroffen wird, wirft eine zufällige Gebäudekarte ab und zahlt bis zu { NAME("het_verraad-bricks", $bricks) }. Abwehren lässt es sich mit „{ NAME("het_verraad-influence", "bescherming") }“.
het_verraad-question-gouden_handel = Welche Gebäudekarte verkaufst du?
    Du bekommst mehr als ihren Wert, danach wird sie abgeworfen. Du hast { NAME("het_verraad-bricks", $bricks) }.
het_verraad-question-gouden_handel_category = { het_verraad-question-gouden_handel }
het_verraad-question-tovenaar = Welche Karte legst du offen aus?
    Von jetzt an können andere sie nehmen. Die andere kommt ungesehen unter den Stapel.
het_verraad-question-discard = Welche Einflusskarte wirfst du ab?
    Du hast { $number }, eine zu viel. Alle sehen, welche du abwirfst.{ $playable ->
        [0] { "" }
       *[other] { " " }Oder du spielst stattdessen eine.
    }
het_verraad-question-master = { $ends ->
    [0] Was tut der Schwarze Meister?
   *[other] Dein Zug ist erledigt.
}
    { $attacked ->
        [0] { $moved ->
            [0] { $attackable ->
                [0] Mit deinen schwarzen Chips führst du ihn: Er zieht einmal und darf dann angreifen, wo er steht. Was er erobert, gehört ihm.
               *[other] Mit deinen schwarzen Chips führst du ihn: Er zieht und darf dann angreifen, oder er greift gleich an und bleibt.
            }
           *[other] { $attackable ->
                [0] **Auf { $area } gibt es niemanden anzugreifen.**
               *[other] Er ist gezogen und darf angreifen, wo er steht.
            }
        }
       *[other] { $moved ->
            [0] Der Schwarze Meister hat angegriffen und zieht darum nicht mehr.
           *[other] Der Schwarze Meister ist gezogen und hat angegriffen: Mehr tut er in diesem Zug nicht.
        }
    } { $ends ->
        [0] Er steht { COUNT($area) ->
            [0] vor der Stadt
           *[other] auf { $area }
        }; du hast { NAME("het_verraad-black-chips", $chips) }.
       *[other] Du hast auch keine Karte zu spielen; gefragt wirst du trotzdem, damit es niemand merkt.
    }
# Below the question of what the Black Master does, and the button that changes it.
het_verraad-then-master = { $asks ->
    [true] Nach einem Angriff kannst du noch eine Karte spielen.
   *[false] Nach einem Angriff endet dein Zug von selbst.
}
    .change = { $asks ->
        [true] Angreifen, dann Zug beenden
       *[false] Angreifen, dann noch Karte oder Bluff
    }
het_verraad-question-master_to = Wohin geht der Schwarze Meister?
    Er steht { COUNT($area) ->
        [0] vor der Stadt
       *[other] auf { $area }
    } und hat bis zu { NAME("het_verraad-steps", $steps) } ({ $how ->
        [rolled] gewürfelt
       *[counted] deine schwarzen Chips
    }). { $attackable ->
        [0] Kein Schritt führt zu einem Gebiet, das du angreifen darfst. Bestimme, wo ihn der Nächste vorfindet.
        [one] Angreifen darfst du in 1 Gebiet in Reichweite.
       *[other] Angreifen darfst du in { $attackable } Gebieten in Reichweite.
    }{ COUNT($top_areas) ->
        [0] { $attackable ->
            [0] { "" }
           *[other] { " " }Kein Angriff dort hat eine echte Chance; führe ihn lieber von deinen Gebieten weg.
        }
       *[other]
            { "" }
            { "" }**Am besten:** { EACH("het_verraad-prey", "area seat value wins", $top_areas, $top_seats, $top_values, $top_wins) }.
    }
het_verraad-question-master_to_ring = { het_verraad-question-master_to }
# An area that may be attacked.
het_verraad-prey = { $area } ({ $seat }{ $value ->
    [0] { "" }
   *[other] { " " }−{ $value }
}: { $wins } % Sieg)
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
    } Mit „{ NAME("het_verraad-influence", "bescherming") }“ bleibt sie ohne Wirkung.{ $held ->
        [0] { " " }**Du hast keine und kannst nur passen.** Gefragt wirst du, damit das niemand erfährt.
       *[other] { " " }**Du hast eine:** Spiel sie jetzt, oder passe und behalte sie; dann erfährt es niemand.
    }
het_verraad-question-block = Sperrst du { $area }?
    { $seat } möchte { $to ->
        [buy] das Gebiet für { NAME("het_verraad-bricks", $price) } kaufen.
       *[master] den Schwarzen Meister dorthin führen (er hat { NAME("het_verraad-steps", $steps) }).
    } „{ NAME("het_verraad-influence", "blokkade") }“ { $to ->
        [buy] sperrt es für diesen Zug; bezahlt wird dann nichts.
       *[master] sperrt es: In diesem Zug muss er anderswohin.
    }{ COUNT($takes) ->
        [0] { "" }
       *[other] { " " }**Damit wäre auch umzingelt: { $takes }{ $loss ->
            [0] { "" }
           *[other] . Das kostet dich { NAME("het_verraad-points", $loss) }
        }.**
    }{ $held ->
        [0] { " " }**Du hast keine und kannst nur passen.** Gefragt wirst du, damit das niemand erfährt.
       *[other] { " " }**Du hast eine:** Spiel sie jetzt, oder passe und behalte sie; dann erfährt es niemand.
    }

## Choices, as on a button or in a menu

het_verraad-ring = { NAME("het_verraad-zoom", $key) }: { NAME("het_verraad-areas", $count) }
het_verraad-ring-worth = { NAME("het_verraad-zoom", $key) }: { NAME("het_verraad-areas", $count) }, ab Preis { $price }
het_verraad-of-category = { NAME("het_verraad-category", $key) }: { NAME("het_verraad-cards", $count) }
# What is printed on an area.
het_verraad-land = Preis { $price }{ $bonus ->
    [0] { "" }
   *[other] , Bonus { $bonus }
}{ $road ->
    [0] { "" }
   *[other] , Straße
}{ $river ->
    [0] { "" }
   *[other] , Fluss
}{ $gate ->
    [0] { "" }
   *[other] , Tor
}
het_verraad-protects = { COUNT($protects) ->
    [0] kein eigenes Gebiet daneben
   *[other] schützt { $protects }
}
# A card with its price, and an area with what stands there.
het_verraad-priced = { het_verraad-card }: dann { $bricks }
het_verraad-target = { $area } · { het_verraad-whose }{ $loss ->
    [0] { "" }
   *[other] { " " }−{ $loss }
}{ $tower ->
    [0] { "" }
   *[other] { " " }· Turm
}
# The building of an area, if it has any.
het_verraad-on-it = { $value ->
    [0] { "" }
   *[other] { het_verraad-building }
}


het_verraad-choice-claim = { $area } · { het_verraad-land }
het_verraad-group-claim = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-claim_ring = { het_verraad-ring-worth }
het_verraad-group-claim_ring = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-first_tower = { $area } · { het_verraad-protects }
    .note = { het_verraad-land }
het_verraad-group-first_tower = { NAME("het_verraad-zoom", $key) }
# Chips und Türme, die jemand hat.
het_verraad-chips = { $key ->
    [one] 1 Chip
   *[other] { $key } Chips
}
het_verraad-white-chips = { $key ->
    [one] 1 weißen Chip
   *[other] { $key } weiße Chips
}
het_verraad-black-chips = { $key ->
    [one] 1 schwarzen Chip
   *[other] { $key } schwarze Chips
}
het_verraad-towers = { $key ->
    [one] 1 Turm
   *[other] { $key } Türme
}
het_verraad-paid = { $seat } { $amount }
het_verraad-gets = { $seat } { het_verraad-brick-change }
# A change of bricks.
het_verraad-brick-change = { $tax ->
    [0] { $income ->
        [0] ±0
       *[other] +{ $income }
    }
   *[other] −{ $tax }
}


het_verraad-choice-take = { $key ->
    [play] { COUNT($influence) ->
        [0] Zuerst eine Einflusskarte spielen
       *[other] Zuerst { NAME("het_verraad-influence", $influence) } spielen
    }
   *[other] { het_verraad-card }: dann { $bricks }
}
    .note = { $key ->
        [play] { "" }
       *[other] { $sites ->
            [0] { $zone ->
                [road] kein eigenes Gebiet an einer Straße
               *[other] kein Platz
            } · { "" }
           *[other] { "" }
        }{ SUM($income, $tax) ->
            [0] { COUNT($earner_seats) ->
                [0] zahlt niemandem
               *[other] { EACH("het_verraad-gets", "seat income tax", $earner_seats, $amounts, $taxes) }
            }
           *[other] du { het_verraad-brick-change }{ COUNT($earner_seats) ->
                [0] { "" }
               *[other] , { EACH("het_verraad-gets", "seat income tax", $earner_seats, $amounts, $taxes) }
            }
        }{ $number ->
            [0] { "" }
           *[other] { " " }· +{ $number } darauf
        }
    }
het_verraad-choice-act = { $key ->
    [buy] { COUNT($site) ->
        [0] Gebiet kaufen ({ $count }): ab { NAME("het_verraad-bricks-with", $price) }
       *[other] { $site } kaufen: { NAME("het_verraad-bricks", $price) }
    }
    [build] { COUNT($building) ->
        [0] Bauen: { NAME("het_verraad-cards", $count) }, ab { NAME("het_verraad-bricks-with", $price) }
       *[other] { $building } { COUNT($site) ->
            [0] bauen
           *[other] auf { $site }
        }: { NAME("het_verraad-bricks", $price) }
    }
    [tower] Turm { COUNT($site) ->
        [0] bauen
       *[other] auf { $site }
    }: Preis { $price }{ het_verraad-for-power }
    [white] Weißer Chip: Preis { $price }{ $power_points ->
        [0] , Abwehr auf { $number }
       *[other] { het_verraad-for-power }
    }
    [black] Schwarzer Chip: Preis { $price }{ $power_points ->
        [0] , Meister { $master_points }
       *[other] { het_verraad-for-power }
    }
    [swap] { $white ->
        [0] Schwarzen Chip tauschen
       *[other] Chip tauschen
    }: { NAME("het_verraad-bricks", $price) }
    [pawn] { COUNT($building) ->
        [0] Pfandhaus: zahlt bis { NAME("het_verraad-bricks", $price) }
       *[other] { $building } verpfänden: +{ $price }
    }
    [sell] { COUNT($building) ->
        [0] Freier Markt: zahlt bis { NAME("het_verraad-bricks", $price) }
       *[other] { $building } verkaufen: +{ $price }
    }
    [redeem] { COUNT($building) ->
        [0] Pfandhaus: Kauf ab { NAME("het_verraad-bricks-with", $price) }
       *[other] { $building } aus dem Pfandhaus: { $price }
    }
    [market] { COUNT($building) ->
        [0] Freier Markt: Kauf ab { NAME("het_verraad-bricks-with", $price) }
       *[other] { $building } vom Markt: { NAME("het_verraad-bricks", $price) }
    }
    [card] Verdeckte Gebäudekarte: { NAME("het_verraad-bricks", $price) }
    [influence] Einflusskarte kaufen: { NAME("het_verraad-bricks", $price) }
    [play] { het_verraad-play }
   *[done] { $chips ->
        [0] Zug beenden
       *[other] Weiter zum Schwarzen Meister
    }
}
    .note = { $key ->
        [tower] Hält den Schwarzen Meister fern; deine Gebiete daneben wehren sich um 1 stärker
        [white] Alle deine Gebiete wehren sich um 1 stärker
        [black] Deine Angriffe und Schritte werden um 1 größer; wer die meisten hat, erbt, wenn das Böse siegt
        [swap] Der neue kann mehr wert sein; bei Gleichstand der Erben zählen die Werte
        [play] { COUNT($influence) ->
            [0] { "" }
           *[other] { NAME("het_verraad-effect", $influence) }
        }
        [influence] Verdeckt gezogen: Schläge, Kniffe und Reaktionen
        [card] Verdeckt vom Stapel gezogen
        [pawn] Bausteine für eine Karte, die du nicht bauen willst
        [sell] Der volle Wert für eine Karte, die du nicht bauen willst
        [redeem] Sie kommt auf deine Hand; der Bau kostet ihren Wert extra
        [market] Sie kommt auf deine Hand; der Bau kostet ihren Wert noch einmal
       *[other] { "" }
    }
het_verraad-group-act = { $key ->
    [war] Krieg: Chips, Türme, Einflusskarten
   *[goods] Handel: Karten kaufen und verkaufen
}
het_verraad-play = { COUNT($influence) ->
    [0] Einflusskarte spielen: { $count } möglich
   *[other] { NAME("het_verraad-influence", $influence) } spielen
}
het_verraad-for-power = { $power_points ->
    [0] { "" }
   *[other] , Großmacht +{ $power_points }
}
het_verraad-choice-buy = { $area } · { $gain ->
    [0] { het_verraad-land }
   *[other] Preis { $price }, +{ NAME("het_verraad-points", $gain) }
}
    .note = { COUNT($takes) ->
        [0] { "" }
       *[other] umzingelt { $takes }
    }
het_verraad-group-buy = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-buy_ring = { het_verraad-ring-worth }
het_verraad-group-buy_ring = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-build = { het_verraad-card }{ COUNT($site) ->
    [0] { "" }
   *[other] { " " }auf { $site }
}: dann { $bricks }
    .note = { $power_points ->
        [0] { "" }
       *[other] Großmacht +{ $power_points }
    }
het_verraad-group-build = { NAME("het_verraad-category", $key) }
het_verraad-choice-build_category = { het_verraad-of-category }
het_verraad-group-build_category = { NAME("het_verraad-category", $key) }
het_verraad-choice-build_on = { $area } · { $loss ->
    [0] { $gain ->
        [0] 0 Punkte
       *[other] +{ NAME("het_verraad-points", $gain) }
    }
   *[other] −{ NAME("het_verraad-points", $loss) }
}{ $final ->
    [0] { " " }· Einkommen { $income_before } → { $income }
   *[other] { "" }
}
    .note = { $old_value ->
        [0] { "" }
       *[other] Ersetzt { $old_building } { $old_value }{ $old_loss ->
            [0] { "" }
           *[other] : { NAME("het_verraad-category", $old_category) } { $old_before } → { $old_income }
        }{ $market ->
            [0] { "" }
           *[other] , kein Freier Markt
        }.{ " " }
    }{ $master ->
        [0] { $last_area ->
            [none] { "" }
           *[other] Vorsicht: Wer { $last_area } kauft, bekommt es dazu.{ " " }
        }
       *[other] Vorsicht: Der Schwarze Meister steht daneben.{ " " }
    }{ $power_points ->
        [0] { "" }
       *[other] Großmacht +{ $power_points }
    }
het_verraad-group-build_on = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-build_on_ring = { het_verraad-ring }
het_verraad-group-build_on_ring = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-tower = { $area } · { het_verraad-protects }
    .note = { het_verraad-on-it }{ $power_points ->
        [0] { "" }
       *[other] { " " }(Großmacht +{ $power_points })
    }
het_verraad-group-tower = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-tower_ring = { het_verraad-ring }
het_verraad-group-tower_ring = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-swap = { $key ->
    [white] Weißer Chip
   *[other] Schwarzer Chip mit dem Wert { $value }
}
    .note = { $key ->
        [white] dann hast du { NAME("het_verraad-white-chips", $white) } und { NAME("het_verraad-black-chips", $black) }
       *[other] { "" }
    }
het_verraad-choice-pawn = { het_verraad-priced }
het_verraad-group-pawn = { NAME("het_verraad-category", $key) }
het_verraad-choice-pawn_category = { het_verraad-of-category }
het_verraad-group-pawn_category = { NAME("het_verraad-category", $key) }
het_verraad-choice-sell = { het_verraad-priced }
het_verraad-group-sell = { NAME("het_verraad-category", $key) }
het_verraad-choice-sell_category = { het_verraad-of-category }
het_verraad-group-sell_category = { NAME("het_verraad-category", $key) }
het_verraad-choice-redeem = { het_verraad-priced }
het_verraad-group-redeem = { NAME("het_verraad-category", $key) }
het_verraad-choice-redeem_category = { het_verraad-of-category }
het_verraad-group-redeem_category = { NAME("het_verraad-category", $key) }
het_verraad-choice-market = { het_verraad-priced }
het_verraad-group-market = { NAME("het_verraad-category", $key) }
het_verraad-choice-market_category = { het_verraad-of-category }
het_verraad-group-market_category = { NAME("het_verraad-category", $key) }
het_verraad-choice-play = { NAME("het_verraad-influence", $influence) }
    .note = { NAME("het_verraad-effect", $influence) }
het_verraad-choice-brand = { het_verraad-target }
    .note = { het_verraad-on-it }
het_verraad-group-brand = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-brand_ring = { het_verraad-ring }
het_verraad-group-brand_ring = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-overval = { het_verraad-target }
    .note = { het_verraad-on-it }
het_verraad-group-overval = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-overval_ring = { het_verraad-ring }
het_verraad-group-overval_ring = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-infiltrant = { het_verraad-target }
het_verraad-group-infiltrant = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-infiltrant_ring = { het_verraad-ring }
het_verraad-group-infiltrant_ring = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-hekserij = { het_verraad-target }
    .note = { het_verraad-on-it }
het_verraad-group-hekserij = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-hekserij_ring = { het_verraad-ring }
het_verraad-group-hekserij_ring = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-pionier = { $area } · { $gain ->
    [0] { het_verraad-land }
   *[other] +{ NAME("het_verraad-points", $gain) }
}
    .note = { het_verraad-on-it }
het_verraad-group-pionier = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-pionier_ring = { het_verraad-ring }
het_verraad-group-pionier_ring = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-gif = { $target_seat } · zahlt { NAME("het_verraad-bricks", $bricks) }
    .note = abwerfen: { $hand ->
        [0] nichts, denn es gibt keine Gebäudekarte
        [one] die einzige Gebäudekarte
       *[other] eine von { $hand } Gebäudekarten
    }{ COUNT($asked_seats) ->
        [0] { "" }
       *[other] { " " }· kann es abwehren
    }
het_verraad-choice-gouden_handel = { het_verraad-priced }
het_verraad-group-gouden_handel = { NAME("het_verraad-category", $key) }
het_verraad-choice-gouden_handel_category = { het_verraad-of-category }
het_verraad-group-gouden_handel_category = { NAME("het_verraad-category", $key) }
het_verraad-choice-tovenaar = { het_verraad-card }
het_verraad-choice-discard = { $key ->
    [play] { COUNT($influence) ->
        [0] Stattdessen eine spielen: { $count } möglich
       *[other] Stattdessen { NAME("het_verraad-influence", $influence) } spielen
    }
   *[other] { NAME("het_verraad-influence", $influence) }
}
    .note = { $key ->
        [play] Dann wird keine abgeworfen
       *[other] { NAME("het_verraad-effect", $influence) }
    }
# How likely an attack of the Black Master succeeds.
het_verraad-odds = { $wins ->
    [0] { $ties ->
        [0] aussichtslos
       *[other] { $ties } % neutral
    }
   *[other] { $wins } % Sieg
}
het_verraad-choice-master = { $key ->
    [roll] Würfeln: 1 bis { NAME("het_verraad-steps", $sides) }
    [count] Schwarze Chips zählen: { NAME("het_verraad-steps", $steps) }
    [attack] { $target_seat } angreifen: { het_verraad-odds }
    [play] { het_verraad-play }
   *[done] Zug beenden
}
    .note = { $key ->
        [attack] Schwarze Chips gegen weiße: { $black_chips } gegen { $white_chips }{ $towers ->
            [0] { "" }
            [one] { " " }+ 1 (Turm daneben)
           *[other] { " " }+ { $towers } (Türme daneben)
        }, beide mit Würfel. { $knights ->
            [0] Der Schwarze Meister hat keinen Ritter dafür: Höher gilt als gleich.
           *[other] Höher: Er bekommt { $area }{ $value ->
                [0] { "" }
               *[other] { " " }({ $target_seat } −{ $value }, Meister +{ $value })
            }.
        } Gleich ({ $ties } %): neutral{ $value ->
            [0] { "" }
           *[other] , { $target_seat } −{ $value }
        }. Niedriger: Nichts geschieht.
        [roll] { $steps ->
            [1] Nie weniger Schritte als beim Zählen
           *[other] { "" }
        }
       *[other] { "" }
    }
het_verraad-choice-master_to = { $key ->
    [stay] { COUNT($area) ->
        [0] Er bleibt draußen
       *[other] Er bleibt, wo er ist
    }
   *[other] { $area } · { $attackable ->
        [0] { het_verraad-whose }
       *[other] { het_verraad-odds } · { het_verraad-whose }{ $value ->
            [0] { "" }
           *[other] { " " }−{ $value }
        }
    }
}
    .note = { $key ->
        [stay] { "" }
       *[other] { het_verraad-on-it }{ $attackable ->
            [0] { "" }
           *[other] { $towers ->
                [0] { "" }
               *[other] { " " }(+{ $towers }: Turm daneben)
            }
        }
    }
het_verraad-group-master_to = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-master_to_ring = { $key ->
    [stay] { COUNT($area) ->
        [0] Er bleibt draußen
       *[other] Er bleibt, wo er ist
    }
   *[other] { het_verraad-ring }
}
het_verraad-group-master_to_ring = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-protect = { $key ->
    [pass] Passen
   *[other] Abwehren ({ NAME("het_verraad-influence", $influence) })
}
het_verraad-choice-block = { $key ->
    [pass] Passen
   *[other] Sperren ({ NAME("het_verraad-influence", $influence) })
}

## Answers, told to whom gave them

het_verraad-went-back = Du gehst einen Schritt zurück.
het_verraad-looked-at-ring = Du wählst in diesem Ring: { NAME("het_verraad-zoom", $key) }.
het_verraad-looked-at-category = Du wählst in dieser Kategorie: { NAME("het_verraad-category", $key) }.
het_verraad-aimed = Du spielst „{ NAME("het_verraad-influence", $influence) }“ auf { $area } ({ het_verraad-site }).

het_verraad-answer-claim = Du wählst { $area }.
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
    [swap] Du möchtest einen Chip tauschen.
    [pawn] Du möchtest an das Pfandhaus verkaufen.
    [sell] Du möchtest auf dem Freien Markt verkaufen.
    [redeem] Du möchtest im Pfandhaus kaufen.
    [market] Du möchtest auf dem Freien Markt kaufen.
    [card] Du kaufst für { NAME("het_verraad-bricks", $price) } eine Gebäudekarte vom Stapel.
    [influence] Du kaufst für { NAME("het_verraad-bricks", $price) } eine Einflusskarte vom Stapel.
    [play] Du möchtest eine Einflusskarte spielen.
   *[done] Du beendest deine Aktionen{ $red ->
        [0] { "" }
       *[other] { " " }auf einem roten Feld der Punkteleiste, weiter vorn als zuvor, und bekommst dafür eine Einflusskarte
    }.
}
het_verraad-answer-buy = { COUNT($block_seats) ->
    [0] Du kaufst { $area } für { NAME("het_verraad-bricks", $price) }.
   *[other] Du kaufst { $area } für { NAME("het_verraad-bricks", $price) }, falls niemand es sperrt.
}
het_verraad-answer-buy_ring = { het_verraad-looked-at-ring }
het_verraad-answer-build = Du möchtest { het_verraad-card } bauen.
het_verraad-answer-build_category = { het_verraad-looked-at-category }
het_verraad-answer-build_on = Du baust { het_verraad-card } auf { $area }{ $old_value ->
    [0] { "" }
   *[other] { " " }statt { $old_building }
}.
het_verraad-answer-build_on_ring = { het_verraad-looked-at-ring }
het_verraad-answer-tower = Du baust einen Turm auf { $area }.
het_verraad-answer-tower_ring = { het_verraad-looked-at-ring }
het_verraad-answer-swap = { $key ->
    [white] Du tauschst einen weißen Chip gegen einen schwarzen.
   *[other] Du tauschst einen schwarzen Chip mit dem Wert { $value }.
}
het_verraad-answer-pawn = Du verkaufst { het_verraad-card } für { NAME("het_verraad-bricks", $price) } an das Pfandhaus.
het_verraad-answer-pawn_category = { het_verraad-looked-at-category }
het_verraad-answer-sell = Du verkaufst { het_verraad-card } für { NAME("het_verraad-bricks", $price) } auf dem Freien Markt.
het_verraad-answer-sell_category = { het_verraad-looked-at-category }
het_verraad-answer-redeem = Du kaufst { het_verraad-card } für { NAME("het_verraad-bricks", $price) } im Pfandhaus.
het_verraad-answer-redeem_category = { het_verraad-looked-at-category }
het_verraad-answer-market = Du kaufst { het_verraad-card } für { NAME("het_verraad-bricks", $price) } auf dem Freien Markt.
het_verraad-answer-market_category = { het_verraad-looked-at-category }
het_verraad-answer-play = Du möchtest „{ NAME("het_verraad-influence", $influence) }“ spielen.
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
het_verraad-answer-gif = Du spielst „{ NAME("het_verraad-influence", $influence) }“ gegen { $target_seat }.
het_verraad-answer-gouden_handel = Du spielst „{ NAME("het_verraad-influence", $influence) }“: { het_verraad-card } bringt { NAME("het_verraad-bricks", $price) }.
het_verraad-answer-gouden_handel_category = { het_verraad-looked-at-category }
het_verraad-answer-tovenaar = Du legst { het_verraad-card } offen aus.
het_verraad-answer-discard = { $key ->
    [play] Du möchtest stattdessen eine Einflusskarte spielen.
   *[other] Du wirfst „{ NAME("het_verraad-influence", $influence) }“ ab.
}
het_verraad-answer-master = { $key ->
    [roll] Du würfelst für die Schritte des Schwarzen Meisters.
    [count] Du zählst deine schwarzen Chips: { NAME("het_verraad-steps", $steps) }.
    [attack] Du greifst { $target_seat } auf { $area } an.
    [play] Du möchtest eine Einflusskarte spielen.
   *[done] Du beendest deinen Zug.
}
het_verraad-answer-master_to = { $key ->
    [stay] { COUNT($area) ->
        [0] Der Schwarze Meister bleibt vor der Stadt.
       *[other] Der Schwarze Meister bleibt, wo er ist.
    }
   *[other] Du führst den Schwarzen Meister nach { $area }.
}
het_verraad-answer-master_to_ring = { $key ->
    [stay] { COUNT($area) ->
        [0] Der Schwarze Meister bleibt vor der Stadt.
       *[other] Der Schwarze Meister bleibt, wo er ist.
    }
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

## Refusals: the rule that is against what somebody typed, and what to do

# Whose an area is, within a sentence.
het_verraad-belongs = { $owner ->
    [seat] gehört { $owner_seats }
    [master] gehört dem Schwarzen Meister
   *[none] ist neutral
}
het_verraad-shop = { $key ->
    [pawnshop] im Pfandhaus
   *[market] auf dem Freien Markt
}
het_verraad-refusal-over = Das Spiel ist vorbei, darum geht nichts mehr.
het_verraad-refusal-window_open = Zuerst darf reagiert werden: { $asked_seats }. Mach weiter, wenn alle geantwortet haben.
het_verraad-refusal-not_your_turn = Du bist jetzt nicht am Zug; warte, bis du gefragt wirst. Erwartet: { COUNT($turn_seats) ->
    [0] niemand
   *[other] { $turn_seats }
}.
het_verraad-refusal-other_phase = Das gehört in die Phase „{ NAME("het_verraad-phase", $needed) }“, und jetzt ist „{ NAME("het_verraad-phase", $phase) }“: Beantworte die Frage, die dir gestellt wurde.
het_verraad-refusal-discard_first = Du hast zu viele Einflusskarten: Wirf zuerst eine davon ab.
het_verraad-refusal-tovenaar_first = Der Zauberer zeigt dir Karten: Wähle zuerst, welche du offen auslegst.
het_verraad-refusal-master_to_first = Du hast schon gewürfelt: Wähle zuerst, wohin der Schwarze Meister geht.
het_verraad-refusal-back_first = Geh zuerst zurück: Du wählst gerade etwas anderes.
het_verraad-refusal-steps_first = Würfle zuerst mit dem schwarzen Würfel oder zähl deine schwarzen Chips; dann wählst du, wohin der Schwarze Meister geht.
het_verraad-refusal-not_asked = Das wirst du jetzt nicht gefragt; beantworte die Frage, die dir gestellt wurde.
het_verraad-refusal-unknown_area = Ein Gebiet „{ $key }“ gibt es nicht; es gibt I0 bis I7, M0 bis M15 und O0 bis O23.
het_verraad-refusal-unknown_card = Eine Gebäudekarte „{ $key }“ gibt es nicht; nimm einen der Vorschläge.
het_verraad-refusal-unknown_chip = Einen Chip „{ $key }“ gibt es nicht; nimm einen der Vorschläge.
het_verraad-refusal-unknown_influence = Eine Einflusskarte „{ $key }“ gibt es nicht; nimm einen der Vorschläge.
het_verraad-refusal-unknown_seat = „{ $key }“ spielt hier nicht mit; nimm einen der Vorschläge.
het_verraad-refusal-not_neutral = So bekommt man nur ein neutrales Gebiet, und { $area } { het_verraad-belongs }; wähle ein anderes.
het_verraad-refusal-own_neighbour = { $area } grenzt an ein Gebiet von dir, und das dürfen deine ersten Gebiete nicht; wähle ein anderes.
het_verraad-refusal-start_sum = Deine ersten Gebiete dürfen zusammen höchstens { $limit } kosten: Deine kosten { $total }, und { $area } kostet { $price }. Wähle ein billigeres.
het_verraad-refusal-not_own = Es muss ein Gebiet von dir sein, und { $area } { het_verraad-belongs }; wähle ein anderes.
het_verraad-refusal-no_play = Du hast keine Einflusskarte, die du jetzt spielen kannst; tu etwas anderes.
het_verraad-refusal-not_open = { $building } liegt nicht offen; nimm eine der offenen Karten.
het_verraad-refusal-not_seen = { $building } ist nicht unter den Karten, die du siehst; wähle eine davon.
het_verraad-refusal-bricks = Das kostet { NAME("het_verraad-bricks", $price) }, und du hast { $bricks }; wähle etwas Billigeres, oder verkauf zuerst eine Karte.
het_verraad-refusal-nothing_to_buy = Mit { NAME("het_verraad-bricks-with", $bricks) } kannst du kein neutrales Gebiet neben deinen kaufen; tu etwas anderes, oder verkauf zuerst eine Karte.
het_verraad-refusal-nothing_to_build = Mit { NAME("het_verraad-bricks-with", $bricks) } kannst du keine deiner Karten auf deine Gebiete bauen; tu etwas anderes, oder verkauf zuerst eine Karte.
het_verraad-refusal-nowhere_for_tower = Ein Turm braucht ein Gebiet von dir, auf dem noch keiner und auch nicht der Schwarze Meister steht; so eines hast du nicht.
het_verraad-refusal-empty_hand = Du hast keine Gebäudekarte auf der Hand; nimm oder kauf zuerst eine.
het_verraad-refusal-nothing_in_shop = Nichts, was du bezahlen kannst und nicht in diesem Zug verkauft hast, liegt { NAME("het_verraad-shop", $shop) }; tu etwas anderes.
het_verraad-refusal-no_card_left = Es ist keine Gebäudekarte mehr zu kaufen; tu etwas anderes.
het_verraad-refusal-no_influence_left = Es ist keine Einflusskarte mehr zu kaufen; tu etwas anderes.
het_verraad-refusal-no_trade_building = Auf den Freien Markt darf nur, wer ein Handelsgebäude auf einem eigenen Gebiet hat; nimm das Pfandhaus, oder bau zuerst eines.
het_verraad-refusal-area_limit = Mehr als { NAME("het_verraad-areas", $most) } darfst du pro Zug nicht kaufen; mach im nächsten Zug weiter.
het_verraad-refusal-no_knight = Alle deine Ritter stehen in der Stadt, und ein Gebiet braucht einen; tu etwas anderes.
het_verraad-refusal-own_area = { $area } gehört dir schon; wähle ein anderes Gebiet.
het_verraad-refusal-not_adjacent = { $area } grenzt nicht an ein Gebiet von dir, und das muss es; wähle ein anderes.
het_verraad-refusal-blocked = { $area } ist in diesem Zug durch eine „Blockade“ für dich gesperrt; wähle ein anderes Gebiet.
het_verraad-refusal-building_limit = Mehr als { $most } Gebäude darfst du pro Zug nicht bauen; mach im nächsten Zug weiter.
het_verraad-refusal-not_in_hand = Du hast { $building } nicht auf der Hand; wähle eine deiner Karten.
het_verraad-refusal-no_site = Du hast kein Gebiet, auf dem { $building } ({ NAME("het_verraad-category", $category) }) stehen darf: Die Option *{ het_verraad-option-zoning }* schränkt Kategorien ein, und unter dem Schwarzen Meister steht nichts. Wähle eine andere Karte.
het_verraad-refusal-under_master = Auf { $area } steht der Schwarze Meister, darum wird dort jetzt nicht gebaut; wähle ein anderes Gebiet.
het_verraad-kin = { $category ->
    [burgerij] { $building } gehört zu den Bürgern
    [nijverheid] { $building } gehört zum Gewerbe
    [handel] { $building } gehört zum Handel
   *[stad] { $building } gehört zur Stadt
}
het_verraad-refusal-zoning_ring = { het_verraad-kin }, und so etwas darf nicht im { $ring ->
    [I] inneren Ring
    [M] mittleren Ring
   *[O] äußeren Ring
} stehen, in dem { $area } liegt; wähle ein anderes Gebiet.
het_verraad-refusal-zoning_area = { het_verraad-kin }, und so etwas darf nicht auf { $area } stehen; wähle ein anderes Gebiet.
het_verraad-refusal-zoning_with = { het_verraad-kin }, und so etwas braucht { $what ->
    [road] eine Straße, die
    [river] einen Fluss, den
   *[gate] ein Tor, das
} { $area } nicht hat; wähle ein anderes Gebiet.
het_verraad-refusal-zoning_without = { het_verraad-kin }, und so etwas darf nicht { $what ->
    [road] an einer Straße
    [river] am Fluss
   *[gate] an einem Tor
} stehen, wo { $area } liegt; wähle ein anderes Gebiet.
het_verraad-refusal-tower_limit = Mehr als { $most ->
    [one] 1 Turm
   *[other] { $most } Türme
} darfst du pro Zug nicht bauen; mach im nächsten Zug weiter.
het_verraad-refusal-no_tower_left = Alle { $number } Türme stehen in der Stadt, darum kann keiner gebaut werden; warte, bis einer in den Vorrat zurückkommt.
het_verraad-refusal-tower_stands = Auf { $area } steht schon ein Turm; wähle ein anderes Gebiet.
het_verraad-refusal-chip_limit = Mehr als { $most ->
    [one] 1 Chip
   *[other] { $most } Chips
} darfst du pro Zug nicht kaufen; mach im nächsten Zug weiter.
het_verraad-refusal-no_slot = Auf deiner Burgkarte ist Platz für { $most } { $colour ->
    [white] weiße
   *[black] schwarze
} Chips, und alle Plätze sind voll; tu etwas anderes.
het_verraad-refusal-no_chip_left = { $colour ->
    [white] Es ist kein weißer Chip mehr da
   *[black] Im Stapel ist kein schwarzer Chip mehr
}; tu etwas anderes.
het_verraad-refusal-no_black_chip = Du hast keinen schwarzen Chip; kauf zuerst einen.
het_verraad-refusal-no_chip_to_swap = Du hast keinen Chip zum Tauschen; kauf zuerst einen.
het_verraad-refusal-swap_black_only = In diesem Spiel lassen sich nur schwarze Chips tauschen; wähle einen davon.
het_verraad-refusal-no_white_chip = Du hast keinen weißen Chip zum Tauschen; wähle einen schwarzen.
het_verraad-refusal-third_not_played = In diesem Spiel wird eine Karte zu viel abgeworfen und nicht gespielt; wähle, welche.
het_verraad-refusal-given_not_played = Nur nach einem Kauf darf stattdessen eine gespielt werden, und diese Karte hast du geschenkt bekommen; wähle, welche du abwirfst.
het_verraad-refusal-swap_limit = Mehr als { $most ->
    [one] 1 Chip
   *[other] { $most } Chips
} darfst du pro Zug nicht tauschen; mach im nächsten Zug weiter.
het_verraad-refusal-not_own_chip = Dieser schwarze Chip mit dem Wert { $value } gehört dir nicht; wähle einen von deinen.
het_verraad-refusal-not_in_shop = { $building } liegt nicht { NAME("het_verraad-shop", $shop) }; wähle eine Karte, die dort liegt.
het_verraad-refusal-bought_back = Du hast { $building } in diesem Zug verkauft und kannst die Karte erst im nächsten zurückkaufen; wähle eine andere.
het_verraad-refusal-influence_not_held = „{ NAME("het_verraad-influence", $influence) }“ hast du nicht auf der Hand, oder nicht diese Karte davon; wähle eine deiner Karten.
het_verraad-refusal-no_window = Es gibt jetzt nichts, worauf du reagieren könntest; sonst wirst du gefragt.
het_verraad-refusal-answered = Du hast das schon beantwortet, und es lässt sich nicht mehr ändern.
het_verraad-refusal-wrong_reaction = „{ NAME("het_verraad-influence", $influence) }“ nützt hier nichts, nur „{ NAME("het_verraad-influence", $needed) }“. Spiel diese Karte, oder passe.
het_verraad-refusal-reaction_only = „{ NAME("het_verraad-influence", $influence) }“ spielst du nur, wenn du gefragt wirst, ob du reagierst; behalte die Karte bis dahin.
het_verraad-refusal-not_for_master = „{ NAME("het_verraad-influence", $influence) }“ bringt dem Schwarzen Meister nichts und lässt sich darum in dieser Phase nicht spielen; behalte die Karte für deinen nächsten Zug.
het_verraad-refusal-tovenaar_too_late = Den Zauberer spielst du, bevor du eine Gebäudekarte nimmst; behalte die Karte für deinen nächsten Zug.
het_verraad-refusal-no_card_to_see = Der Zauberer könnte dir keine Karte zeigen: Der Stapel und beide Märkte sind leer, und abgeworfene Karten gibt es nicht. Behalte ihn für einen späteren Zug.
het_verraad-refusal-no_target = „{ NAME("het_verraad-influence", $influence) }“ hat jetzt kein Ziel; behalte die Karte, bis es eines gibt.
het_verraad-refusal-neutral_area = „{ NAME("het_verraad-influence", $influence) }“ zielt auf ein gegnerisches Gebiet, und { $area } ist neutral; wähle ein anderes.
het_verraad-refusal-masters_area = { $area } gehört dem Schwarzen Meister schon; wähle ein anderes Gebiet.
het_verraad-refusal-no_building = „Brand“ braucht ein Gebäude, und auf { $area } steht keines; wähle ein anderes Gebiet.
het_verraad-refusal-master_not_adjacent = { $area } grenzt nicht an ein Gebiet des Schwarzen Meisters, und das muss es; wähle ein anderes.
het_verraad-refusal-has_building = Eine Unterwanderung übernimmt Gebiete ohne Gebäude, und auf { $area } steht { $building }; wähle ein anderes Gebiet.
het_verraad-refusal-no_black_knight = Alle schwarzen Ritter stehen in der Stadt, und ein Gebiet braucht einen; wähle ein Gebiet mit Turm oder eine andere Karte.
het_verraad-refusal-own_seat = „Gift“ ist für andere; wähle jemand anderen.
het_verraad-refusal-attacked = Der Schwarze Meister hat in diesem Zug angegriffen; er zieht vorher und greift einmal an. Beende deinen Zug.
het_verraad-refusal-moved = Der Schwarze Meister ist in diesem Zug schon gezogen, und das geht nur einmal; greif an, oder beende deinen Zug.
het_verraad-refusal-master_outside = Der Schwarze Meister ist noch vor der Stadt; führ ihn zuerst hinein.
het_verraad-refusal-tower_there = Auf { $area } steht ein Turm, und dort hält der Schwarze Meister nicht und greift nicht an; wähle etwas anderes.
het_verraad-refusal-nobody_to_attack = Der Schwarze Meister greift nur Gebiete der anderen an, und { $area } { het_verraad-belongs }; beende deinen Zug, oder führ ihn woandershin, wenn er noch nicht gezogen ist.
het_verraad-refusal-already_there = Der Schwarze Meister steht schon auf { $area }; lass ihn bleiben, oder wähle ein anderes Gebiet.
het_verraad-refusal-master_blocked = { $area } ist in diesem Zug durch eine „Blockade“ für den Schwarzen Meister gesperrt; wähle ein anderes Gebiet.
het_verraad-refusal-not_reachable = { $steps ->
    [0] Würfle zuerst, oder zähle deine schwarzen Chips; dann wähle, wohin der Schwarze Meister geht.
   *[other] Mit { NAME("het_verraad-steps-of", $steps) } kommt der Schwarze Meister nicht nach { $area }: Fremde Türme und gesperrte Gebiete sind im Weg, oder es ist zu weit. Wähle ein anderes Gebiet.
}
