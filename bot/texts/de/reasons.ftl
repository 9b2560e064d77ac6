### Why an answer is advised: one sentence below the advice, in each game of the facts of its reasons.

## Verräter

verraeter-reason-overtakes = Damit führt { $house ->
    [eagle] der Adler
   *[rose] die Rose
} mit { $strength } zu { $rival }, soweit du es siehst.
verraeter-reason-leads = { $house ->
    [eagle] Der Adler
   *[rose] Die Rose
} führt dann mit { $lead } Vorsprung, soweit du es siehst.
verraeter-reason-keeps = Du behältst { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} für Runde { $next }.
verraeter-reason-office_points = Mit den Karten, die dir dann bleiben, wären deine Kontore { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert.
verraeter-reason-sure_points = Das bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, egal wer gewinnt.
verraeter-reason-goes_over = Du wechselst { $house ->
    [eagle] zum Adler, der
   *[rose] zur Rose, die
} mit { $strength } zu { $rival } anfängt.
verraeter-reason-hidden = Das gibt { $house ->
    [eagle] dem Adler
   *[rose] der Rose
} { $strength } Stärke mehr, und vor dem Aufdecken sieht es niemand.
verraeter-reason-draws = Auf deiner Hand ist noch Platz für { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
verraeter-reason-rounds = { $rounds ->
    [one] Es gibt nur noch einmal Nachschub, aber Gebäude zählen auch am Ende.
   *[other] Ein Gutshof kann noch in { $rounds } Runden Karten bringen, diese mitgezählt.
}
verraeter-reason-stakes = { $house ->
    [eagle] Der Adler fängt dort mit { $strength } zu { $rival } an, und gewinnt er
   *[rose] Die Rose fängt dort mit { $strength } zu { $rival } an, und gewinnt sie
}, bekommt ihr je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
verraeter-reason-pays = { $paid ->
    [won] { $house ->
        [eagle] Gewinnt der Adler eine Runde, bringt dir das eine Karte.
       *[rose] Gewinnt die Rose eine Runde, bringt dir das eine Karte.
    }
    [own] Das bringt dir jede Runde eine Karte, solange die Landschaft deinem Haus gehört.
   *[other] Das bringt dir jede Runde eine Karte, sobald die Landschaft deinem Haus gehört.
}
verraeter-reason-makes_room = Das schafft Platz für { $cards ->
    [one] 1 neue Karte
   *[other] { $cards } neue Karten
}.

## The Traitors

the_traitors-reason-holds_card = Du hast auf der Hand von { $seat } die Verräterkarte gesehen.
the_traitors-reason-suspicious = So wie es aussieht, ist { $seat } mit etwa { $percent } % Wahrscheinlichkeit ein Verräter.
the_traitors-reason-accused_you = { $seat } hat in dieser Runde gegen dich gestimmt.
the_traitors-reason-no_shield = Du kennst die Hand von { $seat }: Ein Schild ist nicht dabei.
the_traitors-reason-disarms = { $seat } hat dann keinen Schild mehr gegen einen Mord.
the_traitors-reason-survives = Du bleibst in der Runde, mit { $gold } Gold auf der Hand.
the_traitors-reason-shares = Den Topf teilen sich am Ende die lebenden Verräter: bis jetzt { $gold } Gold.
the_traitors-reason-traitor_left = So wie es aussieht, lebt unter den anderen mit etwa { $percent } % Wahrscheinlichkeit ein Verräter.
the_traitors-reason-keeps_gold = Dann gehören { $gold } Gold auf deiner Hand dir allein, wenn du die Runde überlebst.
the_traitors-reason-fund_grows = Der Topf wächst auf { $gold } Gold.

## Traitor

traitor-reason-size = Deine Armee hat dann { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
traitor-reason-strength = Sie schlägt etwa { $percent } % der Karten, die verdeckt liegen können.
traitor-reason-beats = Deine Karte schlägt etwa { $percent } % von dem, was dort liegen kann.
traitor-reason-sure = Deine Karte schlägt diese sicher: Das ist dein Punkt Nummer { $points }.
traitor-reason-joker = Mit etwa { $percent } % Wahrscheinlichkeit ist es der Joker.
traitor-reason-eliminates = Es ist die letzte Karte dieser Armee: { $target_seat } verliert sie für immer.
traitor-reason-reward = Das ist dein Punkt Nummer { $points }, und dafür ziehst du { $cards } Karten.
traitor-reason-hides = Verdeckt weiß niemand mehr, welche von { $cards } Karten es ist.

## Het Verraad

het_verraad-reason-income = Das bringt dir sofort { NAME("het_verraad-bricks", $bricks) }.
het_verraad-reason-room = Du hast { NAME("het_verraad-cards", $cards) } auf der Hand und { $areas ->
    [0] kein Gebiet
    [one] 1 Gebiet
   *[other] { $areas } Gebiete
} ohne Gebäude.
het_verraad-reason-affords = Deine Ziegel reichen für ein Gebäude, das { NAME("het_verraad-points", $points) } bringt.
het_verraad-reason-bonus = Ein Gebäude bringt dort { NAME("het_verraad-bricks", $bricks) } mehr ein als seinen Wert.
het_verraad-reason-built = { $points ->
    [one] Das ist 1 Punkt mehr
   *[other] Das sind { $points } Punkte mehr
}{ $grows ->
    [1] , und Karten dieser Art bringen dir dann { NAME("het_verraad-bricks", $bricks) }.
   *[0] .
}
het_verraad-reason-power = Das bringt dir die { NAME("het_verraad-power", $power) }: { NAME("het_verraad-points", $points) }.
het_verraad-reason-saves = Du behältst { NAME("het_verraad-bricks", $bricks) } für deinen nächsten Zug.
het_verraad-reason-attack = Von 100 Angriffen auf { $area } gelingen etwa { $percent }: { $seat } verliert es dann.
het_verraad-reason-stays = { $area } bleibt dein.
