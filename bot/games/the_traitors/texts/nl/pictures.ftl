### Wat op de afbeeldingen van The Traitors staat, en wat ze zeggen tegen wie ze niet kan zien.

## Op de afbeeldingen

# In the middle of the board.
the_traitors-picture-turn = { $name } is aan de beurt
the_traitors-picture-living = { $count } in leven
    .note = Bij twee is de ronde voorbij
the_traitors-picture-ballot = { $number ->
    [1] Wie is een verrader?
   *[other] Gelijke stand: stemronde { $number }
}
the_traitors-picture-named = wordt gechanteerd
the_traitors-picture-outcome = { $key ->
    [murdered] vermoord
    [saved] gered
    [nobody] Niemand werd vermoord
    [banished] verbannen
    [lots] verbannen door het lot
    [quiet] Er gebeurt niets
    [shield] moet sterven
    [night] Wie ontbreekt bij het ontbijt?
   *[open] Iedereen antwoordt
}
# What a player has done with the Traitor card.
the_traitors-picture-rejected = geweigerd
the_traitors-picture-ended = { $key ->
    [two_left] Er zijn er nog twee
    [agreed] Iedereen wilde stoppen
   *[final_banishment] Einde van de stapel
}
the_traitors-picture-shared = { $role ->
    [traitor] Verraders delen de pot
   *[faithful] De getrouwen delen de pot
}
# Beside the Gold of the rounds that are over.
the_traitors-picture-own-gold = tot nu
# Below the row of Events: their number, and the Final Banishment at its end.
the_traitors-picture-events = Gebeurtenis { $past }/{ $most } → Slotstem
# Above the cards to draw, and above those that were discarded.
the_traitors-picture-deck = Stapel
    .discarded = Afgelegd
the_traitors-picture-fund = Pot
# Beside the signs in the corner of the board.
the_traitors-picture-legend = { $key ->
    [dagger] hand bekeken
    [gold] goud tot nu toe
    [vote] stemde op
    [dead] moord
    [banishment] verbanning
   *[quiet_night] rustige nacht
}
the_traitors-picture-no-hand = Je hebt geen kaarten
# Above the card that was just drawn.
the_traitors-picture-new = nieuw
the_traitors-picture-role = Jouw rol
the_traitors-picture-aim = { $key ->
    [traitor] Overleef en pak de pot
   *[faithful] Verban elke verrader
}
the_traitors-picture-recruited = Geworven
the_traitors-picture-you-are = { $key ->
    [traitor] Je bent de
    [recruited] Je bent nu een
   *[faithful] Je bent
}
the_traitors-picture-aims = { $key ->
    [murder] Moord in de nacht
    [hide] Val overdag niet op
    [survive] Overleef en pak de pot
    [watch] Let op wie er liegt
    [banish] Verban elke verrader
   *[share] Dan delen jullie de pot
}
# The card of somebody who is out: murdered, banished.
the_traitors-picture-fate = Je bent
    .aims = { $key ->
        [lost] Je goud zit in de pot
        [watch] Kijk hoe het afloopt
       *[again] Volgende ronde weer mee
    }
the_traitors-picture-whole = De hele hand
the_traitors-picture-some = { $count ->
    [one] Nog één kaart onbekend
   *[other] Nog { $count } kaarten onbekend
}
the_traitors-picture-no-cards = Geen kaarten
the_traitors-picture-out = { $key ->
    [murdered] Je bent vermoord.
   *[banished] Je bent verbannen.
} { $last ->
    [1] Vanaf nu kijk je toe.
   *[0] In de volgende ronde doe je weer mee.
}
the_traitors-picture-over = De ronde is voorbij.

## Momenten

the_traitors-moment-heading = { $key ->
    [victim_named] Moord
   *[breakfast] Aan het ontbijt
}
# After the name, if there is one.
the_traitors-moment-deed = { $key ->
    [victim_named] moet sterven
    [shield_used] leeft nog
    [seat_murdered] ontbreekt
   *[nobody_murdered] Niemand ontbreekt
}
the_traitors-moment-line = { $key ->
    [victim_named] Er ligt een schild klaar: wordt het gebruikt?
    [shield_used] Een schild hield de dolk tegen
   *[nobody_murdered] Geen moord: er leeft geen verrader meer
}
the_traitors-moment-was = { $role ->
    [traitor] Vannacht vermoord: een verrader, door een verrader
   *[faithful] Vannacht vermoord: een getrouwe
}
the_traitors-moment-hand = { COUNT($cards) ->
    [0] De hand was leeg
   *[other] Hand: { NAME("the_traitors-card", $cards) }
}
the_traitors-moment-fund = { $gold ->
    [0] Pot { $fund }
   *[other] Pot { $fund } (+{ $gold })
}
the_traitors-moment-living = Nog { $count } in leven

## In plaats van het bord

the_traitors-alt-round = The Traitors, ronde { $round } van { $rounds }.
the_traitors-alt-over = { $count ->
    [one] De winnaar: { $winners }. The Traitors, afgelopen na ronde { $round }.
   *[other] De winnaars: { $winners }. The Traitors, afgelopen na ronde { $round }.
}
the_traitors-alt-turn = { $name } is aan de beurt.
the_traitors-alt-named = { $name } wordt gechanteerd.
the_traitors-alt-ballot = Stemronde { $number }; verdachten: { $names }.
the_traitors-alt-fund = Pot { $fund }.
the_traitors-alt-deck = Stapel { $deck }, gebeurtenissen { $events } van { $most }.
the_traitors-alt-events = Gebeurtenissen: { $events }.
the_traitors-alt-votes = Laatste stemronde: { $votes }.
the_traitors-alt-vote = { $voter } op { $voted }
the_traitors-alt-refused = Wilden de ronde niet beëindigen: { $names }.
the_traitors-alt-discards = Aflegstapel: { $cards }.
the_traitors-alt-no-discards = Aflegstapel leeg.
the_traitors-alt-seat = { $score ->
    [0] { $name }
   *[other] { $name }: { $score } goud
}
the_traitors-alt-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
the_traitors-alt-fate = { $key ->
    [murdered] vermoord
    [banished] verbannen
   *[survived] overleefd
}
the_traitors-alt-showed = toonde { $cards }
the_traitors-alt-dealer = deler
the_traitors-alt-played = { $key ->
    [gold] speelt goud
   *[dagger] speelt een dolk
}
the_traitors-alt-rejected = weigerde de verraderskaart
the_traitors-alt-gain = deze ronde +{ $hand } uit de hand, +{ $fund } uit de pot

## In plaats van een hand

the_traitors-alt-owner = { $name }, { NAME("the_traitors-role", $role) }.
the_traitors-alt-hand = Jouw hand: { NAME("the_traitors-card", $cards) }.
the_traitors-alt-sight = { $name } heeft zeker: { $cards }. { $note }.
