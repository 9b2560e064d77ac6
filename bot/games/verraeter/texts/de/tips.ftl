### Tips on Verräter: one line below the first question of each kind, for those to whom the game is new.
### They say what is true in every match, so they have no variables.

verraeter-tip-farm = Unter jede Landschaft passt nur ein Gebäude. Es bleibt dort liegen und gehört weiter dir, auch wenn das andere Haus die Landschaft erobert.
verraeter-tip-conflict = Punkte bekommen alle, die für das siegreiche Haus kämpfen: Je weniger ihr seid, desto mehr gibt es pro Kopf.
verraeter-tip-role = Die Rollen, die du weitergibst, bekommt die nächste Person zu sehen und darf davon eine nehmen. Eine der sechs liegt zur Seite, und niemand hat sie gesehen.
verraeter-tip-supply = Ausgespielte Karten werden danach abgelegt, ob gewonnen oder verloren. Du darfst auch gar keine ausspielen.
verraeter-tip-building = Am Ende des Spiels ist jedes deiner Kontore so viele Punkte wert, wie du Versorgungskarten auf der Hand hast; höchstens 3 Karten zählen.
verraeter-tip-building_from = Noch ist nichts geschehen: *Zurück* führt einen Schritt zurück, und niemand merkt es.
verraeter-tip-building_to = Wem die Landschaft gehört, ist nur für Gutshöfe wichtig. Kontore zählen, wo auch immer sie liegen.
verraeter-tip-discard = Du musst nichts abwerfen: Was nicht auf die Hand passt, wird dann nicht gezogen.
