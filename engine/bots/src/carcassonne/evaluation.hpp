// The points that each seat may expect at the end of the game, without playing on: its score, what its
// features promise, and what its figures in hand can still earn.
#pragma once

#include "carcassonne/final_scoring.hpp"
#include "carcassonne/meetings.hpp"
#include "carcassonne/weights.hpp"
#include "common/bag.hpp"
#include "common/expectation.hpp"

#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

namespace bastide::bots::carcassonne {

/// Calls visit(cell) for a cell and the eight around it.
void for_each_cell_near(Cell cell, auto visit) {
  for (int dy = -1; dy <= 1; ++dy) {
    for (int dx = -1; dx <= 1; ++dx)
      visit(Cell{static_cast<std::int16_t>(cell.x + dx), static_cast<std::int16_t>(cell.y + dy)});
  }
}

/// For one decision, within which it caches what does not change. One thread at a time.
template <class B>
class Evaluation {
 public:
  Evaluation(const RuleBook<B>& book, std::span<const TileCount> unseen, const Weights& weights)
      : book_(book),
        weights_(weights),
        bag_(book.tiles, unseen),
        closing_(B::nodes),
        worth_(B::nodes),
        seen_(B::nodes) {}

  Expectation expect(const Position<B>& position) {
    Expectation points{};
    for (Seat seat = 0; seat < position.seats; ++seat) points[seat] = position.scores[seat];
    if (position.phase == Phase::over) return points;
    ++round_;
    foresee_closing(position);
    const double tempo = turns_left(position) / weights_.hand_turns;
    share_of_hand_ = tempo < 1 ? std::pow(tempo, weights_.hand_curve) : 1;
    share_of_field_ = tempo < 1 ? tempo : 1;
    for (unsigned i = 0; i < position.piece_count; ++i) {
      const std::uint16_t root = position.root(position.pieces[i].node);
      if (!first_visit(root)) continue;
      add_feature(position, root, points);
    }
    meetings_.add_to(
        points, ConstTurn<B>{book_, position}, [&](FeatureKind kind) { return share_that_meets(kind); },
        [&](std::uint16_t root) { return worth_[root]; });
    for (Seat seat = 0; seat < position.seats; ++seat) points[seat] += hand_worth(figures(position, seat));
    add_builders(position, points);
    add_awards(position, points);
    return points;
  }

 private:
  /// The chance that the feature is completed, and its number of adjacent empty cells.
  struct Closing {
    double chance;
    int cells;
    std::uint32_t round;
  };

  double turns_left(const Position<B>& position) const {
    return static_cast<double>(position.tiles_left) / position.seats;
  }

  /// Followers in hand.
  int figures(const Position<B>& position, Seat seat) const {
    int count = 0;
    for (const PieceKind kind : book_.kinds_in_play)
      if (book_.rule(kind).holds) count += supply_of(position, seat, kind);
    return count;
  }

  double hand_worth(int figures) const {
    const auto most = weights_.hand.size() - 1;
    return share_of_hand_ * weights_.hand[std::min<std::size_t>(static_cast<std::size_t>(figures), most)];
  }

  double share_that_meets(FeatureKind kind) const {
    switch (kind) {
      case FeatureKind::city: return weights_.cities_meet;
      case FeatureKind::field: return weights_.fields_meet * share_of_field_;
      default: return 0;
    }
  }

  bool first_visit(std::uint16_t root) {
    if (seen_[root] == round_) return false;
    seen_[root] = round_;
    return true;
  }

  Closing& closing(std::uint16_t root) {
    Closing& closing = closing_[root];
    if (closing.round != round_) closing = {1, 0, round_};
    return closing;
  }

  /// The chance that a seat that wants the cell filled gets a tile for it.
  double fill_chance(const Position<B>& position, const FrontierCell& cell) {
    return chance_to_fill(bag_.fitting(cell), position.seats, weights_);
  }

