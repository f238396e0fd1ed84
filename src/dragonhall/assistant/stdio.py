"""The server of ``dragonhall mcp``: the tools over standard input and output, with the MCP library."""

from __future__ import annotations

import logging
import threading
from typing import Any

import anyio
import mcp_types as types
from mcp.server import Server
from mcp.server.stdio import stdio_server

from .. import __version__
from ..core.errors import DragonhallError
from .tools import INSTRUCTIONS, Toolbox

log = logging.getLogger("dragonhall.assistant")


def serve(toolbox: Toolbox) -> None:
    """Serve until the client goes."""
    anyio.run(_serve, toolbox)


async def _serve(toolbox: Toolbox) -> None:
    one_at_a_time = threading.Lock()

    def call(name: str, arguments: Any) -> types.CallToolResult:
        try:
            with one_at_a_time:
                return _answer(toolbox.call(name, arguments))
        except DragonhallError as error:
            return _answer(str(error), wrong=True)
        except Exception:
            log.exception("%s failed", name)
            return _answer("Something went wrong in Dragonhall itself; its log says more.", wrong=True)

    async def list_tools(context: Any, asked: Any) -> types.ListToolsResult:
        return types.ListToolsResult(
            tools=[
                types.Tool(name=tool.name, description=tool.about, input_schema=tool.schema)
                for tool in toolbox.tools.values()
            ]
        )

    async def call_tool(context: Any, asked: types.CallToolRequestParams) -> types.CallToolResult:
        # In a thread: a bot may think for seconds, and pings must be answered meanwhile.
        return await anyio.to_thread.run_sync(call, asked.name, asked.arguments)

    server: Server[Any] = Server(
        "dragonhall",
        version=__version__,
        instructions=INSTRUCTIONS,
        on_list_tools=list_tools,
        on_call_tool=call_tool,
    )
    async with stdio_server() as (read, write):
        await server.run(read, write, server.create_initialization_options())


def _answer(text: str, wrong: bool = False) -> types.CallToolResult:
    return types.CallToolResult(content=[types.TextContent(type="text", text=text)], is_error=wrong)
