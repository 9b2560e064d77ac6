# Was nicht länger aufbewahrt wird
refusal-cleared = Dieses Spiel ist so lange her, dass seine Züge nicht mehr aufbewahrt werden. Wie es ausging, steht weiter in { COMMAND("history") }.
refusal-put-away = Dieser Tisch wurde vor so langer Zeit geschlossen, dass niemand mehr zustimmen kann. Was geheim war, bleibt geheim.
