### What the lessons of Traitor say: of every task its words, and a hint after a wrong answer.

traitor-lessons = Iedereen heeft een leger van gedekte kaarten. Eén leger verbergt de joker: dat is de verrader, die andere legers ten val wil brengen. Alle anderen zijn loyaal en jagen op de joker.
traitor-lesson-1 = Jacht op de joker
    .end = Het is Chiara. Is de joker dood, dan hebben de loyalen nog 3 kaarten van Chiara nodig; de verrader wint zodra er twee andere legers zijn gevallen.
        Punten leveren bij 3, 6 en 10 nieuwe kaarten op, maar met 25 lig je eruit. En krijg je ooit zelf de joker: houd weinig rode kaarten en laat de anderen vechten.
traitor-lesson-1-muster = Je hebt geen joker, dus je bent loyaal. Iedereen stelt een leger op: van de vier kleuren houd je er **twee**. Wie de joker heeft, moet alle klaveren en schoppen houden.
    → Houd je **klaveren en schoppen**: die zijn 1 sterker.
    .hint = Kies klaveren (♣) en schoppen (♠). Dat zijn je aas, twee heren en meer.
traitor-lesson-1-strong = Chiara heeft aangeklaagd: een A♦ kwam tegenover Brams A♠ te staan, die 1 sterker is, en stierf. Dat is nu een punt voor Bram, en de zwarte aas blijft open liggen.
    Jouw beurt. Een kaart die aanklaagt, moet **minstens even sterk** zijn als de aangeklaagde. → Kies je **sterkste**.
    .hint = De A♣ heeft kracht 15. Sterker is er niet.
traitor-lesson-1-first = Wat gedekt ligt, kent alleen de eigenaar.
    → Laat Brams aas nog even met rust en klaag **een gedekte kaart van Aiko** aan.
    .hint = Op de knop staat Aiko: een gedekte kaart, welke ook.
traitor-lesson-1-hide = Maar een twee, en toch je eerste punt. Nu ziet iedereen je aas, en er zijn bijzondere kaarten die hem verslaan.
    → **Dek** hem weer: je kaarten worden geschud en niemand weet waar hij staat.
    .hint = Gedekt staat hij veilig tussen je andere kaarten.
traitor-lesson-1-special = Brams aas heeft weer toegeslagen en ligt nog steeds open. De 3♣, de 8♦ en de V♠ verslaan een **zwarte aas** als ze die aanklagen.
    → Een van deze drie is van jou: laat die aanklagen.
    .hint = Het is de V♠.
traitor-lesson-1-ace = Tegen al het andere telt ze maar voor 13.
    → Breng **Brams A♠** ten val.
    .hint = Het is de enige open kaart van een ander.
traitor-lesson-1-again = Prachtig! Maar open is je vrouw een makkelijke prooi voor elke heer.
    → **Dek** haar ook weer.
    .hint = Niemand hoeft te weten waar ze staat.
traitor-lesson-1-last = Denk nu na: jij hebt 7 kaarten opgesteld, Aiko en Bram elk 9, Chiara 12. Wie moet alle klaveren en schoppen houden? Zo’n groot leger is verdacht.
    → Klaag nog eens aan met je **sterkste** kaart.
    .hint = De A♣ kan niet verliezen: bij gelijke kracht wint wie aanklaagt.
traitor-lesson-1-suspect = Een aangeklaagde joker sterft altijd en ontmaskert de verrader.
    → Klaag een gedekte kaart van **Chiara** aan, welke je maar wilt. Succes!
    .hint = Kies een kaart van Chiara: dat leger is het grootste.
