"""Het Verraad in words: the same thing happens in every language, and reads like one."""

import re
from typing import Any

import pytest

import engine
from bot import texts
from bot.messages.story import tell
from engine.decision import Choice, Decision, Fact
from engine.event import Event
from engine.game import Objection
from engine.het_verraad import events as happened
from engine.het_verraad.components import CATEGORIES, INFLUENCE, POWERS, RINGS

NAMES = ["Anna", "Hans", "Cleo"]
TOLHUIS: dict[str, Any] = {"building": "Tolhuis", "category": "handel", "value": 3}
NOTHING: dict[str, Any] = {"building": "", "category": "", "value": 0}
PHASES = ("claim", "first_tower", "income", "actions", "influence", "master", "over")
QUARTERS = ("ne", "se", "sw", "nw")


def lines(event: Event) -> list[str | None]:
    return [texts.event_line(texts.speaker(language), "het_verraad", event, NAMES) for language in texts.LANGUAGES]


def labels(kind: str, key: str, **facts: Fact) -> list[str]:
    choice = Choice(key, facts)
    return [texts.choice_label(texts.speaker(one), "het_verraad", kind, choice, NAMES) for one in texts.LANGUAGES]


def notes(kind: str, key: str, **facts: Fact) -> list[str | None]:
    choice = Choice(key, facts)
    return [texts.choice_note(texts.speaker(one), "het_verraad", kind, choice, NAMES) for one in texts.LANGUAGES]


def questions(kind: str, **facts: Fact) -> list[str]:
    decision = Decision(kind, (), facts=facts)
    return [texts.question(texts.speaker(one), "het_verraad", decision, NAMES) for one in texts.LANGUAGES]


def answers(kind: str, key: str, **facts: Fact) -> list[str]:
    decision = Decision(kind, (Choice(key, facts),))
    return [texts.answer(texts.speaker(one), "het_verraad", decision, (key,), NAMES) for one in texts.LANGUAGES]


def refusals(reason: str, key: str = "M7", **facts: Fact) -> list[str]:
    found = Objection(reason, facts)
    return [texts.objection(texts.speaker(one), "het_verraad", found, NAMES, key) for one in texts.LANGUAGES]


def whose(field: str, seat: int | None = None, *, master: bool = False) -> dict[str, Any]:
    """A seat, the Black Master or nobody, as facts name them."""
    word = "master" if master else "none" if seat is None else "seat"
    return {field: word, f"{field}_seats": () if seat is None else (seat,)}


# --- names ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize(
    ("message", "keys"),
    [
        ("category", CATEGORIES),
        ("influence", INFLUENCE),
        ("effect", INFLUENCE),
        ("power", POWERS),
        ("zoom", (*RINGS, *QUARTERS)),
        ("phase", PHASES),
        ("shop", ("pawnshop", "market")),
    ],
)
def test_every_key_has_a_name_of_its_own(language: str, message: str, keys: tuple[str, ...]) -> None:
    say = texts.speaker(language)
    assert len({say(f"het_verraad-{message}", key=key) for key in keys}) == len(keys)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_what_a_card_does_fits_below_its_name_in_a_menu(language: str) -> None:
    say = texts.speaker(language)
    assert all(0 < len(say("het_verraad-effect", key=key)) <= 100 for key in INFLUENCE)


def test_buildings_are_called_the_same_in_every_language() -> None:
    assert labels("tovenaar", "tolhuis", **TOLHUIS) == ["Tolhuis (Trade 3)", "Tolhuis (Handel 3)", "Tolhuis (Handel 3)"]


# --- what has happened ------------------------------------------------------------------------------------------------


def test_income_says_for_which_building_and_how_much_comes_of_what() -> None:
    paid = happened.IncomePaid(
        round=2,
        category="handel",
        earner_seats=(0, 1),
        amounts=(6, 3),
        values=(3, 3),
        bonuses=(2, 0),
        extras=(1, 0),
        buildings=("Tolhuis", "Wijnhuis"),
        areas=("M7", "O1"),
    )
    assert lines(paid) == [
        "**Income, Trade:** Anna 6 (Tolhuis 3 + bonus 2 + power 1), Hans 3 (Wijnhuis 3).",
        "**Einkommen, Handel:** Anna 6 (Tolhuis 3 + Bonus 2 + Macht 1), Hans 3 (Wijnhuis 3).",
        "**Inkomsten, Handel:** Anna 6 (Tolhuis 3 + bonus 2 + macht 1), Hans 3 (Wijnhuis 3).",
    ]


