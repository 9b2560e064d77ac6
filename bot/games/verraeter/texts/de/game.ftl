### Verräter. Variables are the facts of its events, decisions and choices; $key is what a name is asked for.

verraeter-game = Verräter
# Below the picture of suspicions.
verraeter-hidden-side = war der Verräter
# What it is, in one sentence, for the lobby.
verraeter-pitch = Zwei Häuser streiten um zwölf Landschaften, und du kannst deines verraten, sooft dir der Verräter angeboten wird.
    .length = 45 bis 60 Minuten
    .level = mittelschwer

## Names

verraeter-house = { $key ->
    [eagle] Adler
   *[rose] Rose
}
# The same within a sentence: which, in bold, where somebody goes, and at the beginning of a sentence.
verraeter-house-the = { $key ->
    [eagle] den Adler
   *[rose] die Rose
}
verraeter-house-bold = { $key ->
    [eagle] den **Adler**
   *[rose] die **Rose**
}
verraeter-house-to = { $key ->
    [eagle] zum Adler
   *[rose] zur Rose
}
verraeter-house-does = { $key ->
    [eagle] Der Adler
   *[rose] Die Rose
}
verraeter-placing-side = { verraeter-house }
verraeter-landscape = { $key ->
    [town] Stadt
    [village] Dorf
    [forest] Wald
    [river] Fluss
    [meadow] Wiese
   *[moor] Ödnis
}
# A landscape within a sentence: what it is, where a building goes, lies and comes from.
verraeter-landscape-the = { $key ->
    [town] die Stadt
    [village] das Dorf
    [forest] den Wald
    [river] den Fluss
    [meadow] die Wiese
   *[moor] die Ödnis
}
verraeter-landscape-to = unter { NAME("verraeter-landscape-the", $key) }
verraeter-landscape-at = { $key ->
    [town] unter der Stadt
    [village] unter dem Dorf
    [forest] unter dem Wald
    [river] unter dem Fluss
    [meadow] unter der Wiese
   *[moor] unter der Ödnis
}
verraeter-landscape-from = { $key ->
    [town] von der Stadt
    [village] vom Dorf
    [forest] vom Wald
    [river] vom Fluss
    [meadow] von der Wiese
   *[moor] von der Ödnis
}
# A position of the ring (0 to 11) or an hour (1 to 12).
verraeter-clock = { $key ->
    [0] 12 Uhr
   *[other] { $key } Uhr
}
verraeter-role = { $key ->
    [strategist] Stratege
    [farmer] Bauer
    [builder] Baumeister
    [diplomat_5] Diplomat 5
    [diplomat_2] Diplomat 2
   *[traitor] Verräter
}
# The same within a sentence.
verraeter-role-the = { $key ->
    [strategist] den Strategen
    [farmer] den Bauern
    [builder] den Baumeister
    [diplomat_5] den Diplomaten 5
    [diplomat_2] den Diplomaten 2
   *[traitor] den Verräter
}
verraeter-side = { $key ->
    [estate] Gutshof
   *[office] Kontor
}
verraeter-phase = { $key ->
    [farm] Erste Gutshöfe
    [conflict] Konfliktort
    [role] Rollenwahl
    [supply] Versorgungskarten ausspielen
    [building] Bauen
    [income] Nachschub
   *[over] Partie vorbei
}

## Options

verraeter-option-preset = Regeln
    .note = Nach welchen Regeln ihr spielt; die übrigen Optionen ändern einzelne davon.
    .is-online = Online
    .is-classic = Klassisch
verraeter-option-first_strategist = Erster Stratege
    .note = Wer den ersten Konfliktort bestimmt.
    .is-start_player = der Startspieler
    .is-left_of_start = der Nächste nach dem Startspieler
verraeter-option-points_from = Siegpunkte von
    .note = Welche Landschaft im Konflikt die Siegpunkte vorgibt.
    .is-winner = der siegreichen Landschaft
    .is-loser = der eroberten Landschaft
verraeter-option-estate_income = Ertrag der Gutshöfe
    .note = Welche Gutshöfe am Ende der Runde Versorgungskarten bringen.
    .is-winning_house = unter Landschaften des Siegers
    .is-own_house = unter Landschaften des eigenen Hauses
verraeter-option-income_limit = Karten pro Runde
    .note = Wie viele Versorgungskarten man pro Runde ziehen darf.
    .is-3 = höchstens 3
    .is-none = unbegrenzt
verraeter-option-make_room = Platz schaffen
    .note = Ob du vor dem Ziehen abwerfen darfst, wenn mehr Karten kommen, als auf die Hand passen.
    .is-on = vorher abwerfen erlaubt
    .is-off = was nicht passt, verfällt

## What has happened. An empty message keeps silent.

