### The Traitors. Variables are the facts of its events, decisions and choices; $key is what a name is asked for.

the_traitors-game = The Traitors
# Below the picture of suspicions.
the_traitors-hidden-side = war Verräter
# What it is, in one sentence, for the lobby.
the_traitors-pitch = Ihr füllt zusammen einen Topf mit Gold, doch jemand von euch mordet nachts: Findet den Verräter, oder sei selbst einer.
    .length = 30 bis 60 Minuten
    .level = leicht

## Names

the_traitors-card = { $key ->
    [gold] Gold
    [dagger] Dolch
    [shield] Schild
    [traitor] Verräterkarte
    [event] Ereignis
   *[final_banishment] Letzte Verbannung
}
# The same within a sentence: what somebody draws, takes or discards.
the_traitors-card-a = { $key ->
    [gold] Gold
    [dagger] einen Dolch
    [shield] einen Schild
   *[traitor] die Verräterkarte
}
the_traitors-role = { $key ->
    [traitor] Verräter
   *[faithful] Loyal
}
the_traitors-placing-side = { the_traitors-role }
the_traitors-event = { $key ->
    [murder] Mord
    [banishment] Verbannung
    [final_banishment] Letzte Verbannung
   *[quiet_night] Ruhige Nacht
}
the_traitors-phase = { $key ->
    [turn] { $name ->
        [none] Ein Zug
       *[other] { $name } ist am Zug
    }
    [murder] Nacht
    [vote] Verbannung
    [end] Runde beenden?
    [shield] Ein Schild?
   *[over] Partie vorbei
}

## Options

the_traitors-option-preset = Spielweise
    .note = Wie Ereignisse bestimmt werden und wessen Mord zählt, wenn mehrere Verräter morden.
    .is-digital = Standard
    .is-paper = Ereignisstapel
the_traitors-option-rounds = Runden
    .note = Wie viele Runden ihr spielt. Je mehr ihr seid, desto länger dauert eine Runde.
    .is-1 = 1
    .is-2 = 2
    .is-3 = 3
    .is-4 = 4
    .is-5 = 5
    .is-6 = 6
    .is-7 = 7
    .is-8 = 8
the_traitors-option-revotes = Stichwahlen
    .note = Wie oft bei Gleichstand neu abgestimmt wird, bevor das Los entscheidet.
    .is-0 = keine, sofort das Los
    .is-1 = höchstens 1
    .is-2 = höchstens 2
    .is-3 = höchstens 3
    .is-4 = höchstens 4
    .is-5 = höchstens 5
    .is-unlimited = bis niemand mehr gleichauf liegt
the_traitors-option-ask_end = Frage nach dem Ende
    .note = Wann ihr gefragt werdet, ob die Runde enden soll, sobald ein Verräter ausgeschieden ist.
    .is-again = immer wieder
    .is-once = nur wenn ein Verräter verbannt oder niemand ermordet wurde
the_traitors-option-spacing = Ereignisse im Stapel
    .note = Wie die Ereignisse im Stapel verteilt sind.
    .is-even = mit gutem Abstand
    .is-packets = irgendwo in ihrem Teil

## What has happened. An empty message keeps silent.

