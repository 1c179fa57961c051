// Warnings in the log about what strangers can repeat as often as they like.
#pragma once

#include <chrono>
#include <cstddef>
#include <map>
#include <mutex>
#include <string>
#include <string_view>

namespace bastide::server {

/// Logs a warning about each matter once in an interval, and about so many matters at most. Any thread.
class RareWarnings {
 public:
  using Time = std::chrono::steady_clock::time_point;

  static constexpr std::size_t kMattersMax = 50;  ///< within an interval
  static constexpr std::size_t kQuotedMax = 200;  ///< bytes of a foreign text in a line

  explicit RareWarnings(std::chrono::milliseconds interval) : interval_(interval) {}

  /// Logs `line` unless `matter` has been logged within the interval. The last matter that there is room for
  /// is replaced by a line that says so.
  void warn(const std::string& matter, std::string_view line, Time now = std::chrono::steady_clock::now());

  /// A foreign text for a line: quoted, shortened, without what is not printable ASCII.
  static std::string quoted(std::string_view text);

 private:
  const std::chrono::milliseconds interval_;
  std::mutex mutex_;
  std::map<std::string, Time> next_;  ///< by matter, when it may be logged again
};

}  // namespace bastide::server
