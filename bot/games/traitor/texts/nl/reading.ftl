### The board in words, whole.

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
traitor-reading-mustered = { $count } kaarten opgesteld, { $drawn } getrokken
traitor-reading-made = klaagde { $count } keer aan ({ $weak } keer onder de kleinsten), werd { $suffered } keer aangeklaagd
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
