#include "sqlite_writer.hpp"

#include "loose_record.hpp"
#include "parcel_fate.hpp"
#include "schema.hpp"
#include "store_file.hpp"

#include <fmt/format.h>
#include <spdlog/spdlog.h>
#include <sqlite3.h>

#include <utility>
#include <variant>

namespace bastide::server {

namespace {

constexpr std::int64_t kVacuumPages = 512;  ///< freed at once: some milliseconds of work
/// Entries that settle together. The more, the more of them share a page of their room or are left out, since
/// a snapshot has replaced them; but moves wait meanwhile, some milliseconds, and each load of a room reads
/// all that has not settled.
constexpr std::int64_t kSettledAtOnce = 4096;

/// A file made without auto_vacuum can give space back only after it has been rewritten once. That takes
/// about twice its size of free space for a moment; if there is less, or it fails, the file works as before:
/// removed data make room for new data, but the file does not shrink. The next start tries again.
void make_shrinkable(SqliteConnection& connection, const std::filesystem::path& file) {
  if (connection.number("PRAGMA auto_vacuum") != 0) return;
  if (disk_free(file) < 2 * size_of(file)) {
    spdlog::warn("store: too little free space to make the file one that can shrink");
    return;
  }
  try {
    spdlog::info("store: writing the file anew, so that it can shrink from now on");
    connection.run("VACUUM");
    connection.run("PRAGMA wal_checkpoint(TRUNCATE)");
  } catch (const SqliteError& error) {
    spdlog::warn("store: the file can't be made one that can shrink: {}", error.what());
  }
}

SqliteConnection prepared(SqliteConnection connection, const std::filesystem::path& file) {
  prepare_file(connection);
  make_shrinkable(connection, file);
  return connection;
}

}  // namespace

SqliteWriter::SqliteWriter(const std::filesystem::path& file, std::chrono::milliseconds busy_timeout)
    : connection_(prepared(SqliteConnection(file, busy_timeout), file)),
      begin_(connection_, "BEGIN IMMEDIATE"),
      commit_(connection_, "COMMIT"),
      insert_room_(connection_, "INSERT INTO room (code, seq, due_ms) VALUES (?, 1, ?)"),
      advance_room_(connection_,
                    "UPDATE room SET seq = seq + 1, records_due = max(records_due, ?) "
                    "WHERE code = ? AND seq = ? - 1 AND closed_ms IS NULL AND due_ms IS ?"),
      put_off_room_(connection_,
                    "UPDATE room SET seq = seq + 1, due_ms = ?, records_due = max(records_due, ?) "
                    "WHERE code = ? AND seq = ? - 1 AND closed_ms IS NULL"),
      insert_recent_(connection_, "INSERT INTO recent (room, seq, at_ms, payload) VALUES (?, ?, ?, ?)"),
      insert_entry_(connection_, "INSERT INTO entry (room, seq, at_ms, payload) VALUES (?, ?, ?, ?)"),
      insert_game_(connection_, "INSERT INTO game (id, room) VALUES (?, ?) ON CONFLICT DO NOTHING"),
      change_deadline_(connection_, "UPDATE room SET due_ms = ? WHERE code = ? AND closed_ms IS NULL"),
      shorten_room_(connection_,
                    "UPDATE room SET records_due = 0, due_ms = ?, closed_ms = ?, snapshot_seq = seq "
                    "WHERE code = ? AND seq = ? AND closed_ms IS NULL"),
      delete_entries_(connection_, "DELETE FROM entry WHERE room = ? AND seq <= ?"),
      delete_recent_(connection_, "DELETE FROM recent WHERE room = ?"),
      delete_games_(connection_, "DELETE FROM game WHERE room = ?"),
      insert_record_(connection_,
                     "INSERT INTO record (game, ended_ms, bytes, body, room) VALUES (?, ?, ?, ?, ?) "
                     "ON CONFLICT DO NOTHING"),
      delete_game_(connection_, "DELETE FROM game WHERE id = ?"),
      purge_rooms_(connection_,
                   "DELETE FROM room WHERE code IN (SELECT code FROM room WHERE closed_ms < ? LIMIT ?)"),
      oldest_records_(connection_,
                      "SELECT rowid, ended_ms, bytes, room IS '' FROM record ORDER BY ended_ms LIMIT ?"),
      oldest_shared_(connection_,
                     "SELECT rowid, bytes FROM record WHERE room = '' ORDER BY ended_ms LIMIT ?"),
      delete_record_(connection_, "DELETE FROM record WHERE rowid = ?"),
      records_of_(connection_,
                  "SELECT rowid, bytes, room IS '' FROM record WHERE game = ?1 OR (room = ?2 AND ?2 <> '')"),
      bodies_of_(connection_,
                 "SELECT rowid, bytes, room IS '', body FROM record "
                 "WHERE game = ?1 OR (room = ?2 AND ?2 <> '')"),
      revise_record_(connection_, "UPDATE record SET bytes = ?, body = ? WHERE rowid = ?"),
      known_parcel_(connection_, "SELECT token, version FROM parcel WHERE id = ?"),
      insert_parcel_(connection_,
                     "INSERT INTO parcel (version, used_ms, token, sealed, id) VALUES (?, ?, ?, ?, ?)"),
      replace_parcel_(connection_, "UPDATE parcel SET version = ?, used_ms = ?, sealed = ? WHERE id = ?"),
      delete_parcel_(connection_, "DELETE FROM parcel WHERE id = ?"),
      use_parcel_(connection_, "UPDATE parcel SET used_ms = ? WHERE id = ?"),
      purge_parcels_(connection_,
                     "DELETE FROM parcel WHERE id IN (SELECT id FROM parcel WHERE used_ms < ? LIMIT ?)"),
      insert_report_(connection_,
                     "INSERT INTO report (id, at_ms, body) SELECT ?, ?, ? "
                     "WHERE (SELECT count(*) FROM report) < ? ON CONFLICT DO NOTHING"),
      find_report_(connection_, "SELECT count(*) FROM report WHERE id = ?"),
      delete_report_(connection_, "DELETE FROM report WHERE id = ?"),
      purge_reports_(connection_, "DELETE FROM report WHERE at_ms < ?"),
      attend_(connection_,
              "INSERT INTO attendance (from_ms, to_ms) VALUES (?, ?) "
              "ON CONFLICT (from_ms) DO UPDATE SET to_ms = excluded.to_ms"),
      forget_attendance_(connection_, "DELETE FROM attendance WHERE from_ms < ? OR from_ms > ?"),
      settle_(connection_,
              "INSERT INTO entry (room, seq, at_ms, payload) "
              "SELECT room, seq, at_ms, payload FROM unsettled ORDER BY room, seq"),
      delete_all_recent_(connection_, "DELETE FROM recent"),
      record_bytes_(connection_.number("SELECT coalesce(sum(bytes), 0) FROM record")),
      shared_bytes_(connection_.number("SELECT coalesce(sum(bytes), 0) FROM record WHERE room = ''")),
      to_settle_(connection_.number("SELECT count(*) FROM recent")) {}

std::vector<StoreResult<>> SqliteWriter::commit(const std::vector<WriteJob>& jobs) {
  if (to_settle_ >= kSettledAtOnce) settle();
  std::vector<StoreResult<>> results;
  const std::int64_t record_bytes = record_bytes_, shared_bytes = shared_bytes_;
  results.reserve(jobs.size());
  try {
    in_transaction([&] {
      for (const WriteJob& job : jobs)
        results.push_back(std::visit([this](const auto& change) { return write(change); }, job.change));
    });
  } catch (const SqliteError&) {
    record_bytes_ = record_bytes;
    shared_bytes_ = shared_bytes;
    throw;
  }
  return results;
}

template <class Work>
void SqliteWriter::in_transaction(Work work) {
  begin_.run();
  try {
    work();
    commit_.run();
  } catch (const SqliteError&) {
    if (connection_.in_transaction()) connection_.run("ROLLBACK");
    throw;
  }
}

void SqliteWriter::settle() {
  if (to_settle_ == 0) return;
  to_settle_ = 0;  // after an error so many more may come first
  try {
    in_transaction([this] {
      settle_.run();
      delete_all_recent_.run();
    });
  } catch (const SqliteError& error) {
    spdlog::warn("store: the latest entries stay where they are for now: {}", error.what());
  }
}

void SqliteWriter::give_back() {
  const std::int64_t pages = connection_.number("PRAGMA page_count");
  const std::int64_t free = connection_.number("PRAGMA freelist_count");
  if (free > kVacuumPages && free > pages / 4)
    connection_.run(fmt::format("PRAGMA incremental_vacuum({})", kVacuumPages).c_str());
}

void SqliteWriter::scrub() {
  settle();
  connection_.run("VACUUM");
  if (connection_.number("PRAGMA wal_checkpoint(TRUNCATE)") != 0)
    throw SqliteError(SQLITE_BUSY, "somebody reads the file, so its journal stays for now");
}

std::vector<Attendance::Period> SqliteWriter::attendance() {
  std::vector<Attendance::Period> periods;
  Statement all(connection_, "SELECT from_ms, to_ms FROM attendance ORDER BY from_ms");
  while (all.step()) periods.push_back({.from_ms = all.integer(0), .to_ms = all.integer(1)});
  return periods;
}

std::uint64_t SqliteWriter::parcels() {
  return static_cast<std::uint64_t>(connection_.number("SELECT count(*) FROM parcel"));
}

std::uint64_t SqliteWriter::reusable_bytes() {
  return static_cast<std::uint64_t>(connection_.number("PRAGMA freelist_count") *
                                    connection_.number("PRAGMA page_size"));
}

StoreResult<> SqliteWriter::write(const NewEntry& change) {
  const StoredEntry& entry = change.entry;
  const auto seq = static_cast<std::int64_t>(entry.seq);
  if (!place_entry(change)) return std::unexpected(StoreError::conflict);
  insert_recent_.with(change.room, seq, entry.at_ms, entry.payload).run();
  ++to_settle_;
  if (change.game_id) insert_game_.with(*change.game_id, change.room).run();
  return {};
}

bool SqliteWriter::place_entry(const NewEntry& change) {
  if (change.entry.seq > 1) {
    const std::int64_t ends_game = change.ends_game ? 1 : 0;
    const auto seq = static_cast<std::int64_t>(change.entry.seq);
    advance_room_.with(ends_game, change.room, seq, change.deadline_ms).run();
    if (connection_.changes() == 1) return true;
    put_off_room_.with(change.deadline_ms, ends_game, change.room, seq).run();
    return connection_.changes() == 1;
  }
  try {
    insert_room_.with(change.room, change.deadline_ms).run();
    return true;
  } catch (const SqliteError& error) {
    if (error.is_constraint()) return false;
    throw;
  }
}

StoreResult<> SqliteWriter::write(const Compaction& change) {
  const auto seq = static_cast<std::int64_t>(change.seq);
  std::optional<std::int64_t> closed_ms;
  if (!change.snapshot) closed_ms = change.at_ms;
  shorten_room_.with(change.deadline_ms, closed_ms, change.room, seq).run();
  if (connection_.changes() == 0) return std::unexpected(StoreError::conflict);
  delete_entries_.with(change.room, seq).run();
  if (change.snapshot) {
    insert_entry_.with(change.room, seq, change.snapshot->at_ms, change.snapshot->payload).run();
  } else {
    delete_recent_.with(change.room).run();
    delete_games_.with(change.room).run();
  }
  for (const StoredRecord& record : change.records) write(record, change.room);
  return {};
}

void SqliteWriter::write(const StoredRecord& record, const std::string& room) {
  const auto bytes = static_cast<std::int64_t>(record.gzip.size());
  insert_record_.with(record.game_id, record.ended_ms, bytes, Blob{record.gzip}, room).run();
  if (connection_.changes() == 1) record_bytes_ += bytes;
  delete_game_.with(record.game_id).run();
}

StoreResult<> SqliteWriter::write(const SharedRecord& change) {
  const std::int64_t before = record_bytes_;
  write(change.record, kNoRoom);
  shared_bytes_ += record_bytes_ - before;
  return {};
}

bool SqliteWriter::remove_shared(std::uint64_t bytes_max) {
  if (static_cast<std::uint64_t>(shared_bytes_) <= bytes_max) return false;
  std::vector<std::pair<std::int64_t, std::int64_t>> oldest;  // rows and their bytes
  oldest_shared_.with(kPurgedAtOnce);
  while (oldest_shared_.step()) oldest.emplace_back(oldest_shared_.integer(0), oldest_shared_.integer(1));
  for (const auto& [row, bytes] : oldest) {
    if (static_cast<std::uint64_t>(shared_bytes_) <= bytes_max) return false;
    delete_record_.with(row).run();
    record_bytes_ -= bytes;
    shared_bytes_ -= bytes;
  }
  return static_cast<std::uint64_t>(shared_bytes_) > bytes_max;
}

StoreResult<> SqliteWriter::write(const Forgetting& change) {
  struct Found {
    std::int64_t row, bytes, shared;
  };
  std::vector<Found> found;
  records_of_.with(change.records.game_id, change.records.room);
  while (records_of_.step())
    found.push_back({records_of_.integer(0), records_of_.integer(1), records_of_.integer(2)});
  for (const Found& record : found) {
    delete_record_.with(record.row).run();
    record_bytes_ -= record.bytes;
    if (record.shared != 0) shared_bytes_ -= record.bytes;
  }
  *change.count = static_cast<int>(found.size());
  return {};
}

StoreResult<> SqliteWriter::write(const Revising& change) {
  struct Found {
    std::int64_t row, bytes, shared;
    std::string body;
  };
  std::vector<Found> found;
  bodies_of_.with(change.records.game_id, change.records.room);
  while (bodies_of_.step())
    found.push_back(
        {bodies_of_.integer(0), bodies_of_.integer(1), bodies_of_.integer(2), bodies_of_.blob(3)});
  *change.count = 0;
  for (const Found& record : found) {
    const auto revised = change.revise(record.body);
    if (!revised) continue;
    const auto bytes = static_cast<std::int64_t>(revised->size());
    revise_record_.with(bytes, Blob{*revised}, record.row).run();
    record_bytes_ += bytes - record.bytes;
    if (record.shared != 0) shared_bytes_ += bytes - record.bytes;
    ++*change.count;
  }
  return {};
}

StoreResult<> SqliteWriter::write(const Sealing& sealing) {
  const ParcelChange& change = sealing.change;
  std::optional<KnownParcel> known;
  known_parcel_.with(change.id);
  while (known_parcel_.step())
    known = {.token = token_of(known_parcel_.blob(0)),
             .version = static_cast<std::uint64_t>(known_parcel_.integer(1))};
  const ChangedParcel result = fate_of(change, known, [this] { return parcels(); });
  *sealing.result = result;
  if (result.fate != ParcelFate::changed) return {};
  const auto version = static_cast<std::int64_t>(result.version);
  if (!change.sealed)
    delete_parcel_.with(change.id).run();
  else if (known)
    replace_parcel_.with(version, change.at_ms, Blob{*change.sealed}, change.id).run();
  else
    insert_parcel_.with(version, change.at_ms, Blob{bytes_of(change.token)}, Blob{*change.sealed}, change.id)
        .run();
  return {};
}

StoreResult<> SqliteWriter::write(const ParcelUse& change) {
  use_parcel_.with(change.at_ms, change.id).run();
  return {};
}

StoreResult<> SqliteWriter::write(const Reporting& change) {
  const StoredReport& report = change.report;
  const auto most = static_cast<std::int64_t>(change.reports_max);
  insert_report_.with(report.id, report.at_ms, report.text, most).run();
  find_report_.with(report.id);
  while (find_report_.step()) *change.kept = find_report_.integer(0) == 1;
  return {};
}

StoreResult<> SqliteWriter::write(const ReportRemoval& change) {
  *change.count = 0;
  for (const std::string& id : change.ids) {
    delete_report_.with(id).run();
    *change.count += static_cast<int>(connection_.changes());
  }
  return {};
}

/// There are no other nodes.
StoreResult<> SqliteWriter::write(const ToldNodes& /*change*/) { return {}; }

StoreResult<> SqliteWriter::write(const Purge& purge) {
  purge_rooms_.with(purge.retention.closed_before_ms, kPurgedAtOnce).run();
  *purge.more = connection_.changes() == kPurgedAtOnce;
  purge_parcels_.with(purge.retention.parcels_before_ms, kPurgedAtOnce).run();
  if (connection_.changes() == kPurgedAtOnce) *purge.more = true;
  purge_reports_.with(purge.retention.reports_before_ms).run();  // there are few
  if (remove_shared(purge.retention.shared_bytes_max)) *purge.more = true;
  struct Old {
    std::int64_t row, ended_ms, bytes, shared;
  };
  std::vector<Old> oldest;
  oldest_records_.with(kPurgedAtOnce);
  while (oldest_records_.step())
    oldest.push_back({oldest_records_.integer(0), oldest_records_.integer(1), oldest_records_.integer(2),
                      oldest_records_.integer(3)});
  std::size_t gone = 0;
  for (const Old& record : oldest) {
    const bool too_much = static_cast<std::uint64_t>(record_bytes_) > purge.retention.record_bytes_max;
    if (record.ended_ms >= purge.retention.records_before_ms && !too_much) break;
    delete_record_.with(record.row).run();
    record_bytes_ -= record.bytes;
    if (record.shared != 0) shared_bytes_ -= record.bytes;
    ++gone;
  }
  if (gone == static_cast<std::size_t>(kPurgedAtOnce)) *purge.more = true;
  return {};
}

StoreResult<> SqliteWriter::write(const DeadlineChange& change) {
  change_deadline_.with(change.deadline_ms, change.room).run();
  return {};
}

StoreResult<> SqliteWriter::write(const Attending& change) {
  attend_.with(change.period.from_ms, change.period.to_ms).run();
  forget_attendance_.with(change.first_ms, change.period.from_ms).run();
  return {};
}

StoreResult<> SqliteWriter::write(const Attempt&) {
  connection_.run("INSERT INTO room (code) VALUES (''); DELETE FROM room WHERE code = ''");
  return {};
}

}  // namespace bastide::server
