### What seats are asked in Het Verraad, what they may choose, and what that comes to. See game.ftl.

## Questions

het_verraad-question-claim = Welk gebied kies je?
    { $number ->
        [0] **Bouw de stad:** de meeste punten winnen zodra iemand er { $goal } heeft. **Of verraad haar:** staat de Zwarte Meester aan het eind voor, dan winnen de meeste zwarte krachtfiches.
            Kies hoogstens { NAME("het_verraad-areas", $most) }, gratis; hun prijzen zijn samen hoogstens { $limit }. Later koop je alleen wat ernaast ligt.
            { "" }**Let op:** wie je gebied omsingelt, krijgt het.
        [one] Je hebt 1 van { $most } startgebieden; de prijzen zijn samen { $total } van { $limit }. Het volgende, ook gratis, mag er niet aan grenzen.
       *[other] Je hebt { $number } van { $most } startgebieden; de prijzen zijn samen { $total } van { $limit }. Het volgende, ook gratis, mag niet aan de jouwe grenzen.
    }{ COUNT($top_areas) ->
        [0] { "" }
       *[other]
            { "" }
            { MOST($top_bonuses) ->
                [0] **Zonder bonus, maar met het meeste goedkope land ernaast:**
               *[other] **Het meest waard** (een bonus verhoogt daar je inkomsten; prijzen zijn samen hoogstens { $limit }):
            } { EACH("het_verraad-top", "area price bonus road beside", $top_areas, $top_prices, $top_bonuses, $top_roads, $top_besides) }.
    }
het_verraad-question-claim_ring = { het_verraad-question-claim }
# Een gebied dat in het begin veel waard is.
het_verraad-top = { $area } ({ $bonus ->
    [0] geen bonus
   *[other] bonus { $bonus }
}, prijs { $price }{ $road ->
    [0] { "" }
   *[other] , weg
}{ $beside ->
    [0] { "" }
   *[other] , anderen ernaast
})
het_verraad-question-first_tower = Welk van je gebieden krijgt je eerste wachttoren?
    Die is gratis. Een wachttoren houdt de Zwarte Meester buiten het gebied, vangt de klap van een invloedkaart op en geeft je gebieden ernaast 1 extra verdediging.
het_verraad-question-take = Welke gebouwkaart neem je?
    De categorie ervan betaalt meteen uit. Je hebt { NAME("het_verraad-bricks", $bricks) }; “dan” zegt hoeveel het er daarna zijn.{ $limit ->
        [0] { "" }
       *[other] { " " }**Stadskaarten belasten eerst** alles boven { $limit } bouwstenen; winst en verlies staan er ná die belasting.
    }
het_verraad-question-act = { $ends ->
    [0] Jouw beurt: wat doe je nu?
   *[other] Je acties zitten erop.
}
    Je hebt { NAME("het_verraad-bricks", $bricks) }{ $ends ->
        [0] .{ COUNT($left_things) ->
            [0] { "" }
           *[other] { " " }**Deze beurt kan nog:** { EACH("het_verraad-left", "thing number", $left_things, $left_numbers) }.
        }{ COUNT($dear_things) ->
            [0] { "" }
           *[other] { " " }**Te duur:** { EACH("het_verraad-dear", "thing price", $dear_things, $dear_prices) }.
        }{ COUNT($closed_things) ->
            [0] { "" }
           *[other] { " " }**Nu niet:** { EACH("het_verraad-closed", "thing", $closed_things) }.
        }
       *[other] , en verder kan er niets meer.
    }{ COUNT($homeless_categories) ->
        [0] { "" }
       *[other] { " " }**Geen plek voor:** { EACH("het_verraad-homeless", "category number zone", $homeless_categories, $homeless_numbers, $homeless_zones) }.
    }
    { $ends ->
        [0] { $points ->
            [0] **Om te beginnen:** bouw je kaarten: meteen hun waarde in punten, en bouwstenen telkens als iemand hun categorie neemt. Koop dan een goedkoop gebied voor de volgende.
           *[other] { het_verraad-race }
        }
       *[other] { het_verraad-race }
    }{ COUNT($near_powers) ->
        [0] { "" }
       *[other] { " " }**Met één meer krijg je de grootmacht:** { EACH("het_verraad-near", "power points own rival seat number", $near_powers, $near_points, $near_counts, $near_rivals, $near_seats, $near_numbers) }.
    }{ COUNT($risky_powers) ->
        [0] { "" }
       *[other] { " " }**In gevaar:** { EACH("het_verraad-risky", "power points own rival seat number", $risky_powers, $risky_points, $risky_counts, $risky_rivals, $risky_seats, $risky_numbers) }.
    }
het_verraad-race = { $place ->
    [ahead] Je staat voor
    [level] Je staat samen voor
   *[behind] Punten
}: jij { $points }, { EACH("het_verraad-paid", "seat amount", $other_seats, $other_points) }, Zwarte Meester { $master_points }; { $last ->
    [0] bij { $goal } is het afgelopen
   *[other] **dit is je laatste beurt**: alleen punten tellen nog, of zwarte krachtfiches als het kwade wint
}.
# Things of which there may be more in this turn, and a card that no area of its holder takes.
het_verraad-left = { $thing ->
    [buildings] { $number ->
        [one] 1 gebouw
       *[other] { $number } gebouwen
    }
    [areas] { NAME("het_verraad-areas", $number) }
    [chips] { NAME("het_verraad-chips", $number) }
   *[towers] { NAME("het_verraad-towers", $number) }
}
# Things that the seat cannot have now: because of their price, or for another reason.
het_verraad-dear = { $thing ->
    [buildings] gebouw
    [areas] gebied
    [towers] toren
    [white] witte fiche
    [black] zwarte fiche
    [influence] invloedkaart
   *[card] dichte kaart
} { $price }
het_verraad-closed = { $thing ->
    [areas] gebied (geen vrij naast het jouwe)
    [towers] toren (geen plek meer)
    [white] witte fiche (geen plek, of geen over)
    [black] zwarte fiche (geen plek, of geen over)
    [influence] invloedkaart (geen over)
   *[card] dichte kaart (geen over)
}
het_verraad-homeless = { NAME("het_verraad-category", $category) }, { NAME("het_verraad-cards", $number) } ({ NAME("het_verraad-zone", $zone) })
# A great power that a seat may soon hold, and one that it may soon lose.
het_verraad-race-counts  = { "" } (jij { $own }{ $number ->
    [0] { "" }
   *[other] , { $rival ->
        [seat] { $seat }
       *[master] Zwarte Meester
    } { $number }
})
het_verraad-near = { NAME("het_verraad-alt-power", $power) } +{ $points }{ het_verraad-race-counts }
het_verraad-risky = { NAME("het_verraad-alt-power", $power) } −{ $points }{ het_verraad-race-counts }
het_verraad-question-buy = Welk gebied koop je?
    Daar kan een gebouw staan. Je hebt { NAME("het_verraad-bricks", $bricks) }; deze beurt nog: { NAME("het_verraad-areas", $left) }. Een gebied van een ander dat je omsingelt, krijg je erbij.
