// The page's own words. What the bot says comes from the bot.

const WORDS = {
  en: {
    skip: "Skip to writing",
    channels: "Channels", events: "Events", running: "now", direct: "Direct messages", people: "People", server: "Server",
    you: "You are {name}", switchPerson: "Switch person", beSomeone: "Be {name}",
    language: "Language", theme: "Appearance", asSystem: "As the system", light: "Light", dark: "Dark", acceptDms: "Accept direct messages",
    botOnline: "{name} is online", botOffline: "{name} is offline", restartBot: "Restart the bot hard",
    powers: "Change Discord", slow: "Discord is slow for you", limits: "Discord's rate limits", community: "Community server",
    serverLanguage: "Server's language", botHere: "Bot is on this server", timedOut: "Bot is timed out", botMakesEvents: "Bot may create events", botSees: "Bot sees this channel",
    botWrites: "Bot may write", botWritesInThreads: "Bot may write in threads", botOpensThreads: "Bot may open threads", botSendsFiles: "Bot may send files", archived: "Archived",
    locked: "Locked", newServer: "New server", newForeignServer: "Server without the bot", newGroup: "Group without the bot",
    installForMe: "Install the bot for me", appsSpeak: "People's apps may answer in public", newThread: "New thread", newPrivateThread: "New private thread",
    passTime: "Let time pass, for everybody", passes: "Let {span} pass",
    open: "Open channels and people", close: "Close", unread: "{n} unread", pings: "{n} for you",
    hint: "This is a sandbox: a Discord on your own machine. Switch people at the bottom of the list, or open {link} in another window.",
    dismiss: "Dismiss", onlyYou: "Only you can see this", app: "APP", edited: "edited", used: "{name} used {command}",
    thinking: "{name} is thinking…", sending: "Sending…",
    failed: "This interaction failed", noAnswer: "The application did not respond", notConnected: "Not connected. Try again in a moment.",
    reconnecting: "Connection lost. Reconnecting…",
    problem: "Discord would refuse this", gone: "That is no longer there.",
    today: "Today", yesterday: "Yesterday", newMessages: "New messages", messagesIn: "Messages in {name}", empty: "Nothing here yet. Type / to see what {name} can do.",
    picture: "Open picture", shown: "Picture", zoomIn: "Zoom in", zoomOut: "Zoom out", alt: "ALT", showAlt: "Show the description of the picture", description: "Description of the picture",
    spoiler: "Hidden text, activate to show", hiddenPicture: "Hidden picture, activate to show", choose: "Choose…", chooseMany: "Choose {least} to {most}", chosen: "{n} chosen", confirm: "Confirm", cancel: "Cancel", submit: "Submit",
    write: "Message {name}", orCommand: "Message or /command", message: "message", send: "Send", commands: "Commands", noCommand: "No such command.", optional: "optional",
    required: "Please fill in “{name}”.", pick: "Please pick “{name}” from the list.", number: "“{name}” must be a number.",
    atLeast: "“{name}” must be at least {n}.", atMost: "“{name}” must be at most {n}.", nothing: "No suggestions.",
    tooShort: "“{name}” needs at least {n} characters.", tooLong: "“{name}” may have at most {n} characters.",
    yes: "True", no: "False", someone: "unknown person", somewhere: "unknown channel", leaveCommand: "Leave the command",
  },
  de: {
    skip: "Zum Schreiben springen",
    channels: "Kanäle", events: "Events", running: "läuft", direct: "Direktnachrichten", people: "Leute", server: "Server",
    you: "Du bist {name}", switchPerson: "Person wechseln", beSomeone: "Als {name} weiter",
    language: "Sprache", theme: "Aussehen", asSystem: "Wie das System", light: "Hell", dark: "Dunkel", acceptDms: "Direktnachrichten annehmen",
    botOnline: "{name} ist online", botOffline: "{name} ist offline", restartBot: "Bot hart neu starten",
    powers: "Discord verändern", slow: "Discord ist für dich langsam", limits: "Discords Ratenbegrenzung", community: "Community-Server",
    serverLanguage: "Sprache des Servers", botHere: "Bot ist auf diesem Server", timedOut: "Bot hat eine Auszeit", botMakesEvents: "Bot darf Events erstellen", botSees: "Bot sieht diesen Kanal",
    botWrites: "Bot darf schreiben", botWritesInThreads: "Bot darf in Threads schreiben", botOpensThreads: "Bot darf Threads eröffnen", botSendsFiles: "Bot darf Dateien senden", archived: "Archiviert",
    locked: "Gesperrt", newServer: "Neuer Server", newForeignServer: "Server ohne den Bot", newGroup: "Gruppe ohne den Bot",
    installForMe: "Bot für mich installieren", appsSpeak: "Apps von Leuten dürfen öffentlich antworten", newThread: "Neuer Thread", newPrivateThread: "Neuer privater Thread",
    passTime: "Zeit vergehen lassen, für alle", passes: "{span} vergehen lassen",
    open: "Kanäle und Leute öffnen", close: "Schließen", unread: "{n} ungelesen", pings: "{n} für dich",
    hint: "Das ist ein Sandkasten: ein Discord auf deinem eigenen Rechner. Wechsle unten in der Liste die Person oder öffne {link} in einem anderen Fenster.",
    dismiss: "Verwerfen", onlyYou: "Nur du siehst das", app: "APP", edited: "bearbeitet", used: "{name} hat {command} benutzt",
    thinking: "{name} denkt nach …", sending: "Wird gesendet …",
    failed: "Diese Interaktion ist fehlgeschlagen", noAnswer: "Die Anwendung hat nicht geantwortet", notConnected: "Keine Verbindung. Versuch es gleich noch einmal.",
    reconnecting: "Verbindung verloren. Neuer Versuch …",
    problem: "Discord würde das ablehnen", gone: "Das gibt es nicht mehr.",
    today: "Heute", yesterday: "Gestern", newMessages: "Neue Nachrichten", messagesIn: "Nachrichten in {name}", empty: "Noch nichts hier. Tippe /, um zu sehen, was {name} kann.",
    picture: "Bild öffnen", shown: "Bild", zoomIn: "Vergrößern", zoomOut: "Verkleinern", alt: "ALT", showAlt: "Beschreibung des Bildes zeigen", description: "Beschreibung des Bildes",
    spoiler: "Verborgener Text, zum Zeigen aktivieren", hiddenPicture: "Verborgenes Bild, zum Zeigen aktivieren", choose: "Auswählen …", chooseMany: "{least} bis {most} auswählen", chosen: "{n} ausgewählt", confirm: "Bestätigen", cancel: "Abbrechen", submit: "Absenden",
    write: "Nachricht an {name}", orCommand: "Nachricht oder /Befehl", message: "Nachricht", send: "Senden", commands: "Befehle", noCommand: "Diesen Befehl gibt es nicht.", optional: "optional",
    required: "Bitte „{name}“ ausfüllen.", pick: "Bitte „{name}“ aus der Liste wählen.", number: "„{name}“ muss eine Zahl sein.",
    atLeast: "„{name}“ muss mindestens {n} sein.", atMost: "„{name}“ darf höchstens {n} sein.", nothing: "Keine Vorschläge.",
    tooShort: "„{name}“ braucht mindestens {n} Zeichen.", tooLong: "„{name}“ darf höchstens {n} Zeichen haben.",
    yes: "Ja", no: "Nein", someone: "unbekannte Person", somewhere: "unbekannter Kanal", leaveCommand: "Befehl verlassen",
  },
  nl: {
    skip: "Naar het schrijfveld",
    channels: "Kanalen", events: "Evenementen", running: "bezig", direct: "Privéberichten", people: "Mensen", server: "Server",
    you: "Je bent {name}", switchPerson: "Van persoon wisselen", beSomeone: "Verder als {name}",
    language: "Taal", theme: "Weergave", asSystem: "Zoals het systeem", light: "Licht", dark: "Donker", acceptDms: "Privéberichten toestaan",
    botOnline: "{name} is online", botOffline: "{name} is offline", restartBot: "Bot hard herstarten",
    powers: "Discord veranderen", slow: "Discord is traag voor jou", limits: "Discords snelheidslimieten", community: "Communityserver",
    serverLanguage: "Taal van de server", botHere: "Bot is op deze server", timedOut: "Bot heeft een time-out", botMakesEvents: "Bot mag evenementen maken", botSees: "Bot ziet dit kanaal",
    botWrites: "Bot mag schrijven", botWritesInThreads: "Bot mag in threads schrijven", botOpensThreads: "Bot mag threads openen", botSendsFiles: "Bot mag bestanden sturen", archived: "Gearchiveerd",
    locked: "Vergrendeld", newServer: "Nieuwe server", newForeignServer: "Server zonder de bot", newGroup: "Groep zonder de bot",
    installForMe: "De bot voor mij installeren", appsSpeak: "Apps van mensen mogen openbaar antwoorden", newThread: "Nieuwe thread", newPrivateThread: "Nieuwe privéthread",
    passTime: "Tijd laten verstrijken, voor iedereen", passes: "{span} laten verstrijken",
    open: "Kanalen en mensen openen", close: "Sluiten", unread: "{n} ongelezen", pings: "{n} voor jou",
    hint: "Dit is een zandbak: een Discord op je eigen computer. Wissel onderaan de lijst van persoon, of open {link} in een ander venster.",
    dismiss: "Sluiten", onlyYou: "Alleen jij ziet dit", app: "APP", edited: "bewerkt", used: "{name} gebruikte {command}",
    thinking: "{name} denkt na…", sending: "Bezig met verzenden…",
    failed: "Deze interactie is mislukt", noAnswer: "De applicatie reageerde niet", notConnected: "Geen verbinding. Probeer het zo nog eens.",
    reconnecting: "Verbinding verbroken. Opnieuw verbinden…",
    problem: "Discord zou dit weigeren", gone: "Dat is er niet meer.",
    today: "Vandaag", yesterday: "Gisteren", newMessages: "Nieuwe berichten", messagesIn: "Berichten in {name}", empty: "Nog niets hier. Typ / om te zien wat {name} kan.",
    picture: "Afbeelding openen", shown: "Afbeelding", zoomIn: "Inzoomen", zoomOut: "Uitzoomen", alt: "ALT", showAlt: "Beschrijving van de afbeelding tonen", description: "Beschrijving van de afbeelding",
    spoiler: "Verborgen tekst, activeer om te tonen", hiddenPicture: "Verborgen afbeelding, activeer om te tonen", choose: "Kies…", chooseMany: "Kies er {least} tot {most}", chosen: "{n} gekozen", confirm: "Bevestigen", cancel: "Annuleren", submit: "Versturen",
    write: "Bericht aan {name}", orCommand: "Bericht of /opdracht", message: "bericht", send: "Versturen", commands: "Opdrachten", noCommand: "Die opdracht bestaat niet.", optional: "optioneel",
    required: "Vul “{name}” in.", pick: "Kies “{name}” uit de lijst.", number: "“{name}” moet een getal zijn.",
    atLeast: "“{name}” moet minstens {n} zijn.", atMost: "“{name}” mag hoogstens {n} zijn.", nothing: "Geen suggesties.",
    tooShort: "“{name}” heeft minstens {n} tekens nodig.", tooLong: "“{name}” mag hoogstens {n} tekens hebben.",
    yes: "Ja", no: "Nee", someone: "onbekende persoon", somewhere: "onbekend kanaal", leaveCommand: "Opdracht verlaten",
  },
};

/** The languages a person can choose: Discord's locale and the language's own name. */
export const LANGUAGES = [["en-US", "English"], ["de", "Deutsch"], ["nl", "Nederlands"]];

let language = "en";

/** Uses the language of one of Discord's locales from now on, English where the page does not know it. */
export function speak(locale) {
  const wanted = String(locale).split("-")[0];
  language = wanted in WORDS ? wanted : "en";
  document.documentElement.lang = language;
}

/** The language spoken now, for dates and numbers. */
export function spoken() {
  return language;
}

/** A stretch of time, such as "2 minutes", or "2m" where it is to be short. */
export function span(number, unit, unitDisplay) {
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay }).format(number);
}

/** One of the page's texts, with its {places} filled. */
export function word(key, values = {}) {
  return WORDS[language][key].replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
}

/** The same as word(), in pieces: a place may be filled by an element. */
export function wordAround(key, values) {
  return WORDS[language][key].split(/(\{\w+\})/).map((piece) => values[/^\{(\w+)\}$/.exec(piece)?.[1]] ?? piece);
}
