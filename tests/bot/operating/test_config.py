"""config.toml: what may stand in it, and how each mistake is told."""

import json
import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

import pytest

import engine
from bot.config import LARGEST, ConfigError, Retention, Settings, load
from bot.processes.shards import Shards
from bot.watching.address import Address

ROOT = Path(__file__).parents[3]
EXAMPLE = ROOT / "config.example.toml"
IN_ENVIRONMENT = {"TURNCOAT_TOKEN": "from the environment"}
WITH_DATA = [key for key, rules in engine.games().items() if rules.data]


@pytest.fixture
def config(tmp_path: Path) -> Path:
    return tmp_path / "config.toml"


def mistakes(path: Path, environ: Mapping[str, str] = MappingProxyType({})) -> list[str]:
    with pytest.raises(ConfigError) as caught:
        load(path, environ)
    assert str(caught.value).startswith(f"{path} cannot be used:\n")
    return [str(mistake) for mistake in caught.value.mistakes]


PAGES_AT, PROXY, IN_POSTGRESQL = "127.0.0.1:8080", "http://proxy:1", "postgresql://turncoat@127.0.0.1/turncoat"
OF_SHARDS_AND_DATABASE = f'database = "{IN_POSTGRESQL}"\nshards = '


@pytest.mark.parametrize(
    ("written", "environ", "read"),
    [
        ("", {}, {"token": "a.b.c", "pages": None, "replacements": {}}),
        (
            'data = "/srv/d"\nservers = [1, 2]\nabort_role = 3\nlog_level = "debug"\nlog_format = "json"',
            {},
            {"data": Path("/srv/d"), "servers": (1, 2), "abort_role": 3, "log_level": "debug", "log_format": "json"},
        ),
        *(
            (f'metrics = "{one}"', {}, {"metrics": Address(one)})
            for one in ("127.0.0.1:9464", "localhost:9464", "[::1]:9464", "0.0.0.0:1", "[::]:65535")
        ),
        ('public_url = "https://a.b/c"', {"TURNCOAT_PAGES": PAGES_AT}, {"pages": Address(PAGES_AT)}),
        ('public_url = "https://a.b/c"', {"TURNCOAT_DATABASE": IN_POSTGRESQL}, {"public_url": "https://a.b/c"}),
        *((f'{OF_SHARDS_AND_DATABASE}"{one}"', {}, {"shards": Shards(one)}) for one in ("0-15/64", "3/8", "0/1")),
        (f'{OF_SHARDS_AND_DATABASE}"3/8"', {"TURNCOAT_SHARDS": "1/2"}, {"shards": Shards("1/2")}),
        ('shards = "0-15/64"', {"TURNCOAT_SHARDS": "0-63/64"}, {"shards": Shards("0-63/64")}),
        *(
            (f'api = "{one}"', {}, {"api": one})
            for one in ("http://127.0.0.1:8080", "https://proxy.example", "http://[::1]:80/", "")
        ),
        ('api = "http://127.0.0.1:8080"', {"TURNCOAT_API": PROXY}, {"api": PROXY}),
        (
            'operator = "Ada"\ncontact = "a@b.c"\npolicy_url = "https://a.b/c"\nsource = "https://a.b"\n'
            "[retention]\nlobbies = 1\nservers = 90",
            {},
            {
                **{"operator": "Ada", "contact": "a@b.c", "policy_url": "https://a.b/c", "source": "https://a.b"},
                "retention": Retention(lobbies=1, messages=30, answers=730, servers=90),
            },
        ),
        *(
            (*place, {"where": one})
            for one in (
                "postgresql://turncoat:p%40ss@127.0.0.1:5432/turncoat",
                "postgres://turncoat@db.example/turncoat?sslmode=require",
                "postgresql:///turncoat?host=/run/postgresql",
            )
            for place in ((f'database = "{one}"', {}), ("", {"TURNCOAT_DATABASE": one}))
        ),
        ("", {"TURNCOAT_TOKEN": "of the environment"}, {"token": "of the environment"}),
        ("", {"TURNCOAT_TOKEN": ""}, {"token": "a.b.c"}),
    ],
)
def test_the_file_is_read_and_the_environment_wins(
    config: Path, written: str, environ: dict[str, str], read: dict[str, object]
) -> None:
    """An editor may put its mark before it, and all else is as usual."""
    config.write_text(f'token = " a.b.c "\n{written}\n', encoding="utf-8-sig")
    settings = load(config, environ)
    assert {name: getattr(settings, name) for name in read} == read
    if "data" not in read:
        assert settings.data == config.parent / "data"
        assert settings.where == read.get("where", settings.database or config.parent / "data" / "turncoat.db")