  /// Calls visit(root) once for each feature that the tiles around an empty cell turn to it; `shown(face,
  /// side)` names a tile's segments on that side.
  void for_each_shown(const Position<B>& position, const FrontierCell& cell, auto shown, auto visit) {
    facing_.clear();
    for (int side = 0; side < kSides; ++side) {
      if (!(cell.mask >> (4 * side) & 0xF)) continue;
      const TileOnTable* tile = tile_on(position, neighbour(cell.cell, side));
      const Face& face = book_.facts(tile->tile).faces[tile->rotation];
      for (const std::uint8_t segment : shown(face, static_cast<unsigned>((side + 2) % kSides))) {
        if (segment == kNobody) continue;
        const std::uint16_t root = position.root(static_cast<std::uint16_t>(tile->first_node + segment));
        if (std::ranges::find(facing_, root) != facing_.end()) continue;
        facing_.push_back(root);
        visit(root);
      }
    }
  }

  /// A feature is complete when every cell at its open sides is filled.
  void foresee_closing(const Position<B>& position) {
    meetings_.clear();
    for (unsigned i = 0; i < position.frontier_count; ++i) {
      const FrontierCell& cell = position.frontier[i];
      const double chance = fill_chance(position, cell);
      for_each_shown(
          position, cell, [](const Face& face, unsigned side) { return std::array{face.by_side[side]}; },
          [&](std::uint16_t root) {
            Closing& feature = closing(root);
            feature.chance *= chance;
            ++feature.cells;
          });
      meetings_.note(position, facing_, chance);
      for_each_shown(
          position, cell,
          [](const Face& face, unsigned side) {
            return std::array{face.by_half[2 * side], face.by_half[2 * side + 1]};
          },
          [&](std::uint16_t root) { ++closing(root).cells; });
      meetings_.note(position, facing_, chance);
    }
  }

  void add_feature(const Position<B>& position, std::uint16_t root, Expectation& points) {
    switch (position.nodes[root].kind) {
      case FeatureKind::road:
      case FeatureKind::city: return add_closable(position, root, points);
      case FeatureKind::monastery:
      case FeatureKind::garden: return add_surrounded(position, root, points);
      case FeatureKind::field: return add_field(position, root, points);
      default: return;
    }
  }

  void pay(const Position<B>& position, std::uint16_t root, double worth, double home, Expectation& points) {
    const ConstTurn<B> turn{book_, position};
    worth_[root] = worth;
    for_each_owner(turn, std::span(&root, 1), [&](Seat seat) { points[seat] += worth; });
    if (home <= 0) return;
    for (unsigned i = 0; i < position.piece_count; ++i) {
      const PieceOnTable& piece = position.pieces[i];
      if (position.root(piece.node) != root || !book_.rule(piece.piece).holds) continue;
      const int in_hand = figures(position, piece.seat);
      points[piece.seat] += weights_.home * home * (hand_worth(in_hand + 1) - hand_worth(in_hand));
    }
  }

  void add_closable(const Position<B>& position, std::uint16_t root, Expectation& points) {
    const ConstTurn<B> turn{book_, position};
    const Closing feature = closing(root);
    const auto tiles = static_cast<int>(tiles_of(position, root).count());
    const double growth =
        position.nodes[root].kind == FeatureKind::city ? weights_.city_growth : weights_.road_growth;
    const int grown = tiles + static_cast<int>(std::lround(growth * feature.cells));
    const double now = sheet_of(turn, root, tiles, ScoreReason::final).total();
    const double then = sheet_of(turn, root, grown, ScoreReason::completed).total();
    pay(position, root, feature.chance * then + (1 - feature.chance) * now, feature.chance, points);
  }

  void add_surrounded(const Position<B>& position, std::uint16_t root, Expectation& points) {
    const Cell here = position.tile_of(root).cell;
    double tiles = 0, complete = 1;
    const double far = weights_.far_cell * (1 - std::exp(-turns_left(position) / weights_.far_turns));
    for_each_cell_near(here, [&](Cell cell) {
      const unsigned value = position.cells[place_of(position, cell)];
      if (value != 0 && value <= B::tiles) {
        ++tiles;
        return;
      }
      const double chance =
          value == 0 ? far : fill_chance(position, position.frontier[value - B::tiles - 1u]);
      tiles += chance;
      complete *= chance;
    });
    pay(position, root, tiles, complete, points);
  }