verraeter-event-allegiance_taken = { $seat } kämpft für { NAME("verraeter-house-the", $house) }.
verraeter-event-strategy_card_taken = { $seat } hat die Strategiekarte.
verraeter-event-building_placed = { $seat } legt { $side ->
    [estate] einen Gutshof
   *[office] ein Kontor
} { NAME("verraeter-landscape-to", $landscape) } ({ NAME("verraeter-house", $house) }, auf { NAME("verraeter-clock", $position) }).
verraeter-event-building_turned = { $side ->
    [estate] { $seat } macht das Kontor
   *[office] { $seat } macht den Gutshof
} { NAME("verraeter-landscape-at", $landscape) } ({ NAME("verraeter-house", $house) }, auf { NAME("verraeter-clock", $position) }) { $side ->
    [estate] zum Gutshof
   *[office] zum Kontor
}.
verraeter-event-building_moved = { $seat } verlegt { $side ->
    [estate] einen Gutshof
   *[office] ein Kontor
} { NAME("verraeter-landscape-from", $source_landscape) } ({ NAME("verraeter-house", $source_house) }, auf { NAME("verraeter-clock", $source) }) { NAME("verraeter-landscape-to", $landscape) } ({ NAME("verraeter-house", $house) }, auf { NAME("verraeter-clock", $position) }).
verraeter-event-building_declined = { $seat } baut nichts.
verraeter-event-round_started = **Runde { $round }.** Startspieler: { $seat }.
verraeter-event-conflict_chosen = { $seat } bestimmt den Konfliktort: { $house ->
    [eagle] { NAME("verraeter-landscape", $landscape) } { $value } ({ NAME("verraeter-house", $house) }, auf { NAME("verraeter-clock", $position) }) gegen { NAME("verraeter-landscape", $other_landscape) } { $other_value } ({ NAME("verraeter-house", $other_house) }, auf { NAME("verraeter-clock", $other_position) })
   *[rose] { NAME("verraeter-landscape", $other_landscape) } { $other_value } ({ NAME("verraeter-house", $other_house) }, auf { NAME("verraeter-clock", $other_position) }) gegen { NAME("verraeter-landscape", $landscape) } { $value } ({ NAME("verraeter-house", $house) }, auf { NAME("verraeter-clock", $position) })
}.
verraeter-event-roles_handed = Du bekommst zur Auswahl: { NAME("verraeter-role", $roles) }.
verraeter-event-role_kept = { "" }
verraeter-event-role_chosen = Du behältst { NAME("verraeter-role-the", $role) }.
verraeter-event-supply_played = { COUNT($cards) ->
    [0] { $seat } spielt keine Karten aus.
    [one] { $seat } spielt die { $cards } aus.
   *[other] { $seat } spielt { $cards } aus, zusammen { $total }.
}
verraeter-event-role_revealed = { $seat } deckt { NAME("verraeter-role-the", $role) } auf.
verraeter-event-allegiance_changed = { $seat } wechselt die Seite und kämpft jetzt für { NAME("verraeter-house-the", $house) }!
verraeter-event-conflict_resolved = { $winner ->
    [eagle] **Der Adler gewinnt { $eagle } zu { $rose }.**
    [rose] **Die Rose gewinnt { $rose } zu { $eagle }.**
   *[none] **Gleichstand, { $eagle } zu { $rose }:** Keine Landschaft wechselt den Besitzer.
}
verraeter-event-points_scored = { $seat } bekommt { verraeter-picture-points } { $part ->
    [landscapes] für den Sieg.
    [traitor] als Verräter.
    [strategist] als Stratege.
   *[offices] für Kontore.
}
verraeter-event-landscape_turned = { NAME("verraeter-house-does", $house) } erobert { NAME("verraeter-landscape-the", $landscape) } auf { NAME("verraeter-clock", $position) }.
verraeter-event-supply_discarded = { COUNT($cards) ->
    [0] { $seat } wirft nichts ab.
   *[other] { $seat } wirft { $cards } ab.
}
verraeter-event-discard_pile_shuffled = Der Ablagestapel wird gemischt und zum neuen Nachziehstapel ({ $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}).
verraeter-event-supply_drawn = { $seat } zieht { $number ->
    [one] 1 Versorgungskarte.
   *[other] { $number } Versorgungskarten.
}
verraeter-event-cards_drawn = { COUNT($cards) ->
    [one] Du ziehst die { $cards }.
   *[other] Du ziehst { $cards }.
}
verraeter-event-match_ended = { $reason ->
    [one_house] Alle zwölf Landschaften gehören einem Haus: Das Spiel ist zu Ende.
   *[rounds] Die letzte Runde ist vorbei.
}
verraeter-event-match_won = **{ $seat } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}!**

## Who learns what it is, a role or a side, is told so alone: which, how it wins by it, and a first advice

