## Where people are asked: by direct message, or privately in the channel

nudge-here = { $names }, your question is here. Press **{ $button }** or use { COMMAND("hand") }: your question, your role and whatever else is yours alone are shown to you alone.
nudge-new = { $names }, I have sent you your first question by direct message. If you do not find it, look among Discord’s *Message Requests*, or press **{ $button }** here.
button-here = Ask me here
here = From now on I write you no direct messages. When it is your turn, the channel calls you, and *{ button-hand }* shows your question to you alone.
end-here = *{ button-hand }* shows you alone your own score and your record.
setting-questions = Where people are asked
    .note = People who chose it under My hand are asked where they wish
    .is-direct = by direct message
    .is-here = privately in the channel, without any direct message
openings-waiting = { $number ->
    [one] The direct messages of 1 person are still to be opened; the channel calls them meanwhile.
   *[other] The direct messages of { $number } people are still to be opened; the channel calls them meanwhile.
}
