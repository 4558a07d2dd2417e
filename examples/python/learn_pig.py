#!/usr/bin/env python3
"""Learns to play Pig from the gym of a server: first what the actions do, then when to stop.

    PARLOR_LAB=on PARLOR_GAMES=examples/games/pig npm start
    python3 examples/python/learn_pig.py [steps] [policy.json]

Nobody tells it the rules. It plays many games against itself without a plan and writes down what each action did; from that it
works out what every position is worth (value iteration), and with it when to hold. Then it plays what it learned against a bot.
With a second word it writes down, for every pair of scores, the points at which it holds.
"""
import json
import random
import sys
from collections import Counter

from installed import parlor

GOAL = 100
GAMES = 256
CLOSE = 1e-3


def explore(gym, steps, luck):
    """What each action did: points that were added to the turn, or `None` where the turn was lost, or `"kept"`."""
    did = {}
    games = gym.reset()
    for _ in range(steps // GAMES):
        chosen = [luck.choice(game["legal"]) if game["legal"] else 0 for game in games]
        before, games = games, gym.step(chosen)
        for was, action, now in zip(before, chosen, games):
            if not was["done"]:
                did.setdefault(action, Counter())[effect(was, now)] += 1
    return did


def effect(was, now):
    seat, seen, then = was["seat"], was["observation"], now["observation"]
    if then["scores"][seat] > seen["scores"][seat]:
        return "kept"
    return then["turnPoints"] - seen["turnPoints"] if now["seat"] == seat else None


def shares(counts):
    """How often points were added, by how many, and how often the turn was lost."""
    tries = sum(counts.values())
    gains = [(points, times / tries) for points, times in sorted(counts.items(), key=str) if isinstance(points, int)]
    return gains, counts[None] / tries


def plan(roll):
    """The points of a turn at which holding is best, by (mine, theirs). Higher scores are worked out first."""
    worth = [[0.5] * GOAL for _ in range(GOAL)]
    holds = [[0] * GOAL for _ in range(GOAL)]
    for total in range(2 * GOAL - 2, -1, -1):
        for one in range(max(0, total - GOAL + 1), total // 2 + 1):
            settle(worth, holds, one, total - one, *shares(roll))
    return holds


def settle(worth, holds, one, other, gains, lost):
    """Two positions lead to each other when a turn is lost, so both are worked out until neither changes."""
    change = 1.0
    while change > CLOSE:
        change = 0.0
        for mine, theirs in ((one, other), (other, one)):
            value, hold = turn(worth, mine, theirs, gains, lost)
            change = max(change, abs(value - worth[mine][theirs]))
            worth[mine][theirs], holds[mine][theirs] = value, hold


def turn(worth, mine, theirs, gains, lost):
    """What the beginning of a turn is worth, and where to stop: from the end of the turn to its beginning."""
    missing = GOAL - mine
    best = [1.0] * (missing + 7)
    after, passed = worth[theirs], lost * (1 - worth[theirs][mine])
    hold = missing
    for points in range(missing - 1, -1, -1):
        rolled = passed
        for gain, share in gains:
            rolled += share * best[points + gain]
        held = 1 - after[mine + points] if points else 0.0
        if held >= rolled:
            best[points], hold = held, points
        else:
            best[points] = rolled
    return best[0], hold


def try_out(gym, steps, choose):
    """The share of games that seat 0 wins."""
    won = played = 0
    games = gym.reset()
    for _ in range(steps // GAMES):
        games = gym.step([choose(game["observation"]) if game["legal"] else 0 for game in games])
        over = [game for game in games if game["done"]]
        played, won = played + len(over), won + sum(game["rewards"][0] > 0 for game in over)
    return won / max(1, played), played


def main(steps="20000", policy=None):
    me = parlor.Client().join("Learner")
    did = explore(parlor.Gym(me, "pig", GAMES, options={"goal": GOAL}), int(steps), random.Random("learner"))
    roll = max(did, key=lambda action: len(did[action]))
    [hold] = set(did) - {roll}
    holds = plan(did[roll])
    print(f"Learned from {steps} steps: with no points on either side, hold at {holds[0][0]}.")

    def choose(seen):
        mine, theirs = seen["scores"]
        points = seen["turnPoints"]
        return hold if points and points >= min(holds[mine][theirs], GOAL - mine) else roll

    against = parlor.Gym(me, "pig", GAMES, seats=["me", "easy"], options={"goal": GOAL}, seed="exam")
    share, played = try_out(against, int(steps), choose)
    print(f"Won {share:.0%} of {played} games against the easy bot.")
    if policy is not None:
        with open(policy, "w", encoding="utf8") as file:
            json.dump(holds, file)


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except parlor.ParlorError as error:
        sys.exit(f"The server said no: {error}")
