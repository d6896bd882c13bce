"""The Model Context Protocol server, over standard input and output or over HTTP."""

from collections.abc import Callable
from functools import wraps
from typing import Any, Final

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from flibuste import __version__
from flibuste.api.rules import UnknownClause
from flibuste.api.seats import BadSeat
from flibuste.assistants.tables import Tables
from flibuste.assistants.tools import Tools
from flibuste.assistants.voice import CannotDo
from flibuste.bots import UnknownBot
from flibuste.engine.domain import BadWord
from flibuste.engine.option import BadOption
from flibuste.engine.refusal import IllegalAction, NotAnAction
from flibuste.engine.registry import UnknownGame

Tool = Callable[..., Any]
TOLD: Final = (
    *(CannotDo, UnknownBot, UnknownClause, UnknownGame, BadOption, BadSeat, BadWord, IllegalAction, NotAnAction),
)
INSTRUCTIONS: Final = (
    "Flibuste plays pirate board games by their rulebooks. Open a table against bots with open_table, or join one of a "
    "server by its link. Then read the position, list your legal actions and act, until the game is over. Every "
    "action and every refusal cites a clause: rules reads it, and why_not explains what cannot be done. You see what "
    "your seat may see, and nothing else."
)


def build(tables: Tables) -> MCPServer:
    """The server with its tools, for assistants that sit at these tables."""
    server = MCPServer(
        "flibuste", title="Flibuste", version=__version__, instructions=INSTRUCTIONS, log_level="WARNING"
    )
    tools = Tools(tables)
    offered: list[Tool] = [
        *(tools.list_games, tools.open_table, tools.join_table, tools.position, tools.legal_actions, tools.act),
        *(tools.why_not, tools.standing, tools.wait_for_turn, tools.leave_table, tools.rules),
        *([] if tables.shared else [tools.my_tables]),
    ]
    for tool in offered:
        server.add_tool(explained(tool))
    return server


def explained(tool: Tool) -> Tool:
    """A tool that tells what cannot be done in a sentence, instead of failing."""

    @wraps(tool)
    def call(*args: Any, **named: Any) -> Any:
        try:
            return tool(*args, **named)
        except TOLD as problem:
            raise ToolError(str(problem)) from problem

    return call


def serve_stdio(lang: str, server: str | None) -> None:
    """Serve the one assistant that has started this process, until it closes our input."""
    build(Tables(lang, server)).run("stdio")


def serve_http(lang: str, server: str | None, host: str, port: int) -> None:
    """Serve assistants over HTTP, until Ctrl-C."""
    build(Tables(lang, server, shared=True)).run("streamable-http", host=host, port=port)
