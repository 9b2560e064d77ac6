### Een stemming wordt onthuld: bordjes worden één voor één omgedraaid, en stenen worden gelegd.

options-reveals = Onthulling van stemmen
    .note = Of stemmen één voor één worden omgedraaid en de uitslag zolang verborgen blijft
reveals-value = { $key ->
    [moving] bordje voor bordje
    [still] een stilstaand beeld achter een klik
   *[plain] alles in één keer
}
setting-reveals = Standaardonthulling van stemmen
    .note = Hoe stemmen aan nieuwe tafels worden onthuld
    .is-moving = bordje voor bordje
    .is-still = een stilstaand beeld achter een klik
    .is-plain = alles in één keer

## Op de afbeelding

reveal-turning = De stemmen worden omgedraaid …
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
   *[other] Gelijke stand tussen { $count }
}
reveal-most = { $name } heeft de meeste stemmen
reveal-role = { $name }: { $role }

## In plaats van de afbeelding

reveal-votes = { $option } heeft { $count ->
    [one] 1 stem
   *[other] { $count } stemmen
}: { $names }.
