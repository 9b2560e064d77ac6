### The bot itself: commands, lobby, channel, private answers. Players' names arrive made safe for Discord.

## Commands: the name, then what Discord shows beside it. Names are one word in small letters. Other texts name them by
## COMMAND, which people can click where Discord shows formatted text: not in here, on buttons, in menus or on pictures.

command-join = mitspielen
    .description = In diesem Kanal mitspielen oder einen Tisch eröffnen
    .game = spiel
    .game-note = Was an einem neuen Tisch gespielt wird
    .preset = regelwerk
    .preset-note = Nach welchen Regeln an einem neuen Tisch gespielt wird
    .guest = gast
    .guest-note = Wen du per Direktnachricht an deinen Tisch einlädst
command-start = start
    .description = Das Spiel am Tisch dieses Kanals starten
command-leave = verlassen
    .description = Gib deinen Platz frei; im laufenden Spiel übernimmt ihn ein Computerspieler
command-hand = hand
    .description = Deine Handkarten und deine Frage noch einmal sehen, nur für dich
command-board = spielplan
    .description = Den Spielplan noch einmal sehen, nur für dich
    .part = teil
    .part-note = Nur diesen Teil des Spielplans, größer, mit dem, was du dort wählen kannst
command-status = status
    .description = Wie es an diesem Tisch steht; für Admins auch Server und Bot
command-abort = abbrechen
    .description = Einen Tisch schließen, bevor sein Spiel zu Ende ist
    .table = tisch
    .table-note = Die Nummer eines Tisches in einem anderen Kanal, aus dem Status
command-rules = regeln
    .description = Eine kurze Hilfe zu den Regeln
    .topic = thema
    .topic-note = Was du wissen möchtest
    .word = wort
    .word-note = Ein Wort des Spiels oder des Bots, etwa „Platz“: Ich sage, was es bedeutet
    .game = spiel
    .game-note = Welches Spiel; ohne Angabe das, was hier gespielt wird
command-my-block = blockieren
    .description = Jemanden von den Tischen fernhalten, an denen du sitzt; niemand erfährt es
    .person = person
    .person-note = Wen; ohne Angabe nenne ich dir alle, die du blockiert hast
command-my-unblock = entblocken
    .description = Jemanden, den du blockiert hast, wieder an deine Tische lassen
    .person = person
    .person-note = Wen
command-settings = einstellungen
    .description = Wie Tische auf diesem Server beginnen und wer sie verwaltet
    .log = protokoll
    .log-note = Ein Kanal, in den ich schreibe, was Gastgeber und Admins tun
    .role = rolle
    .role-note = Eine Rolle, deren Mitglieder Tische verwalten dürfen
    .call = ruf
    .call-note = Eine Rolle, die „Mitspieler rufen“ erwähnt, statt der Leute, die es möchten
command-history = partien
    .description = Die letzten Partien von jemandem auf diesem Server ansehen
    .person = person
    .person-note = Von wem; sonst deine eigenen
    .game = spiel
    .game-note = Nur von diesem Spiel
command-table = tisch
    .description = Die Tische dieses Servers verwalten
    .table = tisch
    .table-note = Die Nummer eines Tisches, aus /{ command-status }
    .seat = platz
    .seat-note = Wessen Platz
    .reason = grund
    .reason-note = Warum; alle am Tisch lesen es
command-table-close = schließen
    .description = Einen Tisch schließen, bevor sein Spiel zu Ende ist
command-table-pause = pause
    .description = Die Uhr eines Tisches eine Weile anhalten
command-table-resume = weiter
    .description = Die Uhr eines Tisches wieder laufen lassen
command-table-standin = vertreten
    .description = Jemanden, dessen Zeit um ist, durch einen Computerspieler vertreten lassen
command-table-offer = freigeben
    .description = Den Platz von jemandem freigeben, der weg oder gegangen ist oder dessen Zeit um ist

## Buttons

button-join = Mitspielen
button-decline = Heute nicht
button-learn = In fünf Minuten lernen
button-leave = Verlassen
button-computer = + Computer
button-more = Mehr …
lobby-fill = { $number ->
    [one] Start mit 1 Computer
   *[other] Start mit { $number } Computern
}
button-no-computer = Computerspieler weg
button-options = Optionen
button-start = Starten
button-rules = Regeln
button-fair = Ehrlich gemischt?
button-cut = Karten abheben
button-hand = Meine Hand
button-log = Verlauf
button-rematch = Revanche
button-record = Aufzeichnung
button-story = Was geschah
button-replay = Wiederholung
button-show-here = Hier zeigen
button-to-start = Zum Anfang
button-to-end = Zum Ende
button-reveal = Alles aufdecken
button-first = Erste Seite
button-back = Zurück
button-next = Weiter
button-last = Letzte Seite
button-change = Antwort ändern
button-standing = Passen bis zu meinem Zug
button-again = Wieder fragen
button-direct = Frag mich per Direktnachricht
button-hand-over = Endgültig verlassen
button-offer-seat = Meinen Platz anbieten
button-abort = Tisch schließen

## Lobby

