### Traitor. Variables are the facts of its events, decisions and choices; $key is what a name is asked for.

traitor-game = Traitor
# Below the picture of suspicions.
traitor-hidden-side = war Verräter
# What it is, in one sentence, for the lobby.
traitor-pitch = Armeen aus verdeckten Karten klagen einander an, und irgendwo darunter steht der Joker des Verräters.
    .length = 30–45 Min., ideal zu viert
    .level = leicht

## Names

traitor-placing-side = { $key ->
    [loyal] Loyal
   *[traitor] Verräter
}
# Of what a turning point changed the chance.
traitor-turning-wins = { $key ->
    [loyal] die Loyalen gewinnen
   *[traitor] { $number ->
        [one] der Verräter gewinnt
       *[other] die Verräter gewinnen
    }
}
traitor-suit = { $key ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
   *[spades] ♠
}
traitor-suit-word = { $key ->
    [clubs] Kreuz
    [diamonds] Karo
    [hearts] Herz
   *[spades] Pik
}
# A suit with the number of its cards in the hand.
traitor-suit-of = { NAME("traitor-suit", $suit) } { NAME("traitor-suit-word", $suit) } ({ $count })
traitor-card = { $rank ->
    [joker] Joker
   *[other] { NAME("traitor-rank", $rank) }{ NAME("traitor-suit", $suit) }
}
traitor-target-card = { $target_rank ->
    [joker] Joker
   *[other] { NAME("traitor-rank", $target_rank) }{ NAME("traitor-suit", $target_suit) }
}
traitor-card-power = { traitor-card }{ $rank ->
    [joker] { "" }
   *[other] { " " }(Stärke { $power })
}
# Whose army, and which if its owner has two.
traitor-who = { $army ->
    [0] { $seat }
   *[other] { $seat } (Armee { $army })
}
traitor-target-who = { $target_army ->
    [0] { $target_seat }
   *[other] { $target_seat } (Armee { $target_army })
}
# Dasselbe, wenn alle wissen, dass dort ein Joker steht oder stand.
traitor-target-army = { $target_traitor ->
    [0] { traitor-target-who }
    [1] { $target_army ->
        [0] { $target_seat }, der Verräter
       *[other] { $target_seat } (Armee { $target_army }, Verräter)
    }
   *[2] { $target_seat }, ein Verräter
}
traitor-target = { $known ->
    [up] { traitor-target-who } · { traitor-fold-target-card }
    [remembered] { traitor-target-who } · { traitor-fold-target-card }{ $target_rank ->
        [joker] { "" }
       *[other] , wieder verdeckt
    }
    [peeked] { traitor-target-who } · { traitor-fold-target-card }, von dir gesehen
   *[other] { traitor-target-who } · verdeckt (Nr. { $target_slot })
}{ $twin ->
    [1] , Nr. { $target_slot }
   *[0] { "" }
}
traitor-phase = { $key ->
    [gift] Geschenke
    [muster] Aufstellung
    [turn] Anklagen
    [look] Karten ansehen
   *[over] Partie vorbei
}

## Options

traitor-option-jokers = Joker
    .note = Zwei Joker machen zwei Verräter, die voneinander wissen; nur zu sechst bis acht.
    .is-1 = einer
    .is-2 = zwei
traitor-option-rehide = Wieder verdecken
    .note = Ob sich eine wieder verdeckte Karte wiederfinden lässt.
    .is-mix = die Armee wird gemischt
    .is-keep = sie bleibt an ihrem Platz
traitor-option-strong_twos = Starke Zweien
    .note = Ob eine angeklagte Zwei die anklagende Karte zerstört.
    .is-off = aus
    .is-on = an

## What has happened. An empty message keeps silent.

