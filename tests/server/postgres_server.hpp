// A real PostgreSQL server for tests, in a temporary folder and behind a socket in it.
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
  /// The one of all tests of a process, started by the first that asks for it. nullptr where PostgreSQL
  /// is not installed: then it has been said.
  static PostgresServer* shared();
  /// nullptr where PostgreSQL is not installed.
  static std::unique_ptr<PostgresServer> make();
  /// One that does not run and has nothing until it is made a copy. Requires: PostgreSQL is installed.
  static std::unique_ptr<PostgresServer> make_empty();
  ~PostgresServer();
  PostgresServer(const PostgresServer&) = delete;
  PostgresServer& operator=(const PostgresServer&) = delete;

  /// Of a place of its own for a store, with nothing in it. `socket`:
  /// a folder with another socket that leads there.
  std::string make_place(const std::filesystem::path& socket = {});
  /// The same as another user or with other parameters: "&user=weak".
  std::string url(const std::string& place, const std::string& more = {},
                  const std::filesystem::path& socket = {}) const;
  std::string last_place() const;
  std::filesystem::path socket() const;

  /// As the owner of everything, in the schema of that URL. Returns the first column of the first row.
  std::string run(const std::string& url, const std::string& sql) const;
  /// The same with all rows of the last statement; "" stands for nothing, too.
  std::vector<std::vector<std::string>> rows(const std::string& url, const std::string& sql) const;

  /// As a power failure ends it.
  void crash();
  void start();

  /// Begins to make it a copy of the server at this port of 127.0.0.1; what it had goes. Once `has_copied`
  /// it can be started, and is a replica until it is promoted. Requires: it does not run.
  void begin_copy(std::uint16_t port);
  /// Throws where that did not work.
  bool has_copied();
  /// Returns when it can be written.
  void promote();

 private:
  explicit PostgresServer(std::filesystem::path programs);
  void make_database();
  void stop(int signal);

  std::filesystem::path programs_;
  std::filesystem::path folder_;
  pid_t pid_ = -1;
  pid_t copying_ = -1;
  static inline int places_ = 0;  ///< of all: a copy has those of its original
};

}  // namespace bastide::test
