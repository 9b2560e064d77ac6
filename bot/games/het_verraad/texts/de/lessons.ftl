### What the lessons of Het Verraad say: of every task its words, and a hint after a wrong answer.

het_verraad-lessons = Du baust an einer runden Stadt, Gebiet für Gebiet. Gebäude bringen Punkte und Bausteine; zu zweit geht das Rennen bis 50 Punkte. Draußen wartet der Schwarze Meister, der niemandem gehört. Drei kurze Kapitel erzählen eine Geschichte.
het_verraad-lesson-1 = 1. Land und Einkommen
    .end = 5 Bausteine für die Herberg, und 3 lagen auf der Karte: Du hast 11. So beginnt jeder Zug: Nimm, was dir etwas zahlt, und sieh nach, was es den anderen zahlt. Jede Kategorie zahlt nur für ein Gebäude, das einträglichste.
het_verraad-lesson-1-ring = Vor dem ersten Zug wählst du Gebiete, und zwar kostenlos: höchstens drei, die zusammen höchstens 10 kosten und nicht aneinandergrenzen. Die inneren sind die teuersten.
    → Fang im **inneren Ring** an.
    .hint = Wähle *Innerer Ring*.
het_verraad-lesson-1-area = Auf den **Bonus** kommt es an: Immer wenn ein Gebäude auf diesem Gebiet Einkommen bringt, kommt er dazu. Und Handel lässt sich nur an einer Straße bauen.
    → Wähle ein Gebiet mit **Preis 7**, das **Bonus 3** und eine Straße hat.
    .hint = I0 und I5 haben das alles. I3 auch, aber es kostet 8 von deinen 10.
het_verraad-lesson-1-second = Von deinen 10 sind noch 3 übrig.
    → Wähle ein Gebiet mit **Preis 3** und einem Bonus.
    .hint = Was 3 kostet, hat Bonus 1. Billigere Gebiete haben keinen.
het_verraad-lesson-1-tower = Eines deiner Gebiete bekommt einen **Turm**. Er hält den Schwarzen Meister fern.
    → Schütze das Gebiet, das dir **mehr** wert ist.
    .hint = Das mit Bonus 3.
het_verraad-lesson-1-take = Dein erster Zug beginnt mit einer Gebäudekarte. Sie ist kostenlos, und alle, die Gebäude ihrer **Kategorie** haben, bekommen sofort Einkommen. Du hast noch keine; Aiko hat einen Botermarkt gebaut (Handel).
    → Nimm die Karte mit dem **höchsten Wert**.
    .hint = Die Herberg hat Wert 2 und zahlt jetzt niemandem.
het_verraad-lesson-1-build = Jetzt kommen deine Aktionen, in beliebiger Reihenfolge und solange die Bausteine reichen. Ein Gebäude kostet seinen Wert in Bausteinen und bringt ebenso viele Punkte.
    → **Bau** etwas.
    .hint = Wähle *Bauen*.
het_verraad-lesson-1-card = Nicht alles darf überall stehen: Gewerbe nicht im inneren Ring, Stadt nicht am Fluss, Handel nur an einer Straße. Bürger dürfen überall stehen.
    → Bau die **Herberg**.
    .hint = Es ist die Karte der Bürger.
het_verraad-lesson-1-site = Als Einkommen bringt sie ihren Wert und den Bonus ihres Gebiets.
    → Bau sie dort, wo sie **5** bringt.
    .hint = 2 für die Herberg und Bonus 3 sind 5.
het_verraad-lesson-1-done = Deine ersten 2 Punkte. Die übrigen 3 Bausteine sparst du für Größeres.
    → **Beende** deine Aktionen.
    .hint = Wähle *Zug beenden*, ganz unten.
het_verraad-lesson-1-income = Auf einer Karte, die niemand nimmt, sammeln sich Bausteine. Und welche du auch nimmst, ihre Kategorie zahlt: Sieh nach, was bei jeder steht.
    → Nimm die Karte, die **dir etwas zahlt**.
    .hint = Die Plaggenhut ist eine Karte der Bürger, genau wie deine Herberg.
het_verraad-lesson-2 = 2. Kaufen und bauen
    .end = Dafür sind die **schwarzen** Chips also da! Jeder ist ein Punkt für den Schwarzen Meister, und wer einen hat, darf ihn führen. Aiko hat ihn durch ein Tor auf M11 gebracht und angegriffen: 5 und ein Chip gegen 2, deinen Chip und den Turm daneben. M11 gehört jetzt ihm, mit der Smidse und ihren Punkten. Nun bist du an der Reihe.
het_verraad-lesson-2-buy = Hier geht es weiter, mit I5 und M2. Du hast 11 Bausteine und willst wachsen. Gebiete neben deinen eigenen, die niemandem gehören, kannst du zu ihrem Preis kaufen, zwei je Zug.
    → **Kauf** ein Gebiet.
    .hint = Wähle *Gebiet kaufen*.
