// The clocks of a room: their rule, and their state in the current game.
#pragma once

#include <engine/ids.hpp>

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace bastide::protocol {

enum class ClockKind : std::uint8_t {
  turn,  ///< seconds each time that a seat must act
  bank,  ///< seconds for the game, plus an increment each time that the seat has acted
  days,  ///< days each time that a seat must act
};
std::string_view name(ClockKind kind);

inline constexpr int kTurnSecondsMin = 5;
inline constexpr int kTurnSecondsMax = 60 * 60;
inline constexpr int kBankSecondsMin = 30;
inline constexpr int kBankSecondsMax = 4 * 60 * 60;
/// Never 0: a seat whose bank is used up can still play, and the server never acts for it without a
/// pause in between.
inline constexpr int kIncrementSecondsMin = 5;
inline constexpr int kIncrementSecondsMax = 5 * 60;
inline constexpr int kClockDaysMin = 1;
inline constexpr int kClockDaysMax = 14;
inline constexpr int kResignAfterMax = 20;

/// Time for a message to reach the player: a seat's clock begins to run this long after the change that asks
/// it. Logs depend on it: it never changes.
inline constexpr std::int64_t kClockHeadStartMs = 1000;

/// Within the bounds above; fields that the kind does not use are 0.
struct ClockRule {
  ClockKind kind = ClockKind::turn;
  int seconds = 0;       ///< turn, bank
  int increment = 0;     ///< bank: seconds
  int days = 0;          ///< days
  int resign_after = 0;  ///< a seat resigns when its time runs out for the n-th time in a game; 0: never
  friend bool operator==(const ClockRule&, const ClockRule&) = default;
};

/// The time with which a seat begins the game.
std::int64_t allowance_ms(const ClockRule& rule);

/// The seat whose clock runs.
struct RunningClock {
  Seat seat = 0;
  std::int64_t since = 0;  ///< ms since 1970; if it lies ahead, no time has been used yet
  friend bool operator==(const RunningClock&, const RunningClock&) = default;
};

/// The clocks of a room. Every viewer sees them.
struct Clocks {
  ClockRule rule;
  std::vector<std::int64_t> left_ms;    ///< by seat; of a running clock, at its start; empty before a game
  std::vector<int> timeouts;            ///< by seat: how often its time ran out; empty before a game
  std::optional<RunningClock> running;  ///< empty: they stand still
  bool paused = false;
  std::vector<bool> pause_wanted;  ///< by seat; empty: no pause is offered
  friend bool operator==(const Clocks&, const Clocks&) = default;
};

/// Why the server acts for a seat.
enum class SkipCause : std::uint8_t {
  clock,  ///< its time has run out
  vote,   ///< the others want to go on
};
std::string_view name(SkipCause cause);

}  // namespace bastide::protocol
