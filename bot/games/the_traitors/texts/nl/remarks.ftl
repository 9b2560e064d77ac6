# What computer players say in The Traitors: before a vote, and with their own. None is said twice.

the_traitors-remark-robbed_me = { $wording ->
    [1] { $seat } heeft een kaart van mij gepakt. Dat ben ik niet vergeten.
    [2] Een van de kaarten van { $seat } was ooit van mij.
    [3] { $seat } heeft mijn kaarten bekeken en een souvenir gehouden.
    [4] Voordat { $seat } langskwam, had ik een kaart meer.
    [5] Vraag { $seat } eens hoe het met mijn kaart gaat.
   *[other] Ik ben bestolen, en ik weet door wie: { $seat }.
}
the_traitors-remark-looked_at_me = { $wording ->
    [1] { $seat } heeft in mijn hand gekeken. Ik zou graag weten waarom.
    [2] { $seat } kwam met een dolk bij mij en vertrok zonder iets te zeggen.
   *[other] { $seat } kent mijn kaarten. Van { $seat } weet ik niets.
}
the_traitors-remark-accused_me = { $wording ->
    [1] { $seat } heeft op mij gestemd, en ik weet wat ik ben.
    [2] { $seat } wees naar mij. Ik wijs alleen terug.
    [3] Wie van mij af wil, heeft een reden. { $seat } wilde dat.
   *[other] Ik hou een lijst bij. Sinds die stem staat { $seat } erop.
}
the_traitors-remark-robbed_victim = { $wording ->
    [1] { $seat } heeft { $other_seat } gechanteerd, en daarna werd { $other_seat } vermoord.
    [2] Eerst kijkt { $seat } in de kaarten van { $other_seat }, dan sterft { $other_seat }.
   *[other] Met een dolk bij { $other_seat }: dat was { $seat }. Ik noem het maar even.
}
the_traitors-remark-silenced = { $wording ->
    [1] { $other_seat } heeft op { $seat } gestemd, en daarna werd { $other_seat } vermoord.
    [2] { $other_seat } verdacht { $seat }. { $other_seat } verdenkt niemand meer.
   *[other] Handig voor { $seat } dat { $other_seat } er niet meer is.
}
the_traitors-remark-rejected = { $wording ->
    [1] { $seat } heeft de verraderskaart afgewezen. Een verrader moet dat.
   *[other] { $seat } wilde de verraderskaart niet. Misschien was het er één te veel.
}
the_traitors-remark-wrong = { $wording ->
    [1] { $seat } heeft op { $other_seat } gestemd, en { $other_seat } was een getrouwe.
    [2] { $other_seat } was een getrouwe. { $seat } hield de deur open.
    [3] We zijn { $other_seat } kwijt, een getrouwe, en { $seat } was ervoor.
   *[other] Vraag { $seat } eens naar { $other_seat }. Een getrouwe, toch?
}
the_traitors-remark-spared = { $wording ->
    [1] Ik heb op { $other_seat } gestemd, een verrader. { $seat } niet.
    [2] { $other_seat } was een verrader, en { $seat } zag niets, of wilde niets zien.
    [3] Tegen { $other_seat } heeft { $seat } mij nooit geholpen. Nu valt dat op.
   *[other] { $seat } spaarde { $other_seat }, en wat { $other_seat } was, weten we nu.
}
the_traitors-remark-hurried = { $wording ->
    [1] { $seat } wilde de ronde beëindigen. Vanwaar die haast?
    [2] { $seat } vond het wel genoeg. Voor wie?
   *[other] Wie zo vroeg weg wil als { $seat }, heeft iets te dragen.
}
the_traitors-remark-leads = { $wording ->
    [1] { $seat } heeft al { $gold } goud. Van verraad word je rijk.
    [2] { $gold } goud voor { $seat }. Met eerlijk werk lukt dat niet.
   *[other] Met { $gold } goud kan { $seat } een afscheid wel betalen.
}
the_traitors-remark-joins = { $wording ->
    [1] Goed, dan { $seat }.
    [2] { $seat }, dan komen we ergens.
    [3] Ik geef toe: { $seat }.
    [4] Jullie hebben mij overgehaald: { $seat }.
    [5] { $seat }. De soep wordt koud.
   *[other] Ik verander mijn stem, niet mijn twijfel: { $seat }.
}
the_traitors-remark-turns = { $wording ->
    [1] Ik noemde { $other_seat }. { $seat } baart me meer zorgen.
    [2] Vergeet wat ik over { $other_seat } zei: { $seat }.
    [3] Toch niet { $other_seat }. { $seat }.
    [4] { $other_seat } kan wachten. Eerst { $seat }.
    [5] Ik heb nog eens over { $other_seat } nagedacht. Het is { $seat }.
    [6] { $other_seat } trek ik terug, ik neem { $seat }.
   *[other] Wat ik over { $other_seat } zei, klopt. Toch: { $seat }.
}
the_traitors-remark-agrees = { $wording ->
    [1] Dat denk ik ook: { $seat }.
    [2] Je haalt me de naam uit de mond: { $seat }.
    [3] Met zijn tweeën vergis je je niet in { $seat }. Nou ja, wel.
    [4] Wat er over { $seat } gezegd is, is mij genoeg.
    [5] Ik wilde net { $seat } zeggen.
    [6] Dan ben ik niet de enige die op { $seat } let.
    [7] { $seat }, en ik doe niet eens alsof het me spijt.
   *[other] Aan deze kant van de tafel geen bezwaar tegen { $seat }.
}
the_traitors-remark-hunch = { $wording ->
    [1] Gewoon een gevoel.
    [2] Iemand moet het zijn.
    [3] Ik heb niets tegen { $seat }, maar ik heb ook niets beters.
    [4] Ik vertrouw { $seat } niet.
    [5] Misschien vergis ik me.
    [6] { $seat } lacht op de verkeerde momenten.
    [7] Heeft nog iemand { $seat } op de trap gehoord?
    [8] { $seat } zei veel te vrolijk goedemorgen.
    [9] Ik heb er de hele nacht over gedacht en niets gevonden. Dus { $seat }.
    [10] { $seat } morst nooit met wijn. Dat is niet gewoon.
    [11] Iemand moet beginnen: { $seat }.
   *[other] Mijn knie speelt op als { $seat } praat.
}

