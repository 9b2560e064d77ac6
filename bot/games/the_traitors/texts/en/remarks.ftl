# What computer players say in The Traitors: before a vote, and with their own. None is said twice.

the_traitors-remark-robbed_me = { $wording ->
    [1] { $seat } took a card from me. I have not forgotten.
    [2] One of the cards that { $seat } holds used to be mine.
    [3] { $seat } went through my cards and kept a souvenir.
    [4] I had one card more before { $seat } dropped in.
    [5] Ask { $seat } how my card is doing.
   *[other] I was robbed, and I know by whom: { $seat }.
}
the_traitors-remark-looked_at_me = { $wording ->
    [1] { $seat } has looked at my hand. I would like to know what for.
    [2] { $seat } came to me with a Dagger and left without a word.
   *[other] { $seat } knows my cards. I know nothing of { $seat }.
}
the_traitors-remark-accused_me = { $wording ->
    [1] { $seat } voted for me, and I know what I am.
    [2] { $seat } pointed at me. I am only returning the finger.
    [3] Whoever wants to be rid of me has a reason. { $seat } did.
   *[other] I keep a list. { $seat } is on it since that vote.
}
the_traitors-remark-robbed_victim = { $wording ->
    [1] { $seat } blackmailed { $other_seat }, and then { $other_seat } was murdered.
    [2] First { $seat } looks into the cards of { $other_seat }, then { $other_seat } dies.
   *[other] { $seat } was the last with a Dagger at { $other_seat }. I only mention it.
}
the_traitors-remark-silenced = { $wording ->
    [1] { $other_seat } voted for { $seat }, and then { $other_seat } was murdered.
    [2] { $other_seat } suspected { $seat }. { $other_seat } suspects nobody any more.
   *[other] Convenient for { $seat } that { $other_seat } is no longer with us.
}
the_traitors-remark-rejected = { $wording ->
    [1] { $seat } rejected the Traitor card. A Traitor has to.
   *[other] { $seat } turned the Traitor card down. Perhaps it was one too many.
}
the_traitors-remark-wrong = { $wording ->
    [1] { $seat } voted for { $other_seat }, and { $other_seat } was a Faithful.
    [2] { $other_seat } was a Faithful. { $seat } helped them out of the door.
    [3] We lost { $other_seat }, a Faithful, and { $seat } voted for it.
   *[other] Ask { $seat } about { $other_seat }. A Faithful, wasn’t it?
}
the_traitors-remark-spared = { $wording ->
    [1] I voted for { $other_seat }, a Traitor. { $seat } did not.
    [2] { $other_seat } was a Traitor, and { $seat } saw nothing, or did not want to.
    [3] Against { $other_seat } I never had the help of { $seat }. Odd, now.
   *[other] { $seat } went easy on { $other_seat }, and we know by now what { $other_seat } was.
}
the_traitors-remark-hurried = { $wording ->
    [1] { $seat } wanted to end the round. Why the hurry?
    [2] { $seat } thought that all was well already. Good for whom?
   *[other] Whoever wants to leave early, like { $seat }, has something to carry.
}
the_traitors-remark-leads = { $wording ->
    [1] { $seat } has { $gold } Gold already. Traitors get rich.
    [2] { $gold } Gold for { $seat }. Nobody earns that by honest work.
   *[other] With { $gold } Gold { $seat } can afford to leave us.
}
the_traitors-remark-joins = { $wording ->
    [1] All right, then { $seat }.
    [2] { $seat }, so that we get done.
    [3] I give way: { $seat }.
    [4] You have talked me into { $seat }.
    [5] { $seat }. The soup is getting cold.
   *[other] I change my mind, not my doubts: { $seat }.
}
the_traitors-remark-turns = { $wording ->
    [1] I said { $other_seat }. { $seat } worries me more.
    [2] Forget what I said about { $other_seat }: { $seat }.
    [3] Not { $other_seat } after all. { $seat }.
    [4] { $other_seat } can wait. { $seat } first.
    [5] I have thought about { $other_seat } again. It is { $seat }.
    [6] I take back { $other_seat }, and take { $seat }.
   *[other] What I said about { $other_seat } stands. { $seat } still comes first.
}
the_traitors-remark-agrees = { $wording ->
    [1] I think so, too: { $seat }.
    [2] You took { $seat } out of my mouth.
    [3] Two of us cannot be wrong about { $seat }. Well, they can.
    [4] What was said about { $seat } will do for me.
    [5] I was about to say { $seat }.
    [6] Then I am not the only one to watch { $seat }.
    [7] { $seat }, and I will not even pretend to be sorry.
   *[other] No objection to { $seat } from this side of the table.
}
the_traitors-remark-hunch = { $wording ->
    [1] Just a feeling.
    [2] It has to be somebody.
    [3] I have nothing against { $seat }, and nothing better to go on.
    [4] I have my eye on { $seat }.
    [5] I may be wrong.
    [6] { $seat } smiles at the wrong moments.
    [7] Did anybody else hear { $seat } on the stairs?
    [8] { $seat } said good morning far too cheerfully.
    [9] I have thought about it all night, and found nothing. So: { $seat }.
    [10] { $seat } never spills any wine. That is not natural.
    [11] Somebody has to begin: { $seat }.
   *[other] My knee aches whenever { $seat } talks.
}

the_traitors-remark-was_named = { $wording ->
    [1] Somebody tried to murder me. I did not do that myself.
   *[other] There is a dent in my Shield. Ask whoever made it.
}
the_traitors-remark-voted_right = { $wording ->
    [1] I voted for { $seat }, and { $seat } was a Traitor.
    [2] Who voted against { $seat }, the Traitor? I did.
   *[other] { $seat } would still murder here, had it been for you alone.
}
the_traitors-remark-has_seen = { $wording ->
    [1] { $seat } has seen my hand and did not vote for me.
    [2] { $seat } knows my cards. Ask there.
   *[other] My cards have no secret from { $seat }, and { $seat } is calm.
}
the_traitors-remark-accuser_wrong = { $wording ->
    [1] { $seat } accuses me? { $seat } voted for { $other_seat }, too, and { $other_seat } was a Faithful.
    [2] { $seat } was just as sure about { $other_seat }, a Faithful.
   *[other] First { $other_seat }, a Faithful, now me. { $seat } is thorough.
}
the_traitors-remark-denies = { $wording ->
    [1] It is not me.
    [2] Vote for me, and you lose a Faithful.
    [3] Look at those who vote for me.
    [4] You will be sorry when you see my card.
    [5] I always look like that.
    [6] Ask me anything. Except where I was last night.
    [7] If I were a Traitor, I would lie better than this.
   *[other] Somebody here is very pleased with this.
}
