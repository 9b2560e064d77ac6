### Verräter: what has happened, in the short lines of the channel.

verraeter-fold-allegiance_taken = { $seat } ({ NAME("verraeter-house", $house) })
verraeter-fold-all-allegiance_taken = Häuser: { $parts }. In jeder Runde punkten alle im siegreichen Haus (je weniger, desto mehr); am Ende gewinnt, wer die meisten Punkte hat, für sich allein. Eine der sechs Rollen ist der Verräter: Wer ihn hat, wechselt beim Aufdecken mitsamt seinen Karten das Haus und bleibt dort. Jede Runde: Ort → geheime Rolle → Karten → Aufdecken → Bauen.
verraeter-fold-building_placed = { $seat } { NAME("verraeter-landscape-at", $landscape) } auf { NAME("verraeter-clock", $position) }
verraeter-fold-all-building_placed = Erste Gutshöfe: { $parts }.
verraeter-fold-conflict_chosen = { $seat } stellt { NAME("verraeter-landscape", $landscape) } { $value } ({ NAME("verraeter-house", $house) }, { NAME("verraeter-clock", $position) }) gegen { NAME("verraeter-landscape", $other_landscape) } { $other_value } ({ NAME("verraeter-house", $other_house) }, { NAME("verraeter-clock", $other_position) }).
# Nobody fights for the house.
verraeter-all-of-a-house = { " " }**Alle kämpfen für { $house ->
    [eagle] die Rose: Wer sie verrät, bekommt allein { $points }, wenn der Adler siegt.
   *[rose] den Adler: Wer ihn verrät, bekommt allein { $points }, wenn die Rose siegt.
}**
verraeter-fold-role = { $seat }, { $role ->
    [diplomat_5] Diplomat (+5)
    [diplomat_2] Diplomat (+2)
   *[other] { NAME("verraeter-role", $role) }
}
# A house at the reveal: its strength, and what its people bring.
verraeter-fold-side = **{ NAME("verraeter-house", $house) } { $strength }:** { $landscape ->
    [unknown] { "" }
    [bare] { $value } ·{ " " }
   *[other] { NAME("verraeter-landscape", $landscape) } { $value } ·{ " " }
}{ $parts }
verraeter-fold-cards = { COUNT($cards) ->
    [0] keine Karten
    [one] { $cards }
   *[other] { $cards } = { $total }
}
verraeter-fold-allegiance_changed = **{ $seat } { $left ->
    [nobody] wechselt die Seite und läuft { NAME("verraeter-house-to", $house) } über, zu allen anderen
   *[other] verrät { $left } und läuft { NAME("verraeter-house-to", $house) } über
}{ $total ->
    [0] !**
   *[other] , mit Karten im Wert von { $total }!**
}
# Nobody changed sides: the people of the house that won; a Traitor could have got $open points alone.
verraeter-fold-loyal = **{ $open ->
    [0] Kein Verrat{ COUNT($seats) ->
        [0] { "" }
        [one] : { TOGETHER($seats) } allein genügt
       *[other] : { TOGETHER($seats) } halten zusammen
    }.
   *[other] { $open } Punkte lagen offen da, und niemand hatte den Verräter.
}**
# A house is undefended ($deserted) if nobody fights for it.
verraeter-fold-conflict_resolved = { $winner ->
    [eagle] **Der Adler schlägt die { $deserted ->
        [rose] unverteidigte Rose
       *[other] Rose
    } { $eagle } zu { $rose }**
    [rose] **Die Rose schlägt den { $deserted ->
        [eagle] unverteidigten Adler
       *[other] Adler
    } { $rose } zu { $eagle }**
   *[none] **Gleichstand, { $eagle } zu { $rose }:** Keine Landschaft fällt.
}
# With the points of each winner; without a change of sides each would have got $each; 0: the same.
verraeter-fold-landscape_turned = und erobert { NAME("verraeter-landscape-the", $landscape) } (auf { NAME("verraeter-clock", $position) }){ $points ->
    [0] { "" }
   *[other] . { NAME("verraeter-house", $house) }: { verraeter-picture-gain }
}{ $each ->
    [0] { "" }
   *[other] { " " }**statt +{ $each }**
}.
# What came of a change of sides: the new house won only by it, won anyway, lost, or tied.
verraeter-fold-fate = { $fate ->
    [decided] { $without ->
        [eagle] Ohne den Verrat hätte der Adler gewonnen!
        [rose] Ohne den Verrat hätte die Rose gewonnen!
       *[none] Ohne den Verrat wäre es unentschieden ausgegangen, ohne Punkte für die Häuser!
    }
    [lost] Der Verrat war umsonst.
   *[other] { "" }
}
# A change of sides in the last round cost these the match.
verraeter-fold-robbed = Sonst { COUNT($seats) ->
    [one] hätte
   *[other] hätten
} { TOGETHER($seats) } mit { $points } gewonnen.
# What brought the cards, if it is known.
verraeter-source = { $source ->
    [farmer] { " " }(Bauer)
    [diplomat_2] { " " }(Diplomat)
    [both] { " " }(Diplomat, Gutshof)
    [all] { " " }(Diplomat, Gutshöfe)
    [estate] { " " }(Gutshof)
    [estates] { " " }(Gutshöfe)
   *[none] { "" }
}
verraeter-fold-drawn = { $seats } { COUNT($seats) ->
    [one] { $number }
   *[other] je { $number }
}{ verraeter-source }
verraeter-fold-all-drawn = Neue Karten: { $parts }.
verraeter-fold-cards_drawn = Du ziehst { COUNT($cards) ->
    [one] die{ " " }
   *[other] { "" }
}**{ $cards }**{ verraeter-source }.
verraeter-fold-standings = Punkte: { $rows }
# At the beginning of a round: who leads, and the house with fewer people.
verraeter-fold-lead = { $number ->
    [one] { $leading } führt mit { $ahead } Vorsprung{ $alone ->
        [none] .
        [eagle] { " " }und steht allein zum Adler.
       *[rose] { " " }und steht allein zur Rose.
    }
   *[other] { $leading } führen gemeinsam.
}
verraeter-fold-camps = { $number ->
    [0] { $house ->
        [eagle] Alle stehen zur Rose: Wer fällt zuerst ab?
       *[rose] Alle stehen zum Adler: Wer fällt zuerst ab?
    }
    [one] Nur { $few } steht noch { $house ->
        [eagle] zum Adler.
       *[rose] zur Rose.
    }
   *[other] { $few } halten { NAME("verraeter-house-the", $house) } gegen { $many }.
}
# If this round may be the last: the points as they are, and what the offices bring with the present hands.
verraeter-fold-now = Wäre jetzt Schluss, mit Kontoren: { $rows }
# Before the question for cards; in the last round, how many of the cards no office needs.
verraeter-fold-later = Reihenfolge: { $order }{ $none ->
    [nobody] { "" }
   *[other] { " " }(ohne Karten: { $none })
}
verraeter-fold-spare = Letzte Runde: Für Kontore zählen höchstens 3 Karten, also kannst du { $spare } von deinen { $hand } unbesorgt ausspielen.
verraeter-fold-chosen = Schon gewählt: { $seats } · { $number } Rollen gehen weiter an { $next }
