// The points that each seat may expect at the end of the game, without playing on: its score, what its
// features promise, and what its figures in hand can still earn.
#pragma once

#include "carcassonne/final_scoring.hpp"
#include "carcassonne/layout.hpp"
#include "carcassonne/prospects.hpp"
#include "carcassonne/weights.hpp"
#include "common/expectation.hpp"
#include "common/ledger.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace bastide::bots::carcassonne {

/// For one decision, within which it caches what does not change. One thread at a time.
template <class B>
class Evaluation {
 public:
  Evaluation(const RuleBook<B>& book, std::span<const TileCount> unseen, const Weights& weights)
      : book_(book), weights_(weights), layout_(book, unseen, weights), held_(B::nodes), seen_(B::nodes) {
    for (const PieceKind kind : book.kinds_in_play) {
      if (!book.rule(kind).holds) continue;
      shares_.push_back({kind, use_of(book.rule(kind).claims) / use_of(book.rule(PieceKind::meeple).claims)});
    }
    count_signs(unseen);
    for (std::size_t step = kFirstAward; step < book.hooks.final_scores.size(); ++step)
      has_awards_ |= !book.hooks.final_scores[step].empty();
  }

  Expectation expect(const Position<B>& position) {
    Expectation points{};
    for (Seat seat = 0; seat < position.seats; ++seat) points[seat] = position.scores[seat];
    note(term::kScored, points);
    if (position.phase == Phase::over) return points;
    layout_.look_at(position);
    const double tempo = turns_left(position) / weights_.hand_turns;
    share_of_hand_ = tempo < 1 ? std::pow(tempo, weights_.hand_curve) : 1;
    share_of_field_ = tempo < 1 ? tempo : 1;
    note_pieces(position);
    for (const std::uint16_t root : roots_) add_feature(position, root, points);
    add_meetings(position, points);
    for (Seat seat = 0; seat < position.seats; ++seat) points[seat] += hand_worth(figures_[seat]);
    note(term::kHand, points);
    add_awards(position, points);
    note(term::kAwards, points);
    add_turn(position, points);
    note(term::kTurn, points);
    add_prospects(position, points);
    return points;
  }

  /// The same, and puts down in an empty ledger what it is made of.
  Expectation expect(const Position<B>& position, Ledger& ledger) {
    ledger_ = &ledger;
    const Expectation points = expect(position);
    ledger_ = nullptr;
    return points;
  }

 private:
  static constexpr std::uint16_t kNoPiece = 0xFFFF;

  /// A feature with pieces.
  struct Held {
    Followers weights;          ///< in the majority, without what breaks ties
    std::uint16_t first, last;  ///< pieces there, which follow each other by `next_`
    double worth;               ///< to its owners
  };

  void note(std::string_view of, const Expectation& points) {
    if (ledger_) ledger_->note(of, points);
  }

  void note(FeatureKind kind, const Expectation& points) {
    if (ledger_) ledger_->note(name(kind), points);
  }

  double turns_left(const Position<B>& position) const {
    return static_cast<double>(position.tiles_left) / position.seats;
  }

  /// How much a figure for these kinds of feature is used, in no unit.
  static double use_of(FeatureSet claims) {
    constexpr std::pair<FeatureKind, double> kUses[] = {{FeatureKind::road, 3},
                                                        {FeatureKind::city, 3},
                                                        {FeatureKind::field, 2},
                                                        {FeatureKind::monastery, 2},
                                                        {FeatureKind::garden, 2}};
    double use = 0;
    for (const auto& [kind, much] : kUses)
      if (claims & bit(kind)) use += much;
    return use;
  }

  /// Followers in hand; those for few kinds of feature count less.
  double figures(const Position<B>& position, Seat seat) const {
    double count = 0;
    for (const auto& [kind, share] : shares_) count += share * supply_of(position, seat, kind);
    return count;
  }

