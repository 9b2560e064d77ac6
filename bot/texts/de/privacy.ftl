# Was nicht länger aufbewahrt wird
refusal-cleared = Dieses Spiel ist so lange her, dass seine Züge nicht mehr aufbewahrt werden. Wie es ausging, steht weiter in { COMMAND("history") }.
refusal-put-away = Dieser Tisch wurde vor so langer Zeit geschlossen, dass niemand mehr zustimmen kann. Was geheim war, bleibt geheim.

# Wer persönliche Daten hat löschen lassen
former-player = Ehemaliges Mitglied
end-unproven = -# Jemand von diesem Tisch hat persönliche Daten löschen lassen. Darum zeigt die Datei nur noch Startwert und Züge und beweist nicht mehr, dass ehrlich gemischt wurde.
refusal-no-proof = Jemand von diesem Tisch hat persönliche Daten löschen lassen, und damit auch, was bewies, dass ehrlich gemischt wurde.
