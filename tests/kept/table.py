"""A server that was started for a while, and people at its tables, by the public protocol (protocol/README.md)."""
import itertools
import json
import random
import secrets
import socket
import subprocess
import time
import urllib.error
import urllib.request
from contextlib import contextmanager

import websocket  # Debian: python3-websocket

PATIENCE_S = 120


@contextmanager
def served(program, store, *options):
    """The URL of `program` serving this SQLite file; it is told to stop in the end, and must exit with 0."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        listen = f"127.0.0.1:{free.getsockname()[1]}"
    process = subprocess.Popen(
        [program, "serve", "--listen", listen, "--store", f"sqlite:{store}", "--limits-exempt", "127.0.0.1",
         "--log-level", "warn", *options])
    try:
        deadline = time.monotonic() + PATIENCE_S
        while not is_ready(f"http://{listen}"):
            if process.poll() is not None or time.monotonic() > deadline:
                raise SystemExit(f"{program} does not serve {store} (exit code {process.poll()})")
            time.sleep(0.05)
        yield f"http://{listen}"
    finally:
        process.terminate()
        code = process.wait(PATIENCE_S)
    if code != 0:
        raise SystemExit(f"{program} ended with {code}")


def is_ready(url):
    try:
        return urllib.request.urlopen(f"{url}/readyz", timeout=PATIENCE_S).status == 200
    except OSError:
        return False


def get(url):
    return urllib.request.urlopen(url, timeout=PATIENCE_S).read()


def patched(view, patch):
    """`view` after an RFC 6902 patch of add, remove and replace."""
    root = {"": view}
    for change in patch:
        (*way, last), place = change["path"].split("/"), root
        for key in way:
            place = place[int(key) if isinstance(place, list) else key]
        if isinstance(place, list):
            at = len(place) if last == "-" else int(last)
            place[at:at + (change["op"] != "add")] = [change["value"]] if "value" in change else []
        elif change["op"] == "remove":
            del place[last]
        else:
            place[last] = change["value"]
    return root[""]


class Refused(Exception):
    """The server refused an intention; `code` says why."""

    def __init__(self, error):
        super().__init__(json.dumps(error))
        self.code = error["code"]


class Person:
    """One connection to a room, with the view as of `seq`."""

    ids = itertools.count(1)

    def __init__(self, url, room, secret=None, sit=None):
        self.secret, self.seq, self.view, self.digest = secret, 0, None, None
        self.socket = websocket.create_connection(f"ws{url[4:]}/ws?room={room}", PATIENCE_S,
                                                  subprotocols=["bastide.v1"])
        wishes = {"secret": secret} if secret else {}
        if sit:
            wishes["sit"] = sit
        self.ask("join", room=room, **wishes)
        self.wait(lambda: self.view is not None)

    def ask(self, kind, **fields):
        """The reply to this intention; raises Refused."""
        name = f"kept-{next(self.ids)}"
        self.socket.send(json.dumps({"type": kind, "id": name, **fields}))
        while True:
            message = self.hear()
            if message.get("re") == name:
                if message["type"] == "error":
                    raise Refused(message)
                return message

    def hear(self):
        message = json.loads(self.socket.recv())
        if message["type"] == "snapshot":
            self.seq, self.view, self.digest = message["seq"], message["view"], message["digest"]
        elif message["type"] == "delta":
            self.seq, self.digest = message["seq"], message["digest"]
            self.view = patched(self.view, message["patch"])
        elif message["type"] == "closing":
            raise SystemExit(f"a connection was closed: {message}")
        return message

    def wait(self, reached):
        while not reached():
            self.hear()

    def leave_connection(self):
        self.socket.close()


class Table:
    """A room with a person on each seat that people hold."""

    def __init__(self, url, code, people):
        self.url, self.code, self.people = url, code, people

    @classmethod
    def made(cls, url, seats, **wishes):
        """A new room. `wishes` are further fields of POST /api/v1/rooms; computers take seats after the first."""
        secret = secrets.token_urlsafe(32)
        body = json.dumps({"secret": secret, "name": NAMES[0], "seats": seats, **wishes})
        request = urllib.request.Request(f"{url}/api/v1/rooms", body.encode(), {"Content-Type": "application/json"})
        try:
            code = json.load(urllib.request.urlopen(request, timeout=PATIENCE_S))["room"]
        except urllib.error.HTTPError as error:
            raise SystemExit(f"no room by {body}: {error.read().decode()}") from error
        return cls(url, code, [Person(url, code, secret)])

    @classmethod
    def again(cls, url, code, seat_secrets):
        return cls(url, code, [Person(url, code, secret) for secret in seat_secrets])

    def filled(self):
        """With a further person on each free seat."""
        while None in self.host().view["seats"]:
            name = NAMES[len(self.people)]
            self.people.append(Person(self.url, self.code, secrets.token_urlsafe(32), {"name": name}))
            self.told_all()
        return self

    def host(self):
        return self.people[0]

    def at(self, seat):
        """Who holds this seat; None where a computer was seated."""
        return next((person for person in self.people if person.view["you"] == seat), None)

    def told_all(self):
        """Everybody has heard of everything that anybody here has heard of."""
        newest = max(person.seq for person in self.people)
        for person in self.people:
            person.wait(lambda person=person: person.seq >= newest)

    def game(self):
        return self.host().view["game"]

    def to_act(self):
        """The person who must act, after computers before them have acted; None at the end."""
        while True:
            self.told_all()
            view = self.host().view
            if view["phase"] != "playing" or view["game"]["seat"] is None:
                return None
            seat = view["game"]["seat"]
            if not view["seats"][seat].get("computer"):
                return self.at(seat)
            self.host().hear()

    def play(self, steps, choose):
        """Up to so many steps by people; `choose` is given all legal actions. Returns whether the game goes on."""
        for _ in range(steps):
            person = self.to_act()
            if not person:
                return False
            game = person.view["game"]
            person.ask("act", actions=[choose(legal_actions(game))], step=game["step"])
        return self.to_act() is not None

    def close(self):
        for person in self.people:
            person.leave_connection()


def legal_actions(game):
    cells = game["legal"]["placements"]
    return [{"type": "place_tile", "x": cell["x"], "y": cell["y"], "rotation": rotation}
            for cell in cells for rotation in cell["rotations"]] + game["legal"]["actions"]


def at_random(seed):
    return random.Random(seed).choice


NAMES = ["Ada", "Béla", "Cléo", "Dóra", "Emil", "Fanny"]
