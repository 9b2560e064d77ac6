### The board in words, whole.

het_verraad-reading-ending = Waarom: { $why ->
    [seat] iemand heeft genoeg punten.
    [master] de Zwarte Meester heeft genoeg punten.
   *[deck] de gebouwstapel is op.
}
het_verraad-reading-start = { $name } is startspeler.
het_verraad-reading-turn = { $name } is aan de beurt. Punten bij het begin: { $points }. Nog mogelijk: gebieden kopen { $areas }, krachtfiches kopen { $chips }, gebouwen bouwen { $buildings }, torens bouwen { $towers }, kaarten ruilen { $swaps }.
het_verraad-reading-sold = In deze beurt verkocht: { $keys }.
het_verraad-reading-blocked = In deze beurt dicht voor de koper: { $keys }.
het_verraad-reading-closed = In deze beurt dicht voor de Zwarte Meester: { $keys }.
het_verraad-reading-tovenaar = Een Tovenaar kiest de volgende open kaarten.
het_verraad-reading-moved = De Zwarte Meester is in deze beurt verplaatst.
het_verraad-reading-attacked = De Zwarte Meester heeft in deze beurt aangevallen.
het_verraad-reading-steps = De Zwarte Meester gaat { $steps } stappen, { $counted ->
    [0] zoals gegooid
   *[1] zoals gekozen
}.
het_verraad-reading-window = { $window ->
    [protect] Wie wil mag zich beschermen tegen
   *[block] Wie wil mag blokkeren:
} { $name }, { $to ->
    [buy] een koop
    [master] de Zwarte Meester
   *[other] { $card }
}{ $area ->
    [none] { "" }
   *[other] , het gaat om { $area }
}. Gevraagd: { $names }.
het_verraad-reading-upshot = Geleid door { $name }: { $key ->
    [conquered] het gebied viel.
    [held] het gebied hield stand.
   *[tied] gelijkspel.
}
het_verraad-reading-prices = { $white ->
    [0] geen wit krachtfiche meer
   *[other] volgende witte krachtfiche: { NAME("het_verraad-bricks", $white) }
}, { $black ->
    [0] geen zwart krachtfiche meer
   *[other] volgende zwarte krachtfiche: { NAME("het_verraad-bricks", $black) }
}
het_verraad-reading-knights = { $count ->
    [one] 1 ridder in voorraad
   *[other] { $count } ridders in voorraad
}
het_verraad-reading-areas = { $count ->
    [0] geen gebieden
   *[other] { NAME("het_verraad-areas", $count) }: { $areas }
}
het_verraad-reading-incomes = inkomen uit burgers, ambacht, handel en stad { $incomes }
het_verraad-reading-known = bekende handkaarten: { $cards }
het_verraad-reading-expelled = heeft geen gebied meer
het_verraad-reading-values = waarden van de zwarte krachtfiches: { $values }
het_verraad-reading-stands = { $area ->
    [none] buiten de stad
   *[other] staat op { $area }
}
het_verraad-reading-bought = zwarte krachtfiches tot nu toe gekocht { $count }
het_verraad-reading-open = Open plaats { $place }: { $card ->
    [none] leeg
   *[other] { $card }
}, daarop { NAME("het_verraad-bricks", $bricks) }.
het_verraad-reading-discards = Afgelegde gebouwen, het oudste eerst: { $cards }.
het_verraad-reading-replaced = Gebouwen uit het spel: { $cards }.
het_verraad-reading-played = Afgelegde invloedkaarten, de oudste eerst: { $cards }.
het_verraad-reading-deck = Gebouwstapel { $deck }, { $remade } keer opnieuw geschud; invloedstapel { $influence }.
het_verraad-reading-supply = Voorraad: { $black } zwarte krachtfiches, { $white } witte krachtfiches, { $towers } torens.
het_verraad-reading-price = prijs { $bricks }
het_verraad-reading-bonus = bonus { $points }
het_verraad-reading-beside = naast { $areas }
