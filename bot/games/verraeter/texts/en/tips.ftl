### Tips on Verräter: one line below the first question of each kind, for those to whom the game is new.
### They say what is true in every match, so they have no variables.

verraeter-tip-farm = Only one building fits under a landscape. It stays there and stays yours, even when the other house conquers the landscape.
verraeter-tip-conflict = Everyone who fights for the winning house scores: the fewer you are, the more each of you gets.
verraeter-tip-role = The next player sees the roles that you pass on, and may take one of them. One of the six was put aside, and nobody has seen it.
verraeter-tip-supply = Cards that you play are discarded afterwards, won or lost. You may also play none.
verraeter-tip-building = At the end of the game each of your offices is worth as many points as you hold supply cards; at most 3 cards count.
verraeter-tip-building_from = Nothing has happened yet: *Back* leads one step back, and nobody notices.
verraeter-tip-building_to = Whose landscape it is matters for estates only. Offices count wherever they lie.
verraeter-tip-discard = You need not discard anything: what does not fit into your hand is then not drawn.
