// What the host of a server is told of a room.
#pragma once

#include <protocol/vocabulary.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace bastide::server {

struct SeatReport {
  std::string name;
  bool connected = false;
  std::string address = {};   ///< as it is counted, of who is connected; empty: no limit applies to it
  std::string computer = {};  ///< the level of the computer that plays the seat; empty: a person plays
};

struct RoomReport {
  std::string code;
  protocol::RoomPhase phase{};
  protocol::Seq seq = 0;
  std::string game_id;                           ///< of the game that is played or comes next, 32 hex digits
  int number = 1;                                ///< which game of the room it is
  std::vector<std::optional<SeatReport>> seats;  ///< nothing: a free one
  std::vector<std::string> spectators;           ///< their addresses
  std::size_t log_bytes = 0;                     ///< stored of it
  std::optional<std::int64_t> closes_at_ms;      ///< if nobody comes, ms since 1970; nothing: a clock runs
};

}  // namespace bastide::server
