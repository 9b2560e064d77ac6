### The rules of Het Verraad, as a help.

## Rules help, by topic in reading order

het_verraad-rules-aim = You buy areas of a round city, put up buildings and towers, and gather points. But the **Black Master** is at the gates. Nobody owns him: whoever has black chips moves him, and everybody may change sides at any time.

    - **Good wins** if somebody’s marker stands at least as high as the black one. Then whoever has the most points wins.
    - **Evil wins** if the black marker stands higher than all others. Then whoever has most black chips wins with the Black Master.

    Bricks are the money. Areas are called by their ring and a number, clockwise: **I** is the inner, **M** the middle and **O** the outer ring, as in M7. Buildings keep their Dutch names.
    .title = Aim
het_verraad-rules-round = **To begin with**, everybody gets { NAME("het_verraad-bricks", $start_bricks) } and { $start_cards ->
        [one] 1 building card
       *[other] { $start_cards } building cards
    }, and claims up to { $start_areas ->
        [one] 1 area
       *[other] { $start_areas } areas
    }, in turns, counter-clockwise. Your areas may cost at most { $start_sum } together and may not touch each other. Then everybody puts a tower on one of them.

    { "" }**Your turn**, clockwise from the start player:

    1. **Income:** take one of the open building cards. Buildings of its category pay, those of the others too.
    2. **Actions:** buy areas, build, strengthen good or evil, trade, in any order.
    3. **Influence:** if your marker has come forward to a red space ({ $red }), you get an influence card.
    4. **Black Master:** if you have a black chip, you may move him, and attack.

    You are always shown what is possible, what it costs and what it changes. *Back* leads one step back, and nobody notices.
    .title = How it goes
het_verraad-rules-income = You take one of the open building cards into your hand, free, with the bricks on it. Before that you may play influence cards.

    - **Tax:** if it is a Town card, everybody first pays the bank what they have over { NAME("het_verraad-bricks", $wealth_limit) }. What comes in now does not count.
    - **Income:** everybody with buildings of that category is paid for **one** of them, the one that pays most: its value, the bonus of its area, and more with the great power of that category, see *{ het_verraad-rules-powers.title }*.
    - Each other open card gets { NAME("het_verraad-bricks", $bricks_on_cards) }, for whoever takes it later. The gap is filled from the deck.

    If all open cards are of one category, they are replaced. When the deck is used up, the discards are shuffled, and if there are none the cards of both markets.
    .title = Income
het_verraad-rules-actions = In any order, until you stop:

    - **Areas:** buy up to { $areas_per_turn }, next to your own, at their price. See *{ het_verraad-rules-isolation.title }*.
    - **Buildings:** put up to { $buildings_per_turn } of your hand’s cards on your areas. See *{ het_verraad-rules-buildings.title }*.
    - **Tower:** build at most { $towers_per_turn }, for { NAME("het_verraad-bricks", $tower_price) } each. See *{ het_verraad-rules-towers.title }*.
    - **Chips:** buy up to { $chips_per_turn }, white or black, and swap at most { $swaps_per_turn } for a black one. See *{ het_verraad-rules-chips.title }*.
    - **Pawnshop:** sell a building card for { $pawn_divisor ->
        [1] its value
        [2] half its value, rounded up
       *[other] its value divided by { $pawn_divisor }, rounded up
    }; buy one that lies there for { NAME("het_verraad-bricks", $redeem_price) }.
    - **Free market:** only with a trade building on the board. Sell and buy at the value. What you have sold you cannot buy back in the same turn.
    - **Cards:** buy cards from the decks, unseen: building cards for { NAME("het_verraad-bricks", $card_price) } each, influence cards for { NAME("het_verraad-bricks", $influence_price) } each. With more than { $influence_hand } influence cards you discard or play one at once.
    - **Influence cards:** play as many as you like. See *{ het_verraad-rules-influence.title }*.
    .title = Actions
