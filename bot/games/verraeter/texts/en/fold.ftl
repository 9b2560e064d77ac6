### Verräter: what has happened, in the short lines of the channel.

verraeter-fold-allegiance_taken = { $seat } ({ NAME("verraeter-house", $house) })
verraeter-fold-all-allegiance_taken = Houses: { $parts }. Each round everybody in the winning house scores (the fewer, the more each); at the end most points win, for each player alone. One of the six roles is the Traitor: at the reveal its player changes house, cards and all, and stays there. Each round: place → secret role → cards → reveal → build.
verraeter-fold-building_placed = { $seat } { NAME("verraeter-landscape-at", $landscape) } at { NAME("verraeter-clock", $position) }
verraeter-fold-all-building_placed = First estates: { $parts }.
verraeter-fold-conflict_chosen = { $seat } picks { NAME("verraeter-landscape", $landscape) } { $value } ({ NAME("verraeter-house", $house) }, { NAME("verraeter-clock", $position) }) against { NAME("verraeter-landscape", $other_landscape) } { $other_value } ({ NAME("verraeter-house", $other_house) }, { NAME("verraeter-clock", $other_position) }).
# Nobody fights for the house.
verraeter-all-of-a-house = { " " }**All fight for the { $house ->
    [eagle] Rose: whoever betrays it takes { $points } alone if the Eagle wins.
   *[rose] Eagle: whoever betrays it takes { $points } alone if the Rose wins.
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
    [0] no cards
    [one] { $cards }
   *[other] { $cards } = { $total }
}
verraeter-fold-allegiance_changed = **{ $seat } { $left ->
    [nobody] changes sides and joins all the others at { NAME("verraeter-house-the", $house) }
   *[other] betrays { $left } and goes over { NAME("verraeter-house-to", $house) }
}{ $total ->
    [0] !**
   *[other] , with cards worth { $total }!**
}
# Nobody changed sides: the people of the house that won; a Traitor could have got $open points alone.
verraeter-fold-loyal = **{ $open ->
    [0] Nobody turns traitor{ COUNT($seats) ->
        [0] { "" }
        [one] : { TOGETHER($seats) } alone is enough
       *[other] : { TOGETHER($seats) } stand together
    }.
   *[other] { $open } points lay open, and nobody had the Traitor.
}**
# A house is undefended ($deserted) if nobody fights for it.
verraeter-fold-conflict_resolved = { $winner ->
    [eagle] **The Eagle beats the { $deserted ->
        [rose] undefended Rose
       *[other] Rose
    }, { $eagle } to { $rose },**
    [rose] **The Rose beats the { $deserted ->
        [eagle] undefended Eagle
       *[other] Eagle
    }, { $rose } to { $eagle },**
   *[none] **A tie, { $eagle } to { $rose }:** no landscape falls.
}
# With the points of each winner; without a change of sides each would have got $each; 0: the same.
verraeter-fold-landscape_turned = and takes { NAME("verraeter-landscape-the", $landscape) } ({ NAME("verraeter-clock", $position) }){ $points ->
    [0] { "" }
   *[other] . { NAME("verraeter-house", $house) }: { verraeter-picture-gain }
}{ $each ->
    [0] { "" }
   *[other] { " " }**instead of +{ $each }**
}.
# What came of a change of sides: the new house won only by it, won anyway, lost, or tied.
verraeter-fold-fate = { $fate ->
    [decided] { $without ->
        [eagle] Without the betrayal the Eagle would have won!
        [rose] Without the betrayal the Rose would have won!
       *[none] Without the betrayal it would have been a tie, with points for neither house!
    }
    [lost] The betrayal was in vain.
   *[other] { "" }
}
# A change of sides in the last round cost these the match.
verraeter-fold-robbed = Without that { TOGETHER($seats) } would have won with { $points }.
# What brought the cards, if it is known.
verraeter-source = { $source ->
    [farmer] { " " }(Farmer)
    [diplomat_2] { " " }(Diplomat)
    [both] { " " }(Diplomat, estate)
    [all] { " " }(Diplomat, estates)
    [estate] { " " }(estate)
    [estates] { " " }(estates)
   *[none] { "" }
}
verraeter-fold-drawn = { $seats } { $number }{ COUNT($seats) ->
    [one] { "" }
   *[other] { " " }each
}{ verraeter-source }
verraeter-fold-all-drawn = New cards: { $parts }.
verraeter-fold-cards_drawn = You draw { COUNT($cards) ->
    [one] the{ " " }
   *[other] { "" }
}**{ $cards }**{ verraeter-source }.
verraeter-fold-standings = Points: { $rows }
# At the beginning of a round: who leads, and the house with fewer people.
verraeter-fold-lead = { $number ->
    [one] { $leading } leads by { $ahead }{ $alone ->
        [none] .
       *[other] { " " }and stands alone with the { NAME("verraeter-house", $alone) }.
    }
   *[other] { $leading } share the lead.
}
verraeter-fold-camps = { $number ->
    [0] { $house ->
        [eagle] All stand with the Rose: who leaves first?
       *[rose] All stand with the Eagle: who leaves first?
    }
    [one] { $few } stands alone with the { NAME("verraeter-house", $house) }.
   *[other] { $few } hold { NAME("verraeter-house-the", $house) } against { $many }.
}
# If this round may be the last: the points as they are, and what the offices bring with the present hands.
verraeter-fold-now = If it ended now, offices included: { $rows }
# Before the question for cards; in the last round, how many of the cards no office needs.
verraeter-fold-later = Turn order: { $order }{ $none ->
    [nobody] { "" }
   *[other] { " " }(no cards: { $none })
}
verraeter-fold-spare = Last round: your offices count 3 cards at most, so you can spend { $spare } of your { $hand } freely.
verraeter-fold-chosen = Chosen: { $seats } · { $number } roles go on to { $next }
