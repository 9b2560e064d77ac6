"""The Traitors in words: secret questions that look alike; ``golden/rules/tale.txt`` has the lines of rounds."""

from itertools import product

import pytest

from bot import texts
from engine.decision import Decision

pytestmark = pytest.mark.usefixtures("all_texts_said")

NAMES = ["Anna", "Hans", "Cleo", "Dora"]


@pytest.mark.parametrize(("language", "kind"), list(product(texts.LANGUAGES, ("murder", "recruit"))))
def test_secret_questions_begin_alike_for_faithful_and_traitor(language: str, kind: str) -> None:
    asked = [Decision(kind, (), facts={"role": role}) for role in ("faithful", "traitor")]
    told = [texts.question(texts.speaker(language), "the_traitors", one, NAMES) for one in asked]
    assert len({question.splitlines()[0] for question in told}) == 1
    assert len(set(told)) == 2
