// A real PostgreSQL server for tests, in a temporary folder with a socket.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include <sys/types.h>

namespace bastide::test {

/// Stopped at the end of the thread that started it, however that ends.
class PostgresServer {
 public:
  /// The server shared by all tests of a process, started on first use. nullptr if PostgreSQL is not
  /// installed, after a message.
  static PostgresServer* shared();
  /// nullptr if PostgreSQL is not installed.
  static std::unique_ptr<PostgresServer> make();
  /// A stopped server without data, to be made a copy. Requires: PostgreSQL is installed.
  static std::unique_ptr<PostgresServer> make_empty();
  ~PostgresServer();
  PostgresServer(const PostgresServer&) = delete;
  PostgresServer& operator=(const PostgresServer&) = delete;

  /// The URL of a new, empty place for a store. `socket`: a folder with another socket that leads there.
  std::string make_place(const std::filesystem::path& socket = {});
  /// The URL with another user or further parameters: "&user=weak".
  std::string url(const std::string& place, const std::string& more = {},
                  const std::filesystem::path& socket = {}) const;
  std::string last_place() const;
  std::filesystem::path socket() const;

  /// Runs SQL as the owner of everything, in the URL's schema. Returns the first column of the first row.
  std::string run(const std::string& url, const std::string& sql) const;
  /// Likewise, with all rows of the last statement; null is "".
  std::vector<std::vector<std::string>> rows(const std::string& url, const std::string& sql) const;

  /// Ends it as a power failure would.
  void crash();
  void start();

  /// Begins to replace its data with a copy of the server at this port of 127.0.0.1. When `has_copied` is
  /// true it can be started, and is a replica until it is promoted. Requires: it does not run.
  void begin_copy(std::uint16_t port);
  /// Throws if copying failed.
  bool has_copied();
  /// Returns when it is writable.
  void promote();

 private:
  explicit PostgresServer(std::filesystem::path programs);
  void make_database();
  void stop(int signal);

  std::filesystem::path programs_;
  std::filesystem::path folder_;
  pid_t pid_ = -1;
  pid_t copying_ = -1;
  static inline int places_ = 0;  ///< over all servers: a copy has the places of its original
};

}  // namespace bastide::test