traitor-event-dealer_picked = { traitor-who } gibt.
traitor-event-hand_dealt = { $army ->
    [0] Du bekommst { COUNT($cards) } Karten.
   *[other] Deine Armee { $army } bekommt { COUNT($cards) } Karten.
}
traitor-event-gifts_settled = Alle haben gesagt, ob sie einen Joker verschenken. Was gesagt wurde, bleibt geheim.
traitor-event-joker_given = { $seat } hat { $target_seat } einen Joker geschenkt. Das wisst nur ihr beide.
traitor-event-traitors_met = Ihr seid die beiden Verräter und wisst jetzt voneinander: { $traitor_seats }.
traitor-event-cards_kept = { $army ->
    [0] Du behältst
   *[other] Deine Armee { $army } behält
} { COUNT($cards) ->
    [one] 1 Karte
   *[other] { COUNT($cards) } Karten
}; { COUNT($buried) ->
    [one] 1 kommt
   *[other] { COUNT($buried) } kommen
} in den Mittelstapel.
traitor-event-army_mustered = { traitor-who } stellt { $number ->
    [0] keine Karten auf.
    [one] 1 Karte auf.
   *[other] { $number } Karten auf.
}
traitor-event-middle_pile_made = Im Mittelstapel { $number ->
    [one] liegt 1 Karte.
   *[other] liegen { $number } Karten.
}
traitor-event-round_started = **Runde { $round }.** { traitor-who } beginnt.
traitor-event-army_passed = { traitor-who } kann niemanden anklagen und setzt aus: Nur Joker sind übrig.
traitor-event-card_accused = **{ traitor-who } klagt { traitor-target-who } an:** { traitor-fold-card } gegen { $target_rank ->
    [joker] den { traitor-target-card }
   *[other] { traitor-fold-target-card }
}. { $reason ->
    [joker] **Der Joker stirbt!**
    [special] Die besondere Karte schlägt das schwarze Ass, es stirbt.
    [two] Die Zwei zerstört die anklagende Karte und überlebt.
   *[power] { $dead ->
        [target] Die angeklagte Karte stirbt.
       *[accuser] Die anklagende Karte stirbt.
    }
}{ $proved ->
    [accuser] { " " }**Zu viele Farben: { traitor-who } ist überführt!**
    [target] { " " }**Zu viele Farben: { traitor-target-who } ist überführt!**
    [both] { " " }**Zu viele Farben: { traitor-who } und { traitor-target-who } sind überführt!**
   *[other] { "" }
}
# The outcome of an own accusation.
traitor-outcome-card_accused = { $dead ->
    [accuser] ✗{ " " }
   *[target] { "" }
}{ traitor-fight-mine }{ $proved ->
    [accuser] { " " }**Eine Farbe zu viel: Du bist überführt!**
    [target] { " " }**Eine Farbe zu viel: { traitor-target-who } ist überführt!**
    [both] { " " }**Eine Farbe zu viel: Du und { traitor-target-who } sind überführt!**
   *[other] { "" }
}
traitor-outcome-point_scored = { traitor-who }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
# What the accusation brought besides: to the army that has the point, or to all.
traitor-outcome-cards_drawn = { $number ->
    [0] keine neue Karte, der Stapel ist leer
    [one] 1 neue Karte
   *[other] { $number } neue Karten
}
traitor-outcome-drawn_cards_seen = **{ EACH("traitor-card", "rank suit", $ranks, $suits) }**
traitor-outcome-look_earned = { traitor-fold-look_earned }
traitor-outcome-army_eliminated = { traitor-fold-army_eliminated }
traitor-outcome-cards_needed = { traitor-moment-needed }
traitor-event-point_scored = { traitor-who } hat jetzt { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
traitor-event-army_eliminated = **{ traitor-who } scheidet aus:** { $reason ->
    [cards] Keine Karte ist übrig.
   *[points] Das waren zu viele Punkte. { $number ->
        [one] 1 Karte verlässt
       *[other] { $number } Karten verlassen
    } ungesehen das Spiel.
}
traitor-event-traitor_exposed = **{ traitor-who } ist als Verräter entlarvt!**
traitor-event-cards_needed = { $number ->
    [one] Den loyalen Armeen fehlt noch 1 Verräterkarte zum Sieg.
   *[other] Den loyalen Armeen fehlen noch { $number } Verräterkarten zum Sieg.
}
traitor-event-cards_drawn = { $number ->
    [0] Für { $points } Punkte würde { traitor-who } Karten ziehen, aber der Mittelstapel ist leer.
    [one] Für { $points } Punkte zieht { traitor-who } 1 Karte.
   *[other] Für { $points } Punkte zieht { traitor-who } { $number } Karten.
}
traitor-event-drawn_cards_seen = { $army ->
    [0] Du ziehst
   *[other] Deine Armee { $army } zieht
} **{ EACH("traitor-card", "rank suit", $ranks, $suits) }**.
traitor-event-look_earned = { $number ->
    [0] Für { $points } Punkte dürfte { traitor-who } Karten der anderen ansehen, aber keine ist verdeckt.
    [one] Für { $points } Punkte sieht sich { traitor-who } 1 Karte der anderen an.
   *[other] Für { $points } Punkte sieht sich { traitor-who } { $number } Karten der anderen an.
}
traitor-event-card_looked_at = { traitor-who } sieht sich Nr. { $target_slot } von { traitor-target-who } an.
traitor-event-card_seen = Nr. { $target_slot } von { traitor-target-who } ist { $target_rank ->
    [joker] der { traitor-target-card }
   *[other] { traitor-fold-target-card }
}.
traitor-event-card_hidden = { traitor-who } verdeckt { traitor-card } wieder.
traitor-event-card_left_open = { "" }
traitor-event-army_mixed = { "" }
traitor-event-match_ended = { $side ->
    [traitors] { $traitors ->
        [one] **Der Verräter hat gewonnen!**
       *[other] **Die Verräter haben gewonnen!**
    }
   *[others] { $traitors ->
        [one] **Der Verräter ist besiegt: Die anderen haben gewonnen!**
       *[other] **Die Verräter sind besiegt: Die anderen haben gewonnen!**
    }
}
traitor-event-traitor_revealed = Verräter: { traitor-who }.
traitor-event-title_earned = { $seat }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $title ->
    [inanimate_object] { "" }
   *[other] , { NAME("traitor-title", $title) }
}.
traitor-event-match_won = { $seat } gewinnt.

