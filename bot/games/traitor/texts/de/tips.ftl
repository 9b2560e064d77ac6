### Tips on Traitor: one line below the first question of each kind, for those to whom the game is new.
### They say what is true in every match, so they have no variables.

traitor-tip-gift = Eine Wahl hat hier nur, wer beide Joker hat. Ob ein Joker verschenkt wurde, bleibt geheim.
traitor-tip-muster = Wie viele Karten deine Armee hat, sehen alle, aber nicht, welche. Was niemand behält, kann wiederkommen: Belohnungen werden vom Mittelstapel gezogen.
traitor-tip-accuse = Du musst anklagen, wenn du kannst, aber nie mit dem Joker. Sind beide Karten gleich stark, gewinnt die anklagende, außer gegen eine starke Zwei (eine Option).
traitor-tip-target = Der Joker stirbt immer, wenn er angeklagt wird, und verrät, wer der Verräter ist. Jede andere angeklagte Karte, die überlebt, bleibt offen.
traitor-tip-look = *{ button-hand }* zeigt dir, was du gesehen hast, solange es noch stimmt. Darüber reden darfst du, aber Karten nicht zeigen.
traitor-tip-hide = Nur eine Karte, die angeklagt hat, darf wieder verdeckt werden. Eine, die angeklagt wurde, bleibt offen.
