### Verräter. Variables are the facts of its events, decisions and choices; $key is what a name is asked for.

verraeter-game = Verräter
# Below the picture of suspicions.
verraeter-hidden-side = was de Verrader
# What it is, in one sentence, for the lobby.
verraeter-pitch = Twee huizen vechten om twaalf landschappen, en je kunt het jouwe verraden zodra je de Verrader krijgt aangeboden.
    .length = 45 tot 60 minuten
    .level = gemiddeld

## Names

verraeter-house = { $key ->
    [eagle] Adelaar
   *[rose] Roos
}
# The same within a sentence: which, in bold, where somebody goes, and at the beginning of a sentence.
verraeter-house-the = de { NAME("verraeter-house", $key) }
verraeter-house-bold = de **{ NAME("verraeter-house", $key) }**
verraeter-house-to = naar de { NAME("verraeter-house", $key) }
verraeter-house-does = De { NAME("verraeter-house", $key) }
verraeter-placing-side = { verraeter-house }
verraeter-landscape = { $key ->
    [town] Stad
    [village] Dorp
    [forest] Woud
    [river] Rivier
    [meadow] Weide
   *[moor] Heide
}
# A landscape within a sentence: what it is, where a building goes, lies and comes from.
verraeter-landscape-the = { $key ->
    [town] de stad
    [village] het dorp
    [forest] het woud
    [river] de rivier
    [meadow] de weide
   *[moor] de heide
}
verraeter-landscape-to = onder { NAME("verraeter-landscape-the", $key) }
verraeter-landscape-at = onder { NAME("verraeter-landscape-the", $key) }
verraeter-landscape-from = van { NAME("verraeter-landscape-the", $key) }
# A position of the ring (0 to 11) or an hour (1 to 12).
verraeter-clock = { $key ->
    [0] 12 uur
   *[other] { $key } uur
}
verraeter-role = { $key ->
    [strategist] Strateeg
    [farmer] Boer
    [builder] Bouwmeester
    [diplomat_5] Diplomaat 5
    [diplomat_2] Diplomaat 2
   *[traitor] Verrader
}
# The same within a sentence.
verraeter-role-the = { $key ->
    [strategist] de Strateeg
    [farmer] de Boer
    [builder] de Bouwmeester
    [diplomat_5] Diplomaat 5
    [diplomat_2] Diplomaat 2
   *[traitor] de Verrader
}
verraeter-side = { $key ->
    [estate] Hoeve
   *[office] Kantoor
}
verraeter-phase = { $key ->
    [farm] Eerste hoeven
    [conflict] Strijdtoneel
    [role] Rollen kiezen
    [supply] Voorraadkaarten spelen
    [building] Bouwen
    [income] Aanvulling
   *[over] Partij voorbij
}

## Options

verraeter-option-preset = Spelregels
    .note = Met welke spelregels jullie spelen; de andere opties veranderen er losse regels van.
    .is-online = Online
    .is-classic = Klassiek
verraeter-option-first_strategist = Eerste strateeg
    .note = Wie het eerste strijdtoneel kiest.
    .is-start_player = de startspeler
    .is-left_of_start = de speler na de startspeler
verraeter-option-points_from = Punten van
    .note = Welk landschap in het conflict de overwinningspunten bepaalt.
    .is-winner = het winnende landschap
    .is-loser = het veroverde landschap
verraeter-option-estate_income = Opbrengst van hoeven
    .note = Welke hoeven aan het einde van de ronde voorraadkaarten opleveren.
    .is-winning_house = onder landschappen van het winnende huis
    .is-own_house = onder landschappen van je eigen huis
verraeter-option-income_limit = Kaarten per ronde
    .note = Hoeveel voorraadkaarten je per ronde mag trekken.
    .is-3 = hoogstens 3
    .is-none = onbeperkt
verraeter-option-make_room = Plaats maken
    .note = Of je vóór het trekken mag afleggen als er meer kaarten komen dan er in je hand passen.
    .is-on = vooraf afleggen mag
    .is-off = wat niet past, vervalt

## What has happened. An empty message keeps silent.

