// A socket in the file system for programs of the same user: reads a line, writes an answer, ends
// the connection.
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
  /// Call once, from any thread. Destroying it without a call ends the connection without an answer.
  using Reply = std::move_only_function<void(std::string)>;
  /// Called on a thread of the pool with the line, without its end. Must not block or throw.
  using Handler = std::function<void(std::string line, Reply reply)>;

  /// Makes the socket with mode 0600, replacing an existing one; accepts as soon as `pool` runs. Stop the
  /// pool before the server is destroyed. Throws std::system_error.
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
