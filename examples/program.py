#!/usr/bin/env python3
"""Plays any game of Curia: an example for programs of one's own.

    curia ladder --players 2 --levels random,"program:python3 examples/program.py"

Each line of standard input asks for a choice, and each line of standard output is one:

    {"do": "play", "game": "council-of-4", "seat": 0, "seconds": 10, "actions": ["end", ...], "view": {...}}
    {"action": "end"}

`actions` are all legal ones, in notation; `view` is what the seat sees, as `curia engine` shows it.
"""

import json
import random
import sys

# What a turn should be used for, by the first words of actions, the most important first.
WANTED = {
    "council-of-4": ["place", "queen", "acquire", "elect", "assistant"],
    "the-council": ["draft", "bid", "commit"],
    "four-towers": ["third", "buy", "use", "place", "expand", "assign", "draw"],
}


def rank(game, action):
    """Returns how important an action is; 0 is most."""
    wanted = WANTED.get(game, [])
    word = action.split()[0]
    return wanted.index(word) if word in wanted else len(wanted)


def choose(question):
    """Returns one of the most important actions, of longer ones more often: they say more."""
    actions, game = question["actions"], question["game"]
    best = min(rank(game, action) for action in actions)
    good = [action for action in actions if rank(game, action) == best]
    return random.choices(good, weights=[len(action) for action in good])[0]


def main():
    """Answers until there are no more questions."""
    for line in sys.stdin:
        question = json.loads(line)
        print(json.dumps({"action": choose(question)}), flush=True)


if __name__ == "__main__":
    main()
