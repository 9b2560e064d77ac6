### Het Verraad. Variables are the facts of its events, decisions and choices; $key is what a name is asked for.
### Buildings are called by their names in the data, which are the same in every language.

het_verraad-game = Het Verraad
# Below the picture of suspicions.
het_verraad-hidden-side = diente am Ende dem Meister am meisten
# What it is, in one sentence, for the lobby.
het_verraad-pitch = Du baust an einer Stadt, die der Schwarze Meister belagert, und wer ihm am meisten dient, gewinnt, wenn er gewinnt.
    .length = 90 bis 120 Minuten
    .level = anspruchsvoll

## Names

het_verraad-category = { $key ->
    [burgerij] Bürger
    [nijverheid] Gewerbe
    [handel] Handel
   *[stad] Stadt
}
het_verraad-influence = { $key ->
    [brand] Brand
    [overval] Überfall
    [infiltrant] Unterwanderung
    [hekserij] Hexerei
    [pionier] Pionier
    [gif] Gift
    [gouden_handel] Goldener Handel
    [tovenaar] Zauberer
    [bescherming] Schutz
   *[blokkade] Blockade
}
# What an influence card does, in a few words.
het_verraad-effect = { $key ->
    [brand] Zerstör ein gegnerisches Gebäude
    [overval] Nimm ein gegnerisches Gebiet neben deinem, samt Gebäude
    [infiltrant] Nimm irgendein gegnerisches Gebiet ohne Gebäude
    [hekserij] Mach ein gegnerisches Gebiet frei; ein Gebäude kommt zurück auf die Hand
    [pionier] Nimm irgendein neutrales Gebiet
    [gif] Jemand verliert eine Gebäudekarte und Bausteine
    [gouden_handel] Verkauf eine Gebäudekarte zum doppelten Wert
    [tovenaar] Wähl die nächste offene Gebäudekarte
    [bescherming] Wehrt eine Karte ab, die dich trifft
   *[blokkade] Sperrt ein Gebiet bei dir oder daneben
}
het_verraad-power = { $key ->
    [burgerij] Großmacht der Bürger
    [nijverheid] Großmacht des Gewerbes
    [handel] Großmacht des Handels
    [stad] Großmacht der Stadt
    [white] Großmacht der weißen Chips
    [towers] Großmacht der Türme
   *[black] Großmacht der schwarzen Chips
}
het_verraad-zoom = { $key ->
    [I] Innerer Ring
    [M] Mittlerer Ring
    [O] Äußerer Ring
    [ne] Viertel im Nordosten
    [se] Viertel im Südosten
    [sw] Viertel im Südwesten
    [castles] Burgkarten
   *[nw] Viertel im Nordwesten
}
het_verraad-phase = { $key ->
    [claim] Gebiete wählen
    [first_tower] Erste Türme
    [income] Einkommen
    [actions] Aktionen
    [influence] Einfluss
    [master] Der Schwarze Meister
   *[over] Partie vorbei
}

## Options

het_verraad-option-zoning = Bauplätze
    .note = Ob Gewerbe, Stadt und Handel nur gebaut werden dürfen, wo sie hingehören.
    .is-on = nur wo sie hingehören
    .is-off = überall
het_verraad-option-deck_ends = Letzte Gebäudekarte
    .note = Ob das Spiel endet, wenn keine Gebäudekarte mehr aufgedeckt werden kann.
    .is-on = beendet das Spiel mit ihrer Runde
    .is-off = es liegen weniger offen
het_verraad-option-master_ends = Punkte des Schwarzen Meisters
    .note = Ob auch der Schwarze Meister mit genügend Punkten das Spiel beendet.
    .is-on = beenden das Spiel auch
    .is-off = beenden das Spiel nicht
het_verraad-option-third = Dritte Einflusskarte
    .note = Was mit einer Karte zu viel geschieht, nachdem eine Einflusskarte gekauft wurde.
    .is-play_or_discard = eine wird gespielt oder abgeworfen
    .is-discard = eine wird abgeworfen
