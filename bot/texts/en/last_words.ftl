### Last words: written beforehand, told to everybody with the event that puts somebody out.

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