the_traitors-event-round_started = **Runde { $round }.** { $seat } gibt, { $first_seat } ist zuerst am Zug.
the_traitors-event-cards_dealt = Du bekommst: { NAME("the_traitors-card", $cards) }.
the_traitors-event-role_dealt = { $role ->
    [traitor] **Du bist der Verräter.** Sonst weiß es niemand.
   *[faithful] **Du bist loyal.** Jemand anders ist der Verräter.
}
the_traitors-event-turn_started = { "" }
the_traitors-event-card_drawn = { $seat } zieht eine Karte.
the_traitors-event-own_card_drawn = Du ziehst { NAME("the_traitors-card-a", $card) }.
the_traitors-event-event_drawn = **{ $seat } zieht ein Ereignis ({ $event_number } von 8): { NAME("the_traitors-event", $event) }.** { $event ->
    [murder] Alle Lebenden antworten heimlich: Loyale schlafen, ein Verräter nennt ein Opfer.
    [banishment] Alle Lebenden stimmen ab.
   *[quiet_night] Nichts geschieht.
}
the_traitors-event-final_banishment_drawn = **{ $seat } zieht die Letzte Verbannung:** Es wird ein letztes Mal abgestimmt, dann endet die Runde.
the_traitors-event-traitor_card_rejected = **{ $seat } zeigt die Verräterkarte und lehnt sie ab.** Loyale dürfen das, Verräter müssen es.
the_traitors-event-recruited = Du nimmst die Verräterkarte an: Von jetzt an **gehörst du zu den Verrätern.**
the_traitors-event-gold_played = { $seat } spielt Gold aus (Topf: { $fund }).
the_traitors-event-dagger_used = { $seat } setzt einen Dolch ein und erpresst { $named_seat }.
the_traitors-event-hand_seen = { COUNT($cards) ->
    [0] { $named_seat } hat keine Karten auf der Hand.
   *[other] { $named_seat } hat auf der Hand: { NAME("the_traitors-card", $cards) }.
}
the_traitors-event-card_taken = { $seat } nimmt { $named_seat } eine Karte ab.
the_traitors-event-card_not_taken = { $seat } nimmt { $named_seat } keine Karte ab.
the_traitors-event-taken_card_seen = { $seat } hat { $named_seat } { NAME("the_traitors-card-a", $card) } abgenommen; welche Karte es war, wisst nur ihr beide.
# The same, told with the answer to who has taken it.
the_traitors-outcome-taken_card_seen = Welche Karte es war, wisst nur du und { $named_seat }.
the_traitors-event-card_discarded = { $card ->
    [gold] { $seat } legt Gold ab (Topf: { $fund }).
   *[other] { $seat } legt { NAME("the_traitors-card-a", $card) } ab.
}
the_traitors-event-victim_named = **Mord! Das Opfer ist { $seat }.**
the_traitors-event-nobody_murdered = **Niemand wurde ermordet:** Unter den Lebenden ist kein Verräter mehr.
the_traitors-event-shield_used = { $seat } setzt einen Schild ein und überlebt.
the_traitors-event-shield_declined = { $seat } zeigt einen Schild, setzt ihn aber nicht ein.
the_traitors-event-seat_murdered = { $role ->
    [traitor] **{ $seat } scheidet aus und zeigt die Rolle: Verräter!**
   *[faithful] **{ $seat } scheidet aus und zeigt die Rolle: loyal.**
} { the_traitors-laid }
the_traitors-event-vote_opened = { $ballot ->
    [1] { $final ->
        [1] **Die letzte Verbannung: Wer gehört zu den Verrätern?**
       *[0] **Verbannung: Wer gehört zu den Verrätern?**
    } Redet hier darüber und stimmt geheim ab. Solange noch eine andere Stimme fehlt, könnt ihr eure ändern. Am Leben und unter Verdacht: { $suspect_seats }.
   *[other] **Wahlgang { $ballot }: Stichwahl.** Redet und stimmt noch einmal geheim ab. Unter Verdacht: { $suspect_seats }. Am Leben: { $living_seats }.
}{ the_traitors-two-left }
# Below a vote of three.
the_traitors-two-left = { COUNT($living_seats) ->
    [3] { " " }**Danach sind nur zwei übrig, und die Runde ist vorbei:** Ist dann noch Verrat dabei, geht der ganze Topf an die Verräter.
   *[other] { "" }
}
the_traitors-event-vote_shown = { $seat } stimmt für { $for_seat } ({ $count ->
    [one] 1 Stimme
   *[other] { $count } Stimmen
}).
the_traitors-event-vote_tied = **Gleichstand: { $tied_seats }.**{ $left ->
    [0] { "" }
    [one] { " " }Beim nächsten Gleichstand entscheidet das Los.
    [unlimited] { " " }Ihr stimmt ab, bis jemand die meisten Stimmen hat.
   *[other] { " " }Es sind noch { $left } Stichwahlen möglich.
}
the_traitors-event-lots_drawn = Das Los entscheidet zwischen { $tied_seats }: Es trifft { $seat }.
the_traitors-event-seat_banished = { the_traitors-banished-as } { the_traitors-laid }
# Parts of the same: the role that is shown; hand and Gold that are left.
the_traitors-banished-as = { $role ->
    [traitor] **{ $seat } wird verbannt und zeigt die Rolle: Verräter!**
   *[faithful] **{ $seat } wird verbannt und zeigt die Rolle: loyal.**
}
the_traitors-laid = { the_traitors-moment-hand }.{ $gold ->
    [0] { "" }
   *[other] { " " }Das Gold kommt in den Topf (jetzt { $fund }).
}
the_traitors-event-end_opened = **Sind alle Verräter ausgeschieden?** Alle Lebenden sagen, ob die Runde enden soll. Sie endet nur, wenn alle Ja sagen: { $living_seats }.
the_traitors-event-end_answered = { $agreed ->
    [1] Alle sagen Ja.
   *[0] { COUNT($yes_seats) ->
        [0] { "" }
       *[other] Ja: { $yes_seats }.{ " " }
    }Nein: { $no_seats }. Die Runde geht weiter.
}
the_traitors-event-round_ended = { the_traitors-fold-round_ended } { COUNT($survivor_seats) ->
    [one] Überlebt hat { $survivor_seats }.
   *[other] Überlebt haben { $survivor_seats }.
}
the_traitors-event-role_shown = { $role ->
    [traitor] **{ $seat } gehört zu den Verrätern!**
   *[faithful] { $seat } ist loyal.
}
the_traitors-event-fund_shared = { $role ->
    [traitor] { COUNT($sharing_seats) ->
        [one] { $sharing_seats } bekommt den ganzen Topf: { $fund } Gold.
       *[other] Die überlebenden Verräter teilen sich den Topf mit { $fund } Gold: je { $share }.
    }
   *[faithful] Kein Verräter hat überlebt. Die Überlebenden teilen sich den Topf mit { $fund } Gold: je { $share }.
}{ $rest ->
    [0] { "" }
   [one] { " " }1 Gold bleibt übrig und wird abgelegt.
   *[other] { " " }{ $rest } Gold bleiben übrig und werden abgelegt.
}
the_traitors-event-gold_scored = { $seat } bekommt { $gold } Gold ({ $hand } aus der Hand, { $fund } aus dem Topf) und hat jetzt { $score }.
the_traitors-event-match_won = **{ $seat } gewinnt mit { $gold } Gold!**

