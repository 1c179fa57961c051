// The wagon: it may go on to another feature when its own has been scored.
#pragma once

#include "carcassonne/modules/abbey_and_mayor/abbey.hpp"

#include <bit>
#include <span>

namespace bastide::carcassonne::abbey_and_mayor {

/// ABBEY-WAGON-02, ABBEY-WAGON-03: notes the wagons that return from features completed in this turn.
void note_wagons(auto& turn, std::span<const std::uint16_t> completed) {
  auto& position = turn.position;
  for_each_single(position, PieceKind::wagon, [&](Seat seat, std::uint16_t node) {
    if (std::ranges::find(completed, position.root(node)) == completed.end()) return;
    state_of(position).returned |= static_cast<std::uint8_t>(1u << seat);
    state_of(position).stood[seat] = node;
  });
}

bool may_go_on(const auto& position, Seat seat) { return state_of(position).returned >> seat & 1u; }

/// ABBEY-WAGON-02.
bool takes_wagon(const auto& turn, std::uint16_t node) {
  return !is_complete(turn.position, node) && !may_deploy(turn, node, PieceKind::wagon);
}

void add_wagon_place(const auto& position, std::uint16_t node, ActionList& list) {
  list.push(Action{.kind = ActionKind::move_wagon,
                   .feature = position.feature_index(node),
                   .cell = position.tile_of(node).cell});
}

/// Calls visit(node) for each segment of a tile that wagons claim.
void for_each_wagon_segment(const auto& turn, const TileOnTable& tile, auto visit) {
  for (unsigned bits = turn.book.facts(tile.tile).claimable[static_cast<unsigned>(PieceKind::wagon)];
       bits != 0; bits &= bits - 1)
    visit(static_cast<std::uint16_t>(tile.first_node + std::countr_zero(bits)));
}

/// ABBEY-WAGON-04, `near`.
void add_places_near(const auto& turn, Cell cell, ActionList& list) {
  for (int dy = -1; dy <= 1; ++dy) {
    for (int dx = -1; dx <= 1; ++dx) {
      const Cell near{static_cast<std::int16_t>(cell.x + dx), static_cast<std::int16_t>(cell.y + dy)};
      const TileOnTable* tile = tile_on(turn.position, near);
      if (!tile) continue;
      for_each_wagon_segment(turn, *tile, [&](std::uint16_t node) {
        if (takes_wagon(turn, node)) add_wagon_place(turn.position, node, list);
      });
      if (list.is_enough()) return;
    }
  }
}

/// Calls visit(node) for each segment that meets this one: on its tile, or across a side
/// of an abbey (ABBEY-WAGON-04).
void for_each_meeting(const auto& turn, std::uint16_t node, auto visit) {
  const auto& position = turn.position;
  const TileOnTable& here = position.tile_of(node);
  const std::uint8_t feature = position.feature_index(node);
  const TileFacts& facts = turn.book.facts(here.tile);
  const auto printed = tile(facts.printed).segments;
  for (unsigned bits = feature < printed.size() ? printed[feature].meets : 0u; bits != 0; bits &= bits - 1)
    visit(static_cast<std::uint16_t>(here.first_node + std::countr_zero(bits)));
  if (facts.seals) return for_each_facing(turn, here, visit);
  for (unsigned side = 0; side < kSides; ++side) {
    if (facts.faces[here.rotation].by_side[side] != feature) continue;
    const TileOnTable* other = tile_on(position, neighbour(here.cell, static_cast<int>(side)));
    if (other && turn.book.facts(other->tile).seals) for_each_wagon_segment(turn, *other, visit);
  }
}

bool is_for_wagons(const auto& turn, std::uint16_t node) {
  return (turn.book.rule(PieceKind::wagon).claims & bit(turn.position.nodes[node].kind)) != 0;
}

/// ABBEY-WAGON-04, `connected`. Cities never meet cities.
void add_places_connected(const auto& turn, std::uint16_t stood, ActionList& list) {
  const auto& position = turn.position;
  const FeatureKind kind = position.nodes[stood].kind;
  auto met = position.no_nodes();
  for_each_segment(position, position.root(stood), [&](std::uint16_t node) {
    for_each_meeting(turn, node, [&](std::uint16_t other) {
      const bool cities = kind == FeatureKind::city && position.nodes[other].kind == FeatureKind::city;
      const std::uint16_t root = position.root(other);
      if (cities || met.test(root) || !is_for_wagons(turn, other)) return;
      met.set(root);
      for_each_segment(position, root, [&](std::uint16_t place) {
        if (takes_wagon(turn, place)) add_wagon_place(position, place, list);
      });
    });
  });
}

void add_wagon_places(const auto& turn, Seat seat, ActionList& list) {
  const std::uint16_t stood = state_of(turn.position).stood[seat];
  if (turn.book.modules.abbey.wagon_stays_near)
    add_places_near(turn, turn.position.tile_of(stood).cell, list);
  else
    add_places_connected(turn, stood, list);
}

/// ABBEY-WAGON-05: later wagons see where earlier ones have gone.
auto has_somewhere_to_go(const auto& turn) {
  return [&](Seat seat) {
    if (!may_go_on(turn.position, seat)) return false;
    ActionList places(ActionList::Wanted::any);
    add_wagon_places(turn, seat, places);
    return !places.empty();
  };
}

Flow ask_for_wagons(auto& turn) {
  auto& position = turn.position;
  if (state_of(position).returned == 0) return Flow::goes_on;
  return ask_from(position, Phase::wagon, position.turn_seat, has_somewhere_to_go(turn));
}

Flow forget_wagons(auto& turn) {
  state_of(turn.position).returned = 0;
  return Flow::goes_on;
}

void leave_wagon_home(auto& turn) {
  auto& position = turn.position;
  state_of(position).returned &= static_cast<std::uint8_t>(~(1u << position.seat));
  ask_next(turn, has_somewhere_to_go(turn));
}

/// ABBEY-WAGON-06.
void move_wagon(auto& turn, const Action& action) {
  auto& position = turn.position;
  const std::uint16_t node = segment_on(position, action.cell, action.feature);
  const std::uint16_t stood = state_of(position).stood[position.seat];
  --supply_of(position, position.seat, PieceKind::wagon);
  put_on(turn, node, position.seat, PieceKind::wagon);
  turn.tell(PieceMoved{position.seat, PieceKind::wagon, position.tile_of(stood).cell,
                       position.feature_index(stood), action.cell, action.feature,
                       position.nodes[node].kind});
  leave_wagon_home(turn);
}

Rejection explain_wagon(const auto&, const Action&) {
  return {Code::no_wagon_place,
          "The wagon goes on to a road, city or monastery within its reach that is incomplete and empty."};
}

// --- What computers expect

/// A wagon that comes home from a complete feature may go on to the next one.
void expect_wagons(const auto& turn, Prospects& seen) {
  seen.of = "wagon";
  const auto& position = turn.position;
  for (unsigned i = 0; i < position.piece_count; ++i) {
    const PieceOnTable& piece = position.pieces[i];
    if (piece.piece == PieceKind::wagon)
      seen.points[piece.seat] += seen.weights.abbey.wagon * seen.time * seen.pieces[i].closes;
  }
}

// --- Views, saves and the hash

void show_wagons(const auto& position, TableState& table) {
  if (position.phase != Phase::wagon) return;
  for (Seat seat = 0; seat < position.seats; ++seat) {
    if (!may_go_on(position, seat)) continue;
    const std::uint16_t stood = state_of(position).stood[seat];
    table.abbey.wagons.push_back({seat, position.tile_of(stood).cell, position.feature_index(stood)});
  }
}

/// Checks the returned wagons: their features are complete, and the seat that is asked owns one of them.
Result<> restore_wagons(auto& turn, const TableState& table) {
  auto& position = turn.position;
  auto& state = state_of(position);
  for (std::size_t i = 0; i < table.abbey.wagons.size(); ++i) {
    const auto& [seat, cell, feature] = table.abbey.wagons[i];
    const auto end = position.tiles.begin() + position.tile_count;
    const auto tile =
        std::find_if(position.tiles.begin(), end, [&](const TileOnTable& one) { return one.cell == cell; });
    if (seat >= position.seats || tile == end || feature >= turn.book.facts(tile->tile).features)
      return bad("No wagon can have stood there.", item("wagons", i));
    const auto node = static_cast<std::uint16_t>(tile->first_node + feature);
    if (!is_for_wagons(turn, node) || !is_complete(position, node) || may_go_on(position, seat) ||
        table.seats[seat].supply[static_cast<unsigned>(PieceKind::wagon)] == 0)
      return bad("No wagon can have come home from there.", item("wagons", i));
    state.returned |= static_cast<std::uint8_t>(1u << seat);
    state.stood[seat] = node;
  }
  if ((position.phase == Phase::wagon) != (state.returned != 0) ||
      (state.returned != 0 && !may_go_on(position, position.seat)))
    return bad("Wagons go on in a step of their own.", "wagons");
  return {};
}

void hash_wagons(const auto& position, Hash& hash) {
  if (position.phase != Phase::wagon) return;
  for (Seat seat = 0; seat < position.seats; ++seat) {
    if (may_go_on(position, seat))
      hash.mix(std::uint64_t{1} << 32 | static_cast<std::uint64_t>(seat) << 16 |
               state_of(position).stood[seat]);
  }
}

}  // namespace bastide::carcassonne::abbey_and_mayor