@pytest.mark.parametrize(
    ("payers", "amounts", "told"),
    [
        (
            (),
            (),
            [
                "**Tax:** nobody has more than 5 bricks.",
                "**Steuer:** Niemand hat mehr als 5 Ziegel.",
                "**Belasting:** niemand heeft meer dan 5 bouwstenen.",
            ],
        ),
        (
            (1, 2),
            (7, 1),
            [
                "**Tax** on all above 5 bricks: Hans pays 7, Cleo pays 1.",
                "**Steuer** auf alles über 5 Ziegeln: Hans zahlt 7, Cleo zahlt 1.",
                "**Belasting** op alles boven 5 bouwstenen: Hans betaalt 7, Cleo betaalt 1.",
            ],
        ),
    ],
)
def test_a_tax_says_who_pays_what(payers: tuple[int, ...], amounts: tuple[int, ...], told: list[str]) -> None:
    assert lines(happened.TaxPaid(round=2, seat=0, limit=5, payer_seats=payers, amounts=amounts)) == told


@pytest.mark.parametrize(
    ("number", "told"),
    [
        (0, ["Anna takes Tolhuis (Trade 3).", "Anna nimmt Tolhuis (Handel 3).", "Anna neemt Tolhuis (Handel 3)."]),
        (
            1,
            [
                "Anna takes Tolhuis (Trade 3) and the brick on it.",
                "Anna nimmt Tolhuis (Handel 3) und den Ziegel darauf.",
                "Anna neemt Tolhuis (Handel 3) en de bouwsteen erop.",
            ],
        ),
        (
            2,
            [
                "Anna takes Tolhuis (Trade 3) and the 2 bricks on it.",
                "Anna nimmt Tolhuis (Handel 3) und die 2 Ziegel darauf.",
                "Anna neemt Tolhuis (Handel 3) en de 2 bouwstenen erop.",
            ],
        ),
    ],
)
def test_one_brick_is_not_several(number: int, told: list[str]) -> None:
    assert lines(happened.CardTaken(round=1, seat=0, **TOLHUIS, number=number, bricks=7)) == told


def test_cards_laid_open_one_after_another_read_like_a_row() -> None:
    """They share a line."""
    opened = [
        happened.CardOpened(round=0, seat=0, place=place, building=name, category="handel", value=3, how="deck")
        for place, name in enumerate(("Tolhuis", "Wijnhuis"))
    ]
    assert [tell(texts.speaker(language), "het_verraad", opened, NAMES) for language in texts.LANGUAGES] == [
        ["Open: **Tolhuis** (Trade 3). Open: **Wijnhuis** (Trade 3)."],
        ["Offen: **Tolhuis** (Handel 3). Offen: **Wijnhuis** (Handel 3)."],
        ["Open: **Tolhuis** (Handel 3). Open: **Wijnhuis** (Handel 3)."],
    ]


def test_a_building_says_points_and_income() -> None:
    assert lines(
        happened.BuildingBuilt(round=2, seat=1, area="M7", **TOLHUIS, price=3, bricks=0, points=17, income=5)
    ) == [
        "Hans builds Tolhuis (Trade 3) on M7 for 3 bricks: +3 points (now 17). Income (Trade) now 5.",
        "Hans baut Tolhuis (Handel 3) auf M7 für 3 Ziegel: +3 Punkte (jetzt 17). Einkommen (Handel) jetzt 5.",
        "Hans plaatst Tolhuis (Handel 3) op M7 voor 3 bouwstenen: +3 punten (nu 17). Inkomsten (Handel) nu 5.",
    ]