# Above it, to the Traitor: how the conflict went. $house is the new house.
verraeter-upshot-conflict_resolved = { $winner ->
    [none] Gleichstand nach deinem Verrat
    [eagle] { $house ->
        [eagle] { verraeter-crossed }
       *[rose] Dein Verrat ist gescheitert
    }
   *[rose] { $house ->
        [rose] { verraeter-crossed }
       *[eagle] Dein Verrat ist gescheitert
    }
}: Adler { $eagle }, Rose { $rose }.
verraeter-crossed = { $otherwise ->
    [0] Dein Verrat ist geglückt
   *[other] Du bist rechtzeitig übergelaufen
}
# Behind it: what the conflict brought to the Traitor.
verraeter-upshot-points_scored = +{ $points } { $part ->
    [traitor] als Verräter
   *[landscapes] für den Sieg
}.
verraeter-cast-house = Du kämpfst jetzt für { NAME("verraeter-house-the", $house) }.
    .aim = Ab jetzt zählen deine Versorgungskarten für dieses Haus, und du punktest, wenn es siegt.
    .again = Ab jetzt zählen deine Versorgungskarten für dieses Haus.
    .advice = Achte darauf, wer dich als Nächstes verlassen könnte: Wer den Verräter behält, wechselt wieder die Seite.
verraeter-cast-strategist = Du bist der Stratege.
    .aim = In dieser Runde bekommst du 2 Punkte, egal wer gewinnt, dazu die Strategiekarte.
    .advice = Deine Punkte sind sicher, also kannst du Versorgungskarten sparen. Denk voraus: Den nächsten Konfliktort wählst du.
verraeter-cast-farmer = Du bist der Bauer.
    .aim = Am Ende der Runde ziehst du vor allen anderen bis zu 3 Versorgungskarten, aber nie auf mehr als 5 auf der Hand.
    .advice = Spiel deine Karten ruhig aus: Jede macht Platz für eine neue.
verraeter-cast-builder = Du bist der Baumeister.
    .aim = Nach dem Konflikt darfst du ein Gebäude bauen, umdrehen oder verlegen.
    .advice = Gutshöfe bringen in den nächsten Runden Karten, Kontore am Ende Punkte: Am Anfang lohnen sich Gutshöfe.
verraeter-cast-diplomat_5 = Du bist Diplomat 5.
    .aim = Beim Aufdecken gibst du deinem Haus 5 Stärke.
    .advice = Deine 5 kommt erst beim Aufdecken dazu: Spiel wenige Karten aus und lass die anderen glauben, dass es knapp wird.
verraeter-cast-diplomat_2 = Du bist Diplomat 2.
    .aim = Beim Aufdecken gibst du deinem Haus 2 Stärke, und du ziehst eine Versorgungskarte mehr.
    .advice = Deine 2 kommt erst beim Aufdecken dazu: Rechne sie mit, wenn du Karten wählst, und spiel nicht mehr als nötig.
verraeter-cast-traitor = Du bist der Verräter.
    .aim = In dieser Runde bekommst du 1 Punkt, egal wer gewinnt. Beim Aufdecken verlässt du { $house ->
        [eagle] den Adler und kämpfst ab dann für die Rose
       *[rose] die Rose und kämpfst ab dann für den Adler
    }; deine Versorgungskarten gehen mit.
    .advice = Was du ausspielst, hilft denen, die jetzt noch gegen dich sind: Spiel so viel, wie sie zum Sieg brauchen. Bis zum Aufdecken sollte das niemand ahnen.

## Questions

verraeter-question-farm = Unter welche Landschaft legst du deinen ersten Gutshof?
    Versorgungskarten machen dein Haus in Konflikten stärker. Ein Gutshof bringt dir { $estate_income ->
        [winning_house] in jeder Runde, die das Haus seiner Landschaft gewinnt, eine neue
       *[own_house] jede Runde eine neue, solange seine Landschaft deinem Haus gehört
    }. Du kämpfst für { NAME("verraeter-house-bold", $house) }; die Zahl ist die eigene Stärke einer Landschaft.
# Added to a question or to the line of a place of conflict.
verraeter-last-stand = { $last_stand ->
    [none] { "" }
   *[other] { " " }**{ NAME("verraeter-house-does", $last_stand) } hat nur noch eine Landschaft: Fällt sie, ist das die letzte Runde.**
}
verraeter-question-conflict = Wo findet der nächste Konflikt statt?
    Du kämpfst für { NAME("verraeter-house-bold", $house) }, dein Haus steht in jeder Zeile vorn. Wer siegt, bekommt die Punkte { $points_from ->
        [winner] der eigenen Landschaft, nicht die der eroberten
       *[loser] der eroberten Landschaft, nicht die der eigenen
    }.{ verraeter-last-stand }
verraeter-question-role = Welche Rolle behältst du in dieser Runde?
    Du kämpfst für { NAME("verraeter-house-bold", $house) }: { verraeter-picture-gain } bei einem Sieg.{ $most ->
        [0] { "" }
       *[other] { " " }Du hast { $own } { $own ->
            [one] Punkt
           *[other] Punkte
        }: { EACH("verraeter-best", "seat house gap side", $best_seats, $best_houses, $best_gaps, $best_sides) }.
    }{ verraeter-own-estates }{ $offices ->
        [0] { "" }
       *[other] { " " }Deine Kontore: +{ $offices } mit dieser Hand.
    }{ $betrayer ->
        [nobody] { " " }**Unter deinen fünf Rollen fehlt der Verräter: Er liegt zur Seite, und niemand wechselt in dieser Runde das Haus.**
       *[perhaps] { "" }
    }{ verraeter-last-stand }
    { COUNT($later_seats) ->
        [0] Du wählst zuletzt: Was du übrig lässt, sieht niemand.
       *[other] Was du übrig lässt, geht weiter an { $later_seats }.
    }
