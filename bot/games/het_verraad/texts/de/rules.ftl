### The rules of Het Verraad, as a help.

## Rules help, by topic in reading order

het_verraad-rules-aim = Du kaufst Gebiete einer runden Stadt, errichtest Gebäude und Türme und sammelst Punkte. Doch der **Schwarze Meister** steht vor den Toren. Er gehört niemandem: Wer schwarze Chips hat, zieht mit ihm, und alle können jederzeit die Seite wechseln.

    - **Das Gute gewinnt**, wenn mindestens ein Marker so hoch steht wie der schwarze oder höher. Dann gewinnt, wer die meisten Punkte hat.
    - **Das Böse gewinnt**, wenn der schwarze Marker höher steht als alle anderen. Dann gewinnt mit dem Schwarzen Meister, wer die meisten schwarzen Chips hat.

    Bausteine sind das Geld. Gebiete heißen nach ihrem Ring und einer Nummer im Uhrzeigersinn: **I** ist der innere, **M** der mittlere und **O** der äußere Ring, wie bei M7. Gebäude behalten ihre niederländischen Namen.
    .title = Ziel
het_verraad-rules-round = **Am Anfang** bekommen alle { NAME("het_verraad-bricks", $start_bricks) } und { $start_cards ->
        [one] 1 Gebäudekarte
       *[other] { $start_cards } Gebäudekarten
    } und wählen reihum, gegen den Uhrzeigersinn, bis zu { $start_areas ->
        [one] 1 Gebiet
       *[other] { $start_areas } Gebiete
    }. Zusammen dürfen deine höchstens { $start_sum } kosten, und sie dürfen nicht aneinandergrenzen. Danach stellen alle einen Turm auf eines davon.

    { "" }**Dein Zug**, reihum im Uhrzeigersinn:

    1. **Einkommen:** Nimm eine der offenen Gebäudekarten. Gebäude ihrer Kategorie zahlen, auch die der anderen.
    2. **Aktionen:** Gebiete kaufen, bauen, das Gute oder das Böse stärken, handeln, in beliebiger Reihenfolge.
    3. **Einfluss:** Ist dein Marker auf ein rotes Feld ({ $red }) vorgerückt, bekommst du eine Einflusskarte.
    4. **Schwarzer Meister:** Hast du einen schwarzen Chip, darfst du mit ihm ziehen und angreifen.

    Du siehst immer, was möglich ist, was es kostet und was es ändert. *Zurück* führt einen Schritt zurück, und niemand merkt es.
    .title = Ablauf
het_verraad-rules-income = Du nimmst eine der offenen Gebäudekarten kostenlos auf die Hand, mit den Bausteinen, die darauf liegen. Vorher darfst du Einflusskarten spielen.

    - **Steuer:** Gehört die Karte zur Stadt, zahlen zuerst alle an die Bank, was sie über { NAME("het_verraad-bricks", $wealth_limit) } haben. Was jetzt hereinkommt, zählt nicht.
    - **Einkommen:** Alle mit Gebäuden dieser Kategorie bekommen Bausteine für **eines** davon, das einträglichste: seinen Wert, den Bonus seines Gebiets und mit der Großmacht dieser Kategorie noch mehr, siehe *{ het_verraad-rules-powers.title }*.
    - Auf jede andere offene Karte: { NAME("het_verraad-bricks", $bricks_on_cards) }, für den, der sie später nimmt. Die Lücke wird vom Stapel gefüllt.

    Gehören alle offenen Karten zu einer Kategorie, werden sie ersetzt. Ist der Stapel leer, werden die abgeworfenen Karten gemischt, und wenn es keine gibt, die Karten beider Märkte.
    .title = Einkommen
