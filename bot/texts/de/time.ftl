### Zeit, und Leute, die nicht da sind.

## Was man eintippt

command-seat = platz
    .description = Dich vertreten lassen, zurückkommen oder deinen Platz jemandem übergeben
command-seat-away = weg
    .description = Dich von einem Computerspieler vertreten lassen, bis du zurück bist
command-seat-back = zurück
    .description = Wieder selbst antworten
command-seat-handover = übergeben
    .description = Jemandem deinen Platz im laufenden Spiel anbieten
    .person = person
    .person-note = Wer deinen Platz übernehmen darf
command-clock = uhr
    .description = Die Uhr deines Tisches anhalten, weiterlaufen lassen oder allen mehr Zeit geben
command-clock-pause = pause
    .description = Die Uhr deines Tisches eine Weile anhalten
command-clock-resume = weiter
    .description = Die Uhr deines Tisches weiterlaufen lassen
command-clock-more = mehr
    .description = Mehr Zeit: allen die Zeit für diesen Schritt noch einmal geben
command-my = mein
    .description = Deine Erinnerungen und Tipps, und wen du blockiert hast
command-my-reminders = erinnerungen
    .description = Wähle, wie oft ich dich erinnere, wenn andere auf dich warten
    .often = wie-oft
    .often-note = Wie üblich, bei Fernpartien auch alle 8 Stunden, oder nie
    .quiet = ruhezeit
    .quiet-note = Eine Zeitzone: von 22 bis 8 Uhr dort erinnere ich dich nicht

## Tempo

options-pace = Tempo
    .note = Wie lange man nachdenken darf
pace = { $key ->
    [live] live, { $minutes } Minuten je Zug, dazu { $reserve } insgesamt für lange Züge
    [none] keine Uhr
   *[other] Fernpartie, { $hours } Stunden je Zug
}
pace-short = { $key ->
    [live] { $minutes } Min. je Zug{ $window ->
        [0] { "" }
       *[other] { "" }, { $window } Sek. für eine Reaktion
    }
    [none] keine Uhr
   *[other] Fernpartie, { $hours } Std. je Zug
}
options-substitutes = Vertretung
    .note = Wer den Platz von jemandem übernehmen darf, der geht oder wegbleibt
substitutes = { $key ->
    [anyone] Menschen und Computerspieler
   *[computers] nur Computerspieler
}

## Am Tisch

time-until = ⏳ Die Zeit läuft { $when } ab.
time-until-each = ⏳ Die Zeit läuft ab: { $each }
time-paused = ⏸ { $name } hat die Uhr angehalten. Sie läuft { $when } weiter, oder sobald jemand antwortet.
time-silence = ⏸ Seit Langem hat niemand geantwortet, darum steht die Uhr. Sobald jemand antwortet, geht es weiter; sonst wird der Tisch { $when } geschlossen, und nichts zählt.
aborted-silence = { $names } – einen Tag lang hat niemand dieses angehaltene Spiel fortgesetzt, darum habe ich den Tisch geschlossen. Nichts davon zählt.
name-away = { $name } (weg)
tenure = { $why ->
    [left] { $before } hat den Tisch verlassen; auf Platz { $seat } macht ein Computerspieler weiter.
    [left-host] { $before } hat den Tisch verlassen; auf Platz { $seat } macht ein Computerspieler weiter. Gastgeber ist jetzt { $host }.
    [time] Die Zeit von { $before } ist um; ein Computerspieler springt ein.
    [away] { $before } ist gerade weg; ein Computerspieler springt ein.
    [back] { $name } ist wieder da.
    [taken] { $name } hat den Platz von { $before } übernommen und sieht, was { $before } wusste.
   *[start] { $name } hat Platz { $seat }.
}
sat = Platz { $seat }: { $who }
sat-from = ab { $round } { $name }
sat-computer = ein Computerspieler ({ level-name-usual })
act = { $what ->
    [pause] { $who } hat die Uhr angehalten.
    [resume] { $who } lässt die Uhr wieder laufen.
    [more] { $who } hat allen die Zeit für diesen Schritt noch einmal gegeben.
    [standin] { $who } lässt für { $about } einen Computerspieler einspringen.
    [taken_back] { $who } hat eine Antwort zurückgenommen.
   *[offer] { $who } hat den Platz von { $about } für andere freigegeben.
}
absence-away = { $name } ist weg; ein Computerspieler springt ein.
absence-overdue = Die Zeit von { $name } ist um. Ein Computerspieler springt { $when } ein; wer nicht so lange warten mag, drückt die Schaltfläche.
absence-offered = Der Platz von { $name } ist frei: Wer noch nicht an diesem Tisch saß, kann ihn übernehmen und mit dieser Hand weiterspielen.
offer = { $person }, { offer-told }
offer-told = { $name } bietet dir an, in diesem Spiel zu übernehmen. Nimmst du den Platz, siehst du die Hand und spielst mit ihr weiter.
button-present = Ich bin zurück
label-standin = { $name } vertreten lassen
label-take = Platz von { $name } übernehmen

