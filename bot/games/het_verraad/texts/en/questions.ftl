### What seats are asked in Het Verraad, what they may choose, and what that comes to. See game.ftl.

## Questions

het_verraad-question-claim = Which area do you claim?
    { $number ->
        [0] **Build the city:** most points win once somebody has { $goal }. **Or betray it:** if the Black Master ends ahead, most black chips win.
            Take up to { NAME("het_verraad-areas", $most) }, free, together at most price { $limit }; later you buy only beside them.
            { "" }**Beware:** whoever surrounds your area gets it.
        [one] You have 1 of { $most } start areas; the prices add up to { $total } of { $limit }. The next one, also free, may not touch it.
       *[other] You have { $number } of { $most } start areas; the prices add up to { $total } of { $limit }. The next one, also free, may not touch yours.
    }{ COUNT($top_areas) ->
        [0] { "" }
       *[other]
            { "" }
            { MOST($top_bonuses) ->
                [0] **Without a bonus, but with most cheap land beside:**
               *[other] **Worth most** (a bonus adds to income there; prices add up to { $limit } at most):
            } { EACH("het_verraad-top", "area price bonus road beside", $top_areas, $top_prices, $top_bonuses, $top_roads, $top_besides) }.
    }
het_verraad-question-claim_ring = { het_verraad-question-claim }
# An area that is worth much, in the first choices.
het_verraad-top = { $area } ({ $bonus ->
    [0] no bonus
   *[other] bonus { $bonus }
}, price { $price }{ $road ->
    [0] { "" }
   *[other] , road
}{ $beside ->
    [0] { "" }
   *[other] , others beside
})
het_verraad-question-first_tower = Which of your areas gets your first tower?
    It is free of charge. A tower keeps the Black Master out of its area, takes the blow of an influence card, and adds 1 to the defence of your areas beside it.
het_verraad-question-take = Which building card do you take?
    Its category pays at once. You have { NAME("het_verraad-bricks", $bricks) }; “then” says how many you have after it.{ $limit ->
        [0] { "" }
       *[other] { " " }**Town cards tax first** all above { $limit } bricks; gains and losses are told after that.
    }
het_verraad-question-act = { $ends ->
    [0] Your turn: what do you do next?
   *[other] Your actions are done.
}
    You have { NAME("het_verraad-bricks", $bricks) }{ $ends ->
        [0] { " " }to spend.{ COUNT($left_things) ->
            [0] { "" }
           *[other] { " " }**Left this turn:** { EACH("het_verraad-left", "thing number", $left_things, $left_numbers) }.
        }{ COUNT($dear_things) ->
            [0] { "" }
           *[other] { " " }**Too dear:** { EACH("het_verraad-dear", "thing price", $dear_things, $dear_prices) }.
        }{ COUNT($closed_things) ->
            [0] { "" }
           *[other] { " " }**Not now:** { EACH("het_verraad-closed", "thing", $closed_things) }.
        }
       *[other] , and nothing else is possible.
    }{ COUNT($homeless_categories) ->
        [0] { "" }
       *[other] { " " }**No room for:** { EACH("het_verraad-homeless", "category number zone", $homeless_categories, $homeless_numbers, $homeless_zones) }.
    }
    { $ends ->
        [0] { $points ->
            [0] **To begin with:** build your cards: their value in points at once, and bricks whenever their category is taken. Then buy a cheap area for the next.
           *[other] { het_verraad-race }
        }
       *[other] { het_verraad-race }
    }{ COUNT($near_powers) ->
        [0] { "" }
       *[other] { " " }**One more brings the great power of:** { EACH("het_verraad-near", "power points own rival seat number", $near_powers, $near_points, $near_counts, $near_rivals, $near_seats, $near_numbers) }.
    }{ COUNT($risky_powers) ->
        [0] { "" }
       *[other] { " " }**At risk:** { EACH("het_verraad-risky", "power points own rival seat number", $risky_powers, $risky_points, $risky_counts, $risky_rivals, $risky_seats, $risky_numbers) }.
    }
het_verraad-race = { $place ->
    [ahead] You lead
    [level] You share the lead
   *[behind] Points
}: you { $points }, { EACH("het_verraad-paid", "seat amount", $other_seats, $other_points) }, Black Master { $master_points }; { $last ->
    [0] the race ends at { $goal }
   *[other] **this is your last turn**: only points count now, or black chips if evil wins
}.
# Things of which there may be more in this turn, and a card that no area of its holder takes.
het_verraad-left = { $thing ->
    [buildings] { $number ->
        [one] 1 building
       *[other] { $number } buildings
    }
    [areas] { NAME("het_verraad-areas", $number) }
    [chips] { NAME("het_verraad-chips", $number) }
   *[towers] { NAME("het_verraad-towers", $number) }
}
# Things that the seat cannot have now: because of their price, or for another reason.
het_verraad-dear = { $thing ->
    [buildings] building
    [areas] area
    [towers] tower
    [white] white chip
    [black] black chip
    [influence] influence card
   *[card] unseen card
} { $price }
het_verraad-closed = { $thing ->
    [areas] area (none free beside yours)
    [towers] tower (no place left)
    [white] white chip (no room, or none left)
    [black] black chip (no room, or none left)
    [influence] influence card (none left)
   *[card] unseen card (none left)
}
het_verraad-homeless = { NAME("het_verraad-category", $category) }, { NAME("het_verraad-cards", $number) } ({ NAME("het_verraad-zone", $zone) })
# A great power that a seat may soon hold, and one that it may soon lose.
het_verraad-race-counts  = { "" } (you { $own }{ $number ->
    [0] { "" }
   *[other] , { $rival ->
        [seat] { $seat }
       *[master] Black Master
    } { $number }
})
het_verraad-near = { NAME("het_verraad-alt-power", $power) } +{ $points }{ het_verraad-race-counts }
het_verraad-risky = { NAME("het_verraad-alt-power", $power) } −{ $points }{ het_verraad-race-counts }
het_verraad-question-buy = Which area do you buy?
    Room for a building. You have { NAME("het_verraad-bricks", $bricks) }; left this turn: { NAME("het_verraad-areas", $left) }. An area of others that you surround is yours as well.
