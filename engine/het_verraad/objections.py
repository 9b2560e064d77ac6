"""Why something cannot be chosen now, from what a view knows alone: one reason, the first that applies.

The seat may be asked anything; ``key`` may be anything somebody typed. What a reason says stands in the texts; its
facts are what they mention.
"""

from collections.abc import Callable, Mapping

from engine.game import Objection
from engine.het_verraad.components import CATEGORIES, HANDEL, Building
from engine.het_verraad.objecting import FINE, Reason, area_of, needs_bricks, no_area, standing
from engine.het_verraad.playing_objections import aim, gif, gouden_handel, play, react
from engine.het_verraad.master_objections import master, master_to
from engine.het_verraad.trading import SHOPS
from engine.het_verraad.view import AreaView, HetVerraadView, Turn