verraeter-event-allegiance_taken = { $seat } vecht voor { NAME("verraeter-house-the", $house) }.
verraeter-event-strategy_card_taken = { $seat } heeft de strategiekaart.
verraeter-event-building_placed = { $seat } legt { $side ->
    [estate] een hoeve
   *[office] een kantoor
} { NAME("verraeter-landscape-to", $landscape) } ({ NAME("verraeter-house", $house) }, op { NAME("verraeter-clock", $position) }).
verraeter-event-building_turned = { $side ->
    [estate] { $seat } maakt van het kantoor
   *[office] { $seat } maakt van de hoeve
} { NAME("verraeter-landscape-at", $landscape) } ({ NAME("verraeter-house", $house) }, op { NAME("verraeter-clock", $position) }) { $side ->
    [estate] een hoeve
   *[office] een kantoor
}.
verraeter-event-building_moved = { $seat } verplaatst { $side ->
    [estate] een hoeve
   *[office] een kantoor
} { NAME("verraeter-landscape-from", $source_landscape) } ({ NAME("verraeter-house", $source_house) }, op { NAME("verraeter-clock", $source) }) naar een plek { NAME("verraeter-landscape-to", $landscape) } ({ NAME("verraeter-house", $house) }, op { NAME("verraeter-clock", $position) }).
verraeter-event-building_declined = { $seat } bouwt niets.
verraeter-event-round_started = **Ronde { $round }.** Startspeler: { $seat }.
verraeter-event-conflict_chosen = { $seat } kiest het strijdtoneel: { $house ->
    [eagle] { NAME("verraeter-landscape", $landscape) } { $value } ({ NAME("verraeter-house", $house) }, op { NAME("verraeter-clock", $position) }) tegen { NAME("verraeter-landscape", $other_landscape) } { $other_value } ({ NAME("verraeter-house", $other_house) }, op { NAME("verraeter-clock", $other_position) })
   *[rose] { NAME("verraeter-landscape", $other_landscape) } { $other_value } ({ NAME("verraeter-house", $other_house) }, op { NAME("verraeter-clock", $other_position) }) tegen { NAME("verraeter-landscape", $landscape) } { $value } ({ NAME("verraeter-house", $house) }, op { NAME("verraeter-clock", $position) })
}.
verraeter-event-roles_handed = Je krijgt de keuze uit: { NAME("verraeter-role", $roles) }.
verraeter-event-role_kept = { "" }
verraeter-event-role_chosen = Je houdt { NAME("verraeter-role-the", $role) }.
verraeter-event-supply_played = { COUNT($cards) ->
    [0] { $seat } speelt geen kaarten.
    [one] { $seat } speelt de { $cards }.
   *[other] { $seat } speelt { $cards }, samen { $total }.
}
verraeter-event-role_revealed = { $seat } onthult { NAME("verraeter-role-the", $role) }.
verraeter-event-allegiance_changed = { $seat } loopt over en vecht nu voor de { NAME("verraeter-house", $house) }!
verraeter-event-conflict_resolved = { $winner ->
    [eagle] **De Adelaar wint met { $eagle } tegen { $rose }.**
    [rose] **De Roos wint met { $rose } tegen { $eagle }.**
   *[none] **Gelijkspel, { $eagle } tegen { $rose }:** geen landschap wisselt van eigenaar.
}
verraeter-event-points_scored = { $seat } krijgt { verraeter-picture-points } { $part ->
    [landscapes] voor de overwinning.
    [traitor] als Verrader.
    [strategist] als Strateeg.
   *[offices] voor kantoren.
}
verraeter-event-landscape_turned = { NAME("verraeter-house-does", $house) } verovert { NAME("verraeter-landscape-the", $landscape) } op { NAME("verraeter-clock", $position) }.
verraeter-event-supply_discarded = { COUNT($cards) ->
    [0] { $seat } legt niets af.
   *[other] { $seat } legt { $cards } af.
}
verraeter-event-discard_pile_shuffled = De aflegstapel wordt geschud en is de nieuwe trekstapel ({ $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
}).
verraeter-event-supply_drawn = { $seat } trekt { $number ->
    [one] 1 voorraadkaart.
   *[other] { $number } voorraadkaarten.
}
verraeter-event-cards_drawn = { COUNT($cards) ->
    [one] Je trekt de { $cards }.
   *[other] Je trekt { $cards }.
}
verraeter-event-match_ended = { $reason ->
    [one_house] Alle twaalf landschappen horen bij één huis: het spel is afgelopen.
   *[rounds] De laatste ronde is voorbij.
}
verraeter-event-match_won = **{ $seat } wint met { $points ->
    [one] 1 punt
   *[other] { $points } punten
}!**

## Who learns what it is, a role or a side, is told so alone: which, how it wins by it, and a first advice

# Above it, to the Traitor: how the conflict went. $house is the new house.
verraeter-upshot-conflict_resolved = { $winner ->
    [none] Gelijkspel na je verraad
    [eagle] { $house ->
        [eagle] { verraeter-crossed }
       *[rose] Je verraad is mislukt
    }
   *[rose] { $house ->
        [rose] { verraeter-crossed }
       *[eagle] Je verraad is mislukt
    }
}: Adelaar { $eagle }, Roos { $rose }.
verraeter-crossed = { $otherwise ->
    [0] Je verraad is gelukt
   *[other] Je bent op tijd overgelopen
}
# Behind it: what the conflict brought to the Traitor.
verraeter-upshot-points_scored = +{ $points } { $part ->
    [traitor] als Verrader
   *[landscapes] voor de overwinning
}.
verraeter-cast-house = Je vecht nu voor de { NAME("verraeter-house", $house) }.
    .aim = Vanaf nu tellen je voorraadkaarten voor dit huis, en je scoort als het wint.
    .again = Vanaf nu tellen je voorraadkaarten voor dit huis.
    .advice = Let op wie jou straks in de steek laat: wie de Verrader houdt, loopt weer over.
