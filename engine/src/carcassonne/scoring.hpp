// What a feature is worth, who gets it, and the scoring of a turn (BASE-COMPLETE, BASE-RETURN).
#pragma once

#include "carcassonne/majority.hpp"
#include "carcassonne/pieces.hpp"
#include "carcassonne/placing.hpp"
#include "common/extent.hpp"
#include "common/sheet.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <utility>
#include <vector>

namespace bastide::carcassonne {

/// Adds points to a seat. Calls `extent` for the event's feature only if there is a log.
void award(auto& turn, Seat seat, const Sheet& sheet, FeatureKind kind, ScoreReason reason, auto extent) {
  bastide::award(turn.position, seat, sheet, kind, reason, extent, turn.log);
}

int pennants_of(const auto& turn, std::uint16_t root) {
  const auto& position = turn.position;
  int pennants = 0;
  for_each_segment(position, root, [&](std::uint16_t node) {
    const TileOnTable& tile = position.tile_of(node);
    pennants += turn.book.facts(tile.tile).pennants[position.feature_index(node)];
  });
  return pennants;
}

/// Whether the mark is printed on any segment of the feature.
bool has_mark(const auto& turn, std::uint16_t root, Mark mark) {
  const auto& position = turn.position;
  bool found = false;
  for_each_segment(position, root, [&](std::uint16_t node) {
    const auto& marked = turn.book.facts(position.tile_of(node).tile).marked;
    found |= marked[static_cast<std::size_t>(mark)] >> position.feature_index(node) & 1u;
  });
  return found;
}

/// BASE-ROAD-03, BASE-FINAL-01.
Sheet road_sheet(const auto& book, int tiles, ScoreReason reason) {
  Sheet sheet;
  if (reason == ScoreReason::final && book.open_road_pays_one)
    sheet.add("tiles", 1);
  else
    sheet.add("tiles", tiles, 1);
  return sheet;
}

/// BASE-CITY-02, BASE-CITY-03, BASE-FINAL-01.
Sheet city_sheet(const auto& turn, std::uint16_t root, int tiles, ScoreReason reason) {
  const bool tiny = reason == ScoreReason::completed && tiles == 2 && turn.book.tiny_city_pays_two;
  const int each = reason == ScoreReason::completed && !tiny ? 2 : 1;
  Sheet sheet;
  if (turn.book.cities_count_segments && !tiny)
    sheet.add("segments", turn.position.nodes[root].size, each);
  else
    sheet.add("tiles", tiles, each);
  sheet.add("pennants", pennants_of(turn, root), each);
  return sheet;
}

/// BASE-MON-01, BASE-FINAL-01: one point for its own tile and for each of the eight around it.
Sheet monastery_sheet(const auto& position, std::uint16_t root) {
  Sheet sheet;
  sheet.add("tiles", 1 + position.around[position.nodes[root].tile], 1);
  return sheet;
}

Sheet printed_sheet(const auto& turn, std::uint16_t root, int tiles, ScoreReason reason) {
  switch (turn.position.nodes[root].kind) {
    case FeatureKind::road: return road_sheet(turn.book, tiles, reason);
    case FeatureKind::city: return city_sheet(turn, root, tiles, reason);
    default: return monastery_sheet(turn.position, root);
  }
}

/// Without what figures that stand there change.
Sheet sheet_by_tiles(const auto& turn, std::uint16_t root, int tiles, ScoreReason reason) {
  Sheet sheet = printed_sheet(turn, root, tiles, reason);
  for (const auto value : turn.book.hooks.value) value(turn, root, reason, sheet);
  return sheet;
}

Sheet sheet_of(const auto& turn, std::uint16_t root, int tiles, ScoreReason reason) {
  Sheet sheet = sheet_by_tiles(turn, root, tiles, reason);
  for (const auto value : turn.book.hooks.value_by_figures) value(turn, root, reason, sheet);
  return sheet;
}

/// Calls winner(seat) for each seat with the majority on features that compete
/// together (BASE-MAJ-01, BASE-MAJ-02).
void for_each_owner(const auto& turn, std::span<const std::uint16_t> roots, auto winner) {
  Followers weights{};
  for (const std::uint16_t root : roots) add_weights(turn, root, weights);
  for (const auto tie_break : turn.book.hooks.tie_break) tie_break(turn, roots, weights);
  for_each_winner(weights, winner);
}

/// Scores an occupied feature: each seat with the majority gets its full value.
void score_feature(auto& turn, std::uint16_t root, ScoreReason reason) {
  auto& position = turn.position;
  const Sheet sheet = sheet_of(turn, root, static_cast<int>(tiles_of(position, root).count()), reason);
  for_each_owner(turn, std::span(&root, 1), [&](Seat seat) {
    award(turn, seat, sheet, position.nodes[root].kind, reason, [&] { return extent_of(position, root); });
  });
  for (const auto scored : turn.book.hooks.scored) scored(turn, root, reason, sheet.total());
}

/// Whether the feature is complete, scored or not. Fields never are (BASE-RETURN-03).
bool is_complete(const auto& position, std::uint16_t node) {
  return position.nodes[position.root(node)].open == 0;
}

/// The roots of the features that a turn has completed, each once.
struct Closed {
  /// Surrounded ones: on the tile just placed and the eight around it.
  static constexpr unsigned kSurroundedMax = 9 * kFeaturesMax;
  static constexpr unsigned kOthersMax = 2 * kFeaturesMax;  ///< on that tile, and as many elsewhere
  std::array<std::uint16_t, kOthersMax + kSurroundedMax> roots;
  unsigned count = 0;

