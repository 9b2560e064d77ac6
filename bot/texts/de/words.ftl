### The glossary: the words of the bot itself. Each says what it means; .word is the word.

bot-word-table = Ein Spiel in einem Kanal oder Thread: die Lobby, alle, die mitspielen, und was gespielt wird. In einem Kanal ist immer nur ein Tisch offen.
    .word = Tisch
bot-word-lobby = Die Nachricht eines Tisches, bevor das Spiel beginnt. Dort werden Plätze vergeben, und der Gastgeber wählt Spiel, Optionen und Tempo.
    .word = Lobby
bot-word-seat = Eine Stelle am Tisch, für einen Menschen oder einen Computerspieler. Hand und Geheimnisse gehören zum Platz, wer auch immer für ihn antwortet.
    .word = Platz
bot-word-host = Die Person, die den Tisch eröffnet hat. Sie wählt die Optionen und lädt Gäste ein. Geht der Gastgeber, übernimmt jemand anders.
    .word = Gastgeber
bot-word-guest = Jemand, den der Gastgeber an den Tisch eingeladen hat.
    .word = Gast
bot-word-option = Eine Wahl der Regeln, die der Gastgeber in der Lobby trifft, bevor das Spiel beginnt.
    .word = Option
bot-word-preset = Ein ganzer Satz Regeln unter einem Namen. Er legt alle anderen Optionen fest, und jede davon lässt sich noch ändern.
    .word = Regelwerk
bot-word-pace = Wie lange man nachdenken darf: live, als Fernpartie oder ohne Uhr. Das wird in der Lobby vereinbart.
    .word = Tempo
bot-word-reserve = Zeit, die du in einem Spiel einmal verbrauchen kannst, wenn die für einen Schritt um ist. Niemand bekommt sie zurück.
    .word = Reserve
bot-word-computer = Ein Programm, das auf einem Platz mitspielt. Es bekommt zu sehen, was ein Mensch dort sähe, und sonst nichts.
    .word = Computerspieler
bot-word-level = Wie gut ein Computerspieler spielt: leicht, normal oder stark. Das wählt, wer ihn in der Lobby dazunimmt; eine Vertretung spielt normal.
    .word = Spielstärke
bot-word-advice = Was ein Computerspieler an deiner Stelle täte. Danach fragst du mit *{ button-advice }* unter einer Frage, wenn der Gastgeber es zulässt; die Antwort siehst nur du.
    .word = Rat
bot-word-stand_in = Ein Computerspieler, der für jemanden antwortet, der weg ist oder dessen Zeit um ist. Der Platz gehört weiter der Person, die dort sitzt.
    .word = Vertretung
bot-word-question = Was das Spiel von dir wissen will. Sie kommt als Direktnachricht und wird mit Schaltflächen, einem Menü oder einem Befehl beantwortet.
    .word = Frage
bot-word-hand = Was du auf der Hand hast, mit allem, was nur du sehen darfst. *{ button-hand }* zeigt es dir.
    .word = Hand
bot-word-notes = Was du von den anderen hältst, nur für dich: wen du verdächtigst, und ein Text. { COMMAND("notes") } zeigt sie. Ändern kannst du sie, bis das Spiel zu Ende ist.
    .word = Notizen
bot-word-board = Das Bild im Kanal mit allem, was alle wissen dürfen. Jede Runde hat ihr eigenes.
    .word = Spielplan
bot-word-story = Der ganze Verlauf eines Spiels, das zu Ende ist, ohne Geheimnisse erzählt.
    .word = Geschichte
bot-word-record = Eine Datei mit allem, was ein Spiel ausmacht: Regeln, Optionen, Zufall und alle Antworten. Damit lässt es sich nachspielen und prüfen.
    .word = Aufzeichnung
bot-word-fingerprint = Eine Zahl in der Lobby, die für mein Geheimnis steht und für alles andere, womit gemischt wird. Wer sie notiert hat, kann am Ende prüfen, ob sich davon etwas geändert hat. *{ button-fair }* in der Lobby erklärt sie.
    .word = Fingerabdruck
bot-word-tip = Eine Zeile unter einer Frage, solange ein Spiel für dich neu ist: was man dazu wissen sollte.
    .word = Tipp
bot-word-cut = Ein Wort, mit dem jemand am Tisch vor dem Start die Karten abhebt; auch damit wird gemischt. Wer zuletzt abhebt und davor den Fingerabdruck notiert hat, kann am Ende prüfen, dass niemand die Karten ausgesucht hat. Dafür gibt es *{ button-cut }* in der Lobby.
    .word = Abheben
bot-word-replay = Ein Spiel, das zu Ende ist, Schritt für Schritt zum Ansehen: der Spielplan, die Hände und was geschah. *{ button-replay }* beginnt sie.
    .word = Wiederholung
bot-word-remark = Was ein Computerspieler zu seiner Stimme sagt oder wenn er verdächtigt wird. Sie beruht nur auf dem, was alle wissen, und verrät deshalb keine Rolle.
    .word = Bemerkung
bot-word-lesson = Ein Stück eines Spiels, das du zum Lernen allein spielst; jeder Zug wird erklärt. { COMMAND("learn") } beginnt eine, und nur du siehst sie.
    .word = Lektion
bot-word-rating = Eine Zahl, die sagt, wie gut jemand auf diesem Server in einem Spiel abschneidet. Sie ergibt sich aus den Partien, die zählen; { COMMAND("leaderboard") } führt sie auf. Ein Sieg allein senkt sie nie, ein mit Schwächeren geteilter manchmal ein wenig.
    .word = Wertung
bot-word-season = Ein Quartal oder ein Jahr, wie der Server es gewählt hat. Danach beginnen die Ranglisten neu; die vergangenen lassen sich weiter ansehen.
    .word = Saison

## Answers

word-more = Mehr: { $topic }
word-more-of = Mehr: { $topic } ({ $game })
refusal-no-word = Das Wort „{ $word }“ kenne ich nicht. { $near ->
    [none] Tippe einen Teil eines Worts, und wähle einen der Vorschläge.
   *[other] Meinst du { $near }?
}
