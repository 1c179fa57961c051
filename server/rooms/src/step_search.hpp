// A computer's search for a whole step, decision by decision: the others see the step in one piece.
#pragma once

#include "room_state.hpp"
#include "thinkers.hpp"

#include <engine/game.hpp>

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace bastide::server {

/// Runs on the room's strand. Knows the game as of when the search began, and the decisions made since.
class StepSearch {
 public:
  enum class Found : std::uint8_t { part, step, nothing };

  /// Whether reasons for the step are wanted.
  enum class Reasons : bool { unwanted, wanted };

  /// A computer of this level searches for the seat to act; `asked`: the start of the time for
  /// the whole answer.
  StepSearch(const RoomState& state, std::string level, std::chrono::steady_clock::time_point asked,
             Reasons reasons = Reasons::unwanted);

  /// Whether the room's game has not changed since the search began.
  bool is_of(const RoomState& state) const;
  const std::string& level() const { return level_; }
  Seat seat() const { return seat_; }
  /// The actions found so far.
  const std::vector<Action>& actions() const { return actions_; }

  /// Why it should be this step, if that was wanted and is known.
  const std::vector<bots::Reason>& reasons() const { return reasons_; }

  /// The next decision. Requires: nothing has been found yet, or a part.
  Question question() const;
  /// Takes the answer to the last question. The step goes on as long as the seat decides and an
  /// `act` may go on.
  Found take(const Thought& thought);
  /// Why nothing was found.
  const std::string& why() const { return why_; }

 private:
  int number_;
  int step_;
  Seat seat_;
  std::string level_;
  std::chrono::steady_clock::time_point asked_;
  std::uint64_t seed_;
  std::unique_ptr<Game> position_;  ///< after the actions
  std::vector<Action> actions_;
  std::optional<View> begun_;  ///< the seat's at the beginning, if reasons are wanted
  std::vector<bots::Reason> reasons_;
  std::string why_;
};

}  // namespace bastide::server
