### After a match: whose suspicions were right. Nobody’s notes are shown unless they agree.

button-knew = Wer es wusste
knew-first = **Durchschaut ab { $round }: { $names }.**
knew-best = Bester Spürsinn unter denen, die ihre Notizen zeigen: **{ $names }**, { $right } von { $marked }.
knew-nobody = Von denen, die ihre Notizen zeigen, hat es niemand gewusst.
knew-none = Niemand hat Notizen zu diesem Spiel gezeigt.
knew-of-computers = Niemand hat Notizen gezeigt, aber die Computerspieler hatten ihren Verdacht:
knew-could = Niemand hat Notizen gezeigt. Das hätte man wissen können:
knew-measure = -# Je höher die Zahl, desto mehr konnten die anderen jemanden verdächtigen, kurz bevor es herauskam.
knew-computers = -# So stark stand jeder im Schnitt bei den anderen unter Verdacht, jeweils am Ende der Runde oder kurz bevor die Wahrheit herauskam. Computerspieler zählen alles mit, was sie gesehen haben, und verraten es niemandem.
knew-blank = -# „–“: Dazu hatte niemand sonst eine Meinung.
knew-left-out = -# Aus Platzmangel nicht im Bild: { $number ->
    [one] Runde
   *[other] Runden
} { $rounds }.
# In a replay, below what happened in a step.
replay-marks = -# Notizen von { $name }: { $marks }
refusal-knew-broken-off = Dieses Spiel wurde abgebrochen. Wer es wusste, lässt sich nicht sagen.
refusal-knew-nothing = In diesem Spiel gibt es keine verborgene Seite, die man entlarven könnte.
refusal-knew-busy = Gerade kann ich nicht nachsehen. Frag mich in einer Minute noch einmal.

## Consent

knew-ask = Dürfen die anderen deine Notizen zu diesem Spiel sehen? Gezeigt werden nur deine Markierungen, nie dein Text.
knew-shown = Deine Notizen zu diesem Spiel sehen alle, die danach fragen.
knew-hidden = Deine Notizen zu diesem Spiel bleiben bei dir. Niemand erfährt, ob es welche gibt.
button-notes-show = Meine Notizen zeigen
button-notes-always = Auf diesem Server immer
button-notes-hide = Für mich behalten
button-notes-never = Auf diesem Server nie

## The picture

suspicion-could = Was man hätte wissen können
suspicion-round = Runde
suspicion-fooled = Getäuscht
suspicion-scale = 0: alle vertrauen, 100: alle verdächtigen
# In the game’s words: who was on the hidden side.
hidden-side = war auf der verborgenen Seite
suspicion-row = { $name }: { $cells }.{ $count ->
    [0] {""}
   *[other] { " " }Getäuscht: { $fooled }.
}
suspicion-cell = Runde { $round } { $share ->
    [-1] –
   *[other] { $share }
}{ $was ->
    [none] {""}
   *[other] { " " }({ $was })
}
