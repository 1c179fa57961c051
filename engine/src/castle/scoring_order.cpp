#include "castle/scoring_order.hpp"

#include "castle/scoring.hpp"
#include "castle/wall.hpp"
#include "castle/wall_tiles.hpp"

#include <algorithm>

namespace bastide::castle {
namespace {

using Points = InplaceList<int, kPiecesMax>;

/// The corners, as bits, on which a marker stops that scores these points in this order. Counts each corner
/// once, and only those that still have a wall tile.
unsigned corners_taken(const RuleBook& book, const Position& position, Seat seat, const Points& points) {
  unsigned taken = 0;
  int score = position.scores[seat];
  for (const int more : points) {
    score += more;
    const int corner = corner_taken_at(book, score);
    if (corner >= 0) taken |= 1u << corner;
  }
  return taken & position.corners_left;
}

bool orders_differ(const RuleBook& book, const Position& position, Seat seat, Points points) {
  std::sort(points.begin(),
            points.end());  // sorted: equal points are interchangeable, so their permutations are not tried
  const unsigned first = corners_taken(book, position, seat, points);
  while (std::next_permutation(points.begin(), points.end())) {
    if (corners_taken(book, position, seat, points) != first) return true;
  }
  return false;
}

}  // namespace

Group next_group(const Position& position) {
  Group own, other;
  for (std::uint8_t i = 0; i < position.pending_count; ++i) {
    (position.pending[i].winner == position.seat ? own : other).push(i);
  }
  return own.empty() ? other : own;
}

bool order_matters(const RuleBook& book, const Position& position, const Group& group) {
  if (group.size() < 2) return false;
  const Seat winner = position.pending[group[0]].winner;
  const bool may_double = winner == position.seat;  // CASTLE-WALL-05
  // Every subset of the group as the doubled features, with no more of a kind than there are
  // wall tiles for it.
  for (unsigned doubled = 0; doubled < 1u << group.size(); ++doubled) {
    Points points;
    int used[4] = {};
    for (std::size_t i = 0; i < group.size(); ++i) {
      const std::uint16_t root = position.pending[group[i]].root;
      const bool twice = doubled >> i & 1u;
      points.push(value_of(book, position, root) * (twice ? 2 : 1));
      if (twice) ++used[doubling_tile(position.nodes[root].kind)];
    }
    const bool on_offer = used[0] == 0 && used[2] <= (may_double ? usable_count(position, 2) : 0) &&
                          used[3] <= (may_double ? usable_count(position, 3) : 0);
    if (on_offer && orders_differ(book, position, winner, points)) return true;
  }
  return false;
}

}  // namespace bastide::castle
