// What a feature is worth, who gets it, and the scoring of a turn (BASE-COMPLETE, BASE-RETURN).
#pragma once

#include "carcassonne/majority.hpp"
#include "carcassonne/placing.hpp"
#include "common/sheet.hpp"

#include <array>
#include <vector>

namespace bastide::carcassonne {

template <class B>
int pennants_of(const RuleBook<B>& book, const Position<B>& position, std::uint16_t root) {
  int pennants = 0;
  for_each_segment(position, root, [&](std::uint16_t node) {
    const TileOnTable& tile = position.tile_of(node);
    pennants += book.facts(tile.tile).pennants[position.feature_index(node)];
  });
  return pennants;
}

/// BASE-ROAD-03, BASE-FINAL-01.
template <class B>
Sheet road_sheet(const RuleBook<B>& book, int tiles, ScoreReason reason) {
  Sheet sheet;
  sheet.add("tiles", reason == ScoreReason::final && book.open_road_pays_one ? 1 : tiles);
  return sheet;
}

/// BASE-CITY-02, BASE-CITY-03, BASE-FINAL-01.
template <class B>
Sheet city_sheet(const RuleBook<B>& book, const Position<B>& position, std::uint16_t root, int tiles,
                 ScoreReason reason) {
  const bool tiny = reason == ScoreReason::completed && tiles == 2 && book.tiny_city_pays_two;
  const int each = reason == ScoreReason::completed && !tiny ? 2 : 1;
  const int units = book.cities_count_segments && !tiny ? position.nodes[root].size : tiles;
  Sheet sheet;
  sheet.add("tiles", each * units);
  sheet.add("pennants", each * pennants_of(book, position, root));
  return sheet;
}

/// BASE-MON-01, BASE-FINAL-01: its own tile and each of the eight around it.
template <class B>
Sheet monastery_sheet(const Position<B>& position, std::uint16_t root) {
  Sheet sheet;
  sheet.add("tiles", 1 + tiles_around(position, position.tile_of(root).cell));
  return sheet;
}

template <class B>
Sheet sheet_of(const RuleBook<B>& book, const Position<B>& position, std::uint16_t root, int tiles,
               ScoreReason reason) {
  switch (position.nodes[root].kind) {
    case FeatureKind::road: return road_sheet(book, tiles, reason);
    case FeatureKind::city: return city_sheet(book, position, root, tiles, reason);
    default: return monastery_sheet(position, root);
  }
}

/// Scores a feature that followers hold: everybody with the majority gets its full value.
template <class B>
void score_feature(const RuleBook<B>& book, Position<B>& position, std::uint16_t root, ScoreReason reason,
                   Events* log) {
  const auto tiles = tiles_of(position, root);
  const Sheet sheet = sheet_of(book, position, root, static_cast<int>(tiles.count()), reason);
  for_each_winner(followers_on(position, root), [&](Seat seat) {
    award(
        position, seat, sheet, position.nodes[root].kind, reason, [&] { return cells_of(position, tiles); },
        log);
  });
}

/// Roads and cities with a segment on the tile just placed that are complete and held, in the tile's catalogue order.
template <class B>
bool score_roads_and_cities(const RuleBook<B>& book, Position<B>& position, Events* log) {
  const TileOnTable& tile = position.last_tile();
  std::array<std::uint16_t, kFeaturesMax> scored;
  unsigned count = 0;
  for (unsigned bits = book.facts(tile.tile).closing; bits != 0; bits &= bits - 1) {
    const auto root = position.root(static_cast<std::uint16_t>(tile.first_node + std::countr_zero(bits)));
    const Node& node = position.nodes[root];
    if (node.open != 0 || node.followers == 0) continue;
    if (std::find(scored.begin(), scored.begin() + count, root) != scored.begin() + count) continue;
    scored[count++] = root;
    score_feature(book, position, root, ScoreReason::completed, log);
  }
  return count > 0;
}

/// Held monasteries (and gardens) on and around the tile just placed whose eight neighbours all lie there now (BASE-MON-02).
template <class B>
bool score_surrounded(const RuleBook<B>& book, Position<B>& position, Events* log) {
  const Cell here = position.last_tile().cell;
  std::array<std::uint16_t, 9 * 2> complete;
  unsigned count = 0;
  for (unsigned i = 0; i < position.piece_count; ++i) {
    const std::uint16_t node = position.pieces[i].node;
    if (!is_surrounded_kind(position.nodes[node].kind)) continue;
    const Cell cell = position.tile_of(node).cell;
    if (std::abs(cell.x - here.x) > 1 || std::abs(cell.y - here.y) > 1) continue;
    if (tiles_around(position, cell) == 8) complete[count++] = node;
  }
  std::sort(complete.begin(), complete.begin() + count,
            [&](auto a, auto b) { return order_of(position, a) < order_of(position, b); });
  for (unsigned i = 0; i < count; ++i) {
    position.nodes[complete[i]].open = 0;
    score_feature(book, position, complete[i], ScoreReason::completed, log);
  }
  return count > 0;
}

/// BASE-RETURN-01: pieces on complete features go home. Fields stay open for ever (BASE-RETURN-03).
template <class B>
void return_pieces(Position<B>& position, Events* log) {
  unsigned kept = 0;
  for (unsigned i = 0; i < position.piece_count; ++i) {
    const PieceOnTable piece = position.pieces[i];
    Node& feature = position.nodes[position.root(piece.node)];
    if (feature.open != 0) {
      position.pieces[kept++] = piece;
      continue;
    }
    --feature.followers;
    ++position.supply[piece.seat][static_cast<unsigned>(piece.piece)];
    if (!log) continue;
    const Cell cell = position.tile_of(piece.node).cell;
    const auto index = position.feature_index(piece.node);
    log->push_back(PieceReturned{piece.seat, piece.piece, cell, index});
  }
  position.piece_count = static_cast<std::uint8_t>(kept);
}

/// BASE-COMPLETE-01 to 03: everything is scored on the same board before anybody goes home.
template <class B>
void score_turn(const RuleBook<B>& book, Position<B>& position, Events* log) {
  const bool roads_or_cities = score_roads_and_cities(book, position, log);
  const bool surrounded = score_surrounded(book, position, log);
  if (roads_or_cities || surrounded) return_pieces(position, log);
}

}  // namespace bastide::carcassonne