het_verraad-rules-actions = In beliebiger Reihenfolge, bis du aufhörst:

    - **Gebiete:** bis zu { $areas_per_turn } kaufen, die an deine grenzen, zu ihrem Preis. Siehe *{ het_verraad-rules-isolation.title }*.
    - **Gebäude:** bis zu { $buildings_per_turn } Handkarten auf deine Gebiete bauen. Siehe *{ het_verraad-rules-buildings.title }*.
    - **Turm:** höchstens { $towers_per_turn } bauen, für je { NAME("het_verraad-bricks", $tower_price) }. Siehe *{ het_verraad-rules-towers.title }*.
    - **Chips:** bis zu { $chips_per_turn } kaufen, weiß oder schwarz, und höchstens { $swaps_per_turn } gegen einen schwarzen tauschen. Siehe *{ het_verraad-rules-chips.title }*.
    - **Pfandhaus:** eine Gebäudekarte für { $pawn_divisor ->
        [1] ihren Wert verkaufen
        [2] den halben Wert verkaufen, aufgerundet
       *[other] ihren Wert geteilt durch { $pawn_divisor } verkaufen, aufgerundet
    }; eine, die dort liegt, für { NAME("het_verraad-bricks", $redeem_price) } kaufen.
    - **Freier Markt:** nur mit einem Handelsgebäude auf dem Spielplan. Kaufen und verkaufen zum Wert. Was du verkauft hast, kannst du im selben Zug nicht zurückkaufen.
    - **Karten:** verdeckt vom Stapel kaufen: Gebäudekarten für je { NAME("het_verraad-bricks", $card_price) }, Einflusskarten für je { NAME("het_verraad-bricks", $influence_price) }. Mit mehr als { $influence_hand } Einflusskarten wirfst du sofort eine ab oder spielst sie.
    - **Einflusskarten:** beliebig viele spielen. Siehe *{ het_verraad-rules-influence.title }*.
    .title = Aktionen
het_verraad-rules-buildings = Ein Gebäude kostet seinen Wert, { $least_value } bis { $most_value } Bausteine, und bringt ebenso viele Punkte, solange es auf deinem Gebiet steht. Es zahlt, sooft jemand eine Karte seiner Kategorie nimmt.

    - Ein Gebäude pro Gebiet. Ein eigenes darfst du ersetzen: Seine Punkte und seine Karte sind dann weg.
    - Nicht dort, wo der Schwarze Meister steht.
    - Der **Bonus** eines Gebiets, bis zu { $most_bonus }, kommt zum Einkommen dazu.

    Ist die Option *{ het_verraad-option-zoning }* an, stehen Gebäude so:
    - **{ NAME("het_verraad-category", "nijverheid") }:** { NAME("het_verraad-zone", $zone_nijverheid) }
    - **{ NAME("het_verraad-category", "stad") }:** { NAME("het_verraad-zone", $zone_stad) }
    - **{ NAME("het_verraad-category", "handel") }:** { NAME("het_verraad-zone", $zone_handel) }
    - **{ NAME("het_verraad-category", "burgerij") }:** { NAME("het_verraad-zone", $zone_burgerij) }

    { $same_cards ->
        [0] Karten jeder Kategorie: { EACH("het_verraad-how_many", "category number", $categories, $category_cards) }
       *[other] Von jeder Kategorie gibt es { $same_cards } Karten
    }. Die billigen liegen oben im Stapel, die teuren unten.
    .title = Gebäude
het_verraad-rules-towers = Ein Turm kostet { NAME("het_verraad-bricks", $tower_price) } und steht auf einem deiner Gebiete, neben einem Gebäude oder allein, einer pro Gebiet. Insgesamt gibt es { $towers }.

    - Der Schwarze Meister kann ein Gebiet mit Turm nicht angreifen, nicht betreten und nicht durchqueren. Nur wem der Turm gehört, kann ihn beim Ziehen durchlassen.
    - „{ NAME("het_verraad-influence", "brand") }“, „{ NAME("het_verraad-influence", "overval") }“, „{ NAME("het_verraad-influence", "infiltrant") }“ und „{ NAME("het_verraad-influence", "hekserij") }“ treffen stattdessen den Turm: Er kommt in den Vorrat zurück, sonst geschieht nichts.
    - Seine Bogenschützen verteidigen: Wird eines deiner Gebiete daneben angegriffen, zählt jeder solche Turm 1 für dich.
    - **Wird ein Gebiet umzingelt, hilft ein Turm nicht:** Er wechselt mit dem Gebiet den Besitzer.
    .title = Türme
