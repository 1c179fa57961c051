// The log of all rooms in one SQLite file.
#pragma once

#include <server/rooms/event_store.hpp>
#include <server/store/store_in_use.hpp>

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>

namespace bastide::server {

struct SqliteOptions {
  std::filesystem::path file;
  std::size_t appends_waiting_max = 10'000;  ///< more are refused as unavailable
  std::size_t reads_waiting_max = 10'000;
  std::chrono::milliseconds busy_timeout{2000};  ///< how long to wait for another program that holds the file
  /// With less free space on its disk, or when the file system can't say, the store has no space
  /// for more rooms. What goes on is written as long as it fits.
  std::uint64_t disk_free_min = 0;
};

/// As of the last look; each figure is right for itself.
struct StoreFigures {
  std::atomic<std::uint64_t> bytes{0};           ///< of the file and its journal
  std::atomic<std::uint64_t> reusable_bytes{0};  ///< of these, empty and waiting to be used or given back
  std::atomic<std::uint64_t> record_bytes{0};    ///< of the records kept
  std::atomic<std::uint64_t> disk_free_bytes{0};
};

/// Appends are made by a thread of its own, which commits as many at once as wait; reads by another.
/// The file is created with mode 0600, its folders as well (0700). A store has one server at a time:
/// FILE.lock beside it is locked as long as it is open.
class SqliteStore final : public EventStore {
 public:
  /// Opens or creates the file. Throws with one sentence: StoreInUse, and std::runtime_error
  /// where the file is not writable, not ours, of a newer version or on a file system that can't lock.
  explicit SqliteStore(SqliteOptions options);
  /// Closes.
  ~SqliteStore() override;

  void append(NewEntry entry, Done<> done) override;
  void compact(Compaction compaction, Done<> done) override;
  void load(std::string room, Done<StoredRoom> done) override;
  void find_game(std::string game_id, Done<FoundGame> done) override;
  void list_overdue(std::int64_t now_ms, int limit, Done<std::vector<std::string>> done) override;
  void set_deadline(std::string room, std::optional<std::int64_t> deadline_ms, Done<> done) override;

  void purge(Retention retention, Done<bool> done) override;
  std::vector<Absence> attend(std::int64_t now_ms, bool begins) override;
  void release(std::string /*room*/, Done<> done) override { done({}); }
  bool has_space() const override;

  /// Gives some of the space of what was removed back to the file system, and takes a look at the figures.
  /// To be called every so often; does not wait.
  void tidy();
  const StoreFigures& figures() const;
  /// Changes, and questions, that wait for its threads.
  std::size_t writes_waiting() const;
  std::size_t reads_waiting() const;

  /// Does what waits, then refuses everything and lets other servers have the store.
  /// Blocks until then; may be called again.
  void close();

  /// Whether the last attempts to write and to read succeeded; for /readyz.
  bool healthy() const;
  /// Where one did not, or a file of the store is gone, makes another, without waiting for how it ends.
  /// To be called every so often: a host that sends nobody to a server that is not ready
  /// would never see it ready again.
  void try_again();
  /// For how long one of its threads has been at the same piece of work; 0
  /// where both wait for some. For /healthz.
  std::chrono::milliseconds busy_for() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace bastide::server
