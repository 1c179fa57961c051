// What the server's host is told about a room.
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
  std::string address = {};   ///< of the connected client, as it is counted; empty: exempt from limits
  std::string computer = {};  ///< the level of the computer that plays the seat; empty: none does
  bool program = false;       ///< a program has the seat
};

struct RoomReport {
  std::string code;
  std::string logged_as;  ///< its name in the log, like "#17", until it leaves memory
  protocol::RoomPhase phase{};
  protocol::Seq seq = 0;
  std::string game_id;                           ///< of the current or next game, 32 hex digits
  int number = 1;                                ///< which game of the room it is
  std::vector<std::optional<SeatReport>> seats;  ///< empty: a free seat
  std::vector<std::string> spectators;           ///< their addresses
  std::size_t log_bytes = 0;                     ///< size of the stored log
  std::optional<std::int64_t> closes_at_ms;  ///< unless somebody comes, ms since 1970; empty: a clock runs
};

/// A room whose log can't be read.
struct UnreadableRoom {
  std::string code;
  std::string reason;  ///< an English sentence without its first word's capital
};

}  // namespace bastide::server