def test_a_black_chip_moves_the_marker_of_the_black_master() -> None:
    bought = happened.ChipBought(round=2, seat=0, colour="black", number=1, price=3, bricks=2, master_points=6)
    assert lines(bought) == [
        "Anna buys a black chip for 3 bricks and now has 1. The Black Master +1 point (now 6).",
        "Anna kauft einen schwarzen Chip für 3 Ziegel und hat jetzt 1. Der Schwarze Meister +1 Punkt (jetzt 6).",
        "Anna koopt een zwarte krachtfiche voor 3 bouwstenen en heeft er nu 1. De Zwarte Meester +1 punt (nu 6).",
    ]


def attack(white_die: int, white_chips: int, towers: int, upshot: str, knights: int = 25) -> happened.MasterAttacked:
    return happened.MasterAttacked(
        round=3,
        seat=0,
        area="M7",
        target_seat=1,
        black_die=6,
        black_chips=2,
        black_total=8,
        white_die=white_die,
        white_chips=white_chips,
        towers=towers,
        tower_areas=("O10",)[:towers],
        white_total=white_die + white_chips + towers,
        **NOTHING,
        knights=knights,
        upshot=upshot,
    )


def test_the_published_example_of_an_attack() -> None:
    """8 against 4; then the Tolhuis next to it is isolated, -3 and +3."""
    assert lines(attack(1, 2, 1, "conquered")) == [
        "**Anna attacks Hans on M7:** 6 + 2 = 8 against 1 + 2 + 1 = 4 (die + chips, and towers in defence). "
        "**The area is conquered.**",
        "**Anna greift Hans auf M7 an:** 6 + 2 = 8 gegen 1 + 2 + 1 = 4 (Würfel + Chips, dazu Türme der Verteidigung). "
        "**Das Gebiet ist erobert.**",
        "**Anna valt Hans aan op M7:** 6 + 2 = 8 tegen 1 + 2 + 1 = 4 (dobbelsteen + fiches, en torens bij de "
        "verdediging). **Het gebied is veroverd.**",
    ]
    isolated = happened.AreaIsolated(
        round=3,
        area="O10",
        by_area="M7",
        bonus=1,
        **whose("taker", master=True),
        taker_points=6,
        **whose("owner", 1),
        owner_points=14,
        **TOLHUIS,
        tower=1,
    )
    assert lines(isolated) == [
        "**Isolation:** with M7, O10 is surrounded and falls from Hans to the Black Master, with Tolhuis and a tower. "
        "The Black Master +3 points (now 6), Hans −3 (now 14).",
        "**Isolation:** Mit M7 ist O10 umzingelt und geht von Hans an den Schwarzen Meister, mit Tolhuis und einem "
        "Turm. Der Schwarze Meister +3 Punkte (jetzt 6), Hans −3 (jetzt 14).",
        "**Isolement:** met M7 is O10 omsingeld en gaat het van Hans naar de Zwarte Meester, met Tolhuis en een "
        "wachttoren. De Zwarte Meester +3 punten (nu 6), Hans −3 (nu 14).",
    ]


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (attack(6, 3, 0, "held"), "**The area holds.**"),
        (attack(6, 2, 0, "tied"), "**A tie:** the knight is gone."),
        (attack(1, 2, 0, "tied", 0), "**No black knight is left, so it counts as a tie:** the knight is gone."),
    ],
)
def test_an_attack_says_what_comes_of_it(event: Event, told: str) -> None:
    assert (lines(event)[0] or "").endswith(told)


