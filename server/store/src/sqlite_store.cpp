#include <server/store/sqlite_store.hpp>

#include "named_store.hpp"
#include "schema.hpp"
#include "sqlite_connection.hpp"
#include "store_file.hpp"
#include "store_lock.hpp"
#include "store_threads.hpp"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <atomic>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <utility>
#include <variant>

namespace bastide::server {

namespace {

constexpr std::int64_t kVacuumPages = 512;  ///< freed at once: some milliseconds of work

std::uint64_t size_of(const std::filesystem::path& file) {
  std::error_code missing;
  const auto size = std::filesystem::file_size(file, missing);
  return missing ? 0 : size;
}

/// Empty if the file system can't say.
std::uint64_t disk_free(const std::filesystem::path& file) {
  std::error_code unknown;
  const auto space = std::filesystem::space(std::filesystem::absolute(file).parent_path(), unknown);
  return unknown ? 0 : space.available;
}

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

/// The only connection that writes, with its statements.
class Writer {
 public:
  Writer(const std::filesystem::path& file, std::chrono::milliseconds busy_timeout)
      : connection_(prepared(SqliteConnection(file, busy_timeout), file)),
        begin_(connection_, "BEGIN IMMEDIATE"),
        commit_(connection_, "COMMIT"),
        insert_room_(connection_, "INSERT INTO room (code, seq, due_ms) VALUES (?, 1, ?)"),
        advance_room_(connection_,
                      "UPDATE room SET seq = seq + 1, due_ms = ?, records_due = max(records_due, ?) "
                      "WHERE code = ? AND seq = ? - 1 AND closed_ms IS NULL"),
        insert_entry_(connection_, "INSERT INTO entry (room, seq, at_ms, payload) VALUES (?, ?, ?, ?)"),
        insert_game_(connection_, "INSERT INTO game (id, room) VALUES (?, ?) ON CONFLICT DO NOTHING"),
        change_deadline_(connection_, "UPDATE room SET due_ms = ? WHERE code = ? AND closed_ms IS NULL"),
        shorten_room_(connection_,
                      "UPDATE room SET records_due = 0, due_ms = ?, closed_ms = ? "
                      "WHERE code = ? AND seq = ? AND closed_ms IS NULL"),
        delete_entries_(connection_, "DELETE FROM entry WHERE room = ? AND seq <= ?"),
        delete_games_(connection_, "DELETE FROM game WHERE room = ?"),
        insert_record_(connection_,
                       "INSERT INTO record (game, ended_ms, bytes, body, room) VALUES (?, ?, ?, ?, ?) "
                       "ON CONFLICT DO NOTHING"),
        delete_game_(connection_, "DELETE FROM game WHERE id = ?"),
        purge_rooms_(connection_,
                     "DELETE FROM room WHERE code IN (SELECT code FROM room WHERE closed_ms < ? LIMIT ?)"),
        oldest_records_(connection_, "SELECT rowid, ended_ms, bytes FROM record ORDER BY ended_ms LIMIT ?"),
        delete_record_(connection_, "DELETE FROM record WHERE rowid = ?"),
        attend_(connection_,
                "INSERT INTO attendance (from_ms, to_ms) VALUES (?, ?) "
                "ON CONFLICT (from_ms) DO UPDATE SET to_ms = excluded.to_ms"),
        forget_attendance_(connection_, "DELETE FROM attendance WHERE from_ms < ? OR from_ms > ?"),
        record_bytes_(connection_.number("SELECT coalesce(sum(bytes), 0) FROM record")) {}

  /// Makes all changes in one commit. Returns each one's result. Throws SqliteError; none has then been made.
  std::vector<StoreResult<>> commit(const std::vector<WriteJob>& jobs) {
    std::vector<StoreResult<>> results;
    const std::int64_t record_bytes = record_bytes_;
    begin_.run();
    try {
      results.reserve(jobs.size());
      for (const WriteJob& job : jobs)
        results.push_back(std::visit([this](const auto& change) { return write(change); }, job.change));
      commit_.run();
    } catch (const SqliteError&) {
      record_bytes_ = record_bytes;
      if (connection_.in_transaction()) connection_.run("ROLLBACK");
      throw;
    }
    return results;
  }

  /// Outside any transaction. Leaves a small amount of free pages for what comes next.
  void give_back() {
    const std::int64_t pages = connection_.number("PRAGMA page_count");
    const std::int64_t free = connection_.number("PRAGMA freelist_count");
    if (free > kVacuumPages && free > pages / 4)
      connection_.run(fmt::format("PRAGMA incremental_vacuum({})", kVacuumPages).c_str());
  }