  /// Between whole figures, and beyond those that have a weight, on a straight line.
  double hand_worth(double figures) const {
    const std::size_t last = weights_.hand.size() - 1;
    const std::size_t below = std::min(static_cast<std::size_t>(figures), last);
    const std::size_t from = std::min(below, last - 1);
    const double step = weights_.hand[from + 1] - weights_.hand[from];
    return share_of_hand_ * (weights_.hand[below] + (figures - static_cast<double>(below)) * step);
  }

  double share_that_meets(FeatureKind kind) const {
    switch (kind) {
      case FeatureKind::city: return weights_.cities_meet;
      case FeatureKind::field: return weights_.fields_meet * share_of_field_;
      default: return 0;
    }
  }

  /// Finds the features with pieces, in the order of their first ones, and who weighs how much there.
  void note_pieces(const Position<B>& position) {
    const ConstTurn<B> turn{book_, position};
    ++round_;
    roots_.clear();
    for (Seat seat = 0; seat < position.seats; ++seat) {
      figures_[seat] = figures(position, seat);
      gain_[seat] = hand_worth(figures_[seat] + 1) - hand_worth(figures_[seat]);
    }
    for (std::uint16_t i = 0; i < position.piece_count; ++i) {
      const PieceOnTable& piece = position.pieces[i];
      const std::uint16_t root = position.root(piece.node);
      Held& held = held_[root];
      if (seen_[root] != round_) {
        seen_[root] = round_;
        held = {.weights = {}, .first = i, .last = i, .worth = 0};
        roots_.push_back(root);
      }
      next_[held.last] = i;
      next_[i] = kNoPiece;
      held.last = i;
      const auto& rule = book_.rule(piece.piece);
      held.weights[piece.seat] += rule.strength ? rule.strength(turn, root) : rule.weight;
    }
  }

  /// Calls visit(piece) for each piece on a feature that has some.
  void for_each_piece(const Position<B>& position, std::uint16_t root, auto visit) const {
    for (std::uint16_t i = held_[root].first; i != kNoPiece; i = next_[i]) visit(position.pieces[i]);
  }

  /// Calls owner(seat) for those who would be paid for a feature that has pieces.
  void for_each_owner_of(const Position<B>& position, std::uint16_t root, auto owner) const {
    Followers weights = held_[root].weights;
    for (const auto tie_break : book_.hooks.tie_break)
      tie_break(ConstTurn<B>{book_, position}, std::span(&root, 1), weights);
    for_each_winner(weights, owner);
  }

  void add_feature(const Position<B>& position, std::uint16_t root, Expectation& points) {
    const Outlook& feature = layout_.of(root);
    switch (position.nodes[root].kind) {
      case FeatureKind::road:
      case FeatureKind::city:
        return pay(position, root, feature.closes * feature.then + (1 - feature.closes) * feature.now,
                   feature.closes, points);
      case FeatureKind::monastery:
      case FeatureKind::garden: return pay(position, root, feature.now, feature.closes, points);
      case FeatureKind::field: return add_field(position, root, feature, points);
      default: return;
    }
  }

  void pay(const Position<B>& position, std::uint16_t root, double worth, double home, Expectation& points) {
    held_[root].worth = worth;
    for_each_owner_of(position, root, [&](Seat seat) { points[seat] += worth; });
    note(position.nodes[root].kind, points);
    if (home <= 0) return;
    for_each_piece(position, root, [&](const PieceOnTable& piece) {
      if (book_.rule(piece.piece).holds) points[piece.seat] += weights_.home * home * gain_[piece.seat];
    });
    note(term::kHand, points);
  }

