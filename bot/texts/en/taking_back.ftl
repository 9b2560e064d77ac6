### Taking back: an answer that was given by mistake.

button-take-back = Take back
# What becomes of a question that is not put any more.
prompt-withdrawn = This question no longer counts: the answer before it was taken back.
refusal-withdrawn = { prompt-withdrawn }
replay-taken-back = { $name } had answered before and took it back: “{ $answer }”
refusal-taking-back-since = That cannot be taken back any more: somebody has answered since, or something else has happened.
refusal-taking-back-late = The time for taking that back is over.
refusal-taking-back-once = You have taken an answer back in this phase already. You can do so once.
refusal-taking-back-never = Such an answer cannot be taken back.
refusal-taking-back-chance = Something has been shuffled, drawn or rolled because of this answer, so it stands.
refusal-taking-back-learned = By this answer you have learned something that you could not know before, so it stands.
refusal-taking-back-seen = By this answer others may have learned something that they could not know before, so it stands.