lobby-about = -# { $least }–{ $most } Personen · { $length } · { $level }
lobby-free = frei
lobby-host = Gastgeber
lobby-terms = Regeln: { $options } · Tempo: { $pace } · { $language }
game-with-seats = { $game } ({ $least }–{ $most } Personen)
lobby-only = nur für Eingeladene
lobby-only-invited = Hier spielt nur mit, wer eingeladen ist.
lobby-usual = wie üblich
lobby-by-seats = { $option } ({ $number } Leute)
lobby-unsuitable = ⚠ { $option } (nicht für { $number } Personen)
lobby-advised = { $option } (empfohlen für { $number } Personen: { $values })
    .note = Empfohlen für { $number } Personen
lobby-fingerprint = -# Fingerabdruck der Mischung: { $fingerprint }
lobby-fingerprint-open = { lobby-fingerprint } · neu, sobald jemand kommt oder geht
fair = Als dieser Tisch eröffnet wurde, habe ich ein Geheimnis gezogen. Der Fingerabdruck in der Lobby, { $fingerprint }, steht für dieses Geheimnis und für alles, womit gemischt wird: das Spiel und seine Optionen, wer wo sitzt, und die Wörter, mit denen abgehoben wurde. Ändert sich davon etwas, dann auch der Fingerabdruck. Gemischt wird mit dem Geheimnis und dem letzten Fingerabdruck, mit sonst nichts.
    Um sicher zu sein, dass niemand die Karten ausgesucht hat, **notier den Fingerabdruck und heb dann ab** mit *{ button-cut }*: mit einem Wort, das niemand errät, und jedes Mal mit einem anderen. Hebt nach dir noch jemand ab, oder ändert sich vor dem Start etwas, dann mach es noch einmal. Am Ende kannst du dann prüfen, dass niemand die Karten ausgesucht hat, außer du steckst selbst mit denen unter einer Decke, die mich betreiben. Sonst musst du ihnen vertrauen. In die Karten sehen könnten sie in jedem Fall.
    Am Ende des Spiels veröffentliche ich das Geheimnis in einer Datei. `python -m bot verify FILE FINGERPRINT WORD` mischt damit noch einmal, spielt jede Antwort nach den Regeln und vergleicht mit dem, was du notiert und eingegeben hast.
    Abgehoben: { $cuts }
fair-older = Diesen Tisch hat eine ältere Version von mir eröffnet, und ich mische, wie sie es versprochen hat: mit einem Geheimnis, dem Spiel und seinen Optionen, wer wo sitzt, und den Wörtern, mit denen abgehoben wurde. Die Lobby zeigt nur den Fingerabdruck des Geheimnisses: { $fingerprint }. Am Ende kannst du prüfen, dass ich das Geheimnis nicht ausgetauscht habe, aber nicht, dass niemand die Karten ausgesucht hat: Da musst du denen vertrauen, die mich betreiben. An einem neuen Tisch kannst du auch das prüfen.
    Abgehoben: { $cuts }
fair-program = Das Programm, das prüft: { $source }
fair-uncut = niemand
lobby-cuts = -# Abgehoben: { $more ->
        [0] { "" }
       *[other] … ({ $more } weitere),{ " " }
    }{ $cuts }
lobby-cut-again = **Seit dem letzten Abheben hat sich etwas geändert**, deshalb gibt es einen neuen Fingerabdruck. Wer sicher sein will, hebt noch einmal ab, mit einem anderen Wort.
lobby-cut-before = -# Nach dem letzten Abheben hat sich etwas geändert.
cut-title = Karten abheben
cut-field = Ein Wort, das niemand errät
cut-note = Notier zuerst den Fingerabdruck: { $fingerprint }. Dein Wort sehen alle.
start-cuts = Es wurde abgehoben: { $cuts }. Der Fingerabdruck ist { $fingerprint }. Wenn du alles gesehen hast, starte mit diesen Wörtern.
lobby-missing = { $number ->
    [one] **Es fehlt noch 1 Person.**
   *[other] **Es fehlen noch { $number } Personen.**
}
lobby-ready = **Bereit:** Wer am Tisch sitzt, kann *{ button-start }* drücken.
lobby-invited = Eingeladen: { $names }.
lobby-started = Das Spiel hat begonnen.
lobby-aborted = Dieser Tisch wurde vor Spielbeginn geschlossen.
join-opened = Du hast einen Tisch für { $game } eröffnet und sitzt auf Platz 1. Andere kommen mit { COMMAND("join") } oder über die Schaltfläche dazu; Computerspieler füllen leere Plätze.
join-opened-apart = Du hast in { $where } einen Tisch für { $game } eröffnet und sitzt auf Platz 1. Andere kommen dort mit { COMMAND("join") } oder über die Schaltfläche dazu.
join-invited = Eingeladen: { $names }.
join-seated = { $missing ->
    [0] Du sitzt auf Platz { $seat } bei { $game }. Es kann losgehen: Drücke *{ button-start }*, oder nimm { COMMAND("start") }.
    [one] Du sitzt auf Platz { $seat } bei { $game }. Es fehlt noch 1 Person.
   *[other] Du sitzt auf Platz { $seat } bei { $game }. Es fehlen noch { $missing } Personen.
}
join-again = Du sitzt hier schon auf Platz { $seat }.
left = Du hast den Tisch verlassen.
left-closed = Du hast den Tisch verlassen. Außer dir war niemand mehr da, darum ist er jetzt geschlossen.
leave-sure = Das Spiel läuft. Wenn du gehst, übernimmt ein Computerspieler deinen Platz mit allen Geheimnissen, und du kannst nicht zurückkommen. In deiner Statistik steht dann, dass du diese Partie verlassen hast, und wenn sie für die Rangliste zählt, bist du dort Letzter. Kommst du wieder, nimm lieber { COMMAND("seat", "away") }: Dann bleibt es deine Partie.
hand-over-name = { $name } (Computer)
handed-over = Du hast den Tisch verlassen; ein Computerspieler macht für dich weiter.
started = Das Spiel beginnt. Deine Fragen kommen als Direktnachricht; *{ button-hand }* unter dem Spielplan zeigt sie auch.
rematch-opened = In { $where } ist ein neuer Tisch mit denselben Regeln offen. Die anderen sind eingeladen.
invitation = **{ $host }** lädt dich zu { $game } ein: auf { $server }, in { $where }.
invitation-here = { $names }: { $host } lädt { $number ->
    [one] dich
   *[other] euch
} an diesen Tisch für { $game } ein.
invitation-waiting = Du hast einen Platz bei { $game } in { $where }: **{ $here } von { $seats } sind da.**
invitation-declined = Dann eben nicht heute. Am Tisch für { $game } in { $where } stehst du einfach nicht mehr auf der Liste.
invitation-taken = Du hast dich an den Tisch für { $game } in { $where } gesetzt.
lobby-dismissed = { $host } leitet den Tisch für { $game } in { $where } und hat deinen Platz wieder frei gemacht. Nur du erfährst das. Wieder dazusetzen kannst du dich, wenn du eingeladen wirst; an anderen Tischen bist du willkommen.
invitation-over = Die Einladung an einen Tisch für { $game } in { $where } gilt nicht mehr.

