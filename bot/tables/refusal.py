"""What a table refuses."""

Said = str | int


class Refusal(Exception):
    """A wish that cannot be granted. Nothing has changed.

    ``key`` names the sentence that says what is wrong and what to do (``refusal-<key>`` in the texts), ``facts`` its
    variables.
    """

    def __init__(self, key: str, /, **facts: Said) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts
