### The rules of Het Verraad, as a help.

## Rules help, by topic in reading order

het_verraad-rules-aim = Du kaufst Gebiete einer runden Stadt, errichtest Gebäude und Türme und sammelst Punkte. Doch der **Schwarze Meister** steht vor den Toren. Er gehört niemandem: Wer schwarze Chips hat, zieht mit ihm, und alle können jederzeit die Seite wechseln.

    - **Das Gute gewinnt**, wenn mindestens ein Marker so hoch steht wie der schwarze oder höher. Dann gewinnt, wer die meisten Punkte hat.
    - **Das Böse gewinnt**, wenn der schwarze Marker höher steht als alle anderen. Dann gewinnt mit dem Schwarzen Meister, wer die meisten schwarzen Chips hat.

    Bausteine sind das Geld. Gebiete heißen nach ihrem Ring und einer Nummer im Uhrzeigersinn: **I** ist der innere, **M** der mittlere und **O** der äußere Ring, wie bei M7. Gebäude behalten ihre niederländischen Namen.
    .title = Ziel
het_verraad-rules-round = **Am Anfang** bekommen alle 5 Bausteine und 3 Gebäudekarten und wählen reihum, gegen den Uhrzeigersinn, bis zu 3 Gebiete. Zusammen dürfen deine höchstens 10 kosten, und sie dürfen nicht aneinandergrenzen. Danach stellen alle einen Turm auf eines davon.

    { "" }**Dein Zug**, reihum im Uhrzeigersinn:

    1. **Einkommen:** Nimm eine von drei offenen Gebäudekarten. Gebäude ihrer Kategorie zahlen, auch die der anderen.
    2. **Aktionen:** Gebiete kaufen, bauen, das Gute oder das Böse stärken, handeln, in beliebiger Reihenfolge.
    3. **Einfluss:** Ist dein Marker auf ein rotes Feld (5, 10, 15 …) vorgerückt, bekommst du eine Einflusskarte.
    4. **Schwarzer Meister:** Hast du einen schwarzen Chip, darfst du mit ihm ziehen und angreifen.

    Du siehst immer, was möglich ist, was es kostet und was es ändert. *Zurück* führt einen Schritt zurück, und niemand merkt es.
    .title = Ablauf
het_verraad-rules-income = Du nimmst eine der drei offenen Gebäudekarten kostenlos auf die Hand, mit den Bausteinen, die darauf liegen. Vorher darfst du Einflusskarten spielen.

    - **Steuer:** Gehört die Karte zur Stadt, zahlen zuerst alle an die Bank, was sie über 5 Bausteine haben. Was jetzt hereinkommt, zählt nicht.
    - **Einkommen:** Alle mit Gebäuden dieser Kategorie bekommen Bausteine für **eines** davon, das einträglichste: seinen Wert, den Bonus seines Gebiets und mit der Großmacht dieser Kategorie 1 mehr.
    - Auf die beiden anderen Karten kommt je 1 Baustein, für den, der sie später nimmt. Die Lücke wird vom Stapel gefüllt.

    Gehören alle drei offenen Karten zu einer Kategorie, werden sie ersetzt. Ist der Stapel leer, werden die abgeworfenen Karten gemischt, und wenn es keine gibt, die Karten beider Märkte.
    .title = Einkommen
het_verraad-rules-actions = In beliebiger Reihenfolge, bis du aufhörst:

    - **Gebiete:** bis zu 2 kaufen, die an deine grenzen, zu ihrem Preis. Siehe *{ het_verraad-rules-isolation.title }*.
    - **Gebäude:** bis zu 2 Handkarten auf deine Gebiete bauen. Siehe *{ het_verraad-rules-buildings.title }*.
    - **Turm:** 1 bauen, für 5 Bausteine. Siehe *{ het_verraad-rules-towers.title }*.
    - **Chips:** bis zu 2 kaufen, weiß oder schwarz, und 1 gegen einen schwarzen tauschen. Siehe *{ het_verraad-rules-chips.title }*.
    - **Pfandhaus:** eine Gebäudekarte für den halben Wert verkaufen, aufgerundet; eine, die dort liegt, für 5 Bausteine kaufen.
    - **Freier Markt:** nur mit einem Handelsgebäude auf dem Spielplan. Kaufen und verkaufen zum Wert. Was du verkauft hast, kannst du im selben Zug nicht zurückkaufen.
    - **Karten:** Gebäude- oder Einflusskarten verdeckt vom Stapel kaufen, für je 5 Bausteine. Mit einer dritten Einflusskarte wirfst du sofort eine der drei ab oder spielst sie.
    - **Einflusskarten:** beliebig viele spielen. Siehe *{ het_verraad-rules-influence.title }*.
    .title = Aktionen
