### Notities: wat iemand van de anderen denkt, alleen voor zichzelf.

command-notes = notities
    .description = Noteer wie je verdenkt, alleen voor jezelf
button-notes = Notities
notes-title = Je notities
notes-private = -# Alleen jij ziet ze. Verander ze wanneer je wilt, ook als je eruit ligt.
mark-trust = Vertrouwen
mark-unsure = Twijfel
mark-suspect = Verdacht
notes-marked = **{ $mark }** · { $names }
notes-entry = { $mark } · { $name }
notes-nobody = { $mark } · niemand
button-write = Schrijven
notes-field = Alleen voor jou
    .note = Niemand anders leest het.
refusal-notes-round = Er is een nieuwe ronde begonnen, met nieuwe geheimen. Open je notities opnieuw: { COMMAND("notes") }.
