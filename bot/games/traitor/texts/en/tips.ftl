### Tips on Traitor: one line below the first question of each kind, for those to whom the game is new.
### They say what is true in every match, so they have no variables.

traitor-tip-gift = Only a player who holds both Jokers has a choice here. Whether a Joker was given away stays secret.
traitor-tip-muster = What you keep is your **army**: the more cards, the longer it lives.
traitor-tip-accuse = A **strong card** seldom dies; a weak one mostly gives the other army a point. You must accuse if you can, but never with the Joker.
traitor-tip-target = The board has a row for each **suit** that an army has shown. A loyal army keeps two suits; with three and no cards drawn, it is the traitor’s. An accused Joker always dies.
traitor-tip-look = *{ button-hand }* shows you what you have seen as long as it is still true. You may talk about it, but cards may not be shown.
traitor-tip-hide = Only a card that has accused may be turned face down again. A card that was accused stays face up.
