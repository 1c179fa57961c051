#include "reference/model.hpp"

#include "reference/module.hpp"

#include <algorithm>

namespace bastide::reference {

std::vector<TileId> draw_order(const Setup& setup) {
  std::vector<TileId> order = setup.forced;
  if (!setup.end_after_forced)
    for (const Pile& pile : setup.piles) order.insert(order.end(), pile.items.begin(), pile.items.end());
  return order;
}

Outcome begin(const Setup& setup) {
  Snapshot empty;
  empty.table.seat = setup.first_player;
  for (const StartTile& start : setup.start)
    empty.table.board.push_back({start.tile, start.cell, start.rotation, kNoSeat});
  empty.table.seats.resize(static_cast<std::size_t>(setup.seats));
  for (const Module* module : modules_of(setup.rules))
    if (module->begin) module->begin(setup, empty.table);
  Turn turn(setup, std::move(empty));
  turn.draw();
  return std::move(turn).result();
}

std::vector<Action> legal_actions(const Setup& setup, const TableState& table) {
  if (table.phase == Phase::over) return {};
  std::vector<Action> legal = choices(setup, table);
  if (phase_rule(setup.rules, table.phase)->pass) legal.push_back({.kind = ActionKind::pass});
  return legal;
}

std::optional<Code> refusal(const Setup& setup, const TableState& table, Seat seat, const Action& action) {
  if (table.phase == Phase::over) return Code::game_over;
  if (seat >= setup.seats) return Code::no_such_seat;
  if (table.seats[seat].resigned) return Code::seat_resigned;
  if (action.kind == ActionKind::resign) return std::nullopt;
  if (seat != table.seat) return Code::not_your_turn;
  if (action.kind == ActionKind::pass) {
    if (phase_rule(setup.rules, table.phase)->pass) return std::nullopt;
    return Code::cannot_pass;
  }
  const ActionRule* rule = action_rule(setup.rules, action.kind);
  if (!rule) return Code::action_not_in_game;
  if (std::ranges::find(rule->phases, table.phase) == rule->phases.end()) return Code::wrong_phase;
  return rule->refusal ? rule->refusal(setup, table, action) : std::nullopt;
}

Outcome apply(const Setup& setup, const Snapshot& before, Seat seat, const Action& action) {
  Turn turn(setup, before);
  if (action.kind == ActionKind::resign)
    turn.resign(seat);
  else if (action.kind == ActionKind::pass)
    phase_rule(setup.rules, before.table.phase)->pass(turn);
  else
    action_rule(setup.rules, action.kind)->perform(turn, action);
  return std::move(turn).result();
}

}  // namespace bastide::reference
