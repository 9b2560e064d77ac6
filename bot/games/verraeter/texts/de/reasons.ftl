### Why an answer is advised: one sentence below the advice, of the facts of its reasons.

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
verraeter-reason-office_points = Mit den Karten, die dir dann bleiben, wären deine Kontore { verraeter-picture-points } wert.
verraeter-reason-sure_points = Das bringt { verraeter-picture-points }, egal wer gewinnt.
verraeter-reason-goes_over = Du wechselst { $house ->
    [eagle] zum Adler, der
   *[rose] zur Rose, die
} mit { $strength } zu { $rival } anfängt.
verraeter-reason-hidden = Das gibt { $house ->
    [eagle] dem Adler
   *[rose] der Rose
} { $strength } Stärke mehr, aber erst beim Aufdecken.
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
}, bekommt ihr je { verraeter-picture-points }.
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
