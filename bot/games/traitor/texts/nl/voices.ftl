# What the narrator says at a moment that everybody knows, and what computer players say.

traitor-voice-exposed = { $wording ->
    [1] De joker valt, en niemand lacht.
    [2] Eén kaart draait om, en een paar meningen draaien mee.
    [3] { $seat } had zulke eerlijke kaartruggen.
    [4] Daar is het, het gezicht achter de kaarten.
    [5] De nar heeft het leger van { $seat } verlaten.
    [6] Ineens had iedereen { $seat } allang door.
    [7] Een joker sterft nooit stil.
    [8] De belletjes rinkelen nog één keer, op de grond.
    [9] { $seat } wil het graag uitleggen. Niemand vraagt iets.
    [10] Nu heeft de jacht een naam.
    [11] Het lag in de kaarten. Gedekt, zoals altijd.
   *[other] Een zotskap is een slechte vermomming.
}
traitor-voice-proved = { $wording ->
    [1] Twee kleuren is een uniform, drie een bekentenis.
    [2] { $seat } kon van één mooie kaart geen afscheid nemen.
    [3] Rood naast zwart: dat staat alleen { $seat }.
    [4] Sommige kaarten zwijgen. Deze heeft gezongen.
    [5] { $seat } kijkt opeens heel aandachtig naar het plafond.
    [6] Tel gerust na. Beter wordt het niet.
    [7] Het masker verschuift, precies één kaart.
    [8] Hebzucht heeft een kleur, en nu weten we welke.
    [9] Het ene hoofd na het andere draait zich naar { $seat }.
    [10] Eén kaart, en alles is gezegd.
    [11] Waar de joker staat, weet nog niemand. Bij wie, nu iedereen.
   *[other] Niemand vroeg { $seat } iets. De kaarten gaven toch antwoord.
}
traitor-voice-eliminated = { $wording ->
    [1] Waar het leger van { $seat } stond, is de tafel weer groen.
    [2] Een leger trekt weg. Het stof blijft hangen.
    [3] { $seat } mag gaan zitten.
    [4] De tenten zijn nog warm.
    [5] Het is stil waar { $seat } altijd stond te dreigen.
    [6] De kraaien zijn op tijd.
    [7] { $seat } levert de trommel in.
    [8] Een leger minder, een alibi minder.
    [9] Iemand veegt de kaarten bij elkaar.
    [10] { $seat } kijkt voortaan toe vanaf de heuvel. Mooi uitzicht.
    [11] De trompetter van { $seat } zoekt werk.
   *[other] Vanavond brandt er een kampvuur minder.
}
traitor-voice-last = { $wording ->
    [1] Nog één kaart. Niemand haalt adem.
    [2] Nog één kaart, dan mogen de liederen komen.
    [3] Tussen hen en het avondeten ligt één kaart.
    [4] Het hangt van één kaart af. Zoals altijd, eigenlijk.
    [5] Er ontbreekt er nog één. Die weet het.
    [6] Eén kaart. Zelfs de kaarsen buigen voorover.
    [7] Nog één kaart, en iedereen is veldheer.
    [8] Zelfs de gevallenen kijken mee.
    [9] Straks was het de hele tijd makkelijk.
    [10] Het einde heeft al een rug, alleen nog geen gezicht.
    [11] Eén kaart. Kies alsof het ertoe doet.
   *[other] De trommelaars leggen hun stokken neer.
}
traitor-voice-caught = { $wording ->
    [1] Dat duurde even.
    [2] Ik wilde het net vertellen.
    [3] Een joker? Ik dacht dat het een boekenlegger was.
    [4] Het was de leukste kaart die ik had.
    [5] De rest hebben jullie ook nog nodig. Kom maar halen.
    [6] Ik vond het nooit een fijne kaart.
    [7] Iemand moest het zijn.
    [8] Mag ik de muts houden?
    [9] Op dat gezicht heb ik weken geoefend.
    [10] En jullie waren net nog zo beleefd.
    [11] Goed. Dan hoeft niemand me meer aardig te vinden.
   *[other] Onder dat masker werd het toch te warm.
}
traitor-voice-caught_by = { $wording ->
    [1] Bij { $other_seat } had ik al zo’n gevoel.
    [2] Puur vakmanschap. Niet verder vragen.
    [3] { $other_seat } knipperde.
    [4] Ik mikte op die ernaast.
    [5] Weer een grap minder.
    [6] Ik ben net zo verbaasd als jullie. Minder dan { $other_seat }.
    [7] Nieuwsgierigheid. Meer niet.
    [8] Die kaart wil ik ingelijst.
    [9] De oren van { $other_seat } waren rood.
    [10] Beginnersgeluk. Ik begin nog altijd.
    [11] Dat deed mijn linkerhand. Ik keek de andere kant op.
   *[other] Dit komt in mijn memoires.
}
traitor-voice-out = { $wording ->
    [1] Jullie vinden me in mijn tent.
    [2] Het waren goede kaarten. De meeste.
    [3] Ik eis een hertelling.
    [4] Ga maar door zonder mij. Dat deden jullie toch al.
    [5] Mijn leger en ik gaan als vrienden uit elkaar.
    [6] Precies daar wilde ik stoppen.
    [7] Ik was net op dreef.
    [8] Maak me wakker als jullie weten wie het was.
    [9] Hier schrijf ik een droevig lied over. Een lang lied.
    [10] De groeten van mijn laatste kaart.
    [11] Dan kijk ik wel toe. En verbaas me.
   *[other] Wreek mij. Het heeft geen haast.
}
traitor-voice-unmasked = { $wording ->
    [1] { $seat } zet de kap af en buigt.
    [2] { $seat } dus. Natuurlijk { $seat }.
    [3] Aan de glimlach van { $seat } had niemand iets.
    [4] Iedereen kijkt naar { $seat }, en { $seat } kijkt naar de kaarten.
    [5] { $seat } zat er de hele tijd gewoon bij.
    [6] Tel maar na wie { $seat } de hand heeft geschud.
    [7] De zotskap zat in de tas van { $seat }.
    [8] { $seat } mag weer uitademen.
    [9] Eén eerlijk gezicht was geschminkt: dat van { $seat }.
    [10] { $seat } legt het masker terug in de doos.
    [11] Wie { $seat } vertrouwde, hoeft zijn vinger niet op te steken.
   *[other] Het volgende rondje is voor { $seat }.
}
traitor-voice-last_word = { $won ->
    [1] { $wording ->
        [1] Jullie hebben het werk gedaan. Bedankt.
        [2] Ik hoefde amper een kaart op te tillen.
        [3] Naar de stillen vraagt nooit iemand.
        [4] Nog een potje? Ik kan zwijgen.
        [5] Ik had mezelf ook aangeklaagd.
        [6] Jullie waren schatten van vijanden.
        [7] Kijk de volgende keer als ik lach.
        [8] Ik dacht: ooit telt er iemand na.
        [9] Mijn moeder vond mijn gezicht altijd eerlijk.
        [10] Houd de kaarten maar. Ik heb het verhaal.
        [11] Klachten graag bij de gever.
       *[other] Leve de nar.
    }
   *[other] { $wording ->
        [1] In het donker was het het leukst.
        [2] Puur geluk. Een paar keer.
        [3] Ik was onschuldig. Dat zeg ik altijd.
        [4] Wie heeft me verraden? Eerlijk zeggen.
        [5] Dat glimlachen werd toch vermoeiend.
        [6] Mooi gejaagd. Morgen zeg ik iets anders.
        [7] Zonder mij hadden jullie niets gemeen.
        [8] Niemand zei dat jullie konden tellen.
        [9] Het scheelde een haar. Meet het niet na.
        [10] Het lag aan de muts.
        [11] De volgende keer ben ik saai.
       *[other] Begraaf me met de belletjes.
    }
}
traitor-voice-both = { $wording ->
    [1] Klaveren en schoppen, { $other_seat }? Mooi compleet.
    [2] Twee zwarte kleuren daar. Ik tel alleen maar mee.
    [3] { $other_seat } heeft precies wat een verrader moet houden.
    [4] Zwart bij zwart. Dat onthoud ik.
    [5] Een loyaal leger kan er zo uitzien. Kan.
    [6] Zelfs de deler trekt een wenkbrauw op.
    [7] { $other_seat }, heb je eigenlijk rode kaarten?
   *[other] Dat heeft hopelijk iedereen gezien.
}
traitor-voice-ace = { $wording ->
    [1] Dat was mijn beste kaart. Was.
    [2] Met die aas had ik nog plannen.
    [3] Neem hem maar. Ik heb er nog meer. Misschien.
    [4] Het is maar een kaart. Dat zeg ik steeds tegen mezelf.
    [5] Die aas had nog nooit verloren.
    [6] Hij stierf zoals hij leefde: bovenaan.
    [7] En ik had hem net opgepoetst.
   *[other] Een minuut stilte, graag.
}
