### Tips: what is worth knowing of a question, for those to whom a game is new. Each game has its own.

command-my-tips = tipps
    .description = Wähle, ob es in deinen ersten Spielen Tipps gibt
    .given = zeigen
    .given-note = Ja oder nein; ohne Angabe sage ich dir, was gilt
tips-on = ja
tips-off = nein
# Below a question, and in a match's first one how to end them.
tip = **Tipp:** { $tip }
tip-off = -# { COMMAND("my", "tips") } stellt Tipps ab.
button-no-tips = Keine Tipps mehr
button-tips = Tipps geben
tips-given = Spielst du ein Spiel zum ersten oder zweiten Mal, steht unter der ersten Frage jeder Art ein Tipp. { COMMAND("my", "tips") } stellt das ab.
tips-not-given = Es gibt keine Tipps mehr. { COMMAND("my", "tips") } bringt sie zurück.