het_verraad-question-buy_ring = { het_verraad-question-buy }
het_verraad-question-build = Which building do you build?
    It costs its value in bricks and brings as many points. You have { NAME("het_verraad-bricks", $bricks) } and may build { $left } more this turn.{ COUNT($homeless_categories) ->
        [0] { "" }
       *[other] { " " }**No room for:** { EACH("het_verraad-homeless", "category number zone", $homeless_categories, $homeless_numbers, $homeless_zones) }.
    }
het_verraad-question-build_category = { het_verraad-question-build }
het_verraad-question-build_on = Where do you build { het_verraad-card }?
    It costs { NAME("het_verraad-bricks", $price) } and leaves you { $bricks }.{ COUNT($closed_areas) ->
        [0] { "" }
       *[other] { " " }Not on { $closed_areas } ({ NAME("het_verraad-category", $category) }: { NAME("het_verraad-zone", $zone) }).
    }{ COUNT($master_areas) ->
        [0] { "" }
       *[other] { " " }Not on { $master_areas }: the Black Master stands there.
    }
het_verraad-question-build_on_ring = { het_verraad-question-build_on }
het_verraad-question-tower = Where do you build a tower?
    It keeps the Black Master out of the area, takes the blow of an influence card, and adds 1 to the defence of your areas beside it. It costs { $price } of your { NAME("het_verraad-bricks-with", $bricks) }.
het_verraad-question-tower_ring = { het_verraad-question-tower }
het_verraad-question-swap = Which chip do you swap?
    A new black chip may be worth more; nobody else sees its value. It costs { $price } of your { NAME("het_verraad-bricks-with", $bricks) }. You draw from { $stack }, then yours goes under them.{ $white ->
        [0] { "" }
       *[other] { " " }A white one goes back to the white ones.
    }
het_verraad-question-pawn = Which card do you sell to the pawnshop?
    You get bricks for a card that you do not want to build. You have { NAME("het_verraad-bricks", $bricks) }. You cannot buy it back in this turn.
het_verraad-question-pawn_category = { het_verraad-question-pawn }
het_verraad-question-sell = Which card do you sell on the free market?
    You get the full value for a card that you do not want to build. You have { NAME("het_verraad-bricks", $bricks) }. You cannot buy it back in this turn.
het_verraad-question-sell_category = { het_verraad-question-sell }
het_verraad-question-redeem = Which card do you buy from the pawnshop?
    It comes to your hand; building it costs its value on top. You have { NAME("het_verraad-bricks", $bricks) }.
het_verraad-question-redeem_category = { het_verraad-question-redeem }
het_verraad-question-market = Which card do you buy on the free market?
    It comes to your hand; building it costs its value once more. You have { NAME("het_verraad-bricks", $bricks) }.
het_verraad-question-market_category = { het_verraad-question-market }
het_verraad-question-play = Which influence card do you play?
    { $side ->
        [master] It works for the Black Master: what it takes is his, and “yours” means his.
       *[seat] It works at once and is spent. Nobody sees it before you have named the target.
    }
# What is worth knowing of a card with a target.
het_verraad-aim = { NAME("het_verraad-effect", $influence) }. A tower takes the blow instead. The victim may ward it off with { NAME("het_verraad-influence", "bescherming") }.{ $side ->
    [master] { $influence ->
        [overval] { " " }What it takes goes to the Black Master.
        [infiltrant] { " " }What it takes goes to the Black Master.
       *[other] { "" }
    }
   *[seat] { "" }
}
het_verraad-question-brand = Which building do you set on fire?
    { het_verraad-aim }
het_verraad-question-brand_ring = { het_verraad-question-brand }
het_verraad-question-overval = Which area do you raid?
    { het_verraad-aim }
het_verraad-question-overval_ring = { het_verraad-question-overval }
het_verraad-question-infiltrant = Into which area does the Infiltrator go?
    { het_verraad-aim }
het_verraad-question-infiltrant_ring = { het_verraad-question-infiltrant }
het_verraad-question-hekserij = From which area does the knight vanish?
    { het_verraad-aim }
het_verraad-question-hekserij_ring = { het_verraad-question-hekserij }
het_verraad-question-pionier = Where does the Pioneer go?
    { NAME("het_verraad-effect", $influence) }. It surrounds nothing.{ $side ->
        [master] { " " }The area goes to the Black Master.
       *[seat] { "" }
    }
het_verraad-question-pionier_ring = { het_verraad-question-pionier }
het_verraad-question-gif = Whom do you poison?
    The person hit discards a building card, by chance, and pays up to { NAME("het_verraad-bricks", $bricks) }. They may ward it off with { NAME("het_verraad-influence", "bescherming") }.
het_verraad-question-gouden_handel = Which building card do you sell?
    You get more than its value, and the card goes to the discards. You have { NAME("het_verraad-bricks", $bricks) }.
het_verraad-question-gouden_handel_category = { het_verraad-question-gouden_handel }
het_verraad-question-tovenaar = Which card do you lay open?
    Others may take it from now on. The other one goes under the deck, unseen by others.
het_verraad-question-discard = Which influence card do you discard?
    You hold { $number }, one too many. Everybody sees which one goes.{ $playable ->
        [0] { "" }
       *[other] { " " }Or you play one instead.
    }
het_verraad-question-master = { $ends ->
    [0] What does the Black Master do?
   *[other] Your turn is done.
}
    { $attacked ->
        [0] { $moved ->
            [0] { $attackable ->
                [0] Your black chips lead him: he moves once, then may attack where he stands. What he conquers is his.
               *[other] Your black chips lead him: he moves and may then attack, or attacks at once and stays.
            }
           *[other] { $attackable ->
                [0] **Nobody to attack on { $area }.**
               *[other] He has moved and may attack where he stands.
            }
        }
       *[other] { $moved ->
            [0] The Black Master has attacked, so he moves no more.
           *[other] The Black Master has moved and attacked: his part in this turn is over.
        }
    } { $ends ->
        [0] He stands { COUNT($area) ->
            [0] outside the city
           *[other] on { $area }
        }; you have { NAME("het_verraad-black-chips", $chips) }.
       *[other] You have no card to play, either; you are asked all the same, so that nobody notices.
    }
