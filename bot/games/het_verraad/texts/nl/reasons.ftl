### Why an answer is advised: one sentence below the advice, of the facts of its reasons.

het_verraad-reason-income = Dat levert je meteen { NAME("het_verraad-bricks", $bricks) } op.
het_verraad-reason-room = Je hebt { NAME("het_verraad-cards", $cards) } in je hand en { $areas ->
    [0] geen gebied
    [one] 1 gebied
   *[other] { $areas } gebieden
} zonder gebouw.
het_verraad-reason-affords = Je bouwstenen zijn genoeg voor een gebouw van { NAME("het_verraad-points-with", $points) }.
het_verraad-reason-place = { $area }: bonus { $bonus }{ $road ->
    [1] , aan een weg
   *[0] { "" }
}, { $beside ->
    [0] niemand ernaast
    [one] 1 gebied van een ander ernaast
   *[other] { $beside } gebieden van anderen ernaast
}.
het_verraad-reason-built = { $points ->
    [one] Dat is 1 punt erbij
   *[other] Dat zijn { $points } punten erbij
}{ $grows ->
    [1] , en kaarten van die soort leveren je dan { NAME("het_verraad-bricks", $bricks) } op.
   *[0] .
}
het_verraad-reason-power = Dat bezorgt je de { NAME("het_verraad-power", $power) }: { NAME("het_verraad-points", $points) }.
het_verraad-reason-saves = Je houdt { NAME("het_verraad-bricks", $bricks) } over voor je volgende beurt.
het_verraad-reason-attack = Van 100 aanvallen op { $area } slagen er ongeveer { $percent }: dan is { $seat } het kwijt.
het_verraad-reason-stays = { $area } blijft van jou.
