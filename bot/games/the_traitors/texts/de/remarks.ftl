# What computer players say in The Traitors: with their votes, and when they are accused.

the_traitors-remark-robbed_me = { $seat } hat mir eine Karte weggenommen. Das habe ich nicht vergessen.
the_traitors-remark-looked_at_me = { $seat } hat sich meine Hand angesehen. Ich wüsste gern, wozu.
the_traitors-remark-accused_me = { $seat } hat für mich gestimmt, und ich weiß, was ich bin.
the_traitors-remark-robbed_victim = { $seat } hat { $other_seat } erpresst, und dann wurde { $other_seat } ermordet.
the_traitors-remark-silenced = { $other_seat } hat für { $seat } gestimmt, und dann wurde { $other_seat } ermordet.
the_traitors-remark-rejected = { $seat } hat die Verräterkarte abgelehnt. Wer Verräter ist, muss das.
the_traitors-remark-wrong = { $seat } hat für { $other_seat } gestimmt, und { $other_seat } war loyal.
the_traitors-remark-spared = Ich habe für { $other_seat } gestimmt, und das war richtig. { $seat } nicht.
the_traitors-remark-hurried = { $seat } wollte die Runde beenden. Warum so eilig?
the_traitors-remark-leads = { $seat } hat schon { $gold } Gold. Verrat macht reich.
the_traitors-remark-joins = Na gut, dann { $seat }.
the_traitors-remark-agrees = Sehe ich auch so: { $seat }.
the_traitors-remark-hunch = { $wording ->
    [1] Nur so ein Gefühl.
    [2] Irgendwer muss es ja sein.
    [3] Ich habe nichts gegen { $seat }, aber auch nichts Besseres.
    [4] { $seat } gefällt mir nicht.
   *[other] Vielleicht irre ich mich.
}

the_traitors-remark-was_named = Mich wollte jemand ermorden. Ich selbst war das nicht.
the_traitors-remark-voted_right = Ich habe für { $seat } gestimmt, und das war richtig.
the_traitors-remark-has_seen = { $seat } hat meine Hand gesehen und nicht für mich gestimmt.
the_traitors-remark-accuser_wrong = { $seat } verdächtigt mich? { $seat } hat auch für { $other_seat } gestimmt, und { $other_seat } war loyal.
the_traitors-remark-denies = { $wording ->
    [1] Ich bin es nicht.
    [2] Stimmt für mich, und ihr verliert jemanden, der loyal ist.
    [3] Schaut euch an, wer für mich stimmt.
   *[other] Es wird euch leidtun, wenn ihr meine Karte seht.
}
