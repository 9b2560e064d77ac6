### Terugnemen: een antwoord dat per ongeluk is gegeven.

button-take-back = Terugnemen
# Wat er wordt van een vraag die niet meer is gesteld.
prompt-withdrawn = Deze vraag telt niet meer: het antwoord ervoor is teruggenomen.
refusal-withdrawn = { prompt-withdrawn }
replay-taken-back = { $name } had eerst geantwoord en nam dat terug: “{ $answer }”
refusal-taking-back-since = Dat kun je niet meer terugnemen: er heeft intussen iemand geantwoord, of er is iets anders gebeurd.
refusal-taking-back-late = De tijd om dat terug te nemen, is om.
refusal-taking-back-once = Je hebt in deze fase al een antwoord teruggenomen. Dat kan maar één keer.
refusal-taking-back-never = Zo’n antwoord kun je niet terugnemen.
refusal-taking-back-chance = Door dit antwoord is er geschud, getrokken of gegooid, dus het blijft staan.
refusal-taking-back-learned = Door dit antwoord ben je iets te weten gekomen wat je eerst niet kon weten, dus het blijft staan.
refusal-taking-back-seen = Door dit antwoord kunnen anderen iets te weten zijn gekomen wat ze eerst niet konden weten, dus het blijft staan.
