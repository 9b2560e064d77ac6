### The board in words, whole.

traitor-reading-fight = Laatste aanklacht: { $name }, nummer { $slot }, { $card }, tegen { $target_name }, nummer { $target_slot }, { $target_card }. { $dead ->
    [target] De aangeklaagde kaart
   *[accuser] De aanklagende kaart
} is gestorven. { $why }.
traitor-reading-turn = { $name } is aan de beurt en { $accused ->
    [0] heeft nog niet aangeklaagd
   *[1] heeft aangeklaagd
}.
traitor-reading-looking = { $name } bekijkt kaarten.
traitor-reading-mustering = Stellen nog op: { $names }.
traitor-reading-dealer = { $name } heeft gedeeld.
traitor-reading-starter = { $name } begon de ronde.
traitor-reading-removed = Ongezien uit het spel: { $count }.
traitor-reading-left = { $count } kaarten toen zijn joker stierf
traitor-reading-eliminated = { $why ->
    [points] uitgeschakeld door punten
   *[cards] uitgeschakeld zonder kaarten
}
traitor-reading-mustered = { $count } kaarten opgesteld, { $drawn } getrokken
traitor-reading-made = klaagde { $count } keer aan ({ $weak } keer onder de kleinsten), werd { $suffered } keer aangeklaagd
traitor-reading-next = bij { $points } punten: { $kind ->
    [draw] trekt { $number }
    [look] bekijkt er { $number }
   *[eliminated] uitgeschakeld
}
traitor-reading-standing = { $count ->
    [0] er staan geen kaarten
   *[other] er staan { $count } kaarten: { $cards }
}
traitor-reading-slot = nummer { $slot } { $face ->
    [up] { $card } open
    [known] { $card } weer gedekt
   *[down] gedekt
}
traitor-reading-hidden = ergens onder de gedekte: { $cards }
traitor-reading-fallen = verloren, de oudste eerst: { $cards }
traitor-reading-pile = verslagen, de oudste eerst: { $cards }
