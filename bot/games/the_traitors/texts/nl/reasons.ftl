### Why an answer is advised: one sentence below the advice, of the facts of its reasons.

the_traitors-reason-holds_card = Je hebt de verraderskaart in de hand van { $seat } gezien.
the_traitors-reason-suspicious = Zoals het er nu uitziet, is { $seat } met een kans van ongeveer { $percent }% een verrader. Bij blind gokken zou dat { $even }% zijn.
the_traitors-reason-accused_you = { $seat } heeft deze ronde op jou gestemd.
the_traitors-reason-no_shield = Je kent de hand van { $seat }: er zit geen schild in.
the_traitors-reason-disarms = { $seat } heeft dan geen schild meer tegen een moord.
the_traitors-reason-survives = Je blijft in de ronde, met { $gold } goud in je hand.
the_traitors-reason-shares = De pot is aan het einde voor de verraders die dan nog leven: tot nu toe { $gold } goud.
the_traitors-reason-traitor_left = Zoals het er nu uitziet, is er ongeveer { $percent }% kans dat onder de anderen een verrader leeft.
the_traitors-reason-keeps_gold = Dan is { $gold } goud in je hand van jou alleen, als je de ronde overleeft.
the_traitors-reason-fund_grows = { $traitor ->
    [1] De pot groeit naar { $gold } goud, en levende verraders delen die aan het eind.
   *[0] De pot groeit naar { $gold } goud, en jij krijgt je deel als er geen verrader over is.
}