het_verraad-option-swap_colour = Chips zum Tauschen
    .note = Welche Chips sich einmal pro Zug gegen einen neuen schwarzen tauschen lassen.
    .is-black = schwarze
    .is-any = schwarze und weiße

# Amounts within a sentence, said for a number; “with”, “of” and “from” ask for another case in German.
het_verraad-bricks = { $key ->
    [one] 1 Baustein
   *[other] { $key } Bausteine
}
het_verraad-bricks-with = { $key ->
    [one] 1 Baustein
   *[other] { $key } Bausteinen
}
het_verraad-points = { $key ->
    [one] 1 Punkt
   *[other] { $key } Punkte
}
het_verraad-points-with = { $key ->
    [one] 1 Punkt
   *[other] { $key } Punkten
}
het_verraad-cards = { $key ->
    [one] 1 Karte
   *[other] { $key } Karten
}
het_verraad-areas = { $key ->
    [one] 1 Gebiet
   *[other] { $key } Gebiete
}
het_verraad-steps = { $key ->
    [one] 1 Schritt
   *[other] { $key } Schritte
}
het_verraad-steps-of = { $key ->
    [one] 1 Schritt
   *[other] { $key } Schritten
}
# A building card, and a building that stands.
het_verraad-card = { $building } ({ NAME("het_verraad-category", $category) } { $value })
het_verraad-building = { $building } { $value }
# What happens to points and where the marker stands then.
het_verraad-more = +{ NAME("het_verraad-points", $value) } (jetzt { $points })
het_verraad-less = −{ NAME("het_verraad-points", $value) } (jetzt { $points })
# From whom an area falls to somebody else.
het_verraad-from = { $owner ->
    [seat] von { $owner_seats }
    [master] vom Schwarzen Meister
   *[none] von niemandem
}
# One of those who pay a tax, or are paid.
het_verraad-payer = { $seat } zahlt { $amount }
het_verraad-earner = { $seat } { $amount } ({ $building } { $value }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ Bonus { $bonus }
}{ $extra ->
    [0] { "" }
   *[other] { " " }+ Macht { $extra }
})
# Whose an area is and what stands there.
het_verraad-whose = { $owner ->
    [seat] { $owner_seats }
    [master] Schwarzer Meister
   *[none] neutral
}
het_verraad-site = { het_verraad-whose }{ $value ->
    [0] { "" }
   *[other] : { het_verraad-building }
}{ $tower ->
    [0] { "" }
   *[other] , Turm
}
# What a new owner gains with an area and the old one loses.
het_verraad-change = { $value ->
    [0] { "" }
   *[other] { " " }{ $taker ->
        [seat] { $taker_seats }
       *[master] Der Schwarze Meister
    } +{ NAME("het_verraad-points", $value) } (jetzt { $taker_points }){ $owner ->
        [seat] , { $owner_seats } −{ $value } (jetzt { $owner_points })
        [master] , der Schwarze Meister −{ $value } (jetzt { $owner_points })
       *[none] { "" }
    }.
}

## What has happened. An empty message keeps silent.

