# What computer players say in The Traitors: with their votes, and when they are accused.

the_traitors-remark-robbed_me = { $seat } heeft een kaart van mij gepakt. Dat ben ik niet vergeten.
the_traitors-remark-looked_at_me = { $seat } heeft in mijn hand gekeken. Ik wil weleens weten waarom.
the_traitors-remark-accused_me = { $seat } heeft op mij gestemd, en ik weet wat ik ben.
the_traitors-remark-robbed_victim = { $seat } heeft { $other_seat } gechanteerd, en daarna werd { $other_seat } vermoord.
the_traitors-remark-silenced = { $other_seat } had op { $seat } gestemd, en daarna werd { $other_seat } vermoord.
the_traitors-remark-rejected = { $seat } heeft de verraderskaart geweigerd. Een verrader moet wel.
the_traitors-remark-wrong = { $seat } heeft op { $other_seat } gestemd, en { $other_seat } was een getrouwe.
the_traitors-remark-spared = Ik heb op { $other_seat } gestemd, een verrader. { $seat } niet.
the_traitors-remark-hurried = { $seat } wilde de ronde beëindigen. Vanwaar die haast?
the_traitors-remark-leads = { $seat } heeft al { $gold } goud. Van verraad word je rijk.
the_traitors-remark-joins = Goed, dan { $seat }.
the_traitors-remark-agrees = Dat denk ik ook: { $seat }.
the_traitors-remark-hunch = { $wording ->
    [1] Gewoon een gevoel.
    [2] Iemand moet het zijn.
    [3] Ik heb niets tegen { $seat }, maar ik heb ook niets beters.
    [4] Ik vertrouw { $seat } niet.
   *[other] Misschien vergis ik me.
}

the_traitors-remark-was_named = Iemand wilde mij vermoorden. Dat heb ik niet zelf gedaan.
the_traitors-remark-voted_right = Ik heb op { $seat } gestemd, en { $seat } was een verrader.
the_traitors-remark-has_seen = { $seat } heeft mijn hand gezien en niet op mij gestemd.
the_traitors-remark-accuser_wrong = { $seat } verdenkt mij? { $seat } heeft ook op { $other_seat } gestemd, en { $other_seat } was een getrouwe.
the_traitors-remark-denies = { $wording ->
    [1] Ik ben het niet.
    [2] Stem op mij, en jullie verliezen een getrouwe.
    [3] Kijk eens wie er op mij stemt.
   *[other] Jullie krijgen er spijt van als jullie mijn kaart zien.
}
