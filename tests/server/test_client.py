"""The web client's files over HTTP."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.running import RunningServer, new_settings


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    web = tmp_path_factory.mktemp("web")
    (web / "assets").mkdir()
    (web / "index.html").write_text("<h1>home</h1>" * 100)
    (web / "assets" / "app-1.js").write_text("let a = 1;" * 100)
    (web / "assets" / "dot.png").write_bytes(b"\x89PNG")
    with new_settings("sqlite", tmp_path_factory.mktemp("data"), web=Path(web)) as settings:
        server = RunningServer(settings)
        yield server.address
        server.stop()


def get(address: str, path: str, encoding: str = "gzip") -> httpx.Response:
    return httpx.get(address + path, headers={"accept-encoding": encoding})


@pytest.mark.parametrize("path", ["/", "/t/some-table", "/rules/cove"])
def test_pages_are_the_client(address: str, path: str) -> None:
    found = get(address, path)
    assert found.text.startswith("<h1>home") and found.headers["content-type"].startswith("text/html")
    assert found.headers["cache-control"] == "no-cache"


def test_assets_are_kept_and_packed(address: str) -> None:
    packed, plain = get(address, "/assets/app-1.js"), get(address, "/assets/app-1.js", "identity")
    assert packed.text == plain.text == "let a = 1;" * 100
    assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
    assert int(packed.headers["content-length"]) < 100 < int(plain.headers["content-length"])
    assert "immutable" in packed.headers["cache-control"] and packed.headers["vary"] == "accept-encoding"


def test_long_answers_are_packed_once(address: str) -> None:
    packed, plain = get(address, "/api/games/cove/rules"), get(address, "/api/games/cove/rules", "identity")
    assert packed.json() == plain.json()
    assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
    assert 3 * int(packed.headers["content-length"]) < int(plain.headers["content-length"])
    assert "content-encoding" not in get(address, "/api/languages").headers


def test_pictures_are_not_packed(address: str) -> None:
    assert "content-encoding" not in get(address, "/assets/dot.png").headers


@pytest.mark.parametrize("path", ["/../settings", "/assets/../../secret", "/%2e%2e/%2e%2e/etc/passwd", "/assets/%00"])
def test_nothing_else_is_given(address: str, path: str) -> None:
    assert get(address, path).text.startswith("<h1>home")


def test_unknown_parts_of_the_interface_are_no_pages(address: str) -> None:
    assert get(address, "/api/nothing").status_code == 404


LASTING = ["/", "/api/games", "/api/games/cove", "/api/look.css"] + [
    f"/api/games/stortebeker/{what}" for what in ("rules", "glance", "box", "lessons", "puzzles", "wheel", "card.svg")
]


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
@pytest.mark.parametrize("path", LASTING)
def test_what_lasts_is_not_sent_twice(address: str, path: str, encoding: str) -> None:
    first = get(address, path, encoding)
    tag = first.headers["etag"]
    assert first.status_code == 200 and first.headers["cache-control"]
    again = httpx.get(address + path, headers={"accept-encoding": encoding, "if-none-match": f'"other", {tag}'})
    assert again.status_code == 304 and again.content == b"" and again.headers["etag"] == tag
    assert "content-encoding" not in again.headers and "content-type" not in again.headers
    assert again.headers["cache-control"] == first.headers["cache-control"]
    other = httpx.get(address + path, headers={"accept-encoding": encoding, "if-none-match": '"other"'})
    assert other.status_code == 200 and other.text == first.text


def test_languages_have_tags_of_their_own_and_other_answers_none(address: str) -> None:
    english, french = (get(address, f"/api/games/cove/lessons?lang={lang}") for lang in ("en", "fr"))
    assert english.headers["etag"] != french.headers["etag"]
    assert english.headers["vary"].lower().replace(" ", "").startswith("accept-language")
    for path in ("/api/tables", "/api/games/nothing/rules"):
        assert "etag" not in get(address, path).headers
