### Zeit, und Leute, die nicht da sind.

## Was man eintippt

command-away = weg
    .description = Ein Computerspieler vertritt dich, bis du zurück bist
command-back = zurück
    .description = Antworte wieder selbst
command-handover = übergeben
    .description = Biete jemandem deinen Platz im laufenden Spiel an
    .person = person
    .person-note = Wer deinen Platz übernehmen darf
command-pause = pause
    .description = Halte die Uhr deines Tisches eine Weile an
command-resume = weiter
    .description = Lass die Uhr deines Tisches wieder laufen
command-moretime = mehrzeit
    .description = Gib allen die Zeit für diesen Schritt noch einmal

## Tempo

options-pace = Tempo
    .note = Wie lange man nachdenken darf
pace = { $key ->
    [live] live, { $minutes } Minuten je Zug, { $reserve } in Reserve
    [none] keine Uhr
   *[other] per Post, { $hours } Stunden je Zug
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
aborted-silence = { $names } — einen Tag lang hat niemand dieses angehaltene Spiel fortgesetzt, darum habe ich den Tisch geschlossen. Nichts davon zählt.
name-away = { $name } (weg)
tenure = { $why ->
    [left] { $before } hat den Tisch verlassen; auf Platz { $seat } macht ein Computerspieler weiter.
    [left-host] { $before } hat den Tisch verlassen; auf Platz { $seat } macht ein Computerspieler weiter. Gastgeber ist jetzt { $host }.
    [time] Die Zeit von { $before } ist um; ein Computerspieler springt ein.
    [away] { $before } ist gerade weg; ein Computerspieler springt ein.
    [back] { $name } ist wieder da.
    [taken] { $name } hat den Platz von { $before } übernommen und sieht jetzt, was dieser Platz weiß.
   *[start] { $name } hat Platz { $seat }.
}
absence-away = { $name } ist weg; ein Computerspieler springt ein.
absence-overdue = Die Zeit von { $name } ist um. Wer nicht warten mag, kann einen Computerspieler vertreten lassen; von selbst geschieht das { $when }.
absence-offered = Der Platz von { $name } ist frei: Wer hier noch nicht saß, kann ihn übernehmen und mit dieser Hand weiterspielen.
offer = { $person }, { $name } bietet dir den eigenen Platz in diesem Spiel an. Wenn du ihn nimmst, siehst du die Hand und spielst dort weiter.
button-present = Ich bin zurück
label-stand-in = { $name } vertreten lassen
label-take = Platz von { $name } übernehmen

## In Direktnachrichten

reminder = { $window ->
    [true] ⏰ Es fehlen noch Antworten. Die Zeit läuft { $when } ab; wer bis dahin nicht geantwortet hat, passt.
   *[false] ⏰ Die anderen warten auf dich. Die Zeit läuft { $when } ab; danach kann dich ein Computerspieler vertreten.
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
welcome = Du hast den Platz von { $before } übernommen (Platz { $seat }). Du siehst, was er jetzt weiß, und hast für deine Antworten die volle Zeit. Deine Fragen kommen hierher.
no-longer-yours = Dieser Platz gehört dir nicht mehr.

## Antworten

away-done = Ein Computerspieler vertritt dich jetzt. Wenn du wiederkommst, drücke **{ button-present }** in deinen Direktnachrichten, oder nimm { COMMAND("back") }.
back-done = Willkommen zurück. Ab deiner nächsten Frage antwortest du wieder selbst.
took-seat = Du hast Platz { $seat } übernommen. Deine Fragen kommen als Direktnachricht.
handover-done = { $name } ist gefragt. Du spielst weiter, bis der Platz übernommen wird.
paused-done = Die Uhr steht. Sie läuft { $when } weiter, oder sobald jemand antwortet, oder mit { COMMAND("resume") }.
resumed-done = Die Uhr läuft wieder.
moretime-done = Alle haben die Zeit für diesen Schritt noch einmal.

refusal-away-already = Dich vertritt schon ein Computerspieler. { COMMAND("back") } beendet das.
refusal-away-alone = Außer dir ist niemand da: Ohne dich geht es ohnehin nicht weiter.
refusal-not-away = Du bist nicht weg: Du antwortest selbst.
refusal-seat-not-free = Dieser Platz ist nicht mehr frei.
refusal-sat-here = Du sitzt oder saßest an diesem Tisch; in diesem Spiel kannst du keinen anderen Platz nehmen.
refusal-sat-here-they = Diese Person sitzt oder saß an diesem Tisch und kann in diesem Spiel keinen anderen Platz nehmen.
refusal-computers-only = An diesem Tisch dürfen nur Computerspieler einen Platz übernehmen; das war vor dem Start vereinbart.
refusal-offer-present = { $name } ist da. Nur der Platz von jemandem, der weg ist, kann frei werden.
refusal-not-a-player = Ein Bot kann keinen Platz nehmen.
refusal-no-clock = An diesem Tisch läuft keine Uhr.
refusal-paused-already = Die Uhr steht schon. { COMMAND("resume") } lässt sie weiterlaufen.
refusal-not-paused = Die Uhr läuft.
refusal-more-already = Die Zeit für diesen Schritt gab es schon noch einmal.
refusal-not-overdue = Das ist nicht mehr nötig.
refusal-host-running = Das kann nur der Gastgeber; hier ist das { $host }.
