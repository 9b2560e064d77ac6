# What computer players and the narrator say.

options-remarks = Bemerkungen
    .note = Ob der Erzähler und die Computerspieler sich zu Wort melden, wenn etwas passiert
remarks-value = { $key ->
    [off] aus
   *[on] an
}
remark = > { $seat }: „{ $said }“
narrator = _{ $said }_