def test_shards() -> None:
    for written, mine, count in (("0-15/64", range(16), 64), ("3/8", range(3, 4), 8), ("0/1", range(1), 1)):
        shards = Shards(written)
        assert (shards.mine, shards.count, str(shards)) == (mine, count, written)


def test_the_documents_name_the_days_that_are_usual() -> None:
    usual = Retention()
    days = {str(getattr(usual, name)) for name in usual.__struct_fields__}
    for name in ("docs/privacy.md", "docs/operating.md", "config.example.toml"):
        assert days <= set(re.findall(r"\d+", (ROOT / name).read_text(encoding="utf-8"))), name


NO_ADDRESS = (
    *('"9464"', '":9464"', "9464", '"127.0.0.1"', '"127.0.0.1:65536"', '"::1:9464"', '"metrics.example:9464"', '""'),
)
"""An address that others can reach has to be written out: nothing is opened to them by leaving something away."""
NO_SHARDS = ('"8/8"', '"4-2/8"', '"0-8/8"', '"1-64"', '"-1/8"', '"0/0"', '"0,1/2"', '""', "3")
NO_PROXY = ('"127.0.0.1:8080"', '"http://127.0.0.1:8080/api/v10"', '"ftp://proxy"', '"http://user:word@proxy"', "8080")
PAGES, PUBLIC_URL = 'pages = "127.0.0.1:1"', 'public_url = "https://a.b"'
NO_PUBLIC_URL = ('"a.b"', '"ftp://a.b"', '"https://a b"', '"https://me:word@a.b"', "8080")
OF_PUBLIC_URLS = 'write the address by which browsers reach the pages, such as "https://turncoat.example.org"'
OF_SHARDS = 'write some of all shards, such as "0-15/64", or one, such as "3/8"; the first is 0'
OF_PROXIES = 'write the address of a proxy for Discord\'s API, without a path, such as "http://127.0.0.1:8080"'


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        *((f"metrics = {one}", f"metrics: found {one}; write an IP address with a port, ") for one in NO_ADDRESS),
        *((f"shards = {one}", f"shards: found {one}; {OF_SHARDS}") for one in NO_SHARDS),
        *((f"api = {one}", f"api: found {one}; {OF_PROXIES}") for one in NO_PROXY),
        *((f"{PAGES}\npublic_url = {one}", f"public_url: found {one}; {OF_PUBLIC_URLS}") for one in NO_PUBLIC_URL),
        *((f"{PUBLIC_URL}\npages = {one}", f"pages: found {one}; write an IP address with a ") for one in NO_ADDRESS),
        (
            'shards = "0-15/64"',
            'shards: found "0-15/64"; with a database in a file one process must have all: '
            "leave shards out, or name a database",
        ),
        (PAGES, 'pages: found "127.0.0.1:1"; nobody would get a link: also name the address of '),
        (PUBLIC_URL, 'public_url: found "https://a.b"; nothing would answer there: also name an '),
        ("retention = 7", "retention: found 7; write a part [retention] with lobbies, messages, answers, servers"),
        ("[retention]\nlobbys = 7", "retention.lobbys: there is no such key; did you mean lobbies?"),
        ("[retention]\nanswers = 0", "retention.answers: found 0; write a number of days, 1 or more"),
        ("[retention]\nservers = 6", "retention.servers: found 6; write a number of days, 7 or more"),
        ('terms_url = "example.org"', 'terms_url: found "example.org"; write the address of a page, such as '),
        ('policy_url = "example.org"', 'policy_url: found "example.org"; write the address of a page, such as '),
        ('source = "example.org"', 'source: found "example.org"; write the address of a page, such as '),
        ("operator = 7", "operator: found 7; write the operator's name, in quotes"),
        ('[traitor]\ncards = "cards.json"', "traitor: there is no such key"),
        ('[verraeter]\nlandscape = "x"', "verraeter.landscape: there is no such key; did you mean landscapes?"),
        ("[verraeter]\nlandscapes = 3", "verraeter.landscapes: found 3; write the path of a JSON file, in quotes"),
        ("verraeter = 3", "verraeter: found 3; write a part [verraeter] with folder, landscapes"),
        ("[verreter]", "verreter: there is no such key; did you mean verraeter?"),
        ("[errand]\nfolder = 7", "errand.folder: found 7; write the path of a folder, in quotes"),
        ('[errand]\nfoldr = "my-errand"', "errand.foldr: there is no such key; did you mean folder?"),
    ],
)
@pytest.mark.usefixtures("errand")
def test_one_mistake(config: Path, wrong: str, said: str) -> None:
    config.write_text(f'token = "t"\n{wrong}\n')
    (mistake,) = mistakes(config)
    assert mistake.startswith(said)


