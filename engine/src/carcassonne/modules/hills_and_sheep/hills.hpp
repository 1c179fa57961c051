// Hills: each hides a tile of the pile, and breaks ties (HILLS-HILL).
#pragma once

#include "carcassonne/turn.hpp"
#include "common/bad_snapshot.hpp"

#include <algorithm>
#include <span>

namespace bastide::carcassonne::hills {

auto& state_of(auto& position) { return position.modules.hills; }

bool is_hill(const auto& turn, const TileOnTable& tile) {
  return (turn.book.facts(tile.tile).signs & sign(FeatureKind::hill)) != 0;
}

/// HILLS-HILL-01.
Flow bury(auto& turn) {
  auto& position = turn.position;
  const TileOnTable& tile = position.last_tile();
  if (!is_hill(turn, tile) || !bury_last_tile(position)) return Flow::goes_on;
  state_of(position).over.set(position.tile_count - 1u);
  turn.tell(TileBuried{tile.cell});
  return Flow::goes_on;
}

/// The followers of the seats that tie on these features, as far as they stand there on hills
/// (HILLS-HILL-06).
Followers on_hills(const auto& turn, std::span<const std::uint16_t> roots, const Followers& weights,
                   int most) {
  const auto& position = turn.position;
  Followers found{};
  for (const PieceOnTable& piece : std::span(position.pieces).first(position.piece_count)) {
    if (weights[piece.seat] != most || !turn.book.rule(piece.piece).holds) continue;
    if (!is_hill(turn, position.tile_of(piece.node))) continue;
    if (std::ranges::find(roots, position.root(piece.node)) != roots.end()) ++found[piece.seat];
  }
  return found;
}

/// HILLS-HILL-04, HILLS-HILL-05.
void prefer_hills(const auto& turn, std::span<const std::uint16_t> roots, Followers& weights) {
  const int most = *std::ranges::max_element(weights);
  if (most == 0 || std::ranges::count(weights, most) < 2) return;
  const Followers found = on_hills(turn, roots, weights, most);
  const int best = *std::ranges::max_element(found);
  if (best == 0) return;
  const int enough = turn.book.modules.hills.counts ? best : 1;
  for (Seat seat = 0; seat < kSeatsMax; ++seat) weights[seat] += found[seat] >= enough;
}

// --- Views, saves and the hash

void show(const auto& turn, TableState& table) {
  const auto& position = turn.position;
  for (unsigned i = 0; i < position.tile_count; ++i)
    if (state_of(position).over.test(i)) table.hills.buried.push_back(position.tiles[i].cell);
  std::ranges::sort(table.hills.buried, by_cell);
}

Result<> restore(auto& turn, const TableState& table) {
  auto& position = turn.position;
  for (std::size_t i = 0; i < table.hills.buried.size(); ++i) {
    const auto end = position.tiles.begin() + position.tile_count;
    const auto tile = std::find_if(position.tiles.begin(), end,
                                   [&](const TileOnTable& one) { return one.cell == table.hills.buried[i]; });
    if (tile == end || !is_hill(turn, *tile) || tile->seat == kNoSeat)
      return bad("No tile lies under there.", item("buried", i));
    state_of(position).over.set(static_cast<std::size_t>(tile - position.tiles.begin()));
  }
  return {};
}

void mix_in(const auto& turn, Hash& hash) {
  const auto& position = turn.position;
  for (unsigned i = 0; i < position.tile_count; ++i)
    if (state_of(position).over.test(i)) hash.mix(i);
}

void install(const Rules& rules, auto& book) {
  book.modules.hills.counts = rules.option("hill_tiebreak") != 0;
  book.steps.add(TurnStep::placed, 0, bury);
  book.hooks.tie_break.push_back(prefer_hills);
  book.hooks.show.push_back(show);
  book.hooks.restore.push_back(restore);
  book.hooks.hash.push_back(mix_in);
}

}  // namespace bastide::carcassonne::hills
