### Was auf den Bildern von Traitor steht, und was sie denen sagen, die sie nicht sehen können.

## Namen

traitor-rank = { $key ->
    [J] B
    [Q] D
   *[other] { $key }
}
traitor-title = { $key ->
    [disciple] Lehrling
    [spy] Spion
    [guardian] Wächter
    [expert] Profi
    [god] Gottheit
   *[inanimate_object] Lebloses Ding
}
traitor-army = { $which ->
    [0] { $name }
   *[other] { $name } (Armee { $which })
}
# An army of a person who has two, in notes and after the match.
traitor-subject = { $name } (Armee { $which })

## Auf dem Spielplan

traitor-picture-which = Armee { $which }
traitor-picture-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
# What the next points bring.
traitor-picture-next = { $kind ->
    [draw] bei { $points } Punkten: { $number } Karten ziehen
    [look] bei { $points } Punkten: { $number } Karten ansehen
   *[eliminated] bei { $points } Punkten: ausgeschieden
}
# On the pile of an army, below its size: how many cards are face up, or it mustered and drew.
traitor-picture-of = { $up ->
    [0] von { $count }
   *[other] { $up } offen
}
# How likely an army hides a Joker, by what everybody has seen.
traitor-picture-suspicion = { $share } %
# How many cards of any suit an army has drawn since.
traitor-picture-drawn = { $count } gezogen
# The pile from which points bring cards.
traitor-picture-pile = { $count ->
    [0] Ziehstapel leer
   *[other] Ziehstapel: { $count }
}
# The signs on armies: how likely the Joker is there by what everybody saw, a card face down that all have seen, a dead card.
traitor-picture-legend = { $key ->
    [doubt] Verdacht
    [proof] 3. Farbe = Beweis
    [down] verdeckt
    [drawn] gezogen
   *[out] tot
}
traitor-picture-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
traitor-picture-eliminated = { $reason ->
    [points] Ausgeschieden durch Punkte
   *[cards] Ausgeschieden: keine Karte mehr
}
traitor-picture-hides = { $jokers ->
    [one] In einer dieser Armeen steckt der Joker
   *[other] In diesen Armeen stecken zwei Joker
}
traitor-picture-owner = Achtet auf eine dritte Farbe: Loyale behalten zwei
# Below the name of somebody in a fight.
traitor-picture-fighter = { $which ->
    [0] { $side ->
        [accuser] klagt an
       *[target] angeklagt
    }
   *[other] { traitor-picture-which }
}
traitor-picture-reason = { $reason ->
    [special] Die Sonderkarte schlägt das schwarze Ass
    [joker] Der Joker stirbt und entlarvt, wer ihn hatte
    [two] Die Zwei zerstört die anklagende Karte
   *[power] Stärke { $power } gegen { $target_power }
}
traitor-picture-power = { $equal ->
    [1] Gleichstand: Die Anklage siegt
   *[0] { $dead ->
        [target] Die Anklage ist stärker
       *[accuser] Die angeklagte Karte ist stärker
    }
}
# Between the card that killed the Joker and the name of its owner.
traitor-picture-killer = von
traitor-picture-goal = { $side ->
    [loyal] Loyale siegen:
   *[traitor] { $jokers ->
        [one] Verräter siegt:
       *[other] Verräter siegen:
    }
}
traitor-picture-aim = { $aim ->
    [one] 1 Armee raus
   *[other] { $aim } Armeen raus
}
traitor-picture-jokers = { $jokers ->
    [one] Joker + 3 Karten
   *[other] + je 3 Karten
}
# Below what the loyal win by, once every Joker is dead.
traitor-picture-needed = { $traitors ->
    [one] { traitor-picture-cards } von { $name }
   *[other] { $count ->
        [one] 1 Verräterkarte
       *[other] { $count } Verräterkarten
    }
}
traitor-picture-won = { $side ->
    [traitors] { $count ->
        [one] Der Verräter gewinnt
       *[other] Die Verräter gewinnen
    }
   *[others] Die loyalen Armeen gewinnen
}

