"""A lesson in the terminal: the guide speaks, the learner answers at the real table, and may leave anywhere."""

from rich.markup import escape

from flibuste.cli.lessons.progress import Progress
from flibuste.cli.table.answers import Asking
from flibuste.cli.table.screen import Screen
from flibuste.cli.table.session import HUMAN, Leave, Session
from flibuste.cli.table.show import Menu
from flibuste.cli.table.voice import Voice
from flibuste.engine.action import Action
from flibuste.engine.game import Game
from flibuste.lessons.building import edit_text
from flibuste.lessons.course import NEXT, Act, Course, Verdict, words_for
from flibuste.lessons.lesson import Lesson, lessons_of
from flibuste.records.match import Match


def list_lessons(game: Game, voice: Voice, progress: Progress) -> None:
    """All lessons of a game, and what is done."""
    for lesson in lessons_of(game):
        mark = "✓" if progress.is_done(lesson) else "…" if progress.moves(lesson) else " "
        minutes = voice("lesson-minutes", minutes=lesson.minutes)
        print(f"{mark} {lesson.id:<18} {lesson.title[voice.language]} ({minutes})")


class Teaching:
    """One lesson, until it is done or left."""

    def __init__(self, game: Game, lesson: Lesson, voice: Voice, progress: Progress) -> None:
        self.game = game
        self.lesson = lesson
        self.voice = voice
        self.progress = progress
        self.session: Session | None = None
        self.course = Course.resumed(game, lesson, progress.moves(lesson), self.lay)
        self.screen = Screen()

    def lay(self, match: Match) -> Act:
        """Sit down at the table of a scene."""
        match.names = self.lesson.seat_names(match.seats, self.voice("learner"))
        match.players = [HUMAN if seat == self.lesson.seat else "random" for seat in range(match.seats)]
        self.session = Session(match, self.voice, None)
        return match.act

    def run(self) -> int:
        """Teach, and return the exit code. The place is kept after every answer."""
        title = self.lesson.title[self.voice.language]
        self.screen.print()
        self.screen.print(f"[bold]{escape(title)}[/]")
        self.screen.say(self.voice("lesson-hello"))
        try:
            while not self.course.is_over:
                self.teach()
        except (Leave, EOFError):
            self.screen.say(self.voice("lesson-kept", game=self.game.name, lesson=self.lesson.id))
            return 0
        except KeyboardInterrupt:
            self.screen.say(self.voice("lesson-kept", game=self.game.name, lesson=self.lesson.id))
            return 130
        self.progress.keep(self.lesson, [], True)
        more = self.progress.next_lesson(self.game)
        self.screen.say(self.voice("lesson-done", game=self.game.name, more=more, left=1 if more else 0))
        return 0

    def teach(self) -> None:
        """One step: show the table, say what there is to say, and take lines until the lesson goes on."""
        self.show()
        asking = Lines(self)
        while not asking.answered:
            asking.take(self.read())
        self.progress.keep(self.lesson, self.course.moves, self.progress.is_done(self.lesson))

    def read(self) -> str:
        from flibuste.cli.keyboard import typed

        ahead = ""
        if self.session is not None:
            ahead, self.session.typed_ahead = self.session.typed_ahead, ""
        return ahead or typed(self.voice("prompt") + " ")

    # ---- showing --------------------------------------------------------------------------------------------------

    def show(self) -> None:
        step, seat = self.course.step, self.lesson.seat
        if self.session is not None:
            self.session.show_table(seat)
            self.session.show_news(seat)
            if step.do:
                self.session.show_question(seat, Menu(self.session.match, seat).options)
        self.speak()

    def speak(self) -> None:
        """What the guide says, and what there is to do."""
        step = self.course.step
        number = self.voice("lesson-step", step=self.course.at + 1, steps=len(self.lesson.steps))
        self.screen.print()
        self.screen.print(f"[bold green]{escape(self.voice('guide'))}[/] [dim]{number} {' '.join(step.clause)}[/]")
        self.screen.print(escape(step.say[self.voice.language]))
        for task in self.tasks():
            self.screen.print(f"  [bold cyan]→[/] {escape(task)}")

    def tasks(self) -> list[str]:
        """What is to be done, in words; a puzzle does not tell."""
        step = self.course.step
        if self.lesson.puzzle and step.do:
            return []
        if step.build is not None:
            return [edit_text(step.build)]
        if not step.do:
            return [self.voice("lesson-enter")]
        words = words_for(self.course, self.voice.language, self.voice("learner"))
        if step.free or step.near:
            return [self.voice("lesson-course")]
        return [words.action(action) for action in self.course.todo()]

    def tell(self, verdict: Verdict) -> None:
        """Why an answer did not bring the lesson on."""
        if verdict.why is not None:
            self.screen.say(verdict.why[self.voice.language])
        elif verdict.refusal is None:
            self.screen.say(self.voice("lesson-stay" if self.course.step.is_task else "lesson-enter"))
        if verdict.refusal is not None and self.session is not None:
            reason = self.session.words(self.lesson.seat).refusal(verdict.refusal)
            self.screen.say(self.voice("refused", reason=f"{reason} ({verdict.refusal.clause})"))


class Lines:
    """What is typed at one step."""

    def __init__(self, teaching: Teaching) -> None:
        self.teaching = teaching
        self.course = teaching.course
        self.answered = False
        self.asking: Answering | None = None
        self.ask()

    def ask(self) -> None:
        session = self.teaching.session
        if session is not None and self.course.step.do:
            options = Menu(session.match, self.teaching.lesson.seat).options
            self.asking = Answering(self, session, options)
            self.asking.begin()

    def take(self, line: str) -> None:
        """A command of the lesson, or an answer."""
        word = line.strip().lower()
        if word in ("quit", "exit", "q"):
            raise Leave
        if word == "back":
            self.back()
        elif word == "show":
            self.show()
        elif word == "do" and self.course.step.is_task:
            self.answer(self.course.shown())
        elif self.asking is not None:
            self.asking.take(line)
        else:
            self.answer(NEXT if word in ("", NEXT) else line)

    def answer(self, text: str) -> None:
        verdict = self.course.answer(text)
        if verdict is not None:
            self.teaching.tell(verdict)
        self.answered = verdict is None

    def back(self) -> None:
        """To the step before; the table is laid anew."""
        moves = self.course.back()
        if moves is None:
            return
        teaching = self.teaching
        teaching.session = None
        teaching.course = Course.resumed(teaching.game, teaching.lesson, moves, teaching.lay)
        self.answered = True

    def show(self) -> None:
        """What would be the answer."""
        self.teaching.screen.say(self.teaching.voice("lesson-show", answer=self.course.shown()))


class Answering(Asking):
    """A question of the table, whose answer goes to the lesson. What changes a match is no part of it."""

    def __init__(self, lines: Lines, session: Session, options: list[Action]) -> None:
        super().__init__(session, lines.teaching.lesson.seat, options)
        self.lines = lines
        for word in ("undo", "save", "hint", "ask", "quit", "exit"):
            del self.commands[word]

    def act(self, action: Action) -> None:
        self.lines.answer(action.notation)
