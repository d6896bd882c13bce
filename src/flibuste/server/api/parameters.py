"""The kinds of parameters that handlers take: parts of the address, of the query, and the visitor."""

from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, QueryParameter

from flibuste.server.people.visitors import Visitor

CurrentVisitor = NamedDependency[Visitor]
TableId = FromPath[str]
PathNumber = FromPath[int]
SeatOrNone = Annotated[int | None, QueryParameter(ge=0, le=32)]
ViewingSeat = Annotated[int, QueryParameter(ge=0, le=32)]
Since = Annotated[int | None, QueryParameter(ge=0, le=10_000_000)]
RevealAll = Annotated[bool, QueryParameter(name="open")]
Picture = FromQuery[bool]
WorkerPart = Annotated[int, QueryParameter(ge=0, le=63)]