# The part of the board that can be looked at by itself, and its columns: cards of an army that everybody has seen.
traitor-zoom = { $key ->
   *[seen] Gesehene Karten
}
traitor-picture-column = { $key ->
    [army] in der Armee
    [lost] verloren
   *[beaten] besiegt
}

## Auf einer Hand

traitor-picture-traitor = { $which ->
    [0] { $jokers ->
        [one] Du bist der Verräter
       *[other] Du bist Verräter
    }
   *[other] Deine Armee { $which } ist der Verräter
}
traitor-picture-loyal = Du bist loyal
traitor-picture-fellow = Auch Verräter: { $name }
# The goal of the loyal, once the Joker is dead.
traitor-picture-beat = Schlage noch { $count } { $count ->
    [one] Karte
   *[other] Karten
} { $traitors ->
    [one] von { $name }
   *[other] der Verräter
}
# How likely it is, by what everybody has seen, that this seat holds a Joker.
# In short, with the reason: the largest army, or the suits that it has shown.
traitor-picture-suspected = Verdacht { $share } %: { $why ->
    [largest] die meisten aufgestellt
   *[shown] { COUNT($suits) ->
        [0] nichts gezeigt
        [1] nur { NAME("traitor-suit-word", $suits) } gezeigt
        [2] { NAME("traitor-suit-word", $suits) } gezeigt
       *[other] { COUNT($suits) } Farben gezeigt
    }
}
traitor-picture-received = { $name } hat dir einen Joker gegeben
traitor-picture-given = Ein Joker für { $name }
traitor-picture-hand = { $which ->
    [0] Deine Hand
   *[other] Deine Armee { $which }, auf der Hand
}: { traitor-picture-cards }
traitor-picture-stay = Goldrand: { $stay } bleiben · rote: bis zu 5 behalten
traitor-picture-kept = { $which ->
    [0] Du behältst { $count } von { $all } Karten
   *[other] Deine Armee { $which }: du behältst { $count } von { $all } Karten
}
traitor-picture-own = { $which ->
    [0] Deine Karten
   *[other] Deine Armee { $which }
}
traitor-picture-reward = { $count } { traitor-picture-points } · { $reward }
traitor-picture-none = { $which ->
    [0] Du hast keine Karten
   *[other] Deine Armee { $which } hat keine Karten
}
traitor-picture-out = Du bist ausgeschieden
traitor-picture-peeked = Karten, die du angesehen hast
traitor-picture-powers = Im Kreis: die Stärke, wenn sie vom Wert abweicht.
traitor-picture-numbers = In der Ecke: die Nummer der Karte, wie andere sie sehen.
# Before the cards of the own army that everybody knows or has seen die.
traitor-picture-seen = Gezeigt:
# Below cards in an army, which have swords, or below a hand or black aces.
traitor-picture-special = { $swords ->
    [1] Mit Schwertern: schlägt ein schwarzes Ass, das sie anklagt.
   *[0] Klagt Kreuz 3, Karo 8 oder Pik-Dame ein schwarzes Ass an, verliert das Ass.
}

## Auf der Karte einer Rolle