## Who is out is told so alone, and what comes next

the_traitors-out-seat_murdered = { the_traitors-gone }
the_traitors-out-seat_banished = { the_traitors-gone }
the_traitors-gone = Alle sehen jetzt deine Hand und deine Rolle.
    In dieser Runde bekommst du nichts{ $last ->
        [1] { "" }, und es ist die letzte.
       *[0] { "" }. In der nächsten sitzt du mit neuer Hand und neuer Rolle wieder am Tisch.
    }

## Who learns what it is, a role or a side, is told so alone: which, how it wins by it, and a first advice

the_traitors-cast-faithful = Du bist loyal.
    .aim = Füllt den Topf und verbannt alle Verräter. Überlebt keiner, teilen sich die Lebenden den Topf; sonst gehört er den Verrätern. Wer lebt, behält auch sein Gold. Im Stapel: 8 Ereignisse (Mord, Verbannung, ruhige Nacht) und die letzte Wahl. Mit ihr endet die Runde, oder wenn zwei übrig sind oder alle wollen. **Dein Zug:** Zieh eine Karte, spiel Gold, einen Dolch oder nichts aus und behalte 3 Karten.
    .advice = Merk dir, wer für wen stimmt und wer nach welchem Streit ermordet wird. Ziehst du einen Schild, behalte ihn: Er rettet dich vor einem Mord. Später kann es einen zweiten Verräter geben: Wer die Verräterkarte zieht, kann die Seite wechseln, und niemand erfährt es.
    .again = Alle Rollen sind neu: Wer in der letzten Runde Verräter war, kann jetzt loyal sein. Verbannt die Verräter und überlebt bis zum Ende der Runde (zwei übrig, alle einig oder letzte Abstimmung): Dann teilen sich die Überlebenden den Topf, und auch das Gold auf deiner Hand gehört dir. **Rat:** Merk dir, wer für wen stimmt und wer nach welchem Streit ermordet wird.
the_traitors-cast-traitor = Du bist der Verräter.
    .aim = Nenne bei jedem Mord das Opfer und überlebe die Runde: Dann gehört der Topf nur den lebenden Verrätern, und auch das Gold auf deiner Hand gehört dir. Im Stapel: 8 Ereignisse (Mord, Verbannung, ruhige Nacht) und die letzte Wahl. Mit ihr endet die Runde, oder wenn zwei übrig sind oder alle wollen. **Dein Zug:** Zieh eine Karte, spiel Gold, einen Dolch oder nichts aus und behalte 3 Karten.
    .advice = Rede und stimme ab, als wärst du loyal. Ermorde niemanden, der dich gerade beschuldigt hat: Die anderen wüssten, warum. Deine Rolle kennst nur du. Wer die Verräterkarte zieht, kann zu dir überlaufen; keiner von euch erfährt es.
    .again = Alle Rollen sind neu: Diesmal mordest du in der Nacht, und niemand weiß es. Überlebe bis zum Ende der Runde (zwei übrig, alle einig oder letzte Abstimmung): Dann gehört der Topf nur den lebenden Verrätern, und auch das Gold auf deiner Hand gehört dir. **Rat:** Rede und stimme ab, als wärst du loyal, und ermorde niemanden, der dich gerade beschuldigt hat.
the_traitors-cast-recruited = Du gehörst jetzt zu den Verrätern.
    .aim = Bis zum Ende der Runde nennst du bei jedem Mord ein Opfer. Überlebst du, gehört der Topf nur dir und den anderen lebenden Verrätern. Auch das Gold auf deiner Hand gehört dir dann.
    .advice = Spiel und stimm ab wie bisher. Niemand weiß, dass du die Seite gewechselt hast, auch der andere Verräter nicht: Er kann dich als Opfer nennen. Hüte dich vor Dolchen: Sie zeigen deine Karte.