# Below the question of what the Black Master does, and the button that changes it.
het_verraad-then-master = { $asks ->
    [true] After an attack you may still play a card.
   *[false] After an attack your turn ends by itself.
}
    .change = { $asks ->
        [true] Attack, then end my turn
       *[false] Attack, then play a card or bluff
    }
het_verraad-question-master_to = Where does the Black Master go?
    He stands { COUNT($area) ->
        [0] outside the city
       *[other] on { $area }
    } and has up to { NAME("het_verraad-steps", $steps) } ({ $how ->
        [rolled] rolled
       *[counted] your black chips
    }). { $attackable ->
        [0] No step leads to an area that you may attack. Choose where the next player finds him.
        [one] You may attack in 1 of the areas in reach.
       *[other] You may attack in { $attackable } of the areas in reach.
    }{ COUNT($top_areas) ->
        [0] { $attackable ->
            [0] { "" }
           *[other] { " " }No attack there has a real chance; lead him away from your areas instead.
        }
       *[other]
            { "" }
            { "" }**Best:** { EACH("het_verraad-prey", "area seat value wins", $top_areas, $top_seats, $top_values, $top_wins) }.
    }
het_verraad-question-master_to_ring = { het_verraad-question-master_to }
# An area that may be attacked.
het_verraad-prey = { $area } ({ $seat }{ $value ->
    [0] { "" }
   *[other] { " " }−{ $value }
}: wins { $wins } %)
het_verraad-question-protect = Do you ward off { NAME("het_verraad-influence", $influence) }?
    { $seat } plays it { $influence ->
        [gif] against you.
       *[other] on your area { $area }{ $value ->
            [0] { "" }
           *[other] , { het_verraad-building }
        }{ $tower ->
            [0] .
           *[other] ; the tower would take the blow.
        }
    } { NAME("het_verraad-influence", "bescherming") } makes it void.{ $held ->
        [0] { " " }**You hold none, so you can only pass.** You are asked so that nobody learns that.
       *[other] { " " }**You hold one:** play it now, or pass and keep it; then nobody learns of it.
    }
het_verraad-question-block = Do you close { $area }?
    { $seat } wants to { $to ->
        [buy] buy it for { NAME("het_verraad-bricks", $price) }.
       *[master] lead the Black Master there (he has { NAME("het_verraad-steps", $steps) }).
    } { NAME("het_verraad-influence", "blokkade") } { $to ->
        [buy] closes it to the buyer for this turn, and nothing is paid.
       *[master] closes it: for this turn he has to go elsewhere.
    }{ COUNT($takes) ->
        [0] { "" }
       *[other] { " " }**That would surround: { $takes }{ $loss ->
            [0] { "" }
           *[other] . You would lose { NAME("het_verraad-points", $loss) }
        }.**
    }{ $held ->
        [0] { " " }**You hold none, so you can only pass.** You are asked so that nobody learns that.
       *[other] { " " }**You hold one:** play it now, or pass and keep it; then nobody learns of it.
    }

## Choices, as on a button or in a menu

het_verraad-ring = { NAME("het_verraad-zoom", $key) }: { NAME("het_verraad-areas", $count) }
het_verraad-ring-worth = { NAME("het_verraad-zoom", $key) }: { NAME("het_verraad-areas", $count) }, prices from { $price }
het_verraad-of-category = { NAME("het_verraad-category", $key) }: { NAME("het_verraad-cards", $count) }
# What is printed on an area.
het_verraad-land = price { $price }{ $bonus ->
    [0] { "" }
   *[other] , bonus { $bonus }
}{ $road ->
    [0] { "" }
   *[other] , road
}{ $river ->
    [0] { "" }
   *[other] , river
}{ $gate ->
    [0] { "" }
   *[other] , gate
}
het_verraad-protects = { COUNT($protects) ->
    [0] no own area beside it
   *[other] guards { $protects }
}
# A card with its price, and an area with what stands there.
het_verraad-priced = { het_verraad-card }: then { $bricks }
het_verraad-target = { $area } · { het_verraad-whose }{ $loss ->
    [0] { "" }
   *[other] { " " }−{ $loss }
}{ $tower ->
    [0] { "" }
   *[other] { " " }· tower
}
# The building of an area, if it has any.
het_verraad-on-it = { $value ->
    [0] { "" }
   *[other] { het_verraad-building }
}


het_verraad-choice-claim = { $area } · { het_verraad-land }
het_verraad-group-claim = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-claim_ring = { het_verraad-ring-worth }
het_verraad-group-claim_ring = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-first_tower = { $area } · { het_verraad-protects }
    .note = { het_verraad-land }
het_verraad-group-first_tower = { NAME("het_verraad-zoom", $key) }
# Chips and towers, as somebody has them.
het_verraad-chips = { $key ->
    [one] 1 chip
   *[other] { $key } chips
}
het_verraad-white-chips = { $key ->
    [one] 1 white chip
   *[other] { $key } white chips
}
het_verraad-black-chips = { $key ->
    [one] 1 black chip
   *[other] { $key } black chips
}
het_verraad-towers = { $key ->
    [one] 1 tower
   *[other] { $key } towers
}
het_verraad-paid = { $seat } { $amount }
het_verraad-gets = { $seat } { het_verraad-brick-change }
# A change of bricks.
het_verraad-brick-change = { $tax ->
    [0] { $income ->
        [0] ±0
       *[other] +{ $income }
    }
   *[other] −{ $tax }
}


