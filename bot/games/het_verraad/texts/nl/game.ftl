### Het Verraad. Variables are the facts of its events, decisions and choices; $key is what a name is asked for.
### Buildings are called by their names in the data, which are the same in every language.

het_verraad-game = Het Verraad
# Below the picture of suspicions.
het_verraad-hidden-side = diende de Meester het meest
# What it is, in one sentence, for the lobby.
het_verraad-pitch = Je bouwt aan een stad die de Zwarte Meester belegert, en wie hem het meest dient, wint als hij wint.
    .length = 90 tot 120 minuten
    .level = pittig

## Names

het_verraad-category = { $key ->
    [burgerij] Burgerij
    [nijverheid] Nijverheid
    [handel] Handel
   *[stad] Stad
}
het_verraad-influence = { $key ->
    [brand] Brand
    [overval] Overval
    [infiltrant] Infiltrant
    [hekserij] Hekserij
    [pionier] Pionier
    [gif] Gif
    [gouden_handel] Gouden Handel
    [tovenaar] Tovenaar
    [bescherming] Bescherming
   *[blokkade] Blokkade
}
# What an influence card does, in a few words.
het_verraad-effect = { $key ->
    [brand] Vernietig een gebouw van een tegenstander
    [overval] Neem een gebied van een tegenstander naast jou, met gebouw
    [infiltrant] Neem een gebied van een tegenstander zonder gebouw
    [hekserij] Maak een gebied van een tegenstander vrij; een gebouw gaat terug naar de hand
    [pionier] Neem een neutraal gebied naar keuze
    [gif] Iemand verliest een gebouwkaart en bouwstenen
    [gouden_handel] Verkoop een gebouwkaart voor twee keer de waarde
    [tovenaar] Kies de volgende open gebouwkaart
    [bescherming] Weert een kaart af die jou treft
   *[blokkade] Sluit een gebied van jou, of ernaast
}
het_verraad-power = { $key ->
    [burgerij] grootmacht van de burgerij
    [nijverheid] grootmacht van de nijverheid
    [handel] grootmacht van de handel
    [stad] grootmacht van de stad
    [white] grootmacht van de goede kracht
    [towers] grootmacht van de wachttorens
   *[black] grootmacht van de duistere kracht
}
het_verraad-zoom = { $key ->
    [I] Binnenste ring
    [M] Middelste ring
    [O] Buitenste ring
    [ne] Noordoostelijk kwart
    [se] Zuidoostelijk kwart
    [sw] Zuidwestelijk kwart
    [castles] Kasteelkaarten
   *[nw] Noordwestelijk kwart
}
het_verraad-phase = { $key ->
    [claim] Gebieden kiezen
    [first_tower] Eerste wachttorens
    [income] Inkomsten
    [actions] Acties
    [influence] Invloed
    [master] De Zwarte Meester
   *[over] Partij voorbij
}

## Options

het_verraad-option-zoning = Bouwplaatsen
    .note = Of nijverheid, stad en handel alleen mogen staan waar ze thuishoren.
    .is-on = alleen waar ze thuishoren
    .is-off = overal
het_verraad-option-deck_ends = Laatste gebouwkaart
    .note = Of het spel eindigt als er geen gebouwkaart meer kan worden opengelegd.
    .is-on = beëindigt het spel met de ronde
    .is-off = er liggen er minder open
het_verraad-option-master_ends = Punten van de Zwarte Meester
    .note = Of ook de Zwarte Meester het spel beëindigt als hij genoeg punten heeft.
    .is-on = beëindigen het spel ook
    .is-off = beëindigen het spel niet
het_verraad-option-third = Derde invloedkaart
    .note = Wat er met een kaart te veel gebeurt nadat er een invloedkaart is gekocht.
    .is-play_or_discard = een wordt gespeeld of afgelegd
    .is-discard = een wordt afgelegd
het_verraad-option-swap_colour = Krachtfiches om te ruilen
    .note = Welke krachtfiches je één keer per beurt voor een nieuwe zwarte kunt omruilen.
    .is-black = zwarte
    .is-any = zwarte en witte

