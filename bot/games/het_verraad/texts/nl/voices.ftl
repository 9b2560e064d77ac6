# What the narrator says at a moment that everybody knows, and what computer players say.

het_verraad-voice-gate = { $wording ->
    [1] De Zwarte Meester is in de stad. Zijn voeten heeft hij geveegd.
    [2] De poort stond open. Voor iemand staat hij dat altijd.
    [3] Rond { $area } gaan de luiken dicht.
    [4] Hij weet de weg. Iemand heeft hem die gewezen.
    [5] De honden van de stad gaan vroeg naar huis.
    [6] Zwarte mantel, goede manieren, geen bagage.
    [7] De wacht groet eerst en kijkt daarna.
    [8] Iemand heeft hem een plattegrond verkocht.
    [9] De huren rond { $area } dalen.
    [10] Hij vraagt niets. Hij heeft het zwart op wit.
    [11] De klokken luiden, een beetje laat.
   *[other] Vanavond leggen de bakkers hun brood achter slot en grendel.
}
het_verraad-voice-fall = { $wording ->
    [1] { $area } heeft nieuwe gordijnen. Zwarte.
    [2] De koopakte van { $area } was snel getekend.
    [3] { $seat } ziet { $area } voortaan van buiten.
    [4] De buren van { $area } hebben niets gezien. Zoals altijd.
    [5] De sleutels van { $area } wisselen van hand. Ze zijn koud.
    [6] Weer gaat er een lantaarn uit.
    [7] De huur van { $area } gaat vanaf vandaag ergens anders heen.
    [8] Voor { $seat } is de stad kleiner geworden.
    [9] Kloppen deed hij niet.
    [10] Op { $area } is de zwarte verf nog nat.
    [11] { $seat } krijgt een bonnetje.
    [12] Zwarte vlaggen zijn goedkoop. Boven { $area } wappert er nu een.
    [13] Een deur die altijd openstond, is dicht.
    [14] { $seat } heeft { $area } langs de achterdeur verlaten.
    [15] De ratten wisten het als eersten.
   *[other] De kaartenmakers pakken de zwarte inkt.
}
het_verraad-voice-last = { $wording ->
    [1] De laatste ronde. De mortel moet nu zelf drogen.
    [2] Wie nog bouwstenen heeft, heeft geen tijd meer voor plannen.
    [3] Vanavond wordt de stad opgemeten.
    [4] Wachttorens graag nu bestellen.
    [5] Wat er morgen staat, telt. De rest was een schets.
    [6] De ontvanger der belastingen pakt zijn tas in.
    [7] Straks was het allemaal zo ontworpen.
    [8] Nu worden goed en kwaad opgeteld.
    [9] De steigers gaan weg, af of niet.
    [10] Geef je bouwstenen uit. Morgen zijn het gewoon stenen.
    [11] Binnenkort heet dit de oude stad.
   *[other] Zelfs de Zwarte Meester telt zijn wisselgeld na.
}
het_verraad-voice-lost = { $wording ->
    [1] { $area } had ik net geschilderd.
    [2] Hou { $area } maar. Het dak lekt.
    [3] Ik weet waar je woont. Daar woonde ik.
    [4] U hoort nog van mijn metselaar.
    [5] { $area } was verzekerd. Geloof ik.
    [6] De sleutel ligt onder de mat.
    [7] Dat was mijn lievelingshoekje.
    [8] Ik wilde toch al verhuizen. Ooit.
    [9] Pas op voor de derde tree.
    [10] Wie { $area } krijgt, krijgt ook mijn schoonmoeder.
    [11] Had ik de overstroming al genoemd?
    [12] Over { $area } vertel ik later mijn kleinkinderen.
    [13] Pak maar. Vanaf hier is het uitzicht beter.
   *[other] De tekeningen heb ik nog.
}
het_verraad-voice-held = { $wording ->
    [1] Was dat alles?
    [2] { $area } blijft waar het is.
    [3] Stevige muren. Aanrader.
    [4] Kom terug als het regent. Dan is het hier gezelliger.
    [5] Mijn ridder is er niet eens voor opgestaan.
    [6] Doe de poort achter je dicht, alsjeblieft.
    [7] We zaten net aan de soep.
    [8] De gracht is dieper dan hij lijkt.
    [9] { $area } heeft ergere gasten overleefd.
    [10] Laat de ladder maar staan. We hebben geen brandhout meer.
    [11] En de deur zat niet eens op slot.
    [12] Bel de volgende keer aan bij { $area }, zoals iedereen.
    [13] Dat had mijn kok ook wel tegengehouden.
   *[other] Probeer het bij de buren.
}
het_verraad-voice-took = { $wording ->
    [1] Bedankt, { $other_seat }. Ik zal goed voor { $area } zorgen.
    [2] { $area } staat mij wel.
    [3] { $other_seat } deed er toch niets mee.
    [4] Ik noem het een belegging.
    [5] Ik wilde altijd al iets met uitzicht.
    [6] Neem het niet persoonlijk, { $other_seat }. Ik neem alleen { $area }.
    [7] { $area } zag er zo eenzaam uit.
    [8] Ik was toevallig in de buurt.
    [9] { $area } vroeg uitdrukkelijk naar mij.
    [10] Het past bij de rest van mijn straat.
    [11] Je mag op bezoek komen, { $other_seat }. Op zondag.
    [12] Vanaf morgen gaat de huur omhoog.
    [13] Eigenlijk kwam ik alleen een kopje suiker lenen.
   *[other] Leuk optrekje. Er moet wel wat aan gebeuren.
}
