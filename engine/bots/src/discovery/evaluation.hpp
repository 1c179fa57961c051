// The points that each seat of The Discovery may expect at the end of the game, without playing on: its
// score, what its followers' regions promise, and what its followers in hand can still earn.
#pragma once

#include "common/bag.hpp"
#include "common/expectation.hpp"
#include "common/inplace_list.hpp"
#include "common/ledger.hpp"
#include "discovery/scoring.hpp"
#include "discovery/weights.hpp"

#include <engine/discovery/position.hpp>
#include <engine/view.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <functional>
#include <span>

namespace bastide::bots::discovery {

using namespace bastide::discovery;

/// Own turns to come, by seat: each seat lays what it holds, and they draw in turn.
inline std::array<int, kSeatsMost> turns_left(const RuleBook& book, const Position& position) {
  const int active = position.seats - std::popcount(position.resigned);
  const bool seat_draws = position.phase == Phase::draw || book.hand > 1;
  std::array<int, kSeatsMost> turns{};
  int before = 0;
  for (int i = 0; i < position.seats; ++i) {
    const int seat = (position.seat + (seat_draws ? 0 : 1) + i) % position.seats;
    if (position.resigned >> seat & 1) continue;
    const int holds = position.hands[static_cast<unsigned>(seat)].count;
    const int places = seat == position.seat && position.tile != kNoTile;
    turns[static_cast<unsigned>(seat)] =
        holds + places + (position.tiles_left - before + active - 1) / active;
    ++before;
  }
  return turns;
}

/// For one decision, within which it caches what does not change. One thread at a time.
class Evaluation {
 public:
  Evaluation(const RuleBook& book, std::span<const TileCount> unseen, const Weights& weights)
      : book_(book), weights_(weights), bag_(book.tiles, unseen) {}

  Expectation expect(const Position& position) {
    Expectation points{};
    for (Seat seat = 0; seat < position.seats; ++seat) points[seat] = position.scores[seat];
    if (ledger_) ledger_->note(term::kScored, points);
    if (position.phase == Phase::over) return points;
    const auto turns = turns_left(book_, position);
    foresee(position);
    for (Seat seat = 0; seat < position.seats; ++seat) points[seat] += worth_of(position, seat, turns[seat]);
    add_prey(position, turns, points);
    return points;
  }

  /// The same, and puts down in an empty ledger what it is made of.
  Expectation expect(const Position& position, Ledger& ledger) {
    ledger_ = &ledger;
    const Expectation points = expect(position);
    ledger_ = nullptr;
    return points;
  }

 private:
  /// What becomes of a region that is not complete.
  struct Prospect {
    double chance;  ///< that it is completed
    double filled;  ///< cells at it that are filled
    std::uint32_t round;
  };

  Prospect& prospect(std::uint16_t root) {
    Prospect& prospect = prospects_[root];
    if (prospect.round != round_) prospect = {1, 0, round_};
    return prospect;
  }

  double chance_to_fill(const Position& position, const FrontierCell& cell) {
    const auto fitting = static_cast<std::size_t>(bag_.fitting(cell));
    double& chance = chances_[fitting];
    if (chance < 0) chance = bots::chance_to_fill(static_cast<double>(fitting), position.seats, weights_);
    return chance;
  }

  /// A region is complete when every cell at its open sides is filled.
  void foresee(const Position& position) {
    ++round_;
    for (unsigned i = 0; i < position.frontier_count; ++i) {
      const FrontierCell& cell = position.frontier[i];
      InplaceList<std::uint16_t, kSides> held;
      for (int side = 0; side < kSides; ++side) {
        if (!(cell.mask >> (4 * side) & 0xF)) continue;
        const TileOnTable& tile = *tile_on(position, neighbour(cell.cell, side));
        const std::uint8_t segment = book_.face(tile).by_side[static_cast<unsigned>((side + 2) % kSides)];
        const std::uint16_t root = position.root(static_cast<std::uint16_t>(tile.first_node + segment));
        if (position.nodes[root].followers == 0 || std::ranges::find(held, root) != held.end()) continue;
        held.push(root);
      }
      if (held.empty()) continue;
      const double chance = chance_to_fill(position, cell);
      for (const std::uint16_t root : held) {
        Prospect& region = prospect(root);
        region.chance *= chance;
        region.filled += chance;
      }
    }
  }

