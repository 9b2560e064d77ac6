# What the narrator says at a moment that everybody knows, and what computer players say.

the_traitors-voice-dusk = { $wording ->
    [1] De kaarsen gaan één voor één uit. Iemand telt mee.
    [2] Welterusten. De meesten van jullie, dan.
    [3] Het kasteel slaapt. Niet helemaal.
    [4] Er kraakt een plank, zoals planken kraken in zulke nachten.
    [5] De deuren zijn op slot. Dat heeft nog nooit geholpen.
    [6] De klok slaat twaalf en neemt er de tijd voor.
    [7] Iedereen wenst iedereen welterusten. Niet iedereen meent het.
    [8] Ergens wordt een mantel van de haak gepakt.
    [9] De honden blaffen niet. Ze kennen de voetstappen.
    [10] Slaap lekker, en pas op voor de trap.
    [11] Vannacht kijken de portretten de andere kant op.
   *[other] Het is stil. Net iets te beleefd.
}
the_traitors-voice-dawn_victim = { $wording ->
    [1] Aan het ontbijt is een kopje over.
    [2] De pap is goed. Het gezelschap is kleiner.
    [3] { $seat } hoeft het eitje niet meer.
    [4] Er is koffie, met een wolkje argwaan.
    [5] Op die stoel wil niemand zitten.
    [6] De kokkin dekt voor één minder, zonder dat iemand het vroeg.
    [7] Iedereen kijkt bedroefd. Iemand heeft geoefend.
    [8] { $seat } had vandaag nog plannen.
    [9] Een mooie ochtend, strikt genomen.
    [10] De boterham valt op de verkeerde kant. Niemand lacht.
    [11] Er is in elk geval meer hagelslag.
   *[other] De klok loopt gelijk. Het aantal gasten niet.
}
the_traitors-voice-dawn_saved = { $wording ->
    [1] { $seat } schuift aan bij het ontbijt. Iemand verslikt zich.
    [2] Allemaal aanwezig. Iemand had op minder gerekend.
    [3] Een deuk in het schild, stroop op het brood.
    [4] Goedemorgen allemaal. Nog steeds allemaal.
    [5] { $seat } neuriet op de trap, nogal hard.
    [6] Er ontbreekt niemand. Iemand heeft het er moeilijk mee.
    [7] De grafdelver kwam naar eigen zeggen toevallig langs.
    [8] { $seat } slaapt licht. Dat loont.
    [9] Ergens wordt een dolk zachtjes teruggelegd.
    [10] Een slechte nacht voor moord, een goede voor de smid.
    [11] Iedereen feliciteert { $seat }, sommigen wat trager.
   *[other] De stoel blijft warm.
}
the_traitors-voice-final = { $wording ->
    [1] De laatste kaart. Nu moet iemand het gedaan hebben.
    [2] Nog één stemming, dan komt de rekening.
    [3] Het goud is geteld. Jullie ook.
    [4] Wie nog iets wilde zeggen: nu.
    [5] De koets staat klaar. Er zijn minder plaatsen dan gasten.
    [6] Nog één naam. Kies alsof het de jouwe is.
    [7] De pot is vol, de tafel niet.
    [8] Maskers graag inleveren bij de uitgang.
    [9] De portretten buigen zich naar voren.
    [10] Laatste kans om gelijk te krijgen.
    [11] Na deze stemming heeft iedereen het altijd geweten.
   *[other] Zelfs de kaarsen schuiven dichterbij.
}
the_traitors-voice-murdered = { $wording ->
    [1] En ik had het net allemaal door.
    [2] Zeg de kokkin dat het niet aan de soep lag.
    [3] Dus over iemand had ik gelijk.
    [4] Mijn boeken zijn voor de bibliotheek.
    [5] Iemand had een reden. Zoek die.
    [6] Ik laat jullie mijn verdenkingen na.
    [7] Het tochtte hier toch al.
   *[other] Vraag eens wie er goed geslapen heeft.
}
the_traitors-voice-banished_faithful = { $wording ->
    [1] Ik heb het nog gezegd.
    [2] Ik hoop dat het de moeite waard was.
    [3] Knap hoor. Weer een moord uitgespaard.
    [4] Ik kijk wel toe. Iemand moet het doen.
    [5] Vannacht denken jullie aan mij.
    [6] Hou het goud warm.
    [7] Let nu op wie er niet van opkijkt.
   *[other] Met dat bewijs had ik ook op mij gestemd.
}
the_traitors-voice-banished_traitor = { $wording ->
    [1] Het was leuk zolang het duurde. Voor mij.
    [2] Dat duurde wel even.
    [3] Nergens sliep ik zo goed als hier.
    [4] Mag ik nog wel even ontbijten?
    [5] Iemand moest het doen.
    [6] Ik heb nergens spijt van. Nou ja, van de eerste.
    [7] Zonder mij wordt het saai.
   *[other] Betrapt. En jullie waren zo aardig.
}
the_traitors-voice-quiet = { $wording ->
    [1] Iedereen slaapt, ook wie iets anders van plan was.
    [2] Ergens is een uil teleurgesteld.
    [3] De hele nacht geen gil. Bijna saai.
    [4] De dolk blijft in de la.
    [5] Iemand snurkt. Dat heet een alibi.
    [6] De honden slapen, het slechte geweten ook.
    [7] Niemand sterft. Niemand zegt dank je wel.
    [8] Voetstappen op de trap: het was de kat.
    [9] De nachtwacht speelt kaart, en verliest.
    [10] De moord heeft vanavond vrij.
    [11] De maan kijkt naar binnen en vindt niets.
   *[other] Een nacht voor de onschuldigen. Alle twee.
}
the_traitors-voice-out = { $wording ->
    [1] De koffer was snel gepakt.
    [2] { $seat } zwaait uit de koets. Niemand zwaait terug.
    [3] De deur valt in het slot. Het is een zware deur.
    [4] Eerst applaus, dan stilte.
    [5] De portretten kijken de andere kant op.
    [6] Iemand klapt. Iemand anders is ermee opgehouden.
    [7] Er blijft één bed leeg.
    [8] Iedereen wist het al, zeggen ze nu.
    [9] { $seat } maakt een buiging. Mooi toneel, hoe dan ook.
    [10] Nog lang knarst de koets over het grind.
    [11] Eén naam minder op de lijst.
   *[other] De raad staat op. Niemand kijkt iemand aan.
}
