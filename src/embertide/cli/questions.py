"""Questions to a person at the terminal, asked again until the answer is one of the choices."""

from collections.abc import Sequence

from embertide.cli.console import Speech, console


class Leave(Exception):
    """The person at the terminal goes."""


class Questions:
    """Asks a person to choose, and asks again until the answer is one of the choices."""

    def __init__(self, speech: Speech) -> None:
        self._speech = speech
        self._page = console()

    def choose(self, key: str, choices: Sequence[str]) -> str:
        """One of the choices, by number or name; the first on an empty answer."""
        if len(choices) == 1:
            return choices[0]
        # Numbers stand for themselves; anything else gets a number.
        answers = {c if c.isdecimal() else str(n): c for n, c in enumerate(choices, 1)}
        self._page.print(self._speech(key))
        for answer, choice in answers.items():
            self._page.print(f"  {answer}  {self._named(choice)}".rstrip())
        while True:
            answer = self._ask(self._speech("ask-choice", first=next(iter(answers))))
            if not answer or answer in answers:
                return answers[answer or next(iter(answers))]
            if answer in choices:
                return answer
            self._page.print(self._speech("ask-again", answers=", ".join(answers)))

    def several(self, key: str, choices: Sequence[str]) -> list[str]:
        """Any of the choices, asked one by one."""
        return [choice for choice in choices if self._yes(self._speech(key, variant=choice))]

    def _yes(self, question: str) -> bool:
        return self._ask(question)[:1].lower() in set(self._speech("yes-letters"))

    def _named(self, choice: str) -> str:
        key = f"name-{choice}"
        return self._speech(key) if self._speech.knows(key) else ""

    def _ask(self, question: str) -> str:
        try:
            return self._page.input(f"{question} ", markup=False).strip()
        except (EOFError, KeyboardInterrupt):
            self._page.print()
            self._page.print(self._speech("goodbye"))
            raise Leave from None
