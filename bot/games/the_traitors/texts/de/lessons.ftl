### What the lessons of The Traitors say: of every task its words, and a hint after a wrong answer.

the_traitors-lessons = Gemeinsam füllt ihr einen Topf mit Gold. Aber einer von euch ist der Verräter und mordet bei Nacht. Überlebt kein Verräter die Runde, teilen sich alle Überlebenden den Topf; sonst gehört er allein den Verrätern.
the_traitors-lesson-1 = Eine Runde Verrat
    .end = Chiara **war** der andere Verräter, und ihr wusstet nichts voneinander. Auch Bram überlebt, aber von den Verrätern bist nur du übrig, also gehört dir der ganze Topf, und dazu das Gold auf deiner Hand.
        Ein Spiel hat meist mehrere Runden, jedes Mal mit neuen Rollen. Bist du loyal, dann finde die Verräter: Achte darauf, wer für wen stimmt, wer nie etwas gibt und wer nach einem Streit ermordet wird.
the_traitors-lesson-1-recruit = Du bist **loyal**. Aiko, Bram oder Chiara ist der Verräter; niemand weiß, wer. Und was ist deine allererste Karte? Die einzige **Verräterkarte** im Stapel. Wer sie annimmt, wird zum zweiten Verräter, und niemand erfährt davon, nicht einmal der andere.
    → **Nimm sie an**, nur dieses eine Mal.
    .hint = Ehrlich bleiben kannst du an einem richtigen Tisch. Hier: *Annehmen*.
the_traitors-lesson-1-nothing = In deinem Zug ziehst du eine Karte, darfst eine ausspielen und behältst drei. **Gold** kommt in den Topf, ein **Dolch** zeigt dir eine fremde Hand.
    → Dein Dolch ist später mehr wert: **Spiel nichts aus**.
    .hint = Heb dir vorerst alles auf: *Nichts ausspielen*.
the_traitors-lesson-1-discard = Du hast vier Karten, eine zu viel; die Verräterkarte bleibt immer bei dir. Auch Gold, das du ablegst, kommt in den Topf.
    → Leg **Gold** ab. Das wirkt ehrlich.
    .hint = Den Dolch brauchst du noch. Leg Gold ab.
the_traitors-lesson-1-victim = Ein Dolch! Aiko hat deine Hand gesehen, samt der Verräterkarte. Aber jetzt bringt ein Ereignis einen **Mord**: Wer loyal ist, schläft, ein Verräter nennt ein Opfer.
    → Nenne **Aiko**: Was ein Dolch gezeigt hat, darf niemand verraten, aber Aiko hat es jetzt auf dich abgesehen.
    .hint = Nur Aiko weiß, was du bist.
the_traitors-lesson-1-dagger = Aiko ist draußen, und Aikos Gold liegt im Topf. Da hätte nur ein Schild geholfen. Jetzt denk an dich: Das Gold, das du am Ende auf der Hand hast, gehört dir, wenn du überlebst.
    → Spiel deinen **Dolch** aus und hol dir welches.
    .hint = Wähle den Dolch.
the_traitors-lesson-1-blackmail = Bram hat vor aller Augen Gold in den Topf gelegt. Chiara hat noch nichts gegeben.
    → Erpress **Chiara**, dort muss es sich häufen.
    .hint = Wer nie etwas gibt, hat am meisten: Chiara.
the_traitors-lesson-1-take = Dreimal Gold, wie du dachtest. Alle erfahren, dass du eine Karte nimmst; welche, wissen nur Chiara und du.
    → Nimm **Gold**.
    .hint = Außer Gold gibt es hier nichts. Nimm eines.
the_traitors-lesson-1-vote = Das Ereignis ist eine **Verbannung**: Erst wird geredet, dann stimmen alle geheim ab, und wer die meisten Stimmen hat, ist draußen. Drei von euch leben noch. Sind nur noch zwei übrig, ist die Runde vorbei, und ein Verräter, der überlebt, bekommt den Topf.
    → Stimm für **Chiara**: Wer nichts gibt, gilt schnell als Verräter.
    .hint = Bram hat zweimal gegeben, Bram traut man. Stimm für Chiara.
