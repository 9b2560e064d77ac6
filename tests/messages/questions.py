"""Questions of every form with their buttons and menus, and words typed for them, as golden files tell them."""

from collections.abc import Iterator, Mapping, Sequence

from bot import texts
from bot.commands.typed import STANDING, is_standing, questions, read_answers
from bot.messages import Content
from bot.messages.controls import Controls
from bot.messages.ids import of_question
from bot.messages.layout import pages
from bot.tables import Refusal, RuleRefusal
from engine import Choice, Decision, Fact
from tests.messages.test_typed import POOR, asked
from tests.sample_games import errand, vote

Pages = Iterator[tuple[str, Content]]
SAY = texts.speaker("en")
FACTS: Mapping[str, Fact] = {"house": "eagle", "role": "farmer", "eagle": 5, "rose": 3, "side": "eagle", "strength": 5}
SITE: Mapping[str, Fact] = {"landscape": "town", "value": 15, "house": "eagle", "hour": 1, "paid": "won", "enemies": 2}
PLAIN = "plain"
"""A kind of question for whose sets of choices the game has no words."""
BACK = Choice("back", {"card": 1, "seat": 0}, quiet=True)
PEOPLE = ("Anna", "Ben", "Cleo", "Dirk")


def cards(number: int, least: int = 1, most: int = 1, kind: str = "supply", *more: Choice) -> Decision:
    """A question about so many cards, with keys as a hand of cards has them."""
    hand = (Choice(f"{card}.1", {"card": card}) for card in range(1, number + 1))
    return Decision(kind, (*hand, *more), least=least, most=most, facts=FACTS)


def people(number: int, least: int = 1, most: int = 1) -> Decision:
    """A question about so many seats, of which later ones are shown first."""
    return Decision(
        "vote", tuple(Choice(str(seat), {"seat": seat}, order=-seat) for seat in range(number)), least, most
    )


def grouped(sizes: Sequence[int], *more: Choice, least: int = 1, most: int = 1) -> Decision:
    """A question with groups of these sizes: keys as 2.7, the seventh choice of the second group."""
    choices = [
        Choice(f"{group}.{number}", {"seat": number % 4, "place": number}, group=str(group))
        for group, size in enumerate(sizes, 1)
        for number in range(1, size + 1)
    ]
    return Decision("vote", (*choices, *more), least=least, most=most)


def _hand(*keys: str, alike: bool = False, least: int = 1, most: int = 1) -> Decision:
    chosen = (Choice(key, {"card": int(key[0])}, alike=key[0] if alike else "") for key in keys)
    return Decision("supply", tuple(chosen), least=least, most=most, facts=FACTS)


def _shown(
    one: Decision, *taken: int, game: str = "verraeter", names: Sequence[str] = PEOPLE, **behind: Decision
) -> Pages:
    """Every page of a question, before anything is picked and when these choices are."""
    controls = Controls(SAY, game, one, names, of_question(7, 3), behind)
    for mask in taken or (0,):
        for page in range(len(pages(one)) or 1):
            yield f"page {page}, picked {mask:b}", Content(one.kind, controls.rows(page, mask))