het_verraad-rules-chips = **Weiße Chips** stärken dich, wenn der Schwarze Meister angreift: Jeder zählt 1 bei der Verteidigung.

    { "" }**Schwarze Chips** stärken ihn: Jeder bringt seinen Marker 1 voran und zählt 1, wenn du mit ihm angreifst. Mit mindestens einem ziehst du in deinem Zug mit ihm, und wenn das Böse gewinnt, kannst du sein Erbe antreten. Jeder hat einen verdeckten Wert. Werte, und wie viele Chips sie haben: { EACH("het_verraad-chip_value", "value number", $chip_values, $chip_counts) }. Deine kennst nur du.

    Deine Burgkarte hat Plätze für Chips. Weiße kosten { $white_slots } Bausteine, schwarze { $black_slots }. Du kaufst bis zu { $chips_per_turn } Chips pro Zug.

    { $swaps_per_turn ->
        [one] Einmal
       *[other] Bis zu { $swaps_per_turn }-mal
    } pro Zug darfst du für { NAME("het_verraad-bricks", $swap_price) } einen schwarzen Chip gegen einen neuen vom Stapel tauschen. Sein Marker bleibt dann stehen. Lässt die Option *{ het_verraad-option-swap_colour }* es zu, geht das auch mit einem weißen, solange du einen leeren schwarzen Platz hast; er kommt zu den weißen zurück.
    .title = Chips
het_verraad-rules-isolation = Kaufst du ein Gebiet und umzingelst dadurch ein benachbartes, fällt es an dich, mit Gebäude, Turm und ihren Punkten. Ein Gebiet ist **umzingelt**, wenn jedes Gebiet daneben jemand anderem gehört, egal wem. Schon ein einziges neutrales Gebiet daneben verhindert das.

    Der Schwarze Meister macht es ebenso, wenn er ein Gebiet erobert. Und auch seine Gebiete können umzingelt werden.

    Einflusskarten umzingeln nie. Wer ein Gebiet übernimmt, braucht einen Ritter; alle haben { $knights }.

    { "" }**Ein Tipp:** Ein Gebiet, neben dem noch eines von dir liegt, kann nicht umzingelt werden.
    .title = Umzingeln
het_verraad-rules-master = Mit mindestens einem schwarzen Chip darfst du am Ende deines Zuges den Schwarzen Meister führen.

    { "" }**Schritte:** Würfle mit dem schwarzen Würfel, oder zähle stattdessen deine schwarzen Chips; leg dich vorher fest. So viele Schritte geht er höchstens, von Gebiet zu Gebiet. In die Stadt kommt er durch eines der Tore (1 Schritt), und Tore sind für ihn benachbart. Der Weg ist egal, nur das Ziel zählt. Gebiete mit Türmen sind ihm verschlossen; nur deine eigenen lassen ihn durch.

    { "" }**Angriff:** Steht er dann auf einem Gebiet von jemand anderem, ohne Turm, darfst du einmal angreifen: schwarzer Würfel + deine schwarzen Chips gegen weißer Würfel + weiße Chips der Verteidigung + 1 für jeden ihrer Türme daneben.
    - **Höher:** Das Gebiet gehört ihm, mit Gebäude und Punkten, und was dadurch umzingelt ist, auch.
    - **Gleich:** Der Ritter ist weg, das Gebiet neutral. Ein Gebäude bleibt stehen; seine Punkte sind verloren, bis es wieder jemandem gehört.
    - **Niedriger:** Nichts geschieht.

    Davor und danach darfst du „{ NAME("het_verraad-influence", "brand") }“, „{ NAME("het_verraad-influence", "overval") }“, „{ NAME("het_verraad-influence", "infiltrant") }“, „{ NAME("het_verraad-influence", "hekserij") }“ und „{ NAME("het_verraad-influence", "pionier") }“ für ihn spielen: Was sie einbringen, gehört ihm.
    .title = Der Schwarze Meister
