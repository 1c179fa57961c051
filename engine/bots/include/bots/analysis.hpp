// What a seat could have done, and what each choice was worth.
#pragma once

#include <bots/player.hpp>
#include <bots/reason.hpp>

#include <engine/action.hpp>
#include <engine/setup.hpp>
#include <engine/view.hpp>

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace bastide::bots {

struct WeighedChoice {
  Action action;
  double worth;      ///< expected lead over the others at the end, in points
  double error = 0;  ///< standard error of its difference from the played one; 0: exact
};

struct Analysis {
  /// The played one and those that promise most beside it, best first: each by the mean over the next seat's
  /// best answers to the same tiles. Empty if the budget did not suffice for that.
  std::vector<WeighedChoice> choices;
  /// By seat: the expected points at the end, if the seat to act ends its turn in its best way after the
  /// action that was played.
  std::vector<double> expected;
  /// Phase `place`: how many more points the tile in hand promises than the average of the tiles that could
  /// have come instead. Empty in other phases, if the seat holds further tiles, and if the budget did not
  /// suffice for twelve kinds of tiles.
  std::optional<double> luck;
  /// Where the played choice has a cost (certain_cost): why the best is better. Where it has none: what it is
  /// better by than the mean of all others. At most kReasonsMost, the one of most points first; none if it
  /// was not compared.
  std::vector<Reason> reasons;
};

/// Points by which the best choice is better than the played one, as far as that is certain: 0 if the
/// difference is within two standard errors, or less than a twentieth of a point. Empty if the played one was
/// not compared, or is worse by a number that is known too vaguely.
std::optional<double> certain_cost(const Analysis& analysis, const Action& played);

/// Knows the rules and no particular game; any number of threads may use one at the same time.
class Analyst {
 public:
  virtual ~Analyst() = default;
  /// Requires: as Player::choose, and `played` is one of view.legal; throws std::invalid_argument otherwise.
  virtual Analysis analyse(const View& view, const Action& played, const Budget& budget) const = 0;

  /// Why the seat to act should take these actions, one after the other: what the end of its turn behind them
  /// is better by than the mean over its other first actions, each with the best end. Empty if its turn goes
  /// on behind them, and if the budget does not suffice for all ends of the turn. Throws
  /// std::invalid_argument if one is not legal.
  virtual std::vector<Reason> explain(const View& view, std::span<const Action> actions,
                                      const Budget& budget) const = 0;
};

/// For games with this set-up, of which it uses only public_setup. Throws std::invalid_argument if the
/// game is unknown.
std::unique_ptr<Analyst> make_analyst(const Setup& setup);

}  // namespace bastide::bots