# The best of the others in a house, and how far from the reader.
verraeter-best = { $seat } ({ NAME("verraeter-house", $house) }) { $side ->
    [more] { $gap } mehr
    [fewer] { $gap } weniger
   *[level] ebenso viel
}
# The cards that the reader’s estates bring if a house wins.
verraeter-own-estates = { COUNT($estate_houses) ->
    [0] { "" }
   *[other] { " " }Karten durch Gutshöfe: { EACH("verraeter-estate", "house cards", $estate_houses, $estate_cards) }.
}
verraeter-estate = { $house ->
    [eagle] +{ $cards }, wenn der Adler siegt
   *[rose] +{ $cards }, wenn die Rose siegt
}
verraeter-question-supply = { $hand ->
        [one] Spielst du deine Versorgungskarte aus?
       *[other] Welche Versorgungskarten spielst du aus: keine, eine oder mehrere?
    }
    Bisher: Adler { $eagle }, Rose { $rose }.{ verraeter-plays-last }{ verraeter-last-stand }
    { $role ->
        [traitor] Du bist der **Verräter**: Beim Aufdecken verlässt du { NAME("verraeter-house-the", $house) }, und deine Karten zählen für { NAME("verraeter-house-the", $side) }.
        [diplomat_5] Du kämpfst als Diplomat für { NAME("verraeter-house-bold", $house) }: Deine 5 kommt beim Aufdecken dazu.
        [diplomat_2] Du kämpfst als Diplomat für { NAME("verraeter-house-bold", $house) }: Deine 2 kommt beim Aufdecken dazu.{ $room ->
            [0] { " " }Deine Hand ist voll (5 von 5): Die Karte des Diplomaten ziehst du nur, wenn du jetzt eine ausspielst.
           *[other] { "" }
        }
        [farmer] Du kämpfst als Bauer für { NAME("verraeter-house-bold", $house) }: { $room ->
            [0] Deine Hand ist voll (5 von 5), also ziehst du nachher nur so viele Karten, wie du ausspielst, höchstens 3.
            [1] Nachher ziehst du 1 Karte, und 1 mehr für jede, die du ausspielst, höchstens 3.
            [2] Nachher ziehst du 2 Karten, und eine dritte, wenn du eine ausspielst.
           *[other] Nachher ziehst du 3 Karten.
        }
       *[other] Du kämpfst als { NAME("verraeter-role", $role) } für { NAME("verraeter-house-bold", $house) }.
    }{ verraeter-passed }
# What a seat knows of the Traitor by the roles that it has left.
verraeter-passed = { $traitor ->
    [passed] { " " }Weitergegeben hast du: { NAME("verraeter-role", $passed) }, **Verräter**.
    [left] { " " }Den **Verräter** hast du übrig gelassen: Niemand wechselt in dieser Runde das Haus.
    [aside] { " " }Der Verräter liegt zur Seite: Niemand wechselt in dieser Runde das Haus.
    [won] { " " }Für { NAME("verraeter-house-the", $house) } kämpft dann niemand mehr, der Sieg für { NAME("verraeter-house-the", $side) } ist sicher: Du kannst deine Karten behalten.
    [before] { $last ->
        [no] { " " }Der Verräter kam nicht bei dir an: Jemand vor dir hat ihn, oder er liegt zur Seite.
       *[yes] { COUNT($turner_seats) ->
            [0] { "" }
           *[other] { " " }Ohne Karten von dir: { EACH("verraeter-betrayed-by", "seat eagle rose", $turner_seats, $turned_eagle, $turned_rose) }.
        }
    }
   *[own] { "" }
}
# If a seat is the Traitor: the strengths without a card of the reader.
verraeter-betrayed-by = mit dem Verräter bei { $seat } Adler { $eagle } : Rose { $rose }
# Whether nobody with cards comes later, and what the side for which the reader will fight lacks.
verraeter-plays-last = { $last ->
    [no] { "" }
   *[yes] { " " }Nach dir spielt niemand mehr aus: Verdeckt sind nur noch die Rollen.
}{ $lacks ->
    [0] { "" }
   *[other] { " " }{ $role ->
        [diplomat_5] Auch mit deiner 5 braucht
        [diplomat_2] Auch mit deiner 2 braucht
       *[other] Zum Sieg braucht
    } { $side ->
        [eagle] der Adler
       *[rose] die Rose
    } noch mehr als { $lacks }; deine Hand zählt { $worth }.
}
verraeter-question-building = Du bist der Baumeister. Was tust du?{ $last ->
    [nothing] { "" }
    { "" }**Letzter Zug:** Ohne Karten und Kontore bringt dir jetzt kein Bau mehr Punkte.
    [yes] { "" }
    { "" }**Letzter Zug:** Es werden noch einmal Versorgungskarten gezogen, dann zählen die Kontore. Mit deiner jetzigen Hand bringt jedes { verraeter-picture-points }.
   *[no] { "" }
}
verraeter-question-building_from = { $choice ->
    [turn] Welches Gebäude drehst du um?
   *[move] Welches Gebäude verlegst du?
}
verraeter-question-building_to = { $choice ->
    [estate] Unter welche Landschaft legst du den Gutshof?
    [office] Unter welche Landschaft legst du das Kontor?
   *[move] Wohin kommt das Gebäude?
}
verraeter-question-discard = Wirfst du vorher Karten ab, um Platz zu schaffen?
    { $coming ->
        [one] Du bekommst 1 Karte
       *[other] Du bekommst { $coming } Karten
    } und hast { $hand } von höchstens 5 auf der Hand: { $surplus ->
        [one] 1 passt nicht mehr. Du darfst 1 Karte abwerfen.
       *[other] { $surplus } passen nicht mehr. Du darfst bis zu { $surplus } Karten abwerfen.
    }

