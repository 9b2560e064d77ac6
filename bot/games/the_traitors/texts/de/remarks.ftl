# What computer players say in The Traitors: before a vote, and with their own. None is said twice.

the_traitors-remark-robbed_me = { $wording ->
    [1] { $seat } hat mir eine Karte weggenommen. Das habe ich nicht vergessen.
    [2] Eine Karte bei { $seat } gehörte einmal mir.
    [3] { $seat } hat meine Karten durchgesehen und ein Andenken behalten.
    [4] Vor dem Besuch von { $seat } hatte ich eine Karte mehr.
    [5] Fragt { $seat } doch, wie es meiner Karte geht.
   *[other] Man hat mich bestohlen, und ich weiß, wer: { $seat }.
}
the_traitors-remark-looked_at_me = { $wording ->
    [1] { $seat } hat sich meine Hand angesehen. Ich wüsste gern, wozu.
    [2] { $seat } kam mit dem Dolch zu mir und ging ohne ein Wort.
   *[other] { $seat } kennt meine Karten. Über { $seat } weiß ich nichts.
}
the_traitors-remark-accused_me = { $wording ->
    [1] { $seat } hat für mich gestimmt, und ich weiß, was ich bin.
    [2] { $seat } hat auf mich gezeigt. Ich zeige nur zurück.
    [3] Wer mich loswerden will, hat einen Grund. { $seat } wollte es.
   *[other] Ich führe eine Liste. Seit jener Stimme steht { $seat } darauf.
}
the_traitors-remark-robbed_victim = { $wording ->
    [1] { $seat } hat { $other_seat } erpresst, und dann wurde { $other_seat } ermordet.
    [2] Erst schaut { $seat } { $other_seat } in die Karten, dann stirbt { $other_seat }.
   *[other] Zuletzt war { $seat } mit dem Dolch bei { $other_seat }. Ich erwähne es nur.
}
the_traitors-remark-silenced = { $wording ->
    [1] { $other_seat } hat für { $seat } gestimmt, und dann wurde { $other_seat } ermordet.
    [2] { $other_seat } hatte { $seat } in Verdacht. { $other_seat } hat niemanden mehr in Verdacht.
   *[other] Praktisch für { $seat }, dass { $other_seat } nicht mehr da ist.
}
the_traitors-remark-rejected = { $wording ->
    [1] { $seat } hat die Verräterkarte abgelehnt. Wer Verräter ist, muss das.
   *[other] { $seat } wollte die Verräterkarte nicht. Vielleicht wäre es die zweite gewesen.
}
the_traitors-remark-wrong = { $wording ->
    [1] { $seat } hat für { $other_seat } gestimmt, und { $other_seat } war loyal.
    [2] { $other_seat } war loyal. { $seat } hat die Tür aufgehalten.
    [3] Wir haben { $other_seat } verloren, ganz loyal, und { $seat } war dafür.
   *[other] Fragt { $seat } nach { $other_seat }. Loyal, oder nicht?
}
the_traitors-remark-spared = { $wording ->
    [1] Ich habe für { $other_seat } gestimmt, und das war richtig. { $seat } nicht.
    [2] { $other_seat } war Verräter, und { $seat } sah nichts oder wollte nichts sehen.
    [3] Gegen { $other_seat } hat mir { $seat } nie geholfen. Jetzt fällt es auf.
   *[other] { $seat } hat { $other_seat } geschont, und was { $other_seat } war, wissen wir jetzt.
}
the_traitors-remark-hurried = { $wording ->
    [1] { $seat } wollte die Runde beenden. Warum so eilig?
    [2] { $seat } fand, es sei schon alles gut. Für wen?
   *[other] Wer so früh gehen will wie { $seat }, hat etwas zu tragen.
}
the_traitors-remark-leads = { $wording ->
    [1] { $seat } hat schon { $gold } Gold. Verrat macht reich.
    [2] { $gold } Gold bei { $seat }. Mit ehrlicher Arbeit geht das nicht.
   *[other] Mit { $gold } Gold kann { $seat } sich den Abschied leisten.
}
the_traitors-remark-joins = { $wording ->
    [1] Na gut, dann { $seat }.
    [2] { $seat }, damit wir fertig werden.
    [3] Ich gebe nach: { $seat }.
    [4] Ihr habt mich zu { $seat } überredet.
    [5] { $seat }. Die Suppe wird kalt.
   *[other] Ich ändere meine Stimme, nicht meine Zweifel: { $seat }.
}
the_traitors-remark-turns = { $wording ->
    [1] Ich habe { $other_seat } genannt. { $seat } macht mir mehr Sorgen.
    [2] Vergesst, was ich über { $other_seat } gesagt habe: { $seat }.
    [3] Doch nicht { $other_seat }. { $seat }.
    [4] { $other_seat } kann warten. Erst { $seat }.
    [5] Ich habe noch einmal über { $other_seat } nachgedacht. Es ist { $seat }.
    [6] { $other_seat } nehme ich zurück und nehme { $seat }.
   *[other] Was ich über { $other_seat } gesagt habe, stimmt. Trotzdem: { $seat }.
}
the_traitors-remark-agrees = { $wording ->
    [1] Sehe ich auch so: { $seat }.
    [2] Ihr nehmt mir { $seat } aus dem Mund.
    [3] Zwei können sich in { $seat } nicht irren. Na ja, doch.
    [4] Was über { $seat } gesagt wurde, reicht mir.
    [5] Ich wollte gerade { $seat } sagen.
    [6] Dann beobachte nicht nur ich { $seat }.
    [7] { $seat }, und ich tue nicht einmal so, als täte es mir leid.
   *[other] Von dieser Seite des Tisches kein Einwand gegen { $seat }.
}
the_traitors-remark-hunch = { $wording ->
    [1] Nur so ein Gefühl.
    [2] Irgendwer muss es ja sein.
    [3] Ich habe nichts gegen { $seat }, aber auch nichts Besseres.
    [4] { $seat } gefällt mir nicht.
    [5] Vielleicht irre ich mich.
    [6] { $seat } lächelt an den falschen Stellen.
    [7] Hat sonst noch jemand { $seat } auf der Treppe gehört?
    [8] { $seat } hat viel zu fröhlich guten Morgen gesagt.
    [9] Ich habe die ganze Nacht gegrübelt und nichts gefunden. Also { $seat }.
    [10] { $seat } verschüttet nie Wein. Das ist nicht natürlich.
    [11] Jemand muss ja anfangen: { $seat }.
   *[other] Mein Knie zieht, sobald { $seat } redet.
}

