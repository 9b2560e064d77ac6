### Notities: wat iemand van de anderen denkt, alleen voor zichzelf.

command-notes = notities
    .description = Noteer wie je verdenkt, alleen voor jezelf
button-notes = Notities
notes-title = Je notities
notes-private = -# Alleen jij ziet ze. Verander ze wanneer je wilt{ $out ->
    [0] {""}
   *[other] , ook als je eruit ligt
}.
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

## Laatste woorden: vooraf geschreven en aan iedereen verteld zodra iemand eruit ligt.

button-last-words = Laatste woorden
last-words-field = Als je eruit ligt
    .note = Dan leest iedereen het, onder het bericht daarover. Tot dan kun je het veranderen.
last-words = Je laatste woorden: “{ $words }”
last-words-told = > Laatste woorden van { $name }: “{ $words }”
refusal-out-already = Je ligt eruit: je laatste woorden staan vast.
refusal-last-words = Aan deze tafel zijn er geen laatste woorden.

options-last_words = Laatste woorden
    .note = Of je vooraf kunt opschrijven wat iedereen leest als je eruit ligt
last_words-value = { $key ->
    [on] iedereen mag ze achterlaten
   *[off] geen
}
