### Why an answer is advised: one sentence below the advice, of the facts of its reasons.

het_verraad-reason-income = Das bringt dir sofort { NAME("het_verraad-bricks", $bricks) }.
het_verraad-reason-room = Du hast { NAME("het_verraad-cards", $cards) } auf der Hand und { $areas ->
    [0] kein Gebiet
    [one] 1 Gebiet
   *[other] { $areas } Gebiete
} ohne Gebäude.
het_verraad-reason-affords = Deine Bausteine reichen für ein Gebäude, das { NAME("het_verraad-points", $points) } bringt.
het_verraad-reason-place = { $area }: Bonus { $bonus }{ $road ->
    [1] , an einer Straße
   *[0] { "" }
}, { $beside ->
    [0] niemand daneben
    [one] 1 fremdes Gebiet daneben
   *[other] { $beside } fremde Gebiete daneben
}.
het_verraad-reason-built = { $points ->
    [one] Das ist 1 Punkt mehr
   *[other] Das sind { $points } Punkte mehr
}{ $grows ->
    [1] , und Karten dieser Art bringen dir dann { NAME("het_verraad-bricks", $bricks) }.
   *[0] .
}
het_verraad-reason-power = Das bringt dir die { NAME("het_verraad-power", $power) }: { NAME("het_verraad-points", $points) }.
het_verraad-reason-saves = Du behältst { NAME("het_verraad-bricks", $bricks) } für deinen nächsten Zug.
het_verraad-reason-attack = Von 100 Angriffen auf { $area } gelingen etwa { $percent }: { $seat } verliert es dann.
het_verraad-reason-stays = { $area } bleibt dein.
