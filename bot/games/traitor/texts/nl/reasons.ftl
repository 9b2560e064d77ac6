### Why an answer is advised: one sentence below the advice, of the facts of its reasons.

traitor-reason-size = Je leger heeft dan { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}.
traitor-reason-strength = Die verslaat ongeveer { $percent } % van de kaarten die gedekt kunnen liggen.
traitor-reason-beats = Je kaart verslaat ongeveer { $percent } % van wat daar kan liggen.
traitor-reason-sure = Je kaart verslaat die zeker: dat is je punt nummer { $points }.
traitor-reason-joker = Met een kans van ongeveer { $percent } % is het de joker.
traitor-reason-eliminates = Het is de laatste kaart van dat leger: { $target_seat } is het voorgoed kwijt.
traitor-reason-reward = Dat is je punt nummer { $points }, en daarvoor trek je { $cards } kaarten.
traitor-reason-hides = Gedekt weet niemand meer welke van { $cards } kaarten het is.