verraeter-cast-strategist = Je bent de Strateeg.
    .aim = Deze ronde krijg je 2 punten, wie er ook wint, en de strategiekaart.
    .advice = Je punten zijn zeker, dus je kunt voorraadkaarten sparen. Denk vooruit: het volgende strijdtoneel kies jij.
verraeter-cast-farmer = Je bent de Boer.
    .aim = Aan het einde van de ronde trek jij als eerste, hoogstens 3 voorraadkaarten en tot je er 5 in je hand hebt.
    .advice = Speel je kaarten gerust uit: elke kaart maakt plaats voor een nieuwe.
verraeter-cast-builder = Je bent de Bouwmeester.
    .aim = Na het conflict mag je een gebouw leggen, omdraaien of verplaatsen.
    .advice = Hoeven leveren in de komende rondes kaarten op, kantoren aan het einde punten: in het begin heb je het meest aan hoeven.
verraeter-cast-diplomat_5 = Je bent Diplomaat 5.
    .aim = Bij de onthulling geef je je huis 5 kracht.
    .advice = Je 5 komt er pas bij de onthulling bij: speel weinig kaarten en laat de anderen denken dat het spannend wordt.
verraeter-cast-diplomat_2 = Je bent Diplomaat 2.
    .aim = Bij de onthulling geef je je huis 2 kracht, en je trekt één voorraadkaart extra.
    .advice = Je 2 komt er pas bij de onthulling bij: tel die mee als je kaarten kiest, en speel niet meer dan nodig.
verraeter-cast-traitor = Je bent de Verrader.
    .aim = Deze ronde krijg je 1 punt, wie er ook wint. Bij de onthulling verlaat je de { NAME("verraeter-house", $house) } voor het andere huis en blijf je daar; je voorraadkaarten gaan mee.
    .advice = Wat je speelt, helpt wie nu nog tegen je vecht: speel zoveel als zij nodig hebben om te winnen. Tot de onthulling mag niemand het merken.

## Questions

verraeter-question-farm = Onder welk landschap leg je je eerste hoeve?
    Voorraadkaarten maken je huis sterker in conflicten. Een hoeve levert je { $estate_income ->
        [winning_house] een nieuwe op in elke ronde die het huis van het landschap wint
       *[own_house] elke ronde een nieuwe op, zolang het landschap van jouw huis is
    }. Je vecht voor { NAME("verraeter-house-bold", $house) }; het getal is de eigen kracht van een landschap.
# Added to a question or to the line of a place of conflict.
verraeter-last-stand = { $last_stand ->
    [none] { "" }
   *[other] { " " }**{ NAME("verraeter-house-does", $last_stand) } heeft nog maar één landschap: valt dat, dan is dit de laatste ronde.**
}
verraeter-question-conflict = Waar is het volgende conflict?
    Je vecht voor { NAME("verraeter-house-bold", $house) }, jouw huis staat op elke regel vooraan. Wie wint, scoort de punten van { $points_from ->
        [winner] het eigen landschap, niet die van het veroverde
       *[loser] het veroverde landschap, niet die van het eigen
    }.{ verraeter-last-stand }
verraeter-question-role = Welke rol houd je deze ronde?
    Je vecht voor { NAME("verraeter-house-bold", $house) }: { verraeter-picture-gain } bij winst.{ $most ->
        [0] { "" }
       *[other] { " " }Je hebt { $own } { $own ->
            [one] punt
           *[other] punten
        }: { EACH("verraeter-best", "seat house gap side", $best_seats, $best_houses, $best_gaps, $best_sides) }.
    }{ verraeter-own-estates }{ $offices ->
        [0] { "" }
       *[other] { " " }Je kantoren: +{ $offices } met deze hand.
    }{ $betrayer ->
        [nobody] { " " }**De Verrader zit niet bij jouw vijf: hij ligt opzij, en niemand wisselt deze ronde van huis.**
       *[perhaps] { "" }
    }{ verraeter-last-stand }
    { COUNT($later_seats) ->
        [0] Jij kiest als laatste: niemand ziet wat je overlaat.
       *[other] Wat je overlaat, gaat door naar { $later_seats }.
    }
