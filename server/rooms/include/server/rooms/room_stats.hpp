// What the rooms count, for /metrics.
#pragma once

#include <server/rooms/histogram.hpp>

#include <atomic>
#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <string_view>

namespace bastide::server {

/// Written by the rooms, read by anybody at any time; each figure is right for itself.
class RoomStats {
 public:
  using Count = std::atomic<std::uint64_t>;

  Count rooms{0};   ///< in memory now
  Count joined{0};  ///< connections in rooms now, those of spectators included
  Count rooms_created_total{0};
  Count rooms_closed_total{0};
  Count rooms_failed_total{0};  ///< dropped from memory because of a fault of ours
  Count rooms_rested_total{0};  ///< let go of what can be made again
  Count games_started_total{0};
  Count games_finished_total{0};
  Count replays_total{0};    ///< finished games that were played again, to be told over HTTP
  Count acts_total{0};       ///< carried out
  Count timed_out_total{0};  ///< steps that the server took because the time was up, and
  Count voted_out_total{0};  ///< because the others voted for it
  Count changes_total{0};    ///< stored and announced
  Count appends_failed_total{0};
  Count resumed_by_deltas_total{0};
  Count resumed_by_snapshot_total{0};
  Count taken_over_total{0};

  std::atomic<std::int64_t> messages_waiting{0};  ///< read, and not decided yet
  Histogram act_durable;                          ///< moves, from when one was read until it was stored
  Histogram act_told;  ///< until the last of those in its room had it, as far as the kernel goes

  std::atomic<std::int64_t> thoughts_waiting{0};  ///< decisions of computers that are asked for and not begun
  Histogram thinking;                             ///< of one decision, from its beginning on
  Count thoughts_failed_total{0};     ///< no legal move came out: the server took the step of a skipped seat
  Count thoughts_dropped_total{0};    ///< the game had moved on
  Count thoughts_elsewhere_total{0};  ///< made on another thread than a worker's: always 0

  /// A computer moved; `level` in static storage.
  void count_computer_move(std::string_view level);
  /// By level, those that have moved.
  std::map<std::string_view, std::uint64_t> computer_moves() const;

  /// Somebody met a limit; `limit`, the option that sets it, in static storage.
  void count_limit(std::string_view limit);
  std::map<std::string_view, std::uint64_t> limits_met() const;

  /// One more refusal; `code` in static storage.
  void count_rejection(std::string_view code);
  /// By code, those that have happened.
  std::map<std::string_view, std::uint64_t> refusals() const;

 private:
  mutable std::mutex mutex_;
  std::map<std::string_view, std::uint64_t> refusals_;
  std::map<std::string_view, std::uint64_t> limits_met_;
  std::map<std::string_view, std::uint64_t> computer_moves_;
};

}  // namespace bastide::server
