"""Knowledge of a posted message, whatever happens to the message in whatever order."""

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from bot.store import Posted, PostedState

WORDS = st.sampled_from("abc")
PICTURES = st.sampled_from(["", "x", "y"])
STATES: tuple[PostedState, ...] = ("shown", "opened", "stale", "settled", "closed")


class Message(RuleBasedStateMachine):
    """A message at Discord, with what it really shows, beside what is known of it; ``None`` is anything."""

    def __init__(self) -> None:
        super().__init__()
        self.text: str | None = "a"
        self.picture: str | None = ""
        self.known = Posted("lobby", 1, None, "a", "")
        self.closed = False

    @rule(text=WORDS, picture=PICTURES, state=st.sampled_from(["shown", "settled", "closed"]))
    def is_edited(self, text: str, picture: str, state: PostedState) -> None:
        """The bot edits it, and notes that."""
        self.text, self.picture, self.closed = text, picture, state == "closed"
        self.known = self.known.shown_with(text, picture, state)

    @precondition(lambda self: not self.closed)
    @rule(text=WORDS)
    def is_reopened(self, text: str) -> None:
        """Its seat sees the question again."""
        self.text = text
        self.known = self.known.reopened()

    @rule(text=WORDS, picture=PICTURES)
    def is_changed_by_two(self, text: str, picture: str) -> None:
        """Nobody knows who came last."""
        self.text, self.picture, self.closed = text, picture, False
        self.known = self.known.spoiled()

    @rule(message=st.none() | st.integers(1, 3))
    def is_sent(self, message: int | None) -> None:
        """It stands elsewhere, or nowhere, and shows the same."""
        self.known = self.known.sent(2, message)

    @invariant()
    def what_is_known_is_true(self) -> None:
        for text in "abc":
            for picture in ("", "x", "y"):
                wanted = Posted("lobby", 1, None, text, picture)
                assert not self.known.shows(wanted) or (text, picture) == (self.text, self.picture)
                assert not self.known.has_picture(picture) or picture == self.picture

    @invariant()
    def it_is_closed_if_it_never_changes_again(self) -> None:
        assert self.known.closed == self.closed
        assert self.known.rests == (self.known.state in ("opened", "settled"))
        assert self.known.state in STATES
        assert not (self.known.closed and self.known.rests)


TestMessage = Message.TestCase
TestMessage.settings = settings(max_examples=60, stateful_step_count=12, deadline=None)
