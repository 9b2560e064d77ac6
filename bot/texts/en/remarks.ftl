# What computer players and the narrator say.

options-remarks = Remarks
    .note = Whether the narrator and computer players say something at telling moments
remarks-value = { $key ->
    [off] off
   *[on] on
}
remark = > { $seat }: “{ $said }”
narrator = _{ $said }_