het_verraad-rules-buildings = Ein Gebäude kostet seinen Wert, 1 bis 5 Bausteine, und bringt ebenso viele Punkte, solange es auf deinem Gebiet steht. Es zahlt, sooft jemand eine Karte seiner Kategorie nimmt.

    - Ein Gebäude pro Gebiet. Ein eigenes darfst du ersetzen: Seine Punkte und seine Karte sind dann weg.
    - Nicht dort, wo der Schwarze Meister steht.
    - Der **Bonus** eines Gebiets, bis zu 3, kommt zum Einkommen dazu.

    Ist die Option *{ het_verraad-option-zoning }* an, dürfen Gebäude der Kategorie
    - **{ NAME("het_verraad-category", "nijverheid") }** nicht im inneren Ring stehen,
    - **{ NAME("het_verraad-category", "stad") }** nicht an einem Fluss,
    - **{ NAME("het_verraad-category", "handel") }** nur an einer Straße,
    - **{ NAME("het_verraad-category", "burgerij") }** überall.

    Von jeder Kategorie gibt es 17 Karten. Die billigen liegen oben im Stapel, die teuren unten.
    .title = Gebäude
het_verraad-rules-towers = Ein Turm kostet 5 Bausteine und steht auf einem deiner Gebiete, neben einem Gebäude oder allein, einer pro Gebiet. Insgesamt gibt es 12.

    - Der Schwarze Meister kann ein Gebiet mit Turm nicht angreifen, nicht betreten und nicht durchqueren. Nur wem der Turm gehört, kann ihn beim Ziehen durchlassen.
    - „{ NAME("het_verraad-influence", "brand") }“, „{ NAME("het_verraad-influence", "overval") }“, „{ NAME("het_verraad-influence", "infiltrant") }“ und „{ NAME("het_verraad-influence", "hekserij") }“ treffen stattdessen den Turm: Er kommt in den Vorrat zurück, sonst geschieht nichts.
    - Seine Bogenschützen verteidigen: Wird eines deiner Gebiete daneben angegriffen, zählt jeder solche Turm 1 für dich.
    - **Gegen Isolation hilft ein Turm nicht:** Er wechselt mit dem Gebiet den Besitzer.
    .title = Türme
het_verraad-rules-chips = **Weiße Chips** stärken dich, wenn der Schwarze Meister angreift: Jeder zählt 1 bei der Verteidigung.

    { "" }**Schwarze Chips** stärken ihn: Jeder bringt seinen Marker 1 voran und zählt 1, wenn du mit ihm angreifst. Mit mindestens einem ziehst du in deinem Zug mit ihm, und wenn das Böse gewinnt, kannst du sein Erbe antreten. Jeder hat einen verdeckten Wert: 1 (12 Chips), 2 (9), 3 (6) oder 4 (3). Deine kennst nur du.

    Deine Burgkarte hat für jede Farbe 6 Plätze. Sie kosten 3, 4, 5, 6, 7 und 8 Bausteine; du kaufst bis zu 2 Chips pro Zug.

    Einmal pro Zug darfst du für 5 Bausteine einen schwarzen Chip gegen einen neuen vom Stapel tauschen. Sein Marker bleibt dann stehen. Lässt die Option es zu *{ het_verraad-option-swap_colour }*, geht das auch mit einem weißen, solange du einen leeren schwarzen Platz hast; er kommt zu den weißen zurück.
    .title = Chips