## Options

options-title = Optionen von { $game }
options-hint = Welche Option?
options-value-hint = Hier wählen
options-game = Spiel
options-language = Sprache
    .note = Für die Lobby und alles, was im Kanal steht
options-only = Wer mitspielen darf
    .note = Alle, oder nur, wen du mit /{ command-join } einlädst
    .is-off = alle
    .is-on = nur Eingeladene
options-remove = Jemanden entfernen
    .note = Wieder an den Tisch kommt nur, wen du neu einlädst
options-host = Gastgeberrolle weitergeben
    .note = Danach wählt jemand anders die Optionen
language-name = Deutsch

## Settings of a server

settings-title = Einstellungen dieses Servers
settings-hint = Welche Einstellung?
settings-elsewhere = -# Protokollkanal und Rollen wählst du mit den Optionen von { COMMAND("settings") }. Wer welchen Befehl in welchem Kanal benutzen darf, ist eine Einstellung von Discord: *Servereinstellungen → Integrationen → Turncoat*.
setting-language = Sprache der Tische
    .note = Für die Lobby und alles, was im Kanal steht
    .is-usual = die des Community-Servers, sonst die des Gastgebers
setting-game = Übliches Spiel
    .note = Was gespielt wird, wenn niemand ein Spiel nennt
    .is-usual = das erste, das angeboten wird
setting-games = Angebotene Spiele
    .note = Nur diese lassen sich auf diesem Server wählen
    .is-usual = alle
setting-pace = Übliches Tempo
    .note = Wie schnell an neuen Tischen gespielt wird
    .is-live = live
    .is-post-8 = Fernpartie, 8 Stunden je Zug
    .is-post-24 = Fernpartie, 24 Stunden je Zug
    .is-post-48 = Fernpartie, 48 Stunden je Zug
    .is-post-72 = Fernpartie, 72 Stunden je Zug
    .is-none = ohne Uhr
setting-substitutes = Übliche Vertretung
    .note = Wer an neuen Tischen einen Platz übernehmen darf
    .is-anyone = Menschen und Computerspieler
    .is-computers = nur Computerspieler
setting-threads = Ein Thread pro Tisch
    .note = Tische werden in eigenen Threads eröffnet, mehrere nebeneinander
    .is-off = nein
    .is-on = ja
setting-events = Events für Verabredungen
    .note = Jede steht auch unter den Events des Servers; dafür brauche ich „Events erstellen“
    .is-off = nein
    .is-on = ja
setting-tables = Tische gleichzeitig
    .note = So viele Tische dürfen auf diesem Server offen sein
setting-role = Rolle, die Tische verwaltet
    .note = Zusätzlich zu allen, die den Server verwalten dürfen
    .is-usual = keine
setting-call = Rolle, die gerufen wird
    .note = „Mitspieler rufen“ erwähnt sie statt der Leute, die es möchten
    .is-usual = keine: wer es möchte
setting-log = Protokollkanal
    .note = Wohin ich schreibe, was Gastgeber und Admins tun
    .is-usual = keiner

## What hosts and admins did

