#include <server/store/sqlite_store.hpp>

#include "connection.hpp"
#include "schema.hpp"
#include "store_file.hpp"
#include "store_lock.hpp"
#include "task_clock.hpp"
#include "work_queue.hpp"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <atomic>
#include <functional>
#include <mutex>
#include <stdexcept>
#include <thread>
#include <utility>
#include <variant>

namespace bastide::server {

namespace {

constexpr std::size_t kGroupMax = 500;  ///< changes in one commit

struct DueChange {
  std::string room;
  std::optional<std::int64_t> due_ms;
};

/// Changes nothing, but writes.
struct Attempt {};

struct WriteJob {
  std::variant<NewEntry, DueChange, Attempt> change;
  EventStore::Done<> done;
};

/// The one connection that writes, with its statements.
class Writer {
 public:
  Writer(const std::filesystem::path& file, std::chrono::milliseconds busy_timeout)
      : connection_(prepared(file, busy_timeout)),
        insert_entry_(connection_, "INSERT INTO entry (room, seq, at_ms, payload) VALUES (?, ?, ?, ?)"),
        insert_game_(connection_, "INSERT INTO game (id, room) VALUES (?, ?) ON CONFLICT DO NOTHING"),
        set_due_(connection_,
                 "INSERT INTO room (code, due_ms) VALUES (?, ?) "
                 "ON CONFLICT (code) DO UPDATE SET due_ms = excluded.due_ms"),
        change_due_(connection_, "UPDATE room SET due_ms = ? WHERE code = ?") {}

  /// Makes all changes in one commit. Returns how each ended. Throws SqliteError: then none has been made.
  std::vector<StoreResult<>> commit(const std::vector<WriteJob>& jobs) {
    std::vector<StoreResult<>> results;
    connection_.run("BEGIN IMMEDIATE");
    try {
      for (const WriteJob& job : jobs)
        results.push_back(std::visit([this](const auto& change) { return write(change); }, job.change));
      connection_.run("COMMIT");
    } catch (const SqliteError&) {
      if (connection_.in_transaction()) connection_.run("ROLLBACK");
      throw;
    }
    return results;
  }

 private:
  static Connection prepared(const std::filesystem::path& file, std::chrono::milliseconds busy_timeout) {
    Connection connection(file, busy_timeout);
    connection.run("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
    prepare_schema(connection);
    return connection;
  }

  StoreResult<> write(const NewEntry& change) {
    try {
      const StoredEntry& entry = change.entry;
      insert_entry_.with(change.room, static_cast<std::int64_t>(entry.seq), entry.at_ms, entry.payload).run();
    } catch (const SqliteError& error) {
      if (error.is_constraint()) return std::unexpected(StoreError::conflict);
      throw;
    }
    set_due_.with(change.room, change.due_ms).run();
    if (change.game_id) insert_game_.with(*change.game_id, change.room).run();
    return {};
  }

  StoreResult<> write(const DueChange& change) {
    change_due_.with(change.due_ms, change.room).run();
    return {};
  }

  StoreResult<> write(const Attempt&) {
    connection_.run("INSERT INTO room (code) VALUES (''); DELETE FROM room WHERE code = ''");
    return {};
  }

  Connection connection_;
  Statement insert_entry_;
  Statement insert_game_;
  Statement set_due_;
  Statement change_due_;
};

/// The connection that reads, with its statements.
class Reader {
 public:
  Reader(const std::filesystem::path& file, std::chrono::milliseconds busy_timeout)
      : connection_(file, busy_timeout),
        entries_(connection_, "SELECT seq, at_ms, payload FROM entry WHERE room = ? ORDER BY seq"),
        due_(connection_, "SELECT due_ms FROM room WHERE code = ?"),
        game_(connection_, "SELECT room FROM game WHERE id = ?"),
        due_rooms_(connection_, "SELECT code FROM room WHERE due_ms <= ? ORDER BY due_ms LIMIT ?") {}

  StoredRoom load(const std::string& room) {
    StoredRoom stored;
    entries_.with(room);
    while (entries_.step())
      stored.entries.push_back({.seq = static_cast<std::uint64_t>(entries_.integer(0)),
                                .at_ms = entries_.integer(1),
                                .payload = entries_.text(2)});
    due_.with(room);
    while (due_.step()) stored.due_ms = due_.optional_integer(0);
    return stored;
  }

  std::optional<std::string> find_game(const std::string& id) {
    std::optional<std::string> room;
    game_.with(id);
    while (game_.step()) room = game_.text(0);
    return room;
  }

  std::vector<std::string> list_due(std::int64_t now_ms, int limit) {
    std::vector<std::string> rooms;
    due_rooms_.with(now_ms, std::int64_t{limit});
    while (due_rooms_.step()) rooms.push_back(due_rooms_.text(0));
    return rooms;
  }