het_verraad-question-buy_ring = { het_verraad-question-buy }
het_verraad-question-build = Welk gebouw plaats je?
    Het kost zijn waarde aan bouwstenen en levert evenveel punten op. Je hebt { NAME("het_verraad-bricks", $bricks) } en mag er deze beurt nog { $left } plaatsen.{ COUNT($homeless_categories) ->
        [0] { "" }
       *[other] { " " }**Geen plek voor:** { EACH("het_verraad-homeless", "category number zone", $homeless_categories, $homeless_numbers, $homeless_zones) }.
    }
het_verraad-question-build_category = { het_verraad-question-build }
het_verraad-question-build_on = Waar plaats je { het_verraad-card }?
    Het kost { NAME("het_verraad-bricks", $price) }; je houdt er { $bricks } over.{ COUNT($closed_areas) ->
        [0] { "" }
       *[other] { " " }Niet op { $closed_areas } ({ NAME("het_verraad-category", $category) }: { NAME("het_verraad-zone", $zone) }).
    }{ COUNT($master_areas) ->
        [0] { "" }
       *[other] { " " }Niet op { $master_areas }: daar staat de Zwarte Meester.
    }
het_verraad-question-build_on_ring = { het_verraad-question-build_on }
het_verraad-question-tower = Waar bouw je een wachttoren?
    Die houdt de Zwarte Meester buiten het gebied, vangt de klap van een invloedkaart op en geeft je gebieden ernaast 1 extra verdediging. Hij kost { $price } van je { NAME("het_verraad-bricks-with", $bricks) }.
het_verraad-question-tower_ring = { het_verraad-question-tower }
het_verraad-question-swap = Welke krachtfiche ruil je om?
    Een nieuwe zwarte is misschien meer waard; alleen jij ziet de waarde. Dat kost { $price } van je { NAME("het_verraad-bricks-with", $bricks) }. Je trekt uit { $stack }, daarna komt de jouwe eronder.{ $white ->
        [0] { "" }
       *[other] { " " }Een witte gaat terug naar de witte.
    }
het_verraad-question-pawn = Welke kaart verkoop je aan het Pandjeshuis?
    Voor een kaart die je niet wilt bouwen, krijg je bouwstenen. Je hebt { NAME("het_verraad-bricks", $bricks) }. Deze beurt kun je de kaart niet terugkopen.
het_verraad-question-pawn_category = { het_verraad-question-pawn }
het_verraad-question-sell = Welke kaart verkoop je op de Vrije Markt?
    Voor een kaart die je niet wilt bouwen, krijg je de volle waarde. Je hebt { NAME("het_verraad-bricks", $bricks) }. Deze beurt kun je de kaart niet terugkopen.
het_verraad-question-sell_category = { het_verraad-question-sell }
het_verraad-question-redeem = Welke kaart koop je in het Pandjeshuis?
    De kaart komt in je hand; bouwen kost nog de waarde. Je hebt { NAME("het_verraad-bricks", $bricks) }.
het_verraad-question-redeem_category = { het_verraad-question-redeem }
het_verraad-question-market = Welke kaart koop je op de Vrije Markt?
    De kaart komt in je hand; bouwen kost nog een keer de waarde. Je hebt { NAME("het_verraad-bricks", $bricks) }.
het_verraad-question-market_category = { het_verraad-question-market }
het_verraad-question-play = Welke invloedkaart speel je?
    { $side ->
        [master] De kaart werkt voor de Zwarte Meester: wat die oplevert, is van hem, en “van jou” betekent hier: van hem.
       *[seat] De kaart werkt meteen en is dan op. Niemand ziet de kaart voordat je het doel hebt genoemd.
    }
# What is worth knowing of a card with a target.
het_verraad-aim = { NAME("het_verraad-effect", $influence) }. Een wachttoren vangt de klap op. De klap kan worden afgeweerd met { NAME("het_verraad-influence", "bescherming") }.{ $side ->
    [master] { $influence ->
        [overval] { " " }Wat de kaart oplevert, krijgt de Zwarte Meester.
        [infiltrant] { " " }Wat de kaart oplevert, krijgt de Zwarte Meester.
       *[other] { "" }
    }
   *[seat] { "" }
}
het_verraad-question-brand = Welk gebouw steek je in brand?
    { het_verraad-aim }
het_verraad-question-brand_ring = { het_verraad-question-brand }
het_verraad-question-overval = Welk gebied overval je?
    { het_verraad-aim }
het_verraad-question-overval_ring = { het_verraad-question-overval }
het_verraad-question-infiltrant = Welk gebied gaat de Infiltrant binnen?
    { het_verraad-aim }
het_verraad-question-infiltrant_ring = { het_verraad-question-infiltrant }
het_verraad-question-hekserij = Van welk gebied verdwijnt de ridder?
    { het_verraad-aim }
het_verraad-question-hekserij_ring = { het_verraad-question-hekserij }
het_verraad-question-pionier = Waar gaat de Pionier heen?
    { NAME("het_verraad-effect", $influence) }. Er wordt niets mee omsingeld.{ $side ->
        [master] { " " }Het gebied krijgt de Zwarte Meester.
       *[seat] { "" }
    }
het_verraad-question-pionier_ring = { het_verraad-question-pionier }
het_verraad-question-gif = Wie vergiftig je?
    Wie getroffen wordt, legt een willekeurige gebouwkaart af en betaalt hoogstens { NAME("het_verraad-bricks", $bricks) }. Dat kan worden afgeweerd met { NAME("het_verraad-influence", "bescherming") }.
het_verraad-question-gouden_handel = Welke gebouwkaart verkoop je?
    Je krijgt meer dan de waarde, daarna gaat de kaart naar de aflegstapel. Je hebt { NAME("het_verraad-bricks", $bricks) }.