het_verraad-choice-take = { $key ->
    [play] { COUNT($influence) ->
        [0] Play an influence card first
       *[other] Play { NAME("het_verraad-influence", $influence) } first
    }
   *[other] { het_verraad-card }: then { $bricks }
}
    .note = { $key ->
        [play] { "" }
       *[other] { $sites ->
            [0] { $zone ->
                [road] no own area on a road
               *[other] no room
            } · { "" }
           *[other] { "" }
        }{ SUM($income, $tax) ->
            [0] { COUNT($earner_seats) ->
                [0] pays nobody
               *[other] { EACH("het_verraad-gets", "seat income tax", $earner_seats, $amounts, $taxes) }
            }
           *[other] you { het_verraad-brick-change }{ COUNT($earner_seats) ->
                [0] { "" }
               *[other] , { EACH("het_verraad-gets", "seat income tax", $earner_seats, $amounts, $taxes) }
            }
        }{ $number ->
            [0] { "" }
           *[other] { " " }· +{ $number } on it
        }
    }
het_verraad-choice-act = { $key ->
    [buy] { COUNT($site) ->
        [0] Buy an area: { $count }, from { NAME("het_verraad-bricks-with", $price) }
       *[other] Buy { $site }: { NAME("het_verraad-bricks", $price) }
    }
    [build] { COUNT($building) ->
        [0] Build: { NAME("het_verraad-cards", $count) }, from { NAME("het_verraad-bricks-with", $price) }
       *[other] { COUNT($site) ->
            [0] Build { $building }: { NAME("het_verraad-bricks", $price) }
           *[other] Build { $building } on { $site } for { $price }
        }
    }
    [tower] Tower{ COUNT($site) ->
        [0] { "" }
       *[other] { " " }on { $site }
    }: { NAME("het_verraad-bricks", $price) }{ het_verraad-for-power }
    [white] White chip: { NAME("het_verraad-bricks", $price) }{ $power_points ->
        [0] , defence to { $number }
       *[other] { het_verraad-for-power }
    }
    [black] Black chip: { NAME("het_verraad-bricks", $price) }{ $power_points ->
        [0] , Master to { $master_points }
       *[other] { het_verraad-for-power }
    }
    [swap] { $white ->
        [0] Swap a black chip
       *[other] Swap a chip
    }: { NAME("het_verraad-bricks", $price) }
    [pawn] { COUNT($building) ->
        [0] Pawnshop: sell, up to { NAME("het_verraad-bricks", $price) }
       *[other] Pawn { $building }: +{ NAME("het_verraad-bricks", $price) }
    }
    [sell] { COUNT($building) ->
        [0] Free market: sell, up to { NAME("het_verraad-bricks", $price) }
       *[other] Sell { $building }: +{ NAME("het_verraad-bricks", $price) }
    }
    [redeem] { COUNT($building) ->
        [0] Pawnshop: buy, from { NAME("het_verraad-bricks-with", $price) }
       *[other] Redeem { $building }: { NAME("het_verraad-bricks", $price) }
    }
    [market] { COUNT($building) ->
        [0] Free market: buy, from { NAME("het_verraad-bricks-with", $price) }
       *[other] Buy { $building }: { NAME("het_verraad-bricks", $price) }
    }
    [card] Buy an unseen building card: { NAME("het_verraad-bricks", $price) }
    [influence] Buy an influence card: { NAME("het_verraad-bricks", $price) }
    [play] { het_verraad-play }
   *[done] { $chips ->
        [0] End your turn
       *[other] On to the Black Master
    }
}
    .note = { $key ->
        [tower] Keeps the Black Master out, adds 1 to the defence of your areas beside it
        [white] Adds 1 to the defence of all your areas
        [black] Adds 1 to your attacks and steps; most of them inherit if evil wins
        [swap] The new one may be worth more; values decide among equal heirs
        [play] { COUNT($influence) ->
            [0] { "" }
           *[other] { NAME("het_verraad-effect", $influence) }
        }
        [influence] Drawn unseen: strikes, tricks and reactions
        [card] Drawn unseen from the deck
        [pawn] Bricks for a card that you do not want to build
        [sell] Its full value for a card that you do not want to build
        [redeem] It comes to your hand; building it costs its value on top
        [market] It comes to your hand; building it costs its value once more
       *[other] { "" }
    }
het_verraad-group-act = { $key ->
    [war] War: chips, towers, influence cards
   *[goods] Trade: buy and sell cards
}
het_verraad-play = { COUNT($influence) ->
    [0] Play an influence card: { $count } possible
   *[other] Play { NAME("het_verraad-influence", $influence) }
}
het_verraad-for-power = { $power_points ->
    [0] { "" }
   *[other] , great power +{ $power_points }
}
het_verraad-choice-buy = { $area } · { $gain ->
    [0] { het_verraad-land }
   *[other] price { $price }, +{ NAME("het_verraad-points", $gain) }
}
    .note = { COUNT($takes) ->
        [0] { "" }
       *[other] surrounds { $takes }
    }
het_verraad-group-buy = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-buy_ring = { het_verraad-ring-worth }
het_verraad-group-buy_ring = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-build = { het_verraad-card }{ COUNT($site) ->
    [0] { "" }
   *[other] { " " }on { $site }
}: then { $bricks }
    .note = { $power_points ->
        [0] { "" }
       *[other] great power +{ $power_points }
    }
het_verraad-group-build = { NAME("het_verraad-category", $key) }
het_verraad-choice-build_category = { het_verraad-of-category }
het_verraad-group-build_category = { NAME("het_verraad-category", $key) }
het_verraad-choice-build_on = { $area } · { $loss ->
    [0] { $gain ->
        [0] no points
       *[other] +{ NAME("het_verraad-points", $gain) }
    }
   *[other] −{ NAME("het_verraad-points", $loss) }
}{ $final ->
    [0] { " " }· income { $income_before } → { $income }
   *[other] { "" }
}
    .note = { $old_value ->
        [0] { "" }
       *[other] Replaces { $old_building } { $old_value }{ $old_loss ->
            [0] { "" }
           *[other] : { NAME("het_verraad-category", $old_category) } { $old_before } → { $old_income }
        }{ $market ->
            [0] { "" }
           *[other] , no free market
        }.{ " " }
    }{ $master ->
        [0] { $last_area ->
            [none] { "" }
           *[other] Careful: whoever buys { $last_area } gets it too.{ " " }
        }
       *[other] Careful: the Black Master stands beside it.{ " " }
    }{ $power_points ->
        [0] { "" }
       *[other] Great power +{ $power_points }
    }
