### Tips on Verräter: one line below the first question of each kind, for those to whom the game is new.
### They say what is true in every match, so they have no variables.

verraeter-tip-farm = Unsicher? Nimm eine Landschaft deines Hauses neben einer zweiten von ihm: Sie wird seltener angegriffen. Unter jede passt ein Gebäude; es bleibt deins, auch wenn das andere Haus sie erobert.
verraeter-tip-conflict = Am meisten bringt ein Ort, an dem dein Haus vorn liegt und nur wenige dafür kämpfen. Du wählst, bis jemand anders den Strategen behält.
verraeter-tip-role = Deine Rolle sieht bis zum Aufdecken niemand, aber die nächste Person sieht, was du weitergibst. Eine der sechs liegt ungesehen zur Seite.
verraeter-tip-supply = Wähle alle Karten, die du ausspielen willst, und drück dann die Schaltfläche darunter. Ausgespielte sind weg, ob gewonnen oder verloren; behaltene helfen später und machen Kontore wertvoller.
verraeter-tip-building = Ein Gutshof bringt nur Karten, solange noch gespielt wird. Kontore zählen erst am Ende und haben Zeit.
verraeter-tip-building_from = Noch ist nichts geschehen: *Zurück* führt einen Schritt zurück, und niemand merkt es.
verraeter-tip-building_to = Wem die Landschaft gehört, ist nur für Gutshöfe wichtig. Kontore zählen, wo auch immer sie liegen.
verraeter-tip-discard = Du musst nichts abwerfen: Was nicht auf die Hand passt, wird dann nicht gezogen.