het_verraad-question-gouden_handel_category = { het_verraad-question-gouden_handel }
het_verraad-question-tovenaar = Welke kaart leg je open?
    Anderen kunnen die vanaf nu nemen. De andere gaat ongezien onder de stapel.
het_verraad-question-discard = Welke invloedkaart leg je af?
    Je hebt er { $number }, één te veel. Iedereen ziet welke je aflegt.{ $playable ->
        [0] { "" }
       *[other] { " " }Of je speelt er in plaats daarvan een.
    }
het_verraad-question-master = { $ends ->
    [0] Wat doet de Zwarte Meester?
   *[other] Je beurt zit erop.
}
    { $attacked ->
        [0] { $moved ->
            [0] { $attackable ->
                [0] Met je zwarte krachtfiches leid je hem: één keer verplaatsen, dan mag hij aanvallen waar hij staat. Wat hij verovert, is van hem.
               *[other] Met je zwarte krachtfiches leid je hem: verplaatsen en dan aanvallen, of meteen aanvallen en blijven.
            }
           *[other] { $attackable ->
                [0] **Op { $area } valt niemand aan te vallen.**
               *[other] Hij is verplaatst en mag aanvallen waar hij staat.
            }
        }
       *[other] { $moved ->
            [0] De Zwarte Meester heeft aangevallen en wordt dus niet meer verplaatst.
           *[other] De Zwarte Meester is verplaatst en heeft aangevallen: meer doet hij deze beurt niet.
        }
    } { $ends ->
        [0] Hij staat { COUNT($area) ->
            [0] buiten de stad
           *[other] op { $area }
        }; je hebt { NAME("het_verraad-black-chips", $chips) }.
       *[other] Je hebt ook geen kaart om te spelen; de vraag komt toch, zodat niemand het merkt.
    }
# Below the question of what the Black Master does, and the button that changes it.
het_verraad-then-master = { $asks ->
    [true] Na een aanval kun je nog een kaart spelen.
   *[false] Na een aanval eindigt je beurt vanzelf.
}
    .change = { $asks ->
        [true] Aanvallen, dan beurt eindigen
       *[false] Aanvallen, dan nog kaart of bluf
    }
het_verraad-question-master_to = Waar gaat de Zwarte Meester heen?
    Hij staat { COUNT($area) ->
        [0] buiten de stad
       *[other] op { $area }
    } en heeft hoogstens { NAME("het_verraad-steps", $steps) } ({ $how ->
        [rolled] gegooid
       *[counted] je zwarte krachtfiches
    }). { $attackable ->
        [0] Geen stap leidt naar een gebied dat je mag aanvallen. Kies waar de volgende speler hem aantreft.
        [one] Aanvallen mag je in 1 van de gebieden binnen bereik.
       *[other] Aanvallen mag je in { $attackable } van de gebieden binnen bereik.
    }{ COUNT($top_areas) ->
        [0] { $attackable ->
            [0] { "" }
           *[other] { " " }Geen aanval daar heeft een echte kans; leid hem liever weg van jouw gebieden.
        }
       *[other]
            { "" }
            { "" }**Beste:** { EACH("het_verraad-prey", "area seat value wins", $top_areas, $top_seats, $top_values, $top_wins) }.
    }
het_verraad-question-master_to_ring = { het_verraad-question-master_to }
# An area that may be attacked.
het_verraad-prey = { $area } ({ $seat }{ $value ->
    [0] { "" }
   *[other] { " " }−{ $value }
}: { $wins }% winst)
het_verraad-question-protect = Weer je { NAME("het_verraad-influence", $influence) } af?
    { $seat } speelt de kaart { $influence ->
        [gif] tegen jou.
       *[other] op jouw gebied { $area }{ $value ->
            [0] { "" }
           *[other] , { het_verraad-building }
        }{ $tower ->
            [0] .
           *[other] ; de wachttoren zou de klap opvangen.
        }
    } Met { NAME("het_verraad-influence", "bescherming") } heeft die geen effect.{ $held ->
        [0] { " " }**Je hebt er geen en kunt alleen passen.** Je wordt gevraagd zodat niemand dat te weten komt.
       *[other] { " " }**Je hebt er een:** speel die nu, of pas en houd die; dan komt niemand het te weten.
    }
het_verraad-question-block = Sluit je { $area } af?
    { $seat } wil { $to ->
        [buy] het kopen voor { NAME("het_verraad-bricks", $price) }.
       *[master] de Zwarte Meester erheen leiden (hij heeft { NAME("het_verraad-steps", $steps) }).
    } { NAME("het_verraad-influence", "blokkade") } { $to ->
        [buy] sluit het gebied voor deze beurt; er wordt dan niets betaald.
       *[master] sluit het gebied: deze beurt moet hij ergens anders heen.
    }{ COUNT($takes) ->
        [0] { "" }
       *[other] { " " }**Daarmee is ook omsingeld: { $takes }{ $loss ->
            [0] { "" }
           *[other] . Dat kost jou { NAME("het_verraad-points", $loss) }
        }.**
    }{ $held ->
        [0] { " " }**Je hebt er geen en kunt alleen passen.** Je wordt gevraagd zodat niemand dat te weten komt.
       *[other] { " " }**Je hebt er een:** speel die nu, of pas en houd die; dan komt niemand het te weten.
    }

## Choices, as on a button or in a menu