  /// Requires: the root is not in the list, which has room.
  void add(std::uint16_t root) { roots[count++] = root; }
  bool has(std::uint16_t root) const {
    return std::find(roots.begin(), roots.begin() + count, root) != roots.begin() + count;
  }
  /// Adds this segment's road or city if none of its sides is open. Throws
  /// std::length_error if the list is full.
  void add_if_closed(const auto& position, std::uint16_t node) {
    const std::uint16_t root = position.root(node);
    if (position.nodes[root].open != 0 || has(root)) return;
    if (count == kOthersMax) throw std::length_error("more features closed at once than there is room for");
    add(root);
  }
};

/// Adds roads and cities that the tile just placed closes from outside, clockwise from
/// north; then those closed elsewhere.
[[gnu::noinline, gnu::cold]] void find_closed_elsewhere(const auto& turn, Closed& closed) {
  const auto& position = turn.position;
  if (turn.book.facts(position.last_tile().tile).seals) {
    for_each_facing(turn, position.last_tile(), [&](std::uint16_t node) {
      if (position.nodes[node].kind != FeatureKind::river) closed.add_if_closed(position, node);
    });
  }
  for (const auto closes : turn.book.hooks.closes) closes(turn, closed);
}

/// Finds complete roads and cities: those on the tile just placed in its catalogue order,
/// then those beside it or elsewhere.
void find_closed(const auto& turn, Closed& closed) {
  const auto& position = turn.position;
  const TileOnTable& tile = position.last_tile();
  const TileFacts& facts = turn.book.facts(tile.tile);
  for (unsigned bits = facts.closing; bits != 0; bits &= bits - 1) {
    const auto root = position.root(static_cast<std::uint16_t>(tile.first_node + std::countr_zero(bits)));
    if (position.nodes[root].open == 0 && !closed.has(root)) closed.add(root);
  }
  if (facts.seals || !turn.book.hooks.closes.empty()) [[unlikely]]
    find_closed_elsewhere(turn, closed);
}

/// Finds monasteries and gardens whose eight neighbours are all there now (BASE-MON-02).
void find_surrounded(const auto& turn, Closed& closed) {
  const auto& position = turn.position;
  const unsigned first = closed.count;
  for (unsigned i = 0; i < position.enclosed_count; ++i) {
    const TileOnTable& tile = position.tiles[position.enclosed[i]];
    for (unsigned bits = turn.book.facts(tile.tile).surrounded; bits != 0; bits &= bits - 1) {
      closed.add(static_cast<std::uint16_t>(tile.first_node + std::countr_zero(bits)));
      // An insertion sort: a library's sort would add 4 KB of code for every size of board.
      for (unsigned at = closed.count - 1; at > first; --at) {
        std::uint16_t &before = closed.roots[at - 1], &after = closed.roots[at];
        if (order_of(position, before) < order_of(position, after)) break;
        std::swap(before, after);
      }
    }
  }
}

/// BASE-RETURN-01: pieces on complete features go home. Fields never complete (BASE-RETURN-03).
void return_pieces(auto& turn) {
  take_off(
      turn,
      [&](const PieceOnTable& piece) {
        return turn.position.nodes[turn.position.root(piece.node)].open == 0;
      },
      [&](const PieceOnTable& piece) { send_home(turn, piece); });
}

/// BASE-COMPLETE-01 to 03: everything is scored on the same board before any piece goes home.
void score_turn(auto& turn) {
  Closed closed;
  find_closed(turn, closed);
  find_surrounded(turn, closed);
  if (closed.count == 0 && turn.book.hooks.paid_besides.empty()) return;
  const std::span roots(closed.roots.data(), closed.count);
  bool held = false;
  for (const std::uint16_t root : roots) {
    if (turn.position.nodes[root].followers > 0) {
      held = true;
      score_feature(turn, root, ScoreReason::completed);
    }
    for (const auto closed_one : turn.book.hooks.closed) closed_one(turn, root);
  }
  bool paid = false;
  for (const auto paid_besides : turn.book.hooks.paid_besides) paid |= paid_besides(turn);
  if (!roots.empty()) {
    for (const auto completed : turn.book.hooks.completed) completed(turn, roots);
  }
  if (held) return_pieces(turn);
  if (!paid) return;
  for (const auto sent_home : turn.book.hooks.sent_home) sent_home(turn);
}

}  // namespace bastide::carcassonne
