# Wat niet langer wordt bewaard
refusal-cleared = Dit spel is zo lang geleden dat de zetten niet meer worden bewaard. Hoe het afliep, blijft staan in { COMMAND("history") }.
refusal-put-away = Deze tafel is zo lang geleden gesloten dat niemand nog kan instemmen. Wat geheim was, blijft geheim.
