### The record of votes, privately: who voted for whom, round by round.

votes = Frühere Stimmen
votes-result = Ergebnis
votes-page = Seite { $page } von { $pages }
votes-none = Noch hat niemand abgestimmt.
votes-for = { $option } { $count } ({ $names })
button-votes-before = Früher
button-votes-after = Später
refusal-votes = Dieser Tisch führt kein Stimmenprotokoll: Hier zählt, was ihr euch gemerkt habt.

options-votes = Stimmenprotokoll
    .note = Ob alle nachsehen können, wer für wen gestimmt hat, oder es sich merken müssen
votes-value = { $key ->
    [on] alle können nachsehen
   *[off] selbst merken
}