## In Direktnachrichten

reminder = { $window ->
    [pass] ⏰ Es fehlen noch Antworten. Die Zeit läuft { $when } ab; wer bis dahin nicht geantwortet hat, passt.
    [stand-in] ⏰ Es fehlen noch Antworten. Die Zeit läuft { $when } ab; wer bis dahin nicht geantwortet hat, wird von einem Computerspieler vertreten.
   *[no] ⏰ Die anderen warten auf dich. Die Zeit läuft { $when } ab; danach kann dich ein Computerspieler vertreten.
}
away-told = { $why ->
    [time] Deine Zeit war um, darum vertritt dich ein Computerspieler. { $offered ->
        [true] Jemand anders kann den Platz jetzt übernehmen; bis dahin bleibt er deiner:
       *[false] Der Platz bleibt deiner:
    } Drücke **{ button-present }**, wann du magst, oder beantworte deine nächste Frage selbst.
   *[away] Ein Computerspieler vertritt dich. { $offered ->
        [true] Jemand anders kann den Platz jetzt übernehmen; bis dahin bleibt er deiner:
       *[false] Der Platz bleibt deiner:
    } Drücke **{ button-present }**, wann du magst, oder beantworte deine nächste Frage selbst.
}
away-over = Ein Computerspieler hat dich vertreten.
welcome = Du hast den Platz von { $before } übernommen (Platz { $seat }). Du siehst alles, was man dort weiß, und hast für deine Antworten die volle Zeit. Deine Fragen kommen hierher.
no-longer-yours = Dieser Platz gehört dir nicht mehr.

## Die eigenen Erinnerungen

reminders-usual = wie üblich
reminders-often = wie üblich, und bei Fernpartien alle 8 Stunden
reminders-off = nie
quiet-none = keine
quiet-hours = 22 bis 8 Uhr in { $zone } (dort ist es jetzt { $now })
reminders-now = Ich erinnere dich: **{ $often }**. Ruhezeit: **{ $quiet }**. An den Fristen ändert das nichts, und niemand sonst sieht es.

## Antworten

away-done = Ein Computerspieler vertritt dich jetzt. Wenn du wiederkommst, drücke **{ button-present }** in deinen Direktnachrichten oder nimm { COMMAND("seat", "back") }.
back-done = Willkommen zurück. Ab deiner nächsten Frage antwortest du wieder selbst.
took-seat = Du hast Platz { $seat } übernommen. Deine Fragen kommen als Direktnachricht.
handover-sure = Deinen Platz { $name } anbieten? Du spielst weiter, bis er übernommen wird; bis dahin behältst du ihn mit { COMMAND("seat", "back") }. Danach bist du ausgestiegen: Du kannst nicht zurückkommen, in deiner Statistik steht, dass du diese Partie verlassen hast, und wenn sie für die Rangliste zählt, bist du dort Letzter. Kommst du wieder, nimm lieber { COMMAND("seat", "away") }: Dann bleibt es deine Partie.
handover-done = { $name } ist gefragt. Du spielst weiter, bis der Platz übernommen wird; mit { COMMAND("seat", "back") } behältst du ihn.
paused-done = Die Uhr steht. Sie läuft { $when } weiter, oder sobald jemand antwortet, oder mit { COMMAND("clock", "resume") }.
resumed-done = Die Uhr läuft wieder.
moretime-done = Alle haben die Zeit für diesen Schritt noch einmal.
table-done = Erledigt. Am Tisch steht jetzt: { $line }

