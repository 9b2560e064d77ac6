### Why an answer is advised: one sentence below the advice, of the facts of its reasons.

the_traitors-reason-holds_card = Du hast auf der Hand von { $seat } die Verräterkarte gesehen.
the_traitors-reason-suspicious = So wie es aussieht, ist { $seat } mit etwa { $percent } % Wahrscheinlichkeit ein Verräter. Blind geraten wären es { $even } %.
the_traitors-reason-accused_you = { $seat } hat in dieser Runde für deine Verbannung gestimmt.
the_traitors-reason-no_shield = Du kennst die Hand von { $seat }: Ein Schild ist nicht dabei.
the_traitors-reason-disarms = { $seat } hat dann keinen Schild mehr gegen einen Mord.
the_traitors-reason-survives = Du bleibst in der Runde, mit { $gold } Gold auf der Hand.
the_traitors-reason-shares = Den Topf teilen sich am Ende die lebenden Verräter: bis jetzt { $gold } Gold.
the_traitors-reason-traitor_left = So wie es aussieht, lebt unter den anderen mit etwa { $percent } % Wahrscheinlichkeit ein Verräter.
the_traitors-reason-keeps_gold = Dann gehören { $gold } Gold auf deiner Hand dir allein, wenn du die Runde überlebst.
the_traitors-reason-fund_grows = { $traitor ->
    [1] Der Topf wächst auf { $gold } Gold, und am Ende teilen ihn sich die lebenden Verräter.
   *[0] Der Topf wächst auf { $gold } Gold, und du bekommst davon, wenn kein Verräter übrig ist.
}