# Amounts within a sentence, said for a number; “with”, “of” and “from” ask for another case in German.
het_verraad-bricks = { $key ->
    [one] 1 bouwsteen
   *[other] { $key } bouwstenen
}
het_verraad-bricks-with = { $key ->
    [one] 1 bouwsteen
   *[other] { $key } bouwstenen
}
het_verraad-points = { $key ->
    [one] 1 punt
   *[other] { $key } punten
}
het_verraad-points-with = { $key ->
    [one] 1 punt
   *[other] { $key } punten
}
het_verraad-cards = { $key ->
    [one] 1 kaart
   *[other] { $key } kaarten
}
het_verraad-areas = { $key ->
    [one] 1 gebied
   *[other] { $key } gebieden
}
het_verraad-steps = { $key ->
    [one] 1 stap
   *[other] { $key } stappen
}
het_verraad-steps-of = { $key ->
    [one] 1 stap
   *[other] { $key } stappen
}
# A building card, and a building that stands.
het_verraad-card = { $building } ({ NAME("het_verraad-category", $category) } { $value })
het_verraad-building = { $building } { $value }
# What happens to points and where the marker stands then.
het_verraad-more = +{ NAME("het_verraad-points", $value) } (nu { $points })
het_verraad-less = −{ NAME("het_verraad-points", $value) } (nu { $points })
# From whom an area falls to somebody else.
het_verraad-from = { $owner ->
    [seat] van { $owner_seats }
    [master] van de Zwarte Meester
   *[none] van niemand
}
# One of those who pay a tax, or are paid.
het_verraad-payer = { $seat } betaalt { $amount }
het_verraad-earner = { $seat } { $amount } ({ $building } { $value }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ bonus { $bonus }
}{ $extra ->
    [0] { "" }
   *[other] { " " }+ macht { $extra }
})
# Whose an area is and what stands there.
het_verraad-whose = { $owner ->
    [seat] { $owner_seats }
    [master] Zwarte Meester
   *[none] neutraal
}
het_verraad-site = { het_verraad-whose }{ $value ->
    [0] { "" }
   *[other] : { het_verraad-building }
}{ $tower ->
    [0] { "" }
   *[other] , wachttoren
}
# What a new owner gains with an area and the old one loses.
het_verraad-change = { $value ->
    [0] { "" }
   *[other] { " " }{ $taker ->
        [seat] { $taker_seats }
       *[master] De Zwarte Meester
    } +{ NAME("het_verraad-points", $value) } (nu { $taker_points }){ $owner ->
        [seat] , { $owner_seats } −{ $value } (nu { $owner_points })
        [master] , de Zwarte Meester −{ $value } (nu { $owner_points })
       *[none] { "" }
    }.
}

## What has happened. An empty message keeps silent.

