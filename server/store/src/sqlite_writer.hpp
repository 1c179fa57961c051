// The connection that writes.
#pragma once

#include "sqlite_connection.hpp"
#include "write_job.hpp"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace bastide::server {

/// With its statements. Only one per file, and one thread at a time; throws SqliteError.
class SqliteWriter {
 public:
  /// Makes the tables, or updates them. Throws std::runtime_error as prepare_file does.
  SqliteWriter(const std::filesystem::path& file, std::chrono::milliseconds busy_timeout);

  /// Makes all changes in one commit. Returns each one's result. After an error none has been made.
  std::vector<StoreResult<>> commit(const std::vector<WriteJob>& jobs);

  /// Brings the latest entries to the others of their rooms; `commit` does it from time to time. If it fails
  /// they stay where they are.
  void settle();

  /// Outside any transaction. Leaves a small amount of free pages for what comes next.
  void give_back();

  /// Outside any transaction. Writes the file anew, and empties its journal, so that neither holds what was
  /// removed. Throws SqliteError, also if another process reads or copies the file.
  void scrub();

  /// In order of time.
  std::vector<Attendance::Period> attendance();

  std::uint64_t record_bytes() const { return static_cast<std::uint64_t>(record_bytes_); }
  std::uint64_t parcels();
  std::uint64_t reusable_bytes();

 private:
  StoreResult<> write(const NewEntry& change);
  StoreResult<> write(const Compaction& change);
  StoreResult<> write(const SharedRecord& change);
  StoreResult<> write(const Forgetting& change);
  StoreResult<> write(const Revising& change);
  StoreResult<> write(const Sealing& change);
  StoreResult<> write(const ParcelUse& change);
  StoreResult<> write(const Reporting& change);
  StoreResult<> write(const ReportRemoval& change);
  StoreResult<> write(const ToldNodes& change);
  StoreResult<> write(const Purge& purge);
  StoreResult<> write(const DeadlineChange& change);
  StoreResult<> write(const Attending& change);
  StoreResult<> write(const Release&) { return {}; }  // a file has only one server
  StoreResult<> write(const Attempt&);
  StoreResult<> write(const Tidying&) { return {}; }
  StoreResult<> write(const Scrubbing&) { return {}; }

  /// Whatever `work` does is undone if it fails.
  template <class Work>
  void in_transaction(Work work);

  /// Makes the room, or advances it. Returns false if the entry is not the next one.
  bool place_entry(const NewEntry& change);
  void write(const StoredRecord& record, const std::string& room);
  /// Returns whether there may be more to remove.
  bool remove_shared(std::uint64_t bytes_max);

  SqliteConnection connection_;
  Statement begin_;
  Statement commit_;
  Statement insert_room_;
  Statement advance_room_;  ///< with the same deadline: writes no index
  Statement put_off_room_;  ///< with another deadline
  Statement insert_recent_;
  Statement insert_entry_;
  Statement insert_game_;
  Statement change_deadline_;
  Statement shorten_room_;
  Statement delete_entries_;
  Statement delete_recent_;
  Statement delete_games_;
  Statement insert_record_;
  Statement delete_game_;
  Statement purge_rooms_;
  Statement oldest_records_;
  Statement oldest_shared_;
  Statement delete_record_;
  Statement records_of_;
  Statement bodies_of_;
  Statement revise_record_;
  Statement known_parcel_;
  Statement insert_parcel_;
  Statement replace_parcel_;
  Statement delete_parcel_;
  Statement use_parcel_;
  Statement purge_parcels_;
  Statement insert_report_;
  Statement find_report_;
  Statement delete_report_;
  Statement purge_reports_;
  Statement attend_;
  Statement forget_attendance_;
  Statement settle_;
  Statement delete_all_recent_;
  std::int64_t record_bytes_;  ///< of all records
  std::int64_t shared_bytes_;  ///< of these, of games that were played elsewhere
  std::int64_t to_settle_;     ///< the latest entries, about
};

}  // namespace bastide::server
