### Boards and hands in words, for people who do not see pictures.

command-my-reading = lesen
    .description = Wählen, ob Spielplan und Hand als Bild kommen, in Worten oder beides
    .how = wie
    .how-note = Bilder, beides oder Worte; ohne Angabe sage ich, was du gewählt hast
reading-pictures = Bilder
reading-both = Bilder und Worte
reading-words = Worte
reading-is-pictures = Du bekommst Bilder. { COMMAND("my", "reading") } gibt dir Worte, oder beides.
reading-is-both = Du bekommst Bilder, und dasselbe in Worten. { COMMAND("board") } und { COMMAND("hand") } sagen alles, Seite für Seite. { COMMAND("my", "reading") } ändert das.
reading-is-words = Du bekommst alles in Worten, ohne Bilder. { COMMAND("board") } und { COMMAND("hand") } sagen alles, Seite für Seite. { COMMAND("my", "reading") } ändert das.
reading-more = Mehr mit /{ $whole ->
    [board] { command-board }
   *[hand] { command-hand }
}.
reading-more-here = Mehr mit { $whole ->
    [board] { COMMAND("board") }
   *[hand] { COMMAND("hand") }
}.
reading-new = { $left ->
    [0] Neu, seit du zuletzt nachgesehen hast:
    [one] Neu, seit du zuletzt nachgesehen hast, nach einer älteren Meldung:
   *[other] Neu, seit du zuletzt nachgesehen hast, nach { $left } älteren Meldungen:
}
# Below a question.
reading-answer = Antworte mit einer Schaltfläche oder einem Menü, oder tippe { COMMAND($game, $word) }.
reading-nothing-new = Nichts Neues, seit du zuletzt nachgesehen hast.
reading-now = Der Spielplan jetzt:
reading-hand = deine Hand
button-reading-hand = Deine Hand in Worten
button-reading-before = Vorige Seite
button-reading-after = Nächste Seite

## Words in place of signs

sign-suit = { $key ->
    [clubs] Kreuz
    [diamonds] Karo
    [hearts] Herz
   *[spades] Pik
}
sign-card = { NAME("sign-suit", $suit) }{ $rank ->
    [B] -Bube
    [D] -Dame
    [K] -König
    [A] -Ass
   *[other] { " " }{ $rank }
}
# So many cards of a suit.
sign-count = { $count } { NAME("sign-suit", $suit) }
# In place of an arrow.
sign-then = , dann{ " " }
sign-times = { $count }-mal
sign-minus = minus{ " " }
# Behind the name of a computer player.
sign-computer = { " " }(Computer)
# Before the newest turn.
sign-newest = Letzter Zug:{ " " }
# A line in place of those for which there is no room.
sign-left-out = Einiges ist hier ausgelassen.
# Scores at the end, in place of a cup and bold names.
sign-winners = Gewonnen: { $winners }{ COUNT($others) ->
    [0] { "" }
   *[other] . Die anderen: { $others }
}
sign-chosen = Gewählt: { $label }