  /// In order of time.
  std::vector<Attendance::Period> attendance() {
    std::vector<Attendance::Period> periods;
    Statement all(connection_, "SELECT from_ms, to_ms FROM attendance ORDER BY from_ms");
    while (all.step()) periods.push_back({.from_ms = all.integer(0), .to_ms = all.integer(1)});
    return periods;
  }

  std::uint64_t record_bytes() const { return static_cast<std::uint64_t>(record_bytes_); }
  std::uint64_t reusable_bytes() {
    return static_cast<std::uint64_t>(connection_.number("PRAGMA freelist_count") *
                                      connection_.number("PRAGMA page_size"));
  }

 private:
  static SqliteConnection prepared(SqliteConnection connection, const std::filesystem::path& file) {
    prepare_file(connection);
    make_shrinkable(connection, file);
    return connection;
  }

  StoreResult<> write(const NewEntry& change) {
    const StoredEntry& entry = change.entry;
    const auto seq = static_cast<std::int64_t>(entry.seq);
    if (!place_entry(change)) return std::unexpected(StoreError::conflict);
    insert_entry_.with(change.room, seq, entry.at_ms, entry.payload).run();
    if (change.game_id) insert_game_.with(*change.game_id, change.room).run();
    return {};
  }

  /// Makes the room, or advances it. Returns false if the entry is not the next one.
  bool place_entry(const NewEntry& change) {
    if (change.entry.seq > 1) {
      const std::int64_t ends_game = change.ends_game ? 1 : 0;
      advance_room_
          .with(change.deadline_ms, ends_game, change.room, static_cast<std::int64_t>(change.entry.seq))
          .run();
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

  StoreResult<> write(const Compaction& change) {
    const auto seq = static_cast<std::int64_t>(change.seq);
    std::optional<std::int64_t> closed_ms;
    if (!change.snapshot) closed_ms = change.at_ms;
    shorten_room_.with(change.deadline_ms, closed_ms, change.room, seq).run();
    if (connection_.changes() == 0) return std::unexpected(StoreError::conflict);
    delete_entries_.with(change.room, seq).run();
    if (change.snapshot)
      insert_entry_.with(change.room, seq, change.snapshot->at_ms, change.snapshot->payload).run();
    else
      delete_games_.with(change.room).run();
    for (const StoredRecord& record : change.records) write(record, change.room);
    return {};
  }

  void write(const StoredRecord& record, const std::string& room) {
    const auto bytes = static_cast<std::int64_t>(record.gzip.size());
    insert_record_.with(record.game_id, record.ended_ms, bytes, Blob{record.gzip}, room).run();
    if (connection_.changes() == 1) record_bytes_ += bytes;
    delete_game_.with(record.game_id).run();
  }

  StoreResult<> write(const Purge& purge) {
    purge_rooms_.with(purge.retention.closed_before_ms, kPurgedAtOnce).run();
    *purge.more = connection_.changes() == kPurgedAtOnce;
    struct Old {
      std::int64_t row, ended_ms, bytes;
    };
    std::vector<Old> oldest;
    oldest_records_.with(kPurgedAtOnce);
    while (oldest_records_.step())
      oldest.push_back({oldest_records_.integer(0), oldest_records_.integer(1), oldest_records_.integer(2)});
    std::size_t gone = 0;
    for (const Old& record : oldest) {
      const bool too_much = static_cast<std::uint64_t>(record_bytes_) > purge.retention.record_bytes_max;
      if (record.ended_ms >= purge.retention.records_before_ms && !too_much) break;
      delete_record_.with(record.row).run();
      record_bytes_ -= record.bytes;
      ++gone;
    }
    if (gone == static_cast<std::size_t>(kPurgedAtOnce)) *purge.more = true;
    return {};
  }

  StoreResult<> write(const DeadlineChange& change) {
    change_deadline_.with(change.deadline_ms, change.room).run();
    return {};
  }

  StoreResult<> write(const Attending& change) {
    attend_.with(change.period.from_ms, change.period.to_ms).run();
    forget_attendance_.with(change.first_ms, change.period.from_ms).run();
    return {};
  }

  StoreResult<> write(const Release&) { return {}; }  // a file has only one server

  StoreResult<> write(const Attempt&) {
    connection_.run("INSERT INTO room (code) VALUES (''); DELETE FROM room WHERE code = ''");
    return {};
  }

  StoreResult<> write(const Tidying&) { return {}; }

  SqliteConnection connection_;
  Statement begin_;
  Statement commit_;
  Statement insert_room_;
  Statement advance_room_;
  Statement insert_entry_;
  Statement insert_game_;
  Statement change_deadline_;
  Statement shorten_room_;
  Statement delete_entries_;
  Statement delete_games_;
  Statement insert_record_;
  Statement delete_game_;
  Statement purge_rooms_;
  Statement oldest_records_;
  Statement delete_record_;
  Statement attend_;
  Statement forget_attendance_;
  std::int64_t record_bytes_;  ///< of all records
};

/// The connection that reads, with its statements.
class Reader {
 public:
  Reader(const std::filesystem::path& file, std::chrono::milliseconds busy_timeout)
      : connection_(file, busy_timeout),
        entries_(connection_, "SELECT seq, at_ms, payload FROM entry WHERE room = ? ORDER BY seq"),
        room_(connection_, "SELECT due_ms, closed_ms IS NOT NULL, records_due FROM room WHERE code = ?"),
        record_(connection_, "SELECT body FROM record WHERE game = ?"),
        game_(connection_,
              "SELECT room.code, room.records_due FROM game JOIN room ON room.code = game.room "
              "WHERE game.id = ?"),
        overdue_rooms_(connection_, "SELECT code FROM room WHERE due_ms <= ? ORDER BY due_ms LIMIT ?") {}

  StoredRoom load(const std::string& room) {
    StoredRoom stored;
    entries_.with(room);
    while (entries_.step())
      stored.entries.push_back({.seq = static_cast<std::uint64_t>(entries_.integer(0)),
                                .at_ms = entries_.integer(1),
                                .payload = entries_.text(2)});
    room_.with(room);
    while (room_.step()) {
      stored.deadline_ms = room_.optional_integer(0);
      stored.closed = room_.integer(1) != 0;
      stored.records_due = room_.integer(2) != 0;
    }
    return stored;
  }

  /// One commit replaces a game with its record, so that a reader who does not find the game finds the
  /// record afterwards.
  FoundGame find_game(const std::string& id) {
    FoundGame found;
    game_.with(id);
    while (game_.step()) {
      found.room = game_.text(0);
      found.records_due = game_.integer(1) != 0;
    }
    record_.with(id);
    while (record_.step()) found = {.gzip = std::make_shared<const std::string>(record_.blob(0))};
    return found;
  }

  std::vector<std::string> list_overdue(std::int64_t now_ms, int limit) {
    std::vector<std::string> rooms;
    overdue_rooms_.with(now_ms, std::int64_t{limit});
    while (overdue_rooms_.step()) rooms.push_back(overdue_rooms_.text(0));
    return rooms;
  }

 private:
  SqliteConnection connection_;
  Statement entries_;
  Statement room_;
  Statement record_;
  Statement game_;
  Statement overdue_rooms_;
};

}  // namespace

struct SqliteStore::Impl {
  explicit Impl(const SqliteOptions& chosen)
      : options(chosen),
        lock(options.file),
        writer(options.file, options.busy_timeout),
        attendance(writer.attendance()),
        reader(options.file, options.busy_timeout),
        files(options.file),
        threads(options.appends_waiting_max, options.reads_waiting_max) {
    look();
    threads.start([this](const std::vector<WriteJob>& jobs) { return write(jobs); });
  }