# The best of the others in a house, and how far from the reader.
verraeter-best = { $seat } ({ NAME("verraeter-house", $house) }) { $side ->
    [more] { $gap } meer
    [fewer] { $gap } minder
   *[level] evenveel
}
# The cards that the reader’s estates bring if a house wins.
verraeter-own-estates = { COUNT($estate_houses) ->
    [0] { "" }
   *[other] { " " }Je hoeven: { EACH("verraeter-estate", "house cards", $estate_houses, $estate_cards) }.
}
verraeter-estate = +{ $cards } { $cards ->
    [one] kaart
   *[other] kaarten
} als { NAME("verraeter-house-the", $house) } wint
verraeter-question-supply = { $hand ->
        [one] Speel je je voorraadkaart?
       *[other] Welke voorraadkaarten speel je: geen, één of meer?
    }
    Tot nu toe: Adelaar { $eagle }, Roos { $rose }.{ verraeter-plays-last }{ verraeter-last-stand }
    { $role ->
        [traitor] Je bent de **Verrader**: bij de onthulling verlaat je de { NAME("verraeter-house", $house) } en tellen je kaarten voor de { NAME("verraeter-house", $side) }.
        [diplomat_5] Je vecht als Diplomaat voor { NAME("verraeter-house-bold", $house) }: je 5 komt er bij de onthulling bij.
        [diplomat_2] Je vecht als Diplomaat voor { NAME("verraeter-house-bold", $house) }: je 2 komt er bij de onthulling bij.{ $room ->
            [0] { " " }Je hand is vol (5 van 5): de kaart van de Diplomaat trek je alleen als je er nu een speelt.
           *[other] { "" }
        }
        [farmer] Je vecht als Boer voor { NAME("verraeter-house-bold", $house) }: { $room ->
            [0] je hand is vol (5 van 5), dus straks trek je 1 kaart voor elke kaart die je speelt, hoogstens 3.
            [1] straks trek je 1 kaart, en 1 meer voor elke kaart die je speelt, hoogstens 3.
            [2] straks trek je 2 kaarten, en een derde als je er een speelt.
           *[other] straks trek je 3 kaarten.
        }
       *[other] Je vecht als { NAME("verraeter-role", $role) } voor { NAME("verraeter-house-bold", $house) }.
    }{ verraeter-passed }
# What a seat knows of the Traitor by the roles that it has left.
verraeter-passed = { $traitor ->
    [passed] { " " }Doorgegeven heb je: { NAME("verraeter-role", $passed) }, **Verrader**.
    [left] { " " }De **Verrader** liet je liggen: niemand wisselt deze ronde van huis.
    [aside] { " " }De Verrader ligt opzij: niemand wisselt deze ronde van huis.
    [won] { " " }Bij de { NAME("verraeter-house", $house) } blijft niemand: de { NAME("verraeter-house", $side) } wint hoe dan ook, dus je kunt je kaarten houden.
    [before] { $last ->
        [no] { " " }De Verrader heb je niet gezien: iemand vóór je heeft hem, of hij ligt opzij.
       *[yes] { COUNT($turner_seats) ->
            [0] { "" }
           *[other] { " " }Zonder kaarten van jou: { EACH("verraeter-betrayed-by", "seat eagle rose", $turner_seats, $turned_eagle, $turned_rose) }.
        }
    }
   *[own] { "" }
}
# If a seat is the Traitor: the strengths without a card of the reader.
verraeter-betrayed-by = met de Verrader bij { $seat } Adelaar { $eagle } : Roos { $rose }
# Whether nobody with cards comes later, and what the side for which the reader will fight lacks.
verraeter-plays-last = { $last ->
    [no] { "" }
   *[yes] { " " }Jij speelt als laatste: alleen rollen zijn nog verborgen.
}{ $lacks ->
    [0] { "" }
   *[other] { " " }{ $role ->
        [diplomat_5] Ook met jouw 5 heeft de
        [diplomat_2] Ook met jouw 2 heeft de
       *[other] Om te winnen heeft de
    } { NAME("verraeter-house", $side) } nog meer dan { $lacks } nodig; je hand is { $worth } waard.
}
verraeter-question-building = Je bent de Bouwmeester. Wat doe je?{ $last ->
    [nothing] { "" }
    { "" }**Laatste zet:** zonder kaarten en kantoren levert bouwen je nu geen punten meer op.
    [yes] { "" }
    { "" }**Laatste zet:** er worden nog één keer voorraadkaarten getrokken, dan tellen de kantoren. Met je hand van nu levert elk { verraeter-picture-points } op.
   *[no] { "" }
}
verraeter-question-building_from = { $choice ->
    [turn] Welk gebouw draai je om?
   *[move] Welk gebouw verplaats je?
}
verraeter-question-building_to = { $choice ->
    [estate] Onder welk landschap leg je de hoeve?
    [office] Onder welk landschap leg je het kantoor?
   *[move] Waar gaat het gebouw naartoe?
}
verraeter-question-discard = Leg je eerst kaarten af om plaats te maken?
    { $coming ->
        [one] Je krijgt 1 kaart
       *[other] Je krijgt { $coming } kaarten
    } en hebt er { $hand } van hoogstens 5 in je hand: { $surplus ->
        [one] 1 past er niet meer bij. Je mag 1 kaart afleggen.
       *[other] { $surplus } passen er niet meer bij. Je mag hoogstens { $surplus } kaarten afleggen.
    }