def test_neither_token_nor_password_is_shown(config: Path) -> None:
    config.write_text('token = "secret"')
    settings = load(config, {})
    assert "secret" not in f"{settings} {settings!r}"
    config.write_text('token = ["secret"]\nservers = 1')
    assert "secret" not in "".join(mistakes(config))
    config.write_text('token = "a.b\\nsecret"')
    assert mistakes(config) == ["token: it has characters that no token has; write the bot's token, in quotes"]
    config.write_text('token = "t"\ndatabase = "postgresql://turncoat:s%C3%A9cret@127.0.0.1/turncoat?password=hidden"')
    settings = load(config, {})
    assert "database='postgresql://turncoat@127.0.0.1/turncoat'" in repr(settings)
    assert settings.secrets == {"t": "[token]", **dict.fromkeys(("s%C3%A9cret", "sécret", "hidden"), "[password]")}


@pytest.mark.parametrize(
    "address",
    [
        *('"turncoat.db"', '"mysql://turncoat:secret@127.0.0.1/turncoat"', '["secret"]'),
        *(f'"postgresql://turncoat:secret@127.0.0.1{one}"' for one in ("", "/", ":port/turncoat")),
        *(
            f'"postgresql://turncoat:{one}cret@127.0.0.1/turncoat"'
            for one in ("se@", "se/", "12/se", "se#", "se?", "se ")
        ),
    ],
)
def test_a_wrong_address_of_a_database_is_not_shown(config: Path, address: str) -> None:
    config.write_text(f'token = "t"\ndatabase = {address}')
    (mistake,) = mistakes(config)
    assert mistake.startswith(("database: it is no address of a database; ", "database: it has the wrong form; "))
    assert 'write an address of PostgreSQL, such as "postgresql://' in mistake
    assert "cret" not in mistake


def test_the_example_lacks_only_the_token() -> None:
    assert mistakes(EXAMPLE) == ["token: it is missing; write it into the file or into the variable TURNCOAT_TOKEN"]
    assert load(EXAMPLE, {"TURNCOAT_TOKEN": "t"}) == Settings("t", data=EXAMPLE.parent / "data")


def test_the_example_with_every_line_in_use(config: Path) -> None:
    lines = EXAMPLE.read_text().splitlines()
    text = "\n".join(line.removeprefix("# ") if "=" in line or "[" in line else line for line in lines)
    config.write_text(text)
    replacements: dict[str, dict[str, Path]] = {game: {} for game in WITH_DATA}
    for game, own in replacements.items():
        data = engine.game(game).data
        for name, file in tomllib.loads(text)[game].items():
            thing = next(iter(data)) if name == "folder" else name
            own[thing] = config.parent / file / f"{thing}.json" if name == "folder" else config.parent / file
            own[thing].parent.mkdir(exist_ok=True)
            own[thing].write_text(json.dumps(data[thing]))
    settings = load(config, {"TURNCOAT_TOKEN": "t"})
    assert settings.servers == (123456789012345678,)
    assert (settings.log_format, settings.metrics) == ("text", Address("127.0.0.1:9464"))
    assert (settings.shards, settings.api) == (Shards("0-15/64"), "http://127.0.0.1:8080")
    assert settings.where == "postgresql://turncoat:password@127.0.0.1/turncoat"
    assert settings.replacements == replacements


