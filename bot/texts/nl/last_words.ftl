### Laatste woorden: vooraf geschreven en aan iedereen verteld zodra iemand eruit ligt.

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