het_verraad-ring = { NAME("het_verraad-zoom", $key) }: { NAME("het_verraad-areas", $count) }
het_verraad-ring-worth = { NAME("het_verraad-zoom", $key) }: { NAME("het_verraad-areas", $count) }, vanaf { $price }
het_verraad-of-category = { NAME("het_verraad-category", $key) }: { NAME("het_verraad-cards", $count) }
# What is printed on an area.
het_verraad-land = prijs { $price }{ $bonus ->
    [0] { "" }
   *[other] , bonus { $bonus }
}{ $road ->
    [0] { "" }
   *[other] , weg
}{ $river ->
    [0] { "" }
   *[other] , rivier
}{ $gate ->
    [0] { "" }
   *[other] , poort
}
het_verraad-protects = { COUNT($protects) ->
    [0] geen eigen gebied ernaast
   *[other] dekt { $protects }
}
# A card with its price, and an area with what stands there.
het_verraad-priced = { het_verraad-card }: dan { $bricks }
het_verraad-target = { $area } · { het_verraad-whose }{ $loss ->
    [0] { "" }
   *[other] { " " }−{ $loss }
}{ $tower ->
    [0] { "" }
   *[other] { " " }· toren
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
# Krachtfiches en torens die iemand heeft.
het_verraad-chips = { $key ->
    [one] 1 fiche
   *[other] { $key } fiches
}
het_verraad-white-chips = { $key ->
    [one] 1 witte krachtfiche
   *[other] { $key } witte krachtfiches
}
het_verraad-black-chips = { $key ->
    [one] 1 zwarte krachtfiche
   *[other] { $key } zwarte krachtfiches
}
het_verraad-towers = { $key ->
    [one] 1 toren
   *[other] { $key } torens
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
        [0] Eerst een invloedkaart spelen
       *[other] Eerst { NAME("het_verraad-influence", $influence) } spelen
    }
   *[other] { het_verraad-card }: dan { $bricks }
}
    .note = { $key ->
        [play] { "" }
       *[other] { $sites ->
            [0] { $zone ->
                [road] geen eigen gebied aan een weg
               *[other] geen plek
            } · { "" }
           *[other] { "" }
        }{ SUM($income, $tax) ->
            [0] { COUNT($earner_seats) ->
                [0] betaalt niets uit
               *[other] { EACH("het_verraad-gets", "seat income tax", $earner_seats, $amounts, $taxes) }
            }
           *[other] jij { het_verraad-brick-change }{ COUNT($earner_seats) ->
                [0] { "" }
               *[other] , { EACH("het_verraad-gets", "seat income tax", $earner_seats, $amounts, $taxes) }
            }
        }{ $number ->
            [0] { "" }
           *[other] { " " }· +{ $number } erop
        }
    }
het_verraad-choice-act = { $key ->
    [buy] { COUNT($site) ->
        [0] Gebied kopen: { $count }, vanaf { NAME("het_verraad-bricks-with", $price) }
       *[other] { $site } kopen: { NAME("het_verraad-bricks", $price) }
    }
    [build] { COUNT($building) ->
        [0] Bouwen: { NAME("het_verraad-cards", $count) }, vanaf { NAME("het_verraad-bricks-with", $price) }
       *[other] { $building } { COUNT($site) ->
            [0] bouwen
           *[other] op { $site }
        }: { NAME("het_verraad-bricks", $price) }
    }
    [tower] Wachttoren{ COUNT($site) ->
        [0] { "" }
       *[other] { " " }op { $site }
    }: prijs { $price }{ het_verraad-for-power }
    [white] Witte fiche: prijs { $price }{ $power_points ->
        [0] , afweer op { $number }
       *[other] { het_verraad-for-power }
    }
    [black] Zwarte fiche: prijs { $price }{ $power_points ->
        [0] , Meester { $master_points }
       *[other] { het_verraad-for-power }
    }
    [swap] { $white ->
        [0] Zwarte fiche omruilen
       *[other] Fiche omruilen
    }: { NAME("het_verraad-bricks", $price) }
    [pawn] { COUNT($building) ->
        [0] Pandjeshuis: verkoop tot { NAME("het_verraad-bricks", $price) }
       *[other] { $building } verpanden: +{ $price }
    }
    [sell] { COUNT($building) ->
        [0] Vrije Markt: verkoop tot { NAME("het_verraad-bricks", $price) }
       *[other] { $building } verkopen: +{ $price }
    }
    [redeem] { COUNT($building) ->
        [0] Pandjeshuis: koop vanaf { NAME("het_verraad-bricks-with", $price) }
       *[other] { $building } uit het pandhuis: { $price }
    }
    [market] { COUNT($building) ->
        [0] Vrije Markt: koop vanaf { NAME("het_verraad-bricks-with", $price) }
       *[other] { $building } van de markt: { $price }
    }
    [card] Dichte gebouwkaart kopen: { NAME("het_verraad-bricks", $price) }
    [influence] Invloedkaart kopen: { NAME("het_verraad-bricks", $price) }
    [play] { het_verraad-play }
   *[done] { $chips ->
        [0] Beurt beëindigen
       *[other] Naar de Zwarte Meester
    }
}
    .note = { $key ->
        [tower] Houdt de Zwarte Meester buiten; jouw gebieden ernaast verdedigen 1 sterker
        [white] Al jouw gebieden verdedigen 1 sterker
        [black] Jouw aanvallen en stappen worden 1 groter; wie er de meeste heeft, erft als het kwaad wint
        [swap] De nieuwe kan meer waard zijn; bij een gelijke erfenis tellen de waarden
        [play] { COUNT($influence) ->
            [0] { "" }
           *[other] { NAME("het_verraad-effect", $influence) }
        }
        [influence] Dicht getrokken: aanslagen, listen en reacties
        [card] Dicht van de stapel getrokken
        [pawn] Bouwstenen voor een kaart die je niet wilt bouwen
        [sell] De volle waarde voor een kaart die je niet wilt bouwen
        [redeem] Ze komt in je hand; bouwen kost haar waarde extra
        [market] Ze komt in je hand; bouwen kost haar waarde nog eens
       *[other] { "" }
    }
het_verraad-group-act = { $key ->
    [war] Oorlog: fiches, torens, invloedkaarten
   *[goods] Handel: kaarten kopen en verkopen
}
het_verraad-play = { COUNT($influence) ->
    [0] Invloedkaart spelen: { $count } mogelijk
   *[other] { NAME("het_verraad-influence", $influence) } spelen
}
het_verraad-for-power = { $power_points ->
    [0] { "" }
   *[other] , grootmacht +{ $power_points }
}
het_verraad-choice-buy = { $area } · { $gain ->
    [0] { het_verraad-land }
   *[other] prijs { $price }, +{ NAME("het_verraad-points", $gain) }
}
    .note = { COUNT($takes) ->
        [0] { "" }
       *[other] omsingelt { $takes }
    }
het_verraad-group-buy = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-buy_ring = { het_verraad-ring-worth }
het_verraad-group-buy_ring = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-build = { het_verraad-card }{ COUNT($site) ->
    [0] { "" }
   *[other] { " " }op { $site }
}: dan { $bricks }
    .note = { $power_points ->
        [0] { "" }
       *[other] grootmacht +{ $power_points }
    }
