### Notizen: was jemand von den anderen hält, nur für sich.

command-notes = notizen
    .description = Notiere dir, wen du verdächtigst – nur für dich
button-notes = Notizen
notes-title = Deine Notizen
notes-private = -# Nur du siehst sie. Ändere sie, wann du willst, auch wenn du raus bist.
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
