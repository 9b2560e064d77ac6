"""Rules that must hold of every match that people have played.

No secret stands in the channel. No call is needless. Every message says where it belongs.
"""

import re
from collections.abc import Sequence

import engine
from bot import pictures, texts
from bot.messages.telling import before_the_end, fold
from bot.messages.wanted import rows_aloud
from bot.sandbox import Message, Person
from tests.bot.bot_on_sandbox import Court

SAY = texts.speaker("en")
LINK = re.compile(r"\[board\]\(https://discord\.com/channels/(\d+)/(\d+)(?:/(\d+))?\)")

TO_A_BOARD = re.compile(r"\]\(https://discord\.com/channels/[^)]*\)")


def says(message: Message, text: str) -> bool:
    """Tell whether a message says a text, whichever board it links to: none is edited for its link alone."""
    return TO_A_BOARD.sub("", message.content) == TO_A_BOARD.sub("", text)


def has_header(court: Court, message: Message, game: str) -> None:
    """A direct message says server, channel and game, and links to a board or the end there, or to where it comes."""
    header = message.content.splitlines()[0]
    assert texts.game_name(SAY, game) in header
    assert court.sandbox.world.home.name in header
    assert f"<#{court.hall.id}>" in header
    link = LINK.search(header)
    assert link is not None
    assert (int(link[1]), int(link[2])) == (court.sandbox.world.home.id, court.hall.id)
    title = f"**{texts.game_name(SAY, game)}** · "
    begins = (title, f"-# {title}", "## ")
    boards = [one for one in court.hall.messages if one.content.startswith(begins)]
    stands = {None, *(str(one.id) for one in boards)}
    assert link[3] in stands, "a board, or what it said before it went on below; the channel, if it was to come"


def the_hall_tells_all_of_it(court: Court, match: engine.Match, names: Sequence[str]) -> None:
    """A board for each round as it was at its end, with its description, and at the end everybody's score.

    The last round has its moment or unmasking, or the board as it was before; the end's message has the rest.
    """
    assert match.result is not None
    for score, name in zip(match.result.scores, names, strict=True):
        assert f"{name} {score}" in court.hall.messages[-1].content
    assert len(court.boards) == len(match.rounds)
    for view, board in zip(match.rounds, court.boards, strict=True):
        assert f"Round {view.round}" in board.content
        told = {
            "board.png": pictures.board_alt(view, names, "en"),
            "unmasking.png": unmasking_of_round(match, view.round, names),
        }
        moment = moment_of_round(match, view.round, names)
        if view.result is None:
            (picture,) = board.attachments
            assert picture.description == told.get(picture.filename, moment)
        else:
            others = [one for one in board.attachments if one.filename not in told]
            moments = [picture.description for picture in others]
            assert moments in ([], [moment])


def unmasking_of_round(match: engine.Match, number: int, names: Sequence[str]) -> str | None:
    """The picture of the end of a round that unmasks everybody, in words."""
    events = match.onlooker.events
    places = [place for place, event in enumerate(events) if max(1, event.round) == number]
    found = pictures.unmasking_of(match.game.key, events[: places[-1] + 1], names, "en")
    return found.alt if found is not None else None


def moment_of_round(match: engine.Match, number: int, names: Sequence[str]) -> str | None:
    """The most telling moment of a round, in words: at its end the moment stands in place of the board.

    Of the last round, this is a moment of its last turn. A game that tells turns whole counts the end among them.
    """
    whole = pictures.tells_turns(match.game.key)
    events = (match.onlooker if whole else before_the_end(match.onlooker, match.game.key)).events
    places = [place for place, event in enumerate(events) if max(1, event.round) == number]
    events = events[: places[-1] + 1]
    turns = [place for place in places if number == len(match.rounds) and events[place].starts_turn]
    start = turns[-1] if turns else places[0]
    moment = pictures.moment_of(match.game.key, events, start, names, "en")
    return moment.alt if moment is not None else None


def the_hall_tells_it_in_order(court: Court, match: engine.Match, names: Sequence[str]) -> None:
    """From its first message to its last, by the lines that are told once; the end comes last."""
    events, game = match.onlooker.events, match.game.key
    rows = [[events[place] for place in row] for row in rows_aloud(events)]
    aloud = [line for row in rows for _, line in texts.aloud_lines(SAY, game, row, names)]
    quiet = [
        line
        for view in match.rounds
        for line in fold(SAY, game, [one for one in events if not one.aloud and one.round == view.round], view, names)
    ]
    read = "\n".join(message.content.replace("||", "") for message in court.hall.messages[:-1])
    for lines in (aloud, quiet):
        found = [read.find(line) for line in lines if lines.count(line) == read.count(line) == 1]
        assert len(found) >= len(lines) // 2
        assert found == sorted(found)
    assert "tc:rematch:" in repr(court.hall.messages[-1].components)


