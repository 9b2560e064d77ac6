### What the lessons of Verräter say: of every task its words, and a hint after a wrong answer.

verraeter-lessons = Two houses, the Eagle and the Rose, fight over twelve landscapes. You fight for one of them, until it pays to change sides. Whoever has the most points wins, and everybody plays for themselves.
verraeter-lesson-1 = Your first three rounds
    .end = You changed sides at the right moment: you have 16 points, Bram 15, Aiko 6. From now on you and Aiko fight for the Rose, until somebody turns traitor again.
        So it goes for eight or nine rounds. At the end offices score as well.
verraeter-lesson-1-estate = You and Bram fight for the Eagle, Aiko alone for the Rose. That need not stay so.
    First everybody lays an **estate** under a landscape. Whenever that landscape’s house wins a round, it brings a supply card.
    → Lay yours under a landscape of the **Eagle**. The moor is Bram’s favourite; leave that one alone.
    .hint = Your estate should pay when your own house wins: choose a landscape marked Eagle, but not the moor.
verraeter-lesson-1-conflict = In every round two neighbouring landscapes of different houses fight. You hold the strategy card, so you choose which. Each brings its number into the fight.
    → Find the border where the Eagle has the **greatest lead**.
    .hint = Compare the numbers: with Village 10 against Forest 7 the Eagle is 3 ahead. Nowhere else is it more than that.
verraeter-lesson-1-diplomat = Everybody keeps one role in secret and hands the others on. A lead of 3 is little.
    → Keep the role that gives your house the **most strength**.
    .hint = The Diplomat 5 adds 5 at the reveal, and before that nobody knows.
verraeter-lesson-1-cards = Supply cards are strength, too, but what you play is gone. Your hidden 5 helps already.
    → Play your **lowest** card, and nothing else.
    .hint = Pick the 3 alone, then *Play 3*.
verraeter-lesson-1-builder = That was close! Without your 5 it would have been 16 to 16, and a tie brings no points. All who fight for the winning house score: the fewer they are, the more each of them gets.
    A new round, new roles. → Keep the one with which you may **build** after the conflict.
    .hint = Building is what the Builder does.
verraeter-lesson-1-save = You are the last to play. The Eagle is at 26, the Rose at 18 – and perhaps a hidden Diplomat on top: at most 5.
    → You win **without any card**, so keep them all. If Bram should be the Traitor, they would not save you either.
    .hint = Even with a Diplomat 5 the Rose only comes to 23. Press *Play nothing*.
verraeter-lesson-1-build = 26 to 23: there was the Diplomat. Now you may build one thing. An **office** brings points at the end of the game, an **estate** cards in many rounds.
    → The game has only begun: place an **estate**.
    .hint = Early on estates pay best: *Place an estate*.
verraeter-lesson-1-site = Supply cards are drawn after building, and the Eagle has won.
    → Place the estate under a landscape of the **Eagle**, and it pays at once.
    .hint = Choose a landscape marked Eagle.
verraeter-lesson-1-traitor = You have 11 points, Bram has 13. As long as you two win together, you never catch up.
    → It is time to **change sides**.
    .hint = At the reveal the Traitor goes over to the other house, and takes along the cards that were played.
verraeter-lesson-1-betray = Your cards will count for the **Rose**, which is at 5. The Eagle is at 10, and Bram chose before you, and both Diplomats still reached you: he has none.
    → Play cards worth **6 or 7**: enough to win, and you keep the rest.
    .hint = 5 and 6 make 11, one more than the Eagle. Take 2 and 4, for example.