refusal-away-already = Dich vertritt schon ein Computerspieler. { COMMAND("seat", "back") } beendet das.
refusal-away-alone = Außer dir ist niemand da: Ohne dich geht es ohnehin nicht weiter.
refusal-not-away = Du bist nicht weg: Du antwortest selbst.
refusal-seat-not-free = Dieser Platz ist nicht mehr frei.
refusal-sat-here = Du hast oder hattest schon einen Platz an diesem Tisch; in diesem Spiel kannst du keinen anderen nehmen.
refusal-sat-here-they = Diese Person hat oder hatte schon einen Platz an diesem Tisch und kann in diesem Spiel keinen anderen nehmen.
refusal-computers-only = An diesem Tisch dürfen nur Computerspieler einen Platz übernehmen; das war vor dem Start vereinbart.
refusal-offer-present = { $name } ist da und hat noch Zeit. Freigeben lässt sich nur der Platz von jemandem, der weg oder gegangen ist oder zu spät dran ist.
refusal-not-a-player = Ein Bot kann keinen Platz nehmen.
refusal-not-on-server = { $name } ist nicht auf diesem Server.
refusal-no-clock = An diesem Tisch läuft keine Uhr.
refusal-paused-already = Die Uhr steht schon. { COMMAND("clock", "resume") } lässt sie weiterlaufen.
refusal-not-paused = Die Uhr läuft.
refusal-more-already = Die Zeit für diesen Schritt gab es schon noch einmal.
refusal-not-overdue = Das ist nicht mehr nötig.
refusal-host-running = Das kann nur der Gastgeber; hier ist das { $host }.
refusal-stood-in = Für { $name } antwortet schon ein Computerspieler.
refusal-not-late = Die Zeit von { $name } ist noch nicht um. Erst danach kann ein Computerspieler einspringen.
refusal-offered-already = Der Platz von { $name } ist schon frei.
refusal-offer-computer = { $name } ist ein Computerspieler. Freigeben lässt sich nur der Platz eines Menschen.
refusal-handover-blocked = Du hast diese Person blockiert. Um ihr deinen Platz anzubieten, nimm zuerst { COMMAND("my", "unblock") }.
refusal-no-zone = Diese Zeitzone kenne ich nicht. Tippe den Namen einer Stadt, und wähle einen der Vorschläge.

## Reden vor einer Abstimmung

options-talk = Reden vor der Abstimmung
    .note = Wie lange in einem Live-Spiel alle reden, bevor sie abstimmen
talk-length = { $minutes ->
    [0] gar nicht
    [1] 1 Minute
   *[other] { $minutes } Minuten
}
lobby-talk = Reden vor der Abstimmung: { $length }
talk-until = 💬 Jetzt wird geredet. Abgestimmt wird { $when }, oder sobald alle so weit sind.
talk-stands = 💬 Jetzt wird geredet. Die Uhr steht gerade.
talk-missing = ⏰ { $names } – deine Stimme fehlt noch. Die Zeit läuft { $when } ab.
label-vote = Abstimmen
label-ready = Bereit zur Abstimmung ({ $ready }/{ $number })
label-longer = { $minutes } Minuten mehr
awaited-talk = Alle reden noch; danach wird abgestimmt.
status-running = { $game } in { $where }: { $round ->
    [0] { $phase }
   *[other] { $counted }, { $phase }
}{ $awaited ->
    [0] ; vor der Abstimmung wird geredet
   *[other] , wartet auf { $names }, gefragt { $since }
}.

refusal-back-first = Willkommen zurück: Dein Platz gehört wieder dir, und alle wissen es. Antworte bitte noch einmal.
refusal-talk-first = Erst reden alle. Abstimmen kannst du, wenn die Zeit um ist oder alle so weit sind.
refusal-talk-over = Geredet wird gerade nicht mehr.
refusal-talk-out = Du bist in dieser Runde ausgeschieden: Hier entscheidet nur, wer noch am Leben ist.
refusal-talk-more-already = Du hast in diesem Spiel schon einmal mehr Zeit verlangt; öfter geht es nicht.
refusal-talk-more-enough = Diese Aussprache wurde schon { $number }-mal verlängert; öfter geht es nicht.
refusal-ready-already = Du hast schon gesagt, dass du bereit bist.