## Questions

the_traitors-question-recruit = Du hast die Verräterkarte gezogen. Nimmst du sie an?
    { $role ->
        [traitor] Du bist schon der Verräter und kannst sie nur ablehnen. Für die anderen sieht das aus wie jede andere Ablehnung.
       *[faithful] Überlebt ein Verräter die Runde, bekommen nur die Verräter den Topf. Wer außer dir dazugehört, erfährst du nicht.
    }
the_traitors-question-play = { $gold_only ->
        [1] Weiter: Ein Gold kommt in den Topf.
       *[0] Spielst du eine Karte aus?
    }
    Deine Hand: { NAME("the_traitors-card", $cards) }. { $gold_only ->
        [1] 3 Karten behältst du, also kommt ein Gold in den Topf (jetzt { $fund }).
       *[0] Gold kommt in den Topf (jetzt { $fund }){ $daggers ->
            [0] { "" }
           *[other] , ein Dolch zeigt dir eine fremde Hand
        }.{ COUNT($cards) ->
            [4] { " " }3 Karten behältst du: Spielst du nichts aus, wählst du eine, die du ablegst.
            [3] { " " }Spielst du nichts aus, behältst du alle drei.
           *[other] { "" }
        }
    }
the_traitors-question-blackmail = Wen erpresst du?
    Du siehst heimlich die ganze Hand und darfst eine Karte davon nehmen.
the_traitors-question-take = Welche Karte nimmst du { $named_seat } ab?
    { COUNT($cards) ->
        [0] Diese Hand ist leer.
       *[other] Diese Hand: { NAME("the_traitors-card", $cards) }.
    } { $exposed ->
        [1] **{ $named_seat } gehört{ $role ->
            [traitor] { " " }auch
           *[faithful] { "" }
        } zu den Verrätern:** Die Verräterkarte bleibt in dieser Hand.
       *[0] Die Verräterkarte kannst du nicht nehmen.
    } Alle erfahren, ob du eine Karte nimmst; welche, wisst nur ihr beide.
the_traitors-question-again = Setzt du den Dolch von { $named_seat } gleich ein?
    Bevor du geantwortet hast, erfährt niemand etwas.
the_traitors-question-discard = { $kinds ->
    [1] Weiter: Du legst eine Karte ab.
   *[other] Welche Karte legst du ab?
}
    Deine Hand: { NAME("the_traitors-card", $cards) }. 3 Karten behältst du. Gold kommt in den Topf (jetzt { $fund }), alles andere offen auf den Ablagestapel.
the_traitors-question-murder = Nacht: Alle antworten, damit niemand merkt, wer mordet.
    { $role ->
        [traitor] { $fellow ->
            [seen] **{ $fellow_seats } gehört auch zu den Verrätern:** Du hast die Karte gesehen. Überlebt ihr beide, teilt ihr euch den Topf; ohne { $fellow_seats } gehört er dir allein. Nenne ein Opfer: Mordet ihr beide, zählt nur ein Versuch.
            [none] Du bist allein auf der Seite der **Verräter** und musst ein Opfer nennen.
            [surely] Du gehörst zu den **Verrätern** und musst ein Opfer nennen; unter den anderen ist noch ein Verräter. Mordet ihr beide, zählt nur ein Versuch.
           *[perhaps] Du gehörst zu den **Verrätern** und musst ein Opfer nennen; unter den anderen kann noch ein Verräter sein. Morden mehrere, zählt nur ein Versuch.
        }
       *[faithful] Du bist **loyal**: Du kannst nur schlafen.
    } Niemand erfährt, was du geantwortet hast.{ $living ->
        [3] { " " }**Stirbt jetzt jemand, sind nur zwei übrig, und die Runde ist vorbei.**
       *[other] { "" }
    }
the_traitors-question-shield = Du sollst ermordet werden. Setzt du deinen Schild ein?
    Den Schild sehen alle, egal wie du antwortest. Ohne ihn scheidest du für diese Runde aus.
the_traitors-question-vote = { COUNT($rival_seats) ->
    [1] Du oder { $rival_seats }: Wer muss gehen?
   *[0] { $final ->
        [1] Die letzte Verbannung: Für wen stimmst du?
       *[0] Verbannung: Für wen stimmst du?
    }
}
    { COUNT($rival_seats) ->
        [1] Deine Stimme kann nur an { $rival_seats } gehen: Für sich selbst stimmt niemand. Überzeuge die anderen im Kanal.
       *[0] { $ballot ->
            [1] Wer die meisten Stimmen bekommt, scheidet aus und zeigt Rolle und Hand.
           *[other] Zuletzt gab es Gleichstand zwischen { TOGETHER($suspect_seats) }. Nur unter ihnen wird jetzt noch einmal gewählt.
        }
    } Aufgedeckt wird erst, wenn alle Stimmen da sind.{ the_traitors-two-left }