## Choices, as on a button or in a menu

verraeter-choice-farm = { NAME("verraeter-landscape", $landscape) } { $value } ({ NAME("verraeter-house", $house) }), auf { NAME("verraeter-clock", $hour) }
    .note = { $enemies ->
        [0] Vorerst sicher: Beide Nachbarn gehören demselben Haus
        [1] Von einer Seite angreifbar
       *[2] Von beiden Seiten angreifbar
    }{ $paid ->
        [own] { " " }· bringt sofort Karten
        [other] { " " }· bringt erst Karten, wenn dein Haus sie hat
       *[won] { "" }
    }
verraeter-choice-conflict = { $hour }–{ $other_hour } · { NAME("verraeter-house", $own) } { NAME("verraeter-landscape", $own_landscape) } { $own_value } – { NAME("verraeter-house", $rival) } { NAME("verraeter-landscape", $rival_landscape) } { $rival_value }
    .note = { $own ->
        [eagle] Dein Adler
       *[rose] Deine Rose
    } siegt: { $own_members ->
        [one] { "" }
       *[other] je{ " " }
    }+{ $own_points } · { NAME("verraeter-house", $rival) }: { $rival_members ->
        [0] +{ $rival_points } für den Verräter
        [one] +{ $rival_points }
       *[other] je +{ $rival_points }
    }
verraeter-choice-role = { NAME("verraeter-role", $key) }
    .note = { $key ->
        [strategist] +2 Punkte{ $following ->
            [0] { "" }
           *[other] ; du wählst den Ort für Runde { $following }
        }
        [farmer] { $room ->
            [0] +1 Karte für jede, die du ausspielst, bis zu 3
            [1] +1 Karte, dazu 1 für jede, die du ausspielst, bis zu 3
            [2] +2 Karten, 3, wenn du eine ausspielst
           *[other] +3 Karten
        }{ $estates ->
            [0] { "" }
           *[other] { " " }(keine durch Gutshöfe)
        }
        [builder] { $unused ->
            [0] Ein Gebäude umdrehen oder verlegen
            [one] Dein letztes Gebäude legen, eins umdrehen oder verlegen
           *[other] Eins deiner { $unused } Gebäude legen, eins umdrehen oder verlegen
        }{ $office ->
            [0] { "" }
           *[other] ; ein Kontor mehr: +{ $office } mit dieser Hand
        }
        [diplomat_5] +5 Stärke: Adler { $eagle }, Rose { $rose }
        [diplomat_2] +2 Stärke: Adler { $eagle }, Rose { $rose }; +1 Karte{ $room ->
            [0] , wenn du eine ausspielst (Hand voll)
           *[other] { "" }
        }
       *[traitor] +1 Punkt; du läufst mit deinen Karten { NAME("verraeter-house-to", $house) } über und bleibst dort: { verraeter-picture-gain } bei einem Sieg
    }
verraeter-choice-supply = Karte { $card }
verraeter-choice-building = { $key ->
    [decline] Nichts bauen
    [estate] Gutshof legen
    [office] Kontor legen
    [turn] Gebäude umdrehen
   *[move] Gebäude verlegen
}
    .note = { $key ->
        [decline] Alles bleibt, wie es ist
        [estate] { $paid ->
            [won] 1 Karte für jede Runde, die das Haus der Landschaft gewinnt
            [won_now] Jetzt höchstens 1 Karte: wenn das Haus der Landschaft diese Runde gewonnen hat
            [own_now] Jetzt höchstens 1 Karte: wenn deinem Haus die Landschaft gehört
           *[own] 1 Karte pro Runde, solange deinem Haus die Landschaft gehört
        }
        [office] Am Ende 1 Punkt für jede Karte auf deiner Hand, höchstens 3; 2 Kontore sind erlaubt
        [turn] Gutshof wird Kontor, Kontor wird Gutshof
       *[move] Unter eine Landschaft ohne Gebäude
    }