het_verraad-group-build_on = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-build_on_ring = { het_verraad-ring }
het_verraad-group-build_on_ring = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-tower = { $area } · { het_verraad-protects }
    .note = { het_verraad-on-it }{ $power_points ->
        [0] { "" }
       *[other] { " " }(great power +{ $power_points })
    }
het_verraad-group-tower = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-tower_ring = { het_verraad-ring }
het_verraad-group-tower_ring = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-swap = { $key ->
    [white] White chip
   *[other] Black chip of value { $value }
}
    .note = { $key ->
        [white] then you have { NAME("het_verraad-white-chips", $white) } and { NAME("het_verraad-black-chips", $black) }
       *[other] { "" }
    }
het_verraad-choice-pawn = { het_verraad-priced }
het_verraad-group-pawn = { NAME("het_verraad-category", $key) }
het_verraad-choice-pawn_category = { het_verraad-of-category }
het_verraad-group-pawn_category = { NAME("het_verraad-category", $key) }
het_verraad-choice-sell = { het_verraad-priced }
het_verraad-group-sell = { NAME("het_verraad-category", $key) }
het_verraad-choice-sell_category = { het_verraad-of-category }
het_verraad-group-sell_category = { NAME("het_verraad-category", $key) }
het_verraad-choice-redeem = { het_verraad-priced }
het_verraad-group-redeem = { NAME("het_verraad-category", $key) }
het_verraad-choice-redeem_category = { het_verraad-of-category }
het_verraad-group-redeem_category = { NAME("het_verraad-category", $key) }
het_verraad-choice-market = { het_verraad-priced }
het_verraad-group-market = { NAME("het_verraad-category", $key) }
het_verraad-choice-market_category = { het_verraad-of-category }
het_verraad-group-market_category = { NAME("het_verraad-category", $key) }
het_verraad-choice-play = { NAME("het_verraad-influence", $influence) }
    .note = { NAME("het_verraad-effect", $influence) }
het_verraad-choice-brand = { het_verraad-target }
    .note = { het_verraad-on-it }
het_verraad-group-brand = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-brand_ring = { het_verraad-ring }
het_verraad-group-brand_ring = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-overval = { het_verraad-target }
    .note = { het_verraad-on-it }
het_verraad-group-overval = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-overval_ring = { het_verraad-ring }
het_verraad-group-overval_ring = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-infiltrant = { het_verraad-target }
het_verraad-group-infiltrant = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-infiltrant_ring = { het_verraad-ring }
het_verraad-group-infiltrant_ring = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-hekserij = { het_verraad-target }
    .note = { het_verraad-on-it }
het_verraad-group-hekserij = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-hekserij_ring = { het_verraad-ring }
het_verraad-group-hekserij_ring = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-pionier = { $area } · { $gain ->
    [0] { het_verraad-land }
   *[other] +{ NAME("het_verraad-points", $gain) }
}
    .note = { het_verraad-on-it }
het_verraad-group-pionier = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-pionier_ring = { het_verraad-ring }
het_verraad-group-pionier_ring = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-gif = { $target_seat } · pays { NAME("het_verraad-bricks", $bricks) }
    .note = discards { $hand ->
        [0] nothing, having no building card
        [one] the only building card
       *[other] one of { $hand } building cards
    }{ COUNT($asked_seats) ->
        [0] { "" }
       *[other] { " " }· may ward it off
    }
het_verraad-choice-gouden_handel = { het_verraad-priced }
het_verraad-group-gouden_handel = { NAME("het_verraad-category", $key) }
het_verraad-choice-gouden_handel_category = { het_verraad-of-category }
het_verraad-group-gouden_handel_category = { NAME("het_verraad-category", $key) }
het_verraad-choice-tovenaar = { het_verraad-card }
het_verraad-choice-discard = { $key ->
    [play] { COUNT($influence) ->
        [0] Play one instead: { $count } possible
       *[other] Play { NAME("het_verraad-influence", $influence) } instead
    }
   *[other] { NAME("het_verraad-influence", $influence) }
}
    .note = { $key ->
        [play] Then none is discarded
       *[other] { NAME("het_verraad-effect", $influence) }
    }
# How likely an attack of the Black Master succeeds.
het_verraad-odds = { $wins ->
    [0] { $ties ->
        [0] cannot win
       *[other] frees { $ties } %
    }
   *[other] wins { $wins } %
}
het_verraad-choice-master = { $key ->
    [roll] Roll the die: 1 to { NAME("het_verraad-steps-of", $sides) }
    [count] Count your black chips: { NAME("het_verraad-steps", $steps) }
    [attack] Attack { $target_seat }: { het_verraad-odds }
    [play] { het_verraad-play }
   *[done] End your turn
}
    .note = { $key ->
        [attack] Your { NAME("het_verraad-black-chips", $black_chips) } against { $white_chips } white{ $towers ->
            [0] { "" }
            [one] { " " }+ 1 (tower beside it)
           *[other] { " " }+ { $towers } (towers beside it)
        }, each plus a die. { $knights ->
            [0] The Black Master has no knight to hold it: higher counts as a tie.
           *[other] Higher: he takes { $area }{ $value ->
                [0] { "" }
               *[other] { " " }({ $target_seat } −{ $value }, Master +{ $value })
            }.
        } Tie ({ $ties } %): neutral{ $value ->
            [0] { "" }
           *[other] , { $target_seat } −{ $value }
        }. Lower: nothing happens.
        [roll] { $steps ->
            [1] Never fewer steps than by counting
           *[other] { "" }
        }
       *[other] { "" }
    }
