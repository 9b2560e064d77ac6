### After a match: whose suspicions were right. Nobody’s notes are shown unless they agree.

button-knew = Wie het wist
knew-first = **Doorzien vanaf { $round }: { $names }.**
knew-best = Beste speurneus van degenen die hun notities laten zien: **{ $names }**, { $right } van { $marked }.
knew-nobody = Van degenen die hun notities laten zien, wist niemand het.
knew-none = Niemand heeft notities van dit spel laten zien.
knew-of-computers = Niemand heeft notities laten zien, maar de computerspelers hadden zo hun verdenkingen:
knew-could = Niemand heeft notities laten zien. Dit had je kunnen weten:
knew-measure = -# Hoe hoger het getal, hoe meer de anderen iemand konden verdenken, vlak voordat het uitkwam.
knew-computers = -# Hoe sterk iemand gemiddeld door de anderen werd verdacht, telkens aan het eind van de ronde of vlak voordat de waarheid uitkwam. Computerspelers tellen alles mee wat ze hebben gezien, en vertellen het niemand.
knew-blank = -# “–”: daar had niemand anders een mening over.
knew-left-out = -# Wegens plaatsgebrek niet in de afbeelding: { $number ->
    [one] ronde
   *[other] rondes
} { $rounds }.
# In a replay, below what happened in a step.
replay-marks = -# Notities van { $name }: { $marks }
refusal-knew-broken-off = Dit spel is afgebroken. Wie het wist, is niet te zeggen.
refusal-knew-nothing = In dit spel is er geen verborgen kant die je kon ontmaskeren.
refusal-knew-busy = Ik kan het nu niet nagaan. Vraag het me over een minuut nog eens.

## Consent

knew-ask = Mogen de anderen je notities van dit spel zien? Alleen je markeringen zijn te zien, nooit je tekst.
knew-shown = Je notities van dit spel ziet iedereen die ernaar vraagt.
knew-hidden = Je notities van dit spel blijven bij jou. Niemand komt te weten of ze er zijn.
button-notes-show = Mijn notities laten zien
button-notes-always = Op deze server altijd
button-notes-hide = Voor mezelf houden
button-notes-never = Op deze server nooit

## The picture

suspicion-could = Wat je had kunnen weten
suspicion-round = Ronde
suspicion-fooled = Beetgenomen
suspicion-scale = 0: iedereen vertrouwt, 100: iedereen verdenkt
# In the game’s words: who was on the hidden side.
hidden-side = hoorde bij de verborgen kant
suspicion-row = { $name }: { $cells }.{ $count ->
    [0] {""}
   *[other] { " " }Beetgenomen: { $fooled }.
}
suspicion-cell = ronde { $round } { $share ->
    [-1] –
   *[other] { $share }
}{ $was ->
    [none] {""}
   *[other] { " " }({ $was })
}
