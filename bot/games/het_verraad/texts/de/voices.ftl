# What the narrator says at a moment that everybody knows, and what computer players say.

het_verraad-voice-gate = { $wording ->
    [1] Der Schwarze Meister ist in der Stadt. Die Stiefel hat er abgetreten.
    [2] Das Tor war offen. Für irgendwen ist es das immer.
    [3] Rund um { $area } schließen sich die Läden.
    [4] Er kennt den Weg. Jemand hat ihn ihm gezeigt.
    [5] Die Hunde der Stadt gehen heute früh nach Hause.
    [6] Schwarzer Mantel, gute Manieren, kein Gepäck.
    [7] Die Wache grüßt erst und schaut dann.
    [8] Jemand hat ihm einen Stadtplan verkauft.
    [9] Um { $area } fallen die Mieten.
    [10] Er fragt nicht. Er hat es schriftlich.
    [11] Die Glocken läuten, ein wenig spät.
   *[other] Heute schließen die Bäcker ihr Brot ein.
}
het_verraad-voice-fall = { $wording ->
    [1] { $area } hat neue Vorhänge. Schwarze.
    [2] Der Kaufvertrag für { $area } war schnell unterschrieben.
    [3] { $seat } kennt { $area } jetzt nur noch von außen.
    [4] Die Nachbarn von { $area } haben nichts gesehen. Wie immer.
    [5] Die Schlüssel von { $area } wechseln die Hand. Sie sind kalt.
    [6] Wieder geht eine Laterne aus.
    [7] Die Miete von { $area } geht ab heute an jemand anders.
    [8] Für { $seat } ist die Stadt kleiner geworden.
    [9] Angeklopft hat er nicht.
    [10] Auf { $area } ist die schwarze Farbe noch feucht.
    [11] { $seat } bekommt eine Quittung.
    [12] Schwarze Fahnen sind billig. Über { $area } weht jetzt eine.
    [13] Eine Tür, die immer offen stand, ist zu.
    [14] { $seat } hat { $area } durch den Hinterausgang verlassen.
    [15] Die Ratten wussten es zuerst.
   *[other] Die Kartenzeichner greifen zur schwarzen Tinte.
}
het_verraad-voice-last = { $wording ->
    [1] Die letzte Runde. Der Mörtel muss jetzt allein trocknen.
    [2] Wer noch Bausteine hat, hat keine Zeit mehr für Pläne.
    [3] Heute Abend wird die Stadt vermessen.
    [4] Türme bitte jetzt bestellen.
    [5] Was morgen steht, zählt. Der Rest war eine Skizze.
    [6] Der Steuereintreiber packt schon.
    [7] Gleich war alles von Anfang an so gedacht.
    [8] Jetzt werden Gut und Böse zusammengezählt.
    [9] Die Gerüste kommen weg, fertig oder nicht.
    [10] Gebt eure Bausteine aus. Morgen sind es nur noch Steine.
    [11] Bald heißt das hier Altstadt.
   *[other] Sogar der Schwarze Meister zählt sein Wechselgeld nach.
}
het_verraad-voice-lost = { $wording ->
    [1] { $area } hatte ich gerade gestrichen.
    [2] Behaltet { $area }. Das Dach ist undicht.
    [3] Ich weiß, wo du wohnst. Da habe ich gewohnt.
    [4] Ihr hört von meinem Maurer.
    [5] { $area } war versichert. Glaube ich.
    [6] Der Schlüssel liegt unter der Matte.
    [7] Das war meine Lieblingsecke.
    [8] Ich wollte sowieso ausziehen. Irgendwann.
    [9] Vorsicht auf der dritten Stufe.
    [10] Wer { $area } bekommt, bekommt auch meine Schwiegermutter.
    [11] Habe ich das Hochwasser erwähnt?
    [12] Von { $area } werde ich noch meinen Enkeln erzählen.
    [13] Nehmt es nur. Von hier ist die Sicht besser.
   *[other] Die Pläne habe ich noch im Kopf.
}
het_verraad-voice-held = { $wording ->
    [1] War das schon alles?
    [2] { $area } bleibt, wo es ist.
    [3] Gute Mauern. Kann ich empfehlen.
    [4] Kommt wieder, wenn es regnet. Dann ist es gemütlicher.
    [5] Mein Ritter ist gar nicht erst aufgestanden.
    [6] Bitte das Tor hinter euch schließen.
    [7] Wir waren gerade bei der Suppe.
    [8] Der Graben ist tiefer, als er aussieht.
    [9] { $area } hat schon schlimmere Gäste überlebt.
    [10] Die Leiter könnt ihr dalassen. Uns fehlt Brennholz.
    [11] Dabei war nicht einmal abgeschlossen.
    [12] Nächstes Mal klingelt man auf { $area }, wie alle anderen.
    [13] Das hätte auch mein Koch abgewehrt.
   *[other] Versucht es nebenan.
}
het_verraad-voice-took = { $wording ->
    [1] Danke, { $other_seat }. Um { $area } kümmere ich mich.
    [2] { $area } steht mir.
    [3] { $other_seat } hat es ja kaum benutzt.
    [4] Ich nenne es eine Geldanlage.
    [5] Ich wollte schon immer etwas mit Aussicht.
    [6] Nimm es nicht persönlich, { $other_seat }. Ich nehme nur { $area }.
    [7] { $area } sah so einsam aus.
    [8] Ich war gerade in der Gegend.
    [9] { $area } hat ausdrücklich nach mir gefragt.
    [10] Es passt zum Rest meiner Straße.
    [11] Du darfst zu Besuch kommen, { $other_seat }. Sonntags.
    [12] Ab morgen steigt die Miete.
    [13] Eigentlich wollte ich nur etwas Zucker borgen.
   *[other] Hübsch hier. Man müsste nur renovieren.
}