  /// What the seat's followers may bring beyond its score.
  double worth_of(const Position& position, Seat seat, int turns) const {
    if (position.resigned >> seat & 1u) turns = 0;
    const double tempo = turns / weights_.hand_turns;
    const double time = tempo < 1 ? std::pow(tempo, weights_.hand_curve) : 1;
    const auto in_hand = position.supply[seat];
    double worth = time * weights_.hand[in_hand];
    if (ledger_) ledger_->add(term::kHand, seat, worth);
    const double home =
        in_hand < kFollowers ? weights_.home * (weights_.hand[in_hand + 1u] - weights_.hand[in_hand]) : 0;
    const double return_worth = time * (home - weights_.errand);
    InplaceList<Gain, kFollowers> gains;
    for (unsigned i = 0; i < position.piece_count; ++i) {
      const PieceOnTable& piece = position.pieces[i];
      if (piece.seat != seat) continue;
      const std::uint16_t root = position.root(piece.node);
      const FeatureKind kind = position.nodes[root].kind;
      const Region region = foreseen(position, root, turns > 0);
      worth += region.at_end;
      if (ledger_) ledger_->add(name(kind), seat, region.at_end);
      gains.push({region.chance * (region.if_taken - region.at_end + return_worth), kind});
    }
    std::ranges::sort(gains, std::greater{}, &Gain::points);
    for (std::size_t i = 0; i < gains.size() && i < static_cast<std::size_t>(turns); ++i) {
      const double gain = std::max(0.0, gains[i].points);
      worth += gain;
      if (ledger_) ledger_->add(name(gains[i].kind), seat, gain);
    }
    return worth;
  }

  /// The seat that lays the next tile may join the best region that nobody holds (DISCOVERY-TAKE-04).
  void add_prey(const Position& position, const std::array<int, kSeatsMost>& turns,
                Expectation& points) const {
    if (weights_.prey <= 0) return;
    const Seat seat = next_to_place(position);
    if (turns[seat] == 0 || position.supply[seat] == 0) return;
    constexpr int kLeast = 3;  ///< segments of a region that is worth looking at
    int best = 0;
    FeatureKind kind = FeatureKind::none;
    for (std::uint16_t root = 0; root < position.node_count; ++root) {
      const Node& node = position.nodes[root];
      if (node.parent != root || node.followers > 0 || node.open == 0 || node.size < kLeast) continue;
      const int worth = sheet_at_end(book_, position, root).total();
      if (worth <= best) continue;
      best = worth;
      kind = node.kind;
    }
    points[seat] += weights_.prey * best;
    if (ledger_ && best > 0) ledger_->add(name(kind), seat, weights_.prey * best);
  }

  Seat next_to_place(const Position& position) const {
    Seat seat = position.seat;
    if (position.phase == Phase::place ||
        (position.phase == Phase::draw && position.drawing == Drawing::begin))
      return seat;
    do seat = static_cast<Seat>((seat + 1) % position.seats);
    while (position.resigned >> seat & 1u);
    return seat;
  }

  /// What taking a follower back may bring beyond leaving it.
  struct Gain {
    double points;
    FeatureKind kind;  ///< of its region
  };

  /// What a region brings a follower.
  struct Region {
    double at_end, if_taken;
    double chance;  ///< that it can be taken back when it is complete
  };

  Region foreseen(const Position& position, std::uint16_t root, bool grows) const {
    const double now = sheet_at_end(book_, position, root).total();
    if (!grows) return {now, now, 0};
    const bool complete = is_complete(position, root);
    const double full = sheet_if_complete(book_, position, root).total();
    if (complete) return {now, full, 1};
    const Prospect& region = prospects_[root];
    switch (position.nodes[root].kind) {
      case FeatureKind::grassland: {
        const double more = weights_.tile_growth * region.filled;
        return {now + more, full + 2 * more, region.chance};
      }
      case FeatureKind::mountain: {
        const double more = weights_.summit_growth * region.filled;
        return {now + more, full + 2 * more, region.chance};
      }
      default: {
        const double more = weights_.shore_growth * region.filled;
        return {now + more, full + more + weights_.tile_growth * region.filled, region.chance};
      }
    }
  }

  const RuleBook& book_;
  const Weights weights_;
  Bag bag_;
  std::array<double, Board::tiles + 1> chances_ = never_asked();  ///< by the number of fitting tiles
  std::array<Prospect, Board::nodes> prospects_{};                ///< by root, of the current round
  std::uint32_t round_ = 0;
  Ledger* ledger_ = nullptr;  ///< if somebody asks

  static std::array<double, Board::tiles + 1> never_asked() {
    std::array<double, Board::tiles + 1> chances;
    chances.fill(-1);
    return chances;
  }
};

}  // namespace bastide::bots::discovery
