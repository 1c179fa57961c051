// A tile from the hand.
#pragma once

#include "carcassonne/parts.hpp"
#include "carcassonne/turn.hpp"

#include <algorithm>
#include <cstdint>

namespace bastide::carcassonne::trial {

inline TileId cloister() {
  static const TileId id = find_tile("trial-cloister").value();
  return id;
}

/// Which seats still hold the tile, as bits.
auto& holders(auto& position) { return position.modules.trial.in_hand; }
bool holds_cloister(const auto& position, Seat seat) { return holders(position) >> seat & 1; }
void let_go_of_cloister(auto& position, Seat seat) {
  holders(position) = static_cast<std::uint8_t>(holders(position) & ~(1u << seat));
}

void deal_cloisters(auto& turn) {
  holders(turn.position) = static_cast<std::uint8_t>((1u << turn.position.seats) - 1);
}

bool has_hole(const auto& position) {
  const auto end = position.frontier.begin() + position.frontier_count;
  return std::any_of(position.frontier.begin(), end, is_hole);
}

bool may_lay_cloister(const auto& turn) {
  return holds_cloister(turn.position, turn.position.turn_seat) && has_hole(turn.position);
}

Flow offer_cloister(auto& turn) {
  auto& position = turn.position;
  if (!may_lay_cloister(turn)) return Flow::goes_on;
  position.phase = Phase::cloister;
  return Flow::waits;
}

/// Declines the tile; a part of the turn without a draw then ends.
void keep_cloister(auto& turn) {
  if (turn.position.tiles_left == 0) return end_turn_early(turn);
  leave_step(turn);
}

Flow offer_last_cloisters(auto& turn) {
  auto& position = turn.position;
  return give_last_turn(position, Phase::last_cloisters,
                        [&](Seat seat) { return holds_cloister(position, seat) && has_hole(position); });
}

void drop_cloister(auto& turn) {
  let_go_of_cloister(turn.position, turn.position.seat);
  run_steps(turn, turn.book.steps.of(TurnStep::last_tiles));
}

void add_holes(const auto& turn, ActionList& list) {
  const auto& position = turn.position;
  for (unsigned i = 0; i < position.frontier_count; ++i) {
    if (is_hole(position.frontier[i]))
      list.push(Action{.kind = ActionKind::lay_cloister, .cell = position.frontier[i].cell});
  }
}

void lay_cloister(auto& turn, const Action& action) {
  let_go_of_cloister(turn.position, turn.position.seat);
  place(turn, cloister(), action.cell, 0);
}

Rejection explain_cloister(const auto&, const Action&) {
  return {Code::cell_not_adjacent, "A cloister lies between four tiles."};
}

bool has_laid_cloister(const auto& position, Seat seat) {
  const auto end = position.tiles.begin() + position.tile_count;
  return std::any_of(position.tiles.begin(), end,
                     [&](const TileOnTable& tile) { return tile.tile == cloister() && tile.seat == seat; });
}

constexpr PhaseSet kCloisterPhases = bit(Phase::cloister) | bit(Phase::last_cloisters);

}  // namespace bastide::carcassonne::trial
