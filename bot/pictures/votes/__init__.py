"""The record of votes: a picture of who voted for whom, ballot by ballot."""

from bot.pictures.votes.contents import Ballot, Sheet, Vote, ballot_of, ballots, headed, told
from bot.pictures.votes.drawing import PALETTE, draw_votes

__all__ = ["PALETTE", "Ballot", "Sheet", "Vote", "ballot_of", "ballots", "draw_votes", "headed", "told"]
