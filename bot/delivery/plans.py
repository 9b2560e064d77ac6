"""The newest plan of each table, and whose turn it is by that plan."""

from bot.delivery.claims import Claims
from bot.delivery.lanes import Delays, Destination, Lanes, Urgency
from bot.delivery.looks import Looks
from bot.delivery.marks import Marks
from bot.delivery.plan import Edit, Plan
from bot.delivery.sender import Sender


class Plans:
    """The newest plan of each table, until all that is due by it has been done.

    ``noted`` has the slots of each table whose message has changed since its newest look began.
    """

    def __init__(
        self, claims: Claims, marks: Marks, looks: Looks, lanes: Lanes, delays: Delays, sender: Sender
    ) -> None:
        self._claims = claims
        self._marks = marks
        self._looks = looks
        self._lanes = lanes
        self._delays = delays
        self._sender = sender
        self.newest: dict[int, Plan] = {}
        self.noted: dict[int, set[str]] = {}

    def replace(self, made: Plan) -> None:
        """Go on by a newer plan of a table."""
        self.newest[made.table.id] = made
        self._set_delays(made)
        self._ask_for_turns(made)
        if not made.calls:
            self._is_done(made)
            self.noted.pop(made.table.id, None)

    def drop(self, table_id: int) -> None:
        """Do nothing more for a table."""
        self.newest.pop(table_id, None)
        for to in self._lanes.destinations(table_id):
            self._lanes.want(to, None)

    def _is_done(self, made: Plan) -> None:
        """Forget a plan whose calls are all done, and mark its table as shown.

        The mark is not set while the table must be looked at. The same holds while an older plan changes or sends
        something of the table.
        """
        table_id = made.table.id
        del self.newest[table_id]
        settled = not (self._looks.is_due(table_id) or self._claims.at(table_id) or self._claims.sends(table_id))
        if made.mark is not None and settled:
            self._marks.add(made.mark)

    def go_on_with(self, made: Plan, one: Edit) -> None:
        """Go on with the newest plan after a change of it stands.

        Calls that waited for a question or a board need wait no longer.
        """
        if not any(made.calls.values()):
            self._is_done(made)
            if not self._looks.under_way(made.table.id):
                self.noted.pop(made.table.id, None)
        elif (one.urgency is Urgency.PROMPT or one.board) and self._set_delays(made):
            self._ask_for_turns(made)

    def _ask_for_turns(self, made: Plan) -> None:
        for to in {*self._lanes.destinations(made.table.id), *made.calls}:
            self._lanes.want(to, self.turn(made, to), direct=to.place != made.table.channel)

    def turn(self, made: Plan, to: Destination) -> Urgency | None:
        """Return the urgency of a destination now; ``None`` while its calls are put off, or given up."""
        urgency = made.urgency(to)
        if urgency is None or (to.place == made.table.channel and self._sender.has_given_up(to.table)):
            return None
        is_put_off = self._delays.holds(to.table, urgency) and not self._lanes.fails(to)
        return None if is_put_off else urgency

    def _set_delays(self, made: Plan) -> bool:
        """Let a direct message wait a little for a new board to which it links.

        Also let an edit wait for board and questions. Return whether any calls wait from now on, or no longer.

        A person who is asked may answer at once, and then the edit need not be made. The edit waits for nothing else:
        people would notice messages to a single seat by how long the board takes.
        """
        channel = Destination(made.table.id, made.table.channel)
        is_open = not self._sender.has_given_up(made.table.id) and not self._lanes.fails(channel)
        direct = [to for to, calls in made.calls.items() if calls and calls[0].urgency is Urgency.PROMPT]
        reached = [to for to in direct if not self._lanes.fails(to)]
        has_question = any(one.question for to in reached for one in made.calls[to])
        awaits_board = is_open and made.lacks_board
        prompts = self._delays.set(made.table.id, Urgency.PROMPT, has_reason=awaits_board and bool(reached))
        edits = self._delays.set(made.table.id, Urgency.EDIT, has_reason=awaits_board or has_question)
        return prompts or edits
