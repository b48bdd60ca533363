"""Questions at the terminal, repeated until the answer is one of the choices."""

from collections.abc import Sequence

from embertide.cli.console import Speech, console


class Leave(Exception):
    """The person at the terminal ends the program."""


class Questions:
    """Asks for a choice until the answer is one of the choices."""

    def __init__(self, speech: Speech) -> None:
        self._speech = speech
        self._page = console()

    def choose(self, key: str, choices: Sequence[str]) -> str:
        """Return one of the choices, by number or name; the first for an empty answer."""
        if len(choices) == 1:
            return choices[0]
        # A choice that is a number is its own answer; any other choice gets a number.
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
        """Return any of the choices, asked one by one."""
        return [choice for choice in choices if self._wants(key, choice)]

    def _wants(self, key: str, variant: str) -> bool:
        name = f"web-variant-{variant}"
        called = self._speech(name) if self._speech.knows(name) else variant
        return self.agrees(self._speech(key, variant=called))

    def agrees(self, question: str) -> bool:
        """Return whether the answer to a question is yes."""
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