het_verraad-choice-master_to = { $key ->
    [stay] { COUNT($area) ->
        [0] He stays outside
       *[other] He stays where he is
    }
   *[other] { $area } · { $attackable ->
        [0] { het_verraad-whose }
       *[other] { het_verraad-odds } · { het_verraad-whose }{ $value ->
            [0] { "" }
           *[other] { " " }−{ $value }
        }
    }
}
    .note = { $key ->
        [stay] { "" }
       *[other] { het_verraad-on-it }{ $attackable ->
            [0] { "" }
           *[other] { $towers ->
                [0] { "" }
               *[other] { " " }(+{ $towers }: tower beside)
            }
        }
    }
het_verraad-group-master_to = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-master_to_ring = { $key ->
    [stay] { COUNT($area) ->
        [0] He stays outside
       *[other] He stays where he is
    }
   *[other] { het_verraad-ring }
}
het_verraad-group-master_to_ring = { NAME("het_verraad-zoom", $key) }
het_verraad-choice-protect = { $key ->
    [pass] Pass
   *[other] Ward it off ({ NAME("het_verraad-influence", $influence) })
}
het_verraad-choice-block = { $key ->
    [pass] Pass
   *[other] Close it ({ NAME("het_verraad-influence", $influence) })
}

## Answers, told to whom gave them

het_verraad-went-back = You go one step back.
het_verraad-looked-at-ring = You choose in this ring: { NAME("het_verraad-zoom", $key) }.
het_verraad-looked-at-category = You choose in this category: { NAME("het_verraad-category", $key) }.
het_verraad-aimed = You play { NAME("het_verraad-influence", $influence) } on { $area } ({ het_verraad-site }).

het_verraad-answer-claim = You claim { $area }.
het_verraad-answer-claim_ring = { het_verraad-looked-at-ring }
het_verraad-answer-first_tower = You put a tower on { $area }.
het_verraad-answer-take = { $key ->
    [play] You want to play an influence card first.
   *[other] You take { het_verraad-card }.
}
het_verraad-answer-act = { $key ->
    [buy] You want to buy an area.
    [build] You want to build.
    [tower] You want to build a tower.
    [white] You buy a white chip for { NAME("het_verraad-bricks", $price) }.
    [black] You buy a black chip for { NAME("het_verraad-bricks", $price) }.
    [swap] You want to swap a chip.
    [pawn] You want to sell to the pawnshop.
    [sell] You want to sell on the free market.
    [redeem] You want to buy from the pawnshop.
    [market] You want to buy on the free market.
    [card] You buy a building card from the deck for { NAME("het_verraad-bricks", $price) }.
    [influence] You buy an influence card from the deck for { NAME("het_verraad-bricks", $price) }.
    [play] You want to play an influence card.
   *[done] You end your actions{ $red ->
        [0] { "" }
       *[other] { " " }on a red space of the points track, further on than before: an influence card for you
    }.
}
het_verraad-answer-buy = { COUNT($block_seats) ->
    [0] You buy { $area } for { NAME("het_verraad-bricks", $price) }.
   *[other] You buy { $area } for { NAME("het_verraad-bricks", $price) }, unless somebody closes it.
}
het_verraad-answer-buy_ring = { het_verraad-looked-at-ring }
het_verraad-answer-build = You want to build { het_verraad-card }.
het_verraad-answer-build_category = { het_verraad-looked-at-category }
het_verraad-answer-build_on = You build { het_verraad-card } on { $area }{ $old_value ->
    [0] { "" }
   *[other] { " " }in place of { $old_building }
}.
het_verraad-answer-build_on_ring = { het_verraad-looked-at-ring }
het_verraad-answer-tower = You build a tower on { $area }.
het_verraad-answer-tower_ring = { het_verraad-looked-at-ring }
het_verraad-answer-swap = { $key ->
    [white] You swap a white chip for a black one.
   *[other] You swap a black chip of value { $value }.
}
het_verraad-answer-pawn = You sell { het_verraad-card } to the pawnshop for { NAME("het_verraad-bricks", $price) }.
het_verraad-answer-pawn_category = { het_verraad-looked-at-category }
het_verraad-answer-sell = You sell { het_verraad-card } on the free market for { NAME("het_verraad-bricks", $price) }.
het_verraad-answer-sell_category = { het_verraad-looked-at-category }
het_verraad-answer-redeem = You buy { het_verraad-card } from the pawnshop for { NAME("het_verraad-bricks", $price) }.
het_verraad-answer-redeem_category = { het_verraad-looked-at-category }
het_verraad-answer-market = You buy { het_verraad-card } on the free market for { NAME("het_verraad-bricks", $price) }.
het_verraad-answer-market_category = { het_verraad-looked-at-category }
het_verraad-answer-play = You want to play { NAME("het_verraad-influence", $influence) }.
het_verraad-answer-brand = { het_verraad-aimed }
het_verraad-answer-brand_ring = { het_verraad-looked-at-ring }
het_verraad-answer-overval = { het_verraad-aimed }
het_verraad-answer-overval_ring = { het_verraad-looked-at-ring }
het_verraad-answer-infiltrant = { het_verraad-aimed }
het_verraad-answer-infiltrant_ring = { het_verraad-looked-at-ring }
het_verraad-answer-hekserij = { het_verraad-aimed }
het_verraad-answer-hekserij_ring = { het_verraad-looked-at-ring }
het_verraad-answer-pionier = { het_verraad-aimed }
het_verraad-answer-pionier_ring = { het_verraad-looked-at-ring }
het_verraad-answer-gif = You play { NAME("het_verraad-influence", $influence) } on { $target_seat }.
het_verraad-answer-gouden_handel = You play { NAME("het_verraad-influence", $influence) }: { het_verraad-card } brings { NAME("het_verraad-bricks", $price) }.
het_verraad-answer-gouden_handel_category = { het_verraad-looked-at-category }
het_verraad-answer-tovenaar = You lay open { het_verraad-card }.
het_verraad-answer-discard = { $key ->
    [play] You want to play an influence card instead.
   *[other] You discard { NAME("het_verraad-influence", $influence) }.
}
het_verraad-answer-master = { $key ->
    [roll] You roll for the Black Master’s steps.
    [count] You count your black chips: { NAME("het_verraad-steps", $steps) }.
    [attack] You attack { $target_seat } on { $area }.
    [play] You want to play an influence card.
   *[done] You end your turn.
}
het_verraad-answer-master_to = { $key ->
    [stay] { COUNT($area) ->
        [0] The Black Master stays outside the city.
       *[other] The Black Master stays where he is.
    }
   *[other] You lead the Black Master to { $area }.
}
het_verraad-answer-master_to_ring = { $key ->
    [stay] { COUNT($area) ->
        [0] The Black Master stays outside the city.
       *[other] The Black Master stays where he is.
    }
   *[other] { het_verraad-looked-at-ring }
}
het_verraad-answer-protect = { $key ->
    [pass] You pass.
   *[other] You play { NAME("het_verraad-influence", $influence) }.
}
het_verraad-answer-block = { $key ->
    [pass] You pass.
   *[other] You play { NAME("het_verraad-influence", $influence) }.
}

