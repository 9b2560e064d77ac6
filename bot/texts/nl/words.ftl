### The glossary: the words of the bot itself. Each says what it means; .word is the word.

bot-word-table = Een spel in een kanaal of thread: de lobby, iedereen die meedoet, en alles wat er gespeeld wordt. In een kanaal is er altijd maar één tafel open.
    .word = Tafel
bot-word-lobby = Het bericht van een tafel voordat het spel begint. Daar worden plaatsen ingenomen en kiest de gastheer spel, opties en tempo.
    .word = Lobby
bot-word-seat = Een plek aan tafel, voor een mens of een computerspeler. Hand en geheimen horen bij de plaats, wie er ook voor antwoordt.
    .word = Plaats
bot-word-host = De persoon die de tafel heeft geopend. Die kiest de opties en nodigt gasten uit. Gaat de gastheer weg, dan neemt iemand anders dat over.
    .word = Gastheer
bot-word-guest = Iemand die de gastheer aan tafel heeft uitgenodigd.
    .word = Gast
bot-word-option = Een keuze in de spelregels die de gastheer in de lobby maakt, voordat het spel begint.
    .word = Optie
bot-word-preset = Een hele reeks regels onder één naam. Die bepaalt alle andere opties, en elk daarvan kun je nog wijzigen.
    .word = Set spelregels
bot-word-pace = Hoelang je mag nadenken: live, per correspondentie of zonder klok. Dat wordt in de lobby afgesproken.
    .word = Tempo
bot-word-reserve = Tijd die je in een spel één keer kunt opmaken, als de tijd voor een stap om is. Niemand krijgt die terug.
    .word = Reserve
bot-word-computer = Een programma dat op een plaats meespeelt. Het krijgt te zien wat een mens daar zou zien, en verder niets.
    .word = Computerspeler
bot-word-level = Hoe goed een computerspeler speelt: makkelijk, gewoon of sterk. Dat kiest wie hem in de lobby toevoegt; een invaller speelt gewoon.
    .word = Niveau
bot-word-advice = Wat een computerspeler in jouw plaats zou doen. Dat vraag je met *{ button-advice }* onder een vraag, als de gastheer het toestaat; alleen jij ziet het antwoord.
    .word = Advies
bot-word-stand_in = Een computerspeler die antwoordt voor iemand die weg is of van wie de tijd om is. De plaats blijft van die persoon.
    .word = Invaller
bot-word-question = Wat het spel van je wil weten. Je krijgt die als privébericht en antwoordt met knoppen, een menu of een opdracht.
    .word = Vraag
bot-word-hand = Wat je in je hand hebt, met alles wat alleen jij mag zien. *{ button-hand }* laat het je zien.
    .word = Hand
bot-word-notes = Wat je van de anderen denkt, alleen voor jezelf: wie je verdenkt, en een tekst. { COMMAND("notes") } laat ze zien. Je kunt ze veranderen tot het spel is afgelopen.
    .word = Notities
bot-word-board = De afbeelding in het kanaal met alles wat iedereen mag weten. Elke ronde heeft een eigen bord.
    .word = Bord
bot-word-story = Het hele verloop van een spel dat is afgelopen, verteld zonder geheimen.
    .word = Verhaal
bot-word-record = Een bestand met alles waar een spel uit bestaat: regels, opties, toeval en alle antwoorden. Daarmee kan het worden nagespeeld en gecontroleerd.
    .word = Verslag
bot-word-fingerprint = Een getal in de lobby dat staat voor mijn geheim en voor alles waarmee verder wordt geschud. Wie het heeft genoteerd, kan aan het einde controleren of daar iets aan is veranderd. *{ button-fair }* in de lobby legt het uit.
    .word = Vingerafdruk
bot-word-tip = Een regel onder een vraag, zolang een spel nieuw voor je is: wat je daarover moet weten.
    .word = Tip
bot-word-cut = Een woord waarmee iemand aan tafel vóór de start de kaarten coupeert; ook daarmee wordt geschud. Wie als laatste coupeert en daarvoor de vingerafdruk heeft genoteerd, kan aan het einde controleren dat niemand de kaarten heeft gekozen. Dat doe je met *{ button-cut }* in de lobby.
    .word = Couperen
bot-word-replay = Een spel dat is afgelopen, stap voor stap terug te kijken: het bord, de handen en wat er gebeurde. *{ button-replay }* begint ermee.
    .word = Herhaling
bot-word-remark = Wat een computerspeler bij zijn stem zegt, of als hij beschuldigd wordt. Die berust alleen op wat iedereen weet en verraadt dus geen rol.
    .word = Opmerking
bot-word-lesson = Een stuk van een spel dat je alleen speelt om het te leren; elke zet wordt uitgelegd. { COMMAND("learn") } begint er een, en alleen jij ziet die.
    .word = Les
bot-word-rating = Een getal dat zegt hoe goed iemand het op deze server doet in een spel. Het volgt uit de partijen die meetellen; { COMMAND("leaderboard") } toont het. In je eentje winnen verlaagt het nooit, een overwinning delen met zwakkere spelers soms een beetje.
    .word = Rating
bot-word-season = Een kwartaal of een jaar, zoals de server heeft gekozen. Daarna beginnen de ranglijsten opnieuw; de vorige zijn nog te bekijken.
    .word = Seizoen

## Answers

word-more = Meer: { $topic }
word-more-of = Meer: { $topic } ({ $game })
refusal-no-word = Het woord “{ $word }” ken ik niet. { $near ->
    [none] Typ een deel van een woord en kies een van de suggesties.
   *[other] Bedoel je { $near }?
}
