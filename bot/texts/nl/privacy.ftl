# /privacy
command-privacy = privacy
    .description = Wat ik over je bewaar: opvragen, wissen of je resultaten verbergen
privacy = ### Wat ik over je bewaar
    - **Wie je bent:** je Discord-id, het kanaal van mijn privéberichten aan jou, of je ze gebruikt en of ze gesloten zijn, en aan elke tafel je naam en je taal.
    - **Tafels:** waar je zat, uitgenodigd of verwijderd bent, de woorden waarmee je hebt gecoupeerd, en wanneer plaatsen van hand wisselden.
    - **Je antwoorden** in elke partij, met het tijdstip, en je notities. Die verdwijnen { $answers } dagen na het einde ervan. Een partij die je alleen speelt, verdwijnt { $messages } dagen na je laatste zet.
    - **Resultaten:** hoe je partijen afliepen. Die blijven.
    - **Berichten:** welke van mij bij een tafel horen. Dat vergeet ik { $messages } dagen na het einde.
    - **Wat je hebt gekozen:** herinneringen, tijdzone, tips, afbeeldingen, statistieken, waar je wordt gevraagd; wie je blokkeert, en wie jou blokkeert.
    - **Wat gastheren en beheerders doen**, jij ook, en met wie, met de reden als die er is. Dat verdwijnt na { $answers } dagen.
    - **Niet bewaard:** wat je aan anderen schrijft, je foto en rollen, wie er nog meer op een server is. Lobby’s die nooit beginnen, verdwijnen na { $lobbies } dagen, alles van een server { $servers } dagen nadat die mij heeft verwijderd.
privacy-shown = Anderen kunnen zien hoe je partijen afliepen.
privacy-not-shown = Alleen jij ziet hoe je partijen afliepen.
privacy-operator = Ik word beheerd door { $operator }.
privacy-operator-unknown = Wie mij beheert, heeft dat hier niet vermeld.
privacy-contact = Contact: { $contact }
privacy-policy = Privacyverklaring, met antwoorden op veelgestelde vragen: <{ $url }>
privacy-terms = Gebruiksvoorwaarden: <{ $url }>
button-my-data = Mijn gegevens
button-forget = Wis alles…
button-no-statistics = Geen statistieken
button-statistics = Toon mijn statistieken
my-data = Dit is alles wat ik over je bewaar, als JSON. Van lopende partijen staat er alleen in wat je zelf mag zien.
forget-sure = ### Al mijn gegevens wissen
    - Je verlaat elke tafel: in een lopende partij neemt een computerspeler je plaats voorgoed over, en je kunt niet terugkomen.
    - Aan tafels waar de partij voorbij is, staat *{ former-player }* in plaats van je naam. Partijen en resultaten blijven voor de anderen, zonder jou.
    - Je instellingen, blokkades en resultaten zijn weg. Niets ervan is terug te halen.
    - In kanalen pas ik mijn berichten van de laatste { $days } dagen aan. Wat anderen als privébericht hebben gekregen, wat ouder is en bestanden die iemand heeft bewaard, blijven zoals ze zijn.
    Sla eerst *{ button-my-data }* op als je iets wilt houden.
button-forget-now = Alles wissen
forget-title = Al mijn gegevens wissen
forget-field = Typ “{ $word }” om te bevestigen
forget-note = Het gebeurt meteen en kan niet ongedaan worden gemaakt.
forget-word = wissen
forgotten = Alles wat ik over je bewaarde, is gewist: { $when }. Alleen deze vermelding blijft, die niet zegt om wiens gegevens het ging: { $entry }. Ga je weer aan een tafel zitten, dan begin je bij nul.
refusal-not-confirmed = Er is niets gewist. Typ “{ $word }” in het veld om alles te wissen.

# Wat niet langer wordt bewaard
refusal-cleared = Dit spel is zo lang geleden dat de zetten niet meer worden bewaard. Hoe het afliep, blijft staan in { COMMAND("history") }.
refusal-put-away = Deze tafel is zo lang geleden gesloten dat niemand nog kan instemmen. Wat geheim was, blijft geheim.

# Wie persoonlijke gegevens heeft laten wissen
former-player = Voormalige speler
end-unproven = Iemand van deze tafel heeft persoonlijke gegevens laten wissen. Daarom toont het bestand alleen nog de startwaarde en de zetten, en bewijst het niet meer dat er eerlijk is geschud.
refusal-no-proof = Iemand van deze tafel heeft persoonlijke gegevens laten wissen, en daarmee ook wat bewees dat er eerlijk is geschud.
