### Was auf den Bildern von Verräter steht, und was sie denen sagen, die sie nicht sehen können.

## Auf den Bildern

verraeter-picture-tie = Unentschieden
# Of a house without members the pictogram of the Traitor stands before it.
verraeter-picture-gain = { $members ->
    [0] +{ $points }
    [one] +{ $points }
   *[other] je +{ $points }
}
# Without a change of sides each would have got $each; 0: the same.
verraeter-moment-gain = { verraeter-picture-gain }{ $each ->
    [0] { "" }
   *[other] { " " }statt +{ $each }
}
# The points of each member now.
verraeter-picture-stake = { NAME("verraeter-house", $house) } siegt: { $members ->
    [0] { $joined ->
        [0] nur Rollen punkten
       *[other] +{ $joined } für den Verräter
    }
    [one] +{ $points }
   *[other] je +{ $points }
}
# Those of each member once a Traitor has come, or somebody has left, or either; or that the reader is among them.
verraeter-picture-stake-then = { $turn ->
    [joins] je +{ $joined }, wenn einer kommt
    [leaves] +{ $left }, wenn einer geht
    [both] +{ $joined } mit Verräter, +{ $left }, wenn einer geht
   *[with] mit dir
}
# Behind numbers or a building: what they say, or what it brings.
verraeter-picture-legend = { $key ->
    [points] geht · jetzt · kommt
    [value] Stärke
    [start] beginnt
    [strategist] wählt den Ort
    [conflict] gespielt
    [estate] Gutshof: Karten
   *[office] Kontor: Punkte
}
verraeter-picture-supply = Deine Karten
verraeter-picture-no-supply = Keine Karten
verraeter-picture-role = Deine Rolle
# After somebody’s mark.
verraeter-picture-betrayed = { $name } hat dich verraten
verraeter-picture-brings = { $role ->
    [strategist] +2 Punkte, nächster Ort
    [farmer] { $room ->
        [0] +1 Karte für jede ausgespielte
        [1] +1 Karte, bis zu 3, wenn du ausspielst
        [2] +2 Karten, 3, wenn du ausspielst
       *[other] +3 Karten
    }
    [builder] Baut oder verlegt
    [diplomat_5] +5 Stärke
    [diplomat_2] +2 Stärke, { $room ->
        [0] +1 Karte, wenn du eine ausspielst
       *[other] +1 Karte
    }
   *[traitor] +1 Punkt, { $points ->
        [0] wechselt die Seite
       *[other] dann { NAME("verraeter-house", $house) }: { verraeter-picture-gain }
    }
}
verraeter-picture-you-are = { $role ->
    [diplomat_5] Du bist
    [diplomat_2] Du bist
   *[other] Du bist der
}
verraeter-picture-fights = Du kämpfst für { NAME("verraeter-house-the", $house) }
verraeter-picture-fight-for = { $house ->
    [eagle] Du kämpfst für den
   *[rose] Du kämpfst für die
}
verraeter-picture-house-aims = { $key ->
    [beside] Mit { $names }
    [against] Gegen { $names }
    [gained] +{ $points } in dieser Runde
    [cards] Deine Karten zählen dort
    [score] Siegt das Haus, punktest du
   *[change] Als Verräter wechselst du
}
verraeter-picture-along = Deine Karten gehen mit
verraeter-picture-unused = noch { $count } Gebäude
verraeter-picture-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Augenblicke

