#include "carcassonne/players.hpp"

#include "carcassonne/evaluation.hpp"
#include "carcassonne/present.hpp"
#include "carcassonne/setup.hpp"
#include "common/analysing.hpp"
#include "common/policies.hpp"

#include <stdexcept>

namespace bastide::bots::carcassonne {
namespace {

template <class B>
struct Game {
  using Position = bastide::carcassonne::Position<B>;
  using Referee = bastide::carcassonne::Referee<B>;
  using Evaluation = carcassonne::Evaluation<B>;
  using Present = carcassonne::Present<B>;
  using Weights = carcassonne::Weights;
  static int seats(const Position& position) { return position.seats; }
  /// The tiles of the river come before all others.
  static bool comes_next(const Referee& referee, const Position& position, TileId tile) {
    return position.river_left == 0 || is_of_river(referee.book().facts(tile).deck);
  }
};

/// The table that a view shows.
template <class B>
class TableOn {
 public:
  TableOn(const Setup& setup, const Weights& weights)
      : setup_(setup), referee_(setup.rules), weights_(weights) {}

  /// Calls use(table). Throws std::invalid_argument if the view is of another game, or not that of
  /// the seat to act.
  auto at(const View& view, std::uint64_t seed, const Budget& budget, auto use) const {
    if (view.legal.empty()) throw std::invalid_argument("the view is not that of the seat to act");
    const auto position = std::make_unique<Position<B>>();
    if (!shows(view, *position)) throw std::invalid_argument("the view is of another game than the set-up");
    Random random(decision_seed(seed, view));
    return use(Table<Game<B>>{referee_, *position, view.unseen, weights_, random, budget});
  }

  /// Whether there is such a table; `position` is then set to it.
  bool shows(const View& view, Position<B>& position) const {
    return referee_.restore(position, setup_, view.table, TilesLeft(view.unseen)).has_value();
  }

 private:
  Setup setup_;
  Referee<B> referee_;
  Weights weights_;
};

template <class B, class Policy>
class PlayerOn final : public Player {
 public:
  PlayerOn(const Setup& setup, const Policy& policy, const Weights& weights)
      : table_(setup, weights), policy_(policy) {}

  Action choose(const View& view, std::uint64_t seed, const Budget& budget) const override {
    return table_.at(view, seed, budget, policy_);
  }

 private:
  TableOn<B> table_;
  Policy policy_;
};

template <class B>
class AnalystOn final : public Analyst {
 public:
  explicit AnalystOn(const Setup& setup) : table_(setup, Weights{}) {}

  Analysis analyse(const View& view, const Action& played, const Budget& budget) const override {
    Analysis analysis =
        table_.at(view, 0, budget, [&](const auto& table) { return analyse_choices(table, played); });
    const auto position = std::make_unique<Position<B>>();
    // The river comes before other tiles, and some tiles fit nowhere.
    const auto can_come = [&](const View& other) {
      return table_.shows(other, *position) && table_.at(other, 0, budget, [](const auto& table) {
        ActionList actions;
        table.referee.legal_actions(table.position, actions);
        return actions.size() > 0;
      });
    };
    analysis.luck = luck_of(view, budget.nodes, Random(decision_seed(0, view)), can_come,
                            [&](const View& other, std::int64_t nodes) {
                              return table_.at(other, 0, {.nodes = nodes, .stop = budget.stop},
                                               [](const auto& table) { return promise_of(table); });
                            });
    return analysis;
  }

 private:
  TableOn<B> table_;
};

template <class Policy>
std::unique_ptr<Player> play_by(const Setup& setup, const Policy& policy, const Weights& weights) {
  return on_fitting_board(setup, draw_order(setup), [&](auto board) -> std::unique_ptr<Player> {
    return std::make_unique<PlayerOn<decltype(board), Policy>>(setup, policy, weights);
  });
}

}  // namespace

std::unique_ptr<Player> make_player(Level level, const Setup& setup) {
  return with_policy(level, setup.rules,
                     [&](const auto& policy) { return play_by(setup, policy, Weights{}); });
}

std::unique_ptr<Player> make_player(const Setup& setup, const Weights& weights) {
  return play_by(setup, OneTurn{}, weights);
}

std::unique_ptr<Analyst> make_analyst(const Setup& setup) {
  return on_fitting_board(setup, draw_order(setup), [&](auto board) -> std::unique_ptr<Analyst> {
    return std::make_unique<AnalystOn<decltype(board)>>(setup);
  });
}

}  // namespace bastide::bots::carcassonne
