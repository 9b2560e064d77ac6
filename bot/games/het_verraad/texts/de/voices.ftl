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
    [4] Sie hören von meinem Maurer.
    [5] { $area } war versichert. Glaube ich.
    [6] Der Schlüssel liegt unter der Matte.
    [7] Das war meine Lieblingsecke.
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
   *[other] Hübsch hier. Man müsste nur renovieren.
}