## Choices, as on a button or in a menu

verraeter-choice-farm = { NAME("verraeter-landscape", $landscape) } { $value } ({ NAME("verraeter-house", $house) }), op { NAME("verraeter-clock", $hour) }
    .note = { $enemies ->
        [0] Voorlopig veilig: beide buren zijn van hetzelfde huis
        [1] Van één kant aan te vallen
       *[2] Van beide kanten aan te vallen
    }{ $paid ->
        [own] { " " }· levert meteen kaarten op
        [other] { " " }· levert pas kaarten op als je huis het heeft
       *[won] { "" }
    }
verraeter-choice-conflict = { $hour }–{ $other_hour } · { NAME("verraeter-house", $own) } { NAME("verraeter-landscape", $own_landscape) } { $own_value } – { NAME("verraeter-house", $rival) } { NAME("verraeter-landscape", $rival_landscape) } { $rival_value }
    .note = Jouw { NAME("verraeter-house", $own) } wint: { $own_members ->
        [one] { "" }
       *[other] elk{ " " }
    }+{ $own_points } · { NAME("verraeter-house", $rival) }: { $rival_members ->
        [0] +{ $rival_points } voor de Verrader
        [one] +{ $rival_points }
       *[other] elk +{ $rival_points }
    }
verraeter-choice-role = { NAME("verraeter-role", $key) }
    .note = { $key ->
        [strategist] +2 punten{ $following ->
            [0] { "" }
           *[other] ; jij kiest het strijdtoneel van ronde { $following }
        }
        [farmer] { $room ->
            [0] +1 kaart voor elke die je speelt, hoogstens 3
            [1] +1 kaart, en 1 voor elke die je speelt, hoogstens 3
            [2] +2 kaarten, 3 als je er een speelt
           *[other] +3 kaarten
        }{ $estates ->
            [0] { "" }
           *[other] { " " }(niets voor hoeven)
        }
        [builder] { $unused ->
            [0] Een gebouw omdraaien of verplaatsen
            [one] Je laatste gebouw leggen, er een omdraaien of verplaatsen
           *[other] Een van je { $unused } gebouwen leggen, er een omdraaien of verplaatsen
        }{ $office ->
            [0] { "" }
           *[other] ; een kantoor meer: +{ $office } met deze hand
        }
        [diplomat_5] +5 kracht: Adelaar { $eagle }, Roos { $rose }
        [diplomat_2] +2 kracht: Adelaar { $eagle }, Roos { $rose }; +1 kaart{ $room ->
            [0] { " " }als je er een speelt (hand vol)
           *[other] { "" }
        }
       *[traitor] +1 punt; je loopt met je kaarten over { NAME("verraeter-house-to", $house) } en blijft daar: { verraeter-picture-gain } bij winst
    }
verraeter-choice-supply = Kaart { $card }
verraeter-choice-building = { $key ->
    [decline] Niets bouwen
    [estate] Hoeve leggen
    [office] Kantoor leggen
    [turn] Gebouw omdraaien
   *[move] Gebouw verplaatsen
}
    .note = { $key ->
        [decline] Alles blijft zoals het is
        [estate] { $paid ->
            [won] 1 kaart voor elke ronde die het huis van het landschap wint
            [won_now] Hoogstens 1 kaart, nu: als het huis van het landschap deze ronde heeft gewonnen
            [own_now] Hoogstens 1 kaart, nu: als het landschap van jouw huis is
           *[own] 1 kaart per ronde, zolang het landschap van jouw huis is
        }
        [office] Aan het einde 1 punt voor elke kaart in je hand, hoogstens 3; je mag 2 kantoren hebben
        [turn] Een hoeve wordt een kantoor, een kantoor een hoeve
       *[move] Naar een landschap zonder gebouw
    }
verraeter-choice-building_from = { $key ->
    [back] Terug
   *[other] { NAME("verraeter-side", $side) }: { NAME("verraeter-landscape", $landscape) } ({ NAME("verraeter-house", $house) }), op { NAME("verraeter-clock", $hour) }
}
verraeter-choice-building_to = { $key ->
    [back] Terug
   *[other] { NAME("verraeter-landscape", $landscape) } ({ NAME("verraeter-house", $house) }), op { NAME("verraeter-clock", $hour) }
}
verraeter-choice-discard = Kaart { $card }

