"""An assistant that speaks to our server with the SDK's own client."""

from collections.abc import Awaitable, Callable
from typing import Any

import anyio
from mcp import Client

Talk = Callable[[Client], Awaitable[None]]
PATIENCE_SECONDS = 300


async def call(client: Client, tool: str, **given: Any) -> Any:
    """What a tool answers: a text, or data."""
    answer = await client.call_tool(tool, given)
    assert not answer.is_error, (tool, given, answer.content)
    found = answer.structured_content
    if found is None:
        return "\n".join(getattr(part, "text", "") for part in answer.content)
    return found["result"] if set(found) == {"result"} else found


async def refused(client: Client, tool: str, **given: Any) -> str:
    """What a tool says when it cannot do what is wanted."""
    answer = await client.call_tool(tool, given)
    assert answer.is_error, (tool, given, answer.content)
    return "\n".join(getattr(part, "text", "") for part in answer.content)


async def open_table(client: Client, **given: Any) -> str:
    """Open a table; returns its name."""
    return name_in(await call(client, "open_table", **given))


def name_in(text: str) -> str:
    """The name of the table that a text begins with: `Table 1f2e: …`."""
    return str(text).split()[1].rstrip(":")


async def play_to_the_end(client: Client, table: str) -> int:
    """Play a game as an assistant would; returns how many actions it took."""
    made = 0
    while not (await call(client, "standing", table=table))["over"]:
        choices = (await call(client, "legal_actions", table=table))["actions"]
        told = await call(client, "act", table=table, action=choices[made * 7 % len(choices)]["action"])
        assert told
        made += 1
    return made


def talk(server: Any, conversation: Talk) -> None:
    """Hold a conversation with a server, which ends in any case."""

    async def run() -> None:
        with anyio.fail_after(PATIENCE_SECONDS):
            async with Client(server) as client:
                await conversation(client)

    anyio.run(run)