het_verraad-event-start_player_drawn = { $seat } is startspeler.
het_verraad-event-buildings_dealt = Je krijgt { EACH("het_verraad-card", "building category value", $buildings, $categories, $values) }.
het_verraad-event-card_opened = { $how ->
    [tovenaar] { $seat } legt { het_verraad-card } open.
   *[deck] Open: **{ $building }** ({ NAME("het_verraad-category", $category) } { $value }).
}
het_verraad-event-open_cards_discarded = Alle open kaarten zijn van één categorie, { NAME("het_verraad-category", $category) }, en worden vervangen{ $bricks ->
    [0] { "" }
    [one] ; de bouwsteen erop gaat naar de bank
   *[other] ; de { $bricks } bouwstenen erop gaan naar de bank
}: { $buildings }.
het_verraad-event-gap_left = Er is geen gebouwkaart meer om open te leggen.
het_verraad-event-deck_remade = { $deck ->
    [building] De stapel gebouwkaarten is op. { $source ->
        [markets] Afgelegde kaarten zijn er ook niet, dus worden de kaarten van beide markten geschud
       *[discards] De afgelegde kaarten worden geschud
    }: { NAME("het_verraad-cards", $number) }.
   *[influence] De stapel invloedkaarten is op. De afgelegde kaarten worden geschud: { NAME("het_verraad-cards", $number) }.
}
het_verraad-event-area_claimed = { $seat } kiest { $area } (prijs { $price }, samen { $total }).
het_verraad-event-tower_built = { $seat } bouwt een wachttoren op { $area }{ $price ->
    [0] { "" }
   *[other] { " " }voor { NAME("het_verraad-bricks", $price) }
}.{ COUNT($protected) ->
    [0] { "" }
   *[other] { " " }Die verdedigt ook { $protected }.
}{ $left ->
    [0] { " " }Het was de laatste.
   *[other] { "" }
}
het_verraad-event-round_started = **Ronde { $round }.** { $seat } begint.
het_verraad-event-turn_started = **{ $seat }** is aan de beurt, met { NAME("het_verraad-points-with", $points) } en { NAME("het_verraad-bricks-with", $bricks) }.
het_verraad-event-income_skipped = Er ligt geen gebouwkaart open, dus { $seat } neemt er geen.
het_verraad-event-card_taken = { $seat } neemt { het_verraad-card }{ $number ->
    [0] { "" }
    [one] { " " }en de bouwsteen erop
   *[other] { " " }en de { $number } bouwstenen erop
}.
het_verraad-event-tax_paid = { COUNT($payer_seats) ->
    [0] **Belasting:** niemand heeft meer dan { NAME("het_verraad-bricks", $limit) }.
   *[other] **Belasting** op alles boven { NAME("het_verraad-bricks-with", $limit) }: { EACH("het_verraad-payer", "seat amount", $payer_seats, $amounts) }.
}
het_verraad-event-income_paid = **Inkomsten, { NAME("het_verraad-category", $category) }:** { COUNT($earner_seats) ->
    [0] niemand heeft zo’n gebouw.
   *[other] { EACH("het_verraad-earner", "seat amount value bonus extra building", $earner_seats, $amounts, $values, $bonuses, $extras, $buildings) }.
}
het_verraad-event-bricks_added = { "" }
het_verraad-event-sorcerer_saw = Boven op de stapel zie je { EACH("het_verraad-card", "building category value", $buildings, $categories, $values) }.
het_verraad-event-card_put_under = { $number ->
    [0] Er is geen andere kaart om onder de stapel te leggen.
   *[other] { $seat } legt de andere kaart onder de stapel.
}
het_verraad-event-area_bought = { $seat } koopt { $area } voor { NAME("het_verraad-bricks", $price) }.{ $value ->
    [0] { "" }
   *[other] { " " }{ $building } hoort erbij: { het_verraad-more }.
}
het_verraad-event-building_replaced = { $seat } breekt { $building } op { $area } af: { het_verraad-less }.
het_verraad-event-building_built = { $seat } plaatst { het_verraad-card } op { $area } voor { NAME("het_verraad-bricks", $price) }: { het_verraad-more }. Inkomsten ({ NAME("het_verraad-category", $category) }) nu { $income }.
het_verraad-event-chip_bought = { $colour ->
    [white] { $seat } koopt een witte krachtfiche voor { NAME("het_verraad-bricks", $price) } en heeft er nu { $number }.
   *[black] { $seat } koopt een zwarte krachtfiche voor { NAME("het_verraad-bricks", $price) } en heeft er nu { $number }. De Zwarte Meester +1 punt (nu { $master_points }).
}
het_verraad-event-chip_seen = Je nieuwe zwarte krachtfiche is { $value } waard.
het_verraad-event-chip_swapped = { $seat } ruilt voor { NAME("het_verraad-bricks", $price) } een zwarte krachtfiche om.
het_verraad-event-white_chip_swapped = { $seat } ruilt voor { NAME("het_verraad-bricks", $price) } een witte krachtfiche om voor een zwarte en heeft nu { NAME("het_verraad-white-chips", $white) } en { NAME("het_verraad-black-chips", $black) }.
het_verraad-event-swap_seen = Je geeft een zwarte krachtfiche met waarde { $former_value } terug; de nieuwe is { $value } waard.
het_verraad-event-card_sold = { $shop ->
    [pawnshop] { $seat } verkoopt { het_verraad-card } voor { NAME("het_verraad-bricks", $price) } aan het Pandjeshuis.
    [market] { $seat } verkoopt { het_verraad-card } voor { NAME("het_verraad-bricks", $price) } op de Vrije Markt.
   *[gouden_handel] { $seat } verkoopt { het_verraad-card } voor { NAME("het_verraad-bricks", $price) }.
}
het_verraad-event-card_bought = { $shop ->
    [pawnshop] { $seat } koopt { het_verraad-card } voor { NAME("het_verraad-bricks", $price) } in het Pandjeshuis.
   *[market] { $seat } koopt { het_verraad-card } voor { NAME("het_verraad-bricks", $price) } op de Vrije Markt.
}
het_verraad-event-card_drawn = { $seat } koopt voor { NAME("het_verraad-bricks", $price) } een gebouwkaart van de stapel.
het_verraad-event-card_seen = Je nieuwe gebouwkaart is { het_verraad-card }.
het_verraad-event-influence_bought = { $seat } koopt voor { NAME("het_verraad-bricks", $price) } een invloedkaart en heeft er nu { $number }.
het_verraad-event-influence_given = { $seat } is met { NAME("het_verraad-points-with", $points) } op een rood vak gekomen en krijgt een invloedkaart.
het_verraad-event-influence_seen = Je nieuwe invloedkaart is { NAME("het_verraad-influence", $influence) }.
het_verraad-event-influence_discarded = { $seat } legt { NAME("het_verraad-influence", $influence) } af.
het_verraad-event-influence_played = **{ $seat } speelt { NAME("het_verraad-influence", $influence) }{ $side ->
    [master] { " " }voor de Zwarte Meester
   *[seat] { "" }
}{ $influence ->
    [gif] { " " }tegen { $owner_seats }.**
    [gouden_handel] .**
    [tovenaar] .**
   *[other] { " " }op { $area }** ({ het_verraad-site }).
}
het_verraad-event-window_opened = { $to ->
    [buy] { $seat } wil { $area } kopen voor { NAME("het_verraad-bricks", $price) }. { $asked_seats } { COUNT($asked_seats) ->
        [one] kan
       *[other] kunnen
    } reageren met { NAME("het_verraad-influence", "blokkade") }.
    [master] { $seat } wil de Zwarte Meester naar { $area } leiden (hij heeft { NAME("het_verraad-steps", $steps) }). { $asked_seats } { COUNT($asked_seats) ->
        [one] kan
       *[other] kunnen
    } reageren met { NAME("het_verraad-influence", "blokkade") }.
   *[other] { $asked_seats } { COUNT($asked_seats) ->
        [one] kan
       *[other] kunnen
    } reageren met { NAME("het_verraad-influence", "bescherming") }.
}
het_verraad-event-nobody_reacted = Niemand reageert.
het_verraad-event-reacted = **{ $seat } reageert met { NAME("het_verraad-influence", $influence) }:** { $to ->
    [buy] { $area } is deze beurt gesloten voor { $target_seat }; er wordt niets betaald.
    [master] { $area } is deze beurt gesloten voor de Zwarte Meester; { $target_seat } kiest opnieuw.
   *[other] { NAME("het_verraad-influence", $to) } heeft geen effect.
}
het_verraad-event-tower_destroyed = { NAME("het_verraad-influence", $influence) } treft de wachttoren op { $area }: die is weg, verder gebeurt er niets.
het_verraad-event-building_destroyed = { $building } op { $area } is vernietigd. { $owner ->
    [seat] { $owner_seats }
   *[master] De Zwarte Meester
} { het_verraad-less }.
het_verraad-event-area_taken = **{ $taker ->
    [seat] { $taker_seats }
   *[master] De Zwarte Meester
} neemt { $area } over{ $owner ->
    [none] { "" }
   *[other] { " " }{ het_verraad-from }
}**{ $value ->
    [0] { "" }
   *[other] , met { $building }
}.{ het_verraad-change }
het_verraad-event-area_isolated = **Omsingeld:** met { $by_area } gaat { $area } { het_verraad-from } naar { $taker ->
    [seat] { $taker_seats }
   *[master] de Zwarte Meester
}{ $value ->
    [0] { $tower ->
        [0] { "" }
       *[other] , met een wachttoren
    }
   *[other] , met { $building }{ $tower ->
        [0] { "" }
       *[other] { " " }en een wachttoren
    }
}.{ het_verraad-change }
het_verraad-event-area_freed = { $owner ->
    [seat] { $owner_seats } verliest
   *[master] De Zwarte Meester verliest
} { $area }, dat nu neutraal is.{ $to ->
    [hand] { " " }{ $building } gaat terug naar de hand: { het_verraad-less }.
    [discards] { " " }{ $building } wordt afgelegd: { het_verraad-less }.
    [stays] { " " }{ $building } blijft staan zonder eigenaar: { het_verraad-less }.
   *[other] { "" }
}
het_verraad-event-poisoned = { $target_seat } { $value ->
    [0] heeft geen gebouwkaart om af te leggen
   *[other] legt { het_verraad-card } af
} en betaalt { $number ->
    [0] niets, want er zijn geen bouwstenen
   *[other] { NAME("het_verraad-bricks", $number) }
}.
het_verraad-event-power_moved = { $holder ->
    [seat] **{ $holder_seats } krijgt de { NAME("het_verraad-power", $power) }**, met { $number }: +{ NAME("het_verraad-points", $points) } (nu { $holder_points }){ $former ->
        [seat] ; { $former_seats } −{ $points } (nu { $former_points })
        [master] ; de Zwarte Meester −{ $points } (nu { $former_points })
       *[none] { "" }
    }.
    [master] **De Zwarte Meester krijgt de { NAME("het_verraad-power", $power) }**, met { $number }: +{ NAME("het_verraad-points", $points) } (nu { $holder_points }){ $former ->
        [seat] ; { $former_seats } −{ $points } (nu { $former_points })
       *[none] { "" }
    }.
   *[none] **{ $former ->
        [seat] { $former_seats } verliest
       *[master] De Zwarte Meester verliest
    } de { NAME("het_verraad-power", $power) }**: −{ NAME("het_verraad-points", $points) } (nu { $former_points }). Niemand heeft die nu.
}
het_verraad-event-seat_expelled = **{ $seat } heeft geen gebied meer en is uit de stad verdreven.** Zonder gebied valt er niet te winnen.
het_verraad-event-seat_returned = { $seat } is terug in de stad, op { $area }.
het_verraad-event-master_called = { $seat } mag de Zwarte Meester leiden, met { $chips ->
    [one] 1 zwarte krachtfiche
   *[other] { $chips } zwarte krachtfiches
}.
het_verraad-event-master_rolled = { $seat } gooit { $number } voor de stappen van de Zwarte Meester.
het_verraad-outcome-master_rolled = Je gooit { $number } voor de stappen van de Zwarte Meester.
het_verraad-event-master_moved = **De Zwarte Meester** { COUNT($from_area) ->
    [0] komt de stad binnen en gaat naar
   *[other] gaat van { $from_area } naar
} { $area } ({ $steps } van { NAME("het_verraad-steps-of", $number) }, { $how ->
    [rolled] gegooid
   *[counted] geteld
}).
het_verraad-event-master_stayed = De Zwarte Meester blijft { COUNT($area) ->
    [0] buiten de stad
   *[other] op { $area }
} (0 van { NAME("het_verraad-steps-of", $number) }, { $how ->
    [rolled] gegooid
   *[counted] geteld
}).
het_verraad-event-master_attacked = **{ $seat } valt { $target_seat } aan op { $area }:** { het_verraad-fought }
# The same for whoever attacks.
het_verraad-outcome-master_attacked = **Je valt { $target_seat } aan op { $area }:** { het_verraad-fought }
het_verraad-fought = dobbelsteen { $black_die } + fiches { $black_chips } = { $black_total } tegen dobbelsteen { $white_die } + fiches { $white_chips }{ $towers ->
    [0] { "" }
    [one] { " " }+ 1 voor een toren ernaast
   *[other] { " " }+ { $towers } voor torens ernaast
} = { $white_total }. { $upshot ->
    [conquered] **Het gebied is veroverd.**
    [held] **Het gebied houdt stand.**
   *[tied] { $knights ->
        [0] **De Zwarte Meester heeft er geen ridder meer voor, dus het geldt als gelijkspel:**
       *[other] **Gelijkspel:**
    } { $area } is nu van niemand{ $value ->
        [0] { "" }
       *[other] , en { $target_seat } verliest { NAME("het_verraad-points", $value) }
    }.
}
het_verraad-event-last_round = **Dit is de laatste ronde:** { $reason ->
    [seat] { $trigger_seats } { COUNT($trigger_seats) ->
        [one] heeft
       *[other] hebben
    } { NAME("het_verraad-points", $number) } bereikt.
    [master] de Zwarte Meester heeft { NAME("het_verraad-points", $number) } bereikt.
   *[deck] er is geen gebouwkaart meer om open te leggen.
} { $last_seat } is als laatste aan de beurt.
het_verraad-event-chips_revealed = { $seat } laat de zwarte krachtfiches zien: { COUNT($values) ->
    [one] { $total }.
   *[other] { $values } = { $total }.
}
het_verraad-event-match_ended = { $side ->
    [evil] **Het kwade heeft gewonnen:** de Zwarte Meester heeft { NAME("het_verraad-points", $master_points) }, de beste van jullie { $points }. Wie hem het best diende, wint mee. { $by ->
        [black] De meeste zwarte krachtfiches beslissen.
        [values] Evenveel zwarte krachtfiches; { TOGETHER($winner_seats) } heeft de hoogste som van hun waarden.
        [points] Evenveel en even waardevolle zwarte krachtfiches; { TOGETHER($winner_seats) } heeft meer punten.
        [shared] { TOGETHER($winner_seats) } zijn in alles gelijk: de overwinning wordt gedeeld.
       *[nobody] Maar niemand met een zwarte krachtfiche heeft een gebied, dus niemand wint.
    }
   *[good] **Het goede heeft gewonnen:** de hoogste marker van een speler staat op { $points }, de zwarte op { $master_points }.{ $by ->
        [white] { " " }Evenveel punten; { TOGETHER($winner_seats) } heeft de meeste witte krachtfiches.
        [black] { " " }Evenveel punten en witte krachtfiches; { TOGETHER($winner_seats) } heeft de minste zwarte.
        [shared] { " " }{ TOGETHER($winner_seats) } zijn in alles gelijk: de overwinning wordt gedeeld.
        [nobody] { " " }Maar niemand heeft een gebied, dus niemand wint.
       *[points] { "" }
    }
}
het_verraad-event-match_won = { $side ->
    [evil] **De Zwarte Meester was { $seat }**, winnaar met { $black ->
        [one] 1 zwarte krachtfiche
       *[other] { $black } zwarte krachtfiches
    }!
   *[good] **{ $seat } wint met { NAME("het_verraad-points-with", $points) }!**
}

