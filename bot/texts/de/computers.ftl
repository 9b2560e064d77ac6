### Computer players: how well they play, and what they advise.

## Levels

level-name-easy = leicht
level-name-usual = normal
level-name-strong = stark
level-note-easy = Meidet das Schlechteste und nimmt sonst irgendwas: fürs erste Spiel
level-note-usual = Spielt vernünftig; so einen bringt „{ button-computer }“
level-note-strong = Denkt voraus und ist schwer zu schlagen
level-hint = Computerspieler anderer Stärke
level-line = Computerspieler: { $computers }

## Advice

button-advice = Was würdest du tun?
options-advice = Rat
    .note = Ob unter Fragen „{ button-advice }“ steht
advice-value = { $key ->
    [off] aus
    [on] an, für alle: zählt nicht für die Rangliste
   *[usual] solange nur ein Mensch mitspielt
}
lobby-advice = Mit Rat: Unter jeder Frage kannst du mit *{ button-advice }* einen Computerspieler fragen.
advice = Mein Rat: **{ $choices }**.
advice-won = So gewinnst du etwa { $won } von 100 Partien, die ich mir von hier aus vorstelle. Gleich verteilt wären es { $share }.
advice-next = Danach kommt **{ $choices }** ({ $won } von 100).
advice-close = Etwa gleich gut: **{ $choices }** ({ $won } von 100).
advice-suspects = Am meisten verdächtige ich **{ $name }**: zu { $share } %.
advice-from = -# Ich weiß nur, was du selbst sehen kannst.

refusal-advice-over = Diese Frage ist vorbei. { COMMAND("hand") } zeigt, was du jetzt gefragt wirst.
refusal-advice-off = An diesem Tisch gebe ich keinen Rat. Das legt der Gastgeber vor dem Spiel unter *{ button-options }* fest.
refusal-advice-busy = Ich habe gerade zu viel zu überlegen. Frag mich gleich noch einmal.