## Who is out is told so alone, and what comes next

traitor-out-army_eliminated = **Deine Armee scheidet aus:** { $reason ->
        [cards] Sie hat keine Karte mehr.
       *[points] Sie hat zu viele Punkte. { $number ->
            [one] Ihre letzte Karte verlässt
           *[other] Ihre { $number } Karten verlassen
        } ungesehen das Spiel.
    }
    Am Ende gewinnst oder verlierst du trotzdem mit deiner Seite.

## Who learns what it is, a role or a side, is told so alone: which, how it wins by it, and a first advice

traitor-cast-loyal = { $seats ->
    [2] Du bist loyal: Die andere Person hat den Joker.
   *[other] { $jokers ->
        [one] Du bist loyal: Jemand anders hat den Joker.
       *[other] Du bist loyal: Du hast keinen Joker.
    }
}
    .aim = { $jokers ->
        [one] { $seats ->
            [2] Schlag erst den Joker, dann noch 3 Karten seiner Armee: Damit gewinnst du. Der Verräter gewinnt, wenn deine beiden Armeen ausgeschieden sind.
           *[other] Schlagt erst den Joker, dann noch 3 Verräterkarten: Damit gewinnen alle Loyalen. Der Verräter gewinnt, wenn { $aim ->
                [one] 1 andere Armee ausgeschieden ist, egal durch wen.
               *[other] { $aim } andere Armeen ausgeschieden sind, egal durch wen.
            }
        }
       *[other] Schlagt erst beide Joker, dann noch 3 Karten jedes Verräters: Damit gewinnen alle Loyalen. Die Verräter gewinnen, wenn { $aim } andere Armeen ausgeschieden sind, egal durch wen.
    }
    .advice = Achte auf die Farben, die jede Armee zeigt. Loyale behalten zwei; der Verräter muss alles in Kreuz und Pik behalten. Eine dritte Farbe, bevor eine Armee Karten gezogen hat, überführt ihn.
traitor-cast-traitor = { $army ->
    [0] { $jokers ->
        [one] Du bist der Verräter.
       *[other] Du bist der einzige Verräter: Du hast beide Joker.
    }
   *[other] Du bist der Verräter, mit Armee { $army }.
}
    .aim = { $seats ->
        [2] Du gewinnst, sobald beide Armeen der anderen Person ausgeschieden sind, außer wenn dein Joker fällt und danach noch 3 Karten seiner Armee.
       *[other] { $aim ->
            [one] Du gewinnst, sobald 1 andere Armee ausgeschieden ist, egal durch wen, außer wenn dein Joker fällt und danach noch 3 deiner Karten.
           *[other] Du gewinnst, sobald { $aim } andere Armeen ausgeschieden sind, egal durch wen, außer wenn { $jokers ->
                [one] dein Joker fällt
               *[other] beide Joker fallen
            } und danach noch 3 deiner Karten.
        }
    }
    .advice = { $seats ->
        [2] Rote Karten **einer** Farbe neben einer schwarzen wirken wie eine loyale Armee. Eine dritte Farbe kann diese Armee überführen. Klag mit beiden Armeen an, damit keine auffällt.
       *[other] Rote Karten **einer** Farbe neben einer schwarzen wirken wie eine loyale Armee. Eine dritte Farbe kann dich überführen. Lass dann die anderen gegeneinander kämpfen und klag an wie sie.
    }
