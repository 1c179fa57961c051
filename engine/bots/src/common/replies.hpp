// The next seat's best turn after each of several ends of a turn.
#pragma once

#include "common/table.hpp"
#include "common/turn_search.hpp"

#include <engine/action.hpp>
#include <engine/action_list.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

namespace bastide::bots {

/// Where a turn has few ends, all are tried. Where it has hundreds, each first action is judged by its plain
/// continuations, and only the best are followed to every end; and since ends of the turn before differ in a
/// tile and its figures, what was good after one end is tried after the others, with all that lies near the
/// difference. One thread at a time.
template <class Game>
class Replies {
 public:
  using Position = typename Game::Position;

  /// Requires: table and search outlive it.
  Replies(const Table<Game>& table, TurnSearch<Game>& search)
      : table_(table), search_(search), after_(std::make_unique<Position>()) {}

  /// From now on positions have another tile in hand: what was found out so far no longer helps.
  void forget() {
    guide_.clear();
    is_large_ = false;
    is_known_ = false;
  }

  /// The expectation after the best turn of the seat to act; the position may also be over.
  Expectation after_best(const Position& position) {
    if (position.phase == Phase::over || search_.is_end(position, position.seat))
      return search_.expect(position);
    table_.referee.legal_actions(position, firsts_);
    if (!is_known_) {
      is_large_ = ends_of(position) > kEndsTried;
      is_known_ = true;
    }
    return is_large_ ? narrowed(position) : search_.best_end(position, position.seat);
  }

 private:
  static constexpr std::size_t kEndsTried = 500;
  static constexpr std::size_t kFollowed = 3;  ///< first actions that are followed to every end
  static constexpr std::size_t kGuides = 10;   ///< first actions that are tried after every end

  struct Tried {
    double value;
    std::size_t number;  ///< among the first actions
  };

  /// About how many: counts what follows a few first actions.
  std::size_t ends_of(const Position& position) {
    constexpr std::size_t kCounted = 4;
    const std::size_t counted = std::min<std::size_t>(kCounted, firsts_.size());
    std::size_t ends = 0;
    for (std::size_t i = 0; i < counted; ++i) {
      play(position, firsts_[i * firsts_.size() / counted]);
      if (search_.is_end(*after_, position.seat)) {
        ++ends;
        continue;
      }
      table_.referee.legal_actions(*after_, seconds_);
      ends += seconds_.size();
    }
    return ends * firsts_.size() / counted;
  }

  Expectation narrowed(const Position& position) {
    const Seat seat = position.seat;
    std::vector<Tried> tried;
    for (std::size_t number = 0; number < firsts_.size() && !search_.spent(); ++number) {
      if (!is_worth_trying(firsts_[number], position)) continue;
      play(position, firsts_[number]);
      tried.push_back({judged(seat), number});
    }
    std::ranges::sort(tried, {}, [](const Tried& one) { return std::pair(-one.value, one.number); });
    if (guide_.empty()) {
      for (std::size_t i = 0; i < std::min(kGuides, tried.size()); ++i)
        guide_.push_back(firsts_[tried[i].number]);
      guide_cell_ = position.last_tile().cell;
    }
    tried.resize(std::min(kFollowed, tried.size()));
    if (tried.empty()) return search_.best_end(position, seat);
    double best = -std::numeric_limits<double>::infinity();
    Expectation found{};
    for (const Tried& one : tried) {
      play(position, firsts_[one.number]);
      search_.for_each_end(*after_, seat, [&](const Position& end, const Expectation& points) {
        const double value = standing(points, seat, Game::seats(end));
        if (value <= best) return;
        best = value;
        found = points;
      });
    }
    return found;
  }

  void play(const Position& position, const Action& action) {
    *after_ = position;
    table_.referee.play(*after_, action);
  }

  bool is_worth_trying(const Action& first, const Position& position) const {
    if (guide_.empty() || std::ranges::find(guide_, first) != guide_.end()) return true;
    return is_near(first.cell, guide_cell_) || is_near(first.cell, position.last_tile().cell);
  }

  static bool is_near(Cell one, Cell other) {
    return std::abs(one.x - other.x) <= 1 && std::abs(one.y - other.y) <= 1;
  }

  /// What the position after the first action promises with its best plain continuation.
  double judged(Seat seat) {
    double best = value_of(*after_, seat);
    if (search_.is_end(*after_, seat)) return best;
    table_.referee.legal_actions(*after_, seconds_);
    for (const Action& second : seconds_) {
      if (!is_plain(second)) continue;
      further_ = *after_;
      table_.referee.play(further_, second);
      best = std::max(best, value_of(further_, seat));
    }
    return best;
  }

  static bool is_plain(const Action& second) {
    if (second.kind == ActionKind::take_follower) return true;
    return second.kind == ActionKind::deploy && second.piece == PieceKind::meeple && !second.elsewhere;
  }

  double value_of(const Position& position, Seat seat) {
    return standing(search_.expect(position), seat, Game::seats(position));
  }

  const Table<Game>& table_;
  TurnSearch<Game>& search_;
  std::unique_ptr<Position> after_;
  Position further_;
  ActionList firsts_, seconds_;
  std::vector<Action> guide_;  ///< good after the first end; empty before it
  Cell guide_cell_{};          ///< where that end's last tile lies
  bool is_large_ = false, is_known_ = false;
};

}  // namespace bastide::bots
