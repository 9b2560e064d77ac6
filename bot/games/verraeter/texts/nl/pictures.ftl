### Wat er op de afbeeldingen van Verräter staat, en wat ze zeggen tegen wie ze niet kan zien.

## Op de afbeeldingen

verraeter-picture-tie = Gelijkspel
# Of a house without members the pictogram of the Traitor stands before it.
verraeter-picture-gain = { $members ->
    [0] +{ $points }
    [one] +{ $points }
   *[other] elk +{ $points }
}
# Without a change of sides each would have got $each; 0: the same.
verraeter-moment-gain = { verraeter-picture-gain }{ $each ->
    [0] { "" }
   *[other] { " " }in plaats van +{ $each }
}
# The points of each member now.
verraeter-picture-stake = { NAME("verraeter-house", $house) } wint: { $members ->
    [0] { $joined ->
        [0] alleen rollen scoren
       *[other] +{ $joined } voor de Verrader
    }
    [one] +{ $points }
   *[other] elk +{ $points }
}
# Those of each member once a Traitor has come, or somebody has left, or either; or that the reader is among them.
verraeter-picture-stake-then = { $turn ->
    [joins] elk +{ $joined } als er een komt
    [leaves] +{ $left } als er een gaat
    [both] +{ $joined } als er een komt · +{ $left } als er een gaat
   *[with] met jou
}
# Behind numbers or a building: what they say, or what it brings.
verraeter-picture-legend = { $key ->
    [points] gaat · nu · komt
    [value] kracht
    [start] begint
    [strategist] kiest de plek
    [conflict] gespeeld
    [estate] Hoeve: kaarten
   *[office] Kantoor: punten
}
verraeter-picture-supply = Jouw kaarten
verraeter-picture-no-supply = Geen kaarten
verraeter-picture-role = Jouw rol
# After somebody’s mark.
verraeter-picture-betrayed = { $name } heeft je verraden
verraeter-picture-brings = { $role ->
    [strategist] +2 punten, volgende plek
    [farmer] { $room ->
        [0] +1 kaart per gespeelde
        [1] +1 kaart, tot 3 als je speelt
        [2] +2 kaarten, 3 als je speelt
       *[other] +3 kaarten
    }
    [builder] Bouwt of verplaatst
    [diplomat_5] +5 kracht
    [diplomat_2] +2 kracht, { $room ->
        [0] +1 kaart als je er een speelt
       *[other] +1 kaart
    }
   *[traitor] +1 punt, { $points ->
        [0] wisselt van kant
       *[other] dan { NAME("verraeter-house", $house) }: { verraeter-picture-gain }
    }
}
verraeter-picture-you-are = { $role ->
    [diplomat_5] Je bent
    [diplomat_2] Je bent
   *[other] Je bent de
}
verraeter-picture-fights = Je vecht voor { NAME("verraeter-house-the", $house) }
verraeter-picture-fight-for = { $house ->
    [eagle] Je vecht voor de
   *[rose] Je vecht voor de
}
verraeter-picture-house-aims = { $key ->
    [beside] Met { $names }
    [against] Tegen { $names }
    [gained] +{ $points } deze ronde
    [cards] Je kaarten tellen daar
    [score] Wint het huis, dan scoor je
   *[change] Als Verrader wissel je
}
verraeter-picture-along = Je kaarten gaan mee
verraeter-picture-unused = { $count ->
    [one] nog { $count } gebouw
   *[other] nog { $count } gebouwen
}
verraeter-picture-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

## Momenten

