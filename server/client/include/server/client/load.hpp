// A load generator: plays random games against a server, through the public protocol alone.
#pragma once

#include <server/client/url.hpp>

#include <protocol/game_json.hpp>

#include <chrono>
#include <cstdint>
#include <string>

namespace bastide::server {

struct LoadOptions {
  Url url;         ///< of the server; the path does not count
  int rooms = 10;  ///< that play at the same time
  int seats = 2;   ///< players in each, all connected
  protocol::ResolvedRules game;
  std::chrono::seconds duration{10};
  double rate = 0;  ///< moves per second over all rooms; 0: each room as fast as it goes
  std::uint64_t seed = 1;
};

struct LoadReport {
  std::int64_t moves = 0;  ///< accepted actions
  std::int64_t games = 0;  ///< finished
  std::int64_t errors = 0;
  std::string first_error;
  double seconds = 0;
  /// From when a move was due (paced) or sent, until everybody in the room had it; milliseconds.
  double p50_ms = 0;
  double p99_ms = 0;
  double max_ms = 0;
};

/// Plays for `duration` on the calling thread. A room that meets an error is given up, and counted in `errors`.
LoadReport run_load(const LoadOptions& options);

}  // namespace bastide::server
