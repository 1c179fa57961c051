#include "reference/model.hpp"

#include "reference/module.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace bastide::reference {

namespace {

std::vector<TileId> first_order(const Setup& setup) {
  std::vector<TileId> order = setup.forced;
  if (!setup.end_after_forced)
    for (const Pile& pile : setup.piles) order.insert(order.end(), pile.items.begin(), pile.items.end());
  return order;
}

}  // namespace

std::uint32_t below(const ChanceSource& chance, std::string_view stream, std::uint64_t& index,
                    std::uint64_t n) {
  const std::uint64_t too_large = (std::uint64_t{1} << 32) / n * n;
  while (true) {
    const std::uint64_t word = chance.word(stream, index++);
    if (word < too_large) return static_cast<std::uint32_t>(word % n);
  }
}

std::size_t shuffled_from(const Setup& setup, const Reshuffle& reshuffle) {
  const std::size_t land = setup.piles.empty() ? 0 : setup.piles.back().items.size();
  return std::max(first_order(setup).size() - land, static_cast<std::size_t>(reshuffle.drawn));
}

/// DRAGON-PILE-04, DRAGON-PILE-06.
std::vector<TileId> draw_order(const Setup& setup, const std::optional<Reshuffle>& reshuffle) {
  std::vector<TileId> order = first_order(setup);
  if (reshuffle) order.resize(order.size() - static_cast<std::size_t>(reshuffle->buried));
  if (!reshuffle || setup.end_after_forced) return order;
  const std::size_t from = shuffled_from(setup, *reshuffle);
  for (const TileId tile : reshuffle->tiles) order.push_back(tile);
  std::uint64_t index = 0;
  for (std::size_t left = order.size() - from; setup.chance && left > 1; --left)
    std::swap(order[from + left - 1], order[from + below(*setup.chance, reshuffle->stream, index, left)]);
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
  turn.begin_tile();
  return std::move(turn).result();
}

std::vector<Action> legal_actions(const Setup& setup, const TableState& table) {
  if (table.phase == Phase::over) return {};
  std::vector<Action> legal = choices(setup, table);
  if (may_pass(setup, table)) legal.push_back(Action{.kind = ActionKind::pass});
  std::erase_if(legal, [&](const Action& action) { return excluded(setup, table, action).has_value(); });
  std::ranges::sort(legal, {}, [](const Action& action) {
    const int rank = action.kind == ActionKind::pass ? kActionKinds : static_cast<int>(action.kind);
    return std::tuple(rank, action.elsewhere, action.cell.y, action.cell.x, action.rotation, action.piece,
                      action.feature, action.from_seat, action.direction, Corner{action.corner},
                      Quarter{action.quarter}, Axis{action.axis}, action.number);
  });
  return legal;
}

std::optional<Code> refusal(const Setup& setup, const TableState& table, Seat seat, const Action& action) {
  if (table.phase == Phase::over) return Code::game_over;
  if (seat >= setup.seats) return Code::no_such_seat;
  if (table.seats[seat].resigned) return Code::seat_resigned;
  if (action.kind == ActionKind::resign) return std::nullopt;
  if (seat != table.seat) return Code::not_your_turn;
  if (action.kind == ActionKind::pass) {
    if (!may_pass(setup, table)) return Code::cannot_pass;
    return excluded(setup, table, action);
  }
  const ActionRule* rule = action_rule(setup.rules, action.kind);
  if (!rule) return Code::not_in_game;
  if (std::ranges::find(rule->phases, table.phase) == rule->phases.end()) return Code::wrong_phase;
  if (const auto code = excluded(setup, table, action)) return code;
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
  turn.answer_for_resigned();
  return std::move(turn).result();
}

}  // namespace bastide::reference
