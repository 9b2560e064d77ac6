"""The story of a match: read by everybody once it is over, and of an aborted one only if all its people agree."""

import random

from bot import texts
from bot.fair_deal.verify import verify
from bot.sandbox import Person
from tests.bot.bot_on_sandbox import Court, fine, silent
from tests.bot.playing import finished, play_on
from tests.bot.seats.test_abort import confirmed
from tests.bot.seats.test_handing_over import panel

SAY = texts.speaker("en")
STORY, RECORD, REVEAL = SAY("button-story"), SAY("button-record"), SAY("button-reveal")


async def test_everybody_who_sees_the_channel_turns_the_pages_of_the_story(court: Court) -> None:
    anna, ben, chloe = court.people(3)
    await court.begin([anna, ben, chloe])
    await finished(court)
    end = court.hall.messages[-1]
    dirk = court.person("dirk")
    page = (await fine(dirk.click(end, STORY))).messages[-1]
    assert page.only_for is dirk
    assert SAY("round.before") in page.content
    assert "Anna fights for" in page.content
    whole = page.attachments[0]
    assert whole.filename == "story-1.md"
    first = page.content
    await silent(dirk.click(page, SAY("button-next")))
    assert all(line in whole.data.decode() for line in page.content.splitlines()[1:-1])
    assert page.content != first
    assert page.attachments[0].filename == "story-1.md", "the file stays"
    await silent(dirk.click(page, SAY("button-first")))
    assert page.content == first
    await silent(dirk.choose(page, None, [page.selects[0].options[4].value]))
    assert SAY("round", round=4, rounds=0) in page.content

    await court.restart_bot()
    await silent(dirk.click(page, SAY("button-back")))
    assert SAY("round", round=3, rounds=0) in page.content, "nothing waits in memory"
    directly = await fine(ben.click(ben.dms[-1], STORY))
    assert directly.messages[-1].attachments[0].data == whole.data


async def test_an_aborted_match_is_revealed_once_all_who_sat_there_agree(court: Court, chance: random.Random) -> None:
    anna, ben, chloe, dirk = court.people(4)
    await court.begin([ben, chloe, dirk], computers=1)
    await play_on(court, chance, 9)
    await court.after(dirk.click(await panel(dirk), SAY("button-hand-over")))
    await confirmed(anna)
    await court.quiet()
    end = court.hall.messages[-1]
    secret = (await court.table()).secret.hex()
    assert [one.label for one in end.buttons] == [REVEAL]

    async def nothing_is_told(agreed: int) -> None:
        assert SAY("aborted-hidden", agreed=agreed, number=2) in end.content
        for who in (anna, ben, chloe, dirk):
            for custom_id in ("tc:story:1", "tc:leaf:1:0:next", *(["tc:record:1"] if who in (ben, chloe) else [])):
                await court.refuses(court.forge(who, end, custom_id), "hidden", agreed=agreed, number=2)
            await court.refuses(court.forge(who, end, "tm:round:1", ["1"]), "hidden", agreed=agreed, number=2)

    await nothing_is_told(0)
    for stranger in (anna, dirk):
        await court.refuses(stranger.click(end, REVEAL), "stranger")
    before = (await court.table()).ended
    for _ in range(2):
        done = await court.told(ben.click(end, REVEAL))
        assert done.text == SAY("agreed", agreed=1, number=2)
        assert done.messages[0].only_for is ben
        await nothing_is_told(1)
    await court.restart_bot()
    await court.quiet()
    await nothing_is_told(1)
    assert secret not in repr([message.content for message in court.hall.messages])

    done = await court.told(chloe.click(end, REVEAL))
    assert done.text == SAY("agreed-all")
    assert SAY("aborted-revealed") in end.content
    assert (await court.table()).ended == before
    keys = ("story", "replay", "film", "page", "record")
    assert [one.label for one in end.buttons] == [SAY(f"button-{key}") for key in keys]
    told = await fine(dirk.click(end, STORY))
    assert "keeps **" in told.messages[-1].attachments[0].data.decode()
    record = await fine(ben.click(end, RECORD))
    assert verify(record.messages[0].attachments[0].data).match.length >= 9
    await court.refuses(anna.click(end, RECORD), "stranger")


async def test_a_table_whose_people_are_gone_stays_hidden(court: Court, anna: Person, chance: random.Random) -> None:
    await court.begin([anna], computers=2)
    await play_on(court, chance, 3)
    await court.after(anna.click(await panel(anna), SAY("button-hand-over")))
    end = court.hall.messages[-1]
    assert end.content == SAY("aborted", by="Anna", names="").strip()
    assert end.buttons == []
    await court.refuses(court.forge(anna, end, "tc:story:1"), "never-told")
    await court.refuses(court.forge(anna, end, "tc:reveal:1"), "stranger")
