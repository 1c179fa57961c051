// The rooms in memory.
#pragma once

#include "context.hpp"
#include "room_host.hpp"

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace bastide::server {

/// Any thread.
class RoomRegistry : public std::enable_shared_from_this<RoomRegistry> {
 public:
  explicit RoomRegistry(std::shared_ptr<Context> context) : context_(std::move(context)) {}

  /// The host of a room, made if it is not there; the host finds out whether such a room exists. Rejected
  /// with room/server_busy if there are too many or the server is stopping.
  protocol::Expected<std::shared_ptr<RoomHost>> find(const std::string& code);

  /// The same without making one.
  std::shared_ptr<RoomHost> find_in_memory(const std::string& code) const;

  std::vector<std::shared_ptr<RoomHost>> all() const;

  /// Unloads rooms that have not been needed for a while.
  void unload_idle();

  /// Returns all rooms and forgets them; `find` rejects all from now on.
  std::vector<std::shared_ptr<RoomHost>> close();

 private:
  const std::shared_ptr<Context> context_;
  mutable std::mutex mutex_;
  std::map<std::string, std::shared_ptr<RoomHost>> rooms_;
  bool closed_ = false;
};

}  // namespace bastide::server
