# Wat niet langer wordt bewaard
refusal-cleared = Dit spel is zo lang geleden dat de zetten niet meer worden bewaard. Hoe het afliep, blijft staan in { COMMAND("history") }.
refusal-put-away = Deze tafel is zo lang geleden gesloten dat niemand nog kan instemmen. Wat geheim was, blijft geheim.

# Wie persoonlijke gegevens heeft laten wissen
former-player = Voormalige speler
end-unproven = -# Iemand van deze tafel heeft persoonlijke gegevens laten wissen. Daarom toont het bestand alleen nog de startwaarde en de zetten, en bewijst het niet meer dat er eerlijk is geschud.
refusal-no-proof = Iemand van deze tafel heeft persoonlijke gegevens laten wissen, en daarmee ook wat bewees dat er eerlijk is geschud.