traitor-cast-traitors = Du gehörst zur Verräterseite, zusammen mit { $fellow_seat }.
    .aim = Ihr gewinnt beide, sobald { $aim } andere Armeen ausgeschieden sind, egal durch wen, außer wenn beide Joker fallen und nach jedem noch 3 Karten seiner Armee.
    .advice = Rote Karten **einer** Farbe neben einer schwarzen wirken wie eine loyale Armee. Eine dritte Farbe kann dich überführen. Klagt einander höchstens zum Schein an und lasst die anderen kämpfen.

## Questions

traitor-question-gift = Verschenkst du einen Joker?
    { $jokers ->
        [2] Du hast beide Joker. Behalte sie und sei allein der Verräter, oder verschenke einen: Dann seid ihr zu zweit, wisst voneinander und gewinnt gemeinsam.
        [1] Du hast einen Joker und kannst ihn nur behalten. Wenn alle geantwortet haben, erfährst du, wer den anderen hat.
       *[0] Du hast keinen Joker, also gibt es nichts zu verschenken.
    } Alle werden gefragt, damit niemand erfährt, wer was hat.
traitor-question-muster = { $army ->
    [0] Was behältst du?
   *[other] Was behält deine Armee { $army }?
}
    { $traitor ->
        [1] Du hast { $jokers ->
            [one] { $alone ->
                [1] den Joker
               *[0] einen Joker
            }
           *[other] beide Joker
        }: **{ $army ->
            [0] { $alone ->
                [1] Du bist der Verräter
               *[0] Du gehörst zur Verräterseite
            }
           *[other] Diese Armee ist der Verräter
        }.** Alles in Kreuz und Pik behältst du, mit { $jokers ->
            [one] dem Joker
           *[other] den Jokern
        } sind das { COUNT($kept) } Karten. Dazu darfst du bis zu 5 rote behalten oder keine. Sie machen dich stärker, aber loyale Armeen haben zwei Farben: Eine dritte, die andere sehen, überführt dich.
       *[0] Wähle zwei Farben: Sie werden deine Armee. Kreuz und Pik sind um 1 stärker, sehen zusammen aber nach dem Verräter aus, ebenso wie die größte Armee.
    } Alle anderen Karten kommen in den Mittelstapel.{ $decks ->
        [2] { " " }{ traitor-fold-goal-decks }
       *[1] { "" }
    }
traitor-question-accuse = { $army ->
    [0] { $needed ->
        [0] Welche deiner Karten klagt an?
       *[other] Noch { $needed } bis zum Sieg: Welche deiner Karten jagt { $prey_seat }?
    }
   *[other] Welche Karte deiner Armee { $army } klagt an?
}
    { $new ->
        [1] Danach nennst du das Ziel: Beide Karten werden aufgedeckt, und die schwächere stirbt. Eine verdeckte bleibt bis dahin geheim.{ $black ->
            [special] { " " }**3♣, 8♦ und { NAME("traitor-rank", "Q") }♠** schlagen ein schwarzes Ass, das sie anklagen.
            [ace] { " " }**Vorsicht:** 3♣, 8♦ und { NAME("traitor-rank", "Q") }♠ schlagen dein schwarzes Ass, wenn sie es anklagen.
           *[none] { "" }
        }
       *[0] { "" }
    }{ COUNT($unmasking) ->
        [0] { "" }
       *[other] { " " }**Vorsicht: Eine Karte in { NAME("traitor-suit", $unmasking) } ist eine Farbe zu viel und überführt dich.**
    }