het_verraad-event-start_player_drawn = { $seat } hat den ersten Zug.
het_verraad-event-buildings_dealt = Du bekommst { EACH("het_verraad-card", "building category value", $buildings, $categories, $values) }.
het_verraad-event-card_opened = { $how ->
    [tovenaar] { $seat } legt { het_verraad-card } offen aus.
   *[deck] Offen: **{ $building }** ({ NAME("het_verraad-category", $category) } { $value }).
}
het_verraad-event-open_cards_discarded = Alle offenen Karten gehören zu einer Kategorie, { NAME("het_verraad-category", $category) }, und werden ersetzt{ $bricks ->
    [0] { "" }
    [one] ; der Baustein darauf geht an die Bank
   *[other] ; die { $bricks } Bausteine darauf gehen an die Bank
}: { $buildings }.
het_verraad-event-gap_left = Es ist keine Gebäudekarte mehr da, die aufgedeckt werden könnte.
het_verraad-event-deck_remade = { $deck ->
    [building] Der Stapel der Gebäudekarten ist aufgebraucht. { $source ->
        [markets] Abgeworfene gibt es auch nicht, darum werden die Karten beider Märkte gemischt
       *[discards] Die abgeworfenen werden gemischt
    }: { NAME("het_verraad-cards", $number) }.
   *[influence] Der Stapel der Einflusskarten ist aufgebraucht. Die abgeworfenen werden gemischt: { NAME("het_verraad-cards", $number) }.
}
het_verraad-event-area_claimed = { $seat } wählt { $area } (Preis { $price }, zusammen { $total }).
het_verraad-event-tower_built = { $seat } baut einen Turm auf { $area }{ $price ->
    [0] { "" }
   *[other] { " " }für { NAME("het_verraad-bricks", $price) }
}.{ COUNT($protected) ->
    [0] { "" }
   *[other] { " " }Er verteidigt auch { $protected }.
}{ $left ->
    [0] { " " }Es war der letzte.
   *[other] { "" }
}
het_verraad-event-round_started = **Runde { $round }.** { $seat } beginnt.
het_verraad-event-turn_started = **{ $seat }** ist am Zug, mit { NAME("het_verraad-points-with", $points) } und { NAME("het_verraad-bricks-with", $bricks) }.
het_verraad-event-income_skipped = Keine Gebäudekarte liegt offen, darum nimmt { $seat } keine.
het_verraad-event-card_taken = { $seat } nimmt { het_verraad-card }{ $number ->
    [0] { "" }
    [one] { " " }und den Baustein darauf
   *[other] { " " }und die { $number } Bausteine darauf
}.
het_verraad-event-tax_paid = { COUNT($payer_seats) ->
    [0] **Steuer:** Niemand hat mehr als { NAME("het_verraad-bricks", $limit) }.
   *[other] **Steuer** auf alles über { NAME("het_verraad-bricks-with", $limit) }: { EACH("het_verraad-payer", "seat amount", $payer_seats, $amounts) }.
}
het_verraad-event-income_paid = **Einkommen, { NAME("het_verraad-category", $category) }:** { COUNT($earner_seats) ->
    [0] Niemand hat ein solches Gebäude.
   *[other] { EACH("het_verraad-earner", "seat amount value bonus extra building", $earner_seats, $amounts, $values, $bonuses, $extras, $buildings) }.
}
het_verraad-event-bricks_added = { "" }
het_verraad-event-sorcerer_saw = Oben im Stapel siehst du { EACH("het_verraad-card", "building category value", $buildings, $categories, $values) }.
het_verraad-event-card_put_under = { $number ->
    [0] Eine andere Karte, die unter den Stapel käme, gibt es nicht.
   *[other] { $seat } legt die andere Karte unter den Stapel.
}
het_verraad-event-area_bought = { $seat } kauft { $area } für { NAME("het_verraad-bricks", $price) }.{ $value ->
    [0] { "" }
   *[other] { " " }{ $building } gehört dazu: { het_verraad-more }.
}
het_verraad-event-building_replaced = { $seat } reißt { $building } auf { $area } ab: { het_verraad-less }.
het_verraad-event-building_built = { $seat } baut { het_verraad-card } auf { $area } für { NAME("het_verraad-bricks", $price) }: { het_verraad-more }. Einkommen ({ NAME("het_verraad-category", $category) }) jetzt { $income }.
het_verraad-event-chip_bought = { $colour ->
    [white] { $seat } kauft einen weißen Chip für { NAME("het_verraad-bricks", $price) } und hat jetzt { $number }.
   *[black] { $seat } kauft einen schwarzen Chip für { NAME("het_verraad-bricks", $price) } und hat jetzt { $number }. Der Schwarze Meister +1 Punkt (jetzt { $master_points }).
}
het_verraad-event-chip_seen = Dein neuer schwarzer Chip hat den Wert { $value }.
het_verraad-event-chip_swapped = { $seat } tauscht für { NAME("het_verraad-bricks", $price) } einen schwarzen Chip.
het_verraad-event-white_chip_swapped = { $seat } tauscht für { NAME("het_verraad-bricks", $price) } einen weißen Chip gegen einen schwarzen und hat jetzt { NAME("het_verraad-white-chips", $white) } und { NAME("het_verraad-black-chips", $black) }.
het_verraad-event-swap_seen = Du gibst einen schwarzen Chip mit dem Wert { $former_value } zurück; der neue hat den Wert { $value }.
het_verraad-event-card_sold = { $shop ->
    [pawnshop] { $seat } verkauft { het_verraad-card } für { NAME("het_verraad-bricks", $price) } an das Pfandhaus.
    [market] { $seat } verkauft { het_verraad-card } für { NAME("het_verraad-bricks", $price) } auf dem Freien Markt.
   *[gouden_handel] { $seat } verkauft { het_verraad-card } für { NAME("het_verraad-bricks", $price) }.
}
het_verraad-event-card_bought = { $shop ->
    [pawnshop] { $seat } kauft { het_verraad-card } für { NAME("het_verraad-bricks", $price) } im Pfandhaus.
   *[market] { $seat } kauft { het_verraad-card } für { NAME("het_verraad-bricks", $price) } auf dem Freien Markt.
}
het_verraad-event-card_drawn = { $seat } kauft für { NAME("het_verraad-bricks", $price) } eine Gebäudekarte vom Stapel.
het_verraad-event-card_seen = Deine neue Gebäudekarte ist { het_verraad-card }.
het_verraad-event-influence_bought = { $seat } kauft für { NAME("het_verraad-bricks", $price) } eine Einflusskarte und hat jetzt { $number }.
het_verraad-event-influence_given = { $seat } ist mit { NAME("het_verraad-points-with", $points) } auf ein rotes Feld gekommen und bekommt eine Einflusskarte.
het_verraad-event-influence_seen = Deine neue Einflusskarte ist „{ NAME("het_verraad-influence", $influence) }“.
het_verraad-event-influence_discarded = { $seat } wirft „{ NAME("het_verraad-influence", $influence) }“ ab.
het_verraad-event-influence_played = **{ $seat } spielt „{ NAME("het_verraad-influence", $influence) }“{ $side ->
    [master] { " " }für den Schwarzen Meister
   *[seat] { "" }
}{ $influence ->
    [gif] { " " }gegen { $owner_seats }.**
    [gouden_handel] .**
    [tovenaar] .**
   *[other] { " " }auf { $area }** ({ het_verraad-site }).
}
het_verraad-event-window_opened = { $to ->
    [buy] { $seat } möchte { $area } für { NAME("het_verraad-bricks", $price) } kaufen. Reagieren mit „{ NAME("het_verraad-influence", "blokkade") }“ { COUNT($asked_seats) ->
        [one] kann
       *[other] können
    } { $asked_seats }.
    [master] { $seat } möchte den Schwarzen Meister nach { $area } führen (er hat { NAME("het_verraad-steps", $steps) }). Reagieren mit „{ NAME("het_verraad-influence", "blokkade") }“ { COUNT($asked_seats) ->
        [one] kann
       *[other] können
    } { $asked_seats }.
   *[other] Reagieren mit „{ NAME("het_verraad-influence", "bescherming") }“ { COUNT($asked_seats) ->
        [one] kann
       *[other] können
    } { $asked_seats }.
}
het_verraad-event-nobody_reacted = Niemand reagiert.
het_verraad-event-reacted = **{ $seat } reagiert mit „{ NAME("het_verraad-influence", $influence) }“:** { $to ->
    [buy] { $area } ist in diesem Zug für { $target_seat } gesperrt; bezahlt wird nichts.
    [master] { $area } ist in diesem Zug für den Schwarzen Meister gesperrt; { $target_seat } wählt neu.
   *[other] „{ NAME("het_verraad-influence", $to) }“ bleibt ohne Wirkung.
}
het_verraad-event-tower_destroyed = Der Turm auf { $area } fängt „{ NAME("het_verraad-influence", $influence) }“ ab und ist weg; sonst geschieht nichts.
het_verraad-event-building_destroyed = { $building } auf { $area } ist zerstört. { $owner ->
    [seat] { $owner_seats }
   *[master] Der Schwarze Meister
} { het_verraad-less }.
het_verraad-event-area_taken = **{ $taker ->
    [seat] { $taker_seats }
   *[master] Der Schwarze Meister
} übernimmt { $area }{ $owner ->
    [none] { "" }
   *[other] { " " }{ het_verraad-from }
}**{ $value ->
    [0] { "" }
   *[other] , mit { $building }
}.{ het_verraad-change }
het_verraad-event-area_isolated = **Umzingelt:** Mit { $by_area } geht { $area } { het_verraad-from } an { $taker ->
    [seat] { $taker_seats }
   *[master] den Schwarzen Meister
}{ $value ->
    [0] { $tower ->
        [0] { "" }
       *[other] , mit einem Turm
    }
   *[other] , mit { $building }{ $tower ->
        [0] { "" }
       *[other] { " " }und einem Turm
    }
}.{ het_verraad-change }
het_verraad-event-area_freed = { $owner ->
    [seat] { $owner_seats } verliert
   *[master] Der Schwarze Meister verliert
} { $area }; das Gebiet ist jetzt neutral.{ $to ->
    [hand] { " " }{ $building } kommt zurück auf die Hand: { het_verraad-less }.
    [discards] { " " }{ $building } wird abgeworfen: { het_verraad-less }.
    [stays] { " " }{ $building } bleibt und gehört niemandem: { het_verraad-less }.
   *[other] { "" }
}
het_verraad-event-poisoned = { $target_seat } { $value ->
    [0] hat keine Gebäudekarte zum Abwerfen
   *[other] wirft { het_verraad-card } ab
} und zahlt { $number ->
    [0] nichts, weil keine Bausteine da sind
   *[other] { NAME("het_verraad-bricks", $number) }
}.
het_verraad-event-power_moved = { $holder ->
    [seat] **{ $holder_seats } bekommt die { NAME("het_verraad-power", $power) }**, mit { $number }: +{ NAME("het_verraad-points", $points) } (jetzt { $holder_points }){ $former ->
        [seat] ; { $former_seats } −{ $points } (jetzt { $former_points })
        [master] ; der Schwarze Meister −{ $points } (jetzt { $former_points })
       *[none] { "" }
    }.
    [master] **Der Schwarze Meister bekommt die { NAME("het_verraad-power", $power) }**, mit { $number }: +{ NAME("het_verraad-points", $points) } (jetzt { $holder_points }){ $former ->
        [seat] ; { $former_seats } −{ $points } (jetzt { $former_points })
       *[none] { "" }
    }.
   *[none] **{ $former ->
        [seat] { $former_seats } verliert
       *[master] Der Schwarze Meister verliert
    } die { NAME("het_verraad-power", $power) }**: −{ NAME("het_verraad-points", $points) } (jetzt { $former_points }). Niemand hat sie jetzt.
}
het_verraad-event-seat_expelled = **{ $seat } hat kein Gebiet mehr und ist aus der Stadt vertrieben.** Ohne Gebiet gibt es keinen Sieg.
het_verraad-event-seat_returned = { $seat } ist wieder in der Stadt, auf { $area }.
het_verraad-event-master_called = { $seat } darf den Schwarzen Meister führen, mit { $chips ->
    [one] 1 schwarzen Chip
   *[other] { $chips } schwarzen Chips
}.
het_verraad-event-master_rolled = { $seat } würfelt { $number } für die Schritte des Schwarzen Meisters.
het_verraad-outcome-master_rolled = Du würfelst { $number } für die Schritte des Schwarzen Meisters.
het_verraad-event-master_moved = **Der Schwarze Meister** { COUNT($from_area) ->
    [0] betritt die Stadt und geht nach
   *[other] geht von { $from_area } nach
} { $area } ({ $steps } von { NAME("het_verraad-steps-of", $number) }, { $how ->
    [rolled] gewürfelt
   *[counted] gezählt
}).
het_verraad-event-master_stayed = Der Schwarze Meister bleibt { COUNT($area) ->
    [0] vor der Stadt
   *[other] auf { $area }
} (0 von { NAME("het_verraad-steps-of", $number) }, { $how ->
    [rolled] gewürfelt
   *[counted] gezählt
}).
het_verraad-event-master_attacked = **{ $seat } greift { $target_seat } auf { $area } an:** { het_verraad-fought }
# The same for whoever attacks.
het_verraad-outcome-master_attacked = **Du greifst { $target_seat } auf { $area } an:** { het_verraad-fought }
het_verraad-fought = Würfel { $black_die } + Chips { $black_chips } = { $black_total } gegen Würfel { $white_die } + Chips { $white_chips }{ $towers ->
    [0] { "" }
    [one] { " " }+ 1 für einen Turm daneben
   *[other] { " " }+ { $towers } für Türme daneben
} = { $white_total }. { $upshot ->
    [conquered] **Das Gebiet ist erobert.**
    [held] **Das Gebiet hält stand.**
   *[tied] { $knights ->
        [0] **Der Schwarze Meister hat keinen Ritter mehr dafür, darum gilt es als Gleichstand:**
       *[other] **Gleichstand:**
    } { $area } gehört niemandem mehr{ $value ->
        [0] { "" }
       *[other] , und { $target_seat } verliert { NAME("het_verraad-points", $value) }
    }.
}
het_verraad-event-last_round = **Das ist die letzte Runde:** { $reason ->
    [seat] { $trigger_seats } { COUNT($trigger_seats) ->
        [one] hat
       *[other] haben
    } { NAME("het_verraad-points", $number) } erreicht.
    [master] Der Schwarze Meister hat { NAME("het_verraad-points", $number) } erreicht.
   *[deck] Es ist keine Gebäudekarte mehr da, die aufgedeckt werden könnte.
} Zuletzt ist { $last_seat } am Zug.
het_verraad-event-chips_revealed = { $seat } zeigt die schwarzen Chips: { COUNT($values) ->
    [one] { $total }.
   *[other] { $values } = { $total }.
}
het_verraad-event-match_ended = { $side ->
    [evil] **Das Böse hat gewonnen:** Der Schwarze Meister hat { NAME("het_verraad-points", $master_points) }, die Besten von euch { $points }. Mit ihm gewinnt, wer ihm am besten gedient hat. { $by ->
        [black] Die meisten schwarzen Chips entscheiden.
        [values] Gleich viele schwarze Chips; { TOGETHER($winner_seats) } hat die höchste Summe ihrer Werte.
        [points] Gleich viele und gleich wertvolle schwarze Chips; { TOGETHER($winner_seats) } hat mehr Punkte.
        [shared] { TOGETHER($winner_seats) } sind in allem gleich: Der Sieg wird geteilt.
       *[nobody] Aber niemand mit einem schwarzen Chip hat ein Gebiet, darum gewinnt niemand.
    }
   *[good] **Das Gute hat gewonnen:** Der höchste Marker einer Person steht auf { $points }, der schwarze auf { $master_points }.{ $by ->
        [white] { " " }Gleich viele Punkte; { TOGETHER($winner_seats) } hat die meisten weißen Chips.
        [black] { " " }Gleich viele Punkte und weiße Chips; { TOGETHER($winner_seats) } hat die wenigsten schwarzen.
        [shared] { " " }{ TOGETHER($winner_seats) } sind in allem gleich: Der Sieg wird geteilt.
        [nobody] { " " }Aber niemand hat ein Gebiet, darum gewinnt niemand.
       *[points] { "" }
    }
}
het_verraad-event-match_won = { $side ->
    [evil] **Der Schwarze Meister war { $seat }** und gewinnt mit { $black ->
        [one] 1 schwarzen Chip
       *[other] { $black } schwarzen Chips
    }!
   *[good] **{ $seat } gewinnt mit { NAME("het_verraad-points-with", $points) }!**
}

