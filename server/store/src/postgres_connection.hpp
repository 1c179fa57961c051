// libpq, as far as the store needs it: prepared statements, sent in pipelines,
// with a time limit for every answer.
#pragma once

#include <libpq-fe.h>

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace bastide::server {

/// Its sentence is the database's own, on one line.
class PostgresError : public std::runtime_error {
 public:
  PostgresError(const std::string& sentence, std::string_view state, bool lost)
      : std::runtime_error(sentence), state_(state), lost_(lost) {}
  /// The connection is gone, and with it the answer: what was asked may have been done.
  bool lost() const { return lost_; }
  /// Five characters; empty where the database did not say one.
  std::string_view state() const { return state_; }
  /// What was asked for can't be done, whatever else is.
  bool is_of_the_values() const {
    return state_.starts_with("22") || state_.starts_with("23") || state_.starts_with("54");
  }

 private:
  std::string state_;
  bool lost_;
};

/// Whatever bytes, as bytea.
struct Bytes {
  std::string_view bytes;
};

/// A statement by its name, with the values for $1, $2, …
class PostgresQuestion {
 public:
  template <class... Values>
  explicit PostgresQuestion(const char* statement, const Values&... values) : statement_(statement) {
    (add(values), ...);
  }

 private:
  friend class PostgresConnection;
  struct Value {
    std::optional<std::string> text;
    bool binary = false;
  };
  void add(std::string_view text) { values_.push_back({.text = std::string(text)}); }
  void add(const std::string& text) { values_.push_back({.text = text}); }
  void add(const Bytes& value) { values_.push_back({.text = std::string(value.bytes), .binary = true}); }
  void add(bool value) { values_.push_back({.text = value ? "t" : "f"}); }
  void add(std::int64_t number) { values_.push_back({.text = std::to_string(number)}); }
  template <class T>
  void add(const std::optional<T>& value) {
    if (value)
      add(*value);
    else
      values_.push_back({.text = std::nullopt});
  }

  const char* statement_;
  std::vector<Value> values_;
};

/// Rows of an answer. Columns are read as what the statement makes them: bigint, boolean, text or bytea.
class PostgresAnswer {
 public:
  explicit PostgresAnswer(PGresult* result) : result_(result, PQclear) {}
  int rows() const { return PQntuples(result_.get()); }
  bool is_null(int row, int column) const { return PQgetisnull(result_.get(), row, column) != 0; }
  std::int64_t integer(int row, int column) const;
  std::optional<std::int64_t> optional_integer(int row, int column) const;
  bool boolean(int row, int column) const { return text(row, column) == std::string_view("\x01", 1); }
  /// Of text and of bytea.
  std::string text(int row, int column) const;
  /// How many rows a statement changed.
  std::int64_t changes() const;
  bool is_commit() const;

 private:
  std::unique_ptr<PGresult, decltype(&PQclear)> result_;
};

struct Prepared {
  const char* name;
  const char* sql;
};

/// One thread at a time. Everything throws PostgresError; after one that is `lost()`
/// the connection is of no use.
class PostgresConnection {
 public:
  struct Times {
    std::chrono::seconds connect;
    std::chrono::milliseconds answer;
  };

  PostgresConnection(const std::string& url, Times times);

  /// For each answer from now on.
  void set_answer_timeout(std::chrono::milliseconds timeout) { answer_timeout_ = timeout; }

  /// Between two questions: whether the database has not ended the connection, as far
  /// as is known here. Does not wait.
  bool is_open();

  /// Several statements without values, in one transaction unless they say otherwise.
  void script(const char* sql);
  void prepare(const std::vector<Prepared>& statements);
  /// One statement without values.
  PostgresAnswer ask_plain(const char* sql);
  PostgresAnswer ask(const PostgresQuestion& question);
  /// All in one round trip, in the transaction that was begun before.
  std::vector<PostgresAnswer> ask_all(const std::vector<PostgresQuestion>& questions);
  /// All in one transaction and one round trip. Returns when they are committed.
  /// A PostgresError that is not `lost()`: none has been carried out.
  std::vector<PostgresAnswer> transact(const std::vector<PostgresQuestion>& questions,
                                       const char* begin = "BEGIN");

 private:
  void send_plain(const char* sql);
  void send(const PostgresQuestion& question);
  void sync();
  /// Of as many statements as were sent since the last sync.
  std::vector<PostgresAnswer> answers(std::size_t count);
  PGresult* next();
  void wait();
  [[noreturn]] void fail_sending();
  PostgresError error_of(const PGresult* result) const;

  std::unique_ptr<PGconn, decltype(&PQfinish)> connection_;
  std::chrono::milliseconds answer_timeout_;
  std::chrono::steady_clock::time_point until_;  ///< when the answer must be there
};

}  // namespace bastide::server