## How a score came about

het_verraad-part = { $key ->
    [burgerij] burgerij { $points }
    [nijverheid] nijverheid { $points }
    [handel] handel { $points }
    [stad] stad { $points }
   *[powers] grootmachten { $points }
}

## Its slash command: the name in small letters, then what Discord shows beside it; and the words below it

het_verraad-command = verraad
    .description = Beantwoorden wat Het Verraad je vraagt
het_verraad-command-claim = claimen
    .description = Vóór de eerste beurt een gebied kiezen
    .answer = gebied
    .answer-note = Een gebied zoals M7
het_verraad-command-tower = toren
    .description = Een wachttoren op een van je gebieden bouwen
    .answer = gebied
    .answer-note = Een van je gebieden
het_verraad-command-take = nemen
    .description = Een van de open gebouwkaarten nemen
    .answer = kaart
    .answer-note = Een open gebouwkaart; of eerst een invloedkaart spelen
het_verraad-command-act = actie
    .description = Kiezen wat je in je beurt doet, of je acties beëindigen
    .answer = actie
    .answer-note = Wat je wilt doen
het_verraad-command-buy = kopen
    .description = Een gebied kopen dat aan de jouwe grenst
    .answer = gebied
    .answer-note = Een gebied zoals M7
het_verraad-command-build = plaatsen
    .description = Een gebouw plaatsen: eerst welke kaart, dan waar
    .answer = gebouw
    .answer-note = Een gebouwkaart uit je hand, of het gebied ervoor
