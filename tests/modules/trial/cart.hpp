// A cart with stones.
#pragma once

#include "carcassonne/turn.hpp"

#include <algorithm>
#include <cstdint>

namespace bastide::carcassonne::trial {

constexpr int kStones = 9, kStonesAtOnce = 3;

void load_cart(auto& turn) { turn.position.modules.trial.load = kStones; }

void add_hauls(const auto& turn, ActionList& list) {
  const TrialState& state = turn.position.modules.trial;
  if (state.load == 0) return;
  for (int side = 0; side < kSides; ++side) {
    const Cell to = neighbour(state.cart, side);
    if (!tile_on(turn.position, to)) continue;
    for (std::int16_t count = 1; count <= std::min<int>(state.load, kStonesAtOnce); ++count)
      list.push(Action{.kind = ActionKind::haul, .cell = state.cart, .to = to, .number = count});
  }
}

void haul(auto& turn, const Action& action) {
  TrialState& state = turn.position.modules.trial;
  turn.tell(CartHauled{turn.position.seat, action.cell, action.to, action.number});
  state.cart = action.to;
  state.load = static_cast<std::uint8_t>(state.load - action.number);
  if (state.load == 0) state.cart = {};
  Sheet sheet;
  sheet.add("stones", action.number, 1);
  award(turn, turn.position.seat, sheet, FeatureKind::stones, ScoreReason::hauled, [] { return Extent{}; });
  leave_step(turn);
}

Rejection explain_haul(const auto& turn, const Action& action) {
  const TrialState& state = turn.position.modules.trial;
  if (action.number < 1 || action.number > std::min<int>(state.load, kStonesAtOnce))
    return {Code::too_few_stones, "The cart leaves one to three of its stones."};
  return {Code::no_cart, "The cart goes from its tile to the next."};
}

void install_cart(auto& book) {
  book.hooks.begin.push_back(load_cart);
  book.offer(bit(Phase::action), add_hauls);
  book.rule(ActionKind::haul) = {haul, bit(Phase::action), explain_haul};
}

}  // namespace bastide::carcassonne::trial
