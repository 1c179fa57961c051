// Copies of a store in a folder, of which the newest are kept.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <stop_token>
#include <vector>

namespace bastide::server {

struct KeptBackupsOptions {
  std::filesystem::path store;
  std::filesystem::path folder;     ///< made with the first copy, for the owner alone
  std::size_t kept = 7;             ///< so many of the newest stay; at least 1
  std::uint64_t disk_free_min = 0;  ///< bytes that a copy leaves free on the folder's disk
};

struct MadeBackup {
  std::filesystem::path file;
  std::uint64_t bytes = 0;
  std::int64_t rooms = 0;
};

/// Names of copies tell their second, in UTC: bastide-20261128T060000Z.db. Other files are left alone. One
/// thread at a time.
class KeptBackups {
 public:
  explicit KeptBackups(KeptBackupsOptions options);

  /// When the newest copy was made that is not of the future, as after a step of the clock.
  std::optional<std::chrono::sys_seconds> newest(std::chrono::sys_seconds now) const;

  /// Makes a copy, opens it once and counts its rooms, then deletes the oldest ones beyond `kept`. Throws
  /// std::runtime_error with one sentence, leaving the others: as `back_up`, and too little space.
  MadeBackup make(std::chrono::sys_seconds now, const std::stop_token& stopped = {});

 private:
  /// Of all copies, oldest first.
  std::vector<std::chrono::sys_seconds> times() const;
  std::filesystem::path file_of(std::chrono::sys_seconds time) const;

  KeptBackupsOptions options_;
};

}  // namespace bastide::server
