"""The workflows: actions are pinned, rights are few, and each step is a file of the project that can be run here.

A release is made of a tag that fits the program's version and the newest part of CHANGELOG.md.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot import VERSION
from tests.hosting.release import CHANGELOG, NoRelease, main, text

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
TARGETS = set(re.findall(r"^(\w[\w-]*):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
PINNED = re.compile(r"uses: ([\w-]+/[\w-]+)@([0-9a-f]{40}) # v(\d+)\.\d+\.\d+\n")
OLDEST = {
    "actions/attest": 3,
    "actions/checkout": 5,
    "actions/download-artifact": 7,
    "actions/setup-python": 6,
    "actions/upload-artifact": 6,
    "docker/build-push-action": 7,
    "docker/login-action": 4,
    "docker/setup-buildx-action": 4,
    "docker/setup-qemu-action": 4,
    "pypa/gh-action-pypi-publish": 1,
}
"""The first versions of actions that run on Node 24; the last runs in a container of its own."""
OURS = "./.github/workflows/ci.yml"
WRITING = {
    "package": {"id-token", "attestations"},
    "image": {"packages", "id-token", "attestations"},
    "publish": {"id-token"},
    "release": {"contents"},
    "propose": {"contents", "pull-requests"},
}
"""The rights of each job that may do more than read."""
SMALL = (
    'echo "version=${GITHUB_REF_NAME#v}" >> "$GITHUB_OUTPUT"',
    'gh release create "$TAG" --verify-tag --title "Turncoat $VERSION" --notes-file text.md ./turncoat* ./compose*',
    "python -m venv .venv",
)
"""Steps that are no file of the project."""

each = pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)


def jobs(path: Path) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = yaml.safe_load(path.read_text(encoding="utf-8"))["jobs"]
    return found


def steps(path: Path) -> Iterator[dict[str, Any]]:
    for job in jobs(path).values():
        yield from job.get("steps", ())


@each
def test_actions_are_pinned_and_run_on_todays_node(path: Path) -> None:
    written = path.read_text(encoding="utf-8")
    pinned = PINNED.findall(written)
    assert len(pinned) + written.count(f"uses: {OURS}\n") == written.count("uses: ")
    assert all(int(major) >= OLDEST[action] for action, _, major in pinned)


def test_an_action_has_the_same_version_everywhere() -> None:
    pinned = {pin for path in WORKFLOWS for pin in PINNED.findall(path.read_text(encoding="utf-8"))}
    assert sorted(action for action, _, _ in pinned) == sorted(OLDEST)


@each
def test_a_job_may_do_no_more_than_it_needs(path: Path) -> None:
    """Words of strangers get into no shell, and no job runs for ever."""
    written = path.read_text(encoding="utf-8")
    assert "pull_request_target" not in written
    assert not any("${{" in one.get("run", "") for one in steps(path))
    whole = yaml.safe_load(written)
    assert "concurrency" in whole
    assert whole["permissions"] in ({}, {"contents": "read"})
    for name, job in whole["jobs"].items():
        assert "timeout-minutes" in job or job.get("uses") == OURS
        rights = job.get("permissions", whole["permissions"])
        assert set(rights.values()) <= {"read", "write"}
        assert {right for right, how in rights.items() if how == "write"} == WRITING.get(name, set())
        keeps = [one for one in job.get("steps", ()) if one.get("uses", "").startswith("actions/checkout@")]
        assert all(one.get("with", {}).get("persist-credentials") is False for one in keeps) or name == "propose"


@each
def test_each_step_is_a_file_of_the_project(path: Path) -> None:
    for run in (one["run"] for one in steps(path) if "run" in one):
        program, *arguments = run.split()
        if program == "make":
            assert set(arguments) <= TARGETS
        elif program == "bash":
            assert (ROOT / arguments[0]).is_file()
        elif arguments[:2] == ["-m", "tests.hosting.release"]:
            assert arguments[2] == '"$GITHUB_REF_NAME"'
        else:
            assert run in SMALL


def test_tests_come_before_all_that_is_published() -> None:
    found = jobs(ROOT / ".github" / "workflows" / "release.yml")

    def before(name: str) -> set[str]:
        needs = found[name].get("needs", [])
        direct = {needs} if isinstance(needs, str) else set(needs)
        return direct.union(*map(before, direct))

    assert all({"text", "tests"} <= before(name) for name in ("package", "image"))
    assert before("publish") == {"text", "tests", "package", "image"}
    assert before("release") == before("publish") | {"publish"}


def test_files_that_a_job_takes_are_made_by_another() -> None:
    for path in WORKFLOWS:
        made = {one["with"]["name"] for one in steps(path) if "upload-artifact" in one.get("uses", "")}
        taken = {one["with"].get("name") for one in steps(path) if "download-artifact" in one.get("uses", "")}
        assert taken - {None} <= made


def test_every_python_is_tried() -> None:
    (job,) = jobs(ROOT / ".github" / "workflows" / "ci.yml").values()
    assert job["strategy"]["matrix"]["python"] == [f"3.{minor}" for minor in range(11, 16)]
    assert 'requires-python = ">=3.11"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("tag", "first", "why"),
    [
        ("0.2.0", "[0.2.0], 2026-12-24", "The tag is 0.2.0, but VERSION in bot/__init__.py is 0.2.0."),
        ("v0.2.1", "[0.2.0], 2026-12-24", "The tag is v0.2.1, but VERSION in bot/__init__.py is 0.2.0."),
        ("v0.2.0", "[0.2.0], not yet released", "0.2.0 is not yet released: write the day."),
        ("v0.2.0", "[0.2.0], soon", 'begins with "[0.2.0], soon", not with "[0.2.0], "'),
        ("v0.2.0", "[0.3.0], 2026-12-24", 'begins with "[0.3.0], 2026-12-24"'),
    ],
)
def test_a_tag_that_does_not_fit_is_refused(tag: str, first: str, why: str) -> None:
    with pytest.raises(NoRelease, match=re.escape(why)):
        text(tag, "0.2.0", f"# Changelog\n\nAll.\n\n## {first}\n\n- More.\n\n## [0.1.0], 2026-01-31\n\nLess.\n")


def test_the_changes_begin_with_the_program_s_version(capsys: pytest.CaptureFixture[str]) -> None:
    """They tell its day, or that there is none yet."""
    released = f"## [{VERSION}], not yet released\n" not in CHANGELOG.read_text(encoding="utf-8")
    assert main([f"v{VERSION}"]) == (0 if released else 1)
    assert ("### Players" in capsys.readouterr().out) == released
