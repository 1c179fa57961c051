#include "backup_thread.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <optional>
#include <stop_token>
#include <utility>

namespace bastide::server {

namespace {

using namespace std::chrono_literals;

/// The clock is looked at so often: waits do not count what a machine sleeps.
constexpr std::chrono::seconds kLook = 1s;
constexpr std::chrono::seconds kAfterFailure = 10min;

std::chrono::sys_seconds now() {
  return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
}

}  // namespace

BackupThread::BackupThread(KeptBackupsOptions options, std::chrono::seconds every)
    : backups_(std::move(options)),
      every_(every),
      thread_([this](const std::stop_token& stopped) { run(stopped); }) {}

void BackupThread::add_to(Metrics& metrics) const {
  metrics.add_gauge(
      "bastide_backup_newest_seconds",
      "When the newest copy of the store was made that --backup-every keeps, since 1970; 0: none",
      [this] { return static_cast<double>(newest_.load()); });
  metrics.add_counter("bastide_backups_failed_total",
                      "Copies of the store that --backup-every could not make",
                      [this] { return static_cast<double>(failed_.load()); });
}

void BackupThread::run(const std::stop_token& stopped) {
  std::mutex mutex;
  std::condition_variable_any told;
  std::unique_lock lock(mutex);
  std::optional<std::chrono::sys_seconds> newest = backups_.newest(now());
  std::chrono::sys_seconds not_before{};
  while (!stopped.stop_requested()) {
    newest_ = newest ? newest->time_since_epoch().count() : 0;
    const std::chrono::sys_seconds time = now();
    // One of the future is of another clock.
    const bool due = !newest || *newest + every_ <= time || *newest > time;
    if (due && not_before <= time) {
      try {
        const MadeBackup made = backups_.make(time, stopped);
        newest = time;
        spdlog::info("backed up the store to {}: {} rooms, {} bytes", made.file.string(), made.rooms,
                     made.bytes);
      } catch (const std::exception& error) {
        if (stopped.stop_requested()) return;
        ++failed_;
        not_before = time + std::min(kAfterFailure, every_);
        spdlog::error("{}", error.what());
      }
    }
    told.wait_for(lock, stopped, kLook, [] { return false; });
  }
}

}  // namespace bastide::server
