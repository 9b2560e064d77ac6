### Why an answer is advised: one sentence below the advice, of the facts of its reasons.

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
