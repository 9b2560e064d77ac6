### Notizen: was jemand von den anderen hält, nur für sich.

command-notes = notizen
    .description = Notiere dir, wen du verdächtigst – nur für dich
button-notes = Notizen
notes-title = Deine Notizen
notes-private = -# Nur du siehst sie. Ändere sie, wann du willst{ $out ->
    [0] {""}
   *[other] , auch wenn du raus bist
}.
mark-trust = Vertrauen
mark-unsure = Unsicher
mark-suspect = Verdacht
notes-marked = **{ $mark }** · { $names }
notes-entry = { $mark } · { $name }
notes-nobody = { $mark } · niemand
button-write = Schreiben
notes-field = Nur für dich
    .note = Niemand sonst liest es.
refusal-notes-round = Eine neue Runde hat begonnen, mit neuen Geheimnissen. Öffne deine Notizen noch einmal: { COMMAND("notes") }.

## Letzte Worte: vorher geschrieben und allen gesagt, sobald jemand ausscheidet.

button-last-words = Letzte Worte
last-words-field = Wenn du ausscheidest
    .note = Dann lesen es alle, direkt unter der Nachricht davon. Bis dahin kannst du es ändern.
last-words = Deine letzten Worte: „{ $words }“
last-words-told = > Letzte Worte von { $name }: „{ $words }“
refusal-out-already = Du bist ausgeschieden: An deinen letzten Worten ändert sich nichts mehr.
refusal-last-words = An diesem Tisch gibt es keine letzten Worte.

options-last_words = Letzte Worte
    .note = Ob man vorher aufschreiben kann, was alle lesen, wenn man ausscheidet
last_words-value = { $key ->
    [on] alle dürfen welche hinterlassen
   *[off] keine
}