het_verraad-group-build = { NAME("het_verraad-category", $key) }
het_verraad-choice-build_category = { het_verraad-of-category }
het_verraad-group-build_category = { NAME("het_verraad-category", $key) }
het_verraad-choice-build_on = { $area } · { $loss ->
    [0] { $gain ->
        [0] 0 punten
       *[other] +{ NAME("het_verraad-points", $gain) }
    }
   *[other] −{ NAME("het_verraad-points", $loss) }
}{ $final ->
    [0] { " " }· inkomsten { $income_before } → { $income }
   *[other] { "" }
}
    .note = { $old_value ->
        [0] { "" }
       *[other] Vervangt { $old_building } { $old_value }{ $old_loss ->
            [0] { "" }
           *[other] : { NAME("het_verraad-category", $old_category) } { $old_before } → { $old_income }
        }{ $market ->
            [0] { "" }
           *[other] , geen Vrije Markt meer
        }.{ " " }
    }{ $master ->
        [0] { $last_area ->
            [none] { "" }
           *[other] Pas op: wie { $last_area } koopt, krijgt het erbij.{ " " }
        }
       *[other] Pas op: de Zwarte Meester staat ernaast.{ " " }
    }{ $power_points ->
        [0] { "" }
       *[other] Grootmacht +{ $power_points }
    }
het_verraad-group-build_on = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-build_on_ring = { het_verraad-ring }
het_verraad-group-build_on_ring = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-tower = { $area } · { het_verraad-protects }
    .note = { het_verraad-on-it }{ $power_points ->
        [0] { "" }
       *[other] { " " }(grootmacht +{ $power_points })
    }
het_verraad-group-tower = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-tower_ring = { het_verraad-ring }
het_verraad-group-tower_ring = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-swap = { $key ->
    [white] Witte krachtfiche
   *[other] Zwarte krachtfiche met waarde { $value }
}
    .note = { $key ->
        [white] dan heb je { NAME("het_verraad-white-chips", $white) } en { NAME("het_verraad-black-chips", $black) }
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
het_verraad-choice-gif = { $target_seat } · betaalt { NAME("het_verraad-bricks", $bricks) }
    .note = afleggen: { $hand ->
        [0] niets, want er is geen gebouwkaart
        [one] de enige gebouwkaart
       *[other] een van { $hand } gebouwkaarten
    }{ COUNT($asked_seats) ->
        [0] { "" }
       *[other] { " " }· kan het afweren
    }
het_verraad-choice-gouden_handel = { het_verraad-priced }
het_verraad-group-gouden_handel = { NAME("het_verraad-category", $key) }
het_verraad-choice-gouden_handel_category = { het_verraad-of-category }
het_verraad-group-gouden_handel_category = { NAME("het_verraad-category", $key) }
het_verraad-choice-tovenaar = { het_verraad-card }
het_verraad-choice-discard = { $key ->
    [play] { COUNT($influence) ->
        [0] Er een spelen: { $count } mogelijk
       *[other] { NAME("het_verraad-influence", $influence) } spelen
    }
   *[other] { NAME("het_verraad-influence", $influence) }
}
    .note = { $key ->
        [play] Dan wordt er geen afgelegd
       *[other] { NAME("het_verraad-effect", $influence) }
    }
# How likely an attack of the Black Master succeeds.
het_verraad-odds = { $wins ->
    [0] { $ties ->
        [0] kansloos
       *[other] { $ties }% neutraal
    }
   *[other] { $wins }% winst
}
het_verraad-choice-master = { $key ->
    [roll] Dobbelsteen: 1 tot { NAME("het_verraad-steps", $sides) }
    [count] Zwarte fiches tellen: { NAME("het_verraad-steps", $steps) }
    [attack] { $target_seat } aanvallen: { het_verraad-odds }
    [play] { het_verraad-play }
   *[done] Beurt beëindigen
}
    .note = { $key ->
        [attack] Jouw { NAME("het_verraad-black-chips", $black_chips) } tegen { $white_chips } witte{ $towers ->
            [0] { "" }
            [one] { " " }+ 1 (toren ernaast)
           *[other] { " " }+ { $towers } (torens ernaast)
        }, elk plus een dobbelsteen. { $knights ->
            [0] De Zwarte Meester heeft er geen ridder voor: hoger telt als gelijk.
           *[other] Hoger: hij krijgt { $area }{ $value ->
                [0] { "" }
               *[other] { " " }({ $target_seat } −{ $value }, Meester +{ $value })
            }.
        } Gelijk ({ $ties }%): neutraal{ $value ->
            [0] { "" }
           *[other] , { $target_seat } −{ $value }
        }. Lager: er gebeurt niets.
        [roll] { $steps ->
            [1] Nooit minder stappen dan bij tellen
           *[other] { "" }
        }
       *[other] { "" }
    }
het_verraad-choice-master_to = { $key ->
    [stay] { COUNT($area) ->
        [0] Hij blijft buiten
       *[other] Hij blijft waar hij is
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
               *[other] { " " }(+{ $towers }: toren ernaast)
            }
        }
    }
het_verraad-group-master_to = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-master_to_ring = { $key ->
    [stay] { COUNT($area) ->
        [0] Hij blijft buiten
       *[other] Hij blijft waar hij is
    }
   *[other] { het_verraad-ring }
}
het_verraad-group-master_to_ring = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-protect = { $key ->
    [pass] Passen
   *[other] Afweren ({ NAME("het_verraad-influence", $influence) })
}
het_verraad-choice-block = { $key ->
    [pass] Passen
   *[other] Afsluiten ({ NAME("het_verraad-influence", $influence) })
}

## Answers, told to whom gave them

het_verraad-went-back = Je gaat een stap terug.
het_verraad-looked-at-ring = Je kiest in deze ring: { NAME("het_verraad-zoom", $key) }.
het_verraad-looked-at-category = Je kiest in deze categorie: { NAME("het_verraad-category", $key) }.
het_verraad-aimed = Je speelt { NAME("het_verraad-influence", $influence) } op { $area } ({ het_verraad-site }).