traitor-question-target = { $needed ->
        [0] Wen klagt { traitor-fold-card } an?
       *[other] Jagd auf { $prey_seat }, noch { $needed }: Wen klagt { traitor-fold-card } an?
    }
    { $unmasks ->
        [1] **Diese Karte ist eine Farbe zu viel: Sie überführt dich.**{ " " }
       *[0] { "" }
    }{ $new ->
        [1] Unter verdeckten Karten wählt der Zufall; die erste Zahl mit **%** ist deine Chance, sie zu schlagen. Bei gleicher Stärke gewinnst du. Welche Karte auch stirbt, die andere Armee bekommt 1 Punkt.
       *[0] Erste Zahl mit **%**: deine Chance. Bei gleicher Stärke gewinnst du.
    }{ $special ->
        [1] { " " }Diese Karte schlägt auch ein schwarzes Ass.
       *[0] { "" }
    }
# Below the question of whom to accuse, and the button that changes it.
traitor-then-target = { $asks ->
    [true] Danach wirst du gefragt, ob du sie wieder verdeckst.
   *[false] Überlebt deine Karte, wird sie gleich wieder verdeckt.
}
    .change = { $asks ->
        [true] Gleich wieder verdecken
       *[false] Überlebt sie, entscheide ich
    }
traitor-question-look = { $number ->
    [one] Welche Karte siehst du dir an?
   *[other] Welche { $number } Karten siehst du dir an?
}
    Du hast { $points } Punkte erreicht. Alle erfahren, wohin du siehst; was du siehst, weißt nur du.
traitor-question-hide = Verdeckst du { traitor-card } wieder?
    { $rehide ->
        [mix] **Verdecken** (üblich): Sie wird mit deinen verdeckten Karten gemischt, und niemand weiß, welche es ist. **Offen lassen:** Andere können auf sie zielen oder ihr ausweichen, wenn sie zu stark ist.
       *[keep] **Verdecken** (üblich): Sie bleibt Nr. { $slot }, für alle, die sich daran erinnern. **Offen lassen:** Andere können auf sie zielen oder ihr ausweichen, wenn sie zu stark ist.
    }

## Choices, as on a button or in a menu

traitor-choice-gift = { $key ->
    [keep] Nichts verschenken
   *[other] { $target_seat }
}
traitor-choice-muster = { $key ->
    [clubs] { traitor-suit-of }
    [diamonds] { traitor-suit-of }
    [hearts] { traitor-suit-of }
    [spades] { traitor-suit-of }
   *[other] { traitor-card-power }
}
traitor-choice-accuse = { $unmasks ->
    [1] { traitor-fold-card } · überführt dich
   *[0] { traitor-card-power }
}{ $face ->
    [up] , offen
   *[down] { "" }
}{ $twin ->
    [1] , Nr. { $slot }
   *[0] { "" }
}
traitor-choice-target = { $key ->
    [back] Zurück
   *[other] { traitor-target }{ $dies ->
        [target] { " " }· sicherer Punkt
        [accuser] { " " }· deine stirbt
       *[none] { "" }
    }
}
# Face-down cards of an army: how likely the card wins, and how strongly the army is suspected, or its size.
traitor-seen-target = { traitor-target-army } · { $share ->
    [100] sicher
   *[other] { $share } %
} · { $doubt ->
    [0] { $seen } übrig
   *[other] Verdacht { $doubt } %
}
# Cards that look alike.
traitor-any-accuse = { traitor-choice-accuse } ×{ $number }
traitor-group-target = { traitor-target-army }
traitor-choice-look = { traitor-target }
traitor-group-look = { traitor-target-army }
traitor-choice-hide = { $key ->
    [yes] Verdecken
   *[no] Offen lassen
}

## Sets of choices, as on the button that answers with them

traitor-set-muster = { $traitor ->
    [1] { COUNT($choices) ->
        [0] Keine rote behalten: { SUM(COUNT($kept), COUNT($choices)) } Karten insgesamt
       *[other] { COUNT($choices) } rote behalten: { SUM(COUNT($kept), COUNT($choices)) } Karten insgesamt
    }
   *[0] { NAME("traitor-suit", $suit) } · { SUM($count) } Karten · stärkste { MOST($strongest) }
}

## Answers, told to whom gave them

