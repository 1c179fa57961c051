// Counters of the rooms, for /metrics.
#pragma once

#include <server/rooms/histogram.hpp>

#include <atomic>
#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <string_view>

namespace bastide::server {

/// Written by rooms, read by any thread at any time; each figure is right by itself.
class RoomStats {
 public:
  using Count = std::atomic<std::uint64_t>;

  Count rooms{0};   ///< in memory now
  Count joined{0};  ///< connections in rooms now, including spectators
  Count rooms_created_total{0};
  Count rooms_closed_total{0};
  Count rooms_failed_total{0};  ///< dropped from memory because of an internal fault
  Count rooms_unreadable{0};    ///< now: Directory::unreadable_rooms
  Count open_tables{0};         ///< now: lobbies that wait for strangers; a list of them shows some
  Count rooms_rested_total{0};  ///< rooms that dropped what can be made again
  Count games_started_total{0};
  Count games_finished_total{0};
  Count replays_total{0};       ///< finished games replayed to answer over HTTP
  Count shared_games_total{0};  ///< played elsewhere, verified and kept
  Count parcels_made_total{0};
  Count parcels_changed_total{0};
  Count reports_total{0};    ///< of other people, kept
  Count acts_total{0};       ///< carried out
  Count timed_out_total{0};  ///< steps that the server took because the time was up
  Count voted_out_total{0};  ///< steps that the server took because the others voted for it
  Count changes_total{0};    ///< stored and announced
  Count appends_failed_total{0};
  Count resumed_by_deltas_total{0};
  Count resumed_by_snapshot_total{0};
  Count taken_over_total{0};

  std::atomic<std::int64_t> messages_waiting{0};  ///< read and not yet decided
  Histogram act_durable;                          ///< moves, from reading to storing
  /// Moves, until the last client in the room had them, as far as the kernel knows; spectators may wait a
  /// little.
  Histogram act_told;

  std::atomic<std::int64_t> thoughts_waiting{0};  ///< computers' decisions that are asked for and not begun
  Histogram thinking;                             ///< of one decision, from its beginning
  Count thoughts_failed_total{0};     ///< no legal move resulted: the server took the step of a skipped seat
  Count thoughts_dropped_total{0};    ///< the game had moved on
  Count thoughts_elsewhere_total{0};  ///< made on a thread other than a worker's: always 0

  /// A computer moved; `level` in static storage.
  void count_computer_move(std::string_view level);
  /// By level, without levels that have not moved.
  std::map<std::string_view, std::uint64_t> computer_moves() const;

  /// A limit held a client or a sweep up; `limit`, the option that sets it, in static storage.
  void count_limit(std::string_view limit);
  std::map<std::string_view, std::uint64_t> limits_met() const;

  /// Counts a refusal; `code` in static storage.
  void count_rejection(std::string_view code);
  /// By code, without codes that have not occurred.
  std::map<std::string_view, std::uint64_t> refusals() const;

 private:
  mutable std::mutex mutex_;
  std::map<std::string_view, std::uint64_t> refusals_;
  std::map<std::string_view, std::uint64_t> limits_met_;
  std::map<std::string_view, std::uint64_t> computer_moves_;
};

}  // namespace bastide::server