het_verraad-lesson-2-area = M11 liegt neben I5: Dein Turm dort hilft, es zu verteidigen. Es hat Bonus 2.
    → Kauf **M11** für 5 Bausteine.
    .hint = M11 ist das richtige. M10 hat denselben Bonus, kostet aber mehr.
het_verraad-lesson-2-build = Ein leeres Gebiet bringt nichts.
    → **Bau** etwas darauf.
    .hint = Wähle *Bauen*.
het_verraad-lesson-2-card = Du darfst zwei Karten je Zug bauen, wenn du sie bezahlen kannst. Jede zählt so viel wie ihre Zahl.
    → Nimm die mit **Wert 2**.
    .hint = Die Smidse (Gewerbe 2) ist am meisten wert.
het_verraad-lesson-2-site = 2 Punkte bekommst du auf jedem Gebiet. Nur das Einkommen ist verschieden.
    → Bau dort, wo sie **am meisten** bringt.
    .hint = Auf M11 bringt die Smidse 4: 2 und Bonus 2.
het_verraad-lesson-2-white = Du hast 4 Punkte, Aiko 6. Weiße Chips verteidigen alle deine Gebiete, wenn der Schwarze Meister angreift; jeder kostet mehr als der vorige.
    → Kauf einen **weißen Chip**.
    .hint = Wähle *Weißer Chip*, für 3 Bausteine.
het_verraad-lesson-2-done = Das sollte reichen. Oder doch nicht?
    → **Beende** deine Aktionen und sieh zu, was Aiko tut.
    .hint = Wähle *Zug beenden*.
het_verraad-lesson-3 = 3. Der Schwarze Meister
    .end = 6 gegen 3, und das Gebiet gehört ihm, samt Gebäude und 2 von Aikos Punkten. Aber gib acht: Hat er am Ende mehr Punkte als alle anderen, gewinnt das Böse, und mit ihm, wer die meisten schwarzen Chips hat. Wie viel er bekommen soll, entscheidest du. Das ist der Verrat in diesem Spiel.
het_verraad-lesson-3-influence = Einige Runden später. Der Schwarze Meister hat dir noch mehr genommen, und Aiko führt mit 11 zu 2. Aber du hast 15 Bausteine gespart. Einflusskarten wenden das Blatt; du bekommst sie auf roten Feldern der Punkteleiste oder unbesehen für 5 Bausteine.
    → Kauf eine **Einflusskarte**.
    .hint = Wähle *Einflusskarte kaufen*.
het_verraad-lesson-3-play = Ausgerechnet die Unterwanderung! Du darfst sie sofort spielen.
    → **Spiel** sie.
    .hint = Wähle *Einflusskarte spielen*.
het_verraad-lesson-3-card = Mit ihr übernimmst du ein gegnerisches Gebiet, auf dem kein Gebäude steht, egal wo.
    → Spiel die **Unterwanderung**.
    .hint = Du hast nur diese Karte.
het_verraad-lesson-3-victim = Es gibt nur ein solches Gebiet. Ein Turm würde den Schlag abfangen.
    → Nimm Aiko **O11** ab.
    .hint = Wähle O11.
het_verraad-lesson-3-black = Jetzt gehört es dir. Und nun die Rache: Wer einen schwarzen Chip hat, darf am Ende des Zuges den Schwarzen Meister führen. Jeder bringt ihm auch einen Punkt.
    → Kauf einen **schwarzen Chip**.
    .hint = Wähle *Schwarzer Chip*, für 3 Bausteine.
het_verraad-lesson-3-done = Was dein Chip wert ist, weißt nur du. Das zählt, wenn das Böse gewinnt und mehrere ihm gleich viel gedient haben.
    → **Beende** deine Aktionen: Dann zieht er.
    .hint = Wähle *Weiter zum Schwarzen Meister*.
het_verraad-lesson-3-roll = Er geht so weit, wie der Würfel sagt, oder so viele Schritte, wie du schwarze Chips hast.
    → **Würfle**.
    .hint = Deine Chips wären 1 Schritt. Schlechter ist der Würfel nie.
het_verraad-lesson-3-ring = Eine 5, das reicht. Fremde Türme halten ihn auf; Aiko hat welche auf O9 und M4.
    → Such dir Beute im **äußeren Ring**.
    .hint = Wähle *Äußerer Ring*.
het_verraad-lesson-3-to = → Führ ihn auf ein Gebiet von **Aiko**, das er angreifen kann.
    .hint = O6 und O7 gehören Aiko und haben keinen Turm.
het_verraad-lesson-3-attack = Der schwarze Würfel und deine schwarzen Chips stehen gegen den weißen Würfel, Aikos weiße Chips und jeden Turm von Aiko neben dem Gebiet.
    → **Greif an!**
    .hint = Wähle *Aiko angreifen*.
