### What the lessons of Het Verraad say: of every task its words, and a hint after a wrong answer.

het_verraad-lessons = You build up a round city, area by area. Buildings bring points and bricks, and with two players the race goes to 50 points. Outside waits the Black Master, whom nobody owns. Three short chapters tell one story.
het_verraad-lesson-1 = 1. Land and income
    .end = 5 bricks for the Herberg, and 3 lay on the card: you have 11. So every turn begins: take what pays you, and look at what it pays the others. Each category pays for one building only, the one that brings most.
het_verraad-lesson-1-ring = Before the first turn you claim areas, free of charge: at most three, which cost 10 together at most and do not touch each other. The inner ones are the dearest.
    → Begin in the **inner ring**.
    .hint = Choose *Inner ring*.
het_verraad-lesson-1-area = The **bonus** is what counts: each time a building on this area brings income, the bonus comes on top. And Trade can only be built on a road.
    → Claim an area of **price 7** that has **bonus 3** and a road.
    .hint = I0 and I5 have all of that. I3 has it too, but takes 8 of your 10.
het_verraad-lesson-1-second = Of your 10, 3 are left.
    → Claim an area of **price 3** with a bonus.
    .hint = Whatever costs 3 has bonus 1. Cheaper areas have none.
het_verraad-lesson-1-tower = One of your areas gets a **tower**. It keeps the Black Master out.
    → Protect the area that is worth **more** to you.
    .hint = The one with bonus 3.
het_verraad-lesson-1-take = Your first turn begins with a building card. It is free, and everybody who has buildings of its **category** is paid at once. You have none yet; Aiko has built a Botermarkt (Trade).
    → Take the card with the **highest value**.
    .hint = The Herberg has value 2, and it pays nobody now.
het_verraad-lesson-1-build = Now you act, in any order and as far as your bricks go. A building costs its value in bricks, and brings as many points.
    → **Build** something.
    .hint = Choose *Build*.
het_verraad-lesson-1-card = Not everything may stand everywhere: Crafts are not for the inner ring, Town is not for rivers, Trade needs a road. Citizens may stand anywhere.
    → Build the **Herberg**.
    .hint = It is the card of the Citizens.
het_verraad-lesson-1-site = As income it brings its value and the bonus of its area.
    → Build it where it brings **5**.
    .hint = 2 for the Herberg and bonus 3 are 5.
het_verraad-lesson-1-done = Your first 2 points. The other 3 bricks you save for bigger things.
    → **End** your actions.
    .hint = Choose *End your turn*, the last one.
het_verraad-lesson-1-income = A card that nobody takes gathers bricks. And whichever you take, its category pays: look at what is written beside each.
    → Take the card that **pays you**.
    .hint = The Plaggenhut is a card of the Citizens, as your Herberg is.
het_verraad-lesson-2 = 2. Buying and building
    .end = So that is what **black** chips are for! Each is a point for the Black Master, and whoever has one may lead him. Aiko took him through a gate to M11 and attacked: 5 and a chip against 2, your chip and the tower beside it. M11 is his, and the Smidse with its points. Now it is your turn.
het_verraad-lesson-2-buy = Here we go on, with I5 and M2. You have 11 bricks and want to grow. Areas beside your own that belong to nobody can be bought at their price, two a turn.
    → **Buy** an area.
    .hint = Choose *Buy an area*.
het_verraad-lesson-2-area = M11 lies beside I5: your tower there helps to defend it. It has bonus 2.
    → Buy **M11** for 5 bricks.
    .hint = M11 is what you want. M10 has the same bonus, but costs more.
het_verraad-lesson-2-build = An empty area brings nothing.
    → **Build** something there.
    .hint = Choose *Build*.
het_verraad-lesson-2-card = You may build two cards a turn, if you can pay for them. Each is worth its number.
    → Take the one of **value 2**.
    .hint = The Smidse (Crafts 2) is the most valuable.
het_verraad-lesson-2-site = Whichever area you choose, you get 2 points. The income differs.
    → Build where it brings **most**.
    .hint = On M11 the Smidse brings 4: 2, and bonus 2.
het_verraad-lesson-2-white = You have 4 points, Aiko has 6. White chips defend all your areas when the Black Master attacks; each one costs more than the last.
    → Buy a **white chip**.
    .hint = Choose *White chip*, for 3 bricks.
het_verraad-lesson-2-done = That should be enough. Or is it?
    → **End** your actions, and watch Aiko.
    .hint = Choose *End your turn*.
het_verraad-lesson-3 = 3. The Black Master
    .end = 6 against 3, and the area is his, with its building and 2 points of Aiko’s. But take care: if he has more points than everybody in the end, evil wins, and with it whoever holds most black chips. How much he should get is for you to decide. That is the treason in this game.
het_verraad-lesson-3-influence = A few rounds later. The Black Master has taken more from you, and Aiko leads by 11 to 2. But you have saved 15 bricks. Influence cards turn things round; you get one on a red space of the score track, or for 5 bricks, unseen.
    → Buy an **influence card**.
    .hint = Choose *Buy an influence card*.
het_verraad-lesson-3-play = The Infiltrator, of all cards! You may play it at once.
    → **Play** it.
    .hint = Choose *Play an influence card*.
het_verraad-lesson-3-card = He takes an opponent’s area on which there is no building, wherever it is.
    → Play the **Infiltrator**.
    .hint = You have only this card.
het_verraad-lesson-3-victim = There is just one such area. A tower would take the blow instead.
    → Take **O11** from Aiko.
    .hint = Choose O11.
het_verraad-lesson-3-black = It is yours. And now revenge: if you have a black chip, you may lead the Black Master at the end of your turn. Each one also brings him a point.
    → Buy a **black chip**.
    .hint = Choose *Black chip*, for 3 bricks.
het_verraad-lesson-3-done = What your chip is worth, you alone know. It counts if evil wins and several have served it equally.
    → **End** your actions: then he moves.
    .hint = Choose *On to the Black Master*.
het_verraad-lesson-3-roll = He goes as far as the die says, or as many steps as you have black chips.
    → **Roll** the die.
    .hint = Your chips would be 1 step. The die is never worse.
het_verraad-lesson-3-ring = A 5, that is far enough. Other people’s towers stop him; Aiko has some at O9 and M4.
    → Look for prey in the **outer ring**.
    .hint = Choose *Outer ring*.
het_verraad-lesson-3-to = → Lead him to an area of **Aiko’s** that can be attacked.
    .hint = O6 and O7 are Aiko’s, and have no tower.
het_verraad-lesson-3-attack = The black die and your black chips stand against the white die, Aiko’s white chips, and each tower of Aiko’s beside the area.
    → **Attack!**
    .hint = Choose *Attack Aiko*.
