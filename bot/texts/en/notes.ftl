### Notes: what somebody thinks of the others, for themselves alone.

command-notes = notes
    .description = Note whom you suspect, for yourself alone
button-notes = Notes
notes-title = Your notes
notes-private = -# Only you see them. Change them whenever you like, even when you are out.
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
