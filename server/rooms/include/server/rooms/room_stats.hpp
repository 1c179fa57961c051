// What the rooms count, for /metrics.
#pragma once

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
  Count games_started_total{0};
  Count games_finished_total{0};
  Count acts_total{0};     ///< carried out
  Count changes_total{0};  ///< stored and announced
  Count appends_failed_total{0};
  Count resumed_by_deltas_total{0};
  Count resumed_by_snapshot_total{0};
  Count taken_over_total{0};

  /// One more refusal; `code` in static storage.
  void count_rejection(std::string_view code);
  /// By code, those that have happened.
  std::map<std::string_view, std::uint64_t> refusals() const;

 private:
  mutable std::mutex mutex_;
  std::map<std::string_view, std::uint64_t> refusals_;
};

}  // namespace bastide::server