het_verraad-answer-claim = Je kiest { $area }.
het_verraad-answer-claim_ring = { het_verraad-looked-at-ring }
het_verraad-answer-first_tower = Je zet een wachttoren op { $area }.
het_verraad-answer-take = { $key ->
    [play] Je wilt eerst een invloedkaart spelen.
   *[other] Je neemt { het_verraad-card }.
}
het_verraad-answer-act = { $key ->
    [buy] Je wilt een gebied kopen.
    [build] Je wilt bouwen.
    [tower] Je wilt een wachttoren bouwen.
    [white] Je koopt voor { NAME("het_verraad-bricks", $price) } een witte krachtfiche.
    [black] Je koopt voor { NAME("het_verraad-bricks", $price) } een zwarte krachtfiche.
    [swap] Je wilt een krachtfiche omruilen.
    [pawn] Je wilt aan het Pandjeshuis verkopen.
    [sell] Je wilt op de Vrije Markt verkopen.
    [redeem] Je wilt in het Pandjeshuis kopen.
    [market] Je wilt op de Vrije Markt kopen.
    [card] Je koopt voor { NAME("het_verraad-bricks", $price) } een gebouwkaart van de stapel.
    [influence] Je koopt voor { NAME("het_verraad-bricks", $price) } een invloedkaart van de stapel.
    [play] Je wilt een invloedkaart spelen.
   *[done] Je beëindigt je acties{ $red ->
        [0] { "" }
       *[other] { " " }op een rood vak van het puntenspoor, verder dan daarvoor, en krijgt daarvoor een invloedkaart
    }.
}
het_verraad-answer-buy = { COUNT($block_seats) ->
    [0] Je koopt { $area } voor { NAME("het_verraad-bricks", $price) }.
   *[other] Je koopt { $area } voor { NAME("het_verraad-bricks", $price) }, tenzij iemand het afsluit.
}
het_verraad-answer-buy_ring = { het_verraad-looked-at-ring }
het_verraad-answer-build = Je wilt { het_verraad-card } plaatsen.
het_verraad-answer-build_category = { het_verraad-looked-at-category }
het_verraad-answer-build_on = Je plaatst { het_verraad-card } op { $area }{ $old_value ->
    [0] { "" }
   *[other] { " " }in plaats van { $old_building }
}.
het_verraad-answer-build_on_ring = { het_verraad-looked-at-ring }
het_verraad-answer-tower = Je bouwt een wachttoren op { $area }.
het_verraad-answer-tower_ring = { het_verraad-looked-at-ring }
het_verraad-answer-swap = { $key ->
    [white] Je ruilt een witte krachtfiche om voor een zwarte.
   *[other] Je ruilt een zwarte krachtfiche met waarde { $value } om.
}
het_verraad-answer-pawn = Je verkoopt { het_verraad-card } voor { NAME("het_verraad-bricks", $price) } aan het Pandjeshuis.
het_verraad-answer-pawn_category = { het_verraad-looked-at-category }
het_verraad-answer-sell = Je verkoopt { het_verraad-card } voor { NAME("het_verraad-bricks", $price) } op de Vrije Markt.
het_verraad-answer-sell_category = { het_verraad-looked-at-category }
het_verraad-answer-redeem = Je koopt { het_verraad-card } voor { NAME("het_verraad-bricks", $price) } in het Pandjeshuis.
het_verraad-answer-redeem_category = { het_verraad-looked-at-category }
het_verraad-answer-market = Je koopt { het_verraad-card } voor { NAME("het_verraad-bricks", $price) } op de Vrije Markt.
het_verraad-answer-market_category = { het_verraad-looked-at-category }
het_verraad-answer-play = Je wilt { NAME("het_verraad-influence", $influence) } spelen.
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
het_verraad-answer-gif = Je speelt { NAME("het_verraad-influence", $influence) } tegen { $target_seat }.
het_verraad-answer-gouden_handel = Je speelt { NAME("het_verraad-influence", $influence) }: { het_verraad-card } levert { NAME("het_verraad-bricks", $price) } op.
het_verraad-answer-gouden_handel_category = { het_verraad-looked-at-category }
het_verraad-answer-tovenaar = Je legt { het_verraad-card } open.
het_verraad-answer-discard = { $key ->
    [play] Je wilt in plaats daarvan een invloedkaart spelen.
   *[other] Je legt { NAME("het_verraad-influence", $influence) } af.
}
het_verraad-answer-master = { $key ->
    [roll] Je gooit voor de stappen van de Zwarte Meester.
    [count] Je telt je zwarte krachtfiches: { NAME("het_verraad-steps", $steps) }.
    [attack] Je valt { $target_seat } aan op { $area }.
    [play] Je wilt een invloedkaart spelen.
   *[done] Je beëindigt je beurt.
}
het_verraad-answer-master_to = { $key ->
    [stay] { COUNT($area) ->
        [0] De Zwarte Meester blijft buiten de stad.
       *[other] De Zwarte Meester blijft waar hij is.
    }
   *[other] Je leidt de Zwarte Meester naar { $area }.
}
het_verraad-answer-master_to_ring = { $key ->
    [stay] { COUNT($area) ->
        [0] De Zwarte Meester blijft buiten de stad.
       *[other] De Zwarte Meester blijft waar hij is.
    }
   *[other] { het_verraad-looked-at-ring }
}
het_verraad-answer-protect = { $key ->
    [pass] Je past.
   *[other] Je speelt { NAME("het_verraad-influence", $influence) }.
}
het_verraad-answer-block = { $key ->
    [pass] Je past.
   *[other] Je speelt { NAME("het_verraad-influence", $influence) }.
}

## Refusals: the rule that is against what somebody typed, and what to do

