// Refusals that come after a time of their own, so that how long one takes tells nothing of the room.
#pragma once

#include <chrono>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace bastide::server {

class ClientConnection;

/// Any thread. Each connection has one join at a time, hence at most one refusal here.
class LateRefusals {
 public:
  using Time = std::chrono::steady_clock::time_point;

  /// `connection`: refused with this intention's id when `due`, if it is still there.
  void add(Time due, std::weak_ptr<ClientConnection> connection, std::string re);
  /// Tells those that are due.
  void tell(Time now);

 private:
  struct Refusal {
    Time due;
    std::weak_ptr<ClientConnection> connection;
    std::string re;
  };
  std::mutex mutex_;
  std::vector<Refusal> waiting_;
};

}  // namespace bastide::server
