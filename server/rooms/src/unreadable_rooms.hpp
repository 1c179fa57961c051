// The rooms whose log this program could not read: damaged, or of a newer version. They stay as they are.
#pragma once

#include <server/rooms/room_report.hpp>

#include <atomic>
#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <vector>

namespace bastide::server {

/// Any thread. Knows the rooms that somebody has asked for since the server began, or whose time was up.
class UnreadableRooms {
 public:
  /// `count`: follows how many there are.
  explicit UnreadableRooms(std::atomic<std::uint64_t>& count) : count_(count) {}

  /// Returns whether that was not known yet: then it is worth a line in the log.
  bool note(const std::string& code, const std::string& reason);
  /// The room could be read after all, or has ended.
  void forget(const std::string& code);
  /// By code.
  std::vector<UnreadableRoom> all() const;

 private:
  mutable std::mutex mutex_;
  std::map<std::string, std::string> reasons_;  ///< by code
  std::atomic<std::uint64_t>& count_;
};

}  // namespace bastide::server
