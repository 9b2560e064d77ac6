### What the lessons of Traitor say: of every task its words, and a hint after a wrong answer.

traitor-lessons = Alle befehligen eine Armee aus verdeckten Karten. Irgendwer versteckt darin den Joker: Das ist der Verräter, und er will andere Armeen fallen sehen. Die anderen sind loyal und jagen den Joker.
traitor-lesson-1 = Die Jagd auf den Joker
    .end = Chiara ist es. Ist der Joker tot, fehlen den Loyalen noch 3 Karten von Chiara; der Verräter gewinnt, sobald zwei andere Armeen gefallen sind.
        Punkte bringen bei 3, 6 und 10 neue Karten, aber mit 25 scheidest du aus. Und falls du selbst einmal den Joker bekommst: Behalte wenig Rotes und lass die anderen kämpfen.
traitor-lesson-1-muster = Du hast keinen Joker, bist also loyal. Alle stellen eine Armee auf: Von vier Farben behältst du **zwei**. Wer den Joker hat, muss alles in Kreuz und Pik behalten.
    → Behalte **Kreuz und Pik**: Diese Karten sind um 1 stärker.
    .hint = Wähle Kreuz (♣) und Pik (♠). Das sind dein Ass, zwei Könige und mehr.
traitor-lesson-1-strong = Chiara hat angeklagt: Ein A♦ traf auf Brams A♠, das um 1 stärker ist, und starb. Jetzt ist es Brams Punkt, und das schwarze Ass bleibt offen liegen.
    Du bist dran. Wer anklagt, muss **mindestens so stark** sein wie die angeklagte Karte. → Nimm deine **stärkste**.
    .hint = Das A♣ hat Stärke 15. Mehr hat keine.
traitor-lesson-1-first = Was verdeckt liegt, kennt nur, wem es gehört.
    → Lass Brams Ass vorerst in Ruhe und klag **irgendeine verdeckte Karte von Aiko** an.
    .hint = Die Schaltfläche nennt Aikos Armee: irgendeine verdeckte Karte.
traitor-lesson-1-hide = Nur eine Zwei, aber dein erster Punkt. Jetzt sehen alle dein Ass, und es gibt besondere Karten, die es schlagen.
    → **Verdecke** es wieder: Deine Karten werden gemischt, und niemand weiß, wo es steht.
    .hint = Verdeckt ist es zwischen deinen anderen Karten sicher.
traitor-lesson-1-special = Brams Ass hat wieder zugeschlagen und liegt immer noch offen. 3♣, 8♦ und D♠ schlagen ein **schwarzes Ass**, wenn sie es anklagen.
    → Eine dieser drei gehört dir: Lass sie anklagen.
    .hint = Es ist die D♠.
traitor-lesson-1-ace = Gegen alles andere zählt sie nur 13.
    → Bring **Brams A♠** zu Fall.
    .hint = Es ist die einzige fremde Karte, die offen liegt.
traitor-lesson-1-again = Prächtig! Aber offen ist deine Dame leichte Beute für jeden König.
    → **Verdecke** auch sie.
    .hint = Niemand soll wissen, wo sie steht.
traitor-lesson-1-last = Jetzt denk nach: Du hast 7 Karten aufgestellt, Aiko und Bram je 9, Chiara 12. Wer muss alles in Kreuz und Pik behalten? Eine so große Armee ist verdächtig.
    → Klag noch einmal mit deiner **stärksten** Karte an.
    .hint = Das A♣ kann nicht verlieren: Bei gleicher Stärke gewinnt, wer anklagt.
traitor-lesson-1-suspect = Ein angeklagter Joker stirbt immer und entlarvt den Verräter.
    → Klag irgendeine verdeckte Karte von **Chiara** an. Viel Glück!
    .hint = Wähle eine Karte von Chiara: Diese Armee ist die größte.