 private:
  Connection connection_;
  Statement entries_;
  Statement due_;
  Statement game_;
  Statement due_rooms_;
};

using ReadJob = std::move_only_function<void(Reader&)>;

}  // namespace

struct SqliteStore::Impl {
  explicit Impl(const SqliteOptions& options)
      : lock(options.file),
        writer(options.file, options.busy_timeout),
        reader(options.file, options.busy_timeout),
        files(options.file),
        writes(options.appends_waiting_max),
        reads(options.reads_waiting_max) {
    writing = std::thread([this] { write_all(); });
    reading = std::thread([this] { read_all(); });
  }

  void put(WriteJob job) {
    if (!writes.put(job)) job.done(std::unexpected(StoreError::unavailable));
  }

  template <class T, class Read>
  void put_read(Done<T> done, Read read) {
    // The job keeps `done` where it can be reached again should the queue not take it.
    const auto shared = std::make_shared<Done<T>>(std::move(done));
    ReadJob job = [this, shared, read = std::move(read)](Reader& from) {
      (*shared)(attempt<T>([&] { return read(from); }));
    };
    if (!reads.put(job)) (*shared)(std::unexpected(StoreError::unavailable));
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

  void write_all() {
    for (std::vector<WriteJob> jobs = writes.take(kGroupMax); !jobs.empty(); jobs = writes.take(kGroupMax)) {
      const TaskClock::Task task(writing_clock);
      const std::vector<StoreResult<>> results = commit(jobs);
      for (std::size_t i = 0; i < jobs.size(); ++i) jobs[i].done(results[i]);
    }
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
      return std::vector<StoreResult<>>(jobs.size(), std::unexpected(StoreError::unavailable));
    }
  }

  /// What is written to a file that has no name any more is lost. Throws std::runtime_error.
  void check_files() const {
    if (const auto missing = files.missing())
      throw std::runtime_error(
          fmt::format("{} was deleted or replaced; put it back, or restart the server on what is there",
                      missing->string()));
  }

  void read_all() {
    for (std::vector<ReadJob> jobs = reads.take(1); !jobs.empty(); jobs = reads.take(1)) {
      const TaskClock::Task task(reading_clock);
      jobs.front()(reader);
    }
  }

  void try_again() {
    if (!writable || files.missing()) put({Attempt{}, [](StoreResult<>) {}});
    if (!readable)
      put_read<StoredRoom>([](const StoreResult<StoredRoom>&) {},
                           [](Reader& from) {
                             from.find_game({});
                             return from.load({});
                           });
  }

  void close() {
    const std::scoped_lock one_caller(closing);
    writes.close();
    reads.close();
    if (writing.joinable()) writing.join();
    if (reading.joinable()) reading.join();
    lock.release();
  }

  StoreLock lock;
  Writer writer;
  Reader reader;
  const StoreFiles files;
  WorkQueue<WriteJob> writes;
  WorkQueue<ReadJob> reads;
  std::atomic<bool> writable{true};
  std::atomic<bool> readable{true};
  TaskClock writing_clock;
  TaskClock reading_clock;
  std::mutex closing;
  std::thread writing;
  std::thread reading;
};

SqliteStore::SqliteStore(SqliteOptions options) {
  const auto sentence = [&](const std::exception& error) {
    return fmt::format("cannot use the store {}: {}", options.file.string(), error.what());
  };
  try {
    make_private(options.file);
    impl_ = std::make_unique<Impl>(options);
  } catch (const StoreInUse& error) {
    throw StoreInUse(sentence(error));
  } catch (const std::exception& error) {
    throw std::runtime_error(sentence(error));
  }
}

SqliteStore::~SqliteStore() { close(); }

void SqliteStore::append(NewEntry entry, Done<> done) { impl_->put({std::move(entry), std::move(done)}); }

void SqliteStore::set_due(std::string room, std::optional<std::int64_t> due_ms, Done<> done) {
  impl_->put({DueChange{std::move(room), due_ms}, std::move(done)});
}

void SqliteStore::load(std::string room, Done<StoredRoom> done) {
  impl_->put_read(std::move(done), [room = std::move(room)](Reader& from) { return from.load(room); });
}

void SqliteStore::find_game(std::string game_id, Done<std::optional<std::string>> done) {
  impl_->put_read(std::move(done), [id = std::move(game_id)](Reader& from) { return from.find_game(id); });
}

void SqliteStore::list_due(std::int64_t now_ms, int limit, Done<std::vector<std::string>> done) {
  impl_->put_read(std::move(done), [now_ms, limit](Reader& from) { return from.list_due(now_ms, limit); });
}

void SqliteStore::close() { impl_->close(); }

bool SqliteStore::healthy() const { return impl_->writable && impl_->readable; }

void SqliteStore::try_again() { impl_->try_again(); }

std::chrono::milliseconds SqliteStore::busy_for() const {
  return std::max(impl_->writing_clock.busy_for(), impl_->reading_clock.busy_for());
}

}  // namespace bastide::server