the_traitors-question-end = Soll die Runde enden?
    { "" }**Sagen alle Ja,** endet sie sofort: Ihr zeigt eure Rollen und behaltet das Gold auf eurer Hand.
    { $seen ->
        [2] Ein Verräter wurde ermordet, also **lebt noch ein zweiter:** Der bekommt dann den Topf mit { $fund } Gold.
       *[other] { $share ->
            [0] Ist kein Verräter dabei, **bekommt niemand etwas aus dem Topf:** { $fund } Gold reichen nicht für { $living }.
           *[other] Ist kein Verräter dabei, teilt ihr { $living } den Topf mit { $fund } Gold: **je { $share }.**
        } Ist einer dabei, nehmen die Verräter alles.
    }
    { "" }**Ein einziges Nein,** und ihr spielt weiter{ $share ->
        [0] { "" }: So kann der Topf noch wachsen.
       *[other] .
    } Alle Antworten werden gemeinsam aufgedeckt.{ $seen ->
        [0] { " " }Die Verräterkarte ist noch nicht aufgetaucht: Vielleicht hat sie jemand auf der Hand.
       *[other] { "" }
    }

## Choices, as on a button or in a menu

the_traitors-choice-recruit = { $key ->
    [accept] Annehmen
   *[reject] Ablehnen
}
    .note = { $key ->
        [accept] Du wirst Verräter und darfst morden. Niemand erfährt es. Die Karte bleibt eine deiner 3.
       *[reject] Du zeigst die Karte und legst sie ab.
    }
the_traitors-choice-play = { $key ->
    [none] Nichts ausspielen
   *[other] { $card ->
        [gold] Gold in den Topf
       *[other] Dolch: eine Hand ansehen
    }
}
the_traitors-choice-blackmail = { $seat }
the_traitors-choice-take = { $key ->
    [none] Nichts nehmen
   *[other] { NAME("the_traitors-card", $card) } nehmen
}
the_traitors-choice-again = { $key ->
    [none] Dolch behalten
   *[other] { $seat }
}
the_traitors-choice-discard = { $card ->
    [gold] Gold in den Topf
   *[other] { NAME("the_traitors-card", $card) } ablegen
}
the_traitors-choice-murder = { $key ->
    [F] Schlafen
   *[other] { $seat }
}
the_traitors-choice-shield = { $key ->
    [yes] Schild einsetzen
   *[no] Nicht einsetzen
}
the_traitors-choice-vote = { $only ->
    [1] Stimme für { $seat }
   *[0] { $seat }
}
the_traitors-choice-end = { $key ->
    [yes] Ja
   *[no] Nein
}

## Answers, told to whom gave them

the_traitors-answer-recruit = { $key ->
    [accept] Du nimmst die Verräterkarte an und gehörst jetzt zu den **Verrätern**.
   *[reject] Du lehnst die Verräterkarte ab.
}
the_traitors-answer-play = { $key ->
    [none] Du spielst nichts aus.
   *[other] Du spielst { NAME("the_traitors-card-a", $card) } aus.
}
the_traitors-answer-blackmail = Du erpresst { $seat }.
the_traitors-answer-take = { $key ->
    [none] Du nimmst { $named_seat } nichts ab.
   *[other] Du nimmst { $named_seat } { NAME("the_traitors-card-a", $card) } ab.
}
the_traitors-answer-again = { $key ->
    [none] Du behältst den Dolch.
   *[other] Du setzt ihn gleich ein und erpresst { $seat }.
}
the_traitors-answer-discard = Du legst { NAME("the_traitors-card-a", $card) } ab.
the_traitors-answer-murder = { $key ->
    [F] Du schläfst.
   *[other] Du nennst { $seat } als Opfer.
}
the_traitors-answer-shield = { $key ->
    [yes] Du setzt deinen Schild ein.
   *[no] Du setzt deinen Schild nicht ein.
}
the_traitors-answer-vote = Du stimmst für { $seat }.
the_traitors-answer-end = { $key ->
    [yes] Du möchtest die Runde beenden.
   *[no] Du möchtest, dass die Runde weitergeht.
}

## What the rules are against, told to whoever typed it

the_traitors-refusal-end = Ob die Runde enden soll, werdet ihr gefragt, wenn ein Verräter verbannt oder niemand ermordet wurde{ $again ->
    [1] , und sobald ein Verräter ausgeschieden ist, nach jeder anderen Verbannung, jeder Ruhigen Nacht und einem Zug, in dem die Verräterkarte abgelehnt wurde.
   *[0] .
}

