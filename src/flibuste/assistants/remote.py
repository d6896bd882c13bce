"""A table on a server, joined by its link: the assistant is a player like any other, and is sent what a player is."""

import secrets
import time
import urllib.parse
from threading import RLock
from typing import Final

from flibuste.api.looking import without_markup
from flibuste.assistants.connection import Connection, Data
from flibuste.assistants.sitting import Choice, Standing, with_clause
from flibuste.assistants.voice import CannotDo, say
from flibuste.engine.game import Game
from flibuste.engine.registry import load_game
from flibuste.words import Words

FIRST_LOOK_SECONDS: Final = 0.02
LONGEST_PAUSE_SECONDS: Final = 1.0


class RemoteTable:
    """A seat at a table of a server."""

    def __init__(self, name: str, connection: Connection, table: Data, seat: int) -> None:
        self.table = name
        self.lang = connection.lang
        self.lock = RLock()
        self._server = connection
        self._path = f"/tables/{table['id']}"
        self._link = str(table["link"])
        self._game: Game = load_game(table["game"], rules=table["fairness"]["rules_version"])
        self._seat = seat
        self._read = 0

    def head(self) -> str:
        table = self._about()
        seats, title = table["seats"], table["title"]
        name = seats[self._seat - 1]["name"]
        where = say(self.lang, "seated", table=self.table, title=title, name=name, seat=self._seat, seats=len(seats))
        token = say(self.lang, "token", token=self._server.token)
        return "\n".join([where, say(self.lang, "link", link=self._link), token])

    def board(self) -> str:
        view = self._state()["view"]
        if view is None:
            return say(self.lang, "not-begun")
        words = Words(self._game, self.lang, self._names(), self._seat)
        return without_markup(self._game.terminal(view, words.say))

    def log(self) -> list[str]:
        found = self._state(since=self._read)["log"]
        self._read = found["to"]
        return [with_clause(line["text"], line["clause"]) for line in found["events"]]

    def question(self) -> str:
        state = self._state()
        if state["outcome"] is not None:
            return self._ending(state["outcome"])
        if state["prompt"] is None:
            return say(self.lang, "not-begun")
        decision = state["decision"]
        if decision is None:
            return self._waiting(state)
        asked = say(self.lang, "question", text=state["prompt"]["text"])
        kind = "choices-free" if decision["free"] else "choices"
        chosen = decision["chosen"]
        already = [say(self.lang, "chosen", action=chosen)] if chosen else []
        return " ".join([asked, say(self.lang, kind, count=len(decision["actions"])), *already])

    def _waiting(self, state: Data) -> str:
        names = self._names()
        asked = ", ".join(names[seat - 1] for seat in state["prompt"]["asked"])
        return f"{state['prompt']['text']} {say(self.lang, 'waiting', names=asked)}"

    def _ending(self, outcome: Data) -> str:
        names = self._names()
        winners = ", ".join(names[seat - 1] for seat in outcome["winners"]) or say(self.lang, "nobody")
        points = ", ".join(f"{name} {count}" for name, count in zip(names, outcome["scores"] or [], strict=False))
        told = points or say(self.lang, "no-points")
        return say(self.lang, "over", text=outcome["text"], winners=winners, scores=told)

    def choices(self) -> list[Choice]:
        decision = self._state()["decision"]
        return [] if decision is None else [choice_of(entry) for entry in decision["actions"]]

    def act(self, action: str) -> None:
        decision = self._state()["decision"]
        if decision is None:
            raise CannotDo(say(self.lang, "not-asked"))
        answer = {"seat": self._seat, "decision": decision["id"], "action": action, "key": secrets.token_hex(8)}
        self._server.post(f"{self._path}/act", answer)

    def why_not(self, action: str) -> str:
        found = self._server.post(f"{self._path}/why", {"seat": self._seat, "action": action})
        if found["legal"]:
            clauses = {choice["action"]: choice["clause"] for choice in self.choices()}
            return say(self.lang, "allowed", action=action, clause=clauses.get(action, "–"))
        lines = [line for answer in found["answers"] for line in self._reasons(answer)]
        return "\n".join(lines) or say(self.lang, "why-none")

    def _reasons(self, answer: Data) -> list[str]:
        head = say(self.lang, "why-head", action=answer["action"], clause=answer["clause"], reason=answer["message"])
        conditions = [(("met" if each["met"] else "missing"), each) for each in answer["conditions"]]
        told = [say(self.lang, kind, text=each["text"], clause=each["clause"]) for kind, each in conditions]
        return [head, *(f"- {line}" for line in told)]

    def standing(self) -> Standing:
        state = self._state()
        decision = state["decision"]
        open_question = decision is not None and decision["chosen"] is None
        count = 0 if decision is None else len(decision["actions"])
        return {"table": self.table, "asked": open_question, "over": state["outcome"] is not None, "choices": count}

    def wait(self, seconds: float) -> None:
        """Look often at first, since bots answer at once, and then less and less often."""
        until, pause = time.monotonic() + seconds, FIRST_LOOK_SECONDS
        while time.monotonic() < until:
            standing = self.standing()
            if standing["asked"] or standing["over"]:
                return
            time.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE_SECONDS)

    def leave(self) -> None:
        self._server.delete(f"{self._path}/seats/{self._seat}")

    def _state(self, since: int = 1_000_000) -> Data:
        """What this seat may know; without the log unless it is asked for."""
        found: Data = self._server.get(f"{self._path}/state", seat=self._seat, picture="false", since=since)
        return found

    def _about(self) -> Data:
        found: Data = self._server.get(self._path)
        return found

    def _names(self) -> list[str]:
        return [str(entry["name"] or entry["seat"]) for entry in self._about()["seats"]]


def choice_of(entry: Data) -> Choice:
    odds = entry["odds"]
    text = "" if odds is None else str(odds["text"])
    return {"action": entry["action"], "label": entry["label"], "clause": entry["clause"], "odds": text}


def join(name: str, link: str, lang: str, player: str, token: str) -> RemoteTable:
    """Take the first open seat of a table, or with a token the seat that its player has there."""
    server, table = parts_of(link, lang)
    connection = Connection(server, lang, token)
    about: Data = connection.get(f"/tables/{table}")
    mine = next((entry["seat"] for entry in about["seats"] if entry["mine"]), None) if token else None
    if mine is not None:
        return RemoteTable(name, connection, about, mine)
    seat = next((entry["seat"] for entry in about["seats"] if entry["kind"] == "open"), None)
    if seat is None:
        raise CannotDo(say(lang, "no-open-seat"))
    opened = connection.post(f"/tables/{table}/seats/{seat}", {"name": player})
    connection.token = opened["me"]["token"] or connection.token
    return RemoteTable(name, connection, opened["table"], seat)


def open_on(name: str, server: str, lang: str, order: Data) -> RemoteTable:
    """Open a table on a server and sit down at it."""
    connection = Connection(server, lang)
    opened = connection.post("/tables", order)
    connection.token = opened["me"]["token"]
    seat = next(entry["seat"] for entry in opened["table"]["seats"] if entry["mine"])
    return RemoteTable(name, connection, opened["table"], seat)


def parts_of(link: str, lang: str) -> tuple[str, str]:
    """The server and the table of a link; seats and fragments of it do not matter."""
    found = urllib.parse.urlsplit(link)
    before, at, after = found.path.partition("/t/")
    if found.scheme not in ("http", "https") or not found.netloc or not at or not after:
        raise CannotDo(say(lang, "no-table-link", link=link))
    return f"{found.scheme}://{found.netloc}{before}", urllib.parse.quote(after.strip("/").partition("/")[0])
