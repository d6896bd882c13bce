"""An assistant at a table of a server, with people."""

from typing import Any

from mcp import Client

from flibuste.assistants.serve import build
from flibuste.assistants.tables import Tables
from tests.assistants.conversation import call, name_in, open_table, refused, talk
from tests.server.running import Person, RunningServer


def assistant(server: RunningServer) -> Any:
    return build(Tables("en", server.address, shared=True))


async def play_on(client: Client, table: str) -> None:
    """Wait, and act when asked, until the game is over."""
    while not (await call(client, "standing", table=table))["over"]:
        if "You are asked" in await call(client, "wait_for_turn", table=table, seconds=20):
            choices = (await call(client, "legal_actions", table=table))["actions"]
            await client.call_tool("act", {"table": table, "action": choices[0]["action"]})


def act_if_asked(person: Person, table: str) -> None:
    state = person.state(table)
    if state["decision"] and state["seat"] in state["prompt"]["asked"]:
        person.act(table, state["decision"]["id"], state["decision"]["actions"][0]["action"])


def test_an_assistant_joins_a_table_and_plays_with_people(server: RunningServer) -> None:
    anne = server.person("Anne")
    table = anne.open("me", "open", pace={"kind": "none", "window": 0})

    async def play(client: Client) -> None:
        joined = await call(client, "join_table", link=table["link"], name="Ada")
        name, acted = name_in(joined), 0
        assert "You are Ada, seat 2 of 2" in joined
        assert "Anne" in await call(client, "position", table=name)
        while acted < 3:
            act_if_asked(anne, table["id"])
            if (await call(client, "standing", table=name))["asked"]:
                choices = (await call(client, "legal_actions", table=name))["actions"]
                told = await call(client, "act", table=name, action=choices[0]["action"])
                acted += 1
        assert "Ada" in told or "You" in told

    talk(assistant(server), play)
    assert any(seat["name"] == "Ada" for seat in anne.ask(f"/tables/{table['id']}")["seats"])


def test_an_assistant_opens_a_table_for_people(server: RunningServer) -> None:
    anne = server.person("Anne")

    async def play(client: Client) -> None:
        opened = await call(
            client, "open_table", game="stortebeker", opponents=["open"], server=server.address, name="Ada"
        )
        name = name_in(opened)
        assert "The game has not begun" in opened
        link = next(word for word in opened.split() if "/t/" in word)
        anne.send(f"/tables/{link.rpartition('/')[2]}/seats/2", {"name": "Anne"})
        position = await call(client, "position", table=name)
        assert "Anne" in position
        words = opened.split()
        token = words[words.index("token", words.index("join_table")) + 1]
        again = await call(client, "join_table", link=link, token=token)
        assert "seat 1 of 2" in again
        first = (await call(client, "legal_actions", table=name))["actions"]
        assert first == (await call(client, "legal_actions", table=name_in(again)))["actions"]
        why = await call(client, "why_not", table=name, action="counter")
        assert "is not allowed by" in why
        assert "left" in await call(client, "leave_table", table=name)

    talk(assistant(server), play)


def test_an_assistant_plays_alone_with_the_bots_of_a_server(server: RunningServer) -> None:
    server.start_bots()

    async def play(client: Client) -> None:
        table = await open_table(client, game="stortebeker", opponents=["random"], server=server.address, name="Ada")
        await play_on(client, table)

    talk(assistant(server), play)


def test_only_the_server_that_was_named_can_be_joined(server: RunningServer) -> None:
    async def ask(client: Client) -> None:
        said = await refused(client, "join_table", link="http://127.0.0.1:1/t/x")
        assert f"Only tables of {server.address}" in said
        gone = await refused(client, "join_table", link=f"{server.address}/t/unknown")
        assert "The server refuses" in gone

    talk(assistant(server), ask)

    async def alone(client: Client) -> None:
        assert "--server" in await refused(client, "join_table", link=f"{server.address}/t/x")

    talk(build(Tables("en", shared=True)), alone)

    async def anywhere(client: Client) -> None:
        assert "does not answer" in await refused(client, "join_table", link="http://127.0.0.1:1/t/x")

    talk(build(Tables("en")), anywhere)
