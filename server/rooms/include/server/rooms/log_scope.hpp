// What the lines of the log are about that a thread writes just now, for formats that machines read.
#pragma once

#include <engine/ids.hpp>

#include <optional>
#include <string_view>
#include <utility>

namespace bastide::server {

struct LogSubject {
  std::string_view room = {};  ///< its name in the log, like "#17"; empty: no room
  std::optional<Seat> seat = {};
  std::string_view request = {};  ///< the client's id of it; empty: none
};

/// The subject of the thread's lines during its lifetime. The texts are borrowed.
class LogScope {
 public:
  explicit LogScope(LogSubject subject) : before_(std::exchange(now(), subject)) {}
  /// A request in the room of the present subject.
  LogScope(std::optional<Seat> seat, std::string_view request)
      : LogScope({.room = current().room, .seat = seat, .request = request}) {}
  ~LogScope() { now() = before_; }
  LogScope(const LogScope&) = delete;
  LogScope& operator=(const LogScope&) = delete;

  static const LogSubject& current() { return now(); }

 private:
  static LogSubject& now() {
    thread_local LogSubject subject;
    return subject;
  }

  const LogSubject before_;
};

}  // namespace bastide::server