verraeter-moment-heading = { $key ->
    [rounds] Der letzte Konflikt ist vorbei
    [one_house] Die letzte Landschaft fällt
    [loyal] Kein Verrat
    [decided] Verrat entscheidet
    [crown] Verrat gewinnt die Partie
    [leader] Wer führt, wird verraten
    [won] Seitenwechsel
    [lost] Verrat umsonst
   *[tied] Verrat ohne Ertrag
}
verraeter-moment-times = { $heading } · zum { $times }. Mal Verräter
# After the name.
verraeter-moment-changed = { $left ->
    [nobody] { "" }
   *[other] verlässt { $left } und{ " " }
}läuft { NAME("verraeter-house-to", $house) } über
# Who scores; $names is "nobody" if they are too long.
verraeter-moment-loyal = { $names ->
    [nobody] { "" }
   *[other] { $names }{ " " }
}{ $number ->
    [one] { "" }
   *[other] je{ " " }
}+{ $points }
verraeter-moment-faithful = Alle halten zusammen
verraeter-moment-without = { $house ->
    [none] Ohne den Verrat hätte niemand gewonnen
    [eagle] Ohne den Verrat hätte der Adler gewonnen
   *[rose] Ohne den Verrat hätte die Rose gewonnen
}
verraeter-moment-turned = { NAME("verraeter-house-does", $house) } erobert { NAME("verraeter-landscape-the", $landscape) }
verraeter-moment-lead = Es steht { $best } zu { $second }, jetzt zählen die Kontore
verraeter-moment-settled = { $number ->
    [one] { $leading } liegt { $ahead } vorn: Das ändert kein Kontor
   *[other] { $leading } führen gemeinsam: Das ändert kein Kontor
}
verraeter-moment-tie = Keine Landschaft fällt
verraeter-moment-built = { $number ->
    [0] Kein Kontor
    [one] 1 Kontor
   *[other] { $number } Kontore
}
# The worth of an office.
verraeter-moment-office = Ein Kontor: +1 je Handkarte, höchstens 3

## Statt des Spielplans

verraeter-alt-round = { $round ->
    [0] Verräter, Runde 1 von { $rounds }.
   *[other] Verräter, Runde { $round } von { $rounds }.
}
verraeter-alt-over = { $count ->
    [one] Gewonnen hat: { $winners }.
   *[other] Gewonnen haben: { $winners }.
}
verraeter-alt-conflict = Konfliktort: { NAME("verraeter-landscape", $one) } ({ NAME("verraeter-clock", $one_position) }) gegen { NAME("verraeter-landscape", $other) } ({ NAME("verraeter-clock", $other_position) }).
verraeter-alt-strengths = Adler { $eagle } gegen Rose { $rose }
verraeter-alt-tie = Adler { $eagle }, Rose { $rose }: unentschieden.
verraeter-alt-won = Adler { $eagle }, Rose { $rose }: { $house ->
    [eagle] der Adler
   *[rose] die Rose
} gewinnt, { $members ->
    [one] { "" }
   *[other] je{ " " }
}{ verraeter-picture-points }.
verraeter-alt-seat = { $name }: { NAME("verraeter-house", $house) }, { verraeter-picture-points }, { $cards ->
    [one] { $cards } Handkarte
   *[other] { $cards } Handkarten
}
verraeter-alt-start = Startspieler
verraeter-alt-strategist = Strategiekarte
verraeter-alt-played = spielt { $cards }
verraeter-alt-none = spielt keine Karten
verraeter-alt-kept = behielt { $cards }
verraeter-alt-piles = Nachziehstapel { $draw }, Ablagestapel { $discard }.
verraeter-alt-ring = Im Uhrzeigersinn ab 12 Uhr: { $landscapes }.
verraeter-alt-points = Punkte bei 1, 2, 3 oder 4 Siegern: { $landscapes }.
verraeter-alt-landscape = { NAME("verraeter-landscape", $kind) } { $value } { NAME("verraeter-house", $house) }
verraeter-alt-building = { $side ->
    [estate] Gutshof von { $name }
   *[office] Kontor von { $name }
}

## Statt einer Hand

verraeter-alt-owner = { $name }, { NAME("verraeter-house", $house) }, { verraeter-picture-points }.
verraeter-alt-when = Runde { $round } von { $rounds }.
verraeter-alt-hand = Deine Versorgungskarten: { $cards }.
verraeter-alt-no-hand = Du hast keine Versorgungskarten.
verraeter-alt-role = Deine Rolle: { NAME("verraeter-role", $role) }.
verraeter-alt-handed = Behalte eine dieser Rollen: { NAME("verraeter-role", $roles) }.
