#include "carcassonne/players.hpp"

#include "carcassonne/evaluation.hpp"
#include "carcassonne/setup.hpp"
#include "common/policies.hpp"

#include <stdexcept>

namespace bastide::bots::carcassonne {
namespace {

template <class B>
struct Game {
  using Position = bastide::carcassonne::Position<B>;
  using Referee = bastide::carcassonne::Referee<B>;
  using Evaluation = carcassonne::Evaluation<B>;
  using Weights = carcassonne::Weights;
  static int seats(const Position& position) { return position.seats; }
};

Weights weights_of(Level level) { return level == Level::master ? kFitted : Weights{}; }

template <class B, class Policy>
class PlayerOn final : public Player {
 public:
  PlayerOn(const Setup& setup, const Policy& policy, const Weights& weights)
      : setup_(setup), referee_(setup.rules), policy_(policy), weights_(weights) {}

  Action choose(const View& view, std::uint64_t seed, const Budget& budget) const override {
    if (view.legal.empty()) throw std::invalid_argument("the view is not that of the seat to act");
    const auto position = std::make_unique<Position<B>>();
    if (!referee_.restore(*position, setup_, view.table, TilesLeft(view.unseen)))
      throw std::invalid_argument("the view is of another game than the set-up");
    Random random(decision_seed(seed, view));
    return policy_(Table<Game<B>>{referee_, *position, view.unseen, weights_, random, budget});
  }

 private:
  Setup setup_;
  Referee<B> referee_;
  Policy policy_;
  Weights weights_;
};

template <class Policy>
std::unique_ptr<Player> play_by(const Setup& setup, const Policy& policy, const Weights& weights) {
  return on_fitting_board(setup, draw_order(setup), [&](auto board) -> std::unique_ptr<Player> {
    return std::make_unique<PlayerOn<decltype(board), Policy>>(setup, policy, weights);
  });
}

}  // namespace

std::unique_ptr<Player> make_player(Level level, const Setup& setup) {
  return with_policy(level, [&](const auto& policy) { return play_by(setup, policy, weights_of(level)); });
}

}  // namespace bastide::bots::carcassonne
