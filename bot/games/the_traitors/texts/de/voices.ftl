# What the narrator says at a moment that everybody knows, and what computer players say.

the_traitors-voice-dusk = { $wording ->
    [1] Eine Kerze nach der anderen geht aus. Jemand zählt mit.
    [2] Gute Nacht. Den meisten jedenfalls.
    [3] Die Burg schläft. Nicht die ganze.
    [4] Eine Diele knarrt, wie Dielen in solchen Nächten eben knarren.
    [5] Die Türen sind verriegelt. Geholfen hat das noch nie.
    [6] Die Uhr schlägt zwölf und lässt sich Zeit.
    [7] Alle wünschen sich eine gute Nacht. Nicht alle meinen es so.
    [8] Irgendwo wird ein Umhang vom Haken genommen.
    [9] Die Hunde bellen nicht. Sie kennen die Schritte.
    [10] Schlaft gut, und Vorsicht auf der Treppe.
    [11] Heute Nacht schauen die Ahnenbilder weg.
   *[other] Es ist still. Eine Spur zu höflich.
}
the_traitors-voice-dawn_victim = { $wording ->
    [1] Beim Frühstück ist eine Tasse übrig.
    [2] Der Haferbrei ist gut. Die Runde ist kleiner.
    [3] { $seat } braucht das Ei nicht mehr.
    [4] Es gibt Kaffee, dazu Verdacht.
    [5] Auf diesen Stuhl will sich niemand setzen.
    [6] Die Köchin legt ein Gedeck weniger auf, ganz ohne Auftrag.
    [7] Alle schauen betroffen. Jemand hat geübt.
    [8] { $seat } hatte heute noch etwas vor.
    [9] Ein schöner Morgen, streng genommen.
    [10] Das Brot fällt auf die Butterseite. Niemand lacht.
    [11] Immerhin bleibt mehr Marmelade.
   *[other] Die Uhr geht richtig. Die Zahl der Gäste nicht.
}
the_traitors-voice-dawn_saved = { $wording ->
    [1] { $seat } kommt zum Frühstück. Jemand verschluckt sich.
    [2] Alle da. Jemand hatte mit weniger gerechnet.
    [3] Eine Beule im Schild, Honig auf dem Brot.
    [4] Guten Morgen zusammen. Immer noch zusammen.
    [5] { $seat } summt auf der Treppe, ziemlich laut.
    [6] Niemand fehlt. Jemandem fällt das schwer.
    [7] Der Totengräber war angeblich nur zufällig in der Nähe.
    [8] { $seat } schläft leicht. Es lohnt sich.
    [9] Irgendwo wird ein Dolch leise zurückgelegt.
    [10] Eine schlechte Nacht für Mörder, eine gute für den Waffenschmied.
    [11] Alle gratulieren { $seat }, manche etwas langsamer.
   *[other] Der Stuhl bleibt warm.
}
the_traitors-voice-final = { $wording ->
    [1] Die letzte Karte. Jetzt muss es jemand gewesen sein.
    [2] Noch eine Abstimmung, dann kommt die Rechnung.
    [3] Das Gold ist gezählt. Ihr seid es auch.
    [4] Wer noch etwas sagen wollte: jetzt.
    [5] Die Kutsche wartet. Sie hat weniger Plätze als Gäste.
    [6] Ein letzter Name. Wählt ihn, als wäre es eurer.
    [7] Der Topf ist voll, der Tisch nicht.
    [8] Masken sind am Ausgang abzugeben.
    [9] Die Ahnenbilder beugen sich vor.
    [10] Letzte Gelegenheit, recht zu haben.
    [11] Gleich werden es alle gewusst haben.
   *[other] Selbst die Kerzen rücken näher.
}
the_traitors-voice-murdered = { $wording ->
    [1] Dabei hatte ich gerade alles verstanden.
    [2] Sagt der Köchin, an der Suppe lag es nicht.
    [3] Dann lag ich also bei jemandem richtig.
    [4] Meine Bücher bekommt die Bibliothek.
    [5] Jemand hatte einen Grund. Sucht ihn.
    [6] Ich hinterlasse euch meinen Verdacht.
    [7] Gezogen hat es hier sowieso.
   *[other] Fragt mal, wer gut geschlafen hat.
}
the_traitors-voice-banished_faithful = { $wording ->
    [1] Ich habe es euch gesagt.
    [2] Hoffentlich war es das wert.
    [3] Gratuliere. Ein Mord weniger zu erledigen.
    [4] Ich schaue zu. Einer muss es ja tun.
    [5] Heute Nacht werdet ihr an mich denken.
    [6] Haltet das Gold warm.
    [7] Und jetzt achtet darauf, wen das nicht überrascht.
   *[other] Bei der Beweislage hätte ich auch mich gewählt.
}
the_traitors-voice-banished_traitor = { $wording ->
    [1] Schön war’s. Für mich.
    [2] Das hat aber gedauert.
    [3] So gut wie hier habe ich nirgends geschlafen.
    [4] Darf ich wenigstens noch frühstücken?
    [5] Einer musste es ja machen.
    [6] Ich bereue nichts. Na gut, den Ersten.
    [7] Ohne mich wird es langweilig.
   *[other] Erwischt. Und ihr wart alle so freundlich.
}
the_traitors-voice-quiet = { $wording ->
    [1] Alle schlafen, auch wer anderes vorhatte.
    [2] Irgendwo ist eine Eule enttäuscht.
    [3] Die ganze Nacht kein Schrei. Fast langweilig.
    [4] Der Dolch bleibt in der Schublade.
    [5] Jemand schnarcht. Das nennt man Alibi.
    [6] Die Hunde schlafen, das schlechte Gewissen auch.
    [7] Niemand stirbt. Niemand bedankt sich.
    [8] Schritte auf der Treppe: nur die Katze.
    [9] Die Nachtwache spielt Karten und verliert.
    [10] Der Mord hat heute frei.
    [11] Der Mond schaut herein und findet nichts.
   *[other] Eine Nacht für die Unschuldigen. Alle beide.
}
the_traitors-voice-out = { $wording ->
    [1] Der Koffer war schnell gepackt.
    [2] { $seat } winkt aus der Kutsche. Niemand winkt zurück.
    [3] Die Tür fällt ins Schloss. Es ist eine schwere Tür.
    [4] Erst Beifall, dann Stille.
    [5] Die Ahnenbilder blicken zur Seite.
    [6] Jemand klatscht. Jemand anders hat aufgehört.
    [7] Ein Bett bleibt leer.
    [8] Alle haben es gewusst, sagen sie jetzt.
    [9] { $seat } verbeugt sich. Großes Theater, so oder so.
    [10] Lange noch knirscht die Kutsche im Kies.
    [11] Ein Name weniger auf der Liste.
   *[other] Der Rat erhebt sich. Niemand sieht jemanden an.
}
