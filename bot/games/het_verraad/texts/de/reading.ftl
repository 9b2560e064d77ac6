### The board in words, whole.

het_verraad-reading-ending = Warum: { $why ->
    [seat] Jemand hat genug Punkte.
    [master] Der Schwarze Meister hat genug Punkte.
   *[deck] Es ist keine Gebäudekarte mehr da, die aufgedeckt werden könnte.
}
het_verraad-reading-start = Startspieler ist { $name }.
het_verraad-reading-turn = { $name } ist am Zug. Punkte am Anfang: { $points }. Noch möglich: Gebiete kaufen { $areas }, Chips kaufen { $chips }, Gebäude bauen { $buildings }, Türme bauen { $towers }, Chips tauschen { $swaps }.
het_verraad-reading-sold = In diesem Zug verkauft: { $keys }.
het_verraad-reading-blocked = In diesem Zug für den Kauf gesperrt: { $keys }.
het_verraad-reading-closed = In diesem Zug für den Schwarzen Meister gesperrt: { $keys }.
het_verraad-reading-tovenaar = Ein Zauberer bestimmt die nächsten offenen Karten.
het_verraad-reading-moved = Der Schwarze Meister ist in diesem Zug gezogen.
het_verraad-reading-attacked = Der Schwarze Meister hat in diesem Zug angegriffen.
het_verraad-reading-steps = Der Schwarze Meister hat bis zu { NAME("het_verraad-steps", $steps) }, { $counted ->
    [0] gewürfelt
   *[1] gezählt
}.
het_verraad-reading-window = { $to ->
    [buy] { $name } möchte { $area } kaufen. Das lässt sich sperren.
    [master] { $name } möchte den Schwarzen Meister nach { $area } führen. Das lässt sich sperren.
   *[other] { $name } spielt „{ $card }“{ $area ->
        [none] { "" }
       *[other] { " " }auf { $area }
    }. Das lässt sich abwehren.
} Gefragt: { $names }.
het_verraad-reading-upshot = Geführt von { $name }: { $key ->
    [conquered] Das Gebiet ist erobert.
    [held] Das Gebiet hält stand.
   *[tied] Gleichstand.
}
het_verraad-reading-prices = { $white ->
    [0] kein weißer Chip mehr
   *[other] nächster weißer Chip: { NAME("het_verraad-bricks", $white) }
}, { $black ->
    [0] kein schwarzer Chip mehr
   *[other] nächster schwarzer Chip: { NAME("het_verraad-bricks", $black) }
}
het_verraad-reading-knights = { $count ->
    [one] 1 Ritter im Vorrat
   *[other] { $count } Ritter im Vorrat
}
het_verraad-reading-areas = { $count ->
    [0] keine Gebiete
   *[other] { NAME("het_verraad-areas", $count) }: { $areas }
}
het_verraad-reading-incomes = Einkommen für { NAME("het_verraad-category", "burgerij") }, { NAME("het_verraad-category", "nijverheid") }, { NAME("het_verraad-category", "handel") }, { NAME("het_verraad-category", "stad") }: { $incomes }
het_verraad-reading-known = bekannte Handkarten: { $cards }
het_verraad-reading-expelled = hat kein Gebiet mehr
het_verraad-reading-values = Werte der schwarzen Chips: { $values }
het_verraad-reading-stands = { $area ->
    [none] außerhalb der Stadt
   *[other] steht auf { $area }
}
het_verraad-reading-bought = bisher gekaufte schwarze Chips: { $count }
het_verraad-reading-open = Offener Platz { $place }: { $card ->
    [none] leer
   *[other] { $card }
}, darauf { NAME("het_verraad-bricks", $bricks) }.
het_verraad-reading-discards = Abgeworfene Gebäudekarten, die älteste zuerst: { $cards }.
het_verraad-reading-replaced = Ersetzte Gebäude, nicht mehr im Spiel: { $cards }.
het_verraad-reading-played = Abgeworfene Einflusskarten, die älteste zuerst: { $cards }.
het_verraad-reading-deck = Stapel der Gebäudekarten { $deck }, { $remade }-mal neu gemischt; Stapel der Einflusskarten { $influence }.
het_verraad-reading-supply = Vorrat: { $black } schwarze Chips, { $white } weiße Chips, { $towers } Türme.
het_verraad-reading-price = Preis { $bricks }
het_verraad-reading-bonus = Bonus { $points }
het_verraad-reading-beside = neben { $areas }
