### Tips on Verräter: one line below the first question of each kind, for those to whom the game is new.
### They say what is true in every match, so they have no variables.

verraeter-tip-farm = Not sure? Take a landscape of your house beside another of it: fewer attack it. Only one building fits under each; it stays yours even when the other house conquers the landscape.
verraeter-tip-conflict = You gain most where your house is ahead and few fight for it. You choose until somebody else keeps the Strategist.
verraeter-tip-role = Nobody sees your role before the reveal, but the next player sees the roles that you pass on. One of the six lies aside, unseen.
verraeter-tip-supply = Pick every card that you play, then press the button below. What you play is gone, won or lost; what you keep fights in later rounds, and makes offices worth more.
verraeter-tip-building = An estate brings cards only while rounds are left. Offices count at the end, so they can wait.
verraeter-tip-building_from = Nothing has happened yet: *Back* leads one step back, and nobody notices.
verraeter-tip-building_to = Whose landscape it is matters for estates only. Offices count wherever they lie.
verraeter-tip-discard = You need not discard anything: what does not fit into your hand is then not drawn.
