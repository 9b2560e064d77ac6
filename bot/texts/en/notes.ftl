### Notes: what somebody thinks of the others, for themselves alone.

command-notes = notes
    .description = Note whom you suspect, for yourself alone
button-notes = Notes
notes-title = Your notes
notes-private = -# Only you see them. Change them whenever you like{ $out ->
    [0] {""}
   *[other] , even when you are out
}.
# The marks of other people. A game may have words of its own.
mark-trust = Trust
mark-unsure = Unsure
mark-suspect = Suspect
notes-marked = **{ $mark }** · { $names }
# In a menu, which Discord shows without a title.
notes-entry = { $mark } · { $name }
notes-nobody = { $mark } · nobody
button-write = Write
notes-field = For yourself
    .note = Nobody else reads it.
refusal-notes-round = A new round has begun, with new secrets. Open your notes again: { COMMAND("notes") }.

## Last words: written beforehand, told to everybody with the event that puts somebody out.

button-last-words = Last words
last-words-field = When you are out
    .note = Everybody reads it then, below what put you out. You can change it until then.
last-words = Your last words: “{ $words }”
last-words-told = > Last words of { $name }: “{ $words }”
refusal-out-already = You are out: your last words stand.
refusal-last-words = Nobody leaves last words at this table.

options-last_words = Last words
    .note = Whether people can write beforehand what everybody reads when they are out
last_words-value = { $key ->
    [on] everybody may leave some
   *[off] none
}
