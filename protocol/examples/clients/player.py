#!/usr/bin/env python3
"""Plays a whole game on a Bastide server with random legal moves.

    player.py URL          makes a room for two, prints its code and starts when somebody has sat down
    player.py URL ROOM     sits down in that room

Needs websocket-client (Debian: python3-websocket). protocol/README.md explains what is sent.
"""
import hashlib, itertools, json, random, secrets, sys, time, urllib.request
import websocket


def patched(view, patch):
    """The view after an RFC 6902 patch of the three operations that the server uses."""
    root = {"": view}
    for change in patch:
        *way, last = (part.replace("~1", "/").replace("~0", "~") for part in change["path"].split("/"))
        place = root
        for key in way:
            place = place[int(key) if isinstance(place, list) else key]
        if isinstance(place, list):
            last = len(place) if last == "-" else int(last)
        if change["op"] == "remove":
            del place[last]
        elif change["op"] == "add" and isinstance(place, list):
            place.insert(last, change["value"])
        else:
            place[last] = change["value"]
    return root[""]


def parts(members, place=""):
    """What is hashed one by one, with its name: see "The digest" in protocol/README.md."""
    for key, value in members.items():
        if key == "game" and value:
            yield from parts(value, "game/")
        elif isinstance(value, list):
            yield place + key, []
            yield from ((f"{place}{key}/{index}", item) for index, item in enumerate(value))
        else:
            yield place + key, value


def digest(view):
    total = 0
    for name, value in parts(view):
        canonical = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        total += int.from_bytes(hashlib.sha256(f"{name}={canonical}".encode()).digest()[:8], "big")
    return f"{total % 2**64:016x}"


class Player:
    def __init__(self, url, name, room=None):
        self.url, self.name, self.secret = url, name, secrets.token_urlsafe(32)
        self.ids = itertools.count(1)
        self.seq = self.view = self.waiting = None  # waiting: the intention that has no answer yet
        self.room = room or self.make_room()

    def make_room(self):
        wish = json.dumps({"secret": self.secret, "name": self.name, "seats": 2}).encode()
        request = urllib.request.Request(self.url + "/api/v1/rooms", wish, {"Content-Type": "application/json"})
        return json.load(urllib.request.urlopen(request))["room"]

    def play(self):
        """Returns the result of the game. Comes back as often as the connection is lost."""
        while True:
            try:
                return self.play_while_connected()
            except (OSError, websocket.WebSocketException) as error:
                print("connection lost:", error, file=sys.stderr, flush=True)
                time.sleep(0.5 + random.random())

    def play_while_connected(self):
        # The server pings every 10 s: who hears nothing for 30 s has lost it.
        self.socket = websocket.create_connection("ws" + self.url[4:] + "/ws", timeout=30, subprotocols=["bastide.v1"])
        self.send({"type": "join", "room": self.room, "secret": self.secret, "sit": {"name": self.name}}
                  | ({} if self.seq is None else {"since": self.seq}))
        if self.waiting:
            self.socket.send(json.dumps(self.waiting))  # the same id: it is not carried out twice
        while True:
            kind, data = self.socket.recv_data()
            if kind == websocket.ABNF.OPCODE_CLOSE:
                code = int.from_bytes(data[:2], "big")
                if code in (1008, 4000, 4001, 4003):
                    sys.exit(f"the server wants us no longer: {code}")
                raise ConnectionError(f"closed with {code}")
            self.take(json.loads(data))
            if self.view and self.view["phase"] == "finished":
                return self.view["game"]["result"]
            if self.view and not self.waiting and (intention := self.choose()):
                self.waiting = self.send(intention)

    def send(self, intention):
        intention["id"] = str(next(self.ids))
        self.socket.send(json.dumps(intention))
        return intention

    def take(self, message):
        if message["type"] == "snapshot":
            self.seq, self.view = message["seq"], message["view"]
        elif message["type"] == "delta" and self.view:
            fits = message["seq"] == self.seq + 1
            self.seq, self.view = message["seq"], patched(self.view, message["patch"]) if fits else None
            if self.view is None or digest(self.view) != message["digest"]:
                print("change", self.seq, "does not fit", file=sys.stderr, flush=True)
                self.seq = self.view = None  # until the snapshot comes
                self.send({"type": "resync"})
        elif message["type"] == "error":
            sys.exit(f"{message['code']}: {message['message']}")
        elif message["type"] == "reply" and self.waiting and message["re"] == self.waiting["id"]:
            self.waiting = None

    def choose(self):
        if self.view["phase"] == "lobby" and self.view["you"] == self.view["host"] and None not in self.view["seats"]:
            return {"type": "start"}
        game = self.view["game"]
        if not game or game["seat"] != self.view["you"]:
            return None
        placements = [{"type": "place_tile", "x": cell["x"], "y": cell["y"], "rotation": rotation}
                      for cell in game["legal"]["placements"] for rotation in cell["rotations"]]
        action = random.choice(placements or game["legal"]["actions"])
        return {"type": "act", "actions": [action], "step": game["step"]}


if __name__ == "__main__":
    player = Player(sys.argv[1].rstrip("/"), "Python", *sys.argv[2:3])
    print("room", player.room, flush=True)
    print("result", json.dumps(player.play()))