def test_all_mistakes_are_told_at_once(config: Path) -> None:
    wrong = 'data = 5\nserver = [1]\nservers = ["1"]\nabort_role = true\nlog_level = "loud"\ncolour = "red"\n'
    config.write_text(wrong)
    assert mistakes(config) == [
        "data: found 5; write the path of a folder, in quotes",
        "server: there is no such key; did you mean servers?",
        'servers: found ["1"]; write a list of server ids, such as [123456789012345678], without quotes',
        "abort_role: found true; write the id of a role, such as 123456789012345678, without quotes",
        'log_level: found "loud"; write one of "debug", "info", "warning", "error"',
        "colour: there is no such key; known are token, data, database, servers, abort_role, drawing, log_format, "
        "metrics, public_url, pages, role, log_level, shards, api, openings, operator, contact, policy_url, terms_url, "
        f"invites, source, retention, {', '.join(WITH_DATA)}",
        "token: it is missing; write it into the file or into the variable TURNCOAT_TOKEN",
    ]


@pytest.mark.parametrize("number", ["0", "-1", "9223372036854775808", "1.5", "1979-05-27"])
def test_a_number_that_is_no_id_is_a_mistake(config: Path, number: str) -> None:
    config.write_text(f'token = "t"\nabort_role = {number}\nservers = [{number}]')
    assert [mistake.partition(":")[0] for mistake in mistakes(config)] == ["abort_role", "servers"]
    config.write_text(f'token = "t"\nlog_level = "{number * 1000}"')
    assert len(mistakes(config)[0]) < 150, "a long value is cut"


def test_a_file_that_cannot_be_read_is_told(config: Path) -> None:
    assert mistakes(config, IN_ENVIRONMENT) == ["there is no such file; copy config.example.toml and fill it in"]
    config.write_bytes(b"token = \xff")
    assert mistakes(config) == ["it is not text in UTF-8; save it as UTF-8"]
    for path, why in ((config.parent, "Is a directory"), (Path("/dev/zero"), "File too large")):
        assert mistakes(path) == [f"it cannot be read ({why}); let the user of the bot read it"]
    config.write_text('token = "t"\nlog_level = info\n')
    (told,) = mistakes(config)
    assert "it is not TOML" in told
    assert "line 2" in told


class TestReplacedData:
    """[verraeter] landscapes = "file.json"."""

    @pytest.fixture(autouse=True)
    def config_with_landscapes(self, config: Path) -> None:
        config.write_text('token = "t"\n[verraeter]\nlandscapes = "my.json"\n')

    @pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig"])
    def test_a_data_file_is_found_beside_the_configuration(self, config: Path, encoding: str) -> None:
        """It may begin with the mark of an editor."""
        content = engine.game("verraeter").data["landscapes"]
        (config.parent / "my.json").write_text(json.dumps(content), encoding=encoding)
        assert load(config, {}).replacements == {"verraeter": {"landscapes": config.parent / "my.json"}}

    @pytest.mark.parametrize(
        ("content", "said"),
        [
            (None, "my.json cannot be read (No such file or directory)"),
            ("[" * 100_000 + "]" * 100_000, "my.json is not JSON (nested too deeply)"),
            ("\xff", "my.json is not text in UTF-8"),
            ("{", "my.json is not JSON (Expecting property name"),
            ('{"landscapes": {"towm": {}}}', "my.json breaks the rules of verraeter: landscapes.towm"),
            (" " * (LARGEST + 1), "my.json cannot be read (File too large)"),
        ],
        ids=["none", "deep", "no text", "no JSON", "no landscape", "huge"],
    )
    def test_a_wrong_data_file_is_a_mistake(self, config: Path, content: str | None, said: str) -> None:
        if content is not None:
            (config.parent / "my.json").write_text(content, "latin-1")
        (told,) = mistakes(config)
        assert told.startswith("verraeter.landscapes: ")
        assert said in told

    @pytest.mark.parametrize("device", ["/dev/zero", "/dev/null", "/dev/tty", "a pipe"])
    def test_a_device_is_no_data_file(self, config: Path, device: str) -> None:
        if device == "a pipe":
            os.mkfifo(config.parent / device)
        config.write_text(f'token = "t"\n[verraeter]\nlandscapes = "{device}"\n')
        assert mistakes(config)[0].startswith(f"verraeter.landscapes: {config.parent / device} is no file; ")


