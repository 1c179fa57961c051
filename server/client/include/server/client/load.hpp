// A load generator: plays random games against a server through the public protocol.
#pragma once

#include <server/client/url.hpp>

#include <protocol/game_json.hpp>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace bastide::server {

struct LoadReport;

struct LoadOptions {
  Url url;         ///< of the server; the path is ignored
  int rooms = 10;  ///< rooms that play at the same time
  int seats = 2;   ///< players per room, all connected
  /// Rooms of those that play whose people follow the whole view and check every digest. The others only read
  /// what they need for their moves, so that the load costs little beside the server.
  int checked_rooms = 1;
  int spectators = 0;  ///< spectators per room
  int idle_rooms = 0;  ///< additional rooms whose players sit in the lobby and do nothing
  int left_rooms = 0;  ///< additional rooms that are left after the game has begun, before the first move
  protocol::ResolvedRules game;
  std::chrono::seconds duration{10};  ///< from when all rooms are ready
  double rate = 0;  ///< moves per second over all rooms; 0: each room plays as fast as it can
  /// After these, the room's people leave for a new room; 0: they stay, and play again after each game.
  int moves_per_room = 0;
  int previews = 0;                         ///< previews before each move
  std::chrono::milliseconds chat_every{0};  ///< somebody in each room sends a line; 0: nobody does
  /// Somebody in each room loses the connection and reconnects; 0: nobody does.
  std::chrono::milliseconds reconnect_every{0};
  /// Asks for news all the time instead of sleeping until there is some: latencies then contain none of the
  /// time the machine takes to wake this process, which takes a whole core.
  bool busy_poll = false;
  std::uint64_t seed = 1;
  /// Asked ten times a second with the report so far, the time with moves in it: whether to go on.
  std::function<bool(const LoadReport& so_far)> goes_on = {};
};

/// The durations of one kind of operation.
class Latencies {
 public:
  void add(std::chrono::nanoseconds one) { all_.push_back(one); }
  void add(const Latencies& others) { all_.insert(all_.end(), others.all_.begin(), others.all_.end()); }
  std::size_t count() const { return all_.size(); }
  /// What this share of the durations, 0 to 1, did not exceed, in milliseconds; 0 without any.
  double quantile_ms(double share) const;

 private:
  std::vector<std::chrono::nanoseconds> all_;
};

struct LoadReport {
  std::int64_t rooms = 0;       ///< rooms made
  std::int64_t games = 0;       ///< games finished
  std::int64_t chat_lines = 0;  ///< lines sent
  std::int64_t errors = 0;
  std::string first_error = {};
  double seconds = 0;  ///< the time with moves
  /// Accepted actions: from when one was due (paced) or sent until all players in the room had it.
  Latencies moves;
  Latencies seen;        ///< the same until a spectator had it, for each spectator
  Latencies previews;    ///< until the answer
  Latencies reconnects;  ///< from the lost connection until the room's current view

  double moves_per_s() const { return seconds > 0 ? static_cast<double>(moves.count()) / seconds : 0; }
  /// Adds another run.
  void add(const LoadReport& other);
};

/// Plays for `duration` on the calling thread, or until it shall not go on. A room with an error is given up,
/// and counted in `errors`.
LoadReport run_load(const LoadOptions& options);

}  // namespace bastide::server
