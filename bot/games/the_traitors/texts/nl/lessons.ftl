### What the lessons of The Traitors say: of every task its words, and a hint after a wrong answer.

the_traitors-lessons = Samen vullen jullie een pot met goud. Maar een van jullie is de verrader, die ’s nachts moordt. Overleeft geen verrader de ronde, dan delen alle overlevenden de pot; anders is die alleen voor de verraders.
the_traitors-lesson-1 = Een ronde verraad
    .end = Chiara **was** de andere verrader, en jullie wisten het niet van elkaar. Bram overleeft ook, maar van de verraders ben alleen jij nog over, dus de hele pot is van jou, en het goud in je hand ook.
        Een spel heeft meestal meerdere rondes, telkens met nieuwe rollen. Ben je getrouw, zoek dan de verraders: let op wie op wie stemt, wie nooit iets geeft en wie na een ruzie wordt vermoord.
the_traitors-lesson-1-recruit = Je bent **getrouw**. Aiko, Bram of Chiara is de verrader; niemand weet wie. En wat is je allereerste kaart? De enige **verraderskaart** in de stapel. Wie die aanneemt, wordt de tweede verrader, en niemand krijgt het te horen, zelfs de andere niet.
    → **Neem hem aan**, voor deze ene keer.
    .hint = Eerlijk blijven kun je aan een echte tafel. Hier: *Aannemen*.
the_traitors-lesson-1-nothing = In je beurt trek je een kaart, mag je er een spelen en houd je er drie. **Goud** gaat in de pot, met een **dolk** zie je iemands hand.
    → Je dolk is later meer waard: **speel niets**.
    .hint = Bewaar alles nog even: *Niets spelen*.
the_traitors-lesson-1-discard = Je hebt vier kaarten, één te veel; de verraderskaart blijft altijd bij je. Ook goud dat je aflegt, gaat in de pot.
    → Leg **goud** af. Dat maakt een eerlijke indruk.
    .hint = De dolk heb je nog nodig. Leg goud af.
the_traitors-lesson-1-victim = Een dolk! Aiko heeft je hand gezien, met de verraderskaart erin. Maar nu brengt een gebeurtenis een **moord**: wie getrouw is, slaapt, een verrader noemt een slachtoffer.
    → Noem **Aiko**: wat een dolk heeft laten zien, mag niemand vertellen, maar Aiko heeft het nu op jou gemunt.
    .hint = Alleen Aiko weet wat jij bent.
the_traitors-lesson-1-dagger = Aiko ligt eruit, en Aiko’s goud ligt in de pot. Daar had alleen een schild geholpen. Denk nu aan jezelf: het goud dat je aan het einde in je hand hebt, is van jou, als je overleeft.
    → Speel je **dolk** en haal er wat bij.
    .hint = Kies de dolk.
the_traitors-lesson-1-blackmail = Bram heeft waar iedereen bij was goud in de pot gedaan. Chiara heeft nog niets gegeven.
    → Chanteer **Chiara**: daar moet het opgestapeld liggen.
    .hint = Wie nooit iets geeft, heeft het meest: Chiara.
the_traitors-lesson-1-take = Drie keer goud, zoals je dacht. Iedereen krijgt te horen dat je een kaart neemt; welke, weten alleen Chiara en jij.
    → Neem **goud**.
    .hint = Iets anders dan goud is er niet. Neem er een.
the_traitors-lesson-1-vote = De gebeurtenis is een **verbanning**: eerst wordt er gepraat, dan stemt iedereen in het geheim, en wie de meeste stemmen heeft, ligt eruit. Jullie zijn nog met z’n drieën. Zijn er maar twee over, dan is de ronde voorbij, en een verrader die overleeft, krijgt de pot.
    → Stem op **Chiara**: wie niets geeft, wordt al gauw voor de verrader gehouden.
    .hint = Bram heeft twee keer gegeven en wordt vertrouwd. Stem op Chiara.