verraeter-choice-building_from = { $key ->
    [back] Zurück
   *[other] { NAME("verraeter-side", $side) }: { NAME("verraeter-landscape", $landscape) } ({ NAME("verraeter-house", $house) }), auf { NAME("verraeter-clock", $hour) }
}
verraeter-choice-building_to = { $key ->
    [back] Zurück
   *[other] { NAME("verraeter-landscape", $landscape) } ({ NAME("verraeter-house", $house) }), auf { NAME("verraeter-clock", $hour) }
}
verraeter-choice-discard = Karte { $card }

## Sets of choices, as on the button that answers with them

# $side is the house for which the cards count; $strength is what it has with the reader’s role.
verraeter-set-supply = { COUNT($card) ->
    [0] Nichts ausspielen
   *[other] { $card }
}{ $role ->
    [diplomat_5] { " " }(+5)
    [diplomat_2] { " " }(+2)
   *[other] { COUNT($card) ->
        [0] { "" }
        [1] { "" }
       *[other] { " = " }{ SUM($card) }
    }
}{ COUNT($card) ->
    [0] { "" }
   *[other] { " " }ausspielen
}: { NAME("verraeter-house", $side) } { SUM($strength, $card) }
verraeter-set-discard = { COUNT($card) ->
    [0] Nichts abwerfen
   *[other] { $card } abwerfen
}

## Answers, told to whom gave them

verraeter-answer-farm = Du legst einen Gutshof { NAME("verraeter-landscape-to", $landscape) } ({ NAME("verraeter-house", $house) }, auf { NAME("verraeter-clock", $hour) }).
verraeter-answer-conflict = Du wählst { $house ->
    [eagle] { NAME("verraeter-landscape", $landscape) } { $value } ({ NAME("verraeter-house", $house) }) gegen { NAME("verraeter-landscape", $other_landscape) } { $other_value } ({ NAME("verraeter-house", $other_house) })
   *[rose] { NAME("verraeter-landscape", $other_landscape) } { $other_value } ({ NAME("verraeter-house", $other_house) }) gegen { NAME("verraeter-landscape", $landscape) } { $value } ({ NAME("verraeter-house", $house) })
}.
verraeter-answer-role = Du behältst { NAME("verraeter-role-the", $key) }. Übrig lässt du: { NAME("verraeter-role", $rest) }.
verraeter-answer-supply = { COUNT($card) ->
    [0] Du spielst keine Karten aus.
   *[other] Du spielst { $card } aus.
}
verraeter-answer-building = { $key ->
    [decline] Du baust nichts.
    [estate] Du möchtest einen Gutshof legen.
    [office] Du möchtest ein Kontor legen.
    [turn] Du möchtest ein Gebäude umdrehen.
   *[move] Du möchtest ein Gebäude verlegen.
}
verraeter-answer-building_from = { $key ->
    [back] Du gehst einen Schritt zurück.
   *[other] { $choice ->
        [turn] Du drehst { $side ->
            [estate] den Gutshof
           *[office] das Kontor
        } { NAME("verraeter-landscape-at", $landscape) } ({ NAME("verraeter-house", $house) }, auf { NAME("verraeter-clock", $hour) }) um.
       *[move] Du möchtest { $side ->
            [estate] den Gutshof
           *[office] das Kontor
        } { NAME("verraeter-landscape-at", $landscape) } ({ NAME("verraeter-house", $house) }, auf { NAME("verraeter-clock", $hour) }) verlegen.
    }
}
verraeter-answer-building_to = { $key ->
    [back] Du gehst einen Schritt zurück.
   *[other] { $choice ->
        [estate] Du legst einen Gutshof
        [office] Du legst ein Kontor
       *[move] Du verlegst das Gebäude
    } { NAME("verraeter-landscape-to", $landscape) } ({ NAME("verraeter-house", $house) }, auf { NAME("verraeter-clock", $hour) }).
}
verraeter-answer-discard = { COUNT($card) ->
    [0] Du wirfst nichts ab.
   *[other] Du wirfst { $card } ab.
}

## Rules help, by topic in reading order

verraeter-rules-aim = Zwei Häuser, der **Adler** und die **Rose**, streiten um zwölf Landschaften. Für eines davon kämpfst du – bis zu dem Tag, an dem du es verrätst.

    In jeder Runde geraten zwei benachbarte Landschaften aneinander. Wer zum siegreichen Haus gehört, bekommt Punkte, und die unterlegene Landschaft wechselt den Besitzer.

    Wer am Ende die meisten Punkte hat, gewinnt: für sich allein, nicht für das Haus. Wer heute neben dir kämpft, steht morgen vielleicht gegen dich.
    .title = Ziel