het_verraad-command-play = spelen
    .description = Een invloedkaart spelen en het doel ervan noemen
    .answer = kaart
    .answer-note = Een invloedkaart uit je hand, of het doel ervan
het_verraad-command-swap = ruilen
    .description = Een krachtfiche omruilen voor een zwarte van de stapel
    .answer = fiche
    .answer-note = Welke van je krachtfiches
het_verraad-command-sell = verkopen
    .description = Een gebouwkaart aan het Pandjeshuis of de Vrije Markt verkopen
    .answer = kaart
    .answer-note = Een gebouwkaart uit je hand
het_verraad-command-market = markt
    .description = Een gebouwkaart kopen in het Pandjeshuis of op de Vrije Markt
    .answer = kaart
    .answer-note = Een kaart die daar ligt
het_verraad-command-discard = afleggen
    .description = De invloedkaart afleggen die te veel is
    .answer = kaart
    .answer-note = Een van je invloedkaarten
het_verraad-command-master = meester
    .description = De Zwarte Meester leiden: verplaatsen, aanvallen of je beurt beëindigen
    .answer = keuze
    .answer-note = Wat hij doet, of waar hij heen gaat
het_verraad-command-react = reageren
    .description = Reageren op wat iemand doet, of passen
    .answer = kaart
    .answer-note = Een kaart uit je hand, of passen
# In a person’s notes.
het_verraad-mark-suspect = Dient de Zwarte Meester
