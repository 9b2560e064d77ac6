### Tips on Traitor: one line below the first question of each kind, for those to whom the game is new.
### They say what is true in every match, so they have no variables.

traitor-tip-gift = Eine Wahl hat hier nur, wer beide Joker hat. Ob ein Joker verschenkt wurde, bleibt geheim.
traitor-tip-muster = Was du behältst, ist deine **Armee**: Je mehr Karten, desto länger lebt sie.
traitor-tip-accuse = Eine **starke Karte** stirbt selten, eine schwache schenkt der anderen Armee meist einen Punkt. Du musst anklagen, wenn du kannst, aber nie mit dem Joker.
traitor-tip-target = Das Bild hat eine Zeile für jede **Farbe**, die eine Armee gezeigt hat. Eine loyale behält zwei; hat sie drei und keine Karte gezogen, gehört sie dem Verräter. Ein angeklagter Joker stirbt immer.
traitor-tip-look = *{ button-hand }* zeigt dir, was du gesehen hast, solange es noch stimmt. Darüber reden darfst du, aber Karten nicht zeigen.
traitor-tip-hide = Nur eine Karte, die angeklagt hat, darf wieder verdeckt werden. Eine, die angeklagt wurde, bleibt offen.