@pytest.mark.parametrize(
    ("holder", "former", "told"),
    [
        (
            whose("holder", 0),
            whose("former"),
            [
                "**Anna gets the great power of trade**, with 3: +3 points (now 20).",
                "**Anna bekommt die Vormacht des Handels**, mit 3: +3 Punkte (jetzt 20).",
                "**Anna krijgt de grootmacht van de handel**, met 3: +3 punten (nu 20).",
            ],
        ),
        (
            whose("holder", master=True),
            whose("former", 1),
            [
                "**The Black Master gets the great power of trade**, with 3: +3 points (now 20); Hans −3 (now 9).",
                "**Der Schwarze Meister bekommt die Vormacht des Handels**, mit 3: +3 Punkte (jetzt 20); "
                "Hans −3 (jetzt 9).",
                "**De Zwarte Meester krijgt de grootmacht van de handel**, met 3: +3 punten (nu 20); Hans −3 (nu 9).",
            ],
        ),
        (
            whose("holder"),
            whose("former", 1),
            [
                "**Hans loses the great power of trade**: −3 points (now 9). Nobody has it now.",
                "**Hans verliert die Vormacht des Handels**: −3 Punkte (jetzt 9). Niemand hat sie jetzt.",
                "**Hans verliest de grootmacht van de handel**: −3 punten (nu 9). Niemand heeft die nu.",
            ],
        ),
    ],
)
def test_a_great_power_says_who_gains_and_who_loses(
    holder: dict[str, Any], former: dict[str, Any], told: list[str]
) -> None:
    moved = happened.PowerMoved(
        round=2, power="handel", points=3, number=3, **holder, holder_points=20, **former, former_points=9
    )
    assert lines(moved) == told


@pytest.mark.parametrize(
    ("to", "told"),
    [
        ("hand", "Hans loses O10, which is neutral now. Tolhuis goes back to the hand: −3 points (now 14)."),
        ("stays", "Hans loses O10, which is neutral now. Tolhuis stays without an owner: −3 points (now 14)."),
        ("", "Hans loses O10, which is neutral now."),
    ],
)
def test_a_knight_removed_says_what_becomes_of_the_building(to: str, told: str) -> None:
    stood = TOLHUIS if to else NOTHING
    freed = happened.AreaFreed(round=2, area="O10", reason="hekserij", **whose("owner", 1), points=14, **stood, to=to)
    assert lines(freed)[0] == told


def test_a_card_played_names_its_target_and_for_whom() -> None:
    played = happened.InfluencePlayed(
        round=2, seat=0, influence="overval", side="master", area="M7", **whose("owner", 1), **TOLHUIS, tower=1
    )
    assert lines(played) == [
        "**Anna plays Raid for the Black Master on M7** (Hans: Tolhuis 3, tower).",
        "**Anna spielt „Überfall“ für den Schwarzen Meister auf M7** (Hans: Tolhuis 3, Turm).",
        "**Anna speelt Overval voor de Zwarte Meester op M7** (Hans: Tolhuis 3, wachttoren).",
    ]


def test_who_may_react_is_told_and_nothing_of_what_they_hold() -> None:
    opened = happened.WindowOpened(
        round=2, seat=0, window="block", to="buy", area="M7", price=4, steps=0, asked_seats=(1, 2)
    )
    assert lines(opened) == [
        "Anna wants to buy M7 for 4 bricks. Hans, Cleo may react with Blockade.",
        "Anna möchte M7 für 4 Ziegel kaufen. Reagieren mit „Blockade“ können Hans, Cleo.",
        "Anna wil M7 kopen voor 4 bouwstenen. Hans, Cleo kunnen reageren met Blokkade.",
    ]
    nothing = happened.NobodyReacted(round=2, seat=0, window="block", to="buy", area="M7")
    assert lines(nothing) == ["Nobody reacts.", "Niemand reagiert.", "Niemand reageert."]


def test_the_black_master_comes_into_the_city() -> None:
    moved = happened.MasterMoved(
        round=1, seat=0, area="O1", from_area="", steps=1, number=4, how="rolled", **whose("owner"), **NOTHING
    )
    assert lines(moved) == [
        "**The Black Master** comes into the city, to O1 (1 of 4 steps, rolled).",
        "**Der Schwarze Meister** betritt die Stadt und geht nach O1 (1 von 4 Schritten, gewürfelt).",
        "**De Zwarte Meester** komt de stad binnen en gaat naar O1 (1 van 4 stappen, gegooid).",
    ]


