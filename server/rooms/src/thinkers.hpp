// Computers' decisions: asked for by rooms, made on separate threads.
#pragma once

#include "thinking_queue.hpp"

#include <server/rooms/limits.hpp>
#include <server/rooms/room_stats.hpp>
#include <server/rooms/time_source.hpp>
#include <server/rooms/workers.hpp>

#include <bots/level.hpp>
#include <bots/reason.hpp>

#include <engine/action.hpp>
#include <engine/setup.hpp>
#include <engine/view.hpp>

#include <chrono>
#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace bastide::server {

/// A step that is not yet whole.
struct Begun {
  View view;
  std::vector<Action> actions;
};

/// All that a computer is told: what its seat sees, and the public part of the game's set-up.
struct Question {
  std::string level;
  Setup setup;  ///< as bots::public_setup leaves it
  View view;    ///< of the seat to act
  std::uint64_t seed = 0;
  std::chrono::steady_clock::time_point asked{};  ///< the start of the time for the answer
  /// Where reasons are wanted: the view at the beginning of the step, and the actions since.
  std::optional<Begun> begun = {};
};

struct FoundAction {
  Action action;  ///< legal
  /// If they are wanted and the action ends the seat's turn: what the step is better by than others.
  std::vector<bots::Reason> reasons = {};
};

/// An action, or why there is none.
using Thought = std::expected<FoundAction, std::string>;

/// Any thread. The more decisions of a payer wait, the less time each of them gets: the decisions that a
/// payer's share of the threads can answer are answered within Limits::bot_answer_ms_max.
class Thinkers {
 public:
  using Answer = std::move_only_function<void(Thought)>;

  /// `workers`: nullptr: every answer says that nobody thinks.
  Thinkers(Workers* workers, const TimeSource& time, const Limits& limits, RoomStats& stats)
      : workers_(workers), time_(time), limits_(limits), stats_(stats) {}

  /// Answers on a worker's thread, unless the workers have stopped.
  void ask(Question question, const ThinkingShare& share, Answer answer);
  /// The time for a decision asked for at `asked` that begins now. `turns`: as ThinkingQueue::Decide is told.
  std::chrono::nanoseconds time_for(std::chrono::steady_clock::time_point asked, std::int64_t turns) const;

 private:
  Thought think(const Question& question, std::int64_t turns) const;
  /// Throws what the players throw.
  FoundAction find(const Question& question, bots::Level level, std::chrono::nanoseconds time) const;

  Workers* const workers_;
  const TimeSource& time_;
  const Limits& limits_;
  RoomStats& stats_;
  ThinkingQueue queue_;
};

}  // namespace bastide::server