# Whose an area is, within a sentence.
het_verraad-belongs = { $owner ->
    [seat] is van { $owner_seats }
    [master] is van de Zwarte Meester
   *[none] is neutraal
}
het_verraad-shop = { $key ->
    [pawnshop] in het Pandjeshuis
   *[market] op de Vrije Markt
}
het_verraad-refusal-over = Het spel is afgelopen, dus er kan niets meer.
het_verraad-refusal-window_open = Eerst mag er gereageerd worden: { $asked_seats }. Ga verder als iedereen heeft geantwoord.
het_verraad-refusal-not_your_turn = Je bent nu niet aan de beurt; wacht tot je een vraag krijgt. Gewacht wordt op: { COUNT($turn_seats) ->
    [0] niemand
   *[other] { $turn_seats }
}.
het_verraad-refusal-other_phase = Dat hoort bij de fase “{ NAME("het_verraad-phase", $needed) }”, en nu is het “{ NAME("het_verraad-phase", $phase) }”: beantwoord de vraag die je is gesteld.
het_verraad-refusal-discard_first = Je hebt te veel invloedkaarten: leg er eerst een af.
het_verraad-refusal-tovenaar_first = De Tovenaar laat je kaarten zien: kies eerst welke je openlegt.
het_verraad-refusal-master_to_first = Je hebt al gegooid: kies eerst waar de Zwarte Meester heen gaat.
het_verraad-refusal-back_first = Ga eerst terug: je kiest nu iets anders.
het_verraad-refusal-steps_first = Gooi eerst de zwarte dobbelsteen of tel je zwarte krachtfiches; daarna kies je waar de Zwarte Meester heen gaat.
het_verraad-refusal-not_asked = Die vraag krijg je nu niet; beantwoord de vraag die je is gesteld.
het_verraad-refusal-unknown_area = Er is geen gebied “{ $key }”; er zijn I0 tot I7, M0 tot M15 en O0 tot O23.
het_verraad-refusal-unknown_card = Er is geen gebouwkaart “{ $key }”; kies een van de suggesties.
het_verraad-refusal-unknown_chip = Er is geen krachtfiche “{ $key }”; kies een van de suggesties.
het_verraad-refusal-unknown_influence = Er is geen invloedkaart “{ $key }”; kies een van de suggesties.
het_verraad-refusal-unknown_seat = “{ $key }” speelt hier niet mee; kies een van de suggesties.
het_verraad-refusal-not_neutral = Zo krijg je alleen een neutraal gebied, en { $area } { het_verraad-belongs }; kies een ander.
het_verraad-refusal-own_neighbour = { $area } grenst aan een gebied van jou, en dat mogen je eerste gebieden niet; kies een ander.
het_verraad-refusal-start_sum = Je eerste gebieden mogen samen hoogstens { $limit } kosten: de jouwe kosten { $total }, en { $area } kost { $price }. Kies een goedkoper gebied.
het_verraad-refusal-not_own = Het moet een gebied van jou zijn, en { $area } { het_verraad-belongs }; kies een ander.
het_verraad-refusal-no_play = Je hebt geen invloedkaart die je nu kunt spelen; doe iets anders.
het_verraad-refusal-not_open = { $building } ligt niet open; neem een van de open kaarten.
het_verraad-refusal-not_seen = { $building } is geen van de kaarten die je ziet; kies een van die kaarten.
het_verraad-refusal-bricks = Dat kost { NAME("het_verraad-bricks", $price) }, en je hebt er { $bricks }; kies iets goedkopers of verkoop eerst een kaart.
het_verraad-refusal-nothing_to_buy = Met { NAME("het_verraad-bricks-with", $bricks) } kun je geen neutraal gebied naast de jouwe kopen; doe iets anders of verkoop eerst een kaart.
het_verraad-refusal-nothing_to_build = Met { NAME("het_verraad-bricks-with", $bricks) } kun je geen van je kaarten op je gebieden plaatsen; doe iets anders of verkoop eerst een kaart.
het_verraad-refusal-nowhere_for_tower = Een wachttoren moet op een gebied van jou waar er nog geen staat en de Zwarte Meester ook niet; zo’n gebied heb je niet.
het_verraad-refusal-empty_hand = Je hebt geen gebouwkaart in je hand; neem of koop er eerst een.
het_verraad-refusal-nothing_in_shop = Niets wat je kunt betalen en niet deze beurt hebt verkocht, ligt { NAME("het_verraad-shop", $shop) }; doe iets anders.
het_verraad-refusal-no_card_left = Er is geen gebouwkaart meer te koop; doe iets anders.
het_verraad-refusal-no_influence_left = Er is geen invloedkaart meer te koop; doe iets anders.
het_verraad-refusal-no_trade_building = De Vrije Markt is alleen voor wie een handelsgebouw op een eigen gebied heeft; ga naar het Pandjeshuis of plaats er eerst een.
het_verraad-refusal-area_limit = Meer dan { NAME("het_verraad-areas", $most) } mag je per beurt niet kopen; ga in je volgende beurt verder.
het_verraad-refusal-no_knight = Al je ridders staan in de stad, en een gebied heeft er een nodig; doe iets anders.
het_verraad-refusal-own_area = { $area } is al van jou; kies een ander gebied.
het_verraad-refusal-not_adjacent = { $area } grenst niet aan een gebied van jou, en dat moet; kies een ander.
het_verraad-refusal-blocked = { $area } is deze beurt door een Blokkade voor jou gesloten; kies een ander gebied.
het_verraad-refusal-building_limit = Meer dan { $most ->
    [one] 1 gebouw
   *[other] { $most } gebouwen
} mag je per beurt niet plaatsen; ga in je volgende beurt verder.
het_verraad-refusal-not_in_hand = Je hebt { $building } niet in je hand; kies een van je kaarten.
het_verraad-refusal-no_site = Je hebt geen gebied waar { $building } ({ NAME("het_verraad-category", $category) }) mag staan: de optie *{ het_verraad-option-zoning }* beperkt categorieën, en onder de Zwarte Meester staat niets. Kies een andere kaart.
het_verraad-refusal-under_master = Op { $area } staat de Zwarte Meester, dus daar wordt nu niet gebouwd; kies een ander gebied.
het_verraad-kin = { $category ->
    [burgerij] { $building } hoort bij de burgerij
    [nijverheid] { $building } hoort bij de nijverheid
    [handel] { $building } hoort bij de handel
   *[stad] { $building } hoort bij de stad
}
het_verraad-refusal-zoning_ring = { het_verraad-kin }, en die mag niet in de { $ring ->
    [I] binnenste ring
    [M] middelste ring
   *[O] buitenste ring
} staan, waar { $area } ligt; kies een ander gebied.
het_verraad-refusal-zoning_area = { het_verraad-kin }, en die mag niet op { $area } staan; kies een ander gebied.
het_verraad-refusal-zoning_with = { het_verraad-kin }, en die heeft { $what ->
    [road] een weg nodig, die
    [river] een rivier nodig, die
   *[gate] een stadspoort nodig, die
} { $area } niet heeft; kies een ander gebied.
het_verraad-refusal-zoning_without = { het_verraad-kin }, en die mag niet { $what ->
    [road] aan een weg
    [river] aan een rivier
   *[gate] bij een stadspoort
} staan, waar { $area } ligt; kies een ander gebied.
het_verraad-refusal-tower_limit = Meer dan { $most ->
    [one] 1 wachttoren
   *[other] { $most } wachttorens
} mag je per beurt niet bouwen; ga in je volgende beurt verder.
het_verraad-refusal-no_tower_left = Alle { $number } wachttorens staan in de stad, dus er kan er geen worden gebouwd; wacht tot er een teruggaat naar de voorraad.
het_verraad-refusal-tower_stands = Op { $area } staat al een wachttoren; kies een ander gebied.
het_verraad-refusal-chip_limit = Meer dan { $most ->
    [one] 1 krachtfiche
   *[other] { $most } krachtfiches
} mag je per beurt niet kopen; ga in je volgende beurt verder.
het_verraad-refusal-no_slot = Op je kasteelkaart is plaats voor { $most } { $colour ->
    [white] witte
   *[black] zwarte
} krachtfiches, en alle vakjes zijn vol; doe iets anders.
het_verraad-refusal-no_chip_left = { $colour ->
    [white] Er is geen witte krachtfiche meer
   *[black] In de stapel is geen zwarte krachtfiche meer
}; doe iets anders.
het_verraad-refusal-no_black_chip = Je hebt geen zwarte krachtfiche; koop er eerst een.
het_verraad-refusal-no_chip_to_swap = Je hebt geen krachtfiche om te ruilen; koop er eerst een.
het_verraad-refusal-swap_black_only = In dit spel kun je alleen zwarte krachtfiches omruilen; kies een zwarte.
het_verraad-refusal-no_white_chip = Je hebt geen witte krachtfiche om te ruilen; kies een zwarte.
het_verraad-refusal-third_not_played = In dit spel wordt een kaart te veel afgelegd en niet gespeeld; kies welke.
het_verraad-refusal-given_not_played = Alleen na een aankoop mag je er in plaats daarvan een spelen, en deze kaart heb je gekregen; kies welke je aflegt.
het_verraad-refusal-swap_limit = Meer dan { $most ->
    [one] 1 krachtfiche
   *[other] { $most } krachtfiches
} mag je per beurt niet omruilen; ga in je volgende beurt verder.
het_verraad-refusal-not_own_chip = Die zwarte krachtfiche met waarde { $value } is niet van jou; kies er een van jezelf.
het_verraad-refusal-not_in_shop = { $building } ligt niet { NAME("het_verraad-shop", $shop) }; kies een kaart die daar ligt.
het_verraad-refusal-bought_back = Je hebt { $building } deze beurt verkocht en kunt de kaart pas in je volgende beurt terugkopen; kies een andere.
het_verraad-refusal-influence_not_held = { NAME("het_verraad-influence", $influence) } heb je niet in je hand, of niet dat exemplaar; kies een van je kaarten.
het_verraad-refusal-no_window = Er is nu niets waarop je kunt reageren; anders krijg je de vraag.
het_verraad-refusal-answered = Je hebt dat al beantwoord, en het is niet meer te wijzigen.
het_verraad-refusal-wrong_reaction = { NAME("het_verraad-influence", $influence) } helpt hier niet, alleen { NAME("het_verraad-influence", $needed) }. Speel die kaart of pas.
het_verraad-refusal-reaction_only = { NAME("het_verraad-influence", $influence) } speel je alleen als je de vraag krijgt of je reageert; bewaar de kaart tot dan.
het_verraad-refusal-not_for_master = { NAME("het_verraad-influence", $influence) } levert de Zwarte Meester niets op en kan daarom in deze fase niet worden gespeeld; bewaar de kaart voor je volgende beurt.
het_verraad-refusal-tovenaar_too_late = De Tovenaar speel je voordat je een gebouwkaart neemt; bewaar de kaart voor je volgende beurt.
het_verraad-refusal-no_card_to_see = De Tovenaar kan je geen kaart laten zien: de stapel, de aflegstapel en beide markten zijn leeg. Bewaar hem voor een latere beurt.
het_verraad-refusal-no_target = { NAME("het_verraad-influence", $influence) } heeft nu geen doel; bewaar de kaart tot er een is.
het_verraad-refusal-neutral_area = { NAME("het_verraad-influence", $influence) } is gericht op een gebied van een tegenstander, en { $area } is neutraal; kies een ander.
het_verraad-refusal-masters_area = { $area } is al van de Zwarte Meester; kies een ander gebied.
het_verraad-refusal-no_building = Brand heeft een gebouw nodig, en op { $area } staat er geen; kies een ander gebied.
het_verraad-refusal-master_not_adjacent = { $area } grenst niet aan een gebied van de Zwarte Meester, en dat moet; kies een ander.
het_verraad-refusal-has_building = De Infiltrant neemt gebieden zonder gebouw over, en op { $area } staat { $building }; kies een ander gebied.
het_verraad-refusal-no_black_knight = Alle zwarte ridders staan in de stad, en een gebied heeft er een nodig; kies een gebied met een wachttoren of een andere kaart.
het_verraad-refusal-own_seat = Gif is voor anderen; kies iemand anders.
het_verraad-refusal-attacked = De Zwarte Meester heeft deze beurt aangevallen; hij wordt vóór de aanval verplaatst en valt één keer aan. Beëindig je beurt.
het_verraad-refusal-moved = De Zwarte Meester is deze beurt al verplaatst, en dat kan maar één keer; val aan of beëindig je beurt.
het_verraad-refusal-master_outside = De Zwarte Meester is nog buiten de stad; leid hem eerst naar binnen.
het_verraad-refusal-tower_there = Op { $area } staat een wachttoren, en daar stopt de Zwarte Meester niet en valt hij niet aan; kies iets anders.
het_verraad-refusal-nobody_to_attack = De Zwarte Meester valt alleen gebieden van andere spelers aan, en { $area } { het_verraad-belongs }; beëindig je beurt of leid hem ergens anders heen als hij nog niet is verplaatst.
het_verraad-refusal-already_there = De Zwarte Meester staat al op { $area }; laat hem blijven of kies een ander gebied.
het_verraad-refusal-master_blocked = { $area } is deze beurt door een Blokkade voor de Zwarte Meester gesloten; kies een ander gebied.
het_verraad-refusal-not_reachable = { $steps ->
    [0] Gooi eerst de dobbelsteen of tel je zwarte krachtfiches; kies dan waar de Zwarte Meester heen gaat.
   *[other] Met { NAME("het_verraad-steps-of", $steps) } komt de Zwarte Meester niet in { $area }: torens van anderen en gesloten gebieden zijn in de weg, of het is te ver. Kies een ander gebied.
}