def shown() -> Pages:
    """Buttons, menus, pages and groups: whatever is to be picked has its place."""
    rings = tuple(Choice(ring, {"ring": ring, "count": 8, "price": 2}, ring, "claim") for ring in "OMI")
    sites = tuple(Choice(str(hour), {**SITE, "hour": hour}) for hour in range(1, 7))
    ways = tuple(Choice(key, {"card": 1}, opens=key) for key in ("pawn", "sell"))
    everything = (1 << 40) - 1
    forms: Mapping[str, Pages] = {
        "nothing": _shown(cards(0, 0, 0, PLAIN)),
        "equal cards": _shown(_hand("2.1", "2.2", "2.3", "5.1")),
        "several equal cards": _shown(_hand("2.1", "2.2", "2.3", "5.1", least=0, most=4)),
        "cards that are alike": _shown(_hand("1.1", "1.2", "1.3", "2.1", alike=True)),
        "equal words that open different questions": _shown(Decision("supply", ways)),
        **{f"one of {number}": _shown(cards(number)) for number in (1, 5, 6, 15, 16, 25, 60)},
        **{f"one of {number}, or back": _shown(cards(number, 1, 1, "supply", BACK)) for number in (15, 16, 26)},
        "few with notes": _shown(Decision("farm", sites)),
        "few groups": _shown(
            Decision("claim_ring", (*rings, BACK)), game="het_verraad", O=cards(24), M=cards(9), I=cards(1)
        ),
        "toggles in their order": _shown(people(3, 0, 2), 0, 5, game="vote"),
        "seats in words of no game": _shown(Decision(PLAIN, people(2).choices), game="vote"),
        "two of four": _shown(cards(4, 2, 2, PLAIN)),
        "two of four without room": _shown(people(4, 2, 2), game="vote", names=("x" * 30,) * 4),
        "names that are too long": _shown(people(2), game="vote", names=("x" * 120, "y" * 120)),
        "too long, and picked": _shown(people(2, 0, 2), 3, game="vote", names=("x" * 120, "y" * 120)),
        "consequences": _shown(cards(5, 0, 5), 0, 0b1100),
        "consequences of much": _shown(cards(40, 0, 40), everything),
        "names of what is picked": _shown(cards(40, 0, 40, PLAIN), 0, 0b101, everything),
        "two of 20": _shown(cards(20, 2, 2)),
        "up to two of 20": _shown(cards(20, 0, 2)),
        "three groups": _shown(grouped([10, 3, 20]), game="vote"),
        "three groups on a page": _shown(grouped([10, 3, 12]), game="vote"),
        "three groups on a page, or back": _shown(grouped([10, 3, 12], BACK), game="vote"),
        "a large group": _shown(grouped([2, 60], BACK), game="vote"),
        "several of groups": _shown(grouped([20, 20], least=2, most=4), 1 << 2 | 3 << 24, game="vote"),
    }
    with vote.offered():
        for form, found in forms.items():
            yield from ((f"{form}: {title}", content) for title, content in found)


TYPED: Mapping[tuple[str, ...], Mapping[str, str]] = {
    (): {
        "fetch": "M7| m7 |Area M7|area m7|M M7|buy M M7|buy Area M7|buy  m  Area M7|M|ring m|buy M|Z9||buy|back|M back"
        "|I M7|M7 M8",
        "errand": f"buy|Send a coin|fly|send 1|{STANDING}",
        "send": "2|CLEO|send Cleo|Anna|0|1 2|back",
        "parry": "1|shield",
    },
    ("buy",): {"fetch": "M7|M M7|M|back", "send": "1"},
    ("buy", "M"): {"fetch": "M7|back|I1", "errand": "1"},
    ("send",): {"send": "Ben", "errand": "1"},
    POOR: {"fetch": "M7|buy Area M7|O3"},
    (*POOR, "buy"): {"fetch": "O3"},
}


def typed() -> Pages:
    """Words for the question after some answers: the answers that are meant, or the rule against them."""
    with errand.offered():
        for keys, commands in TYPED.items():
            for command, words in commands.items():
                one = asked(*keys)
                told = [f"{word or '-'}: {_meant(keys, command, word)}" for word in words.split("|")]
                assert one == asked(*keys), "nothing is answered by looking ahead"
                yield f"after {' '.join(keys)}: /{command}", Content("\n".join(told))
        window = asked("buy", "M", "M7", seat=1)
        promises = (STANDING, " + ", "Pass until my next turn", "pass UNTIL my next turn ", "", "pass")
        for command in ("parry", "fetch"):
            said = [f"{word or '-'}: {is_standing(SAY, *window, command, word)}" for word in promises]
            yield f"in advance: /{command}", Content("\n".join(said))


def _meant(keys: Sequence[str], command: str, word: str) -> str:
    one = asked(*keys)
    try:
        return " ".join(key for (key,) in read_answers(SAY, *one, command, word))
    except Refusal as refused:
        rule = refused.objection.reason if isinstance(refused, RuleRefusal) else ""
        return f"refused, {refused} {rule}".rstrip() + ("" if questions(*one, command) else ", no such question")
