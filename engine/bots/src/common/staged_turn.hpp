// A seat's turn in stages: where it lays the tile, what it does then, what follows.
#pragma once

#include "common/table.hpp"
#include "common/turn_search.hpp"

#include <engine/action.hpp>
#include <engine/action_list.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <limits>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace bastide::bots {

/// How many first actions go on to the next stage where a turn has hundreds of ends.
struct Breadth {
  std::size_t judged;    ///< by passing behind each: these are judged by their plain continuations
  std::size_t followed;  ///< by that: these are followed to every end
  std::size_t guiding;   ///< by that: these are tried after other turns, too
};

/// Of a seat that answers.
inline constexpr Breadth kReply{.judged = 10, .followed = 2, .guiding = 10};

/// Where a turn has few ends, all are tried. Where it has hundreds, each first action is judged by itself,
/// the best by their plain continuations, and the best of these are followed to every end. Ends of the turn
/// before differ in a tile and its figures: what was good after one end is tried after the others, with all
/// that lies near the difference. One thread at a time.
template <class Game>
class StagedTurn {
 public:
  using Position = typename Game::Position;

  /// Requires: table and search outlive it.
  StagedTurn(const Table<Game>& table, TurnSearch<Game>& search, const Breadth& breadth)
      : table_(table), search_(search), breadth_(breadth), after_(std::make_unique<Position>()) {}

  /// From now on positions have another tile in hand: what was found out so far no longer helps.
  void forget() {
    guide_.clear();
    is_large_ = false;
    is_known_ = false;
  }

  /// Calls visit(first action, end, points) for the ways that are tried, one first action after the other.
  /// Requires: a seat is to act.
  void for_each_way(const Position& position, auto visit) {
    table_.referee.legal_actions(position, firsts_);
    if (!is_known_) {
      is_large_ = ends_of(position) > kEndsTried;
      is_known_ = true;
    }
    const Seat seat = position.seat;
    if (is_large_ && position.phase != Phase::place) return follow(position, seat, 0, nullptr, visit);
    if (is_large_) narrow(position);
    for (const Action& first : is_large_ ? std::span<const Action>(chosen_) : std::span(firsts_)) {
      play(position, first);
      if (is_large_)
        follow(*after_, seat, 0, &first, visit);
      else
        search_.for_each_end(*after_, seat, [&](const Position& end, const Expectation& points) {
          visit(first, end, points);
        });
    }
  }

  /// Whether the last turn was large.
  bool is_large() const { return is_large_; }

  /// The expectation after the best turn of the seat to act; the position may also be over.
  Expectation after_best(const Position& position) {
    if (position.phase == Phase::over || search_.is_end(position, position.seat))
      return search_.expect(position);
    double best = -std::numeric_limits<double>::infinity();
    Expectation found{};
    for_each_way(position, [&](const Action&, const Position& end, const Expectation& points) {
      const double value = standing(points, position.seat, Game::seats(end));
      if (value <= best) return;
      best = value;
      found = points;
    });
    return found;
  }

 private:
  static constexpr std::size_t kEndsTried = 500;
  static constexpr std::size_t kLeftOpen = 2;      ///< actions that leave the choice open and are followed
  static constexpr std::size_t kDecisionsMax = 8;  ///< of one turn that are searched

  struct Tried {
    double value;
    std::size_t number;  ///< in its list
  };

  struct Level {
    ActionList actions;
    Position position;
  };

  Level& level(std::size_t depth) {
    while (levels_.size() <= depth) levels_.push_back(std::make_unique<Level>());
    return *levels_[depth];
  }

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

  /// Best first; equal ones keep their order, so that all standard libraries agree.
  static void keep_best(std::vector<Tried>& tried, std::size_t most) {
    std::ranges::sort(tried, {}, [](const Tried& one) { return std::pair(-one.value, one.number); });
    if (tried.size() > most) tried.resize(most);
  }

