# What computer players say.

options-remarks = Opmerkingen van computerspelers
    .note = Of ze zeggen waarom ze op iemand stemmen en antwoorden als ze beschuldigd worden
remarks-value = { $key ->
    [off] uit
   *[on] aan
}
remark = > { $seat }: “{ $said }”
