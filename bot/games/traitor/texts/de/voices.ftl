# What the narrator says at a moment that everybody knows, and what computer players say.

traitor-voice-exposed = { $wording ->
    [1] Der Joker fällt, und niemand lacht.
    [2] Eine Karte dreht sich um, und mit ihr ein paar Meinungen.
    [3] { $seat } hatte so ehrliche Kartenrücken.
    [4] Da ist es, das Gesicht hinter den Karten.
    [5] Der Narr hat die Armee von { $seat } verlassen.
    [6] Auf einmal hatten alle { $seat } im Verdacht.
    [7] Joker sterben nie leise.
    [8] Die Schellen klingeln noch einmal, am Boden.
    [9] { $seat } würde es gern erklären. Niemand fragt.
    [10] Jetzt hat die Jagd einen Namen.
    [11] Es lag in den Karten. Verdeckt, wie immer.
   *[other] Eine Narrenkappe ist eine schlechte Tarnung.
}
traitor-voice-proved = { $wording ->
    [1] Zwei Farben sind eine Uniform, drei ein Geständnis.
    [2] { $seat } wollte sich von einer schönen Karte nicht trennen.
    [3] Rot neben Schwarz, das steht nur { $seat }.
    [4] Manche Karten schweigen. Diese hat gesungen.
    [5] { $seat } betrachtet plötzlich sehr genau die Decke.
    [6] Nachzählen ist erlaubt. Es wird nicht besser.
    [7] Die Maske verrutscht um genau eine Karte.
    [8] Habgier hat eine Farbe, und jetzt kennen wir sie.
    [9] Ein Kopf nach dem anderen dreht sich zu { $seat }.
    [10] Eine einzige Karte, und alles ist gesagt.
    [11] Wo der Joker steckt, weiß noch niemand. Bei wem, jetzt alle.
   *[other] Niemand hat { $seat } gefragt. Die Karten haben trotzdem geantwortet.
}
traitor-voice-eliminated = { $wording ->
    [1] Wo die Armee von { $seat } stand, ist der Tisch wieder grün.
    [2] Eine Armee zieht ab. Der Staub bleibt.
    [3] { $seat } darf sich jetzt setzen.
    [4] Die Zelte sind noch warm.
    [5] Still ist es geworden, wo { $seat } immer gedroht hat.
    [6] Die Krähen sind pünktlich.
    [7] { $seat } gibt die Trommel zurück.
    [8] Eine Armee weniger, ein Alibi weniger.
    [9] Jemand fegt die Karten zusammen.
    [10] { $seat } schaut ab jetzt vom Hügel zu. Gute Sicht.
    [11] Der Trompeter von { $seat } sucht eine Stelle.
   *[other] Heute Abend brennt ein Lagerfeuer weniger.
}
traitor-voice-last = { $wording ->
    [1] Noch eine Karte. Niemand atmet.
    [2] Eine Karte noch, dann kommen die Lieder.
    [3] Zwischen ihnen und dem Abendessen liegt eine einzige Karte.
    [4] Es hängt an einer Karte. Wie eigentlich immer.
    [5] Eine fehlt noch. Sie weiß es.
    [6] Eine Karte. Selbst die Kerzen beugen sich vor.
    [7] Eine Karte noch, und alle sind Feldherren.
    [8] Selbst die Gefallenen schauen zu.
    [9] Gleich war es die ganze Zeit leicht.
    [10] Das Ende hat schon einen Rücken, nur noch kein Gesicht.
    [11] Eine Karte. Wählt, als käme es darauf an.
   *[other] Die Trommler legen die Stöcke weg.
}
traitor-voice-caught = { $wording ->
    [1] Das hat gedauert.
    [2] Ich wollte es euch gerade sagen.
    [3] Ein Joker? Ich dachte, das wäre ein Lesezeichen.
    [4] Es war die lustigste Karte, die ich hatte.
    [5] Die anderen braucht ihr auch noch. Holt sie euch.
    [6] Gemocht habe ich die Karte nie.
    [7] Einer musste es ja sein.
    [8] Darf ich die Mütze behalten?
    [9] Diese Miene habe ich wochenlang geübt.
    [10] Dabei wart ihr bis eben so höflich.
    [11] Gut. Dann muss mich niemand mehr mögen.
   *[other] Unter der Maske war es sowieso zu warm.
}
traitor-voice-caught_by = { $wording ->
    [1] Bei { $other_seat } hatte ich so ein Gefühl.
    [2] Reines Können. Bitte keine Rückfragen.
    [3] { $other_seat } hat geblinzelt.
    [4] Gezielt hatte ich auf die daneben.
    [5] Ein Witz weniger.
    [6] Ich bin so überrascht wie ihr. Nur { $other_seat } ist es mehr.
    [7] Neugier. Sonst nichts.
    [8] Die Karte hätte ich gern gerahmt.
    [9] Bei { $other_seat } waren die Ohren rot.
    [10] Anfängerglück. Ich fange ja immer noch an.
    [11] Das war die linke Hand. Ich habe weggesehen.
   *[other] Das kommt in meine Memoiren.
}
traitor-voice-out = { $wording ->
    [1] Ihr findet mich im Zelt.
    [2] Es waren gute Karten. Die meisten.
    [3] Ich verlange, dass nachgezählt wird.
    [4] Macht ohne mich weiter. Habt ihr ja bisher auch.
    [5] Meine Armee und ich trennen uns im Guten.
    [6] Genau da wollte ich aufhören.
    [7] Ich war gerade warm geworden.
    [8] Weckt mich, wenn ihr wisst, wer es war.
    [9] Darüber schreibe ich ein trauriges Lied. Ein langes.
    [10] Schöne Grüße von meiner letzten Karte.
    [11] Dann schaue ich eben zu. Und wundere mich.
   *[other] Rächt mich. Es eilt nicht.
}
traitor-voice-unmasked = { $wording ->
    [1] { $seat } nimmt die Kappe ab und verbeugt sich.
    [2] { $seat } also. Natürlich { $seat }.
    [3] Das Lächeln von { $seat } hat niemandem geholfen.
    [4] Alle sehen { $seat } an, und { $seat } sieht in die Karten.
    [5] { $seat } saß die ganze Zeit mit am Tisch.
    [6] Zählt nach, wer { $seat } die Hand gegeben hat.
    [7] Die Narrenkappe steckte im Gepäck von { $seat }.
    [8] { $seat } darf wieder ausatmen.
    [9] Eines der ehrlichen Gesichter war geschminkt: das von { $seat }.
    [10] { $seat } legt die Maske zurück in die Schachtel.
    [11] Wer { $seat } getraut hat, muss sich nicht melden.
   *[other] Die nächste Runde geht auf { $seat }.
}
traitor-voice-last_word = { $won ->
    [1] { $wording ->
        [1] Die Arbeit habt ihr gemacht. Danke dafür.
        [2] Ich musste kaum eine Karte heben.
        [3] Nach den Stillen fragt nie jemand.
        [4] Noch eine Partie? Ich kann schweigen.
        [5] Ich hätte mich auch angeklagt.
        [6] Ihr wart reizende Feinde.
        [7] Seht das nächste Mal hin, wenn ich lache.
        [8] Ich dachte, irgendwann zählt einer nach.
        [9] Meine Mutter fand mein Gesicht immer ehrlich.
        [10] Behaltet die Karten. Mir reicht die Geschichte.
        [11] Beschwert euch beim Geber.
       *[other] Es lebe der Narr.
    }
   *[other] { $wording ->
        [1] Im Dunkeln war es am schönsten.
        [2] Reines Glück von euch. Mehrmals.
        [3] Ich war unschuldig. Das sage ich immer.
        [4] Wer hat mich verraten? Ganz ehrlich.
        [5] Das viele Lächeln war ohnehin anstrengend.
        [6] Gut gejagt. Morgen sage ich etwas anderes.
        [7] Ohne mich hattet ihr nichts gemeinsam.
        [8] Niemand hat mir gesagt, dass ihr zählen könnt.
        [9] Um ein Haar. Messt bitte nicht nach.
        [10] Es lag an der Mütze.
        [11] Das nächste Mal bin ich langweilig.
       *[other] Begrabt mich mit den Schellen.
    }
}
traitor-voice-both = { $wording ->
    [1] Kreuz und Pik, { $other_seat }? Da fehlt ja nichts.
    [2] Zwei schwarze Farben. Ich zähle nur mit.
    [3] { $other_seat } hält genau, was ein Verräter halten muss.
    [4] Schwarz zu Schwarz. Das merke ich mir.
    [5] So kann auch eine loyale Armee aussehen. Kann.
    [6] Da hebt sogar der Kartengeber eine Braue.
    [7] { $other_seat }, hast du überhaupt rote Karten?
   *[other] Das haben hoffentlich alle gesehen.
}
traitor-voice-ace = { $wording ->
    [1] Das war meine beste Karte. War.
    [2] Mit dem Ass hatte ich noch etwas vor.
    [3] Nehmt es. Ich habe noch mehr. Vielleicht.
    [4] Es ist nur eine Karte. Das sage ich mir dauernd.
    [5] Dieses Ass hatte noch nie verloren.
    [6] Oben gelebt, oben gefallen.
    [7] Und ich hatte es gerade erst poliert.
   *[other] Eine Schweigeminute, bitte.
}