  template <class T, class Read>
  void put_read(Done<T> done, Read read) {
    threads.put_read<T>(std::move(done),
                        [this, read = std::move(read)] { return attempt<T>([&] { return read(reader); }); });
  }

  template <class T, class Read>
  StoreResult<T> attempt(Read read) {
    try {
      StoreResult<T> result = read();
      if (!readable.exchange(true)) spdlog::info("store: can be read again");
      return result;
    } catch (const SqliteError& error) {
      readable = false;
      spdlog::error("store: cannot read: {}", error.what());
      return std::unexpected(StoreError::unavailable);
    }
  }

  std::vector<StoreResult<>> write(const std::vector<WriteJob>& jobs) {
    std::vector<StoreResult<>> results = commit(jobs);
    if (has_tidying(jobs)) tidy();
    return results;
  }

  std::vector<StoreResult<>> commit(const std::vector<WriteJob>& jobs) {
    try {
      check_files();
      std::vector<StoreResult<>> results = writer.commit(jobs);
      if (!writable.exchange(true)) spdlog::info("store: can be written again");
      return results;
    } catch (const std::runtime_error& error) {
      writable = false;
      spdlog::error("store: {} changes could not be written: {}", jobs.size(), error.what());
      return all_unavailable(jobs);
    }
  }

