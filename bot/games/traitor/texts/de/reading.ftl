### The board in words, whole.

traitor-reading-turn = { $name } ist am Zug und { $accused ->
    [0] hat noch nicht angeklagt
   *[1] hat angeklagt
}.
traitor-reading-looking = { $name } sieht sich Karten an.
traitor-reading-mustering = Stellen noch auf: { $names }.
traitor-reading-dealer = Gegeben hat { $name }.
traitor-reading-starter = { $name } hat die Runde begonnen.
traitor-reading-removed = Ungesehen aus dem Spiel: { $count }.
traitor-reading-left = { $count } Karten, als ihr Joker starb
traitor-reading-mustered = { $count } Karten aufgestellt, { $drawn } gezogen
traitor-reading-made = hat { $count }-mal angeklagt (davon { $weak }-mal unter den Kleinsten), wurde { $suffered }-mal angeklagt
traitor-reading-standing = { $count ->
    [0] keine Karten stehen
   *[other] { $count } Karten stehen: { $cards }
}
traitor-reading-slot = Nummer { $slot } { $face ->
    [up] { $card } offen
    [known] { $card } wieder verdeckt
   *[down] verdeckt
}
traitor-reading-hidden = irgendwo unter den verdeckten: { $cards }
traitor-reading-fallen = verloren, die älteste zuerst: { $cards }
traitor-reading-pile = geschlagen, die älteste zuerst: { $cards }
