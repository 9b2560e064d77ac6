## Where people are asked: by direct message, or privately in the channel

nudge-here = { $names }, je vraag staat hier. Druk op **{ $button }** of gebruik { COMMAND("hand") }: je vraag, je rol en al het andere dat alleen jou aangaat, zie alleen jij.
nudge-new = { $names }, ik heb je je eerste vraag als privébericht gestuurd. Vind je het niet, kijk dan bij de *berichtverzoeken* van Discord, of druk hier op **{ $button }**.
button-here = Vraag het me hier
here = Vanaf nu stuur ik je geen privéberichten meer. Als je aan zet bent, roept het kanaal je op, en *{ button-hand }* toont je vraag aan jou alleen.
end-here = *{ button-hand }* toont aan jou alleen je score en je verslag.
setting-questions = Waar vragen worden gesteld
    .note = Wie het onder “Mijn hand” zelf gekozen heeft, wordt gevraagd waar die dat wil
    .is-direct = met een privébericht
    .is-here = onder vier ogen in het kanaal, zonder privéberichten
openings-waiting = { $number ->
    [one] Het privébericht van 1 persoon moet nog worden geopend; tot dan roept het kanaal die persoon op.
   *[other] De privéberichten van { $number } mensen moeten nog worden geopend; tot dan roept het kanaal hen op.
}
