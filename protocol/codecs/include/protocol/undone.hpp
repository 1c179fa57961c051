// Turns that were taken back.
#pragma once

#include <engine/ids.hpp>

#include <cstdint>

namespace bastide::protocol {

/// So many turns of a seat may be taken back in a game: rooms and records keep each of them.
inline constexpr int kUndoneTurnsMax = 30;

/// A seat's turn that does not count, with the computers' answers to it.
struct UndoneTurn {
  Seat seat = 0;
  int step = 0;             ///< the step that took it back
  int to = 0;               ///< the earlier step after which the game went on
  std::uint32_t after = 0;  ///< so many actions of the game stand before it
  friend bool operator==(const UndoneTurn&, const UndoneTurn&) = default;
};

}  // namespace bastide::protocol
