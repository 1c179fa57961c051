"""The rooms of the museum: each is made by a function of this list, in the state in which it is kept."""
import itertools
import time

from table import Person, Refused, Table, at_random

ALL_STEPS = 10_000
DAYS = {"kind": "days", "days": 14}


def catalogue_rooms(catalogue):
    """(name, seats, fields of the room, played to the end?) for each module, preset, option and game of the program."""
    for game in catalogue["games"]:
        name = game["game"]
        modules = [module["name"] for module in game["modules"]]
        for preset in game["presets"]:
            title = preset["rules"]["preset"]
            rules = {"game": name, "preset": title}
            yield f"{name}, preset {title}", preset["seats_min"], {"rules": rules}, False
        for ended, edition in itertools.product((False, True), game["editions"] or [None]):
            rules = {"game": name, **({"edition": edition} if edition else {})}
            everything = {**rules, "modules": modules} if modules else rules
            seats = 6 if modules else 2
            yield f"{name}, {edition}, everything", seats, {"rules": everything}, ended
        for ended, module in itertools.product((False, True), modules):
            chosen = sorted({"farmers", module} & set(modules))
            yield f"{name}, {module}", 2, {"rules": {"game": name, "modules": chosen}}, ended
        options = {option["name"]: option["values"][-1] for option in game["options"]}
        options["first_player"] = 1  # the last seat is not at the table
        unusual = {"game": name, "options": options, **({"modules": modules} if modules else {})}
        yield f"{name}, the last value of each option", 2, {"rules": unusual}, True
        yield f"{name}, as few seats as can be", 1 if modules else 2, {"rules": {"game": name}}, False


def make_catalogue_rooms(url, catalogue):
    for seed, (what, seats, wishes, ended) in enumerate(catalogue_rooms(catalogue)):
        table = Table.made(url, seats, **wishes).filled()
        table.host().ask("start")
        table.play(ALL_STEPS if ended else 25 * seats, at_random(seed))
        yield f"{what}, {'ended' if ended else 'running'}", table


def begun(url, seats, steps, seed, **wishes):
    table = Table.made(url, seats, **wishes).filled()
    table.host().ask("start")
    table.play(steps, at_random(seed))
    return table


def full_lobby(url, levels):
    table = Table.made(url, 5, aids="no_counting", unwatched=True)
    table.host().ask("add_computer", level=levels[0], seat=4)
    table.host().ask("set_clock", clock={"kind": "bank", "seconds": 1200, "increment": 20, "resign_after": 3})
    table.host().ask("entropy", value="5a" * 32)
    table.filled()
    table.host().ask("chat", text="Hello!", phrase="hello")
    table.people[1].ask("profile", name="Zoë", colour="pink")
    table.host().ask("lock", locked=True)
    return table


def turn_clock(url, _levels):
    return begun(url, 3, 30, 1, clock={"kind": "turn", "seconds": 3600, "resign_after": 2})


def bank_clock(url, _levels):
    return begun(url, 2, 31, 2, clock={"kind": "bank", "seconds": 14400, "increment": 300})


def days_clock(url, _levels):
    return begun(url, 2, 20, 3, clock=DAYS, rules={"game": "castle"})


def paused(url, _levels):
    table = begun(url, 2, 22, 4, clock=DAYS)
    for person in table.people:
        person.ask("pause")
    return table


def pause_wanted(url, _levels):
    table = begun(url, 3, 23, 5, clock=DAYS)
    table.people[1].ask("pause")
    return table


def voted_against(vote):
    """Whoever must act is away; one of the four others, of whom three are needed, has voted."""

    def made(url, _levels):
        table = begun(url, 5, 24, 6, aids="none")
        away = table.to_act()
        seat = away.view["you"]
        away.leave_connection()
        table.people.remove(away)
        try_until_allowed(table.people[0], vote, seat)
        table.people.append(Person(url, table.code, away.secret))
        return table

    return made


def try_until_allowed(person, vote, seat):
    """The seat may be skipped a second after the server has noticed that it is away."""
    while True:
        try:
            return person.ask(vote, seat=seat)
        except Refused as refusal:
            if refusal.code != "room/not_skippable":
                raise
            time.sleep(0.2)


def computers(url, levels):
    seats = min(6, 1 + len(levels))
    table = Table.made(url, seats, computers=[{"level": level} for level in levels[:seats - 1]])
    table.host().ask("set_pace", pace="fast")
    table.host().ask("start")
    table.play(8, at_random(7))
    return table


def stand_ins(url, levels):
    table = begun(url, 3, 20, 8)
    table.host().ask("set_pace", pace="fast")
    table.people[1].ask("hand_over", level=levels[0])
    table.people[2].ask("hand_over", level=levels[-1])
    table.play(3, at_random(9))
    table.people[2].ask("take_back")
    table.play(3, at_random(10))
    return table


def resigned(url, _levels):
    table = begun(url, 2, 25, 11)
    table.people[1].ask("act", actions=[{"type": "resign"}])
    return table


def left(url, _levels):
    table = begun(url, 3, 25, 12)
    gone = table.people.pop(1)
    gone.ask("leave")
    gone.leave_connection()
    return table


def rematch_offered(url, _levels):
    table = begun(url, 3, 25, 13)
    for person in table.people[1:]:
        person.ask("act", actions=[{"type": "resign"}])
    table.people[2].ask("offer_rematch")
    table.people[0].ask("accept_rematch", entropy="a5" * 32)
    return table


def rematch_running(url, _levels):
    table = rematch_offered(url, _levels)
    for person in table.people[1:]:
        person.ask("accept_rematch")
    table.play(26, at_random(14))
    return table


def rematch_lobby(url, _levels):
    table = begun(url, 2, ALL_STEPS, 15, rules={"game": "castle"})
    table.host().ask("rematch")
    return table


SITUATIONS = {
    "lobby with everything decided": full_lobby,
    "clock of a turn": turn_clock,
    "clock of a game": bank_clock,
    "clock of days": days_clock,
    "paused": paused,
    "a pause is wanted": pause_wanted,
    "one vote to skip": voted_against("vote_skip"),
    "one vote to hand over": voted_against("vote_hand_over"),
    "computers": computers,
    "stand-ins": stand_ins,
    "resigned": resigned,
    "one has left": left,
    "a rematch is offered": rematch_offered,
    "second game": rematch_running,
    "second lobby": rematch_lobby,
}


def make_situations(url, catalogue):
    for what, made in SITUATIONS.items():
        yield what, made(url, catalogue["computer_levels"])
