// Figures go into a quarter when others alone have scored, and the count moves (COUNT-ENTER).
#pragma once

#include "carcassonne/farms.hpp"
#include "carcassonne/modules/count/quarters.hpp"

#include <span>
#include <utility>

namespace bastide::carcassonne::count {

/// COUNT-ENTER-02: notes who is paid for a feature; in the scoring at the end it does not matter.
void note_points(auto& turn, std::uint16_t root, ScoreReason reason, int value) {
  if (reason == ScoreReason::final || value <= 0) return;
  for_each_owner(turn, std::span(&root, 1),
                 [&](Seat seat) { state_of(turn.position).scored |= static_cast<std::uint8_t>(1u << seat); });
}

/// COUNT-ENTER-01.
Flow judge_points(auto& turn) {
  auto& state = state_of(turn.position);
  const unsigned active = 1u << turn.position.turn_seat;
  state.may_enter = state.scored != 0 && (state.scored & active) == 0;
  state.scored = 0;
  return Flow::goes_on;
}

void add_entries(const auto& turn, ActionList& list) {
  const auto& position = turn.position;
  for (const PieceKind piece : turn.book.kinds_in_play) {
    if (supply_of(position, position.seat, piece) == 0) continue;
    for (std::size_t i = 0; i < kQuarters; ++i) {
      if (may_be_in(turn, quarter_of(i), piece))
        list.push(Action{.kind = ActionKind::enter_quarter, .piece = piece, .quarter = quarter_of(i)});
    }
  }
}

Flow offer_entry(auto& turn) {
  auto& position = turn.position;
  if (!std::exchange(state_of(position).may_enter, false) || has_resigned(position, position.seat))
    return Flow::goes_on;
  ActionList entries(ActionList::Wanted::any);
  add_entries(turn, entries);
  if (entries.empty()) return Flow::goes_on;
  position.phase = Phase::enter_quarter;
  return Flow::waits;
}

bool may_move_to(const auto& turn, Quarter quarter) {
  return quarter != state_of(turn.position).count && (quarter != Quarter::market || has_market(turn));
}

void move_count_to(auto& turn, Quarter quarter) {
  Quarter& count = state_of(turn.position).count;
  if (count == quarter) return;
  turn.tell(CountMoved{count, quarter});
  count = quarter;
}

/// COUNT-ENTER-06, `clockwise`.
Quarter next_quarter(const auto& turn) {
  Quarter quarter = state_of(turn.position).count;
  do quarter = quarter_of((index_of(quarter) + 1) % kQuarters);
  while (!may_move_to(turn, quarter));
  return quarter;
}

/// COUNT-ENTER-03.
void go_in(auto& turn, const Action& action) {
  using Moves = CountRules::Moves;
  auto& position = turn.position;
  --supply_of(position, position.seat, action.piece);
  ++figures_in(position, position.seat, action.quarter)[static_cast<unsigned>(action.piece)];
  ++state_of(position).lodgers;
  turn.tell(QuarterEntered{position.seat, action.piece, action.quarter});
  switch (turn.book.modules.quarters.moves) {
    case Moves::by_player: position.phase = Phase::move_count; return;
    case Moves::clockwise: move_count_to(turn, next_quarter(turn)); break;
    case Moves::follow: move_count_to(turn, action.quarter); break;
  }
  leave_step(turn);
}

void add_moves_of_count(const auto& turn, ActionList& list) {
  for (std::size_t i = 0; i < kQuarters; ++i) {
    if (may_move_to(turn, quarter_of(i)))
      list.push(Action{.kind = ActionKind::move_count, .quarter = quarter_of(i)});
  }
}

void move_count(auto& turn, const Action& action) {
  move_count_to(turn, action.quarter);
  leave_step(turn);
}

Rejection explain_entry(const auto& turn, const Action& action) {
  if (!turn.book.in_play(action.piece))
    return {Code::piece_not_in_game, "There is no such piece in this game."};
  if (supply_of(turn.position, turn.position.seat, action.piece) == 0)
    return {Code::no_piece_left, "No piece of that kind is left in the supply."};
  return {Code::quarter_closed, "Such a figure may not go into that quarter."};
}

Rejection explain_move(const auto&, const Action&) {
  return {Code::count_stays, "The count is there already, or may not go there."};
}

}  // namespace bastide::carcassonne::count
