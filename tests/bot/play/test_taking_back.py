"""*Take back* under the receipt of the last answer: the question comes back, and all goes on as if nothing had been."""

from bot import texts
from bot.fair_deal.verify import verify
from tests.bot.court import Court, fine
from tests.bot.playing import Question, finished, hand_of, labels, present, take

SAY = texts.speaker("en")
BUTTON = SAY("button-take-back")


async def keys(court: Court) -> tuple[str, ...]:
    match = await court.match()
    return match.decisions[match.awaited[0]].keys


async def answered(court: Court) -> Question:
    """Answer the present question with its first choice; return who was asked, and where."""
    question = present(court)
    await court.told(take(question, (await keys(court))[0]))
    return question


async def test_from_the_first_farm_to_the_end(court: Court) -> None:
    """The person takes back, the bot starts again, they answer otherwise; the deal is proven of what stands."""
    await court.match_of(3)
    who, receipt = await answered(court)
    other = present(court)
    late = next(iter(other.message.selects)).custom_id
    value = (await keys(court))[0]
    assert labels(receipt) == [BUTTON]

    await court.after(who.click(receipt, BUTTON))
    assert present(court) == Question(who, receipt), "the question stands where its receipt stood"
    assert other.message.content.endswith(SAY("prompt-withdrawn"))
    assert not other.message.selects
    assert SAY("act", what="taken_back", who=who.name, about="") in court.boards[-1].content
    log = await fine(who.click(court.boards[-1], SAY("button-log")))
    assert log.messages[0].content.endswith(SAY("act", what="taken_back", who=who.name, about=""))
    await court.refuses(court.forge(other.person, other.message, late, [value]), "withdrawn")

    await court.restart_bot()
    await court.quiet()
    await court.told(take(present(court), (await keys(court))[-1]))
    again = present(court)
    assert again.person is other.person
    assert again.message is not other.message, "the player asked again is notified"
    await court.refuses(court.forge(other.person, other.message, late, [value]), "stale")
    await court.refuses(who.click(receipt, BUTTON), "taking-back-once")

    await answered(court)
    assert labels(receipt) == [], "what has been noticed since takes the button away"
    await finished(court)
    assert (await court.match()).epoch == 1
    end = court.hall.messages[-1]
    assert verify(await court.proof()).match.record == (await court.match()).record
    assert not [one for person in court.people(3) for one in person.dms if BUTTON in labels(one)]

    page = (await court.told(who.click(end, SAY("button-replay")))).messages[-1]
    await court.after(who.choose(page, "tm:seen:1:0", ["a"]))
    await court.after(who.click(page, SAY("button-next")))
    assert f"{who.name} had answered before and took it back: “You" in page.content


async def test_in_a_private_answer_and_with_closed_direct_messages(court: Court) -> None:
    """Check that a person who takes no direct messages answers in the channel, and takes back there, too."""
    people = court.people(3)
    for one in people:
        one.dm_open = False
    await court.begin(people)
    who = people[(await court.match()).awaited[0]]
    *_, hand = await hand_of(court, who, court.boards[-1])
    await court.told(take(Question(who, hand), (await keys(court))[0]))
    assert labels(hand) == [BUTTON]
    await court.after(who.click(hand, BUTTON))
    assert (await court.match()).length == 0
    await take(Question(who, hand), (await keys(court))[-1])
    assert (await court.match()).length == 1