action-abort = { $who } hat Tisch { $table } geschlossen.
action-invite = { $who } hat { $about } an Tisch { $table } eingeladen.
action-remove = { $who } hat { $about } von Tisch { $table } entfernt.
action-host = { $who } hat die Gastgeberrolle an Tisch { $table } an { $about } weitergegeben.
action-only = { $about ->
    [on] { $who } lässt an Tisch { $table } nur Eingeladene mitspielen.
   *[other] { $who } lässt an Tisch { $table } alle mitspielen.
}
action-call = { $who } hat Mitspieler an Tisch { $table } gerufen.
action-pause = { $who } hat die Uhr von Tisch { $table } angehalten.
action-resume = { $who } hat die Uhr von Tisch { $table } weiterlaufen lassen.
action-more = { $who } hat an Tisch { $table } mehr Zeit gegeben.
action-standin = { $who } hat { $about } an Tisch { $table } von einem Computerspieler vertreten lassen.
action-offer = { $who } hat den Platz von { $about } an Tisch { $table } freigegeben.
action-set = { $who } hat *{ $setting }* geändert: { $value }.
action-because = { $action } Grund: { $reason }

## Blocking

blocked = { $name } kann sich nicht mehr zu dir an den Tisch setzen und erfährt nicht, warum. Wer schon mit dir am Tisch sitzt, bleibt. { COMMAND("my", "unblock") } nimmt das zurück.
unblocked = { $name } kann mit dir an einem Tisch sitzen.
blocks = Du hast blockiert: { $names }.
blocks-none = Du hast niemanden blockiert.

## Prompts

prompt-where = { $game } · { $server } { $channel }
prompt-board-link = Spielplan
prompt-pick-one = Wähle aus
prompt-pick-several = Wähle beliebig viele und bestätige
prompt-pick-exactly = Wähle { $number } und bestätige
prompt-pick-up-to = Wähle bis zu { $number } und bestätige
prompt-pick-more = Noch { $number } wählen
prompt-page = Wo suchen?
prompt-picked = Gewählt: { $choices }.
prompt-confirm = Bestätigen: { $choices }
prompt-confirm-nothing = Bestätigen: nichts
prompt-confirm-number = { $number ->
    [one] Bestätigen: 1 ausgewählt
   *[other] Bestätigen: { $number } ausgewählt
}
prompt-stand-in = { $answered ->
    [true] Hier hat ein Computerspieler für dich geantwortet.
   *[false] Hier antwortet ein Computerspieler für dich.
}
prompt-over = Diese Frage ist beantwortet.
prompt-aborted = Der Tisch wurde geschlossen; du brauchst nichts mehr zu beantworten.
prompt-changeable = Du kannst das ändern, bis alle geantwortet haben.
prompt-revealing = **Im Kanal werden gerade die Stimmen aufgedeckt.** Schau erst dort nach; ein Klick { $over ->
    [true] weiter oben zeigt, wie es ausging.
   *[false] zeigt, wie es weitergeht.
}
# The person who was asked next, when the answer came.
prompt-next = -# Als Nächstes: { $name }.
prompt-waiting = -# Andere sind dran: { COMMAND("hand") } zeigt, wer und seit wann.
prompt-standing = Bis zu deinem nächsten Zug passt du, egal was andere tun. *{ button-hand }* unter dem Spielplan nimmt das zurück.
again = Du wirst wieder gefragt.
direct = Ich schicke dir deine Fragen als Direktnachricht. Wenn Discord das nicht zulässt, ruft dich der Kanal wie bisher.
parts-hint = Näher ansehen
parts-hand = Wieder deine Hand
nothing-label = nichts

## Who learns their role or side is told it with a card; each game says which, how it wins, and what to do first

cast-advice = **Ein erster Rat:** { $advice }

## Channel

round = { $rounds ->
    [0] Runde { $round }
   *[other] Runde { $round } von { $rounds }
}
    .within = { $rounds ->
        [0] Runde { $round }
       *[other] Runde { $round } von { $rounds }
    }
    .before = Vor der ersten Runde
    .label = Runde
    .which = Welche Runde?