het_verraad-rules-buildings = A building costs its value of { $least_value } to { $most_value } bricks, and is worth as many points while it stands on your area. It pays whenever somebody takes a card of its category.

    - One building per area. You may replace an own one: its points and its card are gone.
    - Not where the Black Master stands.
    - An area’s **bonus** of up to { $most_bonus } is added to the income.

    With the option *{ het_verraad-option-zoning }* on:
    - **{ NAME("het_verraad-category", "nijverheid") }:** { NAME("het_verraad-zone", $zone_nijverheid) }
    - **{ NAME("het_verraad-category", "stad") }:** { NAME("het_verraad-zone", $zone_stad) }
    - **{ NAME("het_verraad-category", "handel") }:** { NAME("het_verraad-zone", $zone_handel) }
    - **{ NAME("het_verraad-category", "burgerij") }:** { NAME("het_verraad-zone", $zone_burgerij) }

    { $same_cards ->
        [0] Cards of each category: { EACH("het_verraad-how_many", "category number", $categories, $category_cards) }
       *[other] Of each category there are { $same_cards } cards
    }. The cheap ones lie on top of the deck, the dear ones at the bottom.
    .title = Buildings
het_verraad-rules-towers = A tower costs { NAME("het_verraad-bricks", $tower_price) } and stands on one of your areas, beside a building or alone, one per area. There are { $towers } in all.

    - The Black Master cannot attack an area with a tower, nor enter or pass it. Only the tower’s owner can let him pass, when moving him.
    - { NAME("het_verraad-influence", "brand") }, { NAME("het_verraad-influence", "overval") }, { NAME("het_verraad-influence", "infiltrant") } and { NAME("het_verraad-influence", "hekserij") } hit the tower instead: it goes back into the supply, and nothing else happens.
    - Its archers defend: if one of your areas next to it is attacked, each such tower counts 1 for you.
    - **If an area is surrounded, a tower is no help:** it changes hands with the area.
    .title = Towers
het_verraad-rules-chips = **White chips** strengthen you when the Black Master attacks: each counts 1 in defence.

    { "" }**Black chips** strengthen him: each brings his marker 1 forward and counts 1 when you attack with him. With one or more you move him in your turn, and you may be his heir if evil wins. Each has a hidden value. Values, and how many chips have them: { EACH("het_verraad-chip_value", "value number", $chip_values, $chip_counts) }. Only you know yours.

    Your castle card has slots for chips. White ones cost { $white_slots } bricks, black ones { $black_slots }. You buy up to { $chips_per_turn } chips a turn.

    { $swaps_per_turn ->
        [one] Once
       *[other] Up to { $swaps_per_turn } times
    } a turn you may swap a black chip for another one from the stack, for { NAME("het_verraad-bricks", $swap_price) }. His marker stays where it is then. If the option *{ het_verraad-option-swap_colour }* says so, a white one may be given, too, as long as you have an empty black slot; it goes back to the white ones.
    .title = Chips
het_verraad-rules-isolation = If you buy an area and thereby surround a neighbouring one, it falls to you, with its building, its tower and their points. An area is **surrounded** when all its neighbours belong to others than its owner, whoever they are. A single neutral neighbour prevents it.

    The Black Master does the same when he conquers an area. And his own areas can be surrounded as well.

    Influence cards never surround an area. To take an area you need a knight, and everybody has { $knights }.

    { "" }**A hint:** an area with a neighbour of your own cannot be surrounded.
    .title = Surrounding
het_verraad-rules-master = With at least one black chip you may lead the Black Master at the end of your turn.

    { "" }**Steps:** roll the black die, or count your black chips instead; say which before you roll. He goes up to that many steps, from area to area. He comes into the city by one of the gates (1 step), and gates are next to each other for him. The way does not matter, only where he stops. Areas with towers are closed to him, except that your own let him pass.

    { "" }**Attack:** if he then stands on another player’s area without a tower, you may attack, once: black die + your black chips against white die + the defender’s white chips + 1 for each of the defender’s towers next to it.
    - **Higher:** the area becomes his, with its building and points, and what this surrounds as well.
    - **Equal:** the knight is gone, the area is neutral. A building stays, its points are lost until somebody owns it again.
    - **Lower:** nothing happens.

    Before and after you may play { NAME("het_verraad-influence", "brand") }, { NAME("het_verraad-influence", "overval") }, { NAME("het_verraad-influence", "infiltrant") }, { NAME("het_verraad-influence", "hekserij") } and { NAME("het_verraad-influence", "pionier") } for him: what they win is his.
    .title = The Black Master