# Before the role.
traitor-picture-lead = { $side ->
    [loyal] Du bist
   *[traitor] { $which ->
        [0] { $jokers ->
            [one] Du bist der
           *[other] Du bist ein
        }
       *[other] Deine Armee { $which } ist der
    }
}
traitor-picture-role = { NAME("traitor-placing-side", $side) }
traitor-picture-fall = { $aim ->
    [one] Sieg, wenn 1 andere Armee fällt
   *[other] Sieg, wenn { $aim } andere Armeen fallen
}
# The goal of a traitor whose Joker is dead, in place of the other one.
traitor-picture-exposed = Entlarvt: noch { $count } { $jokers ->
    [one] { $count ->
        [one] Karte
       *[other] Karten
    }, und du verlierst
   *[other] { $count ->
        [one] Verräterkarte
       *[other] Verräterkarten
    }, und ihr verliert
}
traitor-picture-secret = { $jokers ->
    [one] Niemand darf deinen Joker finden
   *[other] Niemand darf Joker finden
}
traitor-picture-with = Mit dir: { $name }
traitor-picture-others-do = Klag an wie alle anderen
traitor-picture-find = { $jokers ->
    [one] Finde und schlage den Joker
   *[other] Finde und schlage beide Joker
}
traitor-picture-then = { $jokers ->
    [one] Danach 3 Verräterkarten
   *[other] Danach 3 Karten je Verräter
}
traitor-picture-lose = { $jokers ->
    [one] { $aim ->
        [one] Der Verräter siegt, wenn 1 Armee fällt
       *[other] Der Verräter siegt, wenn { $aim } Armeen fallen
    }
   *[other] Die Verräter siegen, wenn { $aim } Armeen fallen
}

## Augenblicke

traitor-moment-heading = { $key ->
    [traitor_exposed] Der Joker fällt
    [match_ended] Der letzte Schlag
    [suits] Eine Farbe zu viel
   *[army_eliminated] Eine Armee fällt
}
# After the name.
traitor-moment-exposed = ist entlarvt!
# A deed of the one who is named: of a Joker whose owner was known before; of the last card. Then whose the Joker was.
traitor-moment-kills = schlägt den Joker!
traitor-moment-strikes = besiegt { $name }!
traitor-moment-whose = Mit { traitor-moment-card }; es war der Joker von { $name }
traitor-moment-proved = ist überführt!
traitor-moment-eliminated = scheidet aus
traitor-moment-why = { $reason ->
    [cards] { $out } von { $aim } Armeen weg{ $left ->
        [1] : Die nächste kann das Ende sein
       *[other] { "" }
    }
   *[points] Zu viele Punkte: { $number ->
        [one] 1 Karte geht ungesehen
       *[other] { $number } Karten gehen ungesehen
    }
}
# An army shows more suits than it could have, so its owner holds a Joker.
traitor-moment-suits = Mehr Farben, als Loyale haben können: { NAME("traitor-suit-word", $suits) }
traitor-moment-still = Der Joker ist { $number ->
    [one] die letzte Karte von { $name }
   *[other] eine von { $number } Karten bei { $name }
}
traitor-moment-card = { $rank ->
    [joker] den Joker
    [J] { NAME("traitor-suit-word", $suit) }-Bube
    [Q] { NAME("traitor-suit-word", $suit) }-Dame
    [K] { NAME("traitor-suit-word", $suit) }-König
    [A] { NAME("traitor-suit-word", $suit) }-Ass
   *[other] { NAME("traitor-suit-word", $suit) } { $rank }
}
traitor-moment-target-card = { $target_rank ->
    [joker] den Joker
    [J] { NAME("traitor-suit-word", $target_suit) }-Bube
    [Q] { NAME("traitor-suit-word", $target_suit) }-Dame
    [K] { NAME("traitor-suit-word", $target_suit) }-König
    [A] { NAME("traitor-suit-word", $target_suit) }-Ass
   *[other] { NAME("traitor-suit-word", $target_suit) } { $target_rank }
}
traitor-moment-fight = { $name }: { traitor-moment-card } schlägt { $dead }{ $tie ->
    [1] { " " }bei Gleichstand
   *[0] { "" }
}
traitor-moment-points = { $name } hat jetzt { traitor-alt-points }
# The newest kill after the fall of the Joker, and how many cards are still needed.
traitor-moment-newest = { $name } schlägt { $card } · noch { $number }
# An exposed traitor.
traitor-moment-left = { $name } hat noch { traitor-picture-cards }
traitor-moment-needed = { $number ->
    [one] Jetzt fehlt noch 1 Verräterkarte
   *[other] Jetzt fehlen noch { $number } Verräterkarten
}

