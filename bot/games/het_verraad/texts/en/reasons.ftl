### Why an answer is advised: one sentence below the advice, of the facts of its reasons.

het_verraad-reason-income = It brings you { NAME("het_verraad-bricks", $bricks) } at once.
het_verraad-reason-room = You hold { NAME("het_verraad-cards", $cards) } and have { $areas ->
    [0] no area
    [one] 1 area
   *[other] { $areas } areas
} without a building.
het_verraad-reason-affords = You can pay for a building of { NAME("het_verraad-points", $points) }.
het_verraad-reason-place = { $area }: bonus { $bonus }{ $road ->
    [1] , by a road
   *[0] { "" }
}, { $beside ->
    [0] nobody beside
    [one] 1 area of somebody else beside
   *[other] { $beside } areas of others beside
}.
het_verraad-reason-built = { $points ->
    [one] You are 1 point better off
   *[other] You are { $points } points better off
}{ $grows ->
    [1] , and cards of its category then bring you { NAME("het_verraad-bricks", $bricks) }.
   *[0] .
}
het_verraad-reason-power = It brings you the { NAME("het_verraad-power", $power) }: { NAME("het_verraad-points", $points) }.
het_verraad-reason-saves = You keep { NAME("het_verraad-bricks", $bricks) } for your next turn.
het_verraad-reason-attack = Of 100 attacks on { $area } about { $percent } succeed, and { $seat } loses it.
het_verraad-reason-stays = { $area } stays yours.