## How a score came about

het_verraad-part = { $key ->
    [burgerij] Bürger { $points }
    [nijverheid] Gewerbe { $points }
    [handel] Handel { $points }
    [stad] Stadt { $points }
   *[powers] Großmächte { $points }
}

## Its slash command: the name in small letters, then what Discord shows beside it; and the words below it

het_verraad-command = verraad
    .description = Beantworten, was Het Verraad dich fragt
het_verraad-command-claim = beanspruchen
    .description = Vor dem ersten Zug ein Gebiet wählen
    .answer = gebiet
    .answer-note = Ein Gebiet wie M7
het_verraad-command-tower = turm
    .description = Einen Turm auf eines deiner Gebiete bauen
    .answer = gebiet
    .answer-note = Eines deiner Gebiete
het_verraad-command-take = nehmen
    .description = Eine der offenen Gebäudekarten nehmen
    .answer = karte
    .answer-note = Eine offene Gebäudekarte; oder erst eine Einflusskarte spielen
het_verraad-command-act = handeln
    .description = Wählen, was du in deinem Zug tust, oder die Aktionen beenden
    .answer = aktion
    .answer-note = Was du tun möchtest
het_verraad-command-buy = kaufen
    .description = Ein Gebiet kaufen, das an deine grenzt
    .answer = gebiet
    .answer-note = Ein Gebiet wie M7