  /// Three points for a complete city, as in most printings; before the end nothing more exact is needed.
  void add_field(const Position<B>& position, std::uint16_t root, Expectation& points) {
    double worth = (weights_.field_future + weights_.field_cell * closing(root).cells) * share_of_field_;
    cities_.clear();
    city_chances_.clear();
    for_each_segment(position, root, [&](std::uint16_t node) {
      const TileOnTable& tile = position.tile_of(node);
      for (unsigned bits = book_.facts(tile.tile).cities[position.feature_index(node)]; bits != 0;
           bits &= bits - 1) {
        const auto city = position.root(static_cast<std::uint16_t>(tile.first_node + std::countr_zero(bits)));
        if (std::find(cities_.begin(), cities_.end(), city) != cities_.end()) continue;
        cities_.push_back(city);
        const Node& node_of_city = position.nodes[city];
        const double wanted = node_of_city.followers > 0 ? 1 : weights_.free_city;
        city_chances_.push_back(node_of_city.open == 0 ? 1 : closing(city).chance * wanted);
        worth += 3 * city_chances_.back();
      }
    });
    pay(position, root, worth, 0, points);
    if (!book_.hooks.city_worth.empty())
      for_each_owner(ConstTurn<B>{book_, position}, std::span(&root, 1),
                     [&](Seat seat) { points[seat] += extra_worth(position, root, seat); });
    pay_barns(position, root, worth * 4 / 3, points);
  }

  /// A working builder brings second tiles (TRADERS-BUILD-05).
  void add_builders(const Position<B>& position, Expectation& points) {
    if (!book_.in_play(PieceKind::builder)) return;
    for (Seat seat = 0; seat < position.seats; ++seat) {
      const auto builder = stand_of(position, seat, PieceKind::builder);
      if (builder && position.nodes[position.root(*builder)].open > 0)
        points[seat] += weights_.builder * share_of_field_;
    }
  }

  /// Gives the modules' final awards to the seats that would get them now, with a weight that grows
  /// towards the end.
  void add_awards(const Position<B>& position, Expectation& points) {
    const auto& awards = book_.hooks.final_scores;
    const auto first = static_cast<std::size_t>(FinalStep::farms) + 1;
    if (std::all_of(awards.begin() + first, awards.end(), [](const auto& scores) { return scores.empty(); }))
      return;
    ended_ = position;
    ended_.scores = {};
    Turn<B> turn{book_, ended_, nullptr};
    for (std::size_t step = first; step < awards.size(); ++step)
      for (const auto score : awards[step]) score(turn);
    const double share = 1 - (1 - weights_.award_now) * share_of_field_;
    for (Seat seat = 0; seat < position.seats; ++seat) points[seat] += share * ended_.scores[seat];
  }

  /// What the cities of this field bring its owner in addition, each with its chance (a pig).
  double extra_worth(const Position<B>& position, std::uint16_t field, Seat seat) const {
    const ConstTurn<B> turn{book_, position};
    double worth = 0;
    for (std::size_t i = 0; i < cities_.size(); ++i)
      for (const auto& extra : book_.hooks.city_worth)
        worth += city_chances_[i] * extra.points(turn, cities_[i], std::span(&field, 1), seat, 3);
    return worth;
  }

  /// A barn gets four points per city where farmers get three (ABBEY-BARN-08).
  void pay_barns(const Position<B>& position, std::uint16_t field, double worth, Expectation& points) {
    std::array<bool, kSeatsMax> owns{};
    for (unsigned i = 0; i < position.piece_count; ++i) {
      const PieceOnTable& piece = position.pieces[i];
      if (book_.rule(piece.piece).on_corners && position.root(piece.node) == field) owns[piece.seat] = true;
    }
    for (Seat seat = 0; seat < position.seats; ++seat)
      if (owns[seat]) points[seat] += worth;
  }

  const RuleBook<B>& book_;
  const Weights weights_;
  Bag bag_;
  Meetings meetings_;
  std::vector<std::uint16_t> facing_;  ///< features at one cell
  std::vector<Closing> closing_;       ///< by root, of the current round
  std::vector<double> worth_;          ///< by root: the worth of a held feature to its owners
  std::vector<std::uint32_t> seen_;    ///< by root: the last round that counted it
  std::vector<std::uint16_t> cities_;  ///< of one field
  std::vector<double> city_chances_;   ///< by the same index: chance of being complete
  Position<B> ended_;
  std::uint32_t round_ = 0;
  double share_of_hand_ = 0;
  double share_of_field_ = 0;  ///< share of what a field is still going to gain
};

}  // namespace bastide::bots::carcassonne
