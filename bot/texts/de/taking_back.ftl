### Zurücknehmen: eine Antwort, die aus Versehen gegeben wurde.

button-take-back = Zurücknehmen
# Was aus einer Frage wird, die nicht mehr gestellt ist.
prompt-withdrawn = Diese Frage gilt nicht mehr: Die Antwort davor wurde zurückgenommen.
refusal-withdrawn = { prompt-withdrawn }
replay-taken-back = { $name } hatte zuvor geantwortet und das zurückgenommen: „{ $answer }“
refusal-taking-back-since = Das lässt sich nicht mehr zurücknehmen: Inzwischen hat jemand geantwortet, oder es ist etwas anderes geschehen.
refusal-taking-back-late = Die Zeit, das zurückzunehmen, ist um.
refusal-taking-back-once = In dieser Phase hast du schon eine Antwort zurückgenommen. Das geht nur einmal.
refusal-taking-back-never = Eine solche Antwort lässt sich nicht zurücknehmen.
refusal-taking-back-chance = Auf diese Antwort hin wurde gemischt, gezogen oder gewürfelt, darum gilt sie.
refusal-taking-back-learned = Durch diese Antwort hast du etwas erfahren, das du vorher nicht wissen konntest, darum gilt sie.
refusal-taking-back-seen = Durch diese Antwort können andere etwas erfahren haben, das sie vorher nicht wissen konnten, darum gilt sie.
