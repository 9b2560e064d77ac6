### Het Verraad: its story, and what decided it, once nothing is secret any more.

# The round stands above it.
het_verraad-story-round_started = { $seat } begint.
het_verraad-story-buildings_dealt = { $seat } krijgt { EACH("het_verraad-card", "building category value", $buildings, $categories, $values) }.
het_verraad-story-sorcerer_saw = { $seat } ziet boven op de stapel { EACH("het_verraad-card", "building category value", $buildings, $categories, $values) }.
het_verraad-story-chip_seen = De nieuwe zwarte krachtfiche van { $seat } is { $value } waard.
het_verraad-story-swap_seen = { $seat } geeft een zwarte krachtfiche met waarde { $former_value } terug; de nieuwe is { $value } waard.
het_verraad-story-card_seen = De nieuwe gebouwkaart van { $seat } is { het_verraad-card }.
het_verraad-story-influence_seen = De nieuwe invloedkaart van { $seat } is { NAME("het_verraad-influence", $influence) }.
het_verraad-story-reaction_withheld = { $tried ->
    [1] Ook { $seat } speelde { NAME("het_verraad-influence", $influence) } tegen { $target_seat }, maar houdt de kaart.
   *[0] { $seat } heeft { NAME("het_verraad-influence", $influence) } tegen { $target_seat } in de hand en laat het gebeuren.
}
het_verraad-story-service_told = { COUNT($values) ->
    [0] Geen zwarte fiche
    [one] 1 zwarte fiche (waarde { $total })
   *[other] { COUNT($values) } zwarte fiches (waarde { $total })
}, { $white ->
    [0] geen witte
   *[other] { $white } witte
}. { COUNT($influences) ->
    [0] Geen invloedkaart.
   *[other] Niet gespeeld: { NAME("het_verraad-influence", $influences) }.
}{ COUNT($buildings) ->
    [0] { "" }
   *[other] { " " }Niet gebouwd: { $buildings }.
}
het_verraad-story-heir_told = { het_verraad-end-heir_told }
