# What computer players say.

options-remarks = Remarks of computer players
    .note = Whether they give reasons for their votes and answer when they are accused
remarks-value = { $key ->
    [off] off
   *[on] on
}
remark = > { $seat }: “{ $said }”
