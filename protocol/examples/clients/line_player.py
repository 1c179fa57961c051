"""A player of any game by the line protocol (engine/bots/LINE_PROTOCOL.md), in thirty lines: it lays tiles where
many others lie, claims what it can, and leaves all else to chance. It knows no rules: each question has the
legal actions.

    bastide arena neighbour --against 'python3 line_player.py' --rules '{"preset": "standard"}'
"""
import json
import random
import sys

chance = random.Random(1)


def worth(action, cells):
    if action["type"] == "place_tile":
        return sum((action["x"] + x, action["y"] + y) in cells for x in (-1, 0, 1) for y in (-1, 0, 1))
    return 1 if action["type"] == "deploy" else 0


def choose(question):
    cells = {(tile["x"], tile["y"]) for tile in question["game"]["board"]}
    worths = [worth(action, cells) + chance.random() for action in question["actions"]]
    return f"action {worths.index(max(worths))}"


for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "quit":
        break
    answers = {"name": "name neighbourly", "rules": "ok", "new": "ok", "result": "ok"}
    print(choose(json.loads(rest)) if word == "choose" else answers.get(word, "error unknown word"), flush=True)
