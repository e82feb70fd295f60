#!/usr/bin/env python3
"""Plays whole games of Council of 4 through `curia engine`, and checks every reply.

    python3 tests/engine/client.py target/release/curia [GAMES [LEVEL...]]

An example for clients of one's own: `Engine` is all that is needed to talk to the engine. It uses
nothing but Python's standard library.
"""

import json
import random
import subprocess
import sys


class Refused(Exception):
    """The engine refused a request; `error` is what it said."""

    def __init__(self, error):
        super().__init__(f"{error['code']}: {error['message']}")
        self.code = error["code"]
        self.error = error


class Engine:
    """One engine in a process of its own."""

    def __init__(self, program):
        self.process = subprocess.Popen(
            [program, "engine"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        self.asked = 0

    def ask(self, do, **fields):
        """Sends a request and returns the reply. Fields named like a word of Python end in `_`."""
        self.asked += 1
        request = {"do": do, "id": self.asked}
        request.update((name.rstrip("_"), value) for name, value in fields.items())
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise EOFError("the engine has ended")
        reply = json.loads(line)
        check(reply.get("id") == self.asked, "a reply carries the id of its request")
        if "error" in reply:
            raise Refused(reply["error"])
        check(reply["ok"] == do, "a reply names its request")
        return reply

    def close(self):
        """Ends the engine and returns its exit code."""
        self.ask("quit")
        self.process.stdin.close()
        return self.process.wait()


def check(holds, rule):
    """Ends the program if something is not as the engine promises."""
    if not holds:
        sys.exit(f"does not hold: {rule}")


def refused(code, request):
    """Makes sure that a request is refused, and returns what the engine says."""
    try:
        request()
    except Refused as refusal:
        check(refusal.code == code, f"{refusal.code} instead of {code}")
        return refusal.error
    sys.exit(f"was not refused: {code}")


def check_views(engine, players):
    """Everybody sees the own hand and nobody else's."""
    for viewer in [*range(players), "onlooker"]:
        view = engine.ask("view", for_=viewer)["view"]
        check("luck" not in view and "deck" not in view, "a view hides deck and luck")
        for seat, player in enumerate(view["players"]):
            own = player["hand"] is not None
            check(own == (seat == viewer), f"{viewer} sees {'' if own else 'not '}the hand of {seat}")
            check(not own or sum(player["hand"].values()) == player["hand_size"], "a hand has its size")


def check_refusals(engine):
    """What is refused changes nothing."""
    before = engine.ask("position")["position"]
    refused("not_an_action", lambda: engine.ask("apply", action="elect"))
    error = refused("illegal_action", lambda: engine.ask("apply", action="tokens AA"))
    check(error["why"]["kind"] == "no_such_choice", "the reason is named")
    refused("bad_request", lambda: engine.ask("apply", action="end", colour="W"))
    refused("unknown_request", lambda: engine.ask("resign"))
    refused("no_such_seat", lambda: engine.ask("view", for_=4))
    check(engine.ask("position")["position"] == before, "what is refused changes nothing")


def check_events(events, seat, action):
    """The cards that others draw are not named."""
    check(events, f"something happens: {action}")
    for event in events:
        if event["kind"] == "card_drawn":
            check((event["card"] is not None) == (event["seat"] == seat), "cards are drawn hidden")


def check_end(engine, players, standing):
    """A game that is over has a score, and nothing to decide."""
    score = standing["score"]
    check(standing["decision"] == "over" and score["over"], "the game is over")
    check(engine.ask("score")["score"] == score, "the score is the final one")
    check(sorted(sum(score["ranking"], [])) == list(range(players)), "each seat has a place")
    for seat in score["seats"]:
        total, _ = seat.pop("total"), seat.pop("tie_break")
        check(total == sum(seat.values()), "the causes add up to the total")
    check(engine.ask("legal")["actions"] == [], "nothing is legal any more")
    refused("game_over", lambda: engine.ask("best", level="random"))


def play(engine, players, seed, choose, most=20_000):
    """Plays a game and returns its actions."""
    standing = engine.ask("new", players=players, sides="121", seed=seed)
    check_refusals(engine)
    actions = []
    while standing["decider"] is not None:
        seat = standing["decider"]
        legal = engine.ask("legal")["actions"]
        check(legal and len(set(legal)) == len(legal), "every legal action is listed once")
        action = choose(engine, legal)
        check(action in legal, f"{action} is legal")
        standing = engine.ask("apply", action=action, events=True, for_=seat)
        check_events(standing["events"], seat, action)
        actions.append(action)
        if len(actions) % 50 == 1:
            check_views(engine, players)
        check(len(actions) < most, "a game comes to its end")
    check_end(engine, players, standing)
    return actions


def check_again(engine, players, seed, actions):
    """The same seed and actions give the same game, from any position on the way."""
    engine.ask("new", players=players, sides="121", seed=seed)
    for at, action in enumerate(actions):
        if at == len(actions) // 2:
            position = engine.ask("position")["position"]
            engine.ask("position", position=position)
        standing = engine.ask("apply", action=action)
        check("events" not in standing, "events come only if asked for")
    check(standing["decider"] is None, "the same actions end the game again")


def main(program, games=1, *levels):
    """Plays games of 2 to 4 players by chance and with bots of these levels, or of all."""
    engine = Engine(program)
    about = engine.ask("hello")["engine"]
    check(about["protocol"] == 2, "this client speaks protocol 2")
    refused("no_position", lambda: engine.ask("legal"))
    chance = random.Random(4)
    choosers = {"chance": lambda engine, legal: chance.choice(legal)}
    for level in levels or about["levels"]:
        choosers[level] = lambda engine, legal, level=level: engine.ask("best", level=level)["action"]
    for game in range(games):
        for players in (2, 3, 4):
            for name, choose in choosers.items():
                seed = f"{name} {players} {game}"
                actions = play(engine, players, seed, choose)
                check_again(engine, players, seed, actions)
                print(f"{players} players, {name}: {len(actions)} actions")
    check(engine.close() == 0, "the engine ends well")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(sys.argv[1], *map(int, sys.argv[2:3]), *sys.argv[3:])
