"""The page of rules of Het Verraad has the numbers of the program."""

import engine
from tests.texts.test_rules_page import page, rows


def test_the_numbers_of_het_verraad_are_the_shipped_ones() -> None:
    data, told = engine.game("het_verraad").data, page("het_verraad")
    supplies, castle, points = data["supplies"], data["castle"], data["powers"]["points"]
    ends = data["track"]["end"]
    words = ("", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
    chips = ", ".join(f"{words[row['count']]} {row['value']}" for row in castle["black_chips"])
    slots = castle["black_slots"]
    for sentence in (
        f"{len(data['buildings']['buildings'])} building cards",
        f"{sum(one['copies'] for one in data['influence']['cards'])} influence cards",
        f"For each seat {supplies['knights']} knights",
        f"{supplies['black_knights']} black knights, the Black Master, a black marker, {supplies['towers']} towers",
        f"{castle['white_chips']} white chips; {sum(row['count'] for row in castle['black_chips'])} black chips",
        f"with hidden values: {chips} ",
        f"has six slots for chips of each colour, costing {', '.join(map(str, slots[:-1]))} and {slots[-1]} bricks",
        f"white chips {points['white']} points, towers {points['towers']}, black chips {points['black']}, "
        f"burgerij {points['burgerij']}, nijverheid {points['nijverheid']}, handel {points['handel']}, "
        f"stad {points['stad']}. ",
        f"at every multiple of {data['track']['red_every']} ",
        f"Every seat gets {supplies['start_bricks']} bricks.",
        f"cost at most {supplies['start_sum']} together, and there are at most {supplies['start_areas']} of them",
        f"every seat with more than {supplies['wealth_limit']} bricks pays",
        f"reached {ends['2']} points with 2 seats, {ends['3']} with 3, {ends['4']} with 4 or {ends['5']} with 5",
    ):
        assert sentence in told


def test_every_data_file_of_het_verraad_stands_in_a_table_with_what_is_in_it() -> None:
    for name, content in engine.game("het_verraad").data.items():
        (row,) = rows("het_verraad", f"`{name}.json`")
        keys = set(content) - {"about"}
        assert "Documented" in content["about"] and "Ours" in content["about"]
        assert name == "supplies" or [key for key in keys if f"`{key}`" not in row] == []