def nothing_private_was_told_in_the_hall(court: Court, match: engine.Match, names: Sequence[str]) -> None:
    """No line that only some seats are told, and no receipt, was ever in the channel, in a text or in an alt text."""
    events = [*match.setup_events, *(event for step in match.steps for event in step.events)]
    lines = {event: texts.event_line(SAY, match.game.key, event, names) for event in events}
    public = {lines[event] for event in engine.visible(events, None)}
    private = {line for line in lines.values() if line and line not in public}
    private |= {texts.answer(SAY, match.game.key, step.decision, step.keys, names) for step in match.steps}
    hall = f"/channels/{court.hall.id}/"
    calls = [one.body for one in court.sandbox.requests if one.path.startswith(hall) and one.method != "DELETE"]
    told = {str(body["content"]) for body in calls}
    told |= {str(file.get("description")) for body in calls for file in body.get("attachments", [])}
    assert private
    assert [line for line in private if any(line in text for text in told)] == []


def the_deal_stays_secret(court: Court, secret: bytes, seed: bytes, until: int) -> None:
    """Before the end, no call has eight hex digits in a row of the table's secret or of the seed."""
    parts = {one.hex()[place : place + 8] for one in (secret, seed) for place in range(len(one) * 2 - 7)}
    told = [repr((one.path, one.body)) for one in court.sandbox.requests[:until]]
    assert len(told) > 0
    assert [text for text in told for place in range(len(text) - 7) if text[place : place + 8] in parts] == []


async def nonces_cannot_be_guessed(court: Court, secret: bytes) -> None:
    """A message's nonce is made of what stands there and of the table's secret."""
    posted = await court.bot.store.messages.posted(1)
    people = court.sandbox.people.values()
    standing = {one.id: (one.nonce, court.hall.id) for one in court.hall.messages}
    standing |= {one.id: (one.nonce, person.id) for person in people for one in person.dms}
    found = [(standing[one.message], one) for one in posted.values() if one.message in standing]
    burnt = (await court.bot.store.messages.posted_and_burnt(1))[1]
    mine = [(one, place) for (nonce, place), one in found if nonce == one.nonce(secret, place, burnt.get(one.slot, 0))]
    assert mine, "those that were never edited"
    guesses = [
        [one.nonce(key, place, burnt.get(one.slot, 0)) for key in (secret, b"", bytes(32))] for one, place in mine
    ]
    assert all(len(set(some)) == len(some) for some in guesses)


def is_role(message: Message) -> bool:
    """Return whether a direct message tells somebody their role or side."""
    return [file.filename for file in message.attachments] == ["role.png"]


def is_end(message: Message) -> bool:
    """Return whether a direct message tells how a match ended."""
    return any((one.custom_id or "").startswith("tc:rematch:") for one in message.buttons)


def everybody_was_told_the_end(court: Court, match: engine.Match, people: Sequence[Person]) -> None:
    """By one direct message each, the last one, with a rematch, story and record.

    No other one has a button, except the slate of somebody who was out: taking it away would be a call.
    """
    assert match.result is not None
    for seat, person in enumerate(people):
        *others, end = person.dms
        after = [SAY(f"button-{key}") for key in ("rematch", "story", "replay", "film", "page", "record")]
        assert [one.label for one in end.buttons if not (one.custom_id or "").startswith("tc:knew:")] == after
        assert SAY("end-own", score=match.result.scores[seat]) in end.content
        assert all(people[winner].name in end.content for winner in match.result.winners)
        has_header(court, end, match.game.key)
        left = [one.custom_id or "" for message in others for one in message.buttons]
        assert [one for one in left if not one.startswith("tc:slate:")] == []
        assert not any(message.selects for message in others)


def every_call_was_for_its_question(court: Court, match: engine.Match, people: Sequence[Person]) -> None:
    """Check that everybody was called by the message of each question, once for all questions in a row.

    A person was also sent their role, what they came to see, that they are out, and the end. Nothing else was sent to
    them, and nobody was called in the channel.
    """
    assert {one.pings for one in court.hall.messages} == {()}
    told = [match.setup_events, *(step.events for step in match.steps)]
    for seat, person in enumerate(people):
        answers = [moment for moment in match.seat(seat).moments if moment.answered is not None]
        in_a_row = {moment.asked for moment in answers}
        runs = sum(1 for moment in answers if moment.answered and moment.answered.question not in in_a_row)
        for message in person.dms:
            has_header(court, message, match.game.key)
        sights = sum(any(event.sight for event in engine.visible(events, seat)) for events in told)
        assert {one.pings for one in person.dms} <= {(person.id,)}
        watches = SAY("out-watch", where=f"<#{court.hall.id}>")
        roles = sum(is_role(message) and watches not in message.content for message in person.dms)
        casts = [event for events in told for event in engine.visible(events, seat) if event.casts]
        assert bool(casts) <= roles <= sum(getattr(event, "seat", seat) == seat for event in casts)
        ends = sum(is_end(message) for message in person.dms)
        outs = sum(watches in message.content for message in person.dms)
        ousted = sum(event.ousts and getattr(event, "seat", None) == seat for events in told for event in events)
        assert ends == (match.result is not None)
        assert outs <= ousted
        assert runs <= len(person.dms) - roles - ends - outs <= runs + sights