## Refusals: the rule that is against what somebody typed, and what to do

# Whose an area is, within a sentence.
het_verraad-belongs = { $owner ->
    [seat] belongs to { $owner_seats }
    [master] belongs to the Black Master
   *[none] is neutral
}
het_verraad-shop = { $key ->
    [pawnshop] in the pawnshop
   *[market] on the free market
}
het_verraad-refusal-over = The game is over, so nothing can be done any more.
het_verraad-refusal-window_open = First { $asked_seats } may react; go on when all of them have answered.
het_verraad-refusal-not_your_turn = It is not your turn now; wait until you are asked. Awaited: { COUNT($turn_seats) ->
    [0] nobody
   *[other] { $turn_seats }
}.
het_verraad-refusal-other_phase = That belongs to the phase “{ NAME("het_verraad-phase", $needed) }”, and this is “{ NAME("het_verraad-phase", $phase) }”: answer the question that you are asked.
het_verraad-refusal-discard_first = You hold too many influence cards: discard one of them first.
het_verraad-refusal-tovenaar_first = The Sorcerer shows you cards: choose first which one you lay open.
het_verraad-refusal-master_to_first = You have rolled already: choose first where the Black Master goes.
het_verraad-refusal-back_first = Go back first: you are choosing something else at the moment.
het_verraad-refusal-steps_first = Roll the black die or count your black chips first; then choose where the Black Master goes.
het_verraad-refusal-not_asked = You are not asked that now; answer the question that you are asked.
het_verraad-refusal-unknown_area = There is no area “{ $key }”; the areas are I0 to I7, M0 to M15 and O0 to O23.
het_verraad-refusal-unknown_card = There is no building card “{ $key }”; choose one of the suggestions.
het_verraad-refusal-unknown_chip = There is no chip “{ $key }”; choose one of the suggestions.
het_verraad-refusal-unknown_influence = There is no influence card “{ $key }”; choose one of the suggestions.
het_verraad-refusal-unknown_seat = “{ $key }” is nobody who plays here; choose one of the suggestions.
het_verraad-refusal-not_neutral = Only a neutral area can be taken so, and { $area } { het_verraad-belongs }; choose another one.
het_verraad-refusal-own_neighbour = { $area } touches an area of yours, which your first areas may not do; choose another one.
het_verraad-refusal-start_sum = Your first areas may cost { $limit } together at most: yours cost { $total }, and { $area } costs { $price }. Choose a cheaper one.
het_verraad-refusal-not_own = It has to be an area of yours, and { $area } { het_verraad-belongs }; choose another one.
het_verraad-refusal-no_play = You hold no influence card that can be played now; do something else.
het_verraad-refusal-not_open = { $building } does not lie open; take one of the open cards.
het_verraad-refusal-not_seen = { $building } is not among the cards that you see; choose one of those.
het_verraad-refusal-bricks = That costs { NAME("het_verraad-bricks", $price) }, and you have { $bricks }; choose something cheaper, or sell a card first.
het_verraad-refusal-nothing_to_buy = With { NAME("het_verraad-bricks-with", $bricks) } there is no neutral area next to yours that you can buy; do something else, or sell a card first.
het_verraad-refusal-nothing_to_build = With { NAME("het_verraad-bricks-with", $bricks) } you can build none of your cards on your areas; do something else, or sell a card first.
het_verraad-refusal-nowhere_for_tower = A tower needs an area of yours that has none and on which the Black Master does not stand; you have no such area.
het_verraad-refusal-empty_hand = You have no building card in hand; take or buy one first.
het_verraad-refusal-nothing_in_shop = Nothing that you can pay and have not sold in this turn lies { NAME("het_verraad-shop", $shop) }; do something else.
het_verraad-refusal-no_card_left = No building card is left to be bought; do something else.
het_verraad-refusal-no_influence_left = No influence card is left to be bought; do something else.
het_verraad-refusal-no_trade_building = The free market is for those who have a trade building on an area of theirs; use the pawnshop, or build one first.
het_verraad-refusal-area_limit = You may not buy more than { NAME("het_verraad-areas", $most) } a turn; go on in your next turn.
het_verraad-refusal-no_knight = All your knights stand in the city, and an area needs one; do something else.
het_verraad-refusal-own_area = { $area } is your own already; choose another area.
het_verraad-refusal-not_adjacent = { $area } is not next to an area of yours, and it has to be; choose another one.
het_verraad-refusal-blocked = { $area } is closed to you for this turn by a Blockade; choose another area.
het_verraad-refusal-building_limit = You may not build more than { $most ->
    [one] 1 building
   *[other] { $most } buildings
} a turn; go on in your next turn.
het_verraad-refusal-not_in_hand = You do not have { $building } in hand; choose one of your cards.
het_verraad-refusal-no_site = You have no area where { $building } ({ NAME("het_verraad-category", $category) }) may stand: the option *{ het_verraad-option-zoning }* limits categories, and nothing stands under the Black Master. Choose another card.
het_verraad-refusal-under_master = The Black Master stands on { $area }, so nothing is built there now; choose another area.
het_verraad-kin = { $category ->
    [burgerij] { $building } belongs to the citizens
    [nijverheid] { $building } belongs to the crafts
    [handel] { $building } belongs to trade
   *[stad] { $building } belongs to the town
}
het_verraad-refusal-zoning_ring = { het_verraad-kin }, and none of that may stand in the { $ring ->
    [I] inner ring
    [M] middle ring
   *[O] outer ring
}, where { $area } is; choose another area.
het_verraad-refusal-zoning_area = { het_verraad-kin }, and none of that may stand on { $area }; choose another area.
het_verraad-refusal-zoning_with = { het_verraad-kin }, which needs { $what ->
    [road] a road
    [river] a river
   *[gate] a gate
}, and { $area } has none; choose another area.
het_verraad-refusal-zoning_without = { het_verraad-kin }, and none of that may stand { $what ->
    [road] on a road
    [river] on a river
   *[gate] at a gate
}, where { $area } is; choose another area.
het_verraad-refusal-tower_limit = You may not build more than { $most ->
    [one] 1 tower
   *[other] { $most } towers
} a turn; go on in your next turn.
het_verraad-refusal-no_tower_left = All { $number } towers stand in the city, so none can be built; wait until one goes back into the supply.
het_verraad-refusal-tower_stands = { $area } has a tower already; choose another area.
het_verraad-refusal-chip_limit = You may not buy more than { $most ->
    [one] 1 chip
   *[other] { $most } chips
} a turn; go on in your next turn.
het_verraad-refusal-no_slot = Your castle card has room for { $most } { $colour ->
    [white] white
   *[black] black
} chips, and all slots are full; do something else.
het_verraad-refusal-no_chip_left = { $colour ->
    [white] No white chip is left
   *[black] No black chip is left in the stack
}; do something else.
het_verraad-refusal-no_black_chip = You have no black chip; buy one first.
het_verraad-refusal-no_chip_to_swap = You have no chip to swap; buy one first.
het_verraad-refusal-swap_black_only = Only black chips may be swapped in this game; choose one of those.
het_verraad-refusal-no_white_chip = You have no white chip to swap; choose a black one.
het_verraad-refusal-third_not_played = In this game one too many is discarded and not played; choose which one goes.
het_verraad-refusal-given_not_played = Only after buying a card may one be played instead, and this one was given to you; choose which one goes.
het_verraad-refusal-swap_limit = You may not swap more than { $most ->
    [one] 1 chip
   *[other] { $most } chips
} a turn; go on in your next turn.
het_verraad-refusal-not_own_chip = That black chip of value { $value } is not yours; choose one of your own.
het_verraad-refusal-not_in_shop = { $building } does not lie { NAME("het_verraad-shop", $shop) }; choose a card that does.
het_verraad-refusal-bought_back = You have sold { $building } in this turn and cannot buy it back before your next one; choose another card.
het_verraad-refusal-influence_not_held = You do not hold { NAME("het_verraad-influence", $influence) }, or not that copy of it; choose one of your cards.
het_verraad-refusal-no_window = There is nothing that you could react to now; you will be asked when there is.
het_verraad-refusal-answered = You have answered that already, and it cannot be changed.
het_verraad-refusal-wrong_reaction = { NAME("het_verraad-influence", $influence) } is of no use here; only { NAME("het_verraad-influence", $needed) } is. Play that, or pass.
het_verraad-refusal-reaction_only = { NAME("het_verraad-influence", $influence) } is played only when you are asked to react; keep it until then.
het_verraad-refusal-not_for_master = { NAME("het_verraad-influence", $influence) } brings the Black Master nothing, so it cannot be played in this phase; keep it for your next turn.
het_verraad-refusal-tovenaar_too_late = The Sorcerer is played before you take a building card; keep it for your next turn.
het_verraad-refusal-no_card_to_see = The Sorcerer would show you no card: the deck, the discards and both markets are empty. Keep it for a later turn.
het_verraad-refusal-no_target = { NAME("het_verraad-influence", $influence) } has no target now; keep it until it has one.
het_verraad-refusal-neutral_area = { NAME("het_verraad-influence", $influence) } is aimed at an opponent’s area, and { $area } is neutral; choose another one.
het_verraad-refusal-masters_area = { $area } is the Black Master’s own already; choose another area.
het_verraad-refusal-no_building = Fire needs a building, and there is none on { $area }; choose another area.
het_verraad-refusal-master_not_adjacent = { $area } is not next to an area of the Black Master’s, and it has to be; choose another one.
het_verraad-refusal-has_building = The Infiltrator takes areas without a building, and on { $area } stands { $building }; choose another area.
het_verraad-refusal-no_black_knight = All black knights stand in the city, and an area needs one; choose an area with a tower, or another card.
het_verraad-refusal-own_seat = Poison is for others; choose somebody else.
het_verraad-refusal-attacked = The Black Master has attacked in this turn; he moves before that, and attacks once. End your turn.
het_verraad-refusal-moved = The Black Master has moved in this turn, and moves only once; attack, or end your turn.
het_verraad-refusal-master_outside = The Black Master is still outside the city; lead him in first.
het_verraad-refusal-tower_there = On { $area } stands a tower, on which the Black Master neither stops nor attacks; choose something else.
het_verraad-refusal-nobody_to_attack = The Black Master attacks only areas of other players, and { $area } { het_verraad-belongs }; end your turn, or lead him elsewhere if he has not moved.
het_verraad-refusal-already_there = The Black Master stands on { $area } already; let him stay, or choose another area.
het_verraad-refusal-master_blocked = { $area } is closed to the Black Master for this turn by a Blockade; choose another area.
het_verraad-refusal-not_reachable = { $steps ->
    [0] First roll the die or count your black chips; then choose where the Black Master goes.
   *[other] The Black Master cannot get to { $area } with { NAME("het_verraad-steps-of", $steps) }: towers of others and closed areas are in his way, or it is too far. Choose another area.
}