## Rules help, by topic in reading order

the_traitors-rules-aim = Ihr füllt alle zusammen einen Topf mit Gold. Aber einer von euch ist heimlich der **Verräter**, und unterwegs kann noch jemand angeworben werden.

    - Die **Loyalen** wollen die Verräter finden und verbannen.
    - Die **Verräter** morden in der Nacht und wollen bis zum Ende der Runde unentdeckt bleiben.

    Überlebt ein Verräter die Runde, teilen sich nur die Verräter den Topf; sonst teilen ihn sich alle, die überlebt haben. Das Gold auf deiner Hand gehört dir allein, wenn du überlebst.

    Wer nach der letzten Runde das meiste Gold hat, gewinnt. Alle spielen für sich, in jeder Runde mit neuer Rolle.
    .title = Ziel
the_traitors-rules-round = Jede Runde beginnt neu, mit allen 60 Karten: 40 Gold, 6 Dolche, 4 Schilde, 8 Ereignisse, 1 Verräterkarte und 1 Letzte Verbannung.

    1. Alle bekommen 3 Karten: nur Gold, Dolche und Schilde.
    2. Die Verräterkarte wird in den Stapel gemischt. Die Ereignisse liegen in ungefähr gleichen Abständen darin, ganz unten liegt die Letzte Verbannung.
    3. Alle bekommen heimlich eine Rolle: Eine Person ist der Verräter, alle anderen sind loyal. Nur die Verräterkarte kann das ändern, siehe *{ the_traitors-rules-recruiting.title }*.
    4. Wer links vom Geber sitzt, ist zuerst am Zug, dann geht es im Uhrzeigersinn. In der nächsten Runde gibt die nächste Person.

    { "" }**Alle wissen**, wer lebt, wie viele Karten alle haben, was im Topf und auf dem Ablagestapel liegt und wer bei Tag eine Frage schon beantwortet hat. **Geheim** sind Handkarten und Rollen, ebenso eure Antworten bei Nacht und eure Stimmen, bis sie gezeigt werden.
    .title = Eine Runde
the_traitors-rules-turn = 1. **Ziehen:** Du ziehst die oberste Karte. Ein Ereignis oder die Letzte Verbannung wird sofort ausgeführt; geht die Runde weiter, ziehst du danach noch einmal. Die Verräterkarte fragt dich, ob du die Seite wechselst. Jede andere Karte kommt auf deine Hand.
    2. **Ausspielen:** Du spielst eine Karte oder keine: Gold in den Topf oder einen Dolch. Ein Schild wird hier nie ausgespielt.
    3. **Ablegen:** Du legst bis auf 3 Karten ab. Gold kommt in den Topf, alles andere offen auf den Ablagestapel.

    Scheidest du durch ein Ereignis aus, das du gezogen hast, geht es mit der nächsten Person weiter.

    Es gibt drei Ereignisse:
    - **{ NAME("the_traitors-event", "murder") }**, siehe *{ the_traitors-rules-murder.title }*
    - **{ NAME("the_traitors-event", "banishment") }**, siehe *{ the_traitors-rules-banishment.title }*
    - **{ NAME("the_traitors-event", "quiet_night") }**: Nichts geschieht.
    .title = Ein Zug
the_traitors-rules-murder = Alle Lebenden antworten heimlich, alle zugleich. Die Loyalen können nur schlafen. Ein Verräter muss ein Opfer nennen, sogar ein anderer Verräter darf es sein. Niemand erfährt, wer was geantwortet hat und wer schon geantwortet hat.

    Nennen mehrere Verräter jemanden, zählt nur ein Versuch: bei *{ the_traitors-option-preset.is-digital }* der erste im Uhrzeigersinn, beginnend bei der Person, die das Ereignis gezogen hat; bei *{ the_traitors-option-preset.is-paper }* entscheidet der Zufall.

    Das Opfer darf einen **Schild** einsetzen. Gezeigt wird er in jedem Fall, und eingesetzt rettet er das Opfer. Sonst scheidet es bis zur nächsten Runde aus und zeigt Hand und Rolle; das Gold auf der Hand kommt in den Topf.

    Wird **niemand ermordet**, lebt kein Verräter mehr. Dann werdet ihr gefragt, ob die Runde enden soll, siehe *{ the_traitors-rules-end.title }*.
    .title = Mord