verraeter-rules-round = Vor der ersten Runde legen alle einen Gutshof.

    1. **Konfliktort:** Wer die Strategiekarte hat, wählt zwei benachbarte Landschaften verschiedener Häuser.
    2. **Rollen:** Die sechs Rollenkarten werden gemischt, eine kommt ungesehen zur Seite. Der Reihe nach, beginnend mit dem Startspieler, behalten alle heimlich eine und geben den Rest weiter.
    3. **Versorgungskarten:** In derselben Reihenfolge spielen alle offen 0 bis 5 Karten aus.
    4. **Aufdecken:** Alle zeigen ihre Rolle. Der Verräter wechselt sofort die Seite.
    5. **Konflikt:** Das stärkere Haus gewinnt. Es gibt Punkte, und die unterlegene Landschaft wird umgedreht.
    6. **Bauen:** Der Baumeister darf bauen.
    7. **Strategiekarte:** Sie geht an den Strategen. Gibt es keinen, bleibt sie, wo sie ist.
    8. **Nachschub:** Versorgungskarten werden gezogen.

    Danach rückt der Startspieler um einen Platz weiter.
    .title = Eine Runde
verraeter-rules-roles = Du wählst aus den Rollenkarten, die bei dir ankommen. Was du weitergibst, können andere nehmen; was zur Seite gelegt wurde, weiß niemand.

    - **Stratege:** 2 Punkte. Nimmt die Strategiekarte und behält sie, bis jemand anders Stratege ist. Wer sie hat, darf die Rolle der Punkte wegen wieder wählen.
    - **Bauer:** Zieht als Erster 3 Versorgungskarten, aber nichts für Gutshöfe.
    - **Baumeister:** Darf ein Gebäude legen, umdrehen oder verlegen.
    - **Diplomat 5:** 5 Stärke für dein Haus.
    - **Diplomat 2:** 2 Stärke für dein Haus und eine Versorgungskarte mehr.
    - **Verräter:** 1 Punkt. Wechselt beim Aufdecken zum anderen Haus und bleibt dort. Die ausgespielten Karten gehen mit.

    Die Punkte für Stratege und Verräter gibt es immer, egal wer gewinnt, selbst bei Gleichstand.
    .title = Rollen
verraeter-rules-conflict = Jedes Haus zählt zusammen:

    - den Wert seiner Landschaft im Konflikt (die Zahl im Quadrat),
    - die Versorgungskarten, die seine Anhänger ausgespielt haben,
    - 5 oder 2 für einen Diplomaten unter ihnen.

    Der Verräter zählt samt seinen Karten für das neue Haus. Es gibt 23 Versorgungskarten: je fünf mit 2, 3, 4 und 5, zwei mit 6 und eine mit 8. Alle ausgespielten Karten werden abgelegt, ob gewonnen oder verloren.

    Die höhere Summe gewinnt, und die unterlegene Landschaft geht an den Sieger. Bei Gleichstand wechselt nichts den Besitzer, und für die Landschaft gibt es keine Punkte.
    .title = Der Konflikt
verraeter-rules-points = - **Sieg:** Wer zum siegreichen Haus gehört, bekommt die Punkte, die auf einer Landschaft des Konflikts stehen. Ihre vier Kreise gelten für 1, 2, 3 und 4 Sieger: Je weniger ihr seid, desto mehr bekommt jeder. Ob die siegreiche oder die eroberte Landschaft zählt, legt die Option *{ verraeter-option-points_from }* fest.
    - **Stratege:** 2 Punkte pro Runde.
    - **Verräter:** 1 Punkt pro Runde.
    - **Kontore:** am Spielende, siehe *{ verraeter-rules-buildings.title }*.

    Gewinnt ein Haus, für das niemand kämpft, gibt es dafür keine Punkte; die Landschaft erobert es trotzdem.

    Überliefert sind nur die Punkte des Dorfes und die Konfliktwerte; die übrigen Punkte sind von uns. Wer diesen Bot betreibt, kann die gedruckten eingetragen haben.
    .title = Punkte
verraeter-rules-buildings = Du hast drei Gebäude. Jedes ist auf der einen Seite ein **Gutshof**, auf der anderen ein **Kontor**; höchstens zwei dürfen Kontore sein. Unter jede Landschaft passt nur ein Gebäude, und es bleibt dort, auch wenn die Landschaft den Besitzer wechselt.

    - Gutshöfe bringen Versorgungskarten, siehe *{ verraeter-rules-income.title }*.
    - Kontore bringen am Spielende Punkte: deine Kontore mal die Versorgungskarten auf deiner Hand, von denen höchstens 3 zählen. 2 Kontore und 3 Karten sind also 6 Punkte wert. Wem die Landschaft darüber gehört, ist egal.

    Der Baumeister tut eines davon oder gar nichts:
    - ein neues Gebäude mit beliebiger Seite unter eine Landschaft ohne Gebäude legen,
    - eines seiner Gebäude umdrehen,
    - eines seiner Gebäude unter eine Landschaft ohne Gebäude verlegen.
    .title = Gebäude
verraeter-rules-income = Am Ende der Runde werden Versorgungskarten gezogen, nie über 5 auf der Hand hinaus.

    - Der Bauer zieht zuerst: 3 Karten und nichts für Gutshöfe.
    - Dann ziehen der Reihe nach alle anderen 1 Karte für jeden ihrer Gutshöfe, der Ertrag bringt. Der Diplomat 2 zieht eine mehr.

    Welche Gutshöfe das sind, legt die Option *{ verraeter-option-estate_income }* fest: die unter Landschaften des Hauses, das die Runde gewonnen hat (nach einem Gleichstand keine), oder die unter Landschaften deines eigenen Hauses. *{ verraeter-option-income_limit }* kann dich auf 3 Karten begrenzen. Kommen mehr, als auf die Hand passen, entscheidet *{ verraeter-option-make_room }*, ob du vorher abwerfen darfst.

    Ist der Nachziehstapel leer, wird der Ablagestapel gemischt.
    .title = Nachschub
