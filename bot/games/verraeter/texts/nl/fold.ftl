### Verräter: what has happened, in the short lines of the channel.

verraeter-fold-allegiance_taken = { $seat } ({ NAME("verraeter-house", $house) })
verraeter-fold-all-allegiance_taken = Huizen: { $parts }. Elke ronde scoort iedereen in het winnende huis (hoe minder, hoe meer); aan het eind winnen de meeste punten, ieder voor zich. Een van de zes rollen is de Verrader: wie die heeft, stapt bij de onthulling met kaarten en al over naar het andere huis en blijft daar. Elke ronde: plek → geheime rol → kaarten → onthulling → bouwen.
verraeter-fold-building_placed = { $seat } { NAME("verraeter-landscape-at", $landscape) } op { NAME("verraeter-clock", $position) }
verraeter-fold-all-building_placed = Eerste hoeven: { $parts }.
verraeter-fold-conflict_chosen = { $seat } zet { NAME("verraeter-landscape", $landscape) } { $value } ({ NAME("verraeter-house", $house) }, { NAME("verraeter-clock", $position) }) tegenover { NAME("verraeter-landscape", $other_landscape) } { $other_value } ({ NAME("verraeter-house", $other_house) }, { NAME("verraeter-clock", $other_position) }).
# Nobody fights for the house.
verraeter-all-of-a-house = { " " }**Iedereen vecht voor de { $house ->
    [eagle] Roos: wie haar verraadt, krijgt als enige { $points } punten als de Adelaar wint.
   *[rose] Adelaar: wie hem verraadt, krijgt als enige { $points } punten als de Roos wint.
}**
verraeter-fold-role = { $seat }, { $role ->
    [diplomat_5] Diplomaat (+5)
    [diplomat_2] Diplomaat (+2)
   *[other] { NAME("verraeter-role", $role) }
}
# A house at the reveal: its strength, and what its people bring.
verraeter-fold-side = **{ NAME("verraeter-house", $house) } { $strength }:** { $landscape ->
    [unknown] { "" }
    [bare] { $value } ·{ " " }
   *[other] { NAME("verraeter-landscape", $landscape) } { $value } ·{ " " }
}{ $parts }
verraeter-fold-cards = { COUNT($cards) ->
    [0] geen kaarten
    [one] { $cards }
   *[other] { $cards } = { $total }
}
verraeter-fold-allegiance_changed = **{ $seat } { $left ->
    [nobody] wisselt van kant en loopt over { NAME("verraeter-house-to", $house) }, naar alle anderen
   *[other] verraadt { $left } en loopt over { NAME("verraeter-house-to", $house) }
}{ $total ->
    [0] !**
   *[other] , met kaarten die { $total } waard zijn!**
}
# Nobody changed sides: the people of the house that won; a Traitor could have got $open points alone.
verraeter-fold-loyal = **{ $open ->
    [0] Geen verraad{ COUNT($seats) ->
        [0] { "" }
        [one] : { TOGETHER($seats) } alleen is genoeg
       *[other] : { TOGETHER($seats) } houden stand
    }.
   *[other] Er lagen { $open } punten voor het grijpen, en niemand had de Verrader.
}**
# A house is undefended ($deserted) if nobody fights for it.
verraeter-fold-conflict_resolved = { $winner ->
    [eagle] **De Adelaar verslaat de { $deserted ->
        [rose] onverdedigde Roos
       *[other] Roos
    } met { $eagle } tegen { $rose }**
    [rose] **De Roos verslaat de { $deserted ->
        [eagle] onverdedigde Adelaar
       *[other] Adelaar
    } met { $rose } tegen { $eagle }**
   *[none] **Gelijkspel, { $eagle } tegen { $rose }:** er valt geen landschap.
}
# With the points of each winner; without a change of sides each would have got $each; 0: the same.
verraeter-fold-landscape_turned = en verovert { NAME("verraeter-landscape-the", $landscape) } (op { NAME("verraeter-clock", $position) }){ $points ->
    [0] { "" }
   *[other] . { NAME("verraeter-house", $house) }: { verraeter-picture-gain }
}{ $each ->
    [0] { "" }
   *[other] { " " }**in plaats van +{ $each }**
}.
# What came of a change of sides: the new house won only by it, won anyway, lost, or tied.
verraeter-fold-fate = { $fate ->
    [decided] { $without ->
        [eagle] Zonder het verraad had de Adelaar gewonnen!
        [rose] Zonder het verraad had de Roos gewonnen!
       *[none] Zonder het verraad was het gelijkspel geworden, zonder punten voor de huizen!
    }
    [lost] Het verraad was vergeefs.
   *[other] { "" }
}
# A change of sides in the last round cost these the match.
verraeter-fold-robbed = Anders { COUNT($seats) ->
    [one] had
   *[other] hadden
} { TOGETHER($seats) } met { $points } gewonnen.
# What brought the cards, if it is known.
verraeter-source = { $source ->
    [farmer] { " " }(Boer)
    [diplomat_2] { " " }(Diplomaat)
    [both] { " " }(Diplomaat, hoeve)
    [all] { " " }(Diplomaat, hoeven)
    [estate] { " " }(hoeve)
    [estates] { " " }(hoeven)
   *[none] { "" }
}
verraeter-fold-drawn = { $seats } { COUNT($seats) ->
    [one] { $number }
   *[other] elk { $number }
}{ verraeter-source }
verraeter-fold-all-drawn = Nieuwe kaarten: { $parts }.
verraeter-fold-cards_drawn = Je trekt { COUNT($cards) ->
    [one] de{ " " }
   *[other] { "" }
}**{ $cards }**{ verraeter-source }.
verraeter-fold-standings = Punten: { $rows }
# At the beginning of a round: who leads, and the house with fewer people.
verraeter-fold-lead = { $number ->
    [one] { $leading } staat { $ahead } voor{ $alone ->
        [none] .
       *[other] { " " }en verdedigt als enige de { NAME("verraeter-house", $alone) }.
    }
   *[other] { $leading } staan samen voor.
}
verraeter-fold-camps = { $number ->
    [0] { $house ->
        [eagle] Iedereen staat achter de Roos: wie loopt als eerste over?
       *[rose] Iedereen staat achter de Adelaar: wie loopt als eerste over?
    }
    [one] Alleen { $few } staat nog achter de { NAME("verraeter-house", $house) }.
   *[other] { $few } verdedigen { NAME("verraeter-house-the", $house) } tegen { $many }.
}
# If this round may be the last: the points as they are, and what the offices bring with the present hands.
verraeter-fold-now = Als het nu afgelopen was, met kantoren: { $rows }
# Before the question for cards; in the last round, how many of the cards no office needs.
verraeter-fold-later = Volgorde: { $order }{ $none ->
    [nobody] { "" }
   *[other] { " " }(zonder kaarten: { $none })
}
verraeter-fold-spare = Laatste ronde: voor kantoren tellen hoogstens 3 kaarten, dus { $spare } van je { $hand } kun je vrij spelen.
verraeter-fold-chosen = Gekozen: { $seats } · { $number } rollen gaan door naar { $next }
