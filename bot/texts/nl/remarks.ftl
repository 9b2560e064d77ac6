# What computer players and the narrator say.

options-remarks = Opmerkingen
    .note = Of de verteller en de computerspelers iets zeggen als er iets gebeurt
remarks-value = { $key ->
    [off] uit
   *[on] aan
}
remark = > { $seat }: “{ $said }”
narrator = _{ $said }_