verraeter-moment-heading = { $key ->
    [rounds] De laatste strijd is voorbij
    [one_house] Het laatste landschap valt
    [loyal] Geen verraad
    [decided] Verraad beslist
    [crown] Verraad wint de partij
    [leader] De koploper wordt verraden
    [won] Overgelopen
    [lost] Vergeefs verraad
   *[tied] Verraad zonder winst
}
verraeter-moment-times = { $heading } · voor de { $times }e keer verrader
# After the name.
verraeter-moment-changed = { $left ->
    [nobody] { "" }
   *[other] verlaat { $left } en{ " " }
}loopt over naar de { NAME("verraeter-house", $house) }
# Who scores; $names is "nobody" if they are too long.
verraeter-moment-loyal = { $names ->
    [nobody] { "" }
   *[other] { $names }{ " " }
}{ $number ->
    [one] { "" }
   *[other] elk{ " " }
}+{ $points }
verraeter-moment-faithful = Iedereen blijft trouw
verraeter-moment-without = { $house ->
    [none] Zonder dat had niemand gewonnen
    [eagle] Zonder dat had de Adelaar gewonnen
   *[rose] Zonder dat had de Roos gewonnen
}
verraeter-moment-turned = { NAME("verraeter-house-does", $house) } verovert { NAME("verraeter-landscape-the", $landscape) }
verraeter-moment-lead = { $best } tegen { $second }: nu tellen de kantoren
verraeter-moment-settled = { $number ->
    [one] { $leading } staat { $ahead } voor: dat verandert geen kantoor
   *[other] { $leading } staan samen voor: dat verandert geen kantoor
}
verraeter-moment-tie = Er valt geen landschap
verraeter-moment-built = { $number ->
    [0] Geen
    [one] 1 kantoor
   *[other] { $number } kantoren
}
# The worth of an office.
verraeter-moment-office = Kantoor: +1 per kaart, hoogstens 3

## In plaats van het bord

verraeter-alt-round = { $round ->
    [0] Verräter, ronde 1 van { $rounds }.
   *[other] Verräter, ronde { $round } van { $rounds }.
}
verraeter-alt-over = { $count ->
    [one] Winnaar: { $winners }.
   *[other] Winnaars: { $winners }.
}
verraeter-alt-conflict = Strijdtoneel: { NAME("verraeter-landscape", $one) } ({ NAME("verraeter-clock", $one_position) }) tegen { NAME("verraeter-landscape", $other) } ({ NAME("verraeter-clock", $other_position) }).
verraeter-alt-strengths = Adelaar { $eagle } tegen Roos { $rose }
verraeter-alt-tie = Adelaar { $eagle }, Roos { $rose }: gelijkspel.
verraeter-alt-won = Adelaar { $eagle }, Roos { $rose }: de { NAME("verraeter-house", $house) } wint, { $members ->
    [one] { "" }
   *[other] elk{ " " }
}{ verraeter-picture-points }.
verraeter-alt-seat = { $name }: { NAME("verraeter-house", $house) }, { verraeter-picture-points }, { $cards ->
    [one] { $cards } handkaart
   *[other] { $cards } handkaarten
}
verraeter-alt-start = startspeler
verraeter-alt-strategist = strategiekaart
verraeter-alt-played = speelt { $cards }
verraeter-alt-none = speelt geen kaarten
verraeter-alt-kept = hield { $cards } over
verraeter-alt-piles = Trekstapel { $draw }, aflegstapel { $discard }.
verraeter-alt-ring = Met de klok mee vanaf 12 uur: { $landscapes }.
verraeter-alt-points = Punten bij 1, 2, 3 of 4 winnaars: { $landscapes }.
verraeter-alt-landscape = { NAME("verraeter-landscape", $kind) } { $value } { NAME("verraeter-house", $house) }
verraeter-alt-building = { $side ->
    [estate] hoeve van { $name }
   *[office] kantoor van { $name }
}

## In plaats van een hand

verraeter-alt-owner = { $name }, { NAME("verraeter-house", $house) }, { verraeter-picture-points }.
verraeter-alt-when = Ronde { $round } van { $rounds }.
verraeter-alt-hand = Jouw voorraadkaarten: { $cards }.
verraeter-alt-no-hand = Je hebt geen voorraadkaarten.
verraeter-alt-role = Jouw rol: { NAME("verraeter-role", $role) }.
verraeter-alt-handed = Houd een van deze rollen: { NAME("verraeter-role", $roles) }.