het_verraad-rules-influence = { $same_copies ->
        [0] Karten jeder Art: { EACH("het_verraad-copies", "influence number", $kinds, $copies) }
       *[other] { $same_copies } Karten jeder Art
    }, höchstens { $influence_hand } auf deiner Hand. Du spielst sie in deinem Zug: beim Einkommen, bei den Aktionen und beim Schwarzen Meister. Auch der Schwarze Meister ist ein Gegner. Hast du nach einem Kauf eine zu viel, spielst du sofort eine oder wirfst eine ab; nach einer Karte von einem roten Feld wirfst du eine ab.

    - **{ NAME("het_verraad-influence", "brand") }:** Zerstöre ein gegnerisches Gebäude.
    - **{ NAME("het_verraad-influence", "overval") }:** Übernimm ein gegnerisches Gebiet neben einem von dir, mit Gebäude.
    - **{ NAME("het_verraad-influence", "infiltrant") }:** Übernimm ein beliebiges gegnerisches Gebiet ohne Gebäude.
    - **{ NAME("het_verraad-influence", "hekserij") }:** Entferne einen gegnerischen Ritter. Das Gebiet ist neutral, sein Gebäude kommt zurück auf die Hand.
    - **{ NAME("het_verraad-influence", "pionier") }:** Stell einen Ritter auf ein beliebiges neutrales Gebiet.
    - **{ NAME("het_verraad-influence", "gif") }:** Jemand wirft eine zufällige Gebäudekarte ab und zahlt { NAME("het_verraad-bricks", $gif_bricks) }, oder was da ist.
    - **{ NAME("het_verraad-influence", "gouden_handel") }:** Verkauf eine Gebäudekarte für { $factor ->
        [2] den doppelten Wert
       *[other] das { $factor }-Fache ihres Werts
    }.
    - **{ NAME("het_verraad-influence", "tovenaar") }:** Bevor du eine Gebäudekarte nimmst. Wird die Lücke gefüllt, siehst du die obersten { $cards_seen } Karten, legst eine offen aus und den Rest unter den Stapel.
    - **{ NAME("het_verraad-influence", "bescherming") }** und **{ NAME("het_verraad-influence", "blokkade") }:** nur wenn andere am Zug sind, siehe *{ het_verraad-rules-reactions.title }*.

    Für den Schwarzen Meister lassen sich nur die ersten fünf spielen.
    .title = Einflusskarten
het_verraad-rules-reactions = Zwei Einflusskarten spielst du, wenn andere handeln:

    - **{ NAME("het_verraad-influence", "bescherming") }** wehrt „{ NAME("het_verraad-influence", "brand") }“, „{ NAME("het_verraad-influence", "overval") }“, „{ NAME("het_verraad-influence", "infiltrant") }“, „{ NAME("het_verraad-influence", "hekserij") }“ oder „{ NAME("het_verraad-influence", "gif") }“ ab, wenn es dich trifft. Beide Karten sind verbraucht.
    - **{ NAME("het_verraad-influence", "blokkade") }** sperrt eines deiner Gebiete oder eines daneben, wenn es jemand kaufen will oder der Schwarze Meister dorthin soll. Es bleibt für diesen Zug gesperrt. Der Kauf kostet nichts und zählt nicht; das Ziel des Meisters wird neu gewählt.

    Gefragt werden alle, die die Karte haben könnten; sie antworten geheim. Zu sehen ist nur, ob am Ende eine Karte gespielt wird, und welche. Spielen mehrere, zählt die erste im Uhrzeigersinn; die anderen behalten ihre.

    { "" }*{ button-standing }* antwortet von da an für dich, ob du eine Karte hast oder nicht. So erfährt niemand etwas, und das Spiel geht schnell weiter.
    .title = Reaktionen
