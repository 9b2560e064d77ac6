### The record of votes, privately: who voted for whom, round by round.

votes = Eerdere stemmen
votes-result = Uitslag
votes-page = pagina { $page } van { $pages }
votes-none = Er heeft nog niemand gestemd.
votes-for = { $option } { $count } ({ $names })
button-votes-before = Eerder
button-votes-after = Later
refusal-votes = Deze tafel houdt geen stemmen bij: hier telt wat je zelf onthoudt.

options-votes = Stemverslag
    .note = Of iedereen kan nakijken wie op wie heeft gestemd, of het zelf moet onthouden
votes-value = { $key ->
    [on] iedereen kan het nakijken
   *[off] zelf onthouden
}
