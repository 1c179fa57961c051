// Players and analysts that find the table by what a view shows, in any game.
#pragma once

#include "common/analysing.hpp"
#include "common/table.hpp"

#include <bots/analysis.hpp>
#include <bots/player.hpp>

#include <memory>
#include <span>
#include <stdexcept>
#include <vector>

namespace bastide::bots {

/// `Game` as TurnSearch takes it, with `restore(referee, setup, view, position)`, which tells whether the
/// view can be of this set-up and makes its position.
template <class Game>
class SeenTable {
 public:
  using Position = typename Game::Position;

  SeenTable(const Setup& setup, const typename Game::Weights& weights)
      : setup_(setup), referee_(setup.rules), weights_(weights) {}

  /// Calls use(table). Throws std::invalid_argument if the view is of another game, or not that of
  /// the seat to act.
  auto at(const View& view, std::uint64_t seed, const Budget& budget, auto use) const {
    const auto position = position_of(view);
    Random random(decision_seed(seed, view));
    return use(Table<Game>{referee_, *position, view.unseen, weights_, random, budget});
  }

  /// Whether there can be such a table, with something to choose.
  bool can_be(const View& view) const {
    const auto position = std::make_unique<Position>();
    if (!Game::restore(referee_, setup_, view, *position)) return false;
    ActionList actions;
    referee_.legal_actions(*position, actions);
    return actions.size() > 0;
  }

 private:
  /// Throws as at().
  std::unique_ptr<Position> position_of(const View& view) const {
    if (view.legal.empty()) throw std::invalid_argument("the view is not that of the seat to act");
    auto position = std::make_unique<Position>();
    if (!Game::restore(referee_, setup_, view, *position))
      throw std::invalid_argument("the view is of another game than the set-up");
    return position;
  }

  Setup setup_;
  typename Game::Referee referee_;
  typename Game::Weights weights_;
};

template <class Game, class Policy>
class PlayerByPolicy final : public Player {
 public:
  PlayerByPolicy(const Setup& setup, const Policy& policy, const typename Game::Weights& weights)
      : table_(setup, weights), policy_(policy) {}

  Action choose(const View& view, std::uint64_t seed, const Budget& budget) const override {
    return table_.at(view, seed, budget, policy_);
  }

 private:
  SeenTable<Game> table_;
  Policy policy_;
};

template <class Game>
class AnalystOf final : public Analyst {
 public:
  explicit AnalystOf(const Setup& setup) : table_(setup, typename Game::Weights{}) {}

  Analysis analyse(const View& view, const Action& played, const Budget& budget) const override {
    Analysis analysis =
        table_.at(view, 0, budget, [&](const auto& table) { return analyse_choices(table, played); });
    // Not every tile can come next, and some fit nowhere.
    const auto can_come = [&](const View& other) { return table_.can_be(other); };
    analysis.luck = luck_of(view, budget.nodes, Random(decision_seed(0, view)), can_come,
                            [&](const View& other, std::int64_t nodes) {
                              return table_.at(other, 0, {.nodes = nodes, .stop = budget.stop},
                                               [](const auto& table) { return promise_of(table); });
                            });
    return analysis;
  }

  std::vector<Reason> explain(const View& view, std::span<const Action> actions,
                              const Budget& budget) const override {
    return table_.at(view, 0, budget, [&](const auto& table) { return explain_actions(table, actions); });
  }

 private:
  SeenTable<Game> table_;
};

}  // namespace bastide::bots
