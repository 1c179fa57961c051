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
  static int seats(const Position& position) { return position.seats; }
};

template <class B, class Policy>
class PlayerOn final : public Player {
 public:
  PlayerOn(const Setup& setup, const Policy& policy)
      : setup_(setup), referee_(setup.rules), policy_(policy) {}

  Action choose(const View& view, std::uint64_t seed, const Budget& budget) const override {
    if (view.legal.empty()) throw std::invalid_argument("the view is not that of the seat to act");
    const auto position = std::make_unique<Position<B>>();
    if (!referee_.restore(*position, setup_, view.table, TilesLeft(view.unseen)))
      throw std::invalid_argument("the view is of another game than the set-up");
    Random random(decision_seed(seed, view));
    return policy_(Table<Game<B>>{referee_, *position, view.unseen, random, budget});
  }

 private:
  Setup setup_;
  Referee<B> referee_;
  Policy policy_;
};

template <class Policy>
std::unique_ptr<Player> play_by(const Setup& setup, const Policy& policy) {
  return on_fitting_board(setup, draw_order(setup), [&](auto board) -> std::unique_ptr<Player> {
    return std::make_unique<PlayerOn<decltype(board), Policy>>(setup, policy);
  });
}

}  // namespace

std::unique_ptr<Player> make_player(Level level, const Setup& setup) {
  return with_policy(level, [&](const auto& policy) { return play_by(setup, policy); });
}

}  // namespace bastide::bots::carcassonne