  /// Three points for a complete city, as in most printings; before the end nothing more exact is needed.
  void add_field(const Position<B>& position, std::uint16_t root, const Outlook& field, Expectation& points) {
    double worth = (weights_.field_future + weights_.field_cell * field.cells) * share_of_field_;
    city_chances_.clear();
    for (const std::uint16_t city : layout_.cities(field)) {
      const Node& node_of_city = position.nodes[city];
      const double wanted = node_of_city.followers > 0 ? 1 : weights_.free_city;
      // What has been a city stays one for fields.
      const bool stays = node_of_city.open == 0 || node_of_city.kind != FeatureKind::city;
      city_chances_.push_back(stays ? 1 : layout_.closing(city).closes * wanted);
      worth += 3 * city_chances_.back();
    }
    pay(position, root, worth, 0, points);
    if (!book_.hooks.city_worth.empty())
      for_each_owner_of(position, root,
                        [&](Seat seat) { points[seat] += extra_worth(position, root, field, seat); });
    pay_barns(position, root, worth * 4 / 3, points);
    note(FeatureKind::field, points);
  }

  /// What the cities of this field bring its owner in addition, each with its chance (a pig).
  double extra_worth(const Position<B>& position, std::uint16_t root, const Outlook& field, Seat seat) const {
    const ConstTurn<B> turn{book_, position};
    const auto cities = layout_.cities(field);
    double worth = 0;
    for (std::size_t i = 0; i < cities.size(); ++i)
      for (const auto& extra : book_.hooks.city_worth)
        worth += city_chances_[i] * extra.points(turn, cities[i], std::span(&root, 1), seat, 3);
    return worth;
  }

  /// A barn gets four points per city where farmers get three (ABBEY-BARN-08).
  void pay_barns(const Position<B>& position, std::uint16_t field, double worth, Expectation& points) {
    std::array<bool, kSeatsMax> owns{};
    for_each_piece(position, field, [&](const PieceOnTable& piece) {
      if (book_.rule(piece.piece).on_corners) owns[piece.seat] = true;
    });
    for (Seat seat = 0; seat < position.seats; ++seat)
      if (owns[seat]) points[seat] += worth;
  }

  /// Features that one tile can join: the seat with the larger share then holds both.
  void add_meetings(const Position<B>& position, Expectation& points) {
    for (const auto& [one, other, chance] : layout_.meetings()) {
      if (position.nodes[one].followers == 0 || position.nodes[other].followers == 0) continue;
      const double share = share_that_meets(position.nodes[one].kind) * chance;
      if (share <= 0) continue;
      const Held &of_one = held_[one], &of_other = held_[other];
      Followers both{};
      for (std::size_t seat = 0; seat < both.size(); ++seat)
        both[seat] = of_one.weights[seat] + of_other.weights[seat];
      const auto add = [&](const Followers& weights, double worth) {
        for_each_winner(weights, [&](Seat seat) { points[seat] += worth; });
      };
      add(of_one.weights, -share * of_one.worth);
      add(of_other.weights, -share * of_other.worth);
      add(both, share * (of_one.worth + of_other.worth));
      note(position.nodes[one].kind, points);
    }
  }

  /// Where a seat may have more turns in a row than one, who draws next is worth something.
  void add_turn(const Position<B>& position, Expectation& points) const {
    const auto& steps = book_.steps;
    if (!steps.has(TurnStep::part_end) && !steps.has(TurnStep::part_begin)) return;
    if (position.tiles_left == 0) return;
    const bool draws =
        position.agenda.due_count > 0 || steps.within(position.phase, TurnStep::turn_begin, TurnStep::draw);
    points[draws ? position.turn_seat : behind(position, position.turn_seat)] += weights_.turn;
  }

  static Seat behind(const Position<B>& position, Seat seat) {
    return seat + 1 == position.seats ? Seat{0} : static_cast<Seat>(seat + 1);
  }

