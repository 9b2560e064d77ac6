# What computer players say in The Traitors: with their votes, and when they are accused.

the_traitors-remark-robbed_me = { $seat } took a card from me. I have not forgotten.
the_traitors-remark-looked_at_me = { $seat } has looked at my hand. I would like to know what for.
the_traitors-remark-accused_me = { $seat } voted for me, and I know what I am.
the_traitors-remark-robbed_victim = { $seat } blackmailed { $other_seat }, and then { $other_seat } was murdered.
the_traitors-remark-silenced = { $other_seat } voted for { $seat }, and then { $other_seat } was murdered.
the_traitors-remark-rejected = { $seat } rejected the Traitor card. A Traitor has to.
the_traitors-remark-wrong = { $seat } voted for { $other_seat }, and { $other_seat } was a Faithful.
the_traitors-remark-spared = I voted for { $other_seat }, a Traitor. { $seat } did not.
the_traitors-remark-hurried = { $seat } wanted to end the round. Why the hurry?
the_traitors-remark-leads = { $seat } has { $gold } Gold already. Traitors get rich.
the_traitors-remark-joins = All right, then { $seat }.
the_traitors-remark-agrees = I think so, too: { $seat }.
the_traitors-remark-hunch = { $wording ->
    [1] Just a feeling.
    [2] It has to be somebody.
    [3] I have nothing against { $seat }, and nothing better to go on.
    [4] I have my eye on { $seat }.
   *[other] I may be wrong.
}

the_traitors-remark-was_named = Somebody tried to murder me. I did not do that myself.
the_traitors-remark-voted_right = I voted for { $seat }, and { $seat } was a Traitor.
the_traitors-remark-has_seen = { $seat } has seen my hand and did not vote for me.
the_traitors-remark-accuser_wrong = { $seat } accuses me? { $seat } voted for { $other_seat }, too, and { $other_seat } was a Faithful.
the_traitors-remark-denies = { $wording ->
    [1] It is not me.
    [2] Vote for me, and you lose a Faithful.
    [3] Look at those who vote for me.
   *[other] You will be sorry when you see my card.
}
