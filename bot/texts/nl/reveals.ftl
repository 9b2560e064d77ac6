### Wat een bewegend beeld onthult: stemmingen en eindstand.

options-reveals = Onthullingen
    .note = Of stemmen en eindstand één voor één worden onthuld en zolang verborgen blijven
reveals-value = { $key ->
    [moving] één voor één
    [still] een stilstaand beeld achter een klik
   *[plain] alles in één keer
}
setting-reveals = Standaardonthullingen
    .note = Hoe stemmen en eindstand aan nieuwe tafels worden onthuld
    .is-moving = één voor één
    .is-still = een stilstaand beeld achter een klik
    .is-plain = alles in één keer

## Op de afbeelding

reveal-turning = De stemmen worden onthuld …
reveal-vote = De stemming
reveal-number = { $count ->
    [one] 1 stem
   *[other] { $count } stemmen
}
reveal-count = { $count } van { $number } stemmen
reveal-each = { $count ->
    [one] ieder 1 stem
   *[other] ieder { $count } stemmen
}
reveal-tie = { $count ->
    [2] Gelijke stand: { $names }
    [3] Gelijke stand: { $names }
   *[other] Gelijke stand van { $count }
}
reveal-most = { $name } heeft de meeste stemmen
reveal-role = { $name }: { $role }

## In plaats van de afbeelding

reveal-votes = { $option }, { $count ->
    [one] 1 stem
   *[other] { $count } stemmen
} ({ $names }).
picture-covered = Om niets te verklappen vertellen alleen de woorden hier hoe het afliep; zijn ze afgedekt, dan laat een klik ze zien.