board-revealing = die Stimmen werden aufgedeckt
board-unmasking = die Masken fallen
board-gathering = alle finden sich ein
board-goes-on = geht unten weiter
board-awaited = { $asked ->
    [true] Gefragt: { $names }.
   *[false] An der Reihe: { $names }.
}{ $first ->
    [true] { " " }Antworte auf deine Direktnachricht oder drücke *{ button-hand }*.
   *[false] { "" }
}
awaited = Wir warten auf { $names }.
awaited-of-several = { $answered ->
    [one] 1 von { $number } hat
   *[other] { $answered } von { $number } haben
} geantwortet. Noch offen: { $names }.
awaited-you = { COUNT($others) ->
    [0] Alle warten auf dich.
   *[other] Noch offen: du und { $others }.
}
awaited-you-of-several = { $answered ->
    [one] 1 von { $number } hat
   *[other] { $answered } von { $number } haben
} geantwortet. { awaited-you }
awaited-secret = { $own ->
    [true] Du bist gefragt, und { $names } auch.
   *[false] Gefragt: { $names }.
} Wer schon geantwortet hat, bleibt geheim, bis alle geantwortet haben.
awaited-since = Der letzte Zug war { $since }.
awaited-nobody = Das Spiel ist zu Ende.
nobody = niemanden
restored = Ich bin wieder auf dem Stand vom { $when }. Neuere Nachrichten von mir gelten nicht; wer antworten soll, wurde noch einmal gefragt.
nudge = { $names }, ich kann dir keine Direktnachrichten schicken. Drücke **{ $button }**, oder nimm { COMMAND("hand") }: Dann siehst nur du deine Frage.
nudge-ours = { $names }, Discord lässt mich gerade keine Direktnachrichten eröffnen; an deiner Einstellung liegt das nicht. Drücke **{ $button }**, oder nimm { COMMAND("hand") }: Dann siehst nur du deine Frage.
end-winners = { $number ->
    [0] Niemand gewinnt.
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
}
end-side = { $side }: { $names }
end-own = Deine Punktzahl: { $score }
end-own-win = { COUNT($others) ->
    [0] Du gewinnst!
   *[other] Du teilst dir den Sieg mit { TOGETHER($others) }!
}
out-watch = Ab jetzt schaust du nur noch zu: Du wirst nichts mehr gefragt. Das Spiel geht in { $where } weiter.
out-suspect = **Dein Verdacht zählt weiter:** Halte ihn mit { COMMAND("notes") } fest. Wer am Ende seine Notizen zeigt, wird vielleicht für den besten Spürsinn genannt.
out-slate = **Wen verdächtigst du?** Drück auf Namen: Das siehst nur du. Fallen die Masken, wird der beste Geist mit seinen Treffern genannt. Wer hier drückt, ist damit einverstanden.
button-slate = Mein Verdacht
# Whoever judged best of those who were out: of so many who were still in.
ghost-best = { COUNT($names) ->
    [one] Bester Geist: **{ $names }**, lag bei { $right } von { $judged } richtig.
   *[other] Beste Geister: **{ $names }**, lagen je bei { $right } von { $judged } richtig.
}
aborted = { $names } – { $by } hat diesen Tisch geschlossen. Nichts davon zählt.
aborted-reason = Grund: { $reason }
aborted-quiet = An diesem Tisch für { $game } ist eine Stunde lang nichts passiert, darum habe ich ihn geschlossen. { COMMAND("join") } eröffnet einen neuen.
aborted-forsaken = Der Server { $server } hat mich vor einer Woche entfernt und nicht wieder eingeladen; darum habe ich den Tisch dort ({ $game }) geschlossen. Nichts davon zählt.
aborted-hidden = Was geheim war, bleibt geheim, solange nicht alle, die bis zuletzt dabei waren, dem Aufdecken zustimmen (bisher { $agreed } von { $number }).
aborted-revealed = Alle, die bis zuletzt dabei waren, haben zugestimmt: Nichts ist mehr geheim.
agreed = Du stimmst zu, alles aufzudecken. Bisher { $agreed } von { $number }; erst wenn alle zustimmen, wird etwas erzählt.
agreed-all = Alle haben zugestimmt: Geschichte und Aufzeichnung lassen sich jetzt lesen.
record = Die Aufzeichnung des Spiels mit allem, was geheim war.
story-page = -# Seite { $page } von { $pages }
replay-step = Schritt { $step } von { $steps }
replay-steps = Schritt
replay-seen = Ansicht: { $who }
replay-onlooker = Publikum
replay-everything = alles, auch Verborgenes
replay-seen-hint = Durch wessen Augen?
history-title = Die letzten Partien von { $name }
history-none = Von { $name } ist hier keine Partie zu sehen, die zu Ende gespielt wurde.
history-hint = Eine davon noch einmal ansehen
history-with = mit { $names }
history-table = Tisch { $number }
history-outcome = { $rank ->
        [1] gewonnen
       *[other] Platz { $rank } von { $seats }
    }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
story-told = An { $names }: { $line }
log-empty = Noch ist nichts passiert.
rules-hint = Anderes Thema

## Status and abort

