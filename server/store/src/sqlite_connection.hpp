// SQLite for C++: a connection, prepared statements, errors as exceptions.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace bastide::server {

class SqliteError : public std::runtime_error {
 public:
  SqliteError(int code, const std::string& what) : std::runtime_error(what), code_(code) {}
  /// Whether the key exists already.
  bool is_constraint() const;
  /// Whether the same may succeed later: the file is locked, the disk or memory is full.
  bool may_pass() const;

 private:
  int code_;
};

/// One thread at a time. Throws SqliteError.
class SqliteConnection {
 public:
  SqliteConnection(const std::filesystem::path& file, std::chrono::milliseconds busy_timeout);

  /// One or more statements without a result.
  void run(const char* sql);
  /// A statement whose result is one number.
  std::int64_t number(const char* sql);
  /// Rows changed by the last statement that changes any.
  int changes() const;
  /// Whether a transaction is open: some errors end it.
  bool in_transaction() const;

  sqlite3* handle() const { return handle_.get(); }

 private:
  struct Close {
    void operator()(sqlite3* handle) const;
  };
  std::unique_ptr<sqlite3, Close> handle_;
};

/// A value other than text.
struct Blob {
  std::string_view bytes;
};

/// Prepared once, run often. Must be destroyed before its connection. Throws SqliteError.
class Statement {
 public:
  Statement(const SqliteConnection& connection, const char* sql);

  /// Begins a run with these values for its parameters, in order.
  template <class... Value>
  Statement& with(const Value&... values) {
    int index = 0;
    (bind(++index, values), ...);
    return *this;
  }
  /// Goes to the next row; returns false if there is none, which ends the run.
  bool step();
  /// A run without rows.
  void run();

  std::int64_t integer(int column) const;
  std::optional<std::int64_t> optional_integer(int column) const;
  std::string text(int column) const;
  std::optional<std::string> optional_text(int column) const;
  std::string blob(int column) const;

 private:
  void bind(int index, std::int64_t value);
  template <class T>
  void bind(int index, const std::optional<T>& value) {
    if (value)
      bind(index, *value);
    else
      bind_null(index);
  }
  void bind_null(int index);
  void bind(int index, std::string_view value);  ///< borrowed until the run is over
  void bind(int index, Blob value);              ///< likewise
  void check(int code) const;

  struct Finalize {
    void operator()(sqlite3_stmt* handle) const;
  };
  std::unique_ptr<sqlite3_stmt, Finalize> handle_;
};

}  // namespace bastide::server