## Statt des Spielplans

traitor-alt-status = { $waiting } (Runde { $round }: { NAME("traitor-phase", $phase) }).
traitor-alt-then = Traitor, Runde { $round }: { NAME("traitor-phase", $phase) }.
traitor-alt-over = Traitor, zu Ende in Runde { $round }. { $won }: { $winners }.
traitor-alt-fight = Letzte Anklage: { $name } { $card } gegen { $target_name } { $target_card }; { $dead ->
    [target] { $target_card } ist tot
   *[accuser] { $card } ist tot
}. { $why }.
traitor-alt-pile = Mittelstapel { $count }.
traitor-alt-aim = Armeen ausgeschieden: { $count }; bei { $aim } { $jokers ->
    [one] gewinnt der Verräter
   *[other] gewinnen die Verräter
}.
traitor-alt-jokers = { $count } von { $jokers } Jokern tot.
traitor-alt-needed = { $count ->
    [one] Noch { $count } Verräterkarte muss sterben.
   *[other] Noch { $count } Verräterkarten müssen sterben.
}
traitor-alt-part = { $part } (Runde { $round }).
traitor-alt-points = { $count } { traitor-picture-points }
traitor-alt-accused = { $count ->
    [one] einmal angeklagt
   *[other] insgesamt { $count }-mal angeklagt
}
# With how great it was before a round that changed it much.
traitor-alt-suspected = Verdacht { $share } %{ $changed ->
    [0] { "" }
   *[other] , zuvor { $before } %
}
traitor-alt-traitor = Verräter
traitor-alt-turn = am Zug
traitor-alt-eliminated = ausgeschieden
traitor-alt-in-hand = { traitor-picture-cards } auf der Hand
# Cards that all have seen and that lie face down again: in their slots, or nobody knows where.
traitor-alt-remembered = wieder verdeckt { $cards }
traitor-alt-hidden = verdeckt darunter { $cards }
# The suits that all have seen of an army, each with the number of its cards.
traitor-alt-shown = gezeigt { $suits }
traitor-alt-up = offen { $cards }
traitor-alt-down = { $count } verdeckt, { $mustered } aufgestellt
# One more suit would give the army away.
traitor-alt-provable = eine dritte Farbe wäre der Beweis
traitor-alt-lost = verloren { $cards }
traitor-alt-cards = { traitor-picture-cards }, { $up } offen

## Statt einer Hand

traitor-alt-owner = { $name }, Runde { $round }.
traitor-alt-hand = { $which ->
    [0] Deine Hand
   *[other] Deine Armee { $which }, auf der Hand
}, mit Stärke: { $cards }.
traitor-alt-kept = { $count ->
    [0] Du behältst keine Karten.
   *[other] Du behältst { $count }: { $cards }.
}
traitor-alt-own = { $which ->
    [0] Deine Karten
   *[other] Deine Armee { $which },
} { $face ->
    [up] offen
   *[down] verdeckt
}, nach Nummer mit Stärke: { $cards }.
traitor-alt-known = Verdeckt, aber allen bekannt: { $cards }.
traitor-alt-at = Nr. { $slot }: { $card }
traitor-alt-somewhere = irgendwo: { $card }
traitor-alt-peeked = Angesehen hast du: { $cards }.

## Das Protokoll der Anklagen

traitor-votes = Anklagen
traitor-votes-outcome = { $how ->
    [joker] der Joker fällt
    [target] Karte stirbt
   *[accuser] hält stand
}
traitor-votes-told = { $how ->
    [joker] { traitor-who } trifft den Joker von { traitor-target-who }
    [target] { traitor-who } schlägt { traitor-target-who }
   *[accuser] { traitor-who } scheitert an { traitor-target-who }
}
traitor-votes-fallen = { $how ->
    [exposed] { traitor-who } ist als Verräter entlarvt!
   *[eliminated] { traitor-who } scheidet aus.
}