@pytest.mark.parametrize(
    ("side", "told"),
    [
        (
            "evil",
            [
                "**The Black Master was Hans**, who wins with 1 black chip!",
                "**Der Schwarze Meister war Hans** und gewinnt mit 1 schwarzen Chip!",
                "**De Zwarte Meester was Hans** en wint met 1 zwarte krachtfiche!",
            ],
        ),
        ("good", ["**Hans wins with 30 points!**", "**Hans gewinnt mit 30 Punkten!**", "**Hans wint met 30 punten!**"]),
    ],
)
def test_who_has_won_and_as_what(side: str, told: list[str]) -> None:
    assert lines(happened.MatchWon(round=9, seat=1, side=side, points=30, white=2, black=1)) == told


@pytest.mark.parametrize("side", ["evil", "good"])
def test_the_end_says_what_settled_it(side: str) -> None:
    reasons = ("black", "values", "points", "shared", "nobody") if side == "evil" else ("points", "white", "black")
    told = [
        lines(happened.MatchEnded(round=9, side=side, master_points=20, points=26, winner_seats=(1,), by=by))
        for by in reasons
    ]
    for of_a_language in zip(*told, strict=True):
        assert len(set(of_a_language)) == len(reasons)


# --- what is asked, and what it would cost and change -----------------------------------------------------------------

M7: dict[str, Any] = {"area": "M7", "ring": "M", "price": 4, "bonus": 1, "road": 1, "river": 0, "gate": 0}


def test_an_area_for_sale_shows_what_it_would_cost_and_change() -> None:
    facts: dict[str, Fact] = {
        **M7,
        **whose("owner"),
        **NOTHING,
        "tower": 0,
        "bricks": 3,
        "gain": 3,
        "takes": ("O10",),
        "take_seats": (1,),
        "take_buildings": ("Tolhuis",),
        "block_seats": (1, 2),
    }
    assert labels("buy", "M7", **facts) == [
        "M7 · 4 bricks · bonus 1 · road · isolates O10 · +3 points",
        "M7 · 4 Ziegel · Bonus 1 · Straße · isoliert O10 · +3 Punkte",
        "M7 · 4 bouwstenen · bonus 1 · weg · isoleert O10 · +3 punten",
    ]
    assert notes("buy", "M7", **facts) == [
        "leaves 3 · isolates Hans · Blockade possible",
        "übrig: 3 · isoliert Hans · Blockade möglich",
        "over: 3 · isoleert Hans · Blokkade mogelijk",
    ]


def test_a_site_shows_income_points_and_what_goes() -> None:
    facts: dict[str, Fact] = {
        **M7,
        "tower": 0,
        "old_building": "Kapel",
        "old_category": "stad",
        "old_value": 1,
        "income_before": 0,
        "income": 4,
        "gain": 5,
        "power": "handel",
        "power_points": 3,
    }
    assert labels("build_on", "M7", **facts) == [
        "M7 · income 4 · replaces Kapel 1 · points 5",
        "M7 · Einkommen 4 · ersetzt Kapel 1 · Punkte 5",
        "M7 · inkomsten 4 · vervangt Kapel 1 · punten 5",
    ]
    assert notes("build_on", "M7", **facts)[0] == "bonus 1 · road · income so far 0 · great power of trade"


def attacking(**facts: Fact) -> dict[str, Fact]:
    """What is known before an attack on the Tolhuis of Hans."""
    chips: dict[str, Fact] = {"target_seat": 1, "black_chips": 2, "white_chips": 1, "towers": 1, "knights": 25}
    return {**M7, **whose("owner", 1), **TOLHUIS, "tower": 0, **chips, **facts}


def test_an_attack_shows_what_is_added_to_the_dice() -> None:
    assert labels("master", "attack", **attacking()) == [
        "Attack Hans: 2 chips against 1 chip + 1 tower",
        "Hans angreifen: 2 Chips gegen 1 Chip + 1 Turm",
        "Hans aanvallen: 2 fiches tegen 1 fiche + 1 toren",
    ]
    assert labels("master", "attack", **attacking(white_chips=0, towers=0))[0] == "Attack Hans: 2 chips against 0 chips"