het_verraad-rules-influence = { $same_copies ->
        [0] Cards of each kind: { EACH("het_verraad-copies", "influence number", $kinds, $copies) }
       *[other] { $same_copies } cards of each kind
    }, at most { $influence_hand } in your hand. You play them in the income, action and Black Master phases of your turn. The Black Master is an opponent, too. With one too many after a purchase you play or discard one at once; with a card that a red space gave you, you discard one.

    - **{ NAME("het_verraad-influence", "brand") }:** destroy a building of an opponent.
    - **{ NAME("het_verraad-influence", "overval") }:** take an opponent’s area next to one of yours, with its building.
    - **{ NAME("het_verraad-influence", "infiltrant") }:** take an opponent’s area without a building, anywhere.
    - **{ NAME("het_verraad-influence", "hekserij") }:** remove an opponent’s knight. The area is neutral, its building goes back to its owner’s hand.
    - **{ NAME("het_verraad-influence", "pionier") }:** put a knight on any neutral area.
    - **{ NAME("het_verraad-influence", "gif") }:** a player discards a building card, by chance, and pays { NAME("het_verraad-bricks", $gif_bricks) }, or all it has.
    - **{ NAME("het_verraad-influence", "gouden_handel") }:** sell a building card for { $factor ->
        [2] twice its value
       *[other] { $factor } times its value
    }.
    - **{ NAME("het_verraad-influence", "tovenaar") }:** before you take a building card. When the gap is filled you see the top { $cards_seen } cards of the deck, lay one open and put the rest under the deck.
    - **{ NAME("het_verraad-influence", "bescherming") }** and **{ NAME("het_verraad-influence", "blokkade") }:** in others’ turns only, see *{ het_verraad-rules-reactions.title }*.

    With the Black Master only the first five can be played.
    .title = Influence cards
het_verraad-rules-reactions = Two influence cards are played when others act:

    - **{ NAME("het_verraad-influence", "bescherming") }** wards off a { NAME("het_verraad-influence", "brand") }, { NAME("het_verraad-influence", "overval") }, { NAME("het_verraad-influence", "infiltrant") }, { NAME("het_verraad-influence", "hekserij") } or { NAME("het_verraad-influence", "gif") } aimed at you. Both cards are spent.
    - **{ NAME("het_verraad-influence", "blokkade") }** closes an area of yours, or one next to yours, when somebody wants to buy it or the Black Master wants to go there. It stays closed for this turn. The purchase costs nothing and does not count; the Master’s move is chosen again.

    Everybody who could hold the card is asked, and answers in secret. All see only whether a card is played in the end, and which. If several play one, the first clockwise counts; the others keep theirs.

    { "" }*{ button-standing }* answers for you from then on, whether you hold a card or not. So nobody learns anything, and the game goes on quickly.
    .title = Reactions
het_verraad-rules-powers = Whoever alone has most of something, and at least { $powers_needed }, holds its great power and gets its points at once:

    - **{ NAME("het_verraad-category", "burgerij") }** on the board: { $points_burgerij ->
        [one] 1 point
       *[other] { $points_burgerij } points
    }
    - **{ NAME("het_verraad-category", "nijverheid") }** on the board: { $points_nijverheid ->
        [one] 1 point
       *[other] { $points_nijverheid } points
    }
    - **{ NAME("het_verraad-category", "handel") }** on the board: { $points_handel ->
        [one] 1 point
       *[other] { $points_handel } points
    }
    - **{ NAME("het_verraad-category", "stad") }** on the board: { $points_stad ->
        [one] 1 point
       *[other] { $points_stad } points
    }
    - **White chips:** { $points_white ->
        [one] 1 point
       *[other] { $points_white } points
    }
    - **Towers** on the board: { $points_towers ->
        [one] 1 point
       *[other] { $points_towers } points
    }
    - **Black chips:** { $points_black ->
        [one] 1 point
       *[other] { $points_black } points
    }

    If others draw level, the holder keeps it. If others overtake, or the holder has fewer than { $powers_needed }, it changes hands or nobody has it. The Black Master competes for buildings and towers, too.

    The great power of a category also brings { $same_income ->
        [0] more bricks when that category pays: { EACH("het_verraad-how_many", "category number", $categories, $power_income) }
       *[other] { NAME("het_verraad-bricks", $same_income) } more when that category pays
    }.
    .title = Great powers
