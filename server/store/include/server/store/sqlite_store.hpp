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
  std::size_t appends_waiting_max = 10'000;  ///< further ones are refused as unavailable
  std::size_t reads_waiting_max = 10'000;
  std::chrono::milliseconds busy_timeout{2000};  ///< how long to wait for another program that holds the file
  /// With less free space on the disk, or if the file system can't say, the store has no space for more
  /// rooms. Existing rooms are written as long as they fit.
  std::uint64_t disk_free_min = 0;
};

/// As of the last check; each figure is right by itself.
struct StoreFigures {
  std::atomic<std::uint64_t> bytes{0};           ///< of the file and its journal
  std::atomic<std::uint64_t> reusable_bytes{0};  ///< of these: unused pages, to be reused or given back
  std::atomic<std::uint64_t> record_bytes{0};    ///< of all records
  std::atomic<std::uint64_t> parcels{0};
  std::atomic<std::uint64_t> disk_free_bytes{0};
};

/// One thread makes appends, all waiting ones in one commit; another reads. The file is created with
/// mode 0600, its folders with 0700. A store has one server at a time: FILE.lock beside it is locked
/// while it is open.
class SqliteStore final : public EventStore {
 public:
  /// Opens or creates the file. Throws with one sentence: StoreInUse, and std::runtime_error if the file is
  /// not writable, not a store, of a newer version or on a file system without locks.
  explicit SqliteStore(SqliteOptions options);
  /// Closes the store.
  ~SqliteStore() override;

  void append(NewEntry entry, Done<> done) override;
  void compact(Compaction compaction, Done<> done) override;
  void keep_shared(StoredRecord record, Done<> done) override;
  void forget_records(RecordsOf records, Done<int> done) override;
  void revise_records(RecordsOf records, ReviseRecord revise, Done<int> done) override;
  void read_parcel(std::string id, Done<StoredParcel> done) override;
  void change_parcel(ParcelChange change, Done<ChangedParcel> done) override;
  void use_parcel(std::string id, std::int64_t at_ms, Done<> done) override;
  void keep_report(StoredReport report, std::uint64_t reports_max, Done<bool> done) override;
  void list_reports(Done<std::vector<StoredReport>> done) override;
  void remove_reports(std::vector<std::string> ids, Done<int> done) override;
  void scrub(Done<> done) override;
  void load(std::string room, Done<StoredRoom> done) override;
  void find_game(std::string game_id, Done<FoundGame> done) override;
  void list_overdue(std::int64_t now_ms, int limit, Done<std::vector<std::string>> done) override;
  void set_deadline(std::string room, std::optional<std::int64_t> deadline_ms, Done<> done) override;

  void purge(Retention retention, Done<bool> done) override;
  std::vector<Absence> attend(std::int64_t now_ms, bool begins) override;
  void release(std::string /*room*/, RoomUse /*use*/, Done<> done) override { done({}); }
  bool has_space() const override;

  /// Gives some freed space back to the file system, and updates the figures. Call regularly; does not block.
  void tidy();
  const StoreFigures& figures() const;
  /// Changes (questions) that wait for its threads.
  std::size_t writes_waiting() const;
  std::size_t reads_waiting() const;

  /// Finishes waiting work, then refuses everything and releases the store. Blocks until then; may
  /// be called again.
  void close();

  /// Whether the last attempts to write and to read succeeded; for /readyz.
  bool healthy() const;
  /// If not, or if a file of the store is gone, makes another attempt without waiting for its result. Call
  /// regularly: a host that sends nobody to a server which is not ready would never see it ready again.
  void try_again();
  /// How long one of its threads has been at the same piece of work; 0 if both wait. For /healthz.
  std::chrono::milliseconds busy_for() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace bastide::server
