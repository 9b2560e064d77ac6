### Tips on The Traitors: one line below the first question of each kind, for those to whom the game is new.
### They say what is true in every match, so they have no variables.

the_traitors-tip-recruit = Alle sehen eine Ablehnung, aber sie beweist nichts: Ein Verräter, der die Karte zieht, muss sie ablehnen, Loyale dürfen es.
the_traitors-tip-play = Gold, das du behältst, gehört dir allein, wenn du die Runde überlebst; Gold im Topf wird geteilt. Du musst nichts ausspielen, behältst aber nie mehr als 3 Karten.
the_traitors-tip-blackmail = Alle erfahren, wen du nennst, aber nur du siehst die Hand, und verraten darfst du sie nicht. *{ button-hand }* zeigt dir, was du noch von ihr weißt.
the_traitors-tip-take = Du musst keine Karte nehmen. Einen Dolch, den du nimmst, darfst du sofort einsetzen, gegen wen du willst.
the_traitors-tip-again = Du darfst alle nennen, die noch leben, auch dieselbe Person noch einmal. Oder du hebst den Dolch für später auf.
the_traitors-tip-discard = Du darfst Gold ablegen: Es kommt in den Topf. Ein Schild kann dich nur vor einem Mord retten, solange du ihn auf der Hand hast.
the_traitors-tip-murder = Man sieht nicht einmal, wer schon geantwortet hat. Bis zur letzten Antwort kann ein Verräter noch jemand anderen nennen.
the_traitors-tip-shield = Ein eingesetzter Schild wird abgelegt. Gegen Dolch und Verbannung hilft er nicht.
the_traitors-tip-vote = Solange noch eine andere Stimme fehlt, kannst du deine ändern. Gegen die Verbannung hilft kein Schild.
the_traitors-tip-end = Ein einziges *Nein* genügt, und die Runde geht weiter. Solange noch eine andere Antwort fehlt, kannst du deine ändern.
