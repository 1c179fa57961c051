// Bridges: roads that span a tile from side to side, laid with a tile that fits only so, or after it
// (BRIDGES-BRIDGE). A tile with a bridge is a tile of its own, with one road more, that only lies on the
// table.
#pragma once

#include "carcassonne/modules/bridges_castles_and_bazaars/stock.hpp"
#include "carcassonne/more_segments.hpp"
#include "carcassonne/prospects.hpp"
#include "carcassonne/turn.hpp"
#include "common/bad_snapshot.hpp"

#include <engine/catalogue.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <optional>

namespace bastide::carcassonne::bridges {

auto& state_of(auto& position) { return position.modules.bridges; }

// --- Tiles with a bridge

inline constexpr std::array kAxes{Axis::north_south, Axis::east_west};
/// The number of an axis among kAxes, and of its first side.
constexpr unsigned index_of(Axis axis) { return axis == Axis::east_west; }
/// The axis as printed of one on the board, for a tile in this rotation, and the other way round.
constexpr Axis turned(Axis axis, Rotation rotation) { return kAxes[(index_of(axis) + rotation) % 2]; }

/// BRIDGES-BRIDGE-02, BRIDGES-BRIDGE-08, BRIDGES-BRIDGE-09.
template <Axis axis>
bool span_printed(Tile& tile, std::vector<Segment>& segments) {
  constexpr unsigned first = index_of(axis), second = first + 2;
  if (tile.edges[first] != Edge::field || tile.edges[second] != Edge::field) return false;
  tile.edges[first] = tile.edges[second] = Edge::road;
  segments.push_back(Segment{.kind = FeatureKind::road, .sides = 1u << first | 1u << second});
  return true;
}

/// The order of the hooks: by kAxes. No other module has such hooks.
inline constexpr std::array kRemakes{span_printed<Axis::north_south>, span_printed<Axis::east_west>};

/// What a printed tile in this rotation becomes by a bridge along this axis of the board; kNoTile: it can't.
TileId spanned(const auto& book, TileId printed, Rotation rotation, Axis axis) {
  return book.remade(printed, index_of(turned(axis, rotation)));
}

/// The axis of the bridge over the tile, if it has one.
std::optional<Axis> axis_over(const auto& book, const TileOnTable& tile) {
  const TileId printed = book.facts(tile.tile).printed;
  if (printed == tile.tile) return std::nullopt;
  const bool along_first = book.remade(printed, 0) == tile.tile;
  return turned(kAxes[along_first ? 0 : 1], tile.rotation);
}

/// Whether a bridge may be laid over a tile on the table along this axis (BRIDGES-BRIDGE-02 to 04). `joined`:
/// an empty cell at one of its ends, or none. What lies at an end has no road there, since the side was
/// a field until now.
bool may_span(const auto& turn, const TileOnTable& tile, Axis axis) {
  const TileId printed = turn.book.facts(tile.tile).printed;
  if (printed != tile.tile || spanned(turn.book, printed, tile.rotation, axis) == kNoTile) return false;
  const auto side = static_cast<int>(index_of(axis));
  return !tile_on(turn.position, neighbour(tile.cell, side)) &&
         !tile_on(turn.position, neighbour(tile.cell, side + 2));
}

/// Lays a bridge over a tile on the table. Requires: it may be laid.
void span_tile(auto& turn, const TileOnTable& tile, Axis axis) {
  auto& position = turn.position;
  const Cell cell = tile.cell;
  add_segment(turn, static_cast<std::uint16_t>(&tile - position.tiles.data()),
              spanned(turn.book, tile.tile, tile.rotation, axis));
  for (const unsigned side : {index_of(axis), index_of(axis) + 2}) {
    const std::uint32_t place = place_of(position, neighbour(cell, static_cast<int>(side)));
    change_edge(position, place, static_cast<int>(side + 2) % kSides, static_cast<unsigned>(Edge::road));
  }
}

/// Whether one was laid with the tile placed last.
bool is_used(const auto& position) { return position.phase != Phase::over && state_of(position).used; }

/// Whether the seat to act may lay one (BRIDGES-BRIDGE-01).
bool has_bridge(const auto& position) {
  return !state_of(position).used && state_of(position).left[position.seat] > 0;
}

void use_bridge(auto& turn, Cell cell, Axis axis) {
  auto& position = turn.position;
  --state_of(position).left[position.seat];
  state_of(position).used = true;
  turn.tell(BridgePlaced{position.seat, cell, axis});
}

// --- Placements with a bridge

struct Bridge {
  Cell cell;
  Axis axis;
};

/// The bridge with which the tile in hand fits on the cell, where it does not fit without
/// (BRIDGES-BRIDGE-05).
std::optional<Bridge> mends(const auto& turn, const FrontierCell& frontier, Rotation rotation) {
  const auto& position = turn.position;
  const std::uint64_t shown = turn.book.facts(position.tile).pattern >> (16 * rotation) & 0xFFFF;
  const unsigned differs = static_cast<unsigned>(shown & frontier.mask) ^ frontier.demand;
  if (differs == 0) return std::nullopt;
  for (const Axis axis : kAxes) {
    const TileId bridged = spanned(turn.book, position.tile, rotation, axis);
    if (bridged != kNoTile && fits(frontier, turn.book.facts(bridged).pattern, rotation))
      return Bridge{frontier.cell, axis};
  }
  const auto side = static_cast<unsigned>(std::countr_zero(differs)) / 4;
  const auto edge_at = [&](std::uint64_t edges) { return static_cast<Edge>(edges >> (4 * side) & 0xF); };
  if (differs >> (4 * side) > 0xF || edge_at(shown) != Edge::road || edge_at(frontier.demand) != Edge::field)
    return std::nullopt;
  const TileOnTable& other = *tile_on(position, neighbour(frontier.cell, static_cast<int>(side)));
  const Axis axis = kAxes[side % 2];
  return may_span(turn, other, axis) ? std::optional(Bridge{other.cell, axis}) : std::nullopt;
}

/// Calls visit(cell, rotation, bridge) for each placement of the tile in hand that needs a bridge, until it
/// returns true.
bool for_each_bridged_placement(const auto& turn, auto visit) {
  const auto& position = turn.position;
  if (!has_bridge(position)) return false;
  for (unsigned i = 0; i < position.frontier_count; ++i) {
    const FrontierCell& frontier = position.frontier[i];
    for (Rotation rotation = 0; rotation < 4; ++rotation) {
      const auto bridge = mends(turn, frontier, rotation);
      if (!bridge || !modules_allow(turn, frontier.cell, rotation)) continue;
      if (visit(frontier.cell, rotation, *bridge)) return true;
    }
  }
  return false;
}

bool has_bridged_placement(const auto& turn) {
  return for_each_bridged_placement(turn, [](Cell, Rotation, Bridge) { return true; });
}

void add_bridged_placements(const auto& turn, ActionList& list) {
  for_each_bridged_placement(turn, [&](Cell cell, Rotation rotation, Bridge bridge) {
    list.push(Action{.kind = ActionKind::place_tile,
                     .rotation = rotation,
                     .cell = cell,
                     .to = bridge.cell,
                     .axis = bridge.axis});
    return list.is_enough();
  });
}

/// BRIDGES-BRIDGE-05.
void place_tile_with_bridge(auto& turn, const Action& action) {
  auto& position = turn.position;
  if (action.axis == Axis::none) return place_tile(turn, action);
  const TileId tile = std::exchange(position.tile, kNoTile);
  const bool on_itself = action.to == action.cell;
  if (!on_itself) span_tile(turn, *tile_on(position, action.to), action.axis);
  lay_tile(turn, on_itself ? spanned(turn.book, tile, action.rotation, action.axis) : tile, action.cell,
           action.rotation, position.seat);
  turn.tell(TilePlaced{position.seat, tile, action.cell, action.rotation});
  use_bridge(turn, action.to, action.axis);
  run_steps(turn, turn.book.steps.behind(TurnStep::place));
}

/// BRIDGES-BRIDGE-07.
bool may_discard(const auto& turn) { return !has_plain_placement(turn); }

void discard_unplaced(auto& turn) {
  discard_hand(turn, turn.position.seat);
  turn.position.phase = Phase::draw;
  after_discard(turn);
}

Rejection explain_placement_with_bridge(const auto& turn, Action action) {
  const auto& position = turn.position;
  const Axis axis = action.axis;
  action.axis = Axis::none;
  const Rejection without = explain_placement(turn, action);
  const FrontierCell* cell = frontier_at(position, action.cell);
  if (!cell || action.rotation > 3) return without;
  const bool fits_without = fits(*cell, turn.book.facts(position.tile).pattern, action.rotation);
  if (axis != Axis::none && state_of(position).left[position.seat] == 0)
    return {Code::no_bridge_left, "You have no bridge left."};
  if (fits_without) {
    if (axis == Axis::none) return without;
    return {Code::no_bridge_there, "The tile fits there without a bridge."};
  }
  const auto bridge = mends(turn, *cell, action.rotation);
  if (axis == Axis::none) {
    if (!bridge) return without;
    return {Code::needs_bridge, "The tile fits there only with a bridge."};
  }
  if (!bridge || bridge->axis != axis || bridge->cell != action.to)
    return {Code::no_bridge_there, "With this bridge the tile does not fit there."};

  if (const Verdict refused = confined_by_module(turn, action.cell, action.rotation))
    return {refused->code, std::string(refused->sentence)};
  return without;
}

// --- A bridge after the placement

/// BRIDGES-BRIDGE-01, BRIDGES-BRIDGE-06.
void add_bridges(const auto& turn, ActionList& list) {
  const auto& position = turn.position;
  if (!has_bridge(position)) return;
  const auto add = [&](const TileOnTable& tile) {
    for (const Axis axis : kAxes) {
      if (may_span(turn, tile, axis))
        list.push(Action{.kind = ActionKind::place_bridge, .cell = tile.cell, .axis = axis});
    }
  };
  const TileOnTable& last = position.last_tile();
  add(last);
  for (int side = 0; side < kSides && !list.is_enough(); ++side) {
    if (const TileOnTable* other = tile_on(position, neighbour(last.cell, side))) add(*other);
  }
}

/// It leaves the step open.
void place_bridge(auto& turn, const Action& action) {
  span_tile(turn, *tile_on(turn.position, action.cell), action.axis);
  use_bridge(turn, action.cell, action.axis);
  run_steps(turn, turn.book.steps.of(TurnStep::action));
}

Rejection explain_bridge(const auto& turn, const Action&) {
  const auto& state = state_of(turn.position);
  if (state.left[turn.position.seat] == 0) return {Code::no_bridge_left, "You have no bridge left."};
  if (state.used) return {Code::bridge_used, "A bridge was laid with this tile already."};
  return {
      Code::no_bridge_there,
      "A bridge spans the tile just placed, or one beside it, between two fields with empty cells at both "
      "ends."};
}

/// BRIDGES-BRIDGE-01: the next tile may have one again.
Flow forget_bridge(auto& turn) {
  state_of(turn.position).used = false;
  return Flow::goes_on;
}

// --- What computers expect

/// A bridge in stock may still be of use.
void expect_bridges(const auto& turn, Prospects& seen) {
  seen.of = "bridges";
  const auto& position = turn.position;
  for (Seat seat = 0; seat < position.seats; ++seat)
    seen.points[seat] += seen.weights.bridges.kept * seen.time * state_of(position).left[seat];
}

// --- Views, saves and the hash

std::vector<BridgeOnBoard> bridges_on(const auto& turn) {
  const auto& position = turn.position;
  std::vector<BridgeOnBoard> bridges;
  for (unsigned i = 0; i < position.tile_count; ++i) {
    if (const auto axis = axis_over(turn.book, position.tiles[i]))
      bridges.push_back({position.tiles[i].cell, *axis});
  }
  std::ranges::sort(bridges, by_cell, &BridgeOnBoard::cell);
  return bridges;
}

void show(const auto& turn, TableState& table) {
  const auto& position = turn.position;
  table.bridges.laid = bridges_on(turn);
  table.bridges.used = is_used(position);
  for (Seat seat = 0; seat < position.seats; ++seat)
    table.seats[seat].bridges.left = state_of(position).left[seat];
}

/// Start tiles are laid before all others, so that no end of a bridge may face another of them.
bool faces_start_tile(const TableState& table, const PlacedTile& tile, Axis axis) {
  return std::ranges::any_of(table.board, [&](const PlacedTile& other) {
    const auto side = static_cast<int>(index_of(axis));
    return other.seat == kNoSeat &&
           (other.cell == neighbour(tile.cell, side) || other.cell == neighbour(tile.cell, side + 2));
  });
}

TileId remade_in(const auto& book, const TableState& table, const PlacedTile& tile) {
  const auto& laid = table.bridges.laid;
  const auto bridge = std::ranges::find(laid, tile.cell, &BridgeOnBoard::cell);
  if (bridge == laid.end()) return tile.tile;
  if (bridge->axis == Axis::none || (tile.seat == kNoSeat && faces_start_tile(table, tile, bridge->axis)))
    return kNoTile;
  return spanned(book, tile.tile, tile.rotation, bridge->axis);
}

Result<> restore(auto& turn, const TableState& table) {
  auto& position = turn.position;
  auto& state = state_of(position);
  std::size_t all = table.bridges.laid.size();
  for (Seat seat = 0; seat < position.seats; ++seat) {
    const std::uint8_t left = table.seats[seat].bridges.left;
    if (left > stock_at_start(position)) return bad("Nobody has so many bridges.", item("seats", seat));
    state.left[seat] = left;
    all += left;
  }
  if (all != std::size_t{stock_at_start(position)} * position.seats)
    return bad("Each bridge is in stock or on the table.", "bridges");
  state.used = table.bridges.used;
  const bool may_have = turn.book.steps.within(position.phase, TurnStep::placed, TurnStep::castle);
  if (state.used && (!may_have || table.bridges.laid.empty()))
    return bad("No bridge was laid with the tile just placed.", "bridge_used");
  return {};
}

void mix_in(const auto& turn, Hash& hash) {
  const auto& position = turn.position;
  for (Seat seat = 0; seat < position.seats; ++seat) hash.mix(state_of(position).left[seat]);
  hash.mix(is_used(position));
  for (const auto& [cell, axis] : bridges_on(turn))
    hash.mix(static_cast<std::uint64_t>(axis) << 32 |
             static_cast<std::uint64_t>(static_cast<std::uint16_t>(cell.x)) << 16 |
             static_cast<std::uint16_t>(cell.y));
}

void install(const Rules&, auto& book) {
  for (const auto remake : kRemakes) book.hooks.remakes.push_back(remake);
  book.hooks.remade_in = remade_in;
  book.hooks.begin.push_back([](auto& turn) {
    auto& position = turn.position;
    std::fill_n(state_of(position).left.begin(), position.seats, stock_at_start(position));
  });
  book.hooks.places_otherwise.push_back(has_bridged_placement);
  book.offer(bit(Phase::place), add_bridged_placements);
  book.offer(bit(Phase::action), add_bridges);
  book.rule(Phase::place).decline = discard_unplaced;
  book.rule(Phase::place).may_decline = may_discard;
  book.rule(ActionKind::place_tile).perform = place_tile_with_bridge;
  book.rule(ActionKind::place_tile).explain = [](const auto& turn, const Action& action) {
    return explain_placement_with_bridge(turn, action);
  };
  book.rule(ActionKind::place_bridge) = {place_bridge, bit(Phase::action), explain_bridge, true};
  book.steps.add(TurnStep::castle, 0, forget_bridge);
  book.hooks.prospects.push_back(expect_bridges);
  book.hooks.show.push_back(show);
  book.hooks.restore.push_back(restore);
  book.hooks.hash.push_back(mix_in);
}

}  // namespace bastide::carcassonne::bridges
