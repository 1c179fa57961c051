// Computers on seats. A level is only a name here: the server knows the levels.
#pragma once

#include <engine/ids.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace bastide::protocol {

/// A computer plays a seat.
struct ComputerCard {
  std::string level;
  bool stands_in = false;  ///< for a person, who can take the seat back
  friend bool operator==(const ComputerCard&, const ComputerCard&) = default;
};

/// During a game a seat was handed to a computer, or back to its person.
struct StandIn {
  Seat seat = 0;
  int step = 0;                      ///< steps of the game before it
  std::optional<std::string> level;  ///< empty: the person is back
  friend bool operator==(const StandIn&, const StandIn&) = default;
};

/// Who handed a seat to a computer.
enum class HandOverCause : std::uint8_t {
  own,   ///< its person
  vote,  ///< the others, because the person was away
};
std::string_view name(HandOverCause cause);

}  // namespace bastide::protocol
