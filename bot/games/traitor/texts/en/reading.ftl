### The board in words, whole.

traitor-reading-turn = { $name } has the turn and { $accused ->
    [0] has not accused yet
   *[1] has accused
}.
traitor-reading-looking = { $name } looks at cards.
traitor-reading-mustering = Still mustering: { $names }.
traitor-reading-dealer = The dealer is { $name }.
traitor-reading-starter = { $name } began the round.
traitor-reading-removed = Out of the game unseen: { $count }.
traitor-reading-left = { $count } cards when its Joker died
traitor-reading-mustered = mustered { $count } cards, drew { $drawn }
traitor-reading-made = accused { $count } times ({ $weak } times among the smallest), was accused { $suffered } times
traitor-reading-standing = { $count ->
    [0] no cards stand
   *[other] { $count } cards stand: { $cards }
}
traitor-reading-slot = number { $slot } { $face ->
    [up] { $card } face up
    [known] { $card } face down again
   *[down] face down
}
traitor-reading-hidden = somewhere among those face down: { $cards }
traitor-reading-fallen = lost, the oldest first: { $cards }
traitor-reading-pile = beaten, the oldest first: { $cards }
