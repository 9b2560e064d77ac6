# What the narrator says at a moment that everybody knows, and what computer players say.

verraeter-voice-change = { $wording ->
    [1] Irgendwo wird gerade ein Banner gewendet.
    [2] { $seat } mochte die andere Fahne schon immer lieber.
    [3] Der Schwur hielt, solange er sich lohnte.
    [4] Treue ist auch nur eine Frage der Windrichtung.
    [5] { $seat } nimmt den kürzesten Weg: quer übers Feld.
    [6] Ein Mantel, zwei Farben.
    [7] Das Gewissen ist rein. Es wurde kaum benutzt.
    [8] Beide Wachen grüßen { $seat } jetzt mit Namen.
    [9] { $fate ->
        [vain] { $seat } hat den anderen das Festmahl bezahlt.
       *[won] { $seat } hatte längst gepackt.
    }
    [10] { $seat } wird das später ganz anders erzählen.
    [11] { $fate ->
        [vain] Man soll gehen, wenn es woanders schöner wird. Nachsehen schadet aber nicht.
       *[won] Man soll gehen, wenn es woanders schöner wird.
    }
   *[other] Der Handschlag war noch warm.
}
verraeter-voice-last = { $wording ->
    [1] Die letzte Runde. Jetzt zeigt sich, wer wessen Freund war.
    [2] Zwölf Landschaften und noch ein einziger Streit.
    [3] Alte Rechnungen sind heute fällig.
    [4] Die Kerzen sind kurz, das Gedächtnis ist lang.
    [5] Wer noch Karten hat, hat keine Ausrede mehr.
    [6] Versprechen gelten nur noch bis heute Abend.
    [7] Ab jetzt kann sich niemand mehr rächen.
    [8] Wer Karten für später aufhob: Jetzt ist später.
    [9] Die Chronisten spitzen schon die Federn.
    [10] Alle zählen noch einmal ihre Freunde nach.
    [11] Morgen ist Frieden, mangels Karten.
   *[other] Gleich will es jeder so geplant haben.
}
verraeter-voice-changed = { $wording ->
    [1] Nimm’s nicht persönlich. Ich kann nur rechnen.
    [2] Ich wollte es mal von der anderen Seite sehen.
    [3] { $left ->
        [0] Allein verlieren kann jeder.
       *[other] Verbündete mag ich am liebsten frisch.
    }
    [4] Ihr hättet es genauso gemacht. Gebt es zu.
    [5] Mein Herz schlug schon immer hier. Seit eben.
    [6] Dass ich kämpfe, habe ich gesagt. Für wen, hat keiner gefragt.
    [7] Haltet mir den Platz warm, vielleicht komme ich wieder.
   *[other] Von hier drüben sieht man besser.
}
verraeter-voice-betrayed = { $wording ->
    [1] Mit { $other_seat } habe ich mein Brot geteilt.
    [2] { $other_seat } und ich hatten eine Abmachung. Offenbar zwei verschiedene.
    [3] Das schreibe ich mir auf, { $other_seat }. Mit Tinte.
    [4] Und für { $other_seat } habe ich die Fahne getragen.
    [5] Gut gespielt, { $other_seat }. Mehr bringe ich nicht heraus.
    [6] Ich hätte die Messer zählen sollen.
    [7] Nächstes Mal stehe ich hinter { $other_seat }, nicht davor.
   *[other] Mir hatte man jemand anderen genannt.
}