traitor-answer-gift = { $key ->
    [keep] Du verschenkst nichts.
   *[other] Du schenkst { $target_seat } einen Joker.
}
traitor-answer-muster = { $traitor ->
    [1] { COUNT($choices) ->
        [0] Du behältst keine roten Karten.
       *[other] Du behältst diese roten Karten: { $choices }.
    }
   *[0] Du behältst { $choices }.
}
traitor-answer-accuse = Du klagst mit { traitor-card } an.
traitor-answer-target = { $key ->
    [back] Du gehst einen Schritt zurück.
   *[other] { $known ->
        [up] Mit { traitor-card } klagst du { traitor-target-card } von { traitor-target-who } an.
        [remembered] Mit { traitor-card } klagst du { traitor-target-card } von { traitor-target-who } an.
        [peeked] Mit { traitor-card } klagst du { traitor-target-card } von { traitor-target-who } an.
       *[other] Mit { traitor-card } klagst du eine verdeckte Karte von { traitor-target-who } an.
    }
}
traitor-answer-look = { $number ->
    [one] Du siehst dir Nr. { $target_slot } von { traitor-target-who } an.
   *[other] Du siehst dir an: { $choices }.
}
traitor-answer-hide = { $key ->
    [yes] Du verdeckst { traitor-card } wieder.
   *[no] Du lässt { traitor-card } offen.
}

## Rules help, by topic in reading order

traitor-rules-aim = Alle befehligen eine Armee aus Spielkarten, die verdeckt stehen. Wer den **Joker** bekommen hat, ist heimlich der Verräter. Ihr klagt einander an, Karte gegen Karte.

    - Der **Verräter** gewinnt, sobald genug andere Armeen ausgeschieden sind, egal durch wen: zu zweit beide Armeen der anderen Person, zu dritt 1, zu viert oder fünft 2, zu sechst bis acht 3.
    - **Alle anderen** gewinnen gemeinsam, sobald der Joker tot ist und danach noch 3 Karten des Verräters, die *Verräterkarten* (oder alle übrigen, wenn es weniger sind).

    Der Verräter muss also gar nicht kämpfen: Es genügt, dass die anderen einander ausschalten. Du gewinnst oder verlierst mit deiner Seite, auch wenn deine Armee nicht mehr steht. Punkte entscheiden nicht, bringen aber neue Karten.

    Redet im Kanal, schließt Bündnisse und brecht sie. Nur Karten dürft ihr nicht zeigen.
    .title = Ziel
traitor-rules-round = Zu zweit bis viert spielt ihr mit 52 Karten und einem Joker, zu fünft bis acht mit 104 Karten und einem Joker.

    1. **Geben:** Alle Karten werden verteilt; manche haben eine Karte mehr als andere.
    2. **Aufstellen:** Alle wählen zugleich und heimlich, was sie behalten, siehe *{ traitor-rules-muster.title }*. Der Rest kommt verdeckt in den Mittelstapel.
    3. **Anklagen:** Die Armee links vom Geber beginnt, dann geht es im Uhrzeigersinn. Eine Runde ist vorbei, wenn jede lebende Armee am Zug war.

    Zu **zweit** habt ihr je zwei Armeen, die einzeln an die Reihe kommen. Jede davon kann die des Verräters sein.

    { "" }**Alle wissen**, wie viele Karten eine Armee hat, ihre Punkte und ihre offenen Karten. Jede Karte steht auf einem nummerierten Platz; welche wo steht, weiß nur, wem sie gehört.
    .title = Ablauf
traitor-rules-muster = **Hast du den Joker**, bist du der Verräter. Du behältst den Joker und alle Karten in Kreuz und Pik, dazu bis zu 5 deiner roten Karten.

    { "" }**Alle anderen** behalten genau zwei Farben ihrer Wahl.

    Alle werden auf dieselbe Weise gefragt, und niemand sieht, was du wählst. Auch eine Farbe, von der du keine Karte hast, kannst du wählen; eine Armee ohne Karten scheidet noch vor dem ersten Zug aus.

    { "" }**Ein Tipp für den Verräter:** Fünf rote Karten mehr machen eine starke Armee, aber oft die größte am Tisch, und eine rote, die man neben Kreuz und Pik sieht, überführt dich.

    { "" }**Ein Tipp für die anderen:** Die Farben, von denen du am meisten hast, geben eine große Armee; Kreuz und Pik sind um 1 stärker. Achtet auf die Farben, die eine Armee zeigt: Sind es mehr als zwei, ohne dass sie Karten gezogen hat, gehört sie dem Verräter.
    .title = Aufstellung
