### Tips on The Traitors: one line below the first question of each kind, for those to whom the game is new.
### They say what is true in every match, so they have no variables.

the_traitors-tip-recruit = Everybody sees a rejection, but it proves nothing: a Traitor who draws the card must reject it, and a Faithful may.
the_traitors-tip-play = Gold that you keep is yours alone if you survive the round; Gold in the fund is shared. You may also play nothing, but never keep more than 3 cards.
the_traitors-tip-blackmail = Everybody learns whom you name, but only you see the hand, and the rules forbid telling it. *{ button-hand }* shows you what you still know of it.
the_traitors-tip-take = You need not take a card. A Dagger that you take may be used at once, against anybody.
the_traitors-tip-again = You may name anybody who is alive, also the same player once more. Or keep the Dagger for later.
the_traitors-tip-discard = You may discard Gold: it goes into the fund. A Shield can save you from a murder only while you hold it.
the_traitors-tip-murder = Not even who has answered already is shown. Until the last one has, a Traitor can name somebody else.
the_traitors-tip-shield = A Shield that is used is discarded. Against a Dagger and against banishment it is no help.
the_traitors-tip-vote = As long as another vote is missing, you can change yours. A Shield does not help against banishment.
the_traitors-tip-end = A single *no* is enough, and the round goes on. As long as another answer is missing, you can change yours.