het_verraad-rules-points = - **Buildings:** each counts its value for the owner of its area.
    - **Great powers:** see *{ het_verraad-rules-powers.title }*.
    - **The Black Master:** the buildings on his areas, his great powers, and 1 point for every black chip that anybody has bought.

    Points move at once, forward and back. Areas, towers and bricks are worth no points by themselves.

    { "" }**Red spaces:** if your marker stands on one of them ({ $red }) at the end of your actions, and higher than at the beginning of your turn, you get an influence card.
    .title = Points
het_verraad-rules-end = As soon as somebody’s marker has reached the end, the round is finished, so that all have had as many turns. With the option *{ het_verraad-option-master_ends }* on the Black Master’s marker counts as well. A loss of points afterwards changes nothing.

    The end is at { EACH("het_verraad-end", "seats points", $end_seats, $end_points) }.

    { "" }**Good:** if at least one marker stands as high as the black one or higher, whoever has the most points wins. If level, most white chips, then fewest black chips.

    { "" }**Evil:** if the black marker is higher than all others, the Black Master’s heir wins: most black chips. If level, the higher sum of their values, then own points.

    A player who has no area is expelled from the city. They play on and may return with { NAME("het_verraad-influence", "pionier") } or { NAME("het_verraad-influence", "infiltrant") }, but cannot win without an area.
    .title = The end
het_verraad-rules-readings = The published rules leave some things open. This is how they are read here:

    - **One tower per area.** The rules say that a building and a tower may share an area; of two towers they say nothing.
    - **The Black Master’s own towers let him pass.** Only towers of players close areas to him. But he never stops on one.
    - **Pawnshop and free market lie open.** Building and influence cards that you buy come from the closed decks.
    - **{ NAME("het_verraad-influence", "bescherming") } and { NAME("het_verraad-influence", "blokkade") } are never for your own turn:** they answer what others do.
    - **Cards for the Black Master never hit your own areas,** only those of others.
    - **If the black marker is level with the best player, good wins:** evil has to stand highest alone.
    - **If evil wins and nobody has both a black chip and an area, nobody wins.**
    - **The Black Master’s marker ends the game, too,** with the option *{ het_verraad-option-master_ends }*. The rules say “one of the players”, and call him a kind of player.
    - **The last building card ends the game,** with the option *{ het_verraad-option-deck_ends }*. The rules do not say what happens without any.
    .title = Where the rules are open
het_verraad-rules-options = - **{ het_verraad-option-zoning }:** whether buildings of some categories may stand only where they belong, see *{ het_verraad-rules-buildings.title }*.
    - **{ het_verraad-option-deck_ends }:** whether the game ends with the round in which no card is left to fill the gap among the open ones. If off, fewer lie open.
    - **{ het_verraad-option-master_ends }:** whether the Black Master’s marker, too, ends the game.
    - **{ het_verraad-option-third }:** what happens if you buy an influence card and then hold one too many: you play or discard one of them, or can only discard.
    - **{ het_verraad-option-swap_colour }:** whether the swap of the turn is for black chips alone, or for white ones as well.

    The usual settings: the first three are on, a third influence card may be played, and black chips alone are swapped.

    The published rules are those of an expansion. City, cards and some numbers of the base game are reconstructed; whoever runs the bot and owns the game can put in the true ones. What influence cards do is the program’s: only how many there are and the numbers in them can be put in.
    .title = Options

## Parts of the help, with the numbers of the box that is played with

het_verraad-how_many = { NAME("het_verraad-category", $category) } { $number }
het_verraad-copies = { NAME("het_verraad-influence", $influence) } { $number }
het_verraad-chip_value = { $value } ({ $number })
het_verraad-end = { $points } points with { $seats } players
het_verraad-zone = { $key ->
    [I] only in the inner ring
    [M] only in the middle ring
    [O] only in the outer ring
    [IM] not in the outer ring
    [IO] not in the middle ring
    [MO] not in the inner ring
    [areas] only on certain areas
    [road] only on a road
    [no_road] not on a road
    [river] only on a river
    [no_river] not on a river
    [gate] only at a gate
    [no_gate] not at a gate
   *[anywhere] anywhere
}
