// A socket in the file system, for programs of the same user: a line comes,
// an answer goes, and the connection ends.
#pragma once

#include <server/net/io_pool.hpp>

#include <cstddef>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>

namespace bastide::server {

inline constexpr std::size_t kLocalLineBytesMax = 4096;

class LocalServer {
 public:
  /// Call once, from any thread; without a call the connection ends without an answer.
  using Reply = std::move_only_function<void(std::string)>;
  /// Called on a thread of the pool with what stands before the line's end. Must not wait or throw.
  using Handler = std::function<void(std::string line, Reply reply)>;

  /// Makes the socket, for its user alone (mode 0600), in the place of one that lies there; accepts as soon
  /// as `pool` runs. The pool must be stopped before the server ends. Throws std::system_error.
  LocalServer(IoPool& pool, const std::filesystem::path& path, Handler handler);
  /// Removes the socket.
  ~LocalServer();
  LocalServer(const LocalServer&) = delete;
  LocalServer& operator=(const LocalServer&) = delete;

 private:
  struct Impl;
  std::shared_ptr<Impl> impl_;
};

}  // namespace bastide::server
