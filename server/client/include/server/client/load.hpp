// A load generator: plays random games against a server, through the public protocol alone.
#pragma once

#include <server/client/url.hpp>

#include <protocol/game_json.hpp>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace bastide::server {

struct LoadOptions {
  Url url;             ///< of the server; the path does not count
  int rooms = 10;      ///< that play at the same time
  int seats = 2;       ///< players in each, all connected
  int spectators = 0;  ///< who watch each of them
  int idle_rooms = 0;  ///< besides: their players sit in the lobby and do nothing
  int left_rooms = 0;  ///< besides: a game has begun there, and everybody is gone before the first move
  protocol::ResolvedRules game;
  std::chrono::seconds duration{10};  ///< from when all rooms are there
  double rate = 0;                    ///< moves per second over all rooms; 0: each room as fast as it goes
  /// Then everybody leaves it for a new one; 0: they stay, and play again when a game ends.
  int moves_per_room = 0;
  int previews = 0;                         ///< asked for before each move
  std::chrono::milliseconds chat_every{0};  ///< somebody in each room writes a line; 0: nobody does
  std::chrono::milliseconds reconnect_every{
      0};  ///< somebody in each loses the connection and comes back; 0: nobody does
  std::uint64_t seed = 1;
};

/// How long things of one kind took.
class Latencies {
 public:
  void add(std::chrono::nanoseconds one) { all_.push_back(one); }
  void add(const Latencies& others) { all_.insert(all_.end(), others.all_.begin(), others.all_.end()); }
  std::size_t count() const { return all_.size(); }
  /// What so large a share of them, 0 to 1, did not exceed, in milliseconds; 0 where there are none.
  double quantile_ms(double share) const;

 private:
  std::vector<std::chrono::nanoseconds> all_;
};

struct LoadReport {
  std::int64_t rooms = 0;       ///< made
  std::int64_t games = 0;       ///< finished
  std::int64_t chat_lines = 0;  ///< written
  std::int64_t errors = 0;
  std::string first_error = {};
  double seconds = 0;  ///< in which there were moves
  /// Of accepted actions: from when one was due (paced) or sent, until everybody in the room had it.
  Latencies moves;
  Latencies previews;    ///< until the answer was there
  Latencies reconnects;  ///< from the lost connection until the room could be seen as it was

  double moves_per_s() const { return seconds > 0 ? static_cast<double>(moves.count()) / seconds : 0; }
  /// Of another run.
  void add(const LoadReport& other);
};

/// Plays for `duration` on the calling thread. A room that meets an error is given
/// up, and counted in `errors`.
LoadReport run_load(const LoadOptions& options);

}  // namespace bastide::server
