### Traitor: what has happened, in the short lines of the channel.

traitor-fold-card = { traitor-card }{ $rank ->
    [joker] { "" }
   *[other] { " " }({ $power })
}
traitor-fold-target-card = { traitor-target-card }{ $target_rank ->
    [joker] { "" }
   *[other] { " " }({ $target_power })
}
traitor-fold-at = { $known ->
    [up] eine offene Karte von { traitor-target-who }
    [remembered] eine bekannte Karte von { traitor-target-who }
   *[other] { traitor-target-who }
}
# An accusation, by how it went: the accuser wins (easily, clearly, just, at a tie), or loses (by 1, by more, a weak card).
traitor-fight-joker = **{ traitor-who } schlägt den Joker von { traitor-target-who }** mit { traitor-card }
traitor-fight-special = { traitor-who } bringt ein schwarzes Ass von { traitor-target-who } zu Fall: { traitor-card } schlägt { traitor-target-card }
traitor-fight-two = { traitor-who } verliert { traitor-fold-card } an eine starke Zwei von { traitor-target-who }: { traitor-target-card }
traitor-fight-easy = { traitor-who } überrennt { traitor-fold-at }: { traitor-fold-card } über { traitor-fold-target-card }
traitor-fight-clear = { traitor-who } schlägt { traitor-fold-at }: { traitor-fold-card } über { traitor-fold-target-card }
traitor-fight-narrow = { traitor-who } schlägt ganz knapp { traitor-fold-at }: { traitor-fold-card } über { traitor-fold-target-card }
traitor-fight-tie = { traitor-who } schlägt { traitor-target-card } von { traitor-target-who } mit { traitor-card } (je { $power }: bei Gleichstand siegt, wer anklagt)
traitor-fight-short = { traitor-who } scheitert haarscharf gegen { traitor-fold-at }: { traitor-fold-card } unter { traitor-fold-target-card }
traitor-fight-failed = { traitor-who } scheitert gegen { traitor-fold-at }: { traitor-fold-card } unter { traitor-fold-target-card }
traitor-fight-wasted = { traitor-who } verheizt eine Karte gegen { traitor-fold-at }: { traitor-fold-card } unter { traitor-fold-target-card }
# An accusation as its accuser, and as the accused, is told.
traitor-fight-mine = { $dead ->
    [target] Du schlägst { $target_rank ->
        [joker] den Joker
       *[other] { traitor-fold-target-card }
    } von { traitor-target-who } mit { traitor-fold-card }
   *[accuser] **Du verlierst { traitor-fold-card }** an { traitor-fold-target-card } von { traitor-target-who }
}
traitor-fight-yours = { $dead ->
    [target] **Du verlierst { $target_rank ->
        [joker] deinen Joker
       *[other] { traitor-fold-target-card }
    }** an { traitor-fold-card } von { traitor-who }
   *[accuser] { traitor-fold-target-card } von dir schlägt { traitor-fold-card } von { traitor-who }
}
traitor-fold-proved = **{ traitor-head-proved }**
# In the channel, whose headline says who the traitor is.
traitor-fold-strays = **eine Farbe zu viel!**
# The suits that an army has shown by now, of which one is new.
traitor-fold-shows = **{ $own ->
    [1] du zeigst
   *[0] { $who } zeigt
} { NAME("traitor-suit", $suits) }**
traitor-fold-army_eliminated = **{ traitor-who } ist draußen:** { $reason ->
    [cards] keine Karte mehr
   *[points] zu viele Punkte
}
traitor-fold-cards_drawn = { traitor-who } zieht { $number ->
    [0] nichts für { $points } Punkte: Der Stapel ist leer
    [one] für { $points } Punkte 1 Karte
   *[other] für { $points } Punkte { $number } Karten
}
traitor-fold-look_earned = { traitor-who } hat { $points } Punkte: ein heimlicher Blick auf { $number ->
    [0] nichts, keine Karte ist verdeckt
    [one] 1 Karte
   *[other] { $number } Karten
}
traitor-fold-card_looked_at = { traitor-who } sieht sich Nr. { $target_slot } von { traitor-target-who } an
traitor-fold-traitor_revealed = { traitor-who } hatte den Joker
traitor-fold-goal-turn = **Wer dran ist,** klagt mit einer eigenen Karte eine fremde an: Beide werden aufgedeckt, die schwächere stirbt. Bei Gleichstand stirbt die angeklagte. ♣ und ♠ zählen 1 mehr.
traitor-fold-goal-traitor = { $jokers ->
    [one] **Der Verräter** hat den Joker und gewinnt, wenn { $seats ->
        [2] beide Armeen der anderen Person ausgeschieden sind.
       *[other] { $aim ->
            [one] 1 andere Armee ausgeschieden ist, egal durch wen.
           *[other] { $aim } andere Armeen ausgeschieden sind, egal durch wen.
        }
    }
   *[other] **Die Verräter** haben die Joker und gewinnen, wenn { $aim } andere Armeen ausgeschieden sind, egal durch wen.
}
traitor-fold-goal-loyal = { $jokers ->
    [one] **Die Loyalen**, also alle anderen, gewinnen gemeinsam: erst den Joker schlagen, dann noch 3 Verräterkarten.
   *[other] **Die Loyalen**, also alle anderen, gewinnen gemeinsam: erst beide Joker schlagen, dann noch 3 Karten jedes Verräters.
}
traitor-fold-goal-points = **Jeder Schlag ist ein Punkt:** Bei 3 Punkten zieht eine Armee 2 Karten, bei 6 noch 3, bei 10 noch 5. Punkte allein gewinnen nicht.
traitor-fold-goal-suspicion = **Der Verdacht**, der rote Balken, sagt, wie wahrscheinlich eine Armee den Joker verbirgt: ♣ neben ♠ oder viele Karten erhöhen ihn, weitere derselben zwei Farben senken ihn.
traitor-fold-goal-proof = **Eine dritte Farbe ist der Beweis**, bis eine Armee Karten zieht: Loyale behalten zwei Farben, Verräter alle ♣ und ♠ und bis zu 5 rote Karten.
traitor-fold-goal-out = **Wer ausgeschieden ist,** gewinnt oder verliert weiter mit der eigenen Seite.
traitor-fold-goal-joker = { $jokers ->
    [one] **Ein angeklagter Joker stirbt immer.** Mit 3 weiteren Karten seiner Armee gewinnen die Loyalen.
   *[other] **Ein angeklagter Joker stirbt immer.** Mit beiden und je 3 weiteren Karten ihrer Armeen gewinnen die Loyalen.
}
# From 5 players on.
traitor-fold-goal-decks = Zwei Kartenspiele: Jede Karte gibt es doppelt, nur Joker nicht.
# Below a small army, with which the traitor may win.
traitor-fold-elsewhere = Hältst du sie für loyal, schlag woanders zu.
# To a loyal seat that chooses, once a traitor is found out.
traitor-fold-strike = Schlag bei { $who } zu: { $unseen ->
    [0] Nur der Joker ist übrig
    [one] Die letzte nie gezeigte Karte ist der Joker
   *[other] 1 von { $unseen } nie gezeigten Karten ist der Joker
}
traitor-fold-race = Verräter: **{ $out } von { $aim }** Armeen raus · Loyale: { $needed ->
    [0] { $jokers ->
        [one] es fehlen **der Joker und 3 Karten**
       *[other] { $dead ->
            [0] es fehlen **beide Joker**
           *[other] es fehlt **noch ein Joker**
        }
    }
    [one] es fehlt **noch 1 Verräterkarte**
   *[other] es fehlen **noch { $needed } Verräterkarten**
}
traitor-fold-standings = -# Punkte: { $rows }
# In the place of a row, if all stand alike.
traitor-fold-each = { $key ->
    [share] je { $number } %
   *[points] je { $number }
}
# How likely each army hides a Joker, by what everybody has seen.
traitor-fold-suspicion = Verdacht: { $rows }
traitor-fold-suspected = { $name } { $share } %
# To a seat that chooses its card: face-up cards of others, and the weakest of its own that beats each.
traitor-fold-sure = Sichere Punkte: { $rows }
traitor-fold-sure-by = **{ traitor-fold-card }** schlägt { $fallen } von { $who }
# In the channel, while the one in turn is asked.
traitor-fold-decides = **{ traitor-who } entscheidet: { traitor-card } verdecken oder offen lassen?**
# To a traitor who chooses whom to accuse.
traitor-fold-prey = { $key ->
    [exposed] **Du bist entlarvt:** Noch { $needed ->
        [one] 1 Verräterkarte
       *[other] { $needed } Verräterkarten
    }, und die Loyalen gewinnen.{ " " }
    [known] **Man hat dich durchschaut:** Alle jagen deinen Joker.{ " " }
    [top] **Der größte Verdacht liegt auf dir, { $share } %.**{ " " }
    [hidden] Verdacht auf dir: { $share } %.{ " " }
   *[alone] { "" }
}Noch { $left ->
    [one] 1 Armee muss
   *[other] { $left } Armeen müssen
} ausscheiden. Kleinste: { $rows }
traitor-fold-prey-army = { $name } { $number }