status-shards = Shards dieses Prozesses: { $connected } von { $own } verbunden; insgesamt { $shards }.
status-no-table = In diesem Kanal ist kein Tisch offen. { COMMAND("join") } eröffnet einen.
status-lobby = { $game } in { $where }: { $number ->
    [one] 1 Platz besetzt
   *[other] { $number } Plätze besetzt
}, eröffnet { $since }.
status-unshown = { $game } in { $where }: **lässt sich nicht zeigen**, weil mit dem Spiel etwas nicht stimmt. Keine Antwort geht verloren.
status-here = Der Tisch dieses Kanals.
status-server = { $number ->
    [0] **Dieser Server** hat keinen offenen Tisch.
    [one] **Dieser Server** hat 1 offenen Tisch:
   *[other] **Dieser Server** hat { $number } offene Tische:
}
status-health = **Der Bot**: Version { $version } auf Python { $python }, gestartet { $since }, Latenz { $latency } ms, { $shards ->
    [one] 1 Shard
   *[other] { $shards } Shards
}, insgesamt { $tables ->
    [one] 1 offener Tisch
   *[other] { $tables } offene Tische
}, { $invalid } abgelehnte Anfragen in 10 Minuten.
status-restarted = Neu begonnen: { $work ->
    [alive] Lebenszeichen
    [closing] Schließen verlassener Tische
    [cluster] Zusammenarbeit mit anderen Prozessen
    [computers] Computerspieler
    [deletion] Löschen von Daten
    [log] Protokollkanäle
    [messages] Nachrichten
    [recovery] Tische auf Stand bringen
    [retention] Löschen, was nicht länger aufbewahrt wird
    [servers] Server im Blick behalten
    [shown] Merken, was schon gezeigt ist
    [time] Fristen
    [turning] Wendepunkte
   *[other] { $work }
}{ $table ->
    [0] {""}
   *[other] {" "}(Tisch { $table })
}, { $times ->
    [one] einmal
   *[other] { $times }-mal
}, zuletzt { $since }. Den Grund nennt das Log.
status-paused = { $number ->
    [one] 1 Tisch ruht, weil sein Server mich entfernt hat.
   *[other] { $number } Tische ruhen, weil ihre Server mich entfernt haben.
}
status-away = weg: { $names }
status-offered = freie Plätze: { $names }
status-actions = **Was Gastgeber und Admins zuletzt getan haben**
abort-sure = Diesen Tisch schließen? Seine Aufzeichnung bleibt, aber nichts davon zählt.
abort-done = Der Tisch ist geschlossen. Alle, die dort saßen, wissen Bescheid.
trouble-channel-gone = Den Kanal dieses Tisches gibt es nicht mehr. Wer den Server verwalten darf, kann den Tisch mit { COMMAND("abort") } schließen.
trouble-no-access = Ich darf im Kanal dieses Tisches nichts schreiben: Gib mir dort *Kanal anzeigen*, *Nachrichten senden* und *Dateien anhängen*.
trouble-no-connect = Ich darf im Kanal dieses Tisches nichts schreiben: In Sprach- und Stage-Kanälen brauche ich auch *Verbinden*, neben *Kanal anzeigen*, *Nachrichten senden* und *Dateien anhängen*.
trouble-server-gone = Der Server dieses Tisches hat mich entfernt. Der Tisch ruht, bis ich wieder eingeladen werde; nach 7 Tagen wird er geschlossen.
trouble-mention-me = Der Tisch ist eröffnet, aber ich bin nicht in diesem privaten Thread und kann ihn nicht zeigen: Erwähne mich hier einmal, dann erscheint er.
trouble-thread-locked = Dieser Thread ist gesperrt, und ich darf das nicht ändern: Entsperrt ihn, oder gebt mir *Threads verwalten*.
trouble-blocked = Die automatische Moderation (AutoMod) des Servers hält meine Nachrichten im Kanal dieses Tisches auf: Nehmt mich dort aus.
trouble-timed-out = Ich habe auf diesem Server einen Timeout und darf nicht schreiben: Wer Mitglieder moderieren darf, kann ihn aufheben.
trouble-delayed-channel = Discord hat Schwierigkeiten mit meinen Nachrichten im Kanal dieses Tisches. Ich versuche es weiter; { COMMAND("board") } zeigt, wie es steht.
trouble-delayed-direct = Discord hat Schwierigkeiten mit einigen meiner Direktnachrichten. Ich versuche es weiter; { COMMAND("hand") } zeigt deine Frage.
trouble-opening-paused = Discord lässt mich gerade keine Direktnachrichten eröffnen. { COMMAND("hand") } zeigt deine Frage.
permission = { $key ->
    [view_channel] Kanal anzeigen
    [read_messages] Kanal anzeigen
    [send_messages] Nachrichten senden
    [send_messages_in_threads] Nachrichten in Threads senden
    [create_public_threads] Öffentliche Threads erstellen
    [attach_files] Dateien anhängen
    [connect] Verbinden
   *[other] { $key }
}

## Refusals: what is wrong, and what to do

