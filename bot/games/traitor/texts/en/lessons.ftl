### What the lessons of Traitor say: of every task its words, and a hint after a wrong answer.

traitor-lessons = Everybody commands an army of face-down cards. One hides the Joker: that is the traitor, who wants other armies to fall. All the others are loyal and hunt for the Joker.
traitor-lesson-1 = Hunting the Joker
    .end = Chiara it is. Once that Joker is dead, the loyal need 3 more of Chiara’s cards; the traitor has won as soon as two other armies have fallen.
        Points bring new cards at 3, 6 and 10, but at 25 you are out. And should you be dealt the Joker one day: keep few red cards, and let the others fight.
traitor-lesson-1-muster = You have no Joker, so you are loyal. Everybody musters an army: you keep **two suits** out of four. A player who has the Joker must keep all clubs and spades.
    → Keep your **clubs and spades**: they are stronger by 1.
    .hint = Choose clubs (♣) and spades (♠). They are your ace, both kings, and more.
traitor-lesson-1-strong = Chiara has accused: an A♦ met Bram’s A♠, which has 1 power more, and died. It is Bram’s point now, and the ace stays face up.
    Your turn. An accusing card needs **at least the power** of the accused one. → Choose your **strongest**.
    .hint = The A♣ has power 15. Nothing is stronger.
traitor-lesson-1-first = What lies face down, only its owner knows.
    → Leave Bram’s ace alone for now, and accuse **any face-down card of Aiko**.
    .hint = Aiko’s army is named on the button: any face-down card will do.
traitor-lesson-1-hide = Only a two, but your first point. Now everybody sees your ace, and there are special cards that beat it.
    → Turn it **face down** again: your cards are mixed, and nobody knows where it stands.
    .hint = Face down it is safe among your other cards.
traitor-lesson-1-special = Bram’s ace has struck again and lies face up still. The 3♣, the 8♦ and the Q♠ beat a **black ace** if they accuse it.
    → One of these three is yours: let it accuse.
    .hint = It is the Q♠.
traitor-lesson-1-ace = Against anything else it only counts 13.
    → Bring down **Bram’s A♠**.
    .hint = It is the only card of others that lies face up.
traitor-lesson-1-again = Splendid! But face up, your queen is easy prey for any king.
    → Turn it **face down**, too.
    .hint = Nobody should know where it stands.
traitor-lesson-1-last = Now think: you have mustered 7 cards, Aiko and Bram 9 each, Chiara 12. Who has to keep all clubs and spades? An army that large is suspicious.
    → Accuse once more with your **strongest** card.
    .hint = The A♣ cannot lose: ties go to the accuser.
traitor-lesson-1-suspect = An accused Joker always dies, and exposes the traitor.
    → Accuse any face-down card of **Chiara**. Good luck!
    .hint = Choose one of Chiara’s cards: that army is the largest.