het_verraad-rules-powers = Wer allein am meisten von etwas hat, und mindestens { $powers_needed }, hält die Großmacht und bekommt sofort ihre Punkte:

    - **{ NAME("het_verraad-category", "burgerij") }** auf dem Spielplan: { $points_burgerij ->
        [one] 1 Punkt
       *[other] { $points_burgerij } Punkte
    }
    - **{ NAME("het_verraad-category", "nijverheid") }** auf dem Spielplan: { $points_nijverheid ->
        [one] 1 Punkt
       *[other] { $points_nijverheid } Punkte
    }
    - **{ NAME("het_verraad-category", "handel") }** auf dem Spielplan: { $points_handel ->
        [one] 1 Punkt
       *[other] { $points_handel } Punkte
    }
    - **{ NAME("het_verraad-category", "stad") }** auf dem Spielplan: { $points_stad ->
        [one] 1 Punkt
       *[other] { $points_stad } Punkte
    }
    - **Weiße Chips:** { $points_white ->
        [one] 1 Punkt
       *[other] { $points_white } Punkte
    }
    - **Türme** auf dem Spielplan: { $points_towers ->
        [one] 1 Punkt
       *[other] { $points_towers } Punkte
    }
    - **Schwarze Chips:** { $points_black ->
        [one] 1 Punkt
       *[other] { $points_black } Punkte
    }

    Wer gleichzieht, bekommt sie noch nicht. Wer allein überholt, bekommt sie. Überholen mehrere gleichauf, bleibt sie, wo sie ist, solange ihr Besitzer genug hat. Wer weniger als { $powers_needed } hat, verliert sie; dann bekommt sie, wer allein am meisten hat, oder niemand. Bei Gebäuden und Türmen ist auch der Schwarze Meister dabei.

    Die Großmacht einer Kategorie bringt außerdem { $same_income ->
        [0] mehr Bausteine, wenn diese Kategorie zahlt: { EACH("het_verraad-how_many", "category number", $categories, $power_income) }
       *[other] { NAME("het_verraad-bricks", $same_income) } mehr, wenn diese Kategorie zahlt
    }.
    .title = Großmächte
het_verraad-rules-points = - **Gebäude:** Jedes zählt seinen Wert; die Punkte hat, wem das Gebiet gehört.
    - **Großmächte:** siehe *{ het_verraad-rules-powers.title }*.
    - **Der Schwarze Meister:** die Gebäude auf seinen Gebieten, seine Großmächte und 1 Punkt für jeden schwarzen Chip, der je gekauft wurde.

    Punkte ändern sich sofort, vorwärts und rückwärts. Gebiete, Türme und Bausteine sind für sich keine Punkte wert.

    { "" }**Rote Felder:** Steht dein Marker nach deinen Aktionen auf einem davon ({ $red }), und höher als zu Beginn deines Zuges, bekommst du eine Einflusskarte.
    .title = Punkte
het_verraad-rules-end = Sobald ein Marker das Ende erreicht hat, wird die Runde zu Ende gespielt, damit alle gleich oft am Zug waren. Mit der Option *{ het_verraad-option-master_ends }* zählt auch der Marker des Schwarzen Meisters. Wer danach Punkte verliert, ändert daran nichts.

    Das Ende steht bei { EACH("het_verraad-end", "seats points", $end_seats, $end_points) }.

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

## Parts of the help, with the numbers of the box that is played with

het_verraad-how_many = { NAME("het_verraad-category", $category) } { $number }
het_verraad-copies = { NAME("het_verraad-influence", $influence) } { $number }
het_verraad-chip_value = { $value } ({ $number })
het_verraad-end = { $points } Punkten mit { $seats } Personen
het_verraad-zone = { $key ->
    [I] nur im inneren Ring
    [M] nur im mittleren Ring
    [O] nur im äußeren Ring
    [IM] nicht im äußeren Ring
    [IO] nicht im mittleren Ring
    [MO] nicht im inneren Ring
    [areas] nur auf bestimmten Gebieten
    [road] nur an einer Straße
    [no_road] nicht an einer Straße
    [river] nur an einem Fluss
    [no_river] nicht an einem Fluss
    [gate] nur an einem Tor
    [no_gate] nicht an einem Tor
   *[anywhere] überall
}