class TestFolderOfData:
    """[errand] folder = "my-errand": the files in it are called like those that they replace."""

    @pytest.fixture(autouse=True)
    def folder(self, config: Path, errand: None) -> Path:
        config.write_text('token = "t"\n[errand]\nfolder = "my-errand"\n')
        (config.parent / "my-errand").mkdir()
        return config.parent / "my-errand"

    @staticmethod
    def put(folder: Path, **contents: object) -> None:
        for name, content in contents.items():
            (folder / f"{name}.json").write_text(json.dumps(content))

    def test_every_file_that_is_there_replaces_the_one_that_ships(self, config: Path, folder: Path) -> None:
        """A folder may be empty, have other files, and be anywhere; a file named by itself wins."""
        (folder / "README.md").write_text("Our own coins.")
        assert load(config, {}).replacements == {"errand": {}}
        self.put(folder, purse={"coins": 4, "rounds": 1})
        assert load(config, {}).replacements == {"errand": {"purse": folder / "purse.json"}}
        self.put(folder, prices={"I": 1, "M": 1, "O": 1})
        found = {name: folder / f"{name}.json" for name in ("prices", "purse")}
        assert load(config, {}).replacements == {"errand": found}
        config.write_text(f'token = "t"\n[errand]\nfolder = "{folder}"\npurse = "rich.json"\n')
        self.put(config.parent, rich={"coins": 99, "rounds": 1})
        assert load(config, {}).replacements == {"errand": found | {"purse": config.parent / "rich.json"}}

    def test_a_missing_folder_and_files_that_replace_nothing_are_mistakes(self, config: Path, folder: Path) -> None:
        self.put(folder, purses={}, price={}, purse={"coins": 4, "rounds": 1})
        allowed = "call the files there prices.json, purse.json"
        assert mistakes(config) == [
            f"errand.folder: {folder / name} replaces nothing of errand; {allowed}"
            for name in ("price.json", "purses.json")
        ]
        folder.rename(folder.with_name("another"))
        missing = [f"errand.folder: {folder} is no folder; write the path of a folder, in quotes"]
        assert mistakes(config) == missing
        folder.write_text("a file")
        assert mistakes(config) == missing

    def test_mistakes_in_files_are_told_with_file_key_and_reason(self, config: Path, folder: Path) -> None:
        self.put(folder, purse={"coins": 0, "rounds": 1}, prices={"I": 1, "M": "x", "O": 1})
        allowed = "write a JSON file like the one that comes with the game"
        number = "a whole number from 1 to 99 is needed; found"
        assert mistakes(config) == [
            f"errand.folder: {folder / 'prices.json'} breaks the rules of errand: M: {number} 'x'; {allowed}",
            f"errand.folder: {folder / 'purse.json'} breaks the rules of errand: coins: {number} 0; {allowed}",
        ]
        (folder / "prices.json").write_text("{")
        (folder / "purse.json").unlink()
        (folder / "purse.json").mkdir()
        (not_json, no_file) = mistakes(config)
        assert f"{folder / 'prices.json'} is not JSON (Expecting property name" in not_json
        assert f"{folder / 'purse.json'} cannot be read (Is a directory)" in no_file

    def test_all_mistakes_are_told_at_once(self, config: Path, folder: Path) -> None:
        config.write_text('[errand]\nfolder = "my-errand"\npurse = "none.json"\ncoins = "x"\nprices = 3\n')
        self.put(folder, coins={})
        assert [mistake.partition(": ")[0] for mistake in mistakes(config)] == [
            *("errand.coins", "errand.prices", "errand.folder", "errand.purse", "token")
        ]