  /// What only the modules know of.
  void add_prospects(const Position<B>& position, Expectation& points) {
    if (book_.hooks.prospects.empty()) return;
    standing_.resize(position.piece_count);
    for (const std::uint16_t root : roots_) {
      Followers own{};
      for_each_piece(position, root,
                     [&](const PieceOnTable& piece) { own[piece.seat] += book_.rule(piece.piece).holds; });
      std::array<double, kSeatsMax> owned{};
      for_each_owner_of(position, root, [&](Seat seat) { owned[seat] = held_[root].worth; });
      const Outlook& feature = layout_.closing(root);
      for (std::uint16_t i = held_[root].first; i != kNoPiece; i = next_[i]) {
        const Seat seat = position.pieces[i].seat;
        const bool alone = own[seat] == 1 && book_.rule(position.pieces[i].piece).holds;
        standing_[i] = {root, held_[root].worth, alone ? owned[seat] : 0, feature.closes, 1 - feature.stays};
      }
    }
    Prospects prospects{.of = {},
                        .weights = weights_.modules,
                        .points = points,
                        .turns = turns_left(position),
                        .time = share_of_field_,
                        .figure = gain_,
                        .pieces = standing_,
                        .shown = shown_};
    for (const auto add : book_.hooks.prospects) {
      add(ConstTurn<B>{book_, position}, prospects);
      note(prospects.of, points);
    }
  }

  void count_signs(std::span<const TileCount> unseen) {
    double all = 0;
    for (const auto& [tile, count] : unseen) {
      all += count;
      for (TileSigns signs = book_.facts(tile).signs; signs != 0; signs &= signs - 1)
        shown_[static_cast<std::size_t>(std::countr_zero(signs))] += count;
    }
    for (double& share : shown_) share /= std::max(1.0, all);
  }

  /// Gives the modules' final awards to the seats that would get them now, with a weight that grows
  /// towards the end.
  void add_awards(const Position<B>& position, Expectation& points) {
    if (!has_awards_) return;
    const auto small = std::bit_cast<std::array<std::byte, sizeof(SmallStates)>>(
        static_cast<const SmallStates&>(position.modules));
    if (layout_.round() != round_of_awards_ || small != small_of_awards_) {
      round_of_awards_ = layout_.round();
      small_of_awards_ = small;
      find_awards(position);
    }
    const double share = 1 - (1 - weights_.award_now) * share_of_field_;
    for (Seat seat = 0; seat < position.seats; ++seat) points[seat] += share * ended_.scores[seat];
  }

  static constexpr std::size_t kFirstAward = static_cast<std::size_t>(FinalStep::farms) + 1;

  void find_awards(const Position<B>& position) {
    ended_ = position;
    ended_.scores = {};
    Turn<B> turn{book_, ended_, nullptr};
    for (std::size_t step = kFirstAward; step < book_.hooks.final_scores.size(); ++step)
      for (const auto score : book_.hooks.final_scores[step]) score(turn);
  }

  const RuleBook<B>& book_;
  const Weights weights_;
  Layout<B> layout_;
  std::vector<Held> held_;                        ///< by root, of those in `roots_`
  std::vector<std::uint32_t> seen_;               ///< by root: the last round that found pieces there
  std::vector<std::uint16_t> roots_;              ///< features with pieces
  std::array<std::uint16_t, kPiecesMax> next_{};  ///< by piece: the next one on its feature
  std::vector<double> city_chances_;  ///< of one field, by the index of its cities: chance of being complete
  /// A kind of follower, and how far it does what the plain one does.
  struct ShareOfKind {
    PieceKind kind;
    double share;
  };

  std::vector<ShareOfKind> shares_;
  std::array<double, 64> shown_{};             ///< by bit of TileSigns: share of the tiles to come
  std::vector<Prospects::Standing> standing_;  ///< by piece
  std::array<double, kSeatsMax> figures_{};    ///< by seat: followers in hand
  std::array<double, kSeatsMax> gain_{};       ///< by seat: what one more would be worth
  bool has_awards_ = false;
  Position<B> ended_;                  ///< with the points of the awards alone
  std::uint32_t round_of_awards_ = 0;  ///< of the layout for which `ended_` counts, and
  std::array<std::byte, sizeof(SmallStates)> small_of_awards_{};  ///< the states
  std::uint32_t round_ = 0;
  double share_of_hand_ = 0;
  double share_of_field_ = 0;  ///< share of what a field is still going to gain
  Ledger* ledger_ = nullptr;   ///< if somebody asks
};

}  // namespace bastide::bots::carcassonne
