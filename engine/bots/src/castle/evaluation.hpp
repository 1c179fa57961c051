// The points that each seat of The Castle may expect at the end of the game, without playing on.
#pragma once

#include "castle/scoring.hpp"
#include "common/expectation.hpp"
#include "common/ledger.hpp"

#include <engine/castle/position.hpp>
#include <engine/view.hpp>

#include <cmath>
#include <limits>
#include <span>
#include <string_view>

namespace bastide::bots::castle {

using namespace bastide::castle;

/// Fitted in games against themselves (README.md, "Fitted weights").
struct Weights {
  /// Chance that an open side of a path is closed in time, with a whole game to come.
  double open_side = 0.971;
  double open_half = 0.882;   ///< likewise for a half-side of a tower or house
  double hand = 1.13;         ///< points of a figure in hand, with a whole game to come …
  double hand_tiles = 18.5;   ///< … and less below this many tiles to come
  double wall_tile = 2.71;    ///< points of an unused wall tile
  double larger_keep = 2.68;  ///< points that the larger keep brings
};

/// Calls with(name, weight, most) for each number that may be fitted: above 0, and at most `most`.
void for_each_weight(auto& weights, auto with) {
  constexpr double kAny = std::numeric_limits<double>::infinity();
  with("open_side", weights.open_side, 1);
  with("open_half", weights.open_half, 1);
  with("hand", weights.hand, kAny);
  with("hand_tiles", weights.hand_tiles, kAny);
  with("wall_tile", weights.wall_tile, kAny);
  with("larger_keep", weights.larger_keep, kAny);
}

/// For one decision. Ignores the wall tiles on the corners, which the position of a view does not hold.
class Evaluation {
 public:
  Evaluation(const RuleBook& book, std::span<const TileCount>, const Weights& weights)
      : book_(book), weights_(weights) {}

  Expectation expect(const Position& position) const { return add_up(position, nullptr); }

  /// The same, and puts down in an empty ledger what it is made of.
  Expectation expect(const Position& position, Ledger& ledger) const { return add_up(position, &ledger); }

 private:
  Expectation add_up(const Position& position, Ledger* ledger) const {
    const auto note = [&](std::string_view of, const Expectation& sum) {
      if (ledger) ledger->note(of, sum);
    };
    Expectation points{};
    for (Seat seat = 0; seat < kSeats; ++seat) points[seat] = position.scores[seat];
    note(term::kScored, points);
    if (position.phase == Phase::over) return points;
    const double time = std::min(1.0, position.tiles_left / weights_.hand_tiles);
    for (Seat seat = 0; seat < kSeats; ++seat) points[seat] += time * weights_.hand * position.supply[seat];
    note(term::kHand, points);
    for (const HeldFeature& held : held_features(position, [](std::uint16_t) { return true; })) {
      const Seat owner = leader(position, held.root);
      if (owner == kNoSeat) continue;
      const double chance = chance_of(position, held.root, time);
      points[owner] += chance * value_of(book_, position, held.root);
      if (ledger) ledger->note(name(position.nodes[held.root].kind), points);
    }
    for (unsigned i = 0; i < position.held_count; ++i) {
      if (!position.held[i].used) points[position.held[i].seat] += weights_.wall_tile;
    }
    note(term::kWall, points);
    if (position.keeps[0].size != position.keeps[1].size)
      points[position.keeps[0].size > position.keeps[1].size ? 0 : 1] += weights_.larger_keep;
    note(name(FeatureKind::keep), points);
    return points;
  }

  /// A court pays at the end in any case; other features have to be completed.
  double chance_of(const Position& position, std::uint16_t root, double time) const {
    const Node& node = position.nodes[root];
    if (node.kind == FeatureKind::court) return 1;
    const double each = node.kind == FeatureKind::path ? weights_.open_side : weights_.open_half;
    return node.open == 0 ? 1 : time * std::pow(each, node.open);
  }

  const RuleBook& book_;
  const Weights weights_;
};

}  // namespace bastide::bots::castle
