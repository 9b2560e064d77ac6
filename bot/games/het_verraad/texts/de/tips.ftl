### Tips on Het Verraad: one line below the first question of each kind, for those to whom the game is new.
### They say what is true in every match, so they have no variables.

het_verraad-tip-claim = Neutrale Gebiete ringsum sind Platz zum Wachsen. Ein Gebiet zwischen fremden kann umzingelt werden und ist dann verloren.
het_verraad-tip-claim_ring = Der Buchstabe ist der Ring, die Zahl zählt im Uhrzeigersinn. Ein Gebäude zahlt den Bonus seines Gebiets dazu.
het_verraad-tip-first_tower = Später kosten Türme Bausteine. Wird ein Gebiet umzingelt, helfen sie nicht.
het_verraad-tip-take = Die Bausteine auf der Karte gehören dir auch. Auf jede Karte, die du liegen lässt, kommt einer dazu.
het_verraad-tip-act = Wer von einer Art (Gebäude einer Kategorie, Türme, Chips einer Farbe) genug und mehr als alle anderen hat, bekommt deren Großmacht: mehr Punkte. Bei Gleichstand behält man sie.
het_verraad-tip-buy = Ein Gebiet, neben dem noch eines von dir liegt, kann nicht umzingelt werden.
het_verraad-tip-build = Zahlen kann es immer, wenn jemand eine Karte seiner Kategorie nimmt, nicht nur bei dir.
het_verraad-tip-build_on = Das Einkommen, vorher und nachher, ist Wert und Bonus deines einträglichsten Gebäudes der Kategorie. Was du ersetzt, ist weg.
het_verraad-tip-tower = Wird ein Gebiet umzingelt, hilft ein Turm nicht.
het_verraad-tip-swap = Der Marker des Schwarzen Meisters bleibt stehen. Die Werte zählen nur, wenn das Böse gewinnt und mehrere die meisten schwarzen Chips haben.
het_verraad-tip-pawn = Das Pfandhaus zahlt nur einen Teil des Werts, aufgerundet. Die Karte liegt dann offen dort, und andere können sie kaufen.
het_verraad-tip-sell = Die Karte liegt dann offen dort. Andere mit einem Handelsgebäude können sie kaufen.
het_verraad-tip-redeem = Im Pfandhaus kosten alle Karten gleich viel, egal welchen Wert sie haben.
het_verraad-tip-market = Handeln darfst du hier, weil auf einem deiner Gebiete ein Handelsgebäude steht.
het_verraad-tip-play = Die Karte ist verbraucht, auch wenn jemand sie abwehrt.
het_verraad-tip-brand = Wem das Gebiet gehört, ändert sich nicht. Nur das Gebäude und seine Punkte sind weg.
het_verraad-tip-overval = Ein Gebäude dort kommt mit seinen Punkten dazu. Einflusskarten umzingeln nie.
het_verraad-tip-infiltrant = Das Gebiet darf überall liegen, aber ein Gebäude darf dort nicht stehen. Einflusskarten umzingeln nie.
het_verraad-tip-hekserij = Das Gebiet wird neutral: Kaufen können es dann alle, die eines daneben haben.
het_verraad-tip-pionier = Jedes neutrale Gebiet ist recht, auch ein weit entferntes. Steht dort ein Gebäude, das niemandem gehört, kommen seine Punkte dazu.
het_verraad-tip-gif = Welche Gebäudekarte weg ist, bestimmt der Zufall, nicht du. Wer keine hat, zahlt nur.
het_verraad-tip-gouden_handel = Du verkaufst eine Karte von deiner Hand. Gebäude auf dem Spielplan lassen sich nicht verkaufen.
het_verraad-tip-tovenaar = Deine Karte hast du schon genommen: Die, die du offen auslegst, können zuerst andere nehmen.
het_verraad-tip-discard = Aus abgeworfenen Einflusskarten wird der neue Stapel, wenn der alte leer ist.
het_verraad-tip-master = Du musst ihn weder ziehen noch angreifen lassen.
het_verraad-tip-master_to = Nur das Ziel zählt, nicht der Weg. Tore sind für ihn benachbart.
het_verraad-tip-protect = Du wirst gefragt, weil du die Karte haben könntest. Wenn du passt, erfährt niemand, ob du sie hast.
het_verraad-tip-block = Gefragt werden alle, die die Karte haben könnten.
