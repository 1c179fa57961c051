// The abbey: a tile that each seat holds and lays into a hole, instead of
// drawing or when the piles are empty.
#pragma once

#include "carcassonne/prospects.hpp"
#include "carcassonne/turn.hpp"
#include "common/bad_snapshot.hpp"

#include <engine/catalogue.hpp>

#include <algorithm>

namespace bastide::carcassonne::abbey_and_mayor {

auto& state_of(auto& position) { return position.modules.abbey; }

inline constexpr std::string_view kAbbeyTile = "abbey-tile";
inline TileId abbey_tile() {
  static const TileId id = find_tile(kAbbeyTile).value();
  return id;
}

bool has_abbey(const auto& position, Seat seat) { return state_of(position).in_hand >> seat & 1u; }

void let_go_of_abbey(auto& position, Seat seat) {
  state_of(position).in_hand &= static_cast<std::uint8_t>(~(1u << seat));
}

/// ABBEY-COMP-02.
void deal_abbeys(auto& turn) {
  auto& position = turn.position;
  state_of(position).in_hand = static_cast<std::uint8_t>((1u << position.seats) - 1u);
}

/// ABBEY-TURN-04; while the river pile has tiles, the river comes first.
bool may_lay_abbey(const auto& position, Seat seat) {
  const auto end = position.frontier.begin() + position.frontier_count;
  return has_abbey(position, seat) && position.river_left == 0 &&
         std::any_of(position.frontier.begin(), end, is_hole);
}

Flow offer_abbey(auto& turn) {
  auto& position = turn.position;
  if (!may_lay_abbey(position, position.turn_seat)) return Flow::goes_on;
  position.phase = Phase::abbey;
  return Flow::waits;
}

/// Declines the abbey. A part of the turn with nothing to draw then ends (EXP-PART-03).
void keep_abbey(auto& turn) {
  if (turn.position.tiles_left == 0) return end_turn_early(turn);
  leave_step(turn);
}

/// ABBEY-LAST-01, ABBEY-LAST-02.
Flow offer_last_abbeys(auto& turn) {
  auto& position = turn.position;
  return give_last_turn(position, Phase::last_abbeys,
                        [&](Seat seat) { return may_lay_abbey(position, seat); });
}

/// Declines the last abbey: each seat is asked once.
void drop_abbey(auto& turn) {
  let_go_of_abbey(turn.position, turn.position.seat);
  run_steps(turn, turn.book.steps.of(TurnStep::last_tiles));
}

void add_holes(const auto& turn, ActionList& list) {
  const auto& position = turn.position;
  for (unsigned i = 0; i < position.frontier_count; ++i) {
    if (is_hole(position.frontier[i]))
      list.push(Action{.kind = ActionKind::place_abbey, .cell = position.frontier[i].cell});
  }
}

/// ABBEY-TILE-01, ABBEY-TILE-02.
void place_abbey(auto& turn, const Action& action) {
  let_go_of_abbey(turn.position, turn.position.seat);
  place(turn, abbey_tile(), action.cell, 0);
}

Rejection explain_abbey(const auto&, const Action&) {
  return {Code::no_hole, "An abbey fills an empty cell with tiles on all four sides."};
}

// --- What computers expect

/// An abbey in hand is for a better hole, or for the last round.
void expect_abbeys(const auto& turn, Prospects& seen) {
  seen.of = "abbey";
  const auto& position = turn.position;
  if (state_of(position).in_hand == 0) return;
  const AbbeyWeights& weights = seen.weights.abbey;
  const auto end = position.frontier.begin() + position.frontier_count;
  const bool finds_hole =
      std::any_of(position.frontier.begin(), end, is_hole) && turn.book.steps.has(TurnStep::last_tiles);
  const Expected share = finds_hole ? 1 : std::min(1.0, seen.turns / weights.abbey_turns);
  for (Seat seat = 0; seat < position.seats; ++seat)
    if (has_abbey(position, seat)) seen.points[seat] += share * weights.abbey;
}

// --- Views, saves and the hash

void show_abbeys(const auto& position, TableState& table) {
  for (Seat seat = 0; seat < position.seats; ++seat)
    table.seats[seat].abbey.in_hand = has_abbey(position, seat);
}

/// An abbey is in hand, on the table, or was declined when the piles were empty.
Result<> restore_abbeys(auto& turn, const TableState& table) {
  auto& position = turn.position;
  const bool last_round = position.tiles_left == 0 && turn.book.steps.has(TurnStep::last_tiles);
  if (position.phase == Phase::last_abbeys && !last_round)
    return bad("The last abbeys are laid when nothing is left to draw.", "phase");
  if (position.phase == Phase::abbey &&
      (position.seat != position.turn_seat || (position.tiles_left == 0 && !position.agenda.further)))
    return bad("Nobody could lay an abbey now.", "phase");
  for (Seat seat = 0; seat < position.seats; ++seat) {
    const auto end = position.tiles.begin() + position.tile_count;
    const bool laid = std::any_of(position.tiles.begin(), end, [&](const TileOnTable& tile) {
      return tile.tile == abbey_tile() && tile.seat == seat;
    });
    const bool in_hand = table.seats[seat].abbey.in_hand;
    if (in_hand == laid && (laid || !last_round))
      return bad("Each seat has one abbey, in hand or on the table.", item("seats", seat));
    if (!in_hand) let_go_of_abbey(position, seat);
  }
  return {};
}

void hash_abbeys(const auto& position, Hash& hash) { hash.mix(state_of(position).in_hand); }

}  // namespace bastide::carcassonne::abbey_and_mayor
