// What a seat could have done, and what that was worth.
#pragma once

#include <bots/player.hpp>

#include <engine/action.hpp>
#include <engine/setup.hpp>
#include <engine/view.hpp>

#include <memory>
#include <optional>
#include <vector>

namespace bastide::bots {

struct WeighedChoice {
  Action action;
  double worth;  ///< points by which the seat is likely to be before the others at the end
};

struct Analysis {
  /// Best first, each by the best answers of the next seat to all tiles that may come;
  /// the one played is among them, the others as far as the budget goes.
  std::vector<WeighedChoice> choices;
  /// By seat: points that it is likely to have at the end, when the seat to act brings its turn to the end
  /// that promises it most behind the action that was played.
  std::vector<double> expected;
  /// Phase `place`: how many points more the tile in hand promises than those that could have
  /// come instead promise on average.
  std::optional<double> luck;
};

/// Knows the rules and nothing of any game; any number of threads may ask one at the same time.
class Analyst {
 public:
  virtual ~Analyst() = default;
  /// Requires: as Player::choose, and that `played` is one of view.legal;
  /// throws std::invalid_argument otherwise.
  virtual Analysis analyse(const View& view, const Action& played, const Budget& budget) const = 0;
};

/// For games with this set-up; it sees of it what public_setup leaves. Throws std::invalid_argument
/// where nobody knows the game.
std::unique_ptr<Analyst> make_analyst(const Setup& setup);

}  // namespace bastide::bots
