### Het Verraad: its story, and what decided it, once nothing is secret any more.

# The round stands above it.
het_verraad-story-round_started = { $seat } beginnt.
het_verraad-story-buildings_dealt = { $seat } bekommt { EACH("het_verraad-card", "building category value", $buildings, $categories, $values) }.
het_verraad-story-sorcerer_saw = { $seat } sieht oben im Stapel { EACH("het_verraad-card", "building category value", $buildings, $categories, $values) }.
het_verraad-story-chip_seen = Der neue schwarze Chip von { $seat } hat den Wert { $value }.
het_verraad-story-swap_seen = { $seat } gibt einen schwarzen Chip mit dem Wert { $former_value } zurück; der neue hat den Wert { $value }.
het_verraad-story-card_seen = Die neue Gebäudekarte von { $seat } ist { het_verraad-card }.
het_verraad-story-influence_seen = Die neue Einflusskarte von { $seat } ist „{ NAME("het_verraad-influence", $influence) }“.
het_verraad-story-reaction_withheld = { $tried ->
    [1] Auch { $seat } spielte „{ NAME("het_verraad-influence", $influence) }“ gegen { $target_seat }, behält die Karte aber.
   *[0] { $seat } hat „{ NAME("het_verraad-influence", $influence) }“ gegen { $target_seat } auf der Hand und lässt es geschehen.
}
het_verraad-story-service_told = { COUNT($values) ->
    [0] Kein schwarzer Chip
    [one] 1 schwarzer Chip (Wert { $total })
   *[other] { COUNT($values) } schwarze Chips (Wert { $total })
}, { $white ->
    [0] kein weißer
    [one] 1 weißer
   *[other] { $white } weiße
}. { COUNT($influences) ->
    [0] Keine Einflusskarte.
   *[other] Nicht gespielt: { NAME("het_verraad-influence", $influences) }.
}{ COUNT($buildings) ->
    [0] { "" }
   *[other] { " " }Nicht gebaut: { $buildings }.
}
het_verraad-story-heir_told = { het_verraad-end-heir_told }
