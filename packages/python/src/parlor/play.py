"""Whole games: wait for your turn, choose, act."""
from __future__ import annotations

from typing import Any, Callable, Mapping, NamedTuple, Sequence, Union

from .errors import ParlorProblem
from .games import GameCalls
from .types import Action, Game

#: How long one request waits for the others, in seconds; the server ends it then, and it is asked again.
WAIT = 25.0
#: The game went on while the bot was thinking: no harm done, look again.
OVERTAKEN = frozenset(["stale-version", "not-your-turn", "game-over"])


class Turn(NamedTuple):
    """Your turn: what you see, what you may do, and which of your seats is to act."""

    game: Game
    view: Any
    #: The choices of this game: `action` is to be sent, `label` to be read.
    legal: Sequence[Any]
    seat: int


#: Whatever decides what to do: a bot.
Choose = Callable[[Turn], Union[Action, Mapping[str, Any]]]


class Playing(GameCalls):
    def wait_for_turn(self, game: Game) -> Game:
        """Answers when it is your turn, or the game is over."""
        # The caller's copy may be from before its last action: never take its word for whose turn it is.
        return self._until_turn(self.refresh(game))

    def play(self, game: Game, choose: Choose) -> Game:
        """Plays to the end: `choose` is asked whenever it is your turn. Answers with the finished game."""
        now = self.wait_for_turn(game)
        while now["status"] != "over":
            action = choose(turn_of(now))
            try:
                now = self.act(now, action, if_version=now["version"], wait=WAIT)["game"]
            except ParlorProblem as problem:
                if problem.code not in OVERTAKEN:
                    raise
                now = self.refresh(now)
            now = self._until_turn(now)
        return now

    def _until_turn(self, game: Game) -> Game:
        while not game["legal"] and game["status"] != "over":
            game = self.refresh(game, wait=WAIT)
        return game


def turn_of(game: Game) -> Turn:
    mine = [seat["seat"] for seat in game["seats"] if seat["you"] and seat["seat"] in game["toAct"]]
    return Turn(game, game["view"], game["legal"], mine[0])
