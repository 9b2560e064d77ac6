### What the lessons of The Traitors say: of every task its words, and a hint after a wrong answer.

the_traitors-lessons = Together you fill a prize fund with Gold. But one of you is the Traitor, who murders by night. If no Traitor survives the round, all survivors share the fund; otherwise it is for the Traitors alone.
the_traitors-lesson-1 = A round of treason
    .end = Chiara **was** the other Traitor, and neither of you knew. Bram survives as well, but you are the only Traitor left, so the whole fund is yours, and the Gold in your hand besides.
        A game usually has several rounds, with new roles each time. If you are Faithful, find the Traitors: watch who votes for whom, who never pays, and who is murdered after an argument.
the_traitors-lesson-1-recruit = You are **Faithful**. Aiko, Bram or Chiara is the Traitor; nobody knows who. And what is your very first card? The only **Traitor card** in the deck. Anybody who accepts it becomes a second Traitor, and nobody is told, not even the other one.
    → **Accept** it, just this once.
    .hint = You can stay honest at a real table. Here: *Accept*.
the_traitors-lesson-1-nothing = In your turn you draw a card, you may play one, and you keep three. **Gold** goes into the fund, a **Dagger** shows you somebody’s hand.
    → Your Dagger will be worth more later: **play nothing**.
    .hint = Save it all for now: *Play nothing*.
the_traitors-lesson-1-discard = You hold four cards, one too many; the Traitor card always stays with you. Gold that you discard goes into the fund, too.
    → Discard **Gold**. It makes you look honest.
    .hint = You still need the Dagger. Discard Gold.
the_traitors-lesson-1-victim = A Dagger! Aiko has seen your hand, and the Traitor card in it. But now an Event brings a **murder**: the Faithful sleep, a Traitor names a victim.
    → Name **Aiko**: nobody may tell what a Dagger has shown, but Aiko is after you now.
    .hint = Only Aiko knows what you are.
the_traitors-lesson-1-dagger = Aiko is out, and Aiko’s Gold is in the fund. Only a Shield would have helped. Now think of yourself: the Gold in your hand at the end is yours, if you survive.
    → Play your **Dagger**, and take some from somebody.
    .hint = Choose the Dagger.
the_traitors-lesson-1-blackmail = Bram has put Gold into the fund for all to see. Chiara has given nothing so far.
    → Blackmail **Chiara**, who must be hoarding it.
    .hint = Whoever never pays has the most: Chiara.
the_traitors-lesson-1-take = Three Gold, just as you thought. Everybody learns that you take a card; which one, only Chiara and you.
    → Take **Gold**.
    .hint = There is nothing here but Gold. Take one.
the_traitors-lesson-1-vote = The Event is a **banishment**: people talk, then all vote in secret, and whoever has the most votes is out. Three of you are alive. Once only two are left, the round is over, and a Traitor who survives takes the fund.
    → Vote for **Chiara**: who gives nothing is easily taken for the Traitor.
    .hint = Bram has paid twice, so people trust Bram. Vote for Chiara.
