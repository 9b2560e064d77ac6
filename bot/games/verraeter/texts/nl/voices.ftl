# What the narrator says at a moment that everybody knows, and what computer players say.

verraeter-voice-change = { $wording ->
    [1] Ergens wordt een vaandel binnenstebuiten gekeerd.
    [2] { $seat } vond die andere vlag altijd al mooier.
    [3] De eed hield precies zolang hij iets opleverde.
    [4] Trouw waait mee met de wind.
    [5] { $seat } neemt de kortste weg: dwars over het veld.
    [6] Eén jas, twee kleuren.
    [7] Het geweten is schoon. Het is amper gebruikt.
    [8] Beide wachten kennen { $seat } nu bij naam.
    [9] { $fate ->
        [vain] { $seat } heeft het feestmaal van de anderen betaald.
       *[won] { $seat } had de koffers allang gepakt.
    }
    [10] { $seat } zal dit later heel anders vertellen.
    [11] { $fate ->
        [vain] Je moet weggaan als het elders gezelliger wordt. Kijk wel eerst even.
       *[won] Je moet weggaan als het elders gezelliger wordt.
    }
   *[other] De hand was nog warm van het schudden.
}
verraeter-voice-last = { $wording ->
    [1] De laatste ronde. Nu blijkt wie wiens vriend was.
    [2] Twaalf landschappen, en nog één ruzie.
    [3] Oude rekeningen worden vandaag betaald.
    [4] De kaarsen zijn kort, het geheugen is lang.
    [5] Wie nog kaarten heeft, heeft geen smoes meer.
    [6] Beloftes gelden nog tot vanavond.
    [7] Vanaf nu kan niemand meer wraak nemen.
    [8] Wie kaarten voor later bewaarde: later is nu.
    [9] De kroniekschrijvers slijpen hun pennen.
    [10] Iedereen telt nog één keer de vrienden na.
    [11] Morgen is het vrede, bij gebrek aan kaarten.
   *[other] Straks was het allemaal zo bedoeld.
}
verraeter-voice-changed = { $wording ->
    [1] Niets persoonlijks. Ik kan gewoon rekenen.
    [2] Ik wilde het eens van de andere kant bekijken.
    [3] { $left ->
        [0] Alleen verliezen kan iedereen.
       *[other] Ik heb mijn bondgenoten het liefst vers.
    }
    [4] Jullie hadden het ook gedaan. Geef maar toe.
    [5] Mijn hart lag altijd al hier. Sinds net.
    [6] Dat ik zou vechten, zei ik. Voor wie, vroeg niemand.
    [7] Hou mijn plek warm, misschien kom ik terug.
   *[other] Het uitzicht is hier beter.
}
verraeter-voice-betrayed = { $wording ->
    [1] Met { $other_seat } heb ik mijn brood gedeeld.
    [2] { $other_seat } en ik hadden een afspraak. Twee verschillende, blijkbaar.
    [3] Ik heb het opgeschreven, { $other_seat }. Met inkt.
    [4] En voor { $other_seat } heb ik het vaandel gedragen.
    [5] Netjes gespeeld, { $other_seat }. Meer krijg ik er niet uit.
    [6] Ik had de messen moeten tellen.
    [7] Volgende keer ga ik achter { $other_seat } staan, niet ervoor.
   *[other] Ze hadden mij een andere naam genoemd.
}