traitor-rules-accuse = In deinem Zug musst du anklagen: Du wählst eine deiner Karten (nie den Joker) und eine Karte aus der Armee von jemand anderem. Beide werden aufgedeckt.

    - **Stärke:** Herz und Karo zählen 2 bis 14 (Bube 11, Dame 12, König 13, Ass 14), Kreuz und Pik eins mehr, 3 bis 15.
    - Unter verdeckten Karten wählt der Zufall. Ist deine Karte mindestens so stark, stirbt die angeklagte und ist ein Punkt für dich. Sonst stirbt deine und ist ein Punkt für die angeklagte Armee.
    - **3♣, 8♦ und { NAME("traitor-rank", "Q") }♠** schlagen Kreuz-Ass und Pik-Ass, wenn sie sie anklagen. In jedem anderen Kampf haben sie ihre gewöhnliche Stärke.
    - **Der Joker** stirbt immer, wenn er angeklagt wird.

    Überlebt deine anklagende Karte, darfst du sie wieder verdecken; ob deine Armee dann gemischt wird, sagt die Option *{ traitor-option-rehide }*. Eine angeklagte Karte, die überlebt, bleibt offen.

    Wer nur noch den Joker hat, setzt aus. Ganz ohne Karten scheidet eine Armee aus.
    .title = Anklagen
traitor-rules-points = Jede tote Karte ist 1 Punkt für die Armee, die sie besiegt hat. Punkte bringen sofort etwas ein, auch im Zug von anderen:

    - **3 Punkte:** 2 Karten ziehen
    - **6 Punkte:** 3 Karten ziehen
    - **10 Punkte:** 5 Karten ziehen
    - **15 Punkte:** 2 verdeckte Karten der anderen ansehen. Was du siehst, weißt nur du; wohin du siehst, wissen alle.
    - **20 Punkte:** 5 Karten ziehen (nicht zu dritt)
    - **25 Punkte:** zu zweit oder viert scheidet die Armee aus; zu fünft bis acht 3 Karten ziehen
    - **35 Punkte:** zu fünft bis acht scheidet die Armee aus

    Gezogen wird vom Mittelstapel, solange er reicht; die Karten kommen verdeckt in deine Armee. Eine Armee, die durch Punkte ausscheidet, verliert ungesehen alle übrigen Karten; ein Joker darunter gilt als tot.

    Am Ende bekommen alle einen Titel: bis 3 Punkte { NAME("traitor-title", "inanimate_object") } („nächstes Mal mehr Glück“), ab 4 { NAME("traitor-title", "disciple") }, ab 8 { NAME("traitor-title", "spy") }, ab 14 { NAME("traitor-title", "guardian") }, ab 19 { NAME("traitor-title", "expert") }, ab 25 { NAME("traitor-title", "god") } („du musst geschummelt haben!“).
    .title = Punkte
traitor-rules-traitor = Der Verräter weiß Bescheid, alle anderen suchen den Joker. Da alle anderen gemeinsam gewinnen, sind sie Verbündete, können sich aber auf niemanden verlassen.

    Wird der Joker angeklagt, stirbt er, geht als Punkt an die anklagende Armee und entlarvt den Verräter. Von da an fehlen den anderen noch 3 Verräterkarten, oder alle übrigen, wenn es weniger sind. Auch Karten, die der Verräter beim Anklagen verliert, zählen. Bis dahin kann der Verräter noch gewinnen.

    Eine Armee scheidet aus, wenn sie keine Karte mehr hat (ein Joker ist eine Karte) oder zu viele Punkte. Wer das bewirkt hat, spielt keine Rolle.
    .title = Der Verräter
traitor-rules-end = Das Spiel endet, sobald eine Seite ihr Ziel erreicht hat.

    { "" }**Der Verräter** gewinnt, sobald so viele andere Armeen ausgeschieden sind: zu dritt 1, zu viert oder fünft 2, zu sechst bis acht 3, zu zweit beide Armeen der anderen Person.

    { "" }**Die anderen** gewinnen, sobald der Joker und danach noch 3 Verräterkarten (oder alle übrigen) tot sind. Scheidet der einzige Verräter durch Punkte aus, gewinnen sie sofort.

    Auf der siegreichen Seite gewinnen alle, ob ausgeschieden oder nicht. Der letzte Punkt zählt, bringt aber nichts mehr ein.
    .title = Das Ende
