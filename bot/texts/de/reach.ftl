## Where people are asked: by direct message, or privately in the channel

nudge-here = { $names }, hier wartet deine Frage. Drücke **{ $button }**, oder nimm { COMMAND("hand") }: Deine Frage, deine Rolle und alles, was nur dich angeht, siehst dann nur du.
nudge-new = { $names }, deine erste Frage habe ich dir als Direktnachricht geschickt. Findest du sie nicht, dann sieh bei Discords *Nachrichtenanfragen* nach, oder drücke hier **{ $button }**.
button-here = Frag mich hier
here = Ich schreibe dir ab jetzt keine Direktnachrichten mehr. Wenn du dran bist, ruft dich der Kanal, und *{ button-hand }* zeigt nur dir deine Frage.
end-here = *{ button-hand }* zeigt nur dir deine Punkte und deine Aufzeichnung.
setting-questions = Wo gefragt wird
    .note = Wer es unter „Meine Hand“ selbst gewählt hat, wird dort gefragt, wo es ihm lieber ist
    .is-direct = per Direktnachricht
    .is-here = nicht öffentlich im Kanal, ohne jede Direktnachricht
openings-waiting = { $number ->
    [one] Die Direktnachrichten von 1 Person sind noch zu eröffnen; bis dahin ruft sie der Kanal.
   *[other] Die Direktnachrichten von { $number } Personen sind noch zu eröffnen; bis dahin ruft sie der Kanal.
}
