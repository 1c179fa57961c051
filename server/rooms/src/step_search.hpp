// A whole step that a computer finds, decision by decision: everybody else sees it in one piece.
#pragma once

#include "room_state.hpp"
#include "thinkers.hpp"

#include <engine/game.hpp>

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace bastide::server {

/// On the room's strand. Knows the game as it stood when the search began, and what has been decided since.
class StepSearch {
 public:
  enum class Found : std::uint8_t { part, step, nothing };

  /// Of a computer of this level for the seat to act of the room's game; `asked`:
  /// all of it is to be answered in time from then.
  StepSearch(const RoomState& state, std::string level, std::chrono::steady_clock::time_point asked);

  /// Whether the room's game still stands where the search began.
  bool is_of(const RoomState& state) const;
  const std::string& level() const { return level_; }
  Seat seat() const { return seat_; }
  /// So far.
  const std::vector<Action>& actions() const { return actions_; }

  /// The next decision. Requires: nothing was found yet, or a part.
  Question question() const;
  /// What was thought of the last question. The step goes on as long as the seat
  /// decides and an `act` may go on.
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
  std::unique_ptr<Game> position_;  ///< behind the actions
  std::vector<Action> actions_;
  std::string why_;
};

}  // namespace bastide::server
