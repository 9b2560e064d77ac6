# What computer players say.

options-remarks = Bemerkungen der Computerspieler
    .note = Ob sie ihre Stimme begründen und antworten, wenn sie verdächtigt werden
remarks-value = { $key ->
    [off] aus
   *[on] an
}
remark = > { $seat }: „{ $said }“