the_traitors-remark-was_named = { $wording ->
    [1] Iemand wilde mij vermoorden. Dat heb ik niet zelf gedaan.
   *[other] Er zit een deuk in mijn schild. Vraag maar wie die gemaakt heeft.
}
the_traitors-remark-voted_right = { $wording ->
    [1] Ik heb op { $seat } gestemd, en { $seat } was een verrader.
    [2] Wie stemde er tegen { $seat }, de verrader? Ik.
   *[other] Als het aan jullie lag, moordde { $seat } hier nog.
}
the_traitors-remark-has_seen = { $wording ->
    [1] { $seat } heeft mijn hand gezien en niet op mij gestemd.
    [2] { $seat } kent mijn kaarten. Vraag het daar maar.
   *[other] { $seat } heeft al mijn kaarten gezien en blijft rustig.
}
the_traitors-remark-accuser_wrong = { $wording ->
    [1] { $seat } verdenkt mij? { $seat } heeft ook op { $other_seat } gestemd, en { $other_seat } was een getrouwe.
    [2] Over { $other_seat } was { $seat } net zo zeker, en { $other_seat } was een getrouwe.
   *[other] Eerst { $other_seat }, een getrouwe, nu ik. { $seat } gaat grondig te werk.
}
the_traitors-remark-denies = { $wording ->
    [1] Ik ben het niet.
    [2] Stem op mij, en jullie verliezen een getrouwe.
    [3] Kijk eens wie er op mij stemt.
    [4] Jullie krijgen er spijt van als jullie mijn kaart zien.
    [5] Ik kijk altijd zo.
    [6] Vraag me alles. Behalve waar ik vannacht was.
    [7] Als ik een verrader was, loog ik beter.
   *[other] Iemand hier vindt dit heel prettig.
}
