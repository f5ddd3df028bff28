"""A game under way: a checkpoint, and the answers given since."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache
from typing import Any, Final, NoReturn

from underkeep.core.decision import MARK, Decision, Flow, Option, Pause
from underkeep.core.errors import (
    BadOptions,
    BadRecord,
    InvalidOption,
    NoRecipe,
    RuleFault,
    StaleDecision,
    UnderkeepError,
    UndoRefused,
)
from underkeep.core.events import Event
from underkeep.core.faults import where_it_happened
from underkeep.core.game import LONGEST, Game, GameInfo, Refusal, Result, Settings, View
from underkeep.core.rng import SEED_LIMIT, make

NEAR: Final = 8  # a replay looks for a later checkpoint only among its last answers


class Step:
    """An answer on the way from a checkpoint: who was asked what, what was said, and what the others could see of it.

    Where other things are hidden, a `tacit` one might not have been asked for: it did nothing, or it was the only thing
    to be done. If it was that in truth, it is `foregone`: nobody was asked.
    """

    __slots__ = ("foregone", "kind", "said", "seat", "seen", "source", "tacit")

    def __init__(self, decision: Decision[Any], answer: int, *, foregone: bool = False) -> None:
        option = decision.options[answer]
        idle = decision.idle()
        self.seat: int = decision.seat
        self.kind: str = decision.kind
        self.source: str | None = decision.source
        self.said: str = str(option)
        self.seen: str = option.seen() if decision.secret else self.said
        self.tacit: bool = idle < 0 or idle == answer
        self.foregone: bool = foregone

    def answers(self, decision: Decision[Any]) -> bool:
        """Whether it was this that was asked."""
        return self.seat == decision.seat and self.kind == decision.kind and self.source == decision.source


Trail = list[Step]


def foregone_steps(game: Game) -> Trail:
    """What was not asked since the last answer, because only one of some hidden things would do."""
    steps = [Step(choice, 0, foregone=True) for choice in game.foregone or ()]
    game.foregone = []
    return steps


@cache
def nameless(players: int) -> tuple[str, ...]:
    """What seats are called until somebody says better."""
    return tuple([f"seat {seat}" for seat in range(players)])


class Table:
    """One game under way. `choose` answers the open decision; everything else only looks."""

    def __init__(
        self,
        info: GameInfo,
        options: Settings,
        seed: int | None,
        deal: Game,
        names: Sequence[str] = (),
        *,
        begin: bool = True,
    ) -> None:
        self.info: GameInfo = info
        self.options: Settings = options
        self.names: list[str] = list(names or nameless(int(options["players"])))
        self.comments: list[tuple[int, str]] = []
        self.number: int = 0
        self.decision: Decision[Any] | None = None
        self.paused: bool = False  # a paced table stops where a window closes; see `paced`
        self.waits_for: int | None = None  # in a pause, the seat that seems to choose; see `paced`
        self.imagined: bool = False  # re-dealt: nothing of the truth is in it
        self._seed: int | None = seed
        self._origin: Game | None = None if begin and seed is not None else deal  # never touched; see _first()
        self._saved: Game | None = self._origin  # the last checkpoint, never touched
        self._kept: int = 0  # the answers that are in it
        self._answers: list[int] = []
        self._private: list[int] = []  # whose the last answers were, as many as were given since something came out
        self._watched: bool = True
        self._paced: bool = False
        self._resumed: int = 0  # pauses since the last answer that are over
        self._model: Decision[Any] | None = None  # what the table asked that this is a copy of, when it was copied
        self._copied: int = -1  # how many decisions were made then
        self._game: Game = deal
        self._flow: Flow
        if begin:
            self._begin(deal if self._origin is None else deal.copy())

    # -- what a table is --------------------------------------------------------------------------------------

    @property
    def game(self) -> str:
        return self.info.name

    @property
    def version(self) -> int:
        return self.info.version

    @property
    def seed(self) -> int:
        """The seed of the deal. A re-dealt table has none."""
        if self._seed is None:
            message = "this table has no seed: it was imagined or set up, not dealt"
            raise NoRecipe(message, field="seed")
        return self._seed

    @property
    def generator(self) -> str:
        return self._game.rng.name

    @property
    def result(self) -> Result | None:
        return self._game.result

    def __repr__(self) -> str:
        if self.decision is None:
            state = repr(self.result)
        else:
            state = f"seat {self.decision.seat} decides: {self.decision.kind}"
        return f"<Table {self.game}, {self.options['players']} players, decision {self.number}, {state}>"

    # -- deciding ---------------------------------------------------------------------------------------------

    def choose(self, answer: object, *, number: int | None = None) -> list[Event]:
        """Answer the open decision by index, option or notation; returns what happened.

        Anything that is not one of the options raises and changes nothing. With `number`, an answer meant for
        an earlier decision is refused as stale.
        """
        decision = self.decision
        if decision is None or (number is not None and number != self.number):
            raise self._stale(number)
        # Exactly an int: True is not an answer, and -1 is not the last option (RS-027). Taken as `object`, since the
        # compiled build would turn a wrong type away by itself, in other words than ours.
        index = answer if type(answer) is int else self._index(decision, answer)
        if index < 0 or index >= len(decision.options):
            message = f"option {index} does not exist; choose 0 to {len(decision.options) - 1}"
            raise InvalidOption(message, field="answer")
        game = self._game
        if game.watched:
            game.events = []  # the last answer's events belong to whoever got them
        game.secrets_out = False
        game.decider = decision.seat
        game.limit = game.pulse + LONGEST
        try:  # as _advance() does, without a call more for every answer
            asked = self._flow.send(index)
            self.decision = asked if asked.seat >= 0 else self._beyond_marks(asked)
        except StopIteration:
            self.decision = None
        except BaseException as fault:  # noqa: BLE001 - which raises it again, or tells the rule
            self._break_down(fault)
        self._answers.append(index)
        if not game.secrets_out:
            self._private.append(decision.seat)
        elif self._private:
            self._private = []
        self._resumed = 0
        self.number += 1
        return game.events

    def _break_down(self, fault: BaseException) -> NoReturn:
        """A rule has failed in the middle of its work: everything is as it was before, and the rule is told."""
        self._recover()
        if isinstance(fault, UnderkeepError) or not isinstance(fault, Exception):
            raise fault
        rule, place = where_it_happened(fault)
        message = f"{rule or 'a rule'} broke down in {place}: {fault!r}; the table is as it was before"
        error = RuleFault(message, rule=rule)
        error.__cause__ = fault  # as `from` does, which the compiler leaves out
        raise error from fault

    def _stale(self, number: int | None) -> StaleDecision:
        if number is not None and number != self.number:
            message = f"decision {number} is no longer open; the table is at {self.number}"
            return StaleDecision(message, field="number")
        if self.paused:
            return StaleDecision("nobody decides in a pause; resume the table first", field="answer")
        return StaleDecision("the game is over; nothing can be decided any more", field="answer")

    def repeat(self, index: int, notation: str) -> list[Event]:
        """Make a decision again that was stored as index and as notation; both must mean the same (RS-015)."""
        decision = self.decision
        if decision is None or not 0 <= index < len(decision.options) or str(decision.options[index]) != notation:
            message = f"decision {self.number + 1}: option {index} is not {notation[:80]!r} any more"
            raise BadRecord(message, field=f"decision {self.number + 1}")
        return self.choose(index)

    def _index(self, decision: Decision[Any], answer: object) -> int:
        if isinstance(answer, str):
            for index, option in enumerate(decision.options):
                if option.notation() == answer:
                    return index
            refusal = self.why_not(answer)
            rule = refusal.rule if refusal else ""
            message = f"seat {decision.seat} cannot {answer[:80]!r} now ({rule}); its options are in table.decision"
            raise InvalidOption(message, field="answer", rule=rule)
        if isinstance(answer, Option):
            model = self._model if self._copied == self.number else None
            for asked in [decision] if model is None else [decision, model]:  # on a copy it means what it meant there
                for index, option in enumerate(asked.options):
                    if option is answer:
                        return index
            message = f"this {answer.verb!r} is an option of another decision; say its notation to mean the same here"
            raise InvalidOption(message, field="answer")
        message = f"an answer is an index, an option or its notation, not {answer!r:.40}"
        raise InvalidOption(message, field="answer")

    def why_not(self, notation: object) -> Refusal | None:
        """`None` if the deciding seat may do this now, else the rule that forbids it."""
        if not isinstance(notation, str):
            message = f"an answer is asked about in its notation, not as {notation!r:.40}"
            raise InvalidOption(message, field="notation")
        decision = self.decision
        if decision is None:
            result = self._game.result
            if result is None:  # in a pause
                return Refusal("", "not-offered", {"notation": notation[:80]})
            return Refusal(result.reason, "game-is-over")
        for option in decision.options:
            if option.notation() == notation:
                return None
        return self._game.why_not(decision, notation)

    def undo(self, seat: object) -> None:
        """Take back the seat's last decision, if nobody has learned or decided anything since."""
        if type(seat) is not int or not 0 <= seat < int(self.options["players"]):
            message = f"there is no seat {seat!r}"
            raise InvalidOption(message, field="seat")
        if self.imagined:
            message = "an imagined table cannot be taken back"
            raise UndoRefused(message, field="table")
        if self._game.result is not None:
            message = "the game is over; nothing can be taken back any more"
            raise UndoRefused(message, field="result", rule=self._game.result.reason)
        private = self._private
        if seat not in private and len(private) < len(self._answers):  # first: who else was asked since may be a secret
            message = "something was revealed, drawn or left to others since; it cannot be taken back"  # (RS-047)
            raise UndoRefused(message, field="decision")
        if not private or private[-1] != seat:
            message = f"the last decision was not made by seat {seat}"
            raise UndoRefused(message, field="seat")
        self._answers.pop()
        private.pop()
        self._resumed = LONGEST  # every pause is over before the decision that is asked again
        self._model = None
        self.number -= 1
        self._recover()

    # -- looking ----------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """Plain data: all that this seat may know and nothing more. `None` is a spectator."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < int(self.options["players"])):
            message = f"there is no seat {seat!r}"
            raise InvalidOption(message, field="seat")
        return self._game.view(seat)

    def digest(self) -> str:
        """A fingerprint of the whole true state and the open question (RS-001)."""
        decision = self.decision
        asked: list[object] = []
        if decision is not None:
            asked = [decision.seat, decision.kind, decision.source, [str(option) for option in decision.options]]
        told = repr([self._game.contents(), asked])
        return hashlib.blake2b(told.encode(), digest_size=16).hexdigest()

    def quiet(self) -> Table:
        """From now on `choose` tells nothing, here and in copies: searching needs no stories."""
        self._watched = False
        self._game.watched = False
        self._game.events = []
        return self

    def paced(self) -> Table:
        """From now on the table stops wherever a window closes in which somebody might have been asked.

        There `paused` is true and nobody decides; `resume` goes on. How long to wait is up to whoever shows the table
        to people: a wait that is the same whether anybody was asked or not tells nothing about hands (RS-041).
        It also stops where a seat would have been asked before everybody's eyes, if its hidden cards had left it a
        choice: `waits_for` is that seat, and it should seem to think.
        """
        self._paced = True
        self._game.pauses = True
        return self

    def resume(self) -> list[Event]:
        """Go on after a pause, to the next question or the next pause; returns what happened."""
        if not self.paused:
            message = "the table is not paused"
            raise StaleDecision(message, field="paused")
        self.paused = False
        self.waits_for = None
        game = self._game
        game.events = []
        try:
            self._advance(0)
        except BaseException as fault:  # noqa: BLE001 - which raises it again, or tells the rule
            self._break_down(fault)
        self._resumed += 1
        if game.secrets_out:
            self._private = []
        return game.events

    # -- copies -----------------------------------------------------------------------------------------------

    def clone(self) -> Table:
        """An equal table of its own, to think on. Until something is decided there, it takes options of this one, too.

        The replay that makes it also finds a later checkpoint, which both tables keep: the next clone is cheap.
        """
        saved = self._checkpoint()
        twin = Table(self.info, self.options, self._seed, saved, self.names, begin=False)
        twin._become(self)
        twin._replay(saved, self._kept, None)
        twin._model = self.decision
        twin._copied = self.number
        self._saved = twin._saved
        self._kept = twin._kept
        return twin

    def redeal(self, seat: object, seed: object) -> Table:
        """A new table that `seat` could imagine behind what it sees: nothing of the truth is left in it.

        Its `number` begins at 0, since how many decisions there were tells who was asked in secret.
        """
        if type(seat) is not int or not 0 <= seat < int(self.options["players"]):
            message = f"there is no seat {seat!r}"
            raise InvalidOption(message, field="seat")
        if type(seed) is not int or abs(seed) >= SEED_LIMIT >> 8:  # eight bits are for the attempts
            message = f"seed: {seed!r:.40} is not a whole number of at most 248 bits"
            raise BadOptions(message, field="seed")
        if self.paused:
            message = "in a pause there is nothing to imagine: nobody decides; resume the table first"
            raise NoRecipe(message, field="table")
        from underkeep.core import imagining  # noqa: PLC0415 - which makes tables itself

        return imagining.imagine(self, seat, seed)

    def _become(self, other: Table) -> None:
        """Take over how the other table came where it is."""
        self.imagined = other.imagined
        self.number = other.number
        self._watched = other._watched
        self._paced = other._paced
        self._resumed = other._resumed
        self._origin = other._origin
        self._answers = other._answers[:]
        self._private = other._private[:]
        if other.comments:
            self.comments = other.comments[:]

    # -- driving the rules ------------------------------------------------------------------------------------

    def _begin(self, game: Game) -> None:
        self._game = game
        self._flow = game.play()
        self._advance(None)

    def _advance(self, answer: int | None) -> None:
        """Let the rules go on with this answer to their next question; they begin with none."""
        try:
            asked = self._flow.send(answer)  # type: ignore[arg-type]  # a coroutine starts with None
            self.decision = asked if asked.seat >= 0 else self._beyond_marks(asked)
        except StopIteration:
            self.decision = None

    def _beyond_marks(self, decision: Decision[Any]) -> Decision[Any] | None:
        """The next question. An imagined table that has no checkpoint yet takes its first mark for it."""
        while decision is MARK:
            self._saved = self._game.copy()
            self._kept = len(self._answers) + 1  # with the answer that led here
            self._game.marks = False
            decision = self._flow.send(0)
        if isinstance(decision, Pause):
            self.paused = True
            self.waits_for = decision.turn
            return None
        return decision

    def _first(self) -> Game:
        """The deal, which a seed can tell again at any time; most tables are never asked for it."""
        if self._origin is None:
            self._origin = self.info.deal(self.options, make(self._game.rng.name, self._seed))
        return self._origin

    def _checkpoint(self) -> Game:
        if self._saved is None:
            if self.imagined:
                message = "this imagined table cannot be set up again before its next chapter"
                raise NoRecipe(message, field="table")
            self._saved = self._first()
        return self._saved

    def _recover(self) -> None:
        if self._kept > len(self._answers):  # the checkpoint holds what is being taken back
            self._saved = None
            self._kept = 0
        saved = self._checkpoint()
        self._flow.close()
        self._replay(saved, self._kept, None)

    def _replay(self, saved: Game, start: int, trail: Trail | None, *, watched: bool = False) -> None:
        """Play the answers from there again on a copy of the checkpoint, and move the checkpoint on if possible."""
        answers = self._answers
        game = saved.copy()
        flow = game.play()
        self._game = game
        self._flow = flow
        game.marks = True
        game.watched = watched  # else nothing is told, for all this has been told before
        game.foregone = None if trail is None else []
        count = len(answers)
        done = kept = start
        resumed = 0
        self.paused = False
        self.waits_for = None
        try:
            decision = flow.send(None)
            while True:
                while decision is MARK:
                    # Not among the pauses after the last answer: those are counted from it.
                    if trail is None and count - done <= NEAR and game.pulse != saved.pulse and not game.pauses:
                        saved = game.copy()
                        kept = done
                    decision = flow.send(0)
                if isinstance(decision, Pause) and resumed < self._resumed:
                    resumed += 1
                    decision = flow.send(0)
                    continue
                if done == count:
                    break
                game.decider = decision.seat
                game.limit = game.pulse + LONGEST
                if trail is not None:
                    trail += foregone_steps(game)
                    trail.append(Step(decision, answers[done]))
                done += 1
                game.pauses = self._paced and done == count
                decision = flow.send(answers[done - 1])
            self.decision = self._beyond_marks(decision)
        except StopIteration:
            self.decision = None
        if trail is not None:
            trail += foregone_steps(game)
            game.foregone = None
        game.marks = False
        game.pauses = self._paced
        game.watched = self._watched
        self._saved = saved
        self._kept = kept

    def chance(self) -> tuple[str, list[int]]:
        """The generator at the last checkpoint, for a position."""
        saved = self._saved
        assert saved is not None  # asked after retold()
        return saved.rng.name, list(saved.rng.state())

    def retold(self) -> tuple[dict[str, Any], list[str]]:
        """The last checkpoint as a position says it, and what was decided since in notation."""
        twin = self.clone()
        saved = twin._saved
        assert saved is not None  # clone() has just made it
        trail: Trail = []
        twin._replay(saved, twin._kept, trail)
        return saved.position(), [step.said for step in trail if not step.foregone]

    def history(self) -> list[tuple[int, str]]:
        """Every decision from the deal on: who, and in which words."""
        if self.imagined:
            message = "a re-dealt table has no history: it was never really played"
            raise NoRecipe(message, field="table")
        trail: Trail = []
        first = self._first()
        twin = Table(self.info, self.options, self._seed, first, begin=False)
        twin._answers = self._answers
        twin._replay(first, 0, trail)
        return [(step.seat, step.said) for step in trail if not step.foregone]

    def record(self) -> str:
        """The game as a record file; it holds secrets."""
        from underkeep.core import writing  # noqa: PLC0415 - not needed to play

        return writing.record(self)

    def position(self) -> str:
        """The table as a position file; it holds secrets."""
        from underkeep.core import writing  # noqa: PLC0415 - not needed to play

        return writing.position(self)
