### Boards and hands in words, for people who do not see pictures.

command-my-reading = lezen
    .description = Kies of je bord en hand als afbeelding krijgt, in woorden of allebei
    .how = hoe
    .how-note = Afbeeldingen, allebei of woorden; zonder keuze zeg ik wat je gekozen hebt
reading-pictures = afbeeldingen
reading-both = afbeeldingen en woorden
reading-words = woorden
reading-is-pictures = Je krijgt afbeeldingen. { COMMAND("my", "reading") } geeft je woorden, of allebei.
reading-is-both = Je krijgt afbeeldingen, en hetzelfde in woorden. { COMMAND("board") } en { COMMAND("hand") } vertellen alles, pagina voor pagina. { COMMAND("my", "reading") } verandert dat.
reading-is-words = Je krijgt alles in woorden, zonder afbeeldingen. { COMMAND("board") } en { COMMAND("hand") } vertellen alles, pagina voor pagina. { COMMAND("my", "reading") } verandert dat.
reading-more = Meer met /{ $whole ->
    [board] { command-board }
   *[hand] { command-hand }
}.
reading-more-here = Meer met { $whole ->
    [board] { COMMAND("board") }
   *[hand] { COMMAND("hand") }
}.
reading-new = { $left ->
    [0] Nieuw sinds je laatst keek:
    [one] Nieuw sinds je laatst keek, na één ouder bericht:
   *[other] Nieuw sinds je laatst keek, na { $left } oudere berichten:
}
# Below a question.
reading-answer = Antwoord met een knop of menu, of typ { COMMAND($game, $word) }.
reading-nothing-new = Niets nieuws sinds je laatst keek.
reading-now = Het bord nu:
reading-hand = je hand
button-reading-hand = Je hand in woorden
button-reading-before = Vorige pagina
button-reading-after = Volgende pagina

## Words in place of signs

sign-suit = { $key ->
    [clubs] klaveren
    [diamonds] ruiten
    [hearts] harten
   *[spades] schoppen
}
sign-card = { $suit ->
    [clubs] { $rank ->
        [B] klaverboer
        [V] klavervrouw
        [H] klaverheer
        [A] klaveraas
       *[other] klaveren { $rank }
    }
   *[other] { NAME("sign-suit", $suit) }{ $rank ->
        [B] boer
        [V] vrouw
        [H] heer
        [A] aas
       *[other] { " " }{ $rank }
    }
}
# So many cards of a suit.
sign-count = { $count } { NAME("sign-suit", $suit) }
# In place of an arrow.
sign-then = , dan{ " " }
sign-times = { $count } keer
sign-minus = min{ " " }
# Behind the name of a computer player.
sign-computer = { " " }(computer)
# Before the newest turn.
sign-newest = Laatste beurt:{ " " }
# A line in place of those for which there is no room.
sign-left-out = Hier is iets weggelaten.
# Scores at the end, in place of a cup and bold names.
sign-winners = Gewonnen: { $winners }{ COUNT($others) ->
    [0] { "" }
   *[other] . De anderen: { $others }
}
sign-chosen = Gekozen: { $label }