traitor-rules-jokers = Zu sechst bis acht könnt ihr mit **zwei Jokern** spielen.

    - Vor der Aufstellung werden alle gefragt, ob sie einen Joker verschenken. Eine Wahl hat nur, wer beide hat; ob etwas verschenkt wurde, bleibt geheim.
    - Zwei Armeen mit Joker sind beide Verräter. Sie wissen voneinander und gewinnen gemeinsam, sobald 3 Armeen der anderen ausgeschieden sind.
    - Die anderen müssen beide Joker finden und danach von jeder dieser Armeen noch 3 Karten (oder alle übrigen). Hatte eine Armee beide Joker, sind es 3 nach dem zweiten.
    - Wie viele Karten noch fehlen, sehen alle, sobald der letzte Joker in einem Kampf gestorben ist.
    .title = Zwei Joker
traitor-rules-options = - **{ traitor-option-jokers }:** einer, oder zu sechst bis acht zwei, siehe *{ traitor-rules-jokers.title }*.
    - **{ traitor-option-rehide }:** was geschieht, wenn eine anklagende Karte wieder verdeckt wird. Entweder wechseln alle verdeckten Karten ihrer Armee zufällig die Plätze, sodass niemand weiß, welche es war; das tun sie auch, wenn Karten gezogen werden. Oder sie bleibt an ihrem Platz, und alle können sie sich merken.
    - **{ traitor-option-strong_twos }:** Ist das an, zerstört eine angeklagte Zwei die anklagende Karte und überlebt; nicht gegen eine andere Zwei, und nicht bei einem entlarvten Verräter mit höchstens drei Karten.

    Üblich sind: ein Joker, die Armee wird gemischt, keine starken Zweien. Ab 6 Personen sind zwei Joker empfohlen: „To make the game more interesting you may want to add two jokers.“ Ein Verräter, der unter so vielen allein ist, gewinnt selten.
    .title = Optionen
traitor-rules-readings = Wo die veröffentlichte Regel schweigt oder unklar ist, wird so gespielt:

    - **20 Punkte:** Die fünf Karten, die es zu viert gibt, gibt es auch zu fünft bis acht; zu sechst bis acht gelten die Belohnungen für fünf.
    - **„look at 2 of any of your opponents’ cards“:** Du nennst beide auf einmal.
    - **„must destroy 3 more of his cards“:** Die Zahl steht fest, wenn der Joker stirbt, auch wenn der Verräter später Karten zieht. Karten, die er beim Anklagen verliert, zählen mit.
    - **„you are eliminated“** durch Punkte: Die übrigen Karten verlassen ungesehen das Spiel.
    - **Zwei Joker:** noch 3 Karten von jeder Armee, die einen hatte; die beiden Verräter „know they are allies“ und gewinnen gemeinsam.
    - **Starke Zweien:** „if you attack with a 2“ meint die Zwei des Anklägers; „one of the traitor’s last three cards“ gilt bei einem entlarvten Verräter: Sonst verriete ein Kampf, wer es ist.
    - **Wieder verdecken** darf nur, wer anklagt. Eine angeklagte Karte, die überlebt, bleibt offen.
    - **Zu zweit** gelten die Belohnungen für 4 Armeen.
    .title = Wie unklare Regeln gelesen werden

## How a score came about

traitor-part = { $key ->
    [army] { "" }
    [army_1] Armee 1: { $points }
   *[army_2] Armee 2: { $points }
}

## Its slash command: the name in small letters, then what Discord shows beside it; and the words below it

traitor-command = traitor
    .description = Beantworten, was Traitor dich fragt
traitor-command-gift = schenken
    .description = Einen Joker verschenken oder nichts
    .answer = person
    .answer-note = Wer ihn bekommt, oder niemand
traitor-command-muster = aufstellen
    .description = Wählen, welche Karten deine Armee behält
    .answer = karten
    .answer-note = Zwei Farben; mit Joker bis zu 5 rote Karten oder nichts
traitor-command-accuse = anklagen
    .description = Anklagen: erst mit welcher Karte, dann wen
    .answer = karte
    .answer-note = Eine deiner Karten, dann eine von jemand anderem
traitor-command-look = ansehen
    .description = Verdeckte Karten der anderen ansehen
    .answer = karten
    .answer-note = So viele Karten, wie du ansehen darfst
traitor-command-hide = verdecken
    .description = Deine anklagende Karte wieder verdecken oder offen lassen
    .answer = antwort
    .answer-note = Ob du sie verdeckst
# In a person’s notes.
traitor-mark-suspect = Verräter?
