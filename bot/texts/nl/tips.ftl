### Tips: what is worth knowing of a question, for those to whom a game is new. Each game has its own.

command-my-tips = tips
    .description = Kies of je in je eerste spellen tips krijgt
    .given = tonen
    .given-note = Ja of nee; anders zeg ik wat je hebt gekozen
tips-on = ja
tips-off = nee
# Below a question, and in a match's first one how to end them.
tip = **Tip:** { $tip }
tip-off = -# Met { COMMAND("my", "tips") } zet je tips uit.
button-no-tips = Geen tips meer
button-tips = Tips geven
tips-given = De eerste twee keer dat je een spel speelt, staat er een tip onder de eerste vraag van elke soort. { COMMAND("my", "tips") } zet dat uit.
tips-not-given = Geen tips meer. Met { COMMAND("my", "tips") } krijg je ze terug.
