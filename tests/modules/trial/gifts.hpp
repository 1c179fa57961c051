// Favours, tolls and gifts: steps that ask seats other than the active one, too.
#pragma once

#include "carcassonne/parts.hpp"
#include "carcassonne/turn.hpp"

namespace bastide::carcassonne::trial {

constexpr PhaseSet kGiftPhases = bit(Phase::gift) | bit(Phase::favour) | bit(Phase::toll);

/// All seats but the active one that have followers to give.
auto can_give(const auto& position) {
  return [&](Seat seat) {
    return seat != position.turn_seat && supply_of(position, seat, PieceKind::meeple) > 4;
  };
}

Flow ask_others(auto& turn) {
  auto& position = turn.position;
  return ask_from(position, Phase::gift, position.turn_seat, can_give(position));
}

void keep(auto& turn) { ask_next(turn, can_give(turn.position)); }

/// Before the draw: asks a seat whose score is even.
Flow offer_point(auto& turn) {
  auto& position = turn.position;
  if (position.scores[position.seat] % 2 != 0) return Flow::goes_on;
  position.phase = Phase::favour;
  return Flow::waits;
}

/// With the tile in hand: all other seats that have points.
auto can_pay(const auto& position) {
  return [&](Seat seat) { return seat != position.turn_seat && position.scores[seat] > 0; };
}

Flow ask_to_pay(auto& turn) {
  auto& position = turn.position;
  return ask_from(position, Phase::toll, position.turn_seat, can_pay(position));
}

void keep_point(auto& turn) { ask_next(turn, can_pay(turn.position)); }

void give(auto& turn, const Action&) {
  auto& position = turn.position;
  switch (position.phase) {
    case Phase::favour: ++position.scores[position.seat]; return leave_step(turn);
    case Phase::toll: --position.scores[position.seat]; return keep_point(turn);
    default: break;
  }
  --supply_of(position, position.seat, PieceKind::meeple);
  position.scores[position.seat] += 2;
  keep(turn);
}

bool may_keep(const auto& turn) { return turn.position.scores[turn.position.seat] > 0; }

void add_gift(const auto&, ActionList& list) { list.push(Action{.kind = ActionKind::give}); }

Rejection explain_gift(const auto&, const Action&) {
  return {Code::no_piece_left, "Only followers are given."};
}

}  // namespace bastide::carcassonne::trial
