"""The e-mails: a request to confirm an address, and the notice of a turn."""

from email.message import EmailMessage

from embertide.core.message import Arg, Message
from embertide.play.table.table import Table
from embertide.server.mail.links import MailLinks
from embertide.store.store import MailAddress
from embertide.words import say


class Letters:
    """Writes e-mails in the language of their reader."""

    def __init__(self, sender: str, links: MailLinks, origin: str) -> None:
        self._sender, self._links, self._origin = sender, links, origin

    def confirm(self, address: MailAddress) -> EmailMessage:
        """Return the request to confirm an address; it holds nothing that a stranger wrote."""
        link = self._links.page("confirm", address)
        return self._letter(
            address, Message("mail-confirm-subject"), Message("mail-confirm-text", {"link": link})
        )

    def turn(self, address: MailAddress, table: Table, names: list[str]) -> EmailMessage:
        """Return the notice that it is the reader's turn."""
        stop = self._links.page("stop", address)
        body: dict[str, Arg] = {"count": len(names), "names": ", ".join(names)}
        args: dict[str, Arg] = {
            "turn": Message("push-turn", body),
            "link": f"{self._origin}/t/{table.id}",
            "stop": stop,
        }
        subject = Message("mail-turn-subject", {"game": Message(table.agreement.game)})
        letter = self._letter(address, subject, Message("mail-turn-text", args))
        letter["List-Unsubscribe"] = f"<{self._links.one_click(address)}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        return letter

    def _letter(self, address: MailAddress, subject: Message, text: Message) -> EmailMessage:
        letter = EmailMessage()
        letter["From"] = self._sender
        letter["To"] = address.email
        letter["Subject"] = say(subject, address.language)
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(say(text, address.language) + "\n")
        return letter