def test_an_attack_shows_what_may_come_of_it() -> None:
    assert notes("master", "attack", **attacking()) == [
        "Both add a die. Higher: M7 and 3 points go to the Black Master. Tie: the knight is gone.",
        "Beide würfeln dazu. Höher: M7 und 3 Punkte an den Schwarzen Meister. Gleich: Der Ritter ist weg.",
        "Beiden gooien erbij. Hoger: M7 en 3 punten naar de Zwarte Meester. Gelijk: de ridder is weg.",
    ]
    assert notes("master", "attack", **attacking(**NOTHING))[0] == (
        "Both add a die. Higher: M7 goes to the Black Master. Tie: the knight is gone."
    )
    assert notes("master", "attack", **attacking(knights=0)) == [
        "Both add a die. Even higher is a tie: no black knight is left. Tie: the knight is gone.",
        "Beide würfeln dazu. Auch höher gilt als gleich: kein schwarzer Ritter mehr. Gleich: Der Ritter ist weg.",
        "Beiden gooien erbij. Ook hoger telt als gelijk: geen zwarte ridder meer. Gelijk: de ridder is weg.",
    ]


@pytest.mark.parametrize("kind", ["master_to", "master_to_ring"])
def test_who_stays_outside_is_not_somewhere(kind: str) -> None:
    assert labels(kind, "stay", area="") == ["He stays outside", "Er bleibt draußen", "Hij blijft buiten"]
    assert labels(kind, "stay", area="M7") == ["He stays where he is", "Er bleibt, wo er ist", "Hij blijft waar hij is"]
    assert answers(kind, "stay", area="") == [
        "The Black Master stays outside the city.",
        "Der Schwarze Meister bleibt vor der Stadt.",
        "De Zwarte Meester blijft buiten de stad.",
    ]


@pytest.mark.parametrize(
    ("key", "told"),
    [
        (
            "black",
            [
                "leaves 2 bricks · then you have 1 black chip and the Black Master 5 points · 1 more this turn",
                "übrig: 2 · dann hast du 1 schwarzen Chip, der Schwarze Meister 5 Punkte · noch 1 in diesem Zug",
                "over: 2 · dan heb je 1 zwarte krachtfiche, de Zwarte Meester 5 punten · nog 1 deze beurt",
            ],
        ),
        (
            "white",
            [
                "leaves 2 bricks · then you have 1 white chip, +1 in defence · 1 more this turn",
                "übrig: 2 · dann hast du 1 weißen Chip, +1 zur Verteidigung · noch 1 in diesem Zug",
                "over: 2 · dan heb je 1 witte krachtfiche, +1 ter verdediging · nog 1 deze beurt",
            ],
        ),
    ],
)
def test_a_chip_shows_what_it_brings(key: str, told: list[str]) -> None:
    facts: dict[str, Fact] = {"colour": key, "price": 3, "bricks": 2, "number": 1, "left": 1, "master_points": 5}
    assert notes("act", key, **facts) == told
    most = notes("act", key, **{**facts, "bricks": 120, "number": 6, "left": 2, "master_points": 40})
    assert all(note is not None and len(note) <= 100 for note in most)