the_traitors-rules-banishment = Ihr redet im Kanal und stimmt währenddessen ab: Alle Lebenden stimmen geheim für jemand anderen, der noch lebt. Bis die letzte Stimme da ist, kannst du deine ändern. Dann werden die Stimmen einzeln gezeigt: zuerst die, die als erste abgegeben wurde, dann weiter im Uhrzeigersinn.

    Wer die meisten Stimmen hat, scheidet bis zur nächsten Runde aus und zeigt Hand und Rolle; das Gold auf der Hand kommt in den Topf. Ein Schild hilft nicht.

    { "" }**Gleichstand:** Alle stimmen noch einmal ab, nur noch unter denen mit den meisten Stimmen. Wie oft, legt die Option *{ the_traitors-option-revotes }* fest (üblich sind 3); danach entscheidet das Los.

    Ist ein Verräter ausgeschieden, werdet ihr danach gefragt, ob die Runde enden soll, siehe *{ the_traitors-rules-end.title }*. Die **Letzte Verbannung**, die unterste Karte des Stapels, ist noch eine Abstimmung; dann endet die Runde.
    .title = Verbannung
the_traitors-rules-recruiting = Wer die Verräterkarte zieht, wird heimlich gefragt: annehmen oder ablehnen?

    - **Annehmen:** Du bist für den Rest der Runde Verräter. Die Karte bleibt auf deiner Hand, zählt als eine deiner 3 Karten und kann weder abgelegt noch genommen werden. Für die anderen sieht dein Zug aus, als hättest du irgendeine Karte gezogen.
    - **Ablehnen:** Du bleibst, was du bist. Alle sehen, wie die Karte auf den Ablagestapel kommt; eine andere ziehst du dafür nicht.

    Wer die Rolle des Verräters bekommen hat, kann die Karte nur ablehnen; das sieht aus wie jede andere Ablehnung.

    { "" }**Was Annehmen bedeutet:** Von da an gewinnst und verlierst du als Verräter. Bei jedem Mord nennst du ein Opfer. Überlebst du, teilst du den Topf nur mit Verrätern, und Verräter überleben oft: Annehmen lohnt sich also meistens. Aber die Loyalen jagen dich, ein Dolch kann deine Karte zeigen, und wer der andere Verräter ist, erfährst du nicht, und er nicht, dass du einer bist: Ihr könnt euch gegenseitig ermorden.
    .title = Die Verräterkarte
the_traitors-rules-cards = **Dolch:** Du spielst ihn statt Gold aus und nennst jemanden, der noch lebt. Du siehst heimlich die ganze Hand und darfst eine Karte nehmen, aber nie die Verräterkarte. Alle erfahren, wen du genannt und ob du eine Karte genommen hast; welche, wisst nur ihr beide. Einen Dolch, den du so bekommst, darfst du sofort einsetzen, wieder gegen wen du willst.

    Was ein Dolch dir gezeigt hat, darfst du nicht erzählen; *{ button-hand }* zeigt dir, was du noch davon weißt.

    { "" }**Schild:** Rettet dich einmal vor einem Mord. Gegen Dolche und Verbannung hilft er nicht.

    { "" }**Gold:** Jede Karte ist 1 wert. Was du auf der Hand behältst, gehört dir, wenn du überlebst; was im Topf liegt, wird geteilt.
    .title = Dolch, Schild, Gold
the_traitors-rules-points = Am Ende der Runde zeigen alle Überlebenden ihre Rolle.

    - Alle Überlebenden bekommen das Gold auf ihrer Hand.
    - Ist ein Verräter unter ihnen, teilen sich die lebenden Verräter den Topf gleichmäßig.
    - Sonst teilen ihn sich alle Überlebenden.

    Was sich nicht gleichmäßig teilen lässt, wird abgelegt. Wer ausgeschieden ist, bekommt in dieser Runde nichts.
    .title = Gold
the_traitors-rules-end = **Die Runde endet,**

    - wenn nur noch 2 leben,
    - nach der Letzten Verbannung,
    - oder wenn ihr es beschließt. Nur wenn alle Lebenden Ja sagen, endet die Runde. Die Antworten werden gemeinsam gezeigt.

    { "" }**Gefragt werdet ihr**, nachdem ein Verräter verbannt oder bei einem Mord niemand ermordet wurde. Ist ein Verräter ausgeschieden, dann auch nach jeder anderen Verbannung, nach jeder Ruhigen Nacht und nach einem Zug, in dem die Verräterkarte abgelehnt wurde: Was ihr erfahren habt, kann euch sicher gemacht haben, dass kein Verräter mehr da ist. Nicht nach einem Mordversuch, denn dann lebt noch einer. Steht *{ the_traitors-option-ask_end }* auf *{ the_traitors-option-ask_end.is-once }*, gelten nur die ersten beiden.

    { "" }**Das Spiel endet** nach der letzten Runde. Wer das meiste Gold hat, gewinnt; bei Gleichstand teilt ihr euch den Sieg. Die Option *{ the_traitors-option-rounds }* sagt, wie viele Runden es sind, 1 bis 8. Am besten spielt es sich nach der gedruckten Regel zu viert mit 3 oder 4, zu fünft oder sechst mit 2 oder 3, zu siebt oder acht mit 1 oder 2.
    .title = Das Ende
