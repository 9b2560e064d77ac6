"""What the store refuses."""


class StoreError(Exception):
    """The database cannot be used; the text says why and what to do."""


class ChannelTaken(Exception):
    """There is already an open table in that channel."""
