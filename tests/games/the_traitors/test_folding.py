"""Short lines and deeds of The Traitors tell what belongs to them, and no more."""

from bot import texts
from bot.games.the_traitors.folding import fold_upshot
from bot.games.the_traitors.pictures.deeds import deeds
from tests.matches import a_match


def test_a_deal_is_not_told_with_the_murder_that_follows_it() -> None:
    """The chance that is told beside a turning point is that of the deal alone, as in the film."""
    say, names = texts.speaker("en"), ("Anna", "Ben", "Cleo", "Dirk", "Eva")
    for number in range(6):
        story = a_match(f"deal {number}", game="the_traitors", seats=5, options={"rounds": "2"}).reveal().story
        dealt = [place for place, event in enumerate(story) if event.kind == "role_dealt"]
        assert dealt
        assert [fold_upshot(say, story, place, 0, names) for place in dealt] == [""] * len(dealt)


def test_nobody_has_a_mask_at_the_end_of_a_round() -> None:
    """T-7.1: all who have survived show their roles, and those who are out have."""
    say, names = texts.speaker("en"), ("Anna", "Ben", "Cleo", "Dirk", "Eva")
    story = a_match("masks", game="the_traitors", seats=5).reveal().story
    ends = [deed for deed in deeds(story, names, say) if story[deed.place].kind == "fund_shared"]
    assert ends
    assert all([mask.seat for mask in deed.settled if mask.symbol] == [*range(5)] for deed in ends)