  /// Writes to a file that has lost its name are lost. Throws std::runtime_error.
  void check_files() const {
    if (const auto missing = files.missing())
      throw std::runtime_error(
          fmt::format("{} was deleted or replaced; put it back, or restart the server on what is there",
                      missing->string()));
  }

  void tidy() {
    try {
      writer.give_back();
      look();
    } catch (const SqliteError& error) {
      spdlog::warn("store: cannot be tidied: {}", error.what());
    }
  }

  void look() {
    figures.bytes = size_of(options.file) + size_of(options.file.string() + "-wal");
    figures.reusable_bytes = writer.reusable_bytes();
    figures.record_bytes = writer.record_bytes();
    figures.disk_free_bytes = disk_free(options.file);
  }

  void try_again() {
    if (!writable || files.missing()) threads.put({Attempt{}, [](StoreResult<>) {}});
    if (!readable)
      put_read<StoredRoom>([](const StoreResult<StoredRoom>&) {},
                           [](Reader& from) {
                             from.find_game({});
                             return from.load({});
                           });
  }

  void close() {
    threads.close();
    lock.release();
  }

  const SqliteOptions options;
  StoreFigures figures;
  StoreLock lock;
  Writer writer;
  std::mutex attending;
  Attendance attendance;  ///< guarded by it
  Reader reader;
  const StoreFiles files;
  std::atomic<bool> writable{true};
  std::atomic<bool> readable{true};
  StoreThreads threads;
};

SqliteStore::SqliteStore(SqliteOptions options) {
  impl_ = open_named(options.file.string(), [&] {
    make_private(options.file);
    return std::make_unique<Impl>(options);
  });
}

SqliteStore::~SqliteStore() { close(); }

void SqliteStore::append(NewEntry entry, Done<> done) {
  impl_->threads.put({std::move(entry), std::move(done)});
}

void SqliteStore::compact(Compaction compaction, Done<> done) {
  impl_->threads.put({std::move(compaction), std::move(done)});
}

void SqliteStore::purge(Retention retention, Done<bool> done) {
  impl_->threads.put(purge_job(retention, std::move(done)));
}

std::vector<Absence> SqliteStore::attend(std::int64_t now_ms, bool begins) {
  const std::scoped_lock lock(impl_->attending);
  impl_->attendance.note(now_ms, begins);
  impl_->threads.attend(impl_->attendance);
  return impl_->attendance.absences();
}

bool SqliteStore::has_space() const { return impl_->figures.disk_free_bytes >= impl_->options.disk_free_min; }

void SqliteStore::tidy() {
  impl_->threads.put({Tidying{}, [](StoreResult<>) {}});
}

std::size_t SqliteStore::writes_waiting() const { return impl_->threads.writes_waiting(); }
std::size_t SqliteStore::reads_waiting() const { return impl_->threads.reads_waiting(); }

const StoreFigures& SqliteStore::figures() const { return impl_->figures; }

void SqliteStore::set_deadline(std::string room, std::optional<std::int64_t> deadline_ms, Done<> done) {
  impl_->threads.put({DeadlineChange{std::move(room), deadline_ms}, std::move(done)});
}

void SqliteStore::load(std::string room, Done<StoredRoom> done) {
  impl_->put_read(std::move(done), [room = std::move(room)](Reader& from) { return from.load(room); });
}

void SqliteStore::find_game(std::string game_id, Done<FoundGame> done) {
  impl_->put_read(std::move(done), [id = std::move(game_id)](Reader& from) { return from.find_game(id); });
}

void SqliteStore::list_overdue(std::int64_t now_ms, int limit, Done<std::vector<std::string>> done) {
  impl_->put_read(std::move(done),
                  [now_ms, limit](Reader& from) { return from.list_overdue(now_ms, limit); });
}

void SqliteStore::close() { impl_->close(); }

bool SqliteStore::healthy() const { return impl_->writable && impl_->readable; }

void SqliteStore::try_again() { impl_->try_again(); }

std::chrono::milliseconds SqliteStore::busy_for() const { return impl_->threads.busy_for(); }

}  // namespace bastide::server