verraeter-rules-end = Das Spiel endet zu viert nach Runde 8, zu dritt nach Runde 9, oder früher: nach einer Runde, in der alle zwölf Landschaften an ein Haus gefallen sind.

    Dann zählen die Kontore (siehe *{ verraeter-rules-buildings.title }*). Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt ihr euch den Sieg. Die Handkarten bleiben verdeckt.
    .title = Spielende
verraeter-rules-presets = Es gibt zwei Regelwerke, und jeder Unterschied ist eine eigene Option.

    - **{ verraeter-option-first_strategist }:** wer den ersten Konfliktort bestimmt
      Online: der Startspieler · Klassisch: der Nächste nach dem Startspieler
    - **{ verraeter-option-points_from }:** welche Landschaft die Punkte für einen Sieg vorgibt
      Online: die siegreiche · Klassisch: die eroberte
    - **{ verraeter-option-estate_income }:** welche Gutshöfe Versorgungskarten bringen
      Online: die unter Landschaften des Hauses, das die Runde gewonnen hat · Klassisch: die unter Landschaften deines eigenen Hauses
    - **{ verraeter-option-income_limit }:** wie viele Versorgungskarten du ziehen darfst
      Online: höchstens 3 · Klassisch: unbegrenzt
    - **{ verraeter-option-make_room }:** wenn mehr Karten kommen, als auf die Hand passen
      Online: Der Rest verfällt · Klassisch: Du darfst vorher abwerfen
    .title = Online und Klassisch
verraeter-rules-readings = Wo die beiden gedruckten Regeln schweigen, sich widersprechen oder so nicht gemeint sein können, wird so gespielt:

    - **Platz schaffen** (Online): „may have no more than five cards in their hand“. Was nicht passt, wird nicht gezogen. Die Anleitung zählt Phase 10 nicht zu denen, die „done automatically by the computer“ sind, ließ euch also vielleicht wählen; mit der Option *{ verraeter-option-make_room }* geht das.
    - **Versorgungskarten ausspielen:** „The value of the cards selected is shown to the other players“. Alle sehen jede Karte, wie am Tisch.
    - **Ein Gebäude je Landschaft**, auch Online, obwohl es nur das Kartenspiel sagt.
    - **Ein Gebäude verlegen:** „click on that building … then the new location“. Es behält seine Seite.
    - **Nach einem Gleichstand** (Online): Nachschub gibt es von „a landscape of the winning house“. Kein Haus hat gesiegt, also bringt kein Gutshof etwas.
    - **Kontore** zählen, wo immer sie liegen: Das Kartenspiel sagt „regardless of which allegiance“. Die Anleitung multipliziert „the number of town halls you have“, sagt aber an anderer Stelle, Gebäude wirkten nur beim siegreichen Haus.
    - **Punkte, wenn alle auf einer Seite sind:** Es zählen die Köpfe; ein Haus ohne Mitglieder bekommt nichts.
    - **Bei Gleichstand** teilt ihr euch den Sieg.
    .title = Wie unklare Regeln gelesen werden

## How a score came about

verraeter-part = { $key ->
    [landscapes] Landschaften { $points }
    [traitor] Verräter { $points }
    [strategist] Stratege { $points }
   *[offices] Kontore { $points }
}

## Its slash command: the name in small letters, then what Discord shows beside it; and the words below it

verraeter-command = verräter
    .description = Beantworten, was Verräter dich fragt
verraeter-command-place = legen
    .description = Deinen ersten Gutshof legen
    .answer = landschaft
    .answer-note = Die Landschaft, unter die er kommt
verraeter-command-conflict = konflikt
    .description = Den Konfliktort bestimmen
    .answer = grenze
    .answer-note = Zwei benachbarte Landschaften verschiedener Häuser
verraeter-command-role = rolle
    .description = Heimlich eine Rolle behalten
    .answer = rolle
    .answer-note = Eine der Rollen, die du bekommen hast
verraeter-command-play = ausspielen
    .description = Versorgungskarten im Konflikt ausspielen
    .answer = karten
    .answer-note = Versorgungskarten von deiner Hand, oder nichts
verraeter-command-build = bauen
    .description = Ein Gebäude bauen; als Baumeister auch eines umdrehen oder verlegen
    .answer = wahl
    .answer-note = Was du tun möchtest, oder wo
verraeter-command-discard = abwerfen
    .description = Versorgungskarten abwerfen, um Platz für neue zu schaffen
    .answer = karten
    .answer-note = Versorgungskarten von deiner Hand, oder nichts
# In a person’s notes.
verraeter-mark-suspect = Verräter?
