"""A game under way: a checkpoint, and the answers given since."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Final

from underkeep.core.decision import MARK, PASS, Decision, Flow, Option
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
TRIES: Final = 200  # worlds imagined before a re-deal gives up on a fresh generator

Trail = list[tuple[int, str]]


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
        self.names: list[str] = list(names) or [f"seat {seat}" for seat in range(int(options["players"]))]
        self.comments: list[tuple[int, str]] = []
        self.number: int = 0
        self.decision: Decision[Any] | None = None
        self._seed: int | None = seed
        self._origin: Game | None = deal  # the deal, never touched; a re-dealt table has none
        self._saved: Game | None = deal  # the last checkpoint, never touched
        self._since: list[int] = []  # the answers after it
        self._answers: list[int] = []
        self._deciders: list[int] = []
        self._secrets: list[int] = []  # what was out before each answer: undo cannot take that back
        self._watched: bool = True
        self._game: Game = deal
        self._flow: Flow
        if begin:
            self._begin(deal.copy())

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
    def imagined(self) -> bool:
        """Whether this is a re-dealt table, which holds nothing of the truth."""
        return self._origin is None

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
        if number is not None and number != self.number:
            message = f"decision {number} is no longer open; the table is at {self.number}"
            raise StaleDecision(message, field="number")
        decision = self.decision
        if decision is None:
            message = "the game is over; nothing can be decided any more"
            raise StaleDecision(message, field="answer")
        # Exactly an int: True is not an answer, and -1 is not the last option (RS-027). Taken as `object`, since the
        # compiled build would turn a wrong type away by itself, in other words than ours.
        index = answer if type(answer) is int else self._index(decision, answer)
        if not 0 <= index < len(decision.options):
            message = f"option {index} does not exist; choose 0 to {len(decision.options) - 1}"
            raise InvalidOption(message, field="answer")
        game = self._game
        secrets = game.secrets_out
        if game.watched:
            game.events = []  # the last answer's events belong to whoever got them
        game.limit = game.pulse + LONGEST
        since = self._since
        try:
            self._send(index)
        except BaseException as fault:
            self._recover()
            if isinstance(fault, UnderkeepError) or not isinstance(fault, Exception):
                raise
            rule, place = where_it_happened(fault)
            message = f"{rule or 'a rule'} broke down in {place}: {fault!r}; the table is as it was before"
            error = RuleFault(message, rule=rule)
            error.__cause__ = fault  # as `from` does, which the compiler leaves out
            raise error from fault
        if since is self._since:  # else a checkpoint was taken after this answer
            since.append(index)
        self._answers.append(index)
        self._deciders.append(decision.seat)
        self._secrets.append(secrets)
        self.number += 1
        return game.events

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
            for index, option in enumerate(decision.options):
                if option is answer:
                    return index
            message = f"this {answer.verb!r} is an option of another decision; say its notation to mean the same here"
            raise InvalidOption(message, field="answer")
        message = f"an answer is an index, an option or its notation, not {answer!r:.40}"
        raise InvalidOption(message, field="answer")

    def why_not(self, notation: str) -> Refusal | None:
        """`None` if the deciding seat may do this now, else the rule that forbids it."""
        decision = self.decision
        if decision is None:
            return Refusal("", "game-is-over")
        for option in decision.options:
            if option.notation() == notation:
                return None
        return self._game.why_not(decision, notation)

    def undo(self, seat: int) -> None:
        """Take back the seat's last decision, if nobody has learned or decided anything since."""
        if self._origin is None:
            message = "an imagined table cannot be taken back"
            raise UndoRefused(message)
        if not self._answers or self._deciders[-1] != seat:
            message = f"the last decision was not made by seat {seat}"
            raise UndoRefused(message, field="seat")
        if self._game.secrets_out != self._secrets[-1]:
            message = "something was revealed, drawn or left to others since; it cannot be taken back"
            raise UndoRefused(message)
        if not self._since:
            self._saved = self._origin
            self._since = self._answers[:]
        self._since.pop()
        self._answers.pop()
        self._deciders.pop()
        self._secrets.pop()
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

    # -- copies -----------------------------------------------------------------------------------------------

    def clone(self) -> Table:
        """An equal table of its own, to think on.

        The replay that makes it also finds a later checkpoint, which both tables keep: the next clone is cheap.
        """
        saved = self._saved
        if saved is None:
            message = "this imagined table cannot be copied before its next chapter"
            raise NoRecipe(message)
        twin = Table(self.info, self.options, self._seed, saved, self.names, begin=False)
        twin._become(self)
        twin._replay(saved, self._since, None)
        self._saved = twin._saved
        self._since = twin._since[:]
        return twin

    def redeal(self, seat: int, seed: int) -> Table:
        """A new table that `seat` could imagine behind what it sees: nothing of the truth is left in it."""
        if type(seat) is not int or not 0 <= seat < int(self.options["players"]):
            message = f"there is no seat {seat!r}"
            raise InvalidOption(message, field="seat")
        if abs(seed) >= SEED_LIMIT >> 8:  # eight bits are for the attempts
            message = f"seed: {seed!r:.40} is not a whole number of at most 248 bits"
            raise BadOptions(message, field="seed")
        now = self.clone()
        saved = now._saved
        assert saved is not None  # clone() has just made it
        trail: Trail = []
        here = not now._since and saved.pulse == now._game.pulse
        if not here and now._since:
            now._replay(saved, now._since, trail)
        for attempt in range(TRIES + 1):
            rng = make("fast", (seed << 8) + attempt)
            world = saved.copy()
            world.redeal(seat, rng, None if here else now._game)
            if attempt < TRIES:
                world.rng = rng
            twin = Table(self.info, self.options, None, world, self.names)
            twin._origin = None
            twin.number = self.number
            if not self._watched:
                twin.quiet()
            if here and now.decision is not None and now.decision.seat == seat:
                return twin  # its own question, at the start of a chapter: nothing else can have come out
            if twin._retrace(trail, seat, now):
                if attempt == TRIES:  # only the true generator led here: it must not stay reachable
                    twin._saved = None
                    twin._game.rng = rng
                    twin._game.marks = True  # the next chapter is its first checkpoint
                return twin
        message = "nothing that this seat could imagine leads here; ask again at the next decision"
        raise NoRecipe(message)

    def _become(self, other: Table) -> None:
        """Take over how the other table came where it is."""
        self._watched = other._watched
        self.comments = other.comments[:]
        self.number = other.number
        self._origin = other._origin
        self._answers = other._answers[:]
        self._deciders = other._deciders[:]
        self._secrets = other._secrets[:]

    # -- driving the rules ------------------------------------------------------------------------------------

    def _begin(self, game: Game) -> None:
        self._game = game
        self._flow = game.play()
        game.limit = game.pulse + LONGEST
        self._send(None)

    def _send(self, answer: int | None) -> None:
        try:
            decision = self._flow.send(answer)  # type: ignore[arg-type]  # a coroutine starts with None
            while decision is MARK:
                if self._saved is None:
                    self._saved = self._game.copy()
                    self._since = []
                    self._game.marks = False
                decision = self._flow.send(0)
            self.decision = decision
        except StopIteration:
            self.decision = None

    def _recover(self) -> None:
        saved = self._saved
        if saved is None:
            message = "an imagined table broke down where it cannot be set up again"
            raise NoRecipe(message)
        self._flow.close()
        self._replay(saved, self._since, None)

    def _replay(self, saved: Game, answers: list[int], trail: Trail | None) -> None:
        """Play the answers again on a copy of the checkpoint, and move the checkpoint as far as possible."""
        game = saved.copy()
        flow = game.play()
        self._game = game
        self._flow = flow
        game.marks = True
        game.watched = False  # all this has been told before
        count = len(answers)
        done = 0
        kept = 0
        try:
            decision = flow.send(None)
            while True:
                while decision is MARK:
                    if trail is None and count - done <= NEAR and game.pulse != saved.pulse:
                        saved = game.copy()
                        kept = done
                    decision = flow.send(0)
                if done == count:
                    break
                game.limit = game.pulse + LONGEST
                if trail is not None:
                    trail.append((decision.seat, str(decision.options[answers[done]])))
                decision = flow.send(answers[done])
                done += 1
            self.decision = decision
        except StopIteration:
            self.decision = None
        game.marks = False
        game.watched = self._watched
        self._saved = saved
        self._since = answers[kept:]

    def _retrace(self, trail: Trail, viewer: int, now: Table) -> bool:
        """Lead this imagined table along what the viewer saw, to the decision that is open now.

        Other seats may hold other cards here: one that could do something it did not do in truth passes, and a
        pass in truth may not even be asked here. Nobody can tell the difference.
        """
        at = 0
        for _ in range(4 * len(trail) + 16):
            decision = self.decision
            if decision is None:
                return now.decision is None
            said = [str(option) for option in decision.options]
            while at < len(trail) and trail[at][1] == "pass" and trail[at][0] not in (viewer, decision.seat):
                at += 1
            if at < len(trail) and trail[at][0] == decision.seat and trail[at][1] in said:
                self._answer(said.index(trail[at][1]))
                at += 1
            elif at == len(trail) and self._asks_the_same(now, viewer):
                return True
            elif decision.seat != viewer and PASS in decision.options:
                self._answer(said.index("pass"))
            else:
                return False
        return False

    def _answer(self, index: int) -> None:
        self._game.limit = self._game.pulse + LONGEST
        self._send(index)
        self._since.append(index)

    def _asks_the_same(self, now: Table, viewer: int) -> bool:
        mine, true = self.decision, now.decision
        if mine is None or true is None or (mine.seat, mine.kind, mine.source) != (true.seat, true.kind, true.source):
            return False
        if mine.seat == viewer and list(map(str, mine.options)) != list(map(str, true.options)):
            return False  # its own question, but other answers: the truth would not understand them
        return self._game.view(viewer) == now._game.view(viewer)

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
        twin._replay(saved, twin._since, trail)
        return saved.position(), [notation for _, notation in trail]

    def history(self) -> Trail:
        """Every decision from the deal on: who, and in which words."""
        if self._origin is None:
            message = "a re-dealt table has no history: it was never really played"
            raise NoRecipe(message)
        trail: Trail = []
        twin = Table(self.info, self.options, self._seed, self._origin, begin=False)
        twin._replay(self._origin, self._answers, trail)
        return trail

    def record(self) -> str:
        """The game as a record file; it holds secrets."""
        from underkeep.core import writing  # noqa: PLC0415 - not needed to play

        return writing.record(self)

    def position(self) -> str:
        """The table as a position file; it holds secrets."""
        from underkeep.core import writing  # noqa: PLC0415 - not needed to play

        return writing.position(self)
