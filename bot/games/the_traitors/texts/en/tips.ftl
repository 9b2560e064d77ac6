### Tips on The Traitors: one line below the first question of each kind, for those to whom the game is new.
### They say what is true in every match, so they have no variables.

the_traitors-tip-recruit = The card stays in your hand if you accept it: it counts as one of your 3 cards and can be neither discarded nor taken.
the_traitors-tip-play = You need not play anything. Gold that you keep is yours alone if you survive the round; Gold in the fund is shared.
the_traitors-tip-blackmail = Everybody learns whom you name. What you see you must not tell, but you may look it up as long as it is true.
the_traitors-tip-take = You need not take a card. A Dagger that you take may be used at once, against anybody.
the_traitors-tip-again = You may name anybody who is alive, also the same player once more. Or keep the Dagger for later.
the_traitors-tip-discard = You may discard Gold: it goes into the fund. A Shield can save you from a murder only while you hold it.
the_traitors-tip-murder = Everybody who is alive presses a key, so that nobody can tell who names a victim. You can change it until the last one has pressed.
the_traitors-tip-shield = A Shield that is used is discarded. Against a Dagger and against banishment it is no help.
the_traitors-tip-vote = You can change your vote until the last one is in. A Shield does not help against banishment.
the_traitors-tip-end = A single *no* is enough, and the round goes on. You can change your answer until the last one is in.
