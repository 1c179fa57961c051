#include <server/store/backup.hpp>

#include "schema.hpp"
#include "sqlite_connection.hpp"
#include "store_file.hpp"
#include "store_lock.hpp"

#include <fmt/format.h>
#include <sqlite3.h>

#include <chrono>
#include <memory>
#include <stdexcept>
#include <string>
#include <system_error>

namespace bastide::server {

namespace {

namespace fs = std::filesystem;

constexpr std::chrono::seconds kBusyTimeout{10};

struct EndBackup {
  void operator()(sqlite3_backup* backup) const { sqlite3_backup_finish(backup); }
};

/// After so many pages, 4 MB, it is asked whether to stop.
constexpr int kPagesAtOnce = 1000;

/// All pages as of one moment of the source, which a writer may change meanwhile: what is read in a
/// transaction stays as it is.
void copy_pages(SqliteConnection& from, const SqliteConnection& to, const std::stop_token& stopped) {
  from.run("BEGIN");
  from.number("SELECT count(*) FROM sqlite_schema");  // which begins to read
  const std::unique_ptr<sqlite3_backup, EndBackup> backup(
      sqlite3_backup_init(to.handle(), "main", from.handle(), "main"));
  if (!backup) throw SqliteError(sqlite3_errcode(to.handle()), sqlite3_errmsg(to.handle()));
  int code = SQLITE_OK;
  while (code == SQLITE_OK) {
    if (stopped.stop_requested()) throw std::runtime_error("it was told to stop");
    code = sqlite3_backup_step(backup.get(), kPagesAtOnce);
  }
  if (code != SQLITE_DONE) throw SqliteError(code, sqlite3_errstr(code));
}

void check_whole(SqliteConnection& connection) {
  Statement check(connection, "PRAGMA quick_check(1)");
  check.step();
  if (check.text(0) != "ok") throw std::runtime_error("it is damaged: " + check.text(0));
}

/// A file that will be renamed, and vanishes if that does not happen.
class UnfinishedFile {
 public:
  explicit UnfinishedFile(const fs::path& whole) : whole_(whole), file_(whole.string() + ".part") {
    remove();
    make_private(file_);
  }
  ~UnfinishedFile() { remove(); }
  UnfinishedFile(const UnfinishedFile&) = delete;
  UnfinishedFile& operator=(const UnfinishedFile&) = delete;

  const fs::path& file() const { return file_; }

  /// Never replaces a file: unlike a rename, a link fails if the name exists. Some file systems
  /// have no links.
  void finish() {
    std::error_code failed;
    fs::create_hard_link(file_, whole_, failed);
    if (failed == std::errc::file_exists) throw std::system_error(failed);
    if (failed) fs::rename(file_, whole_);
  }

 private:
  void remove() {
    std::error_code ignored;
    for (const char* suffix : {"", "-wal", "-shm", "-journal"}) fs::remove(file_.string() + suffix, ignored);
  }

  fs::path whole_;
  fs::path file_;
};

void copy_store(const fs::path& from, const fs::path& to, const std::stop_token& stopped = {}) {
  if (!fs::is_regular_file(from)) throw std::runtime_error("there is no such file");
  // Files beside a store belong to it: another store's journal would be replayed into this one.
  for (const std::string beside : {"", "-wal", "-shm", "-journal"}) {
    if (const std::string file = to.string() + beside; fs::exists(file))
      throw std::runtime_error(file + " exists already");
  }
  UnfinishedFile part(to);
  {
    SqliteConnection source(from, kBusyTimeout);
    check_schema(source);
    SqliteConnection target(part.file(), kBusyTimeout);
    target.run("PRAGMA synchronous = EXTRA");
    copy_pages(source, target, stopped);
    check_whole(target);
    // Into the file itself: no journal remains beside it, where it could be forgotten.
    target.run("PRAGMA journal_mode = DELETE");
  }
  part.finish();
}

std::string free_name(const fs::path& store) {
  const std::string wanted = store.string() + ".before-restore";
  std::string name = wanted;
  for (int number = 2; fs::exists(name); ++number) name = fmt::format("{}-{}", wanted, number);
  return name;
}

/// Returns the new name of the old store. In between there is none, rather than one without its journal.
fs::path exchange(const fs::path& store, const fs::path& made) {
  const std::string kept = free_name(store);
  for (const char* suffix : {"", "-wal", "-shm", "-journal"})
    if (fs::exists(store.string() + suffix)) fs::rename(store.string() + suffix, kept + suffix);
  fs::rename(made, store);
  return kept;
}

}  // namespace

void back_up(const fs::path& store, const fs::path& copy, const std::stop_token& stopped) {
  try {
    copy_store(store, copy, stopped);
  } catch (const std::exception& error) {
    throw std::runtime_error(
        fmt::format("cannot back up {} to {}: {}", store.string(), copy.string(), error.what()));
  }
}

std::int64_t rooms_in(const fs::path& copy) {
  try {
    if (!fs::is_regular_file(copy)) throw std::runtime_error("there is no such file");
    SqliteConnection connection(copy, kBusyTimeout);
    check_schema(connection);
    check_whole(connection);
    return connection.number("SELECT count(*) FROM room");
  } catch (const std::exception& error) {
    throw std::runtime_error(fmt::format("cannot read the copy {}: {}", copy.string(), error.what()));
  }
}

void restore(const fs::path& copy, const fs::path& store) {
  try {
    copy_store(copy, store);
  } catch (const std::exception& error) {
    throw std::runtime_error(
        fmt::format("cannot restore {} to {}: {}", copy.string(), store.string(), error.what()));
  }
}

std::optional<fs::path> replace(const fs::path& copy, const fs::path& store) {
  if (!fs::exists(store)) {
    restore(copy, store);
    return std::nullopt;
  }
  try {
    const fs::path file = fs::canonical(store);  // a link stays one
    const StoreLock lock(file);
    const fs::path made = file.string() + ".restored";
    fs::remove(made);  // left by a restore that was cut off
    copy_store(copy, made);
    return exchange(file, made);
  } catch (const std::exception& error) {
    throw std::runtime_error(
        fmt::format("cannot restore {} to {}: {}", copy.string(), store.string(), error.what()));
  }
}

}  // namespace bastide::server
