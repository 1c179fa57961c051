// Copies of the store that a server makes by itself.
#pragma once

#include <server/ops/metrics.hpp>
#include <server/store/kept_backups.hpp>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <thread>

namespace bastide::server {

/// Makes a copy when the newest in the folder is older than `every`, so that a restart puts none off; after a
/// failure, which the log tells, again some minutes later. Stops in the middle of a copy when it is
/// destroyed.
class BackupThread {
 public:
  BackupThread(KeptBackupsOptions options, std::chrono::seconds every);

  /// Requires: this outlives the metrics' last use.
  void add_to(Metrics& metrics) const;

 private:
  void run(const std::stop_token& stopped);

  KeptBackups backups_;
  std::chrono::seconds every_;
  std::atomic<std::int64_t> newest_{0};  ///< seconds since 1970; 0: there is none
  std::atomic<std::uint64_t> failed_{0};
  std::jthread thread_;
};

}  // namespace bastide::server
