# /datenschutz
command-privacy = datenschutz
    .description = Was ich über dich speichere: ansehen, löschen oder deine Ergebnisse verbergen
privacy = ### Was ich über dich speichere
    - **Wer du bist:** deine Discord-ID, den Kanal meiner Direktnachrichten an dich, ob du sie benutzt und ob sie geschlossen sind, und an jedem Tisch deinen Namen und deine Sprache.
    - **Tische:** wo du saßest, eingeladen oder entfernt wurdest, mit welchen Wörtern du abgehoben hast und wann Plätze gewechselt haben.
    - **Deine Antworten** in jeder Partie, mit der Uhrzeit, und deine Notizen. Sie verschwinden { $answers } Tage nach deren Ende. Eine Partie, die du allein spielst, verschwindet { $messages } Tage nach deinem letzten Zug.
    - **Ergebnisse:** wie deine Partien ausgingen. Sie bleiben.
    - **Nachrichten:** welche von mir zu einem Tisch gehören. Das vergesse ich { $messages } Tage nach dessen Ende.
    - **Was du gewählt hast:** Erinnerungen, Zeitzone, Tipps, Bilder, Statistik, wo du gefragt wirst; wen du blockierst und wer dich blockiert.
    - **Was Gastgeber und Admins tun**, auch du, und mit wem, samt Grund, wenn es einen gibt. Das verschwindet nach { $answers } Tagen.
    - **Nicht gespeichert:** was du anderen schreibst, dein Bild, deine Rollen und wer sonst auf einem Server ist. Lobbys, die nie beginnen, verschwinden nach { $lobbies } Tagen, alles von einem Server { $servers } Tage, nachdem er mich entfernt hat.
privacy-shown = Andere können sehen, wie deine Partien ausgingen.
privacy-not-shown = Nur du siehst, wie deine Partien ausgingen.
privacy-operator = Mich betreibt { $operator }.
privacy-operator-unknown = Wer mich betreibt, hat das hier nicht angegeben.
privacy-contact = Kontakt: { $contact }
privacy-policy = Datenschutzerklärung mit Antworten auf häufige Fragen: <{ $url }>
privacy-terms = Nutzungsbedingungen: <{ $url }>
button-my-data = Meine Daten
button-forget = Alles löschen …
button-no-statistics = Keine Statistik
button-statistics = Meine Statistik zeigen
my-data = Das ist alles, was ich über dich speichere, als JSON. Von laufenden Spielen steht darin nur, was du selbst sehen darfst.
forget-sure = ### Alle meine Daten löschen
    - Du verlässt jeden Tisch: In einem laufenden Spiel übernimmt ein Computerspieler deinen Platz endgültig, und du kannst nicht zurückkommen.
    - An Tischen, deren Partie vorbei ist, steht statt deines Namens *{ former-player }*. Partien und Ergebnisse bleiben für die anderen, ohne dich.
    - Deine Einstellungen, Blockierungen und Ergebnisse sind weg. Nichts davon lässt sich zurückholen.
    - In Kanälen ändere ich meine Nachrichten der letzten { $days } Tage. Was andere als Direktnachricht bekommen haben, was älter ist und Dateien, die jemand aufgehoben hat, bleiben, wie sie sind.
    Sichere vorher *{ button-my-data }*, wenn du etwas behalten willst.
button-forget-now = Alles löschen
forget-title = Alle meine Daten löschen
forget-field = Tippe „{ $word }“ zur Bestätigung
forget-note = Das geschieht sofort und lässt sich nicht rückgängig machen.
forget-word = löschen
forgotten = Alles, was ich über dich gespeichert hatte, ist gelöscht, { $when }. Es bleibt nur dieser Eintrag, der nicht sagt, wessen Daten es waren: { $entry }. Setzt du dich wieder an einen Tisch, fängst du bei null an.
refusal-not-confirmed = Es wurde nichts gelöscht. Um alles zu löschen, tippe „{ $word }“ in das Feld.

# Was nicht länger aufbewahrt wird
refusal-cleared = Dieses Spiel ist so lange her, dass seine Züge nicht mehr aufbewahrt werden. Wie es ausging, steht weiter in { COMMAND("history") }.
refusal-put-away = Dieser Tisch wurde vor so langer Zeit geschlossen, dass niemand mehr zustimmen kann. Was geheim war, bleibt geheim.

# Wer persönliche Daten hat löschen lassen
former-player = Ehemaliges Mitglied
end-unproven = Jemand von diesem Tisch hat persönliche Daten löschen lassen. Darum zeigt die Datei nur noch Startwert und Züge und beweist nicht mehr, dass ehrlich gemischt wurde.
refusal-no-proof = Jemand von diesem Tisch hat persönliche Daten löschen lassen, und damit auch, was bewies, dass ehrlich gemischt wurde.
