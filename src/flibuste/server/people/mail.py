"""Letters: sent by SMTP, or laid into a folder where there is no mail server, and for tests."""

import asyncio
import logging
import secrets
import smtplib
import ssl
import time
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from pathlib import Path
from urllib.parse import unquote, urlsplit

from flibuste.server.problems import Refused
from flibuste.server.settings import Mail

log = logging.getLogger("flibuste.mail")
TIMEOUT_SECONDS = 20.0
LONGEST_LINE = 998  # of a header: an address that is broken into two lines is none


class Mailer:
    """Sends letters as the settings say."""

    def __init__(self, settings: Mail) -> None:
        self.settings = settings

    @property
    def works(self) -> bool:
        """Whether there is a way for letters."""
        return self.settings.smtp is not None or self.settings.folder is not None

    async def send(self, to: str, subject: str, text: str, headers: dict[str, str] | None = None) -> None:
        """Send a letter; a failure is logged without the address, and refused."""
        letter = self.letter(to, subject, text)
        for name, value in (headers or {}).items():
            letter[name] = value
        try:
            await asyncio.to_thread(self.deliver, letter)
        except (OSError, smtplib.SMTPException, ValueError) as error:
            log.error("a letter could not be sent: %s", type(error).__name__)
            raise Refused("no-mail") from error

    def letter(self, to: str, subject: str, text: str) -> EmailMessage:
        """A letter of plain text."""
        found = EmailMessage()
        found["From"], found["To"], found["Subject"] = self.settings.sender, to, subject
        found["Date"], found["Message-ID"] = formatdate(), make_msgid(domain=self.settings.sender.rpartition("@")[2])
        found["Auto-Submitted"] = "auto-generated"
        found.set_content(text, cte="quoted-printable")
        found.policy = found.policy.clone(max_line_length=LONGEST_LINE)
        return found

    def deliver(self, letter: EmailMessage) -> None:
        """Bring a letter on its way."""
        if self.settings.smtp is not None:
            send_by_smtp(self.settings.smtp, letter)
        elif self.settings.folder is not None:
            put_into(self.settings.folder, letter)
        else:
            raise OSError("no way for letters is set")


def send_by_smtp(address: str, letter: EmailMessage) -> None:
    """Send a letter to `smtp://USER:PASSWORD@HOST:PORT` (with STARTTLS where it is offered) or `smtps://…`."""
    parts = urlsplit(address)
    host, secure = parts.hostname or "localhost", ssl.create_default_context()
    if parts.scheme == "smtps":
        server: smtplib.SMTP = smtplib.SMTP_SSL(host, parts.port or 465, timeout=TIMEOUT_SECONDS, context=secure)
    else:
        server = smtplib.SMTP(host, parts.port or 25, timeout=TIMEOUT_SECONDS)
    with server:
        server.ehlo()
        if parts.scheme != "smtps" and server.has_extn("starttls"):
            server.starttls(context=secure)
        if parts.username:
            server.login(unquote(parts.username), unquote(parts.password or ""))
        server.send_message(letter)


def put_into(folder: Path, letter: EmailMessage) -> None:
    """Lay a letter into a folder; it is there whole or not at all."""
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{time.time():.6f}-{secrets.token_hex(4)}"
    (folder / f".{name}").write_bytes(bytes(letter))
    (folder / f".{name}").rename(folder / f"{name}.eml")