@pytest.mark.parametrize(
    ("earners", "payers", "told"),
    [
        (
            {},
            {},
            [
                "pays only you 4 · then 9 bricks",
                "gibt nur dir 4 · dann hast du 9",
                "geeft alleen jou 4 · dan heb je 9",
            ],
        ),
        (
            {1: 3},
            {},
            [
                "pays you 4, Hans 3 · then 9 bricks",
                "gibt dir 4, Hans 3 · dann hast du 9",
                "geeft jou 4, Hans 3 · dan heb je 9",
            ],
        ),
        (
            {1: 3, 2: 2},
            {},
            [
                "pays you 4, Hans 3, Cleo 2 · then 9 bricks",
                "gibt dir 4, Hans 3, Cleo 2 · dann hast du 9",
                "geeft jou 4, Hans 3, Cleo 2 · dan heb je 9",
            ],
        ),
        (
            {0: 1, 1: 3, 2: 2},
            {1: 6, 2: 1},
            [
                "pays you 4, others 1 + 3 + 2 · others pay 6 + 1 tax · then 9 bricks",
                "gibt dir 4, anderen 1 + 3 + 2 · Steuer anderer 6 + 1 · dann hast du 9",
                "geeft jou 4, anderen 1 + 3 + 2 · anderen betalen 6 + 1 · dan heb je 9",
            ],
        ),
    ],
)
def test_a_card_shows_whom_it_pays_how_much(earners: dict[int, int], payers: dict[int, int], told: list[str]) -> None:
    facts: dict[str, Fact] = {**TOLHUIS, "place": 0, "number": 0, "income": 4, "tax": 0, "bricks": 9}
    facts |= {"earner_seats": (*earners,), "amounts": (*earners.values(),)}
    assert notes("take", "tolhuis", **facts, payer_seats=(*payers,), taxes=(*payers.values(),)) == told


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize(("earners", "payers"), [(2, 0), (1, 4), (4, 4)])
def test_whom_a_card_pays_fits_with_the_longest_names(language: str, earners: int, payers: int) -> None:
    facts: dict[str, Fact] = {**TOLHUIS, "place": 0, "number": 0, "income": 9, "tax": 0, "bricks": 12}
    facts |= {"earner_seats": (*range(earners),), "amounts": (9,) * earners}
    facts |= {"payer_seats": (*range(payers),), "taxes": (9,) * payers}
    names = [letter * 32 for letter in "ABCDE"]
    note = texts.choice_note(texts.speaker(language), "het_verraad", "take", Choice("tolhuis", facts), names)
    assert note is not None
    assert len(note) <= 100


def test_a_menu_of_actions_says_how_many_and_from_what_price() -> None:
    assert labels("act", "buy", count=3, price=2, left=2) == [
        "Buy an area: 3 possible, from 2 bricks",
        "Gebiet kaufen: 3 möglich, ab 2 Ziegeln",
        "Gebied kopen: 3 mogelijk, vanaf 2 bouwstenen",
    ]


@pytest.mark.parametrize("influence", ["brand", "gif"])
def test_who_is_asked_to_react_is_told_alone_whether_they_hold_the_card(influence: str) -> None:
    area = "" if influence == "gif" else "M7"
    facts: dict[str, Fact] = {"seat": 0, "influence": influence, "area": area, **NOTHING, "tower": 0, "side": "seat"}
    without, with_one = questions("protect", **facts, held=0), questions("protect", **facts, held=1)
    for told in (*without, *with_one):
        assert "Anna" in told
        assert "  " not in told.replace("\n", "")
    for told, words in zip(without, ("You hold none", "Du hast keine", "Je hebt er geen"), strict=True):
        assert words in told
    assert not set(without) & set(with_one)
    assert labels("protect", "pass") == ["Pass", "Passen", "Passen"]


def test_a_question_for_an_action_says_how_far_the_race_is() -> None:
    facts: dict[str, Fact] = {"bricks": 3, "points": 12, "hand": 1, "influence": 0}
    asked = questions("act", **facts, goal=30, best=17, master_points=9)
    assert [told.splitlines()[-1].strip() for told in asked] == [
        "Race to 30 points: the leader has 17, the Black Master 9.",
        "Wettlauf bis 30 Punkte: an der Spitze 17, der Schwarze Meister 9.",
        "Race naar 30 punten: de koploper heeft 17, de Zwarte Meester 9.",
    ]


def test_back_is_only_a_step_back() -> None:
    kinds = engine.game("het_verraad").commands
    before = ("take", "act", "first_tower", "tovenaar", "discard", "master", "protect", "block")
    for kind in kinds:
        if kind not in before:
            assert labels(kind, "back") == ["Back", "Zurück", "Terug"]
            assert answers(kind, "back") == [
                "You go one step back.",
                "Du gehst einen Schritt zurück.",
                "Je gaat een stap terug.",
            ]


# --- refusals ---------------------------------------------------------------------------------------------------------