## The headline of a round

traitor-head-mustered = Die Armeen stehen. { $jokers ->
    [one] In einer steckt der Joker.
   *[other] In ihnen stecken zwei Joker.
}
traitor-head-match_ended = { $hit ->
    [0] Die Jagd ist vorbei
   *[1] Die letzte nötige Karte fällt
}
traitor-head-traitor_exposed = { traitor-who } fliegt auf: der Joker!
traitor-head-proved = { $proved ->
    [accuser] Zu viele Farben: { traitor-who } { $jokers ->
        [one] ist der Verräter
       *[other] gehört zur Verräterseite
    }!
    [target] Zu viele Farben: { traitor-target-who } { $jokers ->
        [one] ist der Verräter
       *[other] gehört zur Verräterseite
    }!
   *[both] Zu viele Farben: { traitor-who } und { traitor-target-who } gehören zur Verräterseite!
}
traitor-head-army_eliminated = { $reason ->
    [cards] Die letzte Karte von { traitor-who } fällt
   *[points] { traitor-who } hat zu viel erbeutet
}{ $last ->
    [1] : noch eine loyale Armee, und der Verräter gewinnt
   *[0] { "" }
}
traitor-head-hunted = { $again ->
    [0] { $who }, { $number }-mal angeklagt in dieser Runde, und immer noch kein Joker
   *[1] Wieder { $who }: { $number } Anklagen, noch { $left ->
        [one] eine Karte
       *[other] { $left } Karten
    }
}
# A suspicion that has changed much in a round, and who showed or exposed one suit more.
traitor-head-change = { $key ->
    [exposed] { $by } deckt eine { $number ->
        [4] vierte
       *[other] dritte
    } Farbe auf: { $share } % Verdacht gegen { $who }
    [shown] { $who } zeigt eine { $number ->
        [4] vierte
       *[other] dritte
    } Farbe: { $share } % Verdacht
    [rises] { $who } unter Verdacht: von { $before } % auf { $share } %
    [gathers] Der Verdacht gegen { $who } verdichtet sich: { $share } %, vorher { $before } %
   *[falls] { $who } atmet auf: der Verdacht sinkt von { $before } % auf { $share } %
}
traitor-head-ace = { $dead ->
    [target] { traitor-who } bringt { traitor-target-card } von { traitor-target-who } zu Fall, mit { traitor-card }
   *[accuser] { traitor-who } verliert { traitor-card } an { traitor-target-card } von { traitor-target-who }
}
traitor-head-down = { $who } hat nur noch { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}: fast eine Armee weniger
# The traitors lack but an army, and this has fewest cards.
traitor-head-decides = { $who } hat noch { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}: Ist diese Armee loyal und fällt, { $jokers ->
    [one] gewinnt der Verräter
   *[other] gewinnen die Verräter
}
# A small army that draws new cards for its points.
traitor-head-saved = { traitor-who } hatte nur noch { $left ->
    [one] eine Karte
   *[other] { $left } Karten
} und zieht { $number } nach
# No army is left that one more suit would convict.
traitor-head-drawn = Alle Armeen haben Karten gezogen: Eine dritte Farbe allein beweist nichts mehr
# An army that has been accused most often in the whole match, and how many cards it has left.
traitor-head-worn = { $who }, schon { $number }-mal angeklagt: noch { $left ->
    [one] eine Karte
   *[other] { $left } Karten
}
# A round in which nothing fell but cards: who gained most, or lost most.
traitor-head-quiet = { $key ->
    [level] Gleichauf: Niemand setzt sich ab
    [gained] { $who } gewinnt am meisten: { $number } Punkte, und der Joker bleibt verborgen
    [all] Hiebe nach allen Seiten: Keine Armee leidet am meisten
   *[lost] { $who } zahlt am meisten: { $number } Karten verloren, { $left } übrig
}
traitor-head-known = { $hits ->
    [0] Jagd auf { $who }: Der Joker ist { $unseen ->
        [0] die einzige Karte, die bleibt
        [one] die letzte nie gezeigte Karte
       *[other] eine von { $unseen } nie gezeigten Karten
    }
    [one] { $who } verliert eine Karte, und immer noch kein Joker: { $left } übrig
   *[other] { $who } verliert { $hits } Karten, und immer noch kein Joker: { $left } übrig
}
traitor-head-needed = { $fallen ->
    [0] { "" }
    [one] Der Joker ist tot!{ " " }
   *[other] Beide Joker sind tot!{ " " }
}Noch { $needed ->
    [one] eine Karte
   *[other] { $needed } Karten
} { $who ->
    [none] der Verräter
   *[other] von { $who }
}, dann gewinnen die Loyalen
traitor-head-suspicion = { $why ->
    [largest] { $who } hat die größte Armee aufgestellt: { $share } % Verdacht
   *[other] Alle Augen auf { $who }: { $share } % Verdacht
}
traitor-head-suspect = { $who } { $number ->
    [one] hat
   *[other] haben
} ♣ und ♠ gezeigt: genau das, was { $jokers ->
    [one] der Verräter
   *[other] ein Verräter
} behalten muss
