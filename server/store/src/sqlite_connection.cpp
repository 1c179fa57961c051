#include "sqlite_connection.hpp"

#include <sqlite3.h>

namespace bastide::server {

namespace {

void check(sqlite3* handle, int code) {
  if (code != SQLITE_OK) throw SqliteError(code, handle ? sqlite3_errmsg(handle) : sqlite3_errstr(code));
}

/// SQLite counts its memory, under a lock for every piece, for those who ask how much it is. Nobody does.
void count_no_memory() {
  [[maybe_unused]] static const int kOnce = sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

}  // namespace

bool SqliteError::is_constraint() const { return (code_ & 0xff) == SQLITE_CONSTRAINT; }

bool SqliteError::may_pass() const {
  const int kind = code_ & 0xff;
  return kind == SQLITE_BUSY || kind == SQLITE_LOCKED || kind == SQLITE_FULL || kind == SQLITE_NOMEM;
}

SqliteConnection::SqliteConnection(const std::filesystem::path& file,
                                   std::chrono::milliseconds busy_timeout) {
  count_no_memory();  // before the first connection
  sqlite3* handle = nullptr;
  const int code =
      sqlite3_open_v2(file.c_str(), &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nullptr);
  handle_.reset(handle);
  check(handle, code);
  check(handle, sqlite3_extended_result_codes(handle, 1));
  check(handle, sqlite3_busy_timeout(handle, static_cast<int>(busy_timeout.count())));
}

void SqliteConnection::Close::operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }

void SqliteConnection::run(const char* sql) {
  check(handle_.get(), sqlite3_exec(handle_.get(), sql, nullptr, nullptr, nullptr));
}

std::int64_t SqliteConnection::number(const char* sql) {
  Statement statement(*this, sql);
  statement.step();
  return statement.integer(0);
}

int SqliteConnection::changes() const { return sqlite3_changes(handle_.get()); }

bool SqliteConnection::in_transaction() const { return sqlite3_get_autocommit(handle_.get()) == 0; }

Statement::Statement(const SqliteConnection& connection, const char* sql) {
  sqlite3_stmt* handle = nullptr;
  const int code =
      sqlite3_prepare_v3(connection.handle(), sql, -1, SQLITE_PREPARE_PERSISTENT, &handle, nullptr);
  handle_.reset(handle);
  server::check(connection.handle(), code);
}

void Statement::Finalize::operator()(sqlite3_stmt* handle) const { sqlite3_finalize(handle); }

void Statement::bind(int index, std::int64_t value) {
  check(sqlite3_bind_int64(handle_.get(), index, value));
}

void Statement::bind_null(int index) { check(sqlite3_bind_null(handle_.get(), index)); }

void Statement::bind(int index, std::string_view value) {
  check(sqlite3_bind_text(handle_.get(), index, value.data(), static_cast<int>(value.size()), SQLITE_STATIC));
}

void Statement::bind(int index, Blob value) {
  check(sqlite3_bind_blob64(handle_.get(), index, value.bytes.data(), value.bytes.size(), SQLITE_STATIC));
}

bool Statement::step() {
  const int code = sqlite3_step(handle_.get());
  if (code == SQLITE_ROW) return true;
  if (code == SQLITE_DONE) {
    sqlite3_reset(handle_.get());
    return false;
  }
  const SqliteError error(code, sqlite3_errmsg(sqlite3_db_handle(handle_.get())));
  sqlite3_reset(handle_.get());
  throw error;
}

void Statement::run() {
  while (step()) {
  }
}

std::int64_t Statement::integer(int column) const { return sqlite3_column_int64(handle_.get(), column); }

std::optional<std::int64_t> Statement::optional_integer(int column) const {
  if (sqlite3_column_type(handle_.get(), column) == SQLITE_NULL) return std::nullopt;
  return integer(column);
}

std::string Statement::text(int column) const {
  const unsigned char* text = sqlite3_column_text(handle_.get(), column);
  const auto bytes = static_cast<std::size_t>(sqlite3_column_bytes(handle_.get(), column));
  return text ? std::string(reinterpret_cast<const char*>(text), bytes) : std::string();
}

std::optional<std::string> Statement::optional_text(int column) const {
  if (sqlite3_column_type(handle_.get(), column) == SQLITE_NULL) return std::nullopt;
  return text(column);
}

std::string Statement::blob(int column) const {
  const void* bytes = sqlite3_column_blob(handle_.get(), column);
  const auto size = static_cast<std::size_t>(sqlite3_column_bytes(handle_.get(), column));
  return bytes ? std::string(static_cast<const char*>(bytes), size) : std::string();
}

void Statement::check(int code) const { server::check(sqlite3_db_handle(handle_.get()), code); }

}  // namespace bastide::server
