"""An assistant plays: over standard input and output, over HTTP, and in this process."""

import os
import sys

import anyio
import httpx2
import pytest
from mcp import Client, StdioServerParameters
from mcp.client.streamable_http import streamable_http_client

from flibuste.assistants.serve import build
from flibuste.assistants.tables import Tables
from tests.assistants.conversation import PATIENCE_SECONDS, call, name_in, open_table, play_to_the_end, refused, talk

TOOLS = {
    *("list_games", "open_table", "join_table", "position", "legal_actions", "act", "why_not", "standing"),
    *("wait_for_turn", "leave_table", "rules", "my_tables"),
}


async def play_stortebeker(client: Client) -> None:
    """A whole game, and what is read on the way."""
    opened = await call(client, "open_table", game="stortebeker", opponents=["greedy", "random"], seat=2, name="Ada")
    table = name_in(opened)
    assert "You are Ada, seat 2 of 3" in opened and "You are asked:" in opened
    position = await call(client, "position", table=table)
    assert "Störtebeker" in position and "Greedy" in position and "Random" in position
    offered = await call(client, "legal_actions", table=table)
    clauses = {choice["clause"] for choice in offered["actions"]}
    read = await call(client, "rules", game="stortebeker", clause=clauses.pop())
    assert read
    assert await play_to_the_end(client, table) > 5
    ending = await call(client, "position", table=table)
    assert "The game is over." in ending and "Winners:" in ending and "Ada" in ending
    assert (await call(client, "legal_actions", table=table))["actions"] == []


def test_an_assistant_plays_a_whole_game_over_standard_input_and_output() -> None:
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    command = StdioServerParameters(command=sys.executable, args=["-m", "flibuste", "mcp"], env=environment)
    talk(command, play_stortebeker)


def test_an_assistant_plays_a_whole_game_over_http() -> None:
    app = build(Tables("en", shared=True)).streamable_http_app()

    async def run() -> None:
        transport = httpx2.ASGITransport(app=app)
        with anyio.fail_after(PATIENCE_SECONDS):
            async with (
                app.router.lifespan_context(app),
                httpx2.AsyncClient(transport=transport, base_url="http://127.0.0.1:8001") as http,
                Client(streamable_http_client("http://127.0.0.1:8001/mcp", http_client=http)) as client,
            ):
                await play_stortebeker(client)

    anyio.run(run)


def test_whoever_shares_a_process_cannot_list_the_tables_of_others() -> None:
    async def look(client: Client, tools: set[str]) -> None:
        assert {tool.name for tool in (await client.list_tools()).tools} == tools

    talk(build(Tables("en")), lambda client: look(client, TOOLS))
    talk(build(Tables("en", shared=True)), lambda client: look(client, TOOLS - {"my_tables"}))


@pytest.mark.parametrize("game", ["blackbeard", "cove", "davyjones", "stortebeker"])
def test_every_game_can_be_read_and_played(game: str) -> None:
    async def play(client: Client) -> None:
        table = await open_table(client, game=game)
        for number in range(12):
            assert await call(client, "position", table=table)
            choices = (await call(client, "legal_actions", table=table))["actions"]
            assert choices and all(choice["label"] and choice["clause"] for choice in choices)
            await call(client, "act", table=table, action=choices[number % len(choices)]["action"])

    talk(build(Tables("en")), play)


def test_words_mean_actions_and_what_is_forbidden_is_explained() -> None:
    async def play(client: Client) -> None:
        table = await open_table(client, game="cove", opponents=["greedy", "greedy"])
        offered = await call(client, "legal_actions", table=table, matching="SAILS-3")
        assert offered["count"] > len(offered["actions"]) and "arm sails-3" in [
            choice["action"] for choice in offered["actions"]
        ]
        assert "2.3.1" in await call(client, "why_not", table=table, action="arm nothing")
        why = await call(client, "why_not", table=table, action="arm sails-7")
        assert "not allowed" in why and "missing: You lack 2 gold" in why
        assert "3.2.2" in await refused(client, "act", table=table, action="sail 2")
        assert "means no action" in await refused(client, "act", table=table, action="dance a jig")
        assert "You are asked" in await call(client, "act", table=table, action="Arm the ship: nothing")

    talk(build(Tables("en")), play)


def test_what_cannot_be_done_is_said_in_a_sentence() -> None:
    async def ask(client: Client) -> None:
        assert "There is no table" in await refused(client, "position", table="none")
        assert "chess" in await refused(client, "open_table", game="chess")
        assert "2 to 4 players" in await refused(client, "open_table", game="stortebeker", opponents=["greedy"] * 6)
        assert "nobody-knows" in await refused(client, "open_table", game="cove", opponents=["nobody-knows"] * 2)
        assert "no seat 3" in await refused(client, "open_table", game="stortebeker", opponents=["greedy"], seat=3)
        assert "9.9.9" in await refused(client, "rules", game="cove", clause="9.9.9")
        assert "No clause" in await refused(client, "rules", game="cove", question="xyzzy")
        assert "not the link" in await refused(client, "join_table", link="https://example.org/")

    talk(build(Tables("en")), ask)


def test_an_assistant_reads_french() -> None:
    async def ask(client: Client) -> None:
        table = await open_table(client, game="stortebeker")
        assert "On te demande" in await call(client, "position", table=table)
        assert table in await call(client, "my_tables")
        assert "quitté" in await call(client, "leave_table", table=table)
        assert await call(client, "my_tables") == "Tu n’es à aucune table."

    talk(build(Tables("fr")), ask)


def test_games_and_rules_are_told() -> None:
    async def ask(client: Client) -> None:
        found = await call(client, "list_games")
        games = {game["name"]: game for game in found["games"]}
        assert games["cove"]["least_players"] == 3 and "greedy" in found["bots"]
        assert "2.1.4 Provisions face up" in await call(client, "rules", game="stortebeker", clause="2.1")
        found = await call(client, "rules", game="stortebeker", question="When may I counter-attack?")
        assert "counter-attack" in found.lower()
        assert "1 " in await call(client, "rules", game="stortebeker")

    talk(build(Tables("en")), ask)