het_verraad-rules-isolation = Kaufst du ein Gebiet und umzingelst dadurch ein benachbartes, fällt es an dich, mit Gebäude, Turm und ihren Punkten. Ein Gebiet ist **umzingelt**, wenn alle Nachbargebiete jemandem gehören, aber keines seinem Besitzer, egal wem. Schon ein einziges neutrales Gebiet daneben verhindert das.

    Der Schwarze Meister macht es ebenso, wenn er ein Gebiet erobert. Und auch seine Gebiete können umzingelt werden.

    Einflusskarten isolieren nie. Wer ein Gebiet übernimmt, braucht einen Ritter; alle haben 25.

    { "" }**Ein Tipp:** Ein Gebiet, neben dem noch eines von dir liegt, kann nicht isoliert werden.
    .title = Isolation
het_verraad-rules-master = Mit mindestens einem schwarzen Chip darfst du am Ende deines Zuges den Schwarzen Meister führen.

    { "" }**Schritte:** Würfle mit dem schwarzen Würfel, oder zähle stattdessen deine schwarzen Chips; leg dich vorher fest. So viele Schritte geht er höchstens, von Gebiet zu Gebiet. In die Stadt kommt er durch eines der drei Tore (1 Schritt), und Tore sind für ihn benachbart. Der Weg ist egal, nur das Ziel zählt. Gebiete mit Türmen sind ihm verschlossen; nur deine eigenen lassen ihn durch.

    { "" }**Angriff:** Steht er dann auf einem Gebiet von jemand anderem, ohne Turm, darfst du einmal angreifen: schwarzer Würfel + deine schwarzen Chips gegen weißer Würfel + weiße Chips der Verteidigung + 1 für jeden ihrer Türme daneben.
    - **Höher:** Das Gebiet gehört ihm, mit Gebäude und Punkten, und was dadurch umzingelt ist, auch.
    - **Gleich:** Der Ritter ist weg, das Gebiet neutral. Ein Gebäude bleibt stehen; seine Punkte sind verloren, bis es wieder jemandem gehört.
    - **Niedriger:** Nichts geschieht.

    Davor und danach darfst du „{ NAME("het_verraad-influence", "brand") }“, „{ NAME("het_verraad-influence", "overval") }“, „{ NAME("het_verraad-influence", "infiltrant") }“, „{ NAME("het_verraad-influence", "hekserij") }“ und „{ NAME("het_verraad-influence", "pionier") }“ für ihn spielen: Was sie einbringen, gehört ihm.
    .title = Der Schwarze Meister
het_verraad-rules-influence = 3 Karten jeder Art, höchstens 2 auf deiner Hand. Du spielst sie in deinem Zug: beim Einkommen, bei den Aktionen und beim Schwarzen Meister. Auch der Schwarze Meister ist ein Gegner. Hast du nach einem Kauf eine zu viel, spielst du sofort eine oder wirfst eine ab; nach einer Karte von einem roten Feld wirfst du eine ab.

    - **{ NAME("het_verraad-influence", "brand") }:** Zerstöre ein gegnerisches Gebäude.
    - **{ NAME("het_verraad-influence", "overval") }:** Übernimm ein gegnerisches Gebiet neben einem von dir, mit Gebäude.
    - **{ NAME("het_verraad-influence", "infiltrant") }:** Übernimm ein beliebiges gegnerisches Gebiet ohne Gebäude.
    - **{ NAME("het_verraad-influence", "hekserij") }:** Entferne einen gegnerischen Ritter. Das Gebiet ist neutral, sein Gebäude kommt zurück auf die Hand.
    - **{ NAME("het_verraad-influence", "pionier") }:** Stell einen Ritter auf ein beliebiges neutrales Gebiet.
    - **{ NAME("het_verraad-influence", "gif") }:** Jemand wirft eine zufällige Gebäudekarte ab und zahlt 3 Bausteine, oder was da ist.
    - **{ NAME("het_verraad-influence", "gouden_handel") }:** Verkauf eine Gebäudekarte für den doppelten Wert.
    - **{ NAME("het_verraad-influence", "tovenaar") }:** Bevor du eine Gebäudekarte nimmst. Wird die Lücke gefüllt, siehst du die zwei obersten Karten, legst eine offen aus und die andere unter den Stapel.
    - **{ NAME("het_verraad-influence", "bescherming") }** und **{ NAME("het_verraad-influence", "blokkade") }:** nur wenn andere am Zug sind, siehe *{ het_verraad-rules-reactions.title }*.

    Für den Schwarzen Meister lassen sich nur die ersten fünf spielen.
    .title = Einflusskarten