## Sets of choices, as on the button that answers with them

# $side is the house for which the cards count; $strength is what it has with the reader’s role.
verraeter-set-supply = { COUNT($card) ->
    [0] Niets spelen
   *[other] Speel { $card }
}{ $role ->
    [diplomat_5] { " " }(+5)
    [diplomat_2] { " " }(+2)
   *[other] { COUNT($card) ->
        [0] { "" }
        [1] { "" }
       *[other] { " = " }{ SUM($card) }
    }
}: { NAME("verraeter-house", $side) } { SUM($strength, $card) }
verraeter-set-discard = { COUNT($card) ->
    [0] Niets afleggen
   *[other] { $card } afleggen
}

## Answers, told to whom gave them

verraeter-answer-farm = Je legt een hoeve { NAME("verraeter-landscape-to", $landscape) } ({ NAME("verraeter-house", $house) }, op { NAME("verraeter-clock", $hour) }).
verraeter-answer-conflict = Je kiest { $house ->
    [eagle] { NAME("verraeter-landscape", $landscape) } { $value } ({ NAME("verraeter-house", $house) }) tegen { NAME("verraeter-landscape", $other_landscape) } { $other_value } ({ NAME("verraeter-house", $other_house) })
   *[rose] { NAME("verraeter-landscape", $other_landscape) } { $other_value } ({ NAME("verraeter-house", $other_house) }) tegen { NAME("verraeter-landscape", $landscape) } { $value } ({ NAME("verraeter-house", $house) })
}.
verraeter-answer-role = Je houdt { NAME("verraeter-role-the", $key) }. Je laat liggen: { NAME("verraeter-role", $rest) }.
verraeter-answer-supply = { COUNT($card) ->
    [0] Je speelt geen kaarten.
   *[other] Je speelt { $card }.
}
verraeter-answer-building = { $key ->
    [decline] Je bouwt niets.
    [estate] Je wilt een hoeve leggen.
    [office] Je wilt een kantoor leggen.
    [turn] Je wilt een gebouw omdraaien.
   *[move] Je wilt een gebouw verplaatsen.
}
verraeter-answer-building_from = { $key ->
    [back] Je gaat een stap terug.
   *[other] { $choice ->
        [turn] Je draait { $side ->
            [estate] de hoeve
           *[office] het kantoor
        } { NAME("verraeter-landscape-at", $landscape) } ({ NAME("verraeter-house", $house) }, op { NAME("verraeter-clock", $hour) }) om.
       *[move] Je wilt { $side ->
            [estate] de hoeve
           *[office] het kantoor
        } { NAME("verraeter-landscape-at", $landscape) } ({ NAME("verraeter-house", $house) }, op { NAME("verraeter-clock", $hour) }) verplaatsen.
    }
}
verraeter-answer-building_to = { $key ->
    [back] Je gaat een stap terug.
   *[other] { $choice ->
        [estate] Je legt een hoeve
        [office] Je legt een kantoor
       *[move] Je legt het gebouw
    } { NAME("verraeter-landscape-to", $landscape) } ({ NAME("verraeter-house", $house) }, op { NAME("verraeter-clock", $hour) }).
}
verraeter-answer-discard = { COUNT($card) ->
    [0] Je legt niets af.
   *[other] Je legt { $card } af.
}

## Rules help, by topic in reading order

verraeter-rules-aim = Twee huizen, de **Adelaar** en de **Roos**, vechten om twaalf landschappen. Voor een van beide vecht jij – tot de dag dat je het verraadt.

    Elke ronde botsen twee naburige landschappen. Iedereen in het winnende huis krijgt punten, en het landschap van de verliezer wisselt van eigenaar.

    Wie aan het einde de meeste punten heeft, wint: voor zichzelf, niet voor het huis. De bondgenoot van vandaag kan morgen je tegenstander zijn.
    .title = Doel
verraeter-rules-round = Vóór de eerste ronde legt iedereen één hoeve.

    1. **Strijdtoneel:** wie de strategiekaart heeft, kiest twee naburige landschappen van verschillende huizen.
    2. **Rollen:** de zes rolkaarten worden geschud en één gaat ongezien opzij. Om de beurt, te beginnen bij de startspeler, houdt iedereen er in het geheim één en geeft de rest door.
    3. **Voorraadkaarten:** in dezelfde volgorde speelt iedereen open 0 tot 5 kaarten.
    4. **Onthulling:** iedereen laat zijn rol zien. De Verrader loopt meteen over.
    5. **Conflict:** het sterkste huis wint. Er worden punten verdeeld en het landschap van de verliezer wordt omgedraaid.
    6. **Bouwen:** de Bouwmeester mag bouwen.
    7. **Strategiekaart:** die gaat naar de Strateeg. Is die er niet, dan blijft de kaart waar ze is.
    8. **Aanvulling:** er worden voorraadkaarten getrokken.

    Daarna wordt de volgende speler startspeler.
    .title = Een ronde
