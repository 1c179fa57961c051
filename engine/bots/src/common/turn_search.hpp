// The ways in which a seat can end its turn, and what each of them promises.
#pragma once

#include "common/effort.hpp"
#include "common/expectation.hpp"

#include <engine/action_list.hpp>
#include <engine/streams.hpp>
#include <engine/view.hpp>

#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <memory>
#include <vector>

namespace bastide::bots {

/// `Game` is a game as players see it: its Position, its Referee, an Evaluation with `expect(position)`, and
/// Present, another evaluation.
template <class Game, class Evaluation = typename Game::Evaluation>
class TurnSearch {
 public:
  using Position = typename Game::Position;

  TurnSearch(const typename Game::Referee& referee, Evaluation& evaluation, Effort& effort)
      : referee_(referee), evaluation_(evaluation), effort_(effort) {}

  /// Whether another seat, chance or nobody decides now.
  static bool is_end(const Position& position, Seat seat) {
    return waits_for_chance(position.phase) || position.phase == Phase::over || position.seat != seat;
  }

  /// Whether the effort is used up.
  bool spent() { return effort_.spent(); }

  /// Carries out a legal action. What it leaves to chance, besides tiles, comes as it does on the whole: by
  /// the outcome that is worth nearest to the mean, so that ends with and without luck can be compared.
  void play(Position& position, const Action& action) {
    const Seat seat = position.seat;
    referee_.play(position, action);
    if constexpr (requires { referee_.chance(position); }) {
      while (position.phase == Phase::chance) settle(position, seat);
    }
  }

  /// The expectation in a position, without thinking further.
  Expectation expect(const Position& position) {
    effort_.count();
    return evaluation_.expect(position);
  }

  /// Calls visit(position, points) for every way to the end of the turn; a position at the end is its only
  /// way. When the effort is spent, ways stop where they are.
  template <class Visit>
  void for_each_end(const Position& position, Seat seat, Visit visit) {
    explore(position, seat, 0, visit);
  }

  /// The expectation after the way that the seat likes best. `reached`, if given, becomes the end of that
  /// way; it may be the position itself.
  Expectation best_end(const Position& position, Seat seat, Position* reached = nullptr) {
    double best = -std::numeric_limits<double>::infinity();
    Expectation found{};
    for_each_end(position, seat, [&](const Position& end, const Expectation& points) {
      const double value = standing(points, seat, Game::seats(end));
      if (value <= best) return;
      best = value;
      found = points;
      if (reached) best_ = end;
    });
    if (reached) *reached = best_;
    return found;
  }

 private:
  struct Level {
    ActionList actions;
    Position position;
  };

  static constexpr std::size_t kDecisionsMax = 8;  ///< of one turn that are searched

  Level& level(std::size_t depth) {
    while (levels_.size() <= depth) levels_.push_back(std::make_unique<Level>());
    return *levels_[depth];
  }

  /// Resolves the draw that waits by its outcome nearest to the mean for this seat; of equal ones the first.
  [[gnu::noinline, gnu::cold]] void settle(Position& position, Seat seat) {
    const Chance chance = referee_.chance(position);
    if (!drawn_) drawn_ = std::make_unique<Position>();
    std::array<double, Chance::outcomes_max> values;
    double mean = 0;
    for (std::size_t i = 0; i < chance.outcomes().size(); ++i) {
      *drawn_ = position;
      referee_.resolve(*drawn_, chance.outcomes()[i].value);
      values[i] = standing(expect(*drawn_), seat, Game::seats(*drawn_));
      mean += values[i] * chance.outcomes()[i].count / chance.copies();
    }
    std::size_t nearest = 0;
    for (std::size_t i = 1; i < chance.outcomes().size(); ++i)
      if (std::abs(values[i] - mean) < std::abs(values[nearest] - mean)) nearest = i;
    referee_.resolve(position, chance.outcomes()[nearest].value);
  }

  void explore(const Position& position, Seat seat, std::size_t depth, auto& visit) {
    if (is_end(position, seat) || depth == kDecisionsMax || effort_.spent()) {
      visit(position, expect(position));
      return;
    }
    Level& here = level(depth);
    referee_.legal_actions(position, here.actions);
    for (const Action& action : here.actions) {
      here.position = position;
      play(here.position, action);
      explore(here.position, seat, depth + 1, visit);
    }
  }

  const typename Game::Referee& referee_;
  Evaluation& evaluation_;
  Effort& effort_;
  std::vector<std::unique_ptr<Level>> levels_;
  Position best_;
  std::unique_ptr<Position> drawn_;  ///< after one of the outcomes of a draw
};

}  // namespace bastide::bots
