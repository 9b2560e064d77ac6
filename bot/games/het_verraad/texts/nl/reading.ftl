### The board in words, whole.

het_verraad-reading-ending = Waarom: { $why ->
    [seat] iemand heeft genoeg punten.
    [master] de Zwarte Meester heeft genoeg punten.
   *[deck] er is geen gebouwkaart meer om open te leggen.
}
het_verraad-reading-start = { $name } is startspeler.
het_verraad-reading-turn = { $name } is aan de beurt. Punten bij het begin: { $points }. Nog mogelijk: gebieden kopen { $areas }, krachtfiches kopen { $chips }, gebouwen plaatsen { $buildings }, wachttorens bouwen { $towers }, krachtfiches omruilen { $swaps }.
het_verraad-reading-sold = In deze beurt verkocht: { $keys }.
het_verraad-reading-blocked = In deze beurt gesloten voor de koper: { $keys }.
het_verraad-reading-closed = In deze beurt gesloten voor de Zwarte Meester: { $keys }.
het_verraad-reading-tovenaar = Een Tovenaar kiest de volgende open kaarten.
het_verraad-reading-moved = De Zwarte Meester is in deze beurt verplaatst.
het_verraad-reading-attacked = De Zwarte Meester heeft in deze beurt aangevallen.
het_verraad-reading-steps = De Zwarte Meester heeft hoogstens { NAME("het_verraad-steps", $steps) }, { $counted ->
    [0] gegooid
   *[1] geteld
}.
het_verraad-reading-window = { $to ->
    [buy] { $name } wil { $area } kopen. Dat kan worden verhinderd.
    [master] { $name } wil de Zwarte Meester naar { $area } leiden. Dat kan worden verhinderd.
   *[other] { $name } speelt { $card }{ $area ->
        [none] { "" }
       *[other] { " " }op { $area }
    }. Dat kan worden afgeweerd.
} Gevraagd: { $names }.
het_verraad-reading-upshot = Geleid door { $name }: { $key ->
    [conquered] het gebied is veroverd.
    [held] het gebied houdt stand.
   *[tied] gelijkspel.
}
het_verraad-reading-prices = { $white ->
    [0] geen witte krachtfiche meer
   *[other] volgende witte krachtfiche: { NAME("het_verraad-bricks", $white) }
}, { $black ->
    [0] geen zwarte krachtfiche meer
   *[other] volgende zwarte krachtfiche: { NAME("het_verraad-bricks", $black) }
}
het_verraad-reading-knights = { $count ->
    [one] 1 ridder in de voorraad
   *[other] { $count } ridders in de voorraad
}
het_verraad-reading-areas = { $count ->
    [0] geen gebieden
   *[other] { NAME("het_verraad-areas", $count) }: { $areas }
}
het_verraad-reading-incomes = inkomsten uit { NAME("het_verraad-category", "burgerij") }, { NAME("het_verraad-category", "nijverheid") }, { NAME("het_verraad-category", "handel") }, { NAME("het_verraad-category", "stad") }: { $incomes }
het_verraad-reading-known = bekende handkaarten: { $cards }
het_verraad-reading-expelled = heeft geen gebied meer
het_verraad-reading-values = waarden van de zwarte krachtfiches: { $values }
het_verraad-reading-stands = { $area ->
    [none] buiten de stad
   *[other] staat op { $area }
}
het_verraad-reading-bought = zwarte krachtfiches tot nu toe gekocht: { $count }
het_verraad-reading-open = Open plaats { $place }: { $card ->
    [none] leeg
   *[other] { $card }
}, daarop { NAME("het_verraad-bricks", $bricks) }.
het_verraad-reading-discards = Afgelegde gebouwkaarten, de oudste eerst: { $cards }.
het_verraad-reading-replaced = Vervangen gebouwen, niet meer in het spel: { $cards }.
het_verraad-reading-played = Afgelegde invloedkaarten, de oudste eerst: { $cards }.
het_verraad-reading-deck = Stapel gebouwkaarten { $deck }, { $remade } keer opnieuw geschud; stapel invloedkaarten { $influence }.
het_verraad-reading-supply = Voorraad: { $black } zwarte krachtfiches, { $white } witte krachtfiches, { $towers } wachttorens.
het_verraad-reading-price = prijs { $bricks }
het_verraad-reading-bonus = bonus { $points }
het_verraad-reading-beside = naast { $areas }
