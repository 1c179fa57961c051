#include <server/store/sqlite_store.hpp>

#include "named_store.hpp"
#include "sqlite_reader.hpp"
#include "sqlite_writer.hpp"
#include "store_file.hpp"
#include "store_lock.hpp"
#include "store_threads.hpp"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <atomic>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <system_error>
#include <utility>
#include <variant>

namespace bastide::server {

struct SqliteStore::Impl {
  explicit Impl(const SqliteOptions& chosen)
      : options(chosen),
        lock(options.file),
        writer(options.file, options.busy_timeout),
        attendance(writer.attendance()),
        reader(options.file, options.busy_timeout),
        files(options.file),
        threads(options.appends_waiting_max, options.reads_waiting_max) {
    lock.note_made();
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
    if (has<Tidying>(jobs)) tidy();
    if (!has<Scrubbing>(jobs)) return results;
    const StoreResult<> scrubbed = scrub();
    for (std::size_t i = 0; i < jobs.size(); ++i)
      if (results[i] && std::holds_alternative<Scrubbing>(jobs[i].change)) results[i] = scrubbed;
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
      writer.settle();
      writer.give_back();
      look();
    } catch (const SqliteError& error) {
      spdlog::warn("store: cannot be tidied: {}", error.what());
    }
  }

  StoreResult<> scrub() {
    try {
      if (disk_free(options.file) < 2 * size_of(options.file))
        throw std::runtime_error("writing the file anew takes twice its size of free space");
      writer.scrub();
      look();
      return {};
    } catch (const std::runtime_error& error) {
      spdlog::warn("store: what was removed can't be overwritten yet: {}", error.what());
      return std::unexpected(StoreError::unavailable);
    }
  }

  void look() {
    figures.bytes = size_of(options.file) + size_of(options.file.string() + "-wal");
    figures.reusable_bytes = writer.reusable_bytes();
    figures.record_bytes = writer.record_bytes();
    figures.parcels = writer.parcels();
    figures.disk_free_bytes = disk_free(options.file);
  }

  void try_again() {
    if (!writable || files.missing()) threads.put({Attempt{}, [](StoreResult<>) {}});
    if (!readable)
      put_read<StoredRoom>([](const StoreResult<StoredRoom>&) {},
                           [](SqliteReader& from) {
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
  SqliteWriter writer;
  std::mutex attending;
  Attendance attendance;  ///< guarded by it
  SqliteReader reader;
  const StoreFiles files;
  std::atomic<bool> writable{true};
  std::atomic<bool> readable{true};
  StoreThreads threads;
};

SqliteStore::SqliteStore(SqliteOptions options) {
  impl_ = open_named(options.file.string(), [&] {
    try {
      make_private(options.file);
      return std::make_unique<Impl>(options);
    } catch (const SqliteError& error) {
      if (error.may_pass()) throw StoreUnreachable(error.what());
      throw;
    } catch (const std::system_error& error) {
      if (error.code() == std::errc::no_space_on_device) throw StoreUnreachable(error.what());
      throw;
    }
  });
}

SqliteStore::~SqliteStore() { close(); }

void SqliteStore::append(NewEntry entry, Done<> done) {
  impl_->threads.put({std::move(entry), std::move(done)});
}

void SqliteStore::compact(Compaction compaction, Done<> done) {
  impl_->threads.put({std::move(compaction), std::move(done)});
}

void SqliteStore::keep_shared(StoredRecord record, Done<> done) {
  impl_->threads.put({SharedRecord{std::move(record)}, std::move(done)});
}

void SqliteStore::forget_records(RecordsOf records, Done<int> done) {
  impl_->threads.put(counting_job(Forgetting{.records = std::move(records)}, std::move(done)));
}

void SqliteStore::revise_records(RecordsOf records, ReviseRecord revise, Done<int> done) {
  impl_->threads.put(
      counting_job(Revising{.records = std::move(records), .revise = std::move(revise)}, std::move(done)));
}

void SqliteStore::read_parcel(std::string id, Done<StoredParcel> done) {
  impl_->put_read(std::move(done), [id = std::move(id)](SqliteReader& from) { return from.read_parcel(id); });
}

void SqliteStore::change_parcel(ParcelChange change, Done<ChangedParcel> done) {
  impl_->threads.put(sealing_job(std::move(change), std::move(done)));
}

void SqliteStore::use_parcel(std::string id, std::int64_t at_ms, Done<> done) {
  impl_->threads.put({ParcelUse{.id = std::move(id), .at_ms = at_ms}, std::move(done)});
}

void SqliteStore::keep_report(StoredReport report, std::uint64_t reports_max, Done<bool> done) {
  impl_->threads.put(reporting_job(std::move(report), reports_max, std::move(done)));
}

void SqliteStore::list_reports(Done<std::vector<StoredReport>> done) {
  impl_->put_read(std::move(done), [](SqliteReader& from) { return from.list_reports(); });
}

void SqliteStore::remove_reports(std::vector<std::string> ids, Done<int> done) {
  impl_->threads.put(counting_job(ReportRemoval{.ids = std::move(ids)}, std::move(done)));
}

void SqliteStore::scrub(Done<> done) { impl_->threads.put({Scrubbing{}, std::move(done)}); }

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
  impl_->put_read(std::move(done), [room = std::move(room)](SqliteReader& from) { return from.load(room); });
}

void SqliteStore::find_game(std::string game_id, Done<FoundGame> done) {
  impl_->put_read(std::move(done),
                  [id = std::move(game_id)](SqliteReader& from) { return from.find_game(id); });
}

void SqliteStore::list_overdue(std::int64_t now_ms, int limit, Done<std::vector<std::string>> done) {
  impl_->put_read(std::move(done),
                  [now_ms, limit](SqliteReader& from) { return from.list_overdue(now_ms, limit); });
}

void SqliteStore::close() { impl_->close(); }

bool SqliteStore::healthy() const { return impl_->writable && impl_->readable; }

void SqliteStore::try_again() { impl_->try_again(); }

std::chrono::milliseconds SqliteStore::busy_for() const { return impl_->threads.busy_for(); }

}  // namespace bastide::server
