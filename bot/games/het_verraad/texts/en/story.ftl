### Het Verraad: its story, and what decided it, once nothing is secret any more.

# The round stands above it.
het_verraad-story-round_started = { $seat } begins.
het_verraad-story-buildings_dealt = { $seat } is dealt { EACH("het_verraad-card", "building category value", $buildings, $categories, $values) }.
het_verraad-story-sorcerer_saw = { $seat } sees the top of the deck: { EACH("het_verraad-card", "building category value", $buildings, $categories, $values) }.
het_verraad-story-chip_seen = The new black chip of { $seat } is worth { $value }.
het_verraad-story-swap_seen = { $seat } gives back a black chip of value { $former_value }; the new one is worth { $value }.
het_verraad-story-card_seen = The new building card of { $seat } is { het_verraad-card }.
het_verraad-story-influence_seen = The new influence card of { $seat } is { NAME("het_verraad-influence", $influence) }.
het_verraad-story-reaction_withheld = { $tried ->
    [1] { $seat } played { NAME("het_verraad-influence", $influence) } against { $target_seat }, too, but keeps it.
   *[0] { $seat } holds { NAME("het_verraad-influence", $influence) } against { $target_seat }, and lets it be.
}
het_verraad-story-service_told = { COUNT($values) ->
    [0] No black chip
    [one] 1 black chip (worth { $total })
   *[other] { COUNT($values) } black chips (worth { $total })
}, { $white ->
    [0] no white one
   *[other] { $white } white
}. { COUNT($influences) ->
    [0] No influence card.
   *[other] Unplayed: { NAME("het_verraad-influence", $influences) }.
}{ COUNT($buildings) ->
    [0] { "" }
   *[other] { " " }Not built: { $buildings }.
}
het_verraad-story-heir_told = { het_verraad-end-heir_told }
