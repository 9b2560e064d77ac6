### The board in words, whole.

het_verraad-reading-ending = Warum: { $why ->
    [seat] Jemand hat genug Punkte.
    [master] Der Schwarze Meister hat genug Punkte.
   *[deck] Der Gebäudestapel ist leer.
}
het_verraad-reading-start = Startspieler ist { $name }.
het_verraad-reading-turn = { $name } ist am Zug. Punkte am Anfang: { $points }. Noch möglich: Gebiete kaufen { $areas }, Chips kaufen { $chips }, Gebäude bauen { $buildings }, Türme bauen { $towers }, Karten tauschen { $swaps }.
het_verraad-reading-sold = In diesem Zug verkauft: { $keys }.
het_verraad-reading-blocked = In diesem Zug für den Kauf gesperrt: { $keys }.
het_verraad-reading-closed = In diesem Zug für den Schwarzen Meister gesperrt: { $keys }.
het_verraad-reading-tovenaar = Ein Zauberer bestimmt die nächsten offenen Karten.
het_verraad-reading-moved = Der Schwarze Meister ist in diesem Zug gezogen.
het_verraad-reading-attacked = Der Schwarze Meister hat in diesem Zug angegriffen.
het_verraad-reading-steps = Der Schwarze Meister geht { $steps } Schritte, { $counted ->
    [0] wie gewürfelt
   *[1] wie gewählt
}.
het_verraad-reading-window = { $window ->
    [protect] Es darf sich schützen, wer will, vor
   *[block] Es darf blockieren, wer will:
} { $name }, { $to ->
    [buy] Kauf
    [master] Schwarzer Meister
   *[other] { $card }
}{ $area ->
    [none] { "" }
   *[other] , es geht um { $area }
}. Gefragt: { $names }.
het_verraad-reading-upshot = Geführt von { $name }: { $key ->
    [conquered] Das Gebiet ist gefallen.
    [held] Das Gebiet hat gehalten.
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
het_verraad-reading-incomes = Einkommen aus Bürgern, Handwerk, Handel und Stadt { $incomes }
het_verraad-reading-known = bekannte Handkarten: { $cards }
het_verraad-reading-expelled = hat kein Gebiet mehr
het_verraad-reading-values = Werte der schwarzen Chips: { $values }
het_verraad-reading-stands = { $area ->
    [none] außerhalb der Stadt
   *[other] steht auf { $area }
}
het_verraad-reading-bought = bisher gekaufte schwarze Chips { $count }
het_verraad-reading-open = Offener Platz { $place }: { $card ->
    [none] leer
   *[other] { $card }
}, darauf { NAME("het_verraad-bricks", $bricks) }.
het_verraad-reading-discards = Abgelegte Gebäude, das älteste zuerst: { $cards }.
het_verraad-reading-replaced = Gebäude aus dem Spiel: { $cards }.
het_verraad-reading-played = Abgelegte Einflusskarten, die älteste zuerst: { $cards }.
het_verraad-reading-deck = Gebäudestapel { $deck }, { $remade }-mal neu gemischt; Einflussstapel { $influence }.
het_verraad-reading-supply = Vorrat: { $black } schwarze Chips, { $white } weiße Chips, { $towers } Türme.
het_verraad-reading-price = Preis { $bricks }
het_verraad-reading-bonus = Bonus { $points }
het_verraad-reading-beside = neben { $areas }
