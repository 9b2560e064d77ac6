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
    [one] Neu, seit du zuletzt nachgesehen hast, nach einer älteren Sache:
   *[other] Neu, seit du zuletzt nachgesehen hast, nach { $left } älteren Sachen:
}
reading-nothing-new = Nichts Neues, seit du zuletzt nachgesehen hast.
reading-now = Der Spielplan jetzt:
reading-hand = deine Hand
button-reading-hand = Deine Hand in Worten
button-reading-before = Vorige Seite
button-reading-after = Nächste Seite