verraeter-rules-roles = Je kiest uit de rolkaarten die bij jou aankomen. Wat je doorgeeft, kunnen anderen nemen; wat opzij is gelegd, weet niemand.

    - **Strateeg:** 2 punten. Neemt de strategiekaart en houdt die tot iemand anders Strateeg is. Wie de kaart heeft, mag de rol om de punten opnieuw kiezen.
    - **Boer:** trekt als eerste 3 voorraadkaarten, maar niets voor hoeven.
    - **Bouwmeester:** mag een gebouw leggen, omdraaien of verplaatsen.
    - **Diplomaat 5:** 5 kracht voor je huis.
    - **Diplomaat 2:** 2 kracht voor je huis en één voorraadkaart extra.
    - **Verrader:** 1 punt. Loopt bij de onthulling over naar het andere huis en blijft daar. De gespeelde kaarten gaan mee.

    De punten van Strateeg en Verrader krijg je altijd, wie er ook wint, zelfs bij een gelijkspel.
    .title = Rollen
verraeter-rules-conflict = Elk huis telt op:

    - de waarde van zijn landschap in het conflict (het getal in het vierkant),
    - de voorraadkaarten die zijn aanhangers hebben gespeeld,
    - 5 of 2 voor een Diplomaat onder hen.

    De Verrader telt mee voor het nieuwe huis, met kaarten en al. Er zijn 23 voorraadkaarten: vijf keer 2, 3, 4 en 5, twee keer 6 en één keer 8. Alle gespeelde kaarten worden afgelegd, gewonnen of verloren.

    Het hoogste totaal wint, en het landschap van de verliezer gaat naar de winnaar. Bij een gelijkspel wisselt er niets van eigenaar en levert het landschap geen punten op.
    .title = Het conflict
verraeter-rules-points = - **Overwinning:** iedereen in het winnende huis krijgt de punten die op een landschap van het conflict staan. De vier cirkels zijn voor 1, 2, 3 en 4 winnaars: met hoe minder jullie zijn, hoe meer ieder krijgt. Of het winnende of het veroverde landschap telt, bepaalt de optie *{ verraeter-option-points_from }*.
    - **Strateeg:** 2 punten per ronde.
    - **Verrader:** 1 punt per ronde.
    - **Kantoren:** aan het einde, zie *{ verraeter-rules-buildings.title }*.

    Wint een huis waar niemand voor vecht, dan levert dat geen punten op; het verovert het landschap wel.

    Alleen de punten van het dorp en de conflictwaarden zijn bekend; de andere punten zijn van ons. Wie deze bot beheert, kan de gedrukte hebben ingevuld.
    .title = Punten
verraeter-rules-buildings = Je hebt drie gebouwen. Elk is aan de ene kant een **hoeve** en aan de andere een **kantoor**; hoogstens twee mogen kantoor zijn. Onder elk landschap past maar één gebouw, en dat blijft liggen als het landschap van eigenaar wisselt.

    - Hoeven leveren voorraadkaarten op, zie *{ verraeter-rules-income.title }*.
    - Kantoren leveren aan het einde punten op: je kantoren maal de voorraadkaarten in je hand, waarvan er hoogstens 3 tellen. 2 kantoren en 3 kaarten zijn dus 6 punten waard. Van wie het landschap erboven is, maakt niet uit.

    De Bouwmeester doet een van deze dingen, of niets:
    - een nieuw gebouw, met een kant naar keuze, onder een landschap zonder gebouw leggen,
    - een van zijn gebouwen omdraaien,
    - een van zijn gebouwen naar een landschap zonder gebouw verplaatsen.
    .title = Gebouwen
verraeter-rules-income = Aan het einde van de ronde worden voorraadkaarten getrokken, nooit tot boven de 5 in je hand.

    - De Boer trekt als eerste: 3 kaarten, en niets voor hoeven.
    - Dan trekken alle anderen om de beurt 1 kaart voor elk van hun hoeven die iets opbrengt. Diplomaat 2 trekt er één extra.

    Welke hoeven dat zijn, bepaalt de optie *{ verraeter-option-estate_income }*: die onder landschappen van het huis dat de ronde heeft gewonnen (na een gelijkspel geen), of die onder landschappen van je eigen huis. *{ verraeter-option-income_limit }* kan dat tot 3 kaarten beperken. Komen er meer dan er in je hand passen, dan bepaalt *{ verraeter-option-make_room }* of je eerst mag afleggen.

    Is de trekstapel leeg, dan wordt de aflegstapel geschud.
    .title = Aanvulling