het_verraad-rules-reactions = Zwei Einflusskarten spielst du, wenn andere handeln:

    - **{ NAME("het_verraad-influence", "bescherming") }** wehrt „{ NAME("het_verraad-influence", "brand") }“, „{ NAME("het_verraad-influence", "overval") }“, „{ NAME("het_verraad-influence", "infiltrant") }“, „{ NAME("het_verraad-influence", "hekserij") }“ oder „{ NAME("het_verraad-influence", "gif") }“ ab, wenn es dich trifft. Beide Karten sind verbraucht.
    - **{ NAME("het_verraad-influence", "blokkade") }** sperrt eines deiner Gebiete oder eines daneben, wenn es jemand kaufen will oder der Schwarze Meister dorthin soll. Es bleibt für diesen Zug gesperrt. Der Kauf kostet nichts und zählt nicht; das Ziel des Meisters wird neu gewählt.

    Gefragt werden alle, die die Karte haben könnten; sie antworten geheim. Zu sehen ist nur, ob am Ende eine Karte gespielt wird, und welche. Spielen mehrere, zählt die erste im Uhrzeigersinn; die anderen behalten ihre.

    { "" }*{ button-standing }* antwortet von da an für dich, ob du eine Karte hast oder nicht. So erfährt niemand etwas, und das Spiel geht schnell weiter.
    .title = Reaktionen
het_verraad-rules-powers = Wer allein am meisten von etwas hat, und mindestens 3, hält die Großmacht und bekommt sofort ihre Punkte:

    - **{ NAME("het_verraad-category", "burgerij") }** auf dem Spielplan: 1 Punkt
    - **{ NAME("het_verraad-category", "nijverheid") }** auf dem Spielplan: 2 Punkte
    - **{ NAME("het_verraad-category", "handel") }** auf dem Spielplan: 3 Punkte
    - **{ NAME("het_verraad-category", "stad") }** auf dem Spielplan: 4 Punkte
    - **Weiße Chips:** 5 Punkte
    - **Türme** auf dem Spielplan: 4 Punkte
    - **Schwarze Chips:** 3 Punkte

    Wer gleichzieht, bekommt sie noch nicht. Wer allein überholt, bekommt sie. Überholen mehrere gleichauf, bleibt sie, wo sie ist, solange ihr Besitzer genug hat. Wer weniger als 3 hat, verliert sie; dann bekommt sie, wer allein am meisten hat, oder niemand. Bei Gebäuden und Türmen ist auch der Schwarze Meister dabei.

    Die Großmacht einer Kategorie bringt außerdem 1 Baustein mehr, wenn diese Kategorie zahlt.
    .title = Großmächte
het_verraad-rules-points = - **Gebäude:** Jedes zählt seinen Wert; die Punkte hat, wem das Gebiet gehört.
    - **Großmächte:** siehe *{ het_verraad-rules-powers.title }*.
    - **Der Schwarze Meister:** die Gebäude auf seinen Gebieten, seine Großmächte und 1 Punkt für jeden schwarzen Chip, der je gekauft wurde.

    Punkte ändern sich sofort, vorwärts und rückwärts. Gebiete, Türme und Bausteine sind für sich keine Punkte wert.

    { "" }**Rote Felder:** Steht dein Marker nach deinen Aktionen auf 5, 10, 15 …, und höher als zu Beginn deines Zuges, bekommst du eine Einflusskarte.
    .title = Punkte
