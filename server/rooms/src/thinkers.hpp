// Computers' decisions: asked by rooms, made on threads of their own.
#pragma once

#include <server/rooms/limits.hpp>
#include <server/rooms/room_stats.hpp>
#include <server/rooms/time_source.hpp>
#include <server/rooms/workers.hpp>

#include <engine/action.hpp>
#include <engine/setup.hpp>
#include <engine/view.hpp>

#include <chrono>
#include <cstdint>
#include <expected>
#include <functional>
#include <string>

namespace bastide::server {

/// All that a computer is told: what its seat sees, and how the game was set up as far as everybody knows.
struct Question {
  std::string level;
  Setup setup;  ///< as bots::public_setup leaves it
  View view;    ///< of the seat to act
  std::uint64_t seed = 0;
  std::chrono::steady_clock::time_point asked{};  ///< from when on the time for the answer counts
};

/// One legal action, or why there is none.
using Thought = std::expected<Action, std::string>;

/// Any thread. The more decisions wait, the less time each gets, so that each is answered
/// within Limits::bot_answer_ms_max.
class Thinkers {
 public:
  using Answer = std::move_only_function<void(Thought)>;

  /// `workers`: nullptr: nobody thinks, and every answer says so.
  Thinkers(Workers* workers, const TimeSource& time, const Limits& limits, RoomStats& stats)
      : workers_(workers), time_(time), limits_(limits), stats_(stats) {}

  /// The answer comes on a worker's thread, unless the workers have stopped.
  void ask(Question question, Answer answer);
  /// For a decision that was asked for at `asked` and is begun now.
  std::chrono::nanoseconds time_for(std::chrono::steady_clock::time_point asked) const;

 private:
  Thought think(const Question& question) const;

  Workers* const workers_;
  const TimeSource& time_;
  const Limits& limits_;
  RoomStats& stats_;
};

}  // namespace bastide::server