het_verraad-command-build = bauen
    .description = Ein Gebäude bauen: erst welche Karte, dann wo
    .answer = gebäude
    .answer-note = Eine Gebäudekarte von deiner Hand, oder das Gebiet dafür
het_verraad-command-play = spielen
    .description = Eine Einflusskarte spielen und ihr Ziel nennen
    .answer = karte
    .answer-note = Eine Einflusskarte von deiner Hand, oder ihr Ziel
het_verraad-command-swap = tauschen
    .description = Einen Chip gegen einen schwarzen vom Stapel tauschen
    .answer = chip
    .answer-note = Welchen deiner Chips
het_verraad-command-sell = verkaufen
    .description = Eine Gebäudekarte an das Pfandhaus oder den Freien Markt verkaufen
    .answer = karte
    .answer-note = Eine Gebäudekarte von deiner Hand
het_verraad-command-market = markt
    .description = Eine Gebäudekarte im Pfandhaus oder auf dem Freien Markt kaufen
    .answer = karte
    .answer-note = Eine Karte, die dort liegt
het_verraad-command-discard = abwerfen
    .description = Die Einflusskarte abwerfen, die zu viel ist
    .answer = karte
    .answer-note = Eine deiner Einflusskarten
het_verraad-command-master = meister
    .description = Den Schwarzen Meister führen: ziehen, angreifen oder den Zug beenden
    .answer = wahl
    .answer-note = Was er tut, oder wohin er geht
het_verraad-command-react = reagieren
    .description = Auf das reagieren, was jemand tut, oder passen
    .answer = karte
    .answer-note = Eine Karte von deiner Hand, oder passen
# In a person’s notes.
het_verraad-mark-suspect = Dient dem Schwarzen Meister