het_verraad-rules-end = Sobald ein Marker zu zweit 50, zu dritt 35, zu viert 30 oder zu fünft 25 Punkte erreicht hat, wird die Runde zu Ende gespielt, damit alle gleich oft am Zug waren. Mit der Option *{ het_verraad-option-master_ends }* zählt auch der Marker des Schwarzen Meisters. Wer danach Punkte verliert, ändert daran nichts.

    { "" }**Gut:** Steht mindestens ein Marker so hoch wie der schwarze oder höher, gewinnt, wer die meisten Punkte hat. Bei Gleichstand die meisten weißen, dann die wenigsten schwarzen Chips.

    { "" }**Böse:** Steht der schwarze Marker höher als alle anderen, gewinnt, wer das Erbe des Schwarzen Meisters antritt: mit den meisten schwarzen Chips. Bei Gleichstand mit der höheren Summe ihrer Werte, dann mit den meisten eigenen Punkten.

    Wer kein Gebiet hat, ist aus der Stadt vertrieben, spielt aber weiter und kann mit „{ NAME("het_verraad-influence", "pionier") }“ oder „{ NAME("het_verraad-influence", "infiltrant") }“ zurückkehren. Ohne Gebiet ist kein Sieg möglich.
    .title = Das Ende
het_verraad-rules-readings = Die veröffentlichten Regeln lassen manches offen. So werden sie hier gelesen:

    - **Ein Turm pro Gebiet.** Die Regeln sagen, dass ein Gebäude und ein Turm auf einem Gebiet stehen dürfen; von zwei Türmen sagen sie nichts.
    - **Seine eigenen Türme lassen den Schwarzen Meister durch.** Nur Türme von Mitspielenden sperren ihm ein Gebiet. Auf einem Turm bleibt er aber nie stehen.
    - **Pfandhaus und Freier Markt liegen offen.** Gebäude- und Einflusskarten, die du kaufst, kommen von den verdeckten Stapeln.
    - **„{ NAME("het_verraad-influence", "bescherming") }“ und „{ NAME("het_verraad-influence", "blokkade") }“ sind nie für den eigenen Zug:** Sie antworten auf das, was andere tun.
    - **Karten für den Schwarzen Meister treffen nie deine eigenen Gebiete,** nur die von anderen.
    - **Steht der schwarze Marker so hoch wie der beste andere, gewinnt das Gute:** Das Böse muss allein am höchsten stehen.
    - **Gewinnt das Böse und hat niemand sowohl einen schwarzen Chip als auch ein Gebiet, gewinnt niemand.**
    - **Auch der Marker des Schwarzen Meisters beendet das Spiel,** mit der Option *{ het_verraad-option-master_ends }*. Die Regeln sagen „einer der Spieler“ und nennen ihn eine Art Spieler.
    - **Die letzte Gebäudekarte beendet das Spiel,** mit der Option *{ het_verraad-option-deck_ends }*. Was ganz ohne Karten geschieht, sagen die Regeln nicht.
    .title = Wo die Regeln offen sind
het_verraad-rules-options = - **{ het_verraad-option-zoning }:** ob Gebäude mancher Kategorien nur stehen dürfen, wo sie hingehören, siehe *{ het_verraad-rules-buildings.title }*.
    - **{ het_verraad-option-deck_ends }:** ob das Spiel mit der Runde endet, in der keine Karte mehr da ist, um die Lücke unter den offenen zu füllen. Ist das aus, liegen dann weniger offen.
    - **{ het_verraad-option-master_ends }:** ob auch der Marker des Schwarzen Meisters das Spiel beendet.
    - **{ het_verraad-option-third }:** was geschieht, wenn du eine Einflusskarte kaufst und dann eine zu viel hast: Du spielst eine oder wirfst eine ab, oder du kannst nur abwerfen.
    - **{ het_verraad-option-swap_colour }:** ob sich im Zug nur ein schwarzer Chip tauschen lässt oder auch ein weißer.

    Üblich ist: die ersten drei an, die dritte Einflusskarte darf gespielt werden, und nur schwarze Chips werden getauscht.

    Die veröffentlichten Regeln sind die einer Erweiterung. Stadt, Karten und einige Zahlen des Grundspiels sind nachgebildet; wer den Bot betreibt und das Spiel besitzt, kann die echten einsetzen. Was Einflusskarten tun, steht im Programm: Einsetzen lassen sich nur ihre Anzahl und die Zahlen darin.
    .title = Optionen
