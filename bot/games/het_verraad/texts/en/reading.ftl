### The board in words, whole.

het_verraad-reading-ending = Why: { $why ->
    [seat] a player has enough points.
    [master] the Black Master has enough points.
   *[deck] no building card is left to be laid open.
}
het_verraad-reading-start = { $name } is the start player.
het_verraad-reading-turn = { $name } has the turn. Points at its start: { $points }. Still possible: areas to buy { $areas }, chips to buy { $chips }, buildings to build { $buildings }, towers to build { $towers }, chips to swap { $swaps }.
het_verraad-reading-sold = Sold in this turn: { $keys }.
het_verraad-reading-blocked = Closed to the buyer in this turn: { $keys }.
het_verraad-reading-closed = Closed to the Black Master in this turn: { $keys }.
het_verraad-reading-tovenaar = A Sorcerer chooses the next open cards.
het_verraad-reading-moved = The Black Master has moved in this turn.
het_verraad-reading-attacked = The Black Master has attacked in this turn.
het_verraad-reading-steps = The Black Master has up to { NAME("het_verraad-steps", $steps) }, { $counted ->
    [0] rolled
   *[1] counted
}.
het_verraad-reading-window = { $to ->
    [buy] { $name } wants to buy { $area }. That can be blocked.
    [master] { $name } wants to lead the Black Master to { $area }. That can be blocked.
   *[other] { $name } plays { $card }{ $area ->
        [none] { "" }
       *[other] { " " }on { $area }
    }. That can be warded off.
} Asked: { $names }.
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
    [one] 1 knight in the supply
   *[other] { $count } knights in the supply
}
het_verraad-reading-areas = { $count ->
    [0] no areas
   *[other] { NAME("het_verraad-areas", $count) }: { $areas }
}
het_verraad-reading-incomes = income of { NAME("het_verraad-category", "burgerij") }, { NAME("het_verraad-category", "nijverheid") }, { NAME("het_verraad-category", "handel") }, { NAME("het_verraad-category", "stad") }: { $incomes }
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