the_traitors-rules-presets = Die Regeln kennen zwei Spielweisen.

    - **{ the_traitors-option-preset.is-digital }:** Jedes Ereignis ist Mord, Verbannung oder Ruhige Nacht, alles gleich wahrscheinlich. Morden mehrere Verräter, zählt der erste im Uhrzeigersinn, beginnend bei der Person, die das Ereignis gezogen hat.
    - **{ the_traitors-option-preset.is-paper }:** Die Ereignisse einer Runde kommen aus einem gemischten Stapel mit 3 Morden, 3 Verbannungen und 2 Ruhigen Nächten. Morden mehrere Verräter, entscheidet der Zufall, wessen Versuch zählt.

    Wer diesen Bot betreibt, kann andere Karten für diesen Stapel oder andere Wahrscheinlichkeiten eingetragen haben.
    .title = Standard und Ereignisstapel
the_traitors-rules-readings = Wo die gedruckte Regel schweigt oder etwas sagt, was hier nicht geht, wird so gespielt:

    - **Wer zuerst mordet** (*{ the_traitors-option-preset.is-digital }*): „only the first Traitor’s murder attempt counts“. Wer der Erste ist, steht nicht da. Weil hier alle zugleich antworten, geht es im Uhrzeigersinn, beginnend bei der Person, die das Ereignis gezogen hat.
    - **Die Verräterkarte ablehnen:** Eine andere Karte wird dafür nicht gezogen.
    - **Gleichstand bei der Abstimmung:** „Repeat as necessary until you have a majority“. Damit ein Spiel endet, entscheidet nach 3 Stichwahlen das Los; die Option *{ the_traitors-option-revotes }* kennt auch die gedruckte Regel.
    - **Für sich selbst stimmt niemand.**
    - **Den Topf teilen:** „discard 1 Gold card and divide the rest“. Es wird so viel abgelegt, dass es aufgeht.
    - **Wer gleich viel Gold hat**, teilt sich den Sieg.
    - **Wann ihr eine Runde beenden könnt:** „if everyone believes all Traitors have been eliminated“. Ihr werdet jedes Mal gefragt, wenn es so weit sein kann.
    - **Auswahlstapel und App:** Wie viele Karten es von jeder Art gibt und wie wahrscheinlich jedes Ereignis ist, steht nirgends; 3, 3 und 2 und alles gleich wahrscheinlich ist von uns.
    .title = Wie unklare Regeln gelesen werden

## How a score came about

the_traitors-part = { $key ->
    [hand] Hand { $points }
   *[fund] Topf { $points }
}

## Its slash command: the name in small letters, then what Discord shows beside it; and the words below it

the_traitors-command = traitors
    .description = Beantworten, was The Traitors dich fragt
the_traitors-command-recruit = anwerben
    .description = Die Verräterkarte annehmen oder ablehnen
    .answer = antwort
    .answer-note = Annehmen oder ablehnen
the_traitors-command-play = ausspielen
    .description = In deinem Zug Gold oder einen Dolch ausspielen, oder nichts
    .answer = karte
    .answer-note = Gold oder ein Dolch von deiner Hand, oder nichts
the_traitors-command-blackmail = erpressen
    .description = Sagen, wessen Hand dein Dolch dir zeigt
    .answer = person
    .answer-note = Jemand anders, der noch lebt
the_traitors-command-take = nehmen
    .description = Eine Karte aus der Hand nehmen, die dein Dolch dir zeigt, oder keine
    .answer = karte
    .answer-note = Eine der Karten, die du nehmen darfst, oder nichts
the_traitors-command-discard = ablegen
    .description = Eine deiner vier Karten ablegen
    .answer = karte
    .answer-note = Welche der vier Karten
the_traitors-command-murder = morden
    .description = Bei einem Mord heimlich schlafen oder ein Opfer nennen
    .answer = taste
    .answer-note = F für Schlafen, ein Opfer für die Verräter
the_traitors-command-shield = schild
    .description = Deinen Schild gegen einen Mord einsetzen oder nicht
    .answer = antwort
    .answer-note = Ob du ihn einsetzt
the_traitors-command-vote = abstimmen
    .description = Geheim abstimmen, wer verbannt wird
    .answer = person
    .answer-note = Jemand anders, der noch lebt; in einer Stichwahl, wer zur Wahl steht
the_traitors-command-end = beenden
    .description = Sagen, ob die Runde enden soll
    .answer = antwort
    .answer-note = Ja oder nein
