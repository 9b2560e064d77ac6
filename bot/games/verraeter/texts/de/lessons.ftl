### What the lessons of Verräter say: of every task its words, and a hint after a wrong answer.

verraeter-lessons = Zwei Häuser, Adler und Rose, kämpfen um zwölf Landschaften. Du kämpfst für eines davon – bis es sich lohnt, die Seite zu wechseln. Wer die meisten Punkte hat, gewinnt, und alle spielen für sich allein.
verraeter-lesson-1 = Deine ersten drei Runden
    .end = Du hast im richtigen Moment die Seite gewechselt: Du hast 16 Punkte, Bram 15, Aiko 6. Von jetzt an kämpfst du mit Aiko für die Rose, bis wieder jemand zum Verräter wird.
        So geht es acht oder neun Runden lang. Am Ende zählen auch Kontore.
verraeter-lesson-1-estate = Du kämpfst mit Bram für den Adler, Aiko allein für die Rose. Das muss nicht so bleiben.
    Zuerst legen alle einen **Gutshof** unter eine Landschaft. Immer wenn deren Haus eine Runde gewinnt, bringt er eine Versorgungskarte.
    → Leg deinen unter eine Landschaft des **Adlers**. Auf die Ödnis hat Bram ein Auge geworfen; überlass sie ihm.
    .hint = Dein Gutshof soll etwas bringen, wenn dein eigenes Haus gewinnt: Wähle eine Landschaft, bei der Adler steht, aber nicht die Ödnis.
verraeter-lesson-1-conflict = In jeder Runde kämpfen zwei benachbarte Landschaften verschiedener Häuser. Du hast die Strategiekarte, also bestimmst du, welche. Jede bringt ihre Zahl in den Kampf ein.
    → Finde die Grenze, an der der Adler den **größten Vorsprung** hat.
    .hint = Vergleiche die Zahlen: Bei Dorf 10 gegen Wald 7 liegt der Adler um 3 vorn. Nirgends sonst ist der Vorsprung größer.
verraeter-lesson-1-diplomat = Alle behalten heimlich eine Rolle und geben die anderen weiter. Ein Vorsprung von 3 ist wenig.
    → Behalte die Rolle, die deinem Haus **am meisten Stärke** gibt.
    .hint = Der Diplomat 5 bringt beim Aufdecken 5 Stärke, und vorher weiß es niemand.
verraeter-lesson-1-cards = Auch Versorgungskarten sind Stärke, aber was du ausspielst, ist weg. Deine verdeckte 5 hilft schon.
    → Spiel nur deine **niedrigste** Karte aus.
    .hint = Wähle nur die 3, dann *3 ausspielen*.
verraeter-lesson-1-builder = Das war knapp! Ohne deine 5 hätte es 16 zu 16 gestanden, und ein Gleichstand bringt keine Punkte. Alle, die für das siegreiche Haus kämpfen, bekommen Punkte: je weniger es sind, desto mehr pro Kopf.
    Neue Runde, neue Rollen. → Behalte die, mit der du nach dem Konflikt **bauen** darfst.
    .hint = Bauen darf der Baumeister.
verraeter-lesson-1-save = Du spielst zuletzt aus. Der Adler steht bei 26, die Rose bei 18 – und vielleicht kommt noch ein verdeckter Diplomat dazu: höchstens 5.
    → Du gewinnst **ganz ohne Karte**, also behalte alle. Sollte Bram der Verräter sein, würden sie dir auch nicht helfen.
    .hint = Selbst mit einem Diplomaten 5 kommt die Rose nur auf 23. Wähle *Nichts ausspielen*.
verraeter-lesson-1-build = 26 zu 23: Da war der Diplomat. Jetzt darfst du eine Sache bauen. Ein **Kontor** bringt am Spielende Punkte, ein **Gutshof** in vielen Runden Karten.
    → Das Spiel hat erst begonnen: Leg einen **Gutshof**.
    .hint = Am Anfang lohnen sich Gutshöfe am meisten: *Gutshof legen*.
verraeter-lesson-1-site = Nach dem Bauen werden Versorgungskarten gezogen, und der Adler hat gewonnen.
    → Leg den Gutshof unter eine Landschaft des **Adlers**, dann bringt er sofort etwas.
    .hint = Wähle eine Landschaft, bei der Adler steht.
verraeter-lesson-1-traitor = Du hast 11 Punkte, Bram hat 13. Solange ihr zusammen gewinnt, holst du das nie auf.
    → Es ist Zeit, die **Seite zu wechseln**.
    .hint = Beim Aufdecken geht der Verräter zum anderen Haus über und nimmt die ausgespielten Karten mit.
verraeter-lesson-1-betray = Deine Karten werden für die **Rose** zählen, die bei 5 steht. Der Adler steht bei 10. Bram hat vor dir gewählt, und trotzdem kamen beide Diplomaten bei dir an: Er hat also keinen.
    → Spiel Karten im Wert von **6 oder 7** aus: genug für den Sieg, und den Rest behältst du.
    .hint = 5 und 6 sind 11, eins mehr als der Adler. Nimm zum Beispiel 2 und 4.