def test_a_refusal_says_the_rule_and_what_to_do() -> None:
    assert refusals("bricks", price=8, bricks=1) == [
        "That costs 8 bricks, and you have 1; choose something cheaper, or sell a card first.",
        "Das kostet 8 Ziegel, und du hast 1; wähle etwas Billigeres, oder verkauf zuerst eine Karte.",
        "Dat kost 8 bouwstenen, en je hebt er 1; kies iets goedkopers of verkoop eerst een kaart.",
    ]
    assert refusals("not_neutral", area="M7", **whose("owner", 1), building="") == [
        "Only a neutral area can be taken so, and M7 belongs to Hans; choose another one.",
        "So bekommt man nur ein neutrales Gebiet, und M7 gehört Hans; wähle ein anderes.",
        "Zo krijg je alleen een neutraal gebied, en M7 is van Hans; kies een ander.",
    ]


def test_what_somebody_typed_does_no_harm_in_a_refusal() -> None:
    assert refusals("unknown_area", "**@everyone**")[0].startswith("There is no area “\\*\\*@\u2060everyone\\*\\*”")


# --- the help ---------------------------------------------------------------------------------------------------------

DATA = engine.game("het_verraad").data


def told(topic: str) -> list[str]:
    return [texts.rules(texts.speaker(language), "het_verraad", topic) for language in texts.LANGUAGES]


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def test_the_help_tells_the_points_of_the_great_powers_as_they_are() -> None:
    powers = DATA["powers"]
    for text in told("powers"):
        assert numbers(text)[1:8] == [powers["points"][key] for key in POWERS]
        assert numbers(text)[0] == numbers(text)[8] == powers["needed"]
        assert numbers(text)[9:] == list(set(powers["income"].values()))


def test_the_help_tells_chips_and_slots_as_they_are() -> None:
    castle = DATA["castle"]
    assert castle["white_slots"] == castle["black_slots"]
    chips = [number for row in castle["black_chips"] for number in (row["value"], row["count"])]
    for text in told("chips"):
        assert [1, 1, 1, *chips] == numbers(text)[: len(chips) + 3]
        assert numbers(text)[len(chips) + 3 :] == [
            len(castle["white_slots"]),
            *castle["white_slots"],
            DATA["supplies"]["chips_per_turn"],
            DATA["supplies"]["swap_price"],
        ]


@pytest.mark.parametrize(("place", "seats_first"), [(0, False), (1, False), (2, True)])
def test_the_help_tells_how_many_points_end_the_game(place: int, seats_first: bool) -> None:
    ends = DATA["track"]["end"]
    if place == 1:  # zu zweit, zu dritt
        assert numbers(told("end")[place]) == list(ends.values())
    else:
        pairs = [(int(seats), end) if seats_first else (end, int(seats)) for seats, end in ends.items()]
        assert numbers(told("end")[place]) == [number for pair in pairs for number in pair]


def test_the_help_tells_what_a_seat_starts_with_and_may_do_as_it_is() -> None:
    supplies, red = DATA["supplies"], DATA["track"]["red_every"]
    start = [supplies[name] for name in ("start_bricks", "start_cards", "start_areas", "start_sum")]
    turn = [supplies[f"{name}_per_turn"] for name in ("areas", "buildings", "towers")]
    for round_, actions, towers in zip(told("round"), told("actions"), told("towers"), strict=True):
        assert numbers(round_)[:4] == start
        assert [red, 2 * red, 3 * red] == [number for number in numbers(round_) if number >= red][2:]
        assert numbers(actions)[:3] == turn
        assert numbers(actions)[3] == supplies["tower_price"]
        assert numbers(actions)[4:6] == [supplies["chips_per_turn"], supplies["swaps_per_turn"]]
        assert numbers(towers)[0] == supplies["tower_price"]
        assert numbers(towers)[1] == supplies["towers"]


def test_the_help_names_all_influence_cards_and_their_numbers() -> None:
    of_kind = {one["influence"]: one for one in DATA["influence"]["cards"]}
    assert {one["copies"] for one in of_kind.values()} == {3}
    for language, text in zip(texts.LANGUAGES, told("influence"), strict=True):
        say = texts.speaker(language)
        assert all(f"**{say('het_verraad-influence', key=key)}" in text for key in INFLUENCE)
        assert numbers(text) == [3, DATA["supplies"]["influence_hand"], of_kind["gif"]["bricks"]]
