// The clocks of a room: the rule that it plays by, and how the clocks of its game stand.
#pragma once

#include <engine/ids.hpp>

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace bastide::protocol {

enum class ClockKind : std::uint8_t {
  turn,  ///< so many seconds each time that a seat must act
  bank,  ///< so many seconds for the game, and some more each time that the seat has acted
  days,  ///< so many days each time that a seat must act
};
std::string_view name(ClockKind kind);

inline constexpr int kTurnSecondsMin = 5;
inline constexpr int kTurnSecondsMax = 60 * 60;
inline constexpr int kBankSecondsMin = 30;
inline constexpr int kBankSecondsMax = 4 * 60 * 60;
/// Never nothing: a seat whose bank is used up can still play, and the server never
/// plays on for it without a pause.
inline constexpr int kIncrementSecondsMin = 5;
inline constexpr int kIncrementSecondsMax = 5 * 60;
inline constexpr int kClockDaysMin = 1;
inline constexpr int kClockDaysMax = 14;
inline constexpr int kResignAfterMax = 20;

/// For the way of what a seat is asked to its player's eyes: so long after the change
/// that asks it its clock begins to run.
/// A part of what logs mean: it never changes.
inline constexpr std::int64_t kClockHeadStartMs = 1000;

/// Within the bounds above; what its kind does not use is 0.
struct ClockRule {
  ClockKind kind = ClockKind::turn;
  int seconds = 0;       ///< turn, bank
  int increment = 0;     ///< bank: seconds
  int days = 0;          ///< days
  int resign_after = 0;  ///< a seat resigns when its time runs out for the n-th time in a game; 0: never
  friend bool operator==(const ClockRule&, const ClockRule&) = default;
};

/// What a seat begins the game with.
std::int64_t allowance_ms(const ClockRule& rule);

/// Whose clock runs.
struct RunningClock {
  Seat seat = 0;
  std::int64_t since = 0;  ///< ms since 1970; it may lie ahead, then nothing has been used yet
  friend bool operator==(const RunningClock&, const RunningClock&) = default;
};

/// The clocks of a room. Everybody sees them.
struct Clocks {
  ClockRule rule;
  std::vector<std::int64_t> left_ms;  ///< by seat, of the one that runs when it began to; empty before a game
  std::vector<int> timeouts;          ///< by seat, how often its time ran out; empty before a game
  std::optional<RunningClock> running;  ///< nothing: they stand still
  bool paused = false;
  std::vector<bool> pause_wanted;  ///< by seat; empty: nobody has offered a pause
  friend bool operator==(const Clocks&, const Clocks&) = default;
};

/// Why the server acts for a seat.
enum class SkipCause : std::uint8_t {
  clock,  ///< its time has run out
  vote,   ///< the others want to go on
};
std::string_view name(SkipCause cause);

}  // namespace bastide::protocol