the_traitors-remark-was_named = { $wording ->
    [1] Mich wollte jemand ermorden. Ich selbst war das nicht.
   *[other] In meinem Schild ist eine Beule. Fragt, wer sie gemacht hat.
}
the_traitors-remark-voted_right = { $wording ->
    [1] Ich habe für { $seat } gestimmt, und das war richtig.
    [2] Wer stimmte gegen { $seat }, also gegen Verrat? Ich.
   *[other] Ginge es nach euch, würde { $seat } hier noch morden.
}
the_traitors-remark-has_seen = { $wording ->
    [1] { $seat } hat meine Hand gesehen und nicht für mich gestimmt.
    [2] { $seat } kennt meine Karten. Fragt dort nach.
   *[other] { $seat } hat alle meine Karten gesehen und bleibt ruhig.
}
the_traitors-remark-accuser_wrong = { $wording ->
    [1] { $seat } verdächtigt mich? { $seat } hat auch für { $other_seat } gestimmt, und { $other_seat } war loyal.
    [2] Bei { $other_seat } war sich { $seat } genauso sicher, und { $other_seat } war loyal.
   *[other] Erst { $other_seat }, ganz loyal, jetzt ich. { $seat } ist gründlich.
}
the_traitors-remark-denies = { $wording ->
    [1] Ich bin es nicht.
    [2] Stimmt für mich, und ihr verliert jemanden, der loyal ist.
    [3] Schaut euch an, wer für mich stimmt.
    [4] Es wird euch leidtun, wenn ihr meine Karte seht.
    [5] Ich sehe immer so aus.
    [6] Fragt mich alles. Nur nicht, wo ich heute Nacht war.
    [7] Wäre ich Verräter, würde ich besser lügen.
   *[other] Jemandem hier kommt das sehr gelegen.
}
