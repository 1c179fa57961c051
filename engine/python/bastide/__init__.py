"""Carcassonne, The Castle and The Discovery, by the engine of Bastide. README.md shows how to play."""

import ctypes
import json
import pathlib
import secrets
import threading

__all__ = ["Error", "Game", "catalogue", "play_random"]

# The plain C interface by ctypes, and no extension module: one file serves every Python, and what crosses is text,
# so a mistake on either side is an exception and never a wrong address.
_library = ctypes.CDLL(str(pathlib.Path(__file__).with_name("libbastide.so")))
_library.bastide_ask.argtypes = [ctypes.c_char_p]
_library.bastide_ask.restype = ctypes.c_void_p
_library.bastide_free.argtypes = [ctypes.c_void_p]
_library.bastide_free.restype = None

# ctypes lets other threads run during a call, but two of them may not ask of games at once. What collects garbage may
# close a game while its thread asks of another, which is before or after the call: so the lock lets it in.
_one_at_a_time = threading.RLock()

_SEED_BITS = 53


class Error(Exception):
    """The engine says no: its sentence. `code` is stable; `at` is the place of the fault, or empty."""

    def __init__(self, message, code, at=""):
        super().__init__(message)
        self.code = code
        self.at = at

    def __reduce__(self):
        return (Error, (str(self), self.code, self.at))


def _text_of(ask, more):
    return json.dumps({"ask": ask, **more}, allow_nan=False).encode()


def _told(answer):
    try:
        told = json.loads(ctypes.string_at(answer))
    finally:
        _library.bastide_free(answer)
    if "error" in told:
        raise Error(**told["error"])
    return told["answer"]


def _ask(ask, **more):
    question = _text_of(ask, more)
    with _one_at_a_time:
        answer = _library.bastide_ask(question)
    return _told(answer)


def _unless_none(**more):
    return {name: value for name, value in more.items() if value is not None}


def catalogue():
    """Every game with its presets, editions, modules, options and tiles."""
    return _ask("catalogue")


def play_random(rules=None, seats=2, games=1000, seed=0):
    """Plays random games: `scores` by game and seat; counts of games, tiles and decisions; the signature.

    The same seed gives the same games, as does `bastide bench`. Runs beside other threads, and can't be interrupted.
    """
    wish = {"rules": {} if rules is None else rules, "seats": seats, "games": games, "seed": seed}
    return _told(_library.bastide_ask(_text_of("play_random", wish)))


class Game:
    """A game, for all of its seats. `rules` are those of the protocol; {} are the default preset's."""

    _number = None

    def __init__(self, rules=None, seats=2, seed=None):
        self._wish = {"rules": {} if rules is None else rules, "seats": seats}
        self.reset(seed)

    def reset(self, seed=None):
        """Begins anew, with another shuffle or that of `seed`. Returns the events up to the first decision."""
        told = _ask("begin", **self._wish, seed=secrets.randbits(_SEED_BITS) if seed is None else seed)
        self.close()
        self._number = told["game"]
        return self._take(told)

    def legal_actions(self):
        """Every legal action of the seat to act but to resign; empty when the game is over."""
        return self._ask("legal_actions")

    def observe(self, seat=None):
        """What the seat may know, or what everybody may: nothing of the order of what is still to be drawn."""
        return self._ask("observe", **_unless_none(seat=seat))

    def step(self, action, seat=None):
        """Carries out an action of the seat to act, and what follows from it. Returns the events."""
        return self._take(self._ask("act", action=action, **_unless_none(seat=seat)))

    def copy(self):
        """The game as it stands, to try something: it has the same piles, so it may tell what is hidden."""
        told = self._ask("copy")
        other = object.__new__(type(self))
        other._wish = self._wish
        other._number = told["game"]
        other._take(told)
        return other

    __copy__ = copy

    def __deepcopy__(self, memo):
        return self.copy()

    def __reduce_ex__(self, protocol):
        raise TypeError("a game can't be pickled: keep its rules, its seed and its actions")

    def close(self):
        """Forgets the game. Anything but `reset` and `close` is an Error from then on."""
        number, self._number = self._number, None
        if number is not None:
            _ask("end", game=number)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def __del__(self):
        try:
            self.close()
        except Exception:  # the interpreter is ending, and its modules are gone
            pass

    @property
    def seats(self):
        return len(self.scores)

    @property
    def over(self):
        return self.to_act is None

    def _ask(self, ask, **more):
        if self._number is None:
            raise Error("the game is closed", "game/closed")
        return _ask(ask, game=self._number, **more)

    def _take(self, told):
        self.rules = told["rules"]  # with every option
        self.scores = told["scores"]  # by seat
        self.to_act = told["seat"]  # None: the game is over
        self.result = told["result"]  # None before that
        return told["events"]