  /// Chooses the first actions that are followed.
  void narrow(const Position& position) {
    const Seat seat = position.seat;
    tried_.clear();
    for (std::size_t number = 0; number < firsts_.size() && !search_.spent(); ++number) {
      if (!is_worth_trying(firsts_[number], position)) continue;
      play(position, firsts_[number]);
      tried_.push_back(
          {judged(seat, [](const Action& second) { return second.kind == ActionKind::pass; }), number});
    }
    if (tried_.empty()) tried_.push_back({0, 0});
    keep_best(tried_, breadth_.judged);
    for (Tried& one : tried_) {
      if (search_.spent()) break;
      play(position, firsts_[one.number]);
      one.value = std::max(one.value, judged(seat, [&](const Action& second) { return is_plain(second); }));
    }
    keep_best(tried_, breadth_.judged);
    if (guide_.empty() && breadth_.guiding > 0) {
      for (std::size_t i = 0; i < std::min(breadth_.guiding, tried_.size()); ++i)
        guide_.push_back(firsts_[tried_[i].number]);
      guide_cell_ = position.last_tile().cell;
    }
    chosen_.clear();
    for (std::size_t i = 0; i < std::min(breadth_.followed, tried_.size()); ++i)
      chosen_.push_back(firsts_[tried_[i].number]);
  }

  void play(const Position& position, const Action& action) {
    *after_ = position;
    search_.play(*after_, action);
  }

  bool is_worth_trying(const Action& first, const Position& position) const {
    if (guide_.empty() || std::ranges::find(guide_, first) != guide_.end()) return true;
    return is_near(first.cell, guide_cell_) || is_near(first.cell, position.last_tile().cell);
  }

  static bool is_near(Cell one, Cell other) {
    return std::abs(one.x - other.x) <= 1 && std::abs(one.y - other.y) <= 1;
  }

  /// What the position after the first action promises with the best continuation for which `counts(second)`
  /// holds; without any, by itself.
  double judged(Seat seat, auto counts) {
    double best = -std::numeric_limits<double>::infinity();
    if (!search_.is_end(*after_, seat)) {
      table_.referee.legal_actions(*after_, seconds_);
      for (const Action& second : seconds_) {
        if (!counts(second)) continue;
        further_ = *after_;
        search_.play(further_, second);
        best = std::max(best, value_of(further_, seat));
      }
    }
    return std::isinf(best) ? value_of(*after_, seat) : best;
  }

  /// Whether it is a usual way to go on, or one of few of its kind.
  bool is_plain(const Action& second) const {
    constexpr std::ptrdiff_t kFew = 4;
    if (second.kind == ActionKind::deploy) return second.piece == PieceKind::meeple && !second.elsewhere;
    return std::ranges::count(seconds_, second.kind, &Action::kind) <= kFew;
  }

  /// Calls visit(first action, end, points) for the ends of the turn. Of the actions that leave the choice
  /// open, only the best are followed, or each would double all the others. `first`: the first action of the
  /// turn; nullptr: those here are.
  void follow(const Position& position, Seat seat, std::size_t depth, const Action* first, auto& visit) {
    if (first && (search_.is_end(position, seat) || depth == kDecisionsMax || search_.spent())) {
      visit(*first, position, search_.expect(position));
      return;
    }
    Level& here = level(depth);
    table_.referee.legal_actions(position, here.actions);
    std::vector<Tried> open;
    for (std::size_t number = 0; number < here.actions.size(); ++number) {
      play_here(position, here, number);
      if (here.position.phase == position.phase && !search_.is_end(here.position, seat))
        open.push_back({value_of(here.position, seat), number});
      else
        follow(here.position, seat, depth + 1, first ? first : &here.actions[number], visit);
    }
    keep_best(open, kLeftOpen);
    for (const Tried& one : open) {
      play_here(position, here, one.number);
      follow(here.position, seat, depth + 1, first ? first : &here.actions[one.number], visit);
    }
  }

  void play_here(const Position& position, Level& here, std::size_t number) {
    here.position = position;
    search_.play(here.position, here.actions[number]);
  }

  double value_of(const Position& position, Seat seat) {
    return standing(search_.expect(position), seat, Game::seats(position));
  }

  const Table<Game>& table_;
  TurnSearch<Game>& search_;
  Breadth breadth_;
  std::unique_ptr<Position> after_;
  Position further_;
  ActionList firsts_, seconds_;
  std::vector<Tried> tried_;
  std::vector<Action> chosen_;  ///< first actions that are followed
  std::vector<Action> guide_;   ///< good after the first end; empty before it
  Cell guide_cell_{};           ///< where that end's last tile lies
  std::vector<std::unique_ptr<Level>> levels_;
  bool is_large_ = false, is_known_ = false;
};

}  // namespace bastide::bots