verraeter-rules-end = Het spel eindigt met vier spelers na ronde 8 en met drie na ronde 9, of eerder: na een ronde waarin alle twaalf landschappen bij één huis zijn gekomen.

    Dan tellen de kantoren (zie *{ verraeter-rules-buildings.title }*). Wie de meeste punten heeft, wint; bij een gelijke stand wordt de overwinning gedeeld. Handkaarten blijven geheim.
    .title = Het einde
verraeter-rules-presets = Er zijn twee sets spelregels, en elk verschil is een eigen optie.

    - **{ verraeter-option-first_strategist }:** wie het eerste strijdtoneel kiest
      Online: de startspeler · Klassiek: de speler na de startspeler
    - **{ verraeter-option-points_from }:** welk landschap de punten voor een overwinning bepaalt
      Online: het winnende · Klassiek: het veroverde
    - **{ verraeter-option-estate_income }:** welke hoeven voorraadkaarten opleveren
      Online: die onder landschappen van het huis dat de ronde heeft gewonnen · Klassiek: die onder landschappen van je eigen huis
    - **{ verraeter-option-income_limit }:** hoeveel voorraadkaarten je mag trekken
      Online: hoogstens 3 · Klassiek: onbeperkt
    - **{ verraeter-option-make_room }:** als er meer kaarten komen dan er in je hand passen
      Online: de rest vervalt · Klassiek: je mag eerst afleggen
    .title = Online en klassiek
verraeter-rules-readings = Waar de twee gedrukte regels zwijgen, elkaar tegenspreken of zo niet bedoeld kunnen zijn, wordt zo gespeeld:

    - **Plaats maken** (Online): “may have no more than five cards in their hand”. Wat niet past, wordt niet getrokken. De handleiding rekent fase 10 niet tot wat “done automatically by the computer” is, dus misschien mocht je daar kiezen; de optie *{ verraeter-option-make_room }* laat dat toe.
    - **Voorraadkaarten spelen:** “The value of the cards selected is shown to the other players”. Iedereen ziet elke kaart, zoals aan tafel.
    - **Eén gebouw per landschap**, ook Online, al staat dat alleen in het kaartspel.
    - **Een gebouw verplaatsen:** “click on that building … then the new location”. Het houdt zijn kant.
    - **Na een gelijkspel** (Online): voorraadkaarten komen van “a landscape of the winning house”. Geen huis heeft gewonnen, dus geen hoeve levert iets op.
    - **Kantoren** tellen waar ze ook liggen: het kaartspel zegt “regardless of which allegiance”. De handleiding vermenigvuldigt “the number of town halls you have”, al zegt ze elders dat gebouwen alleen bij het winnende huis werken.
    - **Punten als iedereen aan één kant staat:** er wordt per hoofd geteld; een huis zonder aanhangers krijgt niets.
    - **Wie gelijkstaat**, deelt de overwinning.
    .title = Hoe onduidelijke regels gelezen worden

## How a score came about

verraeter-part = { $key ->
    [landscapes] landschappen { $points }
    [traitor] Verrader { $points }
    [strategist] Strateeg { $points }
   *[offices] kantoren { $points }
}

## Its slash command: the name in small letters, then what Discord shows beside it; and the words below it

verraeter-command = verraeter
    .description = Beantwoorden wat Verräter je vraagt
verraeter-command-place = leggen
    .description = Je eerste hoeve leggen
    .answer = landschap
    .answer-note = Het landschap waar de hoeve onder komt
verraeter-command-conflict = conflict
    .description = Het strijdtoneel kiezen
    .answer = grens
    .answer-note = Twee naburige landschappen van verschillende huizen
verraeter-command-role = rol
    .description = In het geheim een rol houden
    .answer = rol
    .answer-note = Een van de rollen die je hebt gekregen
verraeter-command-play = spelen
    .description = Voorraadkaarten spelen in het conflict
    .answer = kaarten
    .answer-note = Voorraadkaarten uit je hand, of niets
verraeter-command-build = bouwen
    .description = Een gebouw bouwen; als Bouwmeester ook een gebouw omdraaien of verplaatsen
    .answer = keuze
    .answer-note = Wat je wilt doen, of waar
verraeter-command-discard = afleggen
    .description = Voorraadkaarten afleggen om plaats te maken voor nieuwe
    .answer = kaarten
    .answer-note = Voorraadkaarten uit je hand, of niets
# In a person’s notes.
verraeter-mark-suspect = Verrader?
