// Computers on seats. A level is a name here: which there are the server knows.
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
  bool stands_in = false;  ///< for a person, who may take the seat back
  friend bool operator==(const ComputerCard&, const ComputerCard&) = default;
};

/// During a game a seat went to a computer, or back to its person.
struct StandIn {
  Seat seat = 0;
  int step = 0;                      ///< how many steps of the game came before
  std::optional<std::string> level;  ///< nothing: the person is back
  friend bool operator==(const StandIn&, const StandIn&) = default;
};

/// Who gave a seat to a computer.
enum class HandOverCause : std::uint8_t {
  own,   ///< its person
  vote,  ///< the others, since the person was away
};
std::string_view name(HandOverCause cause);

}  // namespace bastide::protocol
