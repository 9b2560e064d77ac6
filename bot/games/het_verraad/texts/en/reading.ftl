### The board in words, whole.

het_verraad-reading-ending = Why: { $why ->
    [seat] a player has enough points.
    [master] the Black Master has enough points.
   *[deck] the building deck is used up.
}
het_verraad-reading-start = { $name } is the start player.
het_verraad-reading-turn = { $name } has the turn. Points at its start: { $points }. Still possible: areas to buy { $areas }, chips to buy { $chips }, buildings to build { $buildings }, towers to build { $towers }, cards to swap { $swaps }.
het_verraad-reading-sold = Sold in this turn: { $keys }.
het_verraad-reading-blocked = Closed to the buyer in this turn: { $keys }.
het_verraad-reading-closed = Closed to the Black Master in this turn: { $keys }.
het_verraad-reading-tovenaar = A Sorcerer chooses the next open cards.
het_verraad-reading-moved = The Black Master has moved in this turn.
het_verraad-reading-attacked = The Black Master has attacked in this turn.
het_verraad-reading-steps = The Black Master goes { $steps } steps, { $counted ->
    [0] as rolled
   *[1] as chosen
}.
het_verraad-reading-window = { $window ->
    [protect] Some may protect themselves against
   *[block] Some may block
} { $name }: { $to ->
    [buy] buying
    [master] the Black Master
   *[other] { $card }
}{ $area ->
    [none] { "" }
   *[other] , about { $area }
}. Asked: { $names }.
het_verraad-reading-upshot = { $name } led him: { $key ->
    [conquered] the area fell.
    [held] the area held.
   *[tied] a tie.
}
het_verraad-reading-prices = { $white ->
    [0] no white chip left
   *[other] next white chip for { NAME("het_verraad-bricks", $white) }
}, { $black ->
    [0] no black chip left
   *[other] next black chip for { NAME("het_verraad-bricks", $black) }
}
het_verraad-reading-knights = { $count ->
    [one] 1 knight in stock
   *[other] { $count } knights in stock
}
het_verraad-reading-areas = { $count ->
    [0] no areas
   *[other] { NAME("het_verraad-areas", $count) }: { $areas }
}
het_verraad-reading-incomes = income of citizens, crafts, trade and town { $incomes }
het_verraad-reading-known = known cards in hand: { $cards }
het_verraad-reading-expelled = has no area left
het_verraad-reading-values = values of the black chips: { $values }
het_verraad-reading-stands = { $area ->
    [none] outside the city
   *[other] stands on { $area }
}
het_verraad-reading-bought = black chips bought so far { $count }
het_verraad-reading-open = Open place { $place }: { $card ->
    [none] empty
   *[other] { $card }
}, { NAME("het_verraad-bricks", $bricks) } on it.
het_verraad-reading-discards = Discarded buildings, the oldest first: { $cards }.
het_verraad-reading-replaced = Buildings out of the game: { $cards }.
het_verraad-reading-played = Discarded influence cards, the oldest first: { $cards }.
het_verraad-reading-deck = Building deck { $deck }, made again: { $remade }; influence deck { $influence }.
het_verraad-reading-supply = Supply: { $black } black chips, { $white } white chips, { $towers } towers.
het_verraad-reading-price = price { $bricks }
het_verraad-reading-bonus = bonus { $points }
het_verraad-reading-beside = next to { $areas }
