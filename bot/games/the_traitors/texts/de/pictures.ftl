### Was auf den Bildern von The Traitors steht, und was sie denen sagen, die sie nicht sehen können.

## Auf den Bildern

# In the middle of the board.
the_traitors-picture-turn = { $name } ist am Zug
the_traitors-picture-living = { $count } am Leben
    .note = Sind es zwei, endet die Runde
the_traitors-picture-ballot = { $number ->
    [1] Wer verrät uns?
   *[other] Gleichstand: Wahlgang { $number }
}
the_traitors-picture-named = wird erpresst
the_traitors-picture-outcome = { $key ->
    [murdered] ermordet
    [saved] gerettet
    [nobody] Niemand wurde ermordet
    [banished] verbannt
    [lots] per Los verbannt
    [quiet] Nichts geschieht
    [shield] soll sterben
    [night] Wer fehlt beim Frühstück?
   *[open] Alle antworten
}
# What a player has done with the Traitor card.
the_traitors-picture-rejected = abgelehnt
the_traitors-picture-ended = { $key ->
    [two_left] Nur zwei sind übrig
    [agreed] Alle wollten aufhören
   *[final_banishment] Ende des Stapels
}
the_traitors-picture-shared = { $role ->
    [traitor] Verräter teilen den Topf
   *[faithful] Die Loyalen teilen den Topf
}
# Beside the Gold of the rounds that are over.
the_traitors-picture-own-gold = bisher
# Below the row of Events: their number, and the Final Banishment at its end.
the_traitors-picture-events = Ereignis { $past }/{ $most } → Letzte Wahl
# Above the cards to draw, and above those that were discarded.
the_traitors-picture-deck = Stapel
    .discarded = Abgelegt
the_traitors-picture-fund = Topf
# Beside the signs in the corner of the board.
the_traitors-picture-legend = { $key ->
    [dagger] Hand angesehen
    [gold] Gold bisher
    [vote] stimmte für
    [dead] Mord
    [banishment] Verbannung
   *[quiet_night] ruhige Nacht
}
the_traitors-picture-no-hand = Du hast keine Karten
# Above the card that was just drawn.
the_traitors-picture-new = neu
the_traitors-picture-role = Deine Rolle
the_traitors-picture-aim = { $key ->
    [traitor] Überlebe, nimm den Topf
   *[faithful] Verbannt alle Verräter
}
the_traitors-picture-recruited = Angeworben
the_traitors-picture-you-are = { $key ->
    [traitor] Du bist der
    [recruited] Du bist jetzt
   *[faithful] Du bist
}
the_traitors-picture-aims = { $key ->
    [murder] Morde bei Nacht
    [hide] Bleib bei Tag unerkannt
    [survive] Überlebe, nimm den Topf
    [watch] Achte darauf, wer lügt
    [banish] Verbannt alle Verräter
   *[share] Dann teilt ihr den Topf
}
# The card of somebody who is out: murdered, banished.
the_traitors-picture-fate = Du wurdest
    .aims = { $key ->
        [lost] Dein Gold ist im Topf
        [watch] Sieh zu, wie es endet
       *[again] Nächste Runde dabei
    }
the_traitors-picture-whole = Die ganze Hand
the_traitors-picture-some = { $count ->
    [one] Eine weitere Karte unbekannt
   *[other] { $count } weitere Karten unbekannt
}
the_traitors-picture-no-cards = Keine Karten
the_traitors-picture-out = { $key ->
    [murdered] Du wurdest ermordet.
   *[banished] Du wurdest verbannt.
} { $last ->
    [1] Ab jetzt siehst du zu.
   *[0] In der nächsten Runde bist du wieder dabei.
}
the_traitors-picture-over = Die Runde ist vorbei.

## Augenblicke

the_traitors-moment-heading = { $key ->
    [victim_named] Mord
   *[breakfast] Beim Frühstück
}
# After the name, if there is one.
the_traitors-moment-deed = { $key ->
    [victim_named] soll sterben
    [shield_used] lebt noch
    [seat_murdered] fehlt
   *[nobody_murdered] Niemand fehlt
}
the_traitors-moment-line = { $key ->
    [victim_named] Ein Schild liegt bereit: Kommt er zum Einsatz?
    [shield_used] Ein Schild hat den Dolch abgefangen
   *[nobody_murdered] Kein Mord: Von den Verrätern lebt niemand mehr
}
the_traitors-moment-was = { $role ->
    [traitor] Von der eigenen Seite ermordet: Verräter
   *[faithful] In der Nacht ermordet, loyal
}
the_traitors-moment-hand = { COUNT($cards) ->
    [0] Die Hand war leer
   *[other] Hand: { NAME("the_traitors-card", $cards) }
}
the_traitors-moment-fund = { $gold ->
    [0] Topf { $fund }
   *[other] Topf { $fund } (+{ $gold })
}
the_traitors-moment-living = { $count } am Leben

## Statt des Spielplans

the_traitors-alt-round = The Traitors, Runde { $round } von { $rounds }.
the_traitors-alt-over = { $count ->
    [one] Gewonnen hat: { $winners }. The Traitors, zu Ende nach Runde { $round }.
   *[other] Gewonnen haben: { $winners }. The Traitors, zu Ende nach Runde { $round }.
}
the_traitors-alt-turn = { $name } ist am Zug.
the_traitors-alt-named = { $name } wird erpresst.
the_traitors-alt-ballot = Wahlgang { $number }; unter Verdacht: { $names }.
the_traitors-alt-fund = Topf { $fund }.
the_traitors-alt-deck = Stapel { $deck }, Ereignisse { $events } von { $most }.
the_traitors-alt-events = Ereignisse: { $events }.
the_traitors-alt-votes = Letzter Wahlgang: { $votes }.
the_traitors-alt-vote = { $voter } für { $voted }
the_traitors-alt-refused = Wollten die Runde nicht beenden: { $names }.
the_traitors-alt-discards = Ablagestapel: { $cards }.
the_traitors-alt-no-discards = Ablagestapel leer.
the_traitors-alt-seat = { $score ->
    [0] { $name }
   *[other] { $name }: { $score } Gold
}
the_traitors-alt-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
the_traitors-alt-fate = { $key ->
    [murdered] ermordet
    [banished] verbannt
   *[survived] überlebt
}
the_traitors-alt-showed = zeigte { $cards }
the_traitors-alt-dealer = gibt
the_traitors-alt-played = { $key ->
    [gold] spielt Gold
   *[dagger] spielt einen Dolch
}
the_traitors-alt-rejected = hat die Verräterkarte abgelehnt
the_traitors-alt-gain = diese Runde +{ $hand } aus der Hand, +{ $fund } aus dem Topf

## Statt einer Hand

the_traitors-alt-owner = { $name }, { NAME("the_traitors-role", $role) }.
the_traitors-alt-hand = Deine Hand: { NAME("the_traitors-card", $cards) }.
the_traitors-alt-sight = { $name } hat sicher: { $cards }. { $note }.
