// Figures come out of the quarters to features that are about to be scored, and once more before the final
// scoring (COUNT-LEAVE, COUNT-FINAL).
#pragma once

#include "carcassonne/modules/abbey_and_mayor/barn.hpp"
#include "carcassonne/modules/count/quarters.hpp"
#include "common/misplacement.hpp"

#include <numeric>
#include <span>
#include <string>

namespace bastide::carcassonne::count {

/// COUNT-LEAVE-02: the features that the turn has completed, and the fields that a barn is going to pay.
auto features_to_score(const auto& turn) {
  const auto& position = turn.position;
  auto roots = position.no_nodes();
  Closed closed;
  find_closed(turn, closed);
  find_surrounded(turn, closed);
  for (const std::uint16_t root : std::span(closed.roots).first(closed.count)) roots.set(root);
  for_each_single(position, PieceKind::barn, [&](Seat, std::uint16_t barn) {
    const bool just_placed = position.nodes[barn].tile + 1u == position.tile_count;
    if (just_placed || !is_free(position, barn)) roots.set(position.root(barn));
  });
  return roots;
}

/// COUNT-FINAL-01.
auto features_at_end(const auto& turn) {
  const auto& position = turn.position;
  auto roots = position.no_nodes();
  for (std::uint16_t node = 0; node < position.node_count; ++node) {
    const Node& feature = position.nodes[node];
    if (feature.parent != node) continue;
    if (feature.kind == FeatureKind::field || (turn.book.modules.quarters.all_quarters && feature.open != 0))
      roots.set(node);
  }
  return roots;
}

/// Adds each way out of a quarter to one of these features (roots).
void add_ways_from(const auto& turn, Seat seat, Quarter quarter, const auto& features, ActionList& list) {
  const auto& position = turn.position;
  const auto& figures = figures_in(position, seat, quarter);
  for (std::uint16_t node = 0; node < position.node_count; ++node) {
    if (position.nodes[node].kind != kLeadsTo[index_of(quarter)] || !features.test(position.root(node)) ||
        kept_off(turn, node))
      continue;
    for (unsigned kind = 0; kind < kPieceKinds; ++kind) {
      if (figures[kind] == 0) continue;
      list.push(Action{.kind = ActionKind::leave_quarter,
                       .piece = static_cast<PieceKind>(kind),
                       .feature = position.feature_index(node),
                       .cell = position.tile_of(node).cell,
                       .quarter = quarter});
    }
    if (list.is_enough()) return;
  }
}

/// COUNT-LEAVE-03: adds each way out of quarters that are not locked.
void add_ways_out(const auto& turn, Seat seat, const auto& features, ActionList& list) {
  for (std::size_t i = 0; i < kQuarters && !list.is_enough(); ++i) {
    const Quarter quarter = quarter_of(i);
    const auto& figures = figures_in(turn.position, seat, quarter);
    if (quarter == state_of(turn.position).count || std::reduce(figures.begin(), figures.end(), 0) == 0)
      continue;
    add_ways_from(turn, seat, quarter, features, list);
  }
}

bool can_come_out(const auto& turn, Seat seat, const auto& features) {
  ActionList ways(ActionList::Wanted::any);
  add_ways_out(turn, seat, features, ways);
  return !ways.empty();
}

/// Asks this seat, or the next one that can move something; the active seat is the last (COUNT-LEAVE-04).
Flow ask_to_come_out(auto& turn, Seat first) {
  auto& position = turn.position;
  const auto features = features_to_score(turn);
  Seat seat = first;
  for (bool is_last = features.none(); !is_last; seat = behind(position, seat)) {
    is_last = seat == position.turn_seat;
    if (has_resigned(position, seat) || !can_come_out(turn, seat, features)) continue;
    position.seat = seat;
    position.phase = Phase::leave_quarter;
    return Flow::waits;
  }
  position.seat = position.turn_seat;
  return Flow::goes_on;
}

Flow let_come_out(auto& turn) {
  const auto& position = turn.position;
  if (state_of(position).lodgers == 0) return Flow::goes_on;
  return ask_to_come_out(turn, behind(position, position.turn_seat));
}

/// The seat that was asked moves nothing more.
void stay_inside(auto& turn) {
  auto& position = turn.position;
  const bool was_last = position.seat == position.turn_seat;
  if (was_last || ask_to_come_out(turn, behind(position, position.seat)) == Flow::goes_on) leave_step(turn);
}

/// COUNT-FINAL-03: asks the next seat in rotation that has not passed, or this one again.
Flow ask_for_last_move(auto& turn, Seat before) {
  auto& position = turn.position;
  const auto features = features_at_end(turn);
  Seat seat = before;
  do {
    seat = behind(position, seat);
    if (has_resigned(position, seat) || (state_of(position).passed >> seat & 1u) != 0 ||
        !can_come_out(turn, seat, features))
      continue;
    position.seat = seat;
    position.phase = Phase::last_moves;
    return Flow::waits;
  } while (seat != before);
  position.seat = position.turn_seat;
  return Flow::goes_on;
}

Flow begin_last_moves(auto& turn) {
  if (state_of(turn.position).lodgers == 0) return Flow::goes_on;
  return ask_for_last_move(turn, turn.position.turn_seat);
}

void go_on_with_last_moves(auto& turn) {
  if (ask_for_last_move(turn, turn.position.seat) == Flow::goes_on) leave_step(turn);
}

void pass_for_good(auto& turn) {
  state_of(turn.position).passed |= static_cast<std::uint8_t>(1u << turn.position.seat);
  go_on_with_last_moves(turn);
}

/// COUNT-LEAVE-05.
void come_out(auto& turn, const Action& action) {
  auto& position = turn.position;
  const Seat seat = position.seat;
  --figures_in(position, seat, action.quarter)[static_cast<unsigned>(action.piece)];
  --state_of(position).lodgers;
  put_on(turn, segment_on(position, action.cell, action.feature), seat, action.piece);
  turn.tell(QuarterLeft{seat, action.piece, action.quarter, action.cell, action.feature});
  if (position.phase == Phase::last_moves) return go_on_with_last_moves(turn);
  if (!can_come_out(turn, seat, features_to_score(turn))) stay_inside(turn);
}

void add_exits(const auto& turn, ActionList& list) {
  const auto& position = turn.position;
  const auto features = position.phase == Phase::last_moves ? features_at_end(turn) : features_to_score(turn);
  add_ways_out(turn, position.seat, features, list);
}

/// COUNT-FINAL-04: on a field with a barn only figures from the market are left.
bool has_barn(const auto& turn, std::uint16_t field) {
  return abbey_and_mayor::barn_owners(turn.position, field) != 0;
}

Rejection explain_exit(const auto& turn, const Action& action) {
  const auto& position = turn.position;
  const Quarter quarter = action.quarter;
  if (!turn.book.in_play(action.piece))
    return {Code::piece_not_in_game, "There is no such piece in this game."};
  if (figures_in(position, position.seat, quarter)[static_cast<unsigned>(action.piece)] == 0)
    return {Code::not_in_this_quarter, "You have no such figure in that quarter."};
  if (quarter == state_of(position).count)
    return {Code::quarter_locked, "Nobody leaves the quarter where the count stands."};
  const TileOnTable* tile = find_tile_on(position, action.cell);
  if (tile && action.feature < turn.book.facts(tile->tile).features) {
    if (const Verdict refused = kept_off(turn, static_cast<std::uint16_t>(tile->first_node + action.feature)))
      return {refused->code, std::string(refused->sentence)};
  }
  return {Code::no_way_out, "No figure comes out of that quarter to there now."};
}

}  // namespace bastide::carcassonne::count
