### Why an answer is advised: one sentence below the advice, of the facts of its reasons.

the_traitors-reason-holds_card = You have seen the Traitor card in the hand of { $seat }.
the_traitors-reason-suspicious = As things look, { $seat } is a Traitor with a chance of about { $percent } %. Picked blindly it would be { $even } %.
the_traitors-reason-accused_you = { $seat } has voted for you in this round.
the_traitors-reason-no_shield = You know the hand of { $seat }: no Shield is in it.
the_traitors-reason-disarms = { $seat } then has no Shield left against a murder.
the_traitors-reason-survives = You stay in the round, with { $gold } Gold in your hand.
the_traitors-reason-shares = Traitors who are living at the end share the prize fund: { $gold } Gold so far.
the_traitors-reason-traitor_left = As things look, a Traitor is living among the others with a chance of about { $percent } %.
the_traitors-reason-keeps_gold = Then { $gold } Gold in your hand is yours alone, if you survive the round.
the_traitors-reason-fund_grows = { $traitor ->
    [1] The prize fund grows to { $gold } Gold, which living Traitors share at the end.
   *[0] The prize fund grows to { $gold } Gold, of which you get a share if no Traitor is left.
}
