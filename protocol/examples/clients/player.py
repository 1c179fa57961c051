#!/usr/bin/env python3
"""Plays random moves on a Bastide server, as a program: player.py URL makes a room for two; player.py URL ROOM
[SECRET] sits down in it (.../r/ROOM#s=SECRET). Needs websocket-client (python3-websocket); see protocol/README.md."""
import hashlib, itertools, json, random, secrets, sys, time, urllib.request, websocket

def patched(view, patch):  # by RFC 6902, with the three operations that the server uses
    root = {"": view}
    for change in patch:
        (*way, last), place = change["path"].split("/"), root
        for key in way:
            place = place[int(key) if isinstance(place, list) else key]
        if isinstance(place, list):
            at = len(place) if last == "-" else int(last)
            place[at : at + (change["op"] != "add")] = [change["value"]] if "value" in change else []
        elif change["op"] == "remove":
            del place[last]
        else:
            place[last] = change["value"]
    return root[""]

def parts(members, place=""):
    """What is hashed one by one, with its name: see "The digest" in protocol/README.md."""
    for key, value in members.items():
        if key == "game" and value:
            yield from parts(value, "game/")
        else:
            items = value if isinstance(value, list) else []
            yield place + key, [] if items else value
            yield from ((f"{place}{key}/{i}", item) for i, item in enumerate(items))

def digest(view):
    canonical = lambda value: json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    hashed = (hashlib.sha256(f"{name}={canonical(value)}".encode()).digest() for name, value in parts(view))
    return f"{sum(int.from_bytes(one[:8], 'big') for one in hashed) % 2**64:016x}"

class Player:
    ids, seq, view, waiting = itertools.count(1), None, None, None  # waiting: the intention that has no answer yet

    def __init__(self, url, room=None, secret=None):
        self.url, self.secret = "ws" + url[4:], secret or secrets.token_urlsafe(32)
        wish = json.dumps({"secret": self.secret, "name": "Python", "seats": 2, "program": True})
        self.room = room or json.load(urllib.request.urlopen(url + "/api/v1/rooms", wish.encode()))["room"]

    def play(self):
        """Returns the result. The server pings every 10 s: who hears nothing for 30 s has lost its connection."""
        self.socket = websocket.create_connection(f"{self.url}/ws?room={self.room}", 30, subprotocols=["bastide.v1"])
        since = {"since": self.seq} if self.view else {}
        self.send(type="join", room=self.room, secret=self.secret, sit={"name": "Python", "program": True}, **since)
        if self.waiting:
            self.socket.send(json.dumps(self.waiting))  # under the same id, so it is not carried out twice
        while not self.view or self.view["phase"] != "finished":
            self.take(json.loads(self.socket.recv() or '{"type": "end"}'))
            self.waiting = self.waiting or (self.choose() if self.view else None)
        return self.view["game"]["result"]

    def send(self, **intention):
        self.socket.send(json.dumps(message := {"id": str(next(self.ids)), **intention}))
        return message

    def take(self, message):
        if message["type"] == "snapshot":
            self.seq, self.view = message["seq"], message["view"]
        elif message["type"] == "delta" and self.view:
            before, self.seq = self.seq, message["seq"]
            if self.seq != before + 1 or digest(patched(self.view, message["patch"])) != message["digest"]:
                print("change", self.seq, "does not fit", file=sys.stderr, flush=True)
                self.view = self.send(type="resync") and None  # the answer is a snapshot
        elif message["type"] == "error" or message.get("reason") in ("taken_over", "removed", "room_closed", "policy"):
            raise (OSError if message.get("code") == "store/unavailable" else SystemExit)(json.dumps(message))
        elif message["type"] == "reply" and self.waiting and message["re"] == self.waiting["id"]:
            self.waiting = None

    def choose(self):
        game = self.view["game"]
        if not game and self.view["you"] == self.view["host"] and None not in self.view["seats"]:
            return self.send(type="start")
        if game and (legal := game["legal"]):
            actions = [{"type": "place_tile", "x": cell["x"], "y": cell["y"], "rotation": rotation}
                       for cell in legal["placements"] for rotation in cell["rotations"]] or legal["actions"]
            return self.send(type="act", actions=[random.choice(actions)], step=game["step"])

player = Player(sys.argv[1].rstrip("/"), *sys.argv[2:4])
print("room", player.room, flush=True)
while True:
    try:
        print("result", json.dumps(player.play()))
        break
    except (OSError, websocket.WebSocketException) as error:
        print("connection lost:", error, file=sys.stderr, flush=True)
        time.sleep(0.5 + random.random())