refusal-server-only = Das geht nur im Kanal eines Servers.
refusal-permissions = Hier kann ich nicht spielen: Mir fehlt in diesem Kanal die Berechtigung { $missing }. Wer den Server verwaltet, kann sie in den Einstellungen des Kanals erteilen.
refusal-unknown-game = Dieses Spiel kenne ich nicht. Ich kenne: { $games }.
refusal-option = Diese Option oder diesen Wert gibt es nicht. Wähle etwas aus der Liste.
refusal-other-game = Hier ist ein Tisch für { $game } offen. Spiel mit, ohne ein Spiel zu nennen, oder nimm einen anderen Kanal.
refusal-channel-taken = In diesem Kanal gibt es schon einen Tisch. Setz dich mit { COMMAND("join") } dazu, oder nimm einen anderen Kanal oder einen Thread.
refusal-no-table = In diesem Kanal ist kein Tisch offen. { COMMAND("join") } eröffnet einen.
refusal-no-table-anywhere = Du sitzt an keinem laufenden Tisch. Nimm { COMMAND("join") } im Kanal eines Servers.
refusal-no-such-table = Diesen Tisch gibt es nicht mehr.
refusal-stranger = Du sitzt nicht an diesem Tisch. Mit { COMMAND("join") } bekommst du einen Platz: hier, solange das Spiel nicht begonnen hat, sonst an einem neuen Tisch.
refusal-running = Das Spiel läuft schon, darum lässt sich das nicht mehr ändern.
refusal-running-join = Hier läuft schon ein Spiel. Warte auf das nächste, oder eröffne mit { COMMAND("join") } einen Tisch in einem anderen Kanal oder einem Thread.
refusal-running-leave = Das Spiel läuft. Mit { COMMAND("leave") } verlässt du es, und ein Computerspieler nimmt deinen Platz ein.
refusal-over = An diesem Tisch ist das Spiel vorbei. { COMMAND("join") } eröffnet einen neuen.
refusal-not-over = Das Spiel ist noch nicht vorbei. Was geheim ist, wird am Ende erzählt.
refusal-hidden = Dieses Spiel wurde abgebrochen. Was geheim war, bleibt geheim, bis alle zustimmen, die bis zuletzt dabei waren (bisher { $agreed } von { $number }). Das geht mit *{ button-reveal }* unter der Nachricht, dass der Tisch geschlossen wurde.
refusal-never-told = Dieses Spiel wurde abgebrochen, und niemand sitzt mehr dort, um dem Aufdecken zuzustimmen. Was geheim war, bleibt geheim.
refusal-full = Alle { $number } Plätze sind besetzt. Warte auf das nächste Spiel, oder eröffne einen Tisch in einem anderen Kanal oder einem Thread.
refusal-full-computers = Alle { $number } Plätze sind besetzt, einige von Computerspielern. Wer am Tisch sitzt, kann unter *{ button-options }* einen davon entfernen.
refusal-too-many = Dieses Spiel ist für höchstens { $number } Personen, und hier sitzen schon mehr.
refusal-no-computer = Hier sitzt kein Computerspieler.
refusal-host-only = Das kann an diesem Tisch nur { $host }.
refusal-missing = { $number ->
    [one] Es fehlt noch 1 Person. Lade jemanden ein, oder nimm einen Computerspieler dazu.
   *[other] Es fehlen noch { $number } Personen. Lade andere ein, oder nimm Computerspieler dazu.
}
refusal-roster = Am Tisch hat sich etwas geändert, seit du hingesehen hast. Sieh nach, wer jetzt dort sitzt, und drücke noch einmal *{ button-start }*.
refusal-show-here = Du darfst in diesem Kanal nicht schreiben, deshalb wird hier für dich nichts gezeigt.
refusal-cut-empty = Von diesem Wort ist nichts zu sehen. Gib eines mit Buchstaben oder Ziffern ein.
refusal-cut-often = Es wurde schon { $number }-mal abgehoben, das genügt. Starte das Spiel.
refusal-cut-late = Während du getippt hast, hat sich an diesem Tisch etwas geändert; dein Wort zählt deshalb nicht. Notier den neuen Fingerabdruck und heb noch einmal ab, mit einem anderen Wort.
refusal-cut-known = Mit diesem Wort wurde hier schon abgehoben. Nimm ein anderes, das niemand errät.
refusal-cuts-unseen = Es wurde abgehoben. Mit { COMMAND("start") } siehst du die Wörter, oder drücke *{ button-start }* in der Lobby.
refusal-unsuitable = Eine Option in der Lobby passt nicht zu { $number } Mitspielern. Der Gastgeber kann sie unter *{ button-options }* ändern; oder lasst andere mitspielen.
refusal-not-started = Das Spiel hat noch nicht begonnen. Wer am Tisch sitzt, kann *{ button-start }* drücken.
refusal-server-gone = Der Server { $server } hat mich entfernt; dieser Tisch ruht. Er geht weiter, sobald mich jemand wieder einlädt; nach 7 Tagen wird er geschlossen.
refusal-not-a-member = Du bist nicht mehr auf dem Server { $server } und kannst dort an keinem Tisch sitzen.
refusal-not-open = Dieser Tisch ist für dich nicht offen.
refusal-not-invited = An diesen Tisch bist du gerade nicht eingeladen.
refusal-removed = Du wurdest von diesem Tisch entfernt. Spiel an einem anderen mit, oder eröffne anderswo mit { COMMAND("join") } einen eigenen.
refusal-only-invited = An diesem Tisch spielt nur mit, wer eingeladen ist. Bitte um eine Einladung, oder eröffne anderswo mit { COMMAND("join") } einen eigenen.
refusal-own-lobby = Du hast schon einen Tisch, an dem das Spiel noch nicht begonnen hat: in { $where }. Starte es, oder schließe ihn dort mit { COMMAND("abort") }.
refusal-most-seats = Du sitzt schon an { $number } Tischen, mehr geht nicht. Verlasse einen, oder warte, bis einer zu Ende ist.
refusal-most-tables = Auf diesem Server sind { $number } Tische offen, mehr lässt er nicht zu. Spiel an einem davon mit, oder warte, bis einer zu Ende ist.
refusal-most-opened = Du hast in einer Stunde { $number } Tische eröffnet, an denen nicht zu Ende gespielt wurde; mehr geht nicht. Spiel bei jemand anderem mit, oder warte ein wenig.
refusal-not-offered = Dieses Spiel wird auf diesem Server nicht angeboten. Wähle eines, das { COMMAND("join") } vorschlägt.
refusal-threads = Hier kann ich keinen Thread eröffnen. Gebt mir in diesem Kanal *Öffentliche Threads erstellen* und *Nachrichten in Threads senden*, oder schaltet *{ setting-threads }* mit { COMMAND("settings") } aus.
refusal-threads-most = Auf diesem Server sind so viele Threads aktiv, wie Discord zulässt. Schließt einen davon, und versucht es noch einmal.
refusal-is-bot = Das ist ein Bot. Wähle nur Menschen.
refusal-block-self = Dich selbst kannst du nicht blockieren.
refusal-block-most = Du hast schon { $number } Personen blockiert, mehr geht nicht. { COMMAND("my", "unblock") } macht Platz.
refusal-guest-blocked = Eine dieser Personen hast du blockiert. Wenn du sie einladen möchtest, nimm erst { COMMAND("my", "unblock") }.
refusal-most-guests = An einen Tisch lassen sich höchstens { $number } Personen einladen.
refusal-not-here = Wähle jemand anderen, der hier sitzt.
refusal-manage-server = Das kann nur, wer den Server verwalten darf. Bitte jemanden darum, der es darf.
refusal-administer = Das kann nur, wer die Tische dieses Servers verwaltet. Bitte jemanden darum, der das tut.
refusal-log-closed = In { $where } darf ich nicht schreiben. Gib mir dort *Kanal anzeigen* und *Nachrichten senden*, und wähle den Kanal noch einmal.
refusal-not-asked = Du bist nicht an der Reihe. Du bekommst eine Nachricht, sobald du gefragt wirst.
refusal-other-question = Du wirst jetzt etwas anderes gefragt. { COMMAND("hand") } zeigt deine Frage.
refusal-not-this-game = Du spielst { $game }: Deine Frage dort beantwortest du mit { COMMAND($key, $word) }.
refusal-which-table = Du wirst an mehreren Tischen gefragt. Wähle einen der Vorschläge, oder gib den Befehl im Kanal des Tisches.
refusal-answered = Diese Frage ist schon beantwortet. Es hat sich nichts geändert.
refusal-stale = Das war eine frühere Frage. { COMMAND("hand") } zeigt die jetzige.
refusal-illegal-unknown = „{ $key }“ steht jetzt nicht zur Wahl. Nimm einen der Vorschläge; { COMMAND("hand") } zeigt sie alle.
refusal-illegal-twice = Du hast dasselbe zweimal gewählt.
refusal-illegal-too-few = Wähle mindestens { $number }.
refusal-illegal-too-many = Wähle höchstens { $number }.
refusal-illegal-not-a-list = Diese Antwort habe ich nicht verstanden. { COMMAND("hand") } zeigt deine Frage.
refusal-no-hand = Du sitzt hier an keinem laufenden Tisch. Mit { COMMAND("join") } spielst du mit.
refusal-no-board = In diesem Kanal hat noch kein Spiel begonnen.
refusal-no-part = Diesen Teil hat der Spielplan nicht. Wähle einen aus der Liste.
refusal-ambiguous = „{ $key }“ kann mehreres bedeuten. Wähle einen der Vorschläge.
refusal-forged = Diese Schaltfläche kenne ich nicht. Nimm die neueste Nachricht oder { COMMAND("hand") }.
refusal-other-command = Dieser Befehl hat sich gerade geändert. Tippe ihn noch einmal.
refusal-unreadable = An diesem Tisch hat eine neuere Version von mir gespielt, darum kann ich ihn nicht zeigen. Sag bitte den Betreibern des Bots Bescheid.
refusal-game-missing = An diesem Tisch wird „{ $game }“ gespielt, und dieses Spiel habe ich gerade nicht. Wer den Server verwaltet, kann den Tisch mit { COMMAND("abort") } schließen; wer den Bot betreibt, kann das Spiel wieder installieren.
refusal-abort-lobby = Nur der Gastgeber, oder wer den Server verwaltet, kann diesen Tisch schließen.
refusal-abort-running = Einen laufenden Tisch kann nur schließen, wer den Server verwaltet. Bitte dort jemanden darum. Spielst du allein gegen Computerspieler, spielen sie nach { COMMAND("leave") } ohne dich zu Ende.
cannot-be-shown = **Ich kann diesen Tisch nicht zeigen.** Mit mir oder mit diesem Spiel stimmt etwas nicht. Ich versuche es weiter, und keine Antwort geht verloren. Gib diese Nummer an die Betreiber des Bots weiter: `{ $reference }`. { COMMAND("abort") } beendet die Partie.
refusal-defect = Bei mir ist etwas schiefgegangen, verloren ist nichts. Wenn es wieder vorkommt, gib diese Nummer an die Betreiber des Bots weiter: `{ $reference }`.
refusal-away = Ich erreiche meine Datenbank gerade nicht und weiß deshalb nicht, ob das geklappt hat. Was ich bestätigt habe, ist nicht verloren. Sieh in einer Minute noch einmal nach und wiederhole es, falls nötig.
refusal-unwritten = Ich habe meine Datenbank kurz nicht erreicht, deine Antwort ist nicht gespeichert. Gib sie bitte noch einmal.
