// The part of libpq that the store needs: prepared statements, sent in pipelines, with a time limit
// for every answer.
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

/// Whether what a database said by this state may succeed later: it is too slow, short of something,
/// beginning or ending, or others are in the way.
bool is_passing_state(std::string_view state);

/// The database's own message, on one line.
class PostgresError : public std::runtime_error {
 public:
  PostgresError(const std::string& sentence, std::string_view state, bool lost)
      : std::runtime_error(sentence), state_(state), lost_(lost) {}
  /// The connection is lost with the answer: the statement may have been carried out.
  bool lost() const { return lost_; }
  /// Five characters; empty if the database did not give one.
  std::string_view state() const { return state_; }
  /// Whether the same may succeed later.
  bool may_pass() const { return is_passing_state(state_); }
  /// Whether these values can't be stored, in whatever company.
  bool is_of_the_values() const {
    return state_.starts_with("22") || state_.starts_with("23") || state_.starts_with("54");
  }

 private:
  std::string state_;
  bool lost_;
};

/// Arbitrary bytes, as bytea.
struct Bytes {
  std::string_view bytes;
};

/// A statement's name, with the values for $1, $2, …
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

/// Rows of an answer. Columns are read with the types that the statement gives them: bigint, boolean,
/// text or bytea.
class PostgresAnswer {
 public:
  explicit PostgresAnswer(PGresult* result) : result_(result, PQclear) {}
  int rows() const { return PQntuples(result_.get()); }
  bool is_null(int row, int column) const { return PQgetisnull(result_.get(), row, column) != 0; }
  std::int64_t integer(int row, int column) const;
  std::optional<std::int64_t> optional_integer(int row, int column) const;
  bool boolean(int row, int column) const { return text(row, column) == std::string_view("\x01", 1); }
  /// For text and bytea.
  std::string text(int row, int column) const;
  /// How many rows the statement changed.
  std::int64_t changes() const;
  bool is_commit() const;

 private:
  std::unique_ptr<PGresult, decltype(&PQclear)> result_;
};

struct Prepared {
  const char* name;
  const char* sql;
};

/// After a connection could not be made: whether one may be had later, since no database answers there, it
/// begins or ends, or has too many. False if it refuses this user. Takes thrice as long as connecting may.
bool may_connect_later(const std::string& url, std::chrono::seconds timeout);

/// One thread at a time. Everything throws PostgresError; after one that is `lost()` the
/// connection is unusable.
class PostgresConnection {
 public:
  struct Times {
    std::chrono::seconds connect;
    std::chrono::milliseconds answer;
  };

  PostgresConnection(const std::string& url, Times times);

  /// For each answer from now on.
  void set_answer_timeout(std::chrono::milliseconds timeout) { answer_timeout_ = timeout; }

  /// Between two questions: false if the database is known to have ended the connection. Does not block.
  bool is_open();

  /// Several statements without values, in one transaction unless they say otherwise.
  void script(const char* sql);
  void prepare(const std::vector<Prepared>& statements);
  /// One statement without values.
  PostgresAnswer ask_plain(const char* sql);
  PostgresAnswer ask(const PostgresQuestion& question);
  /// All in one round trip, within the current transaction.
  std::vector<PostgresAnswer> ask_all(const std::vector<PostgresQuestion>& questions);
  /// All in one transaction and one round trip. Returns after the commit. On a PostgresError that is not
  /// `lost()` none has been carried out.
  std::vector<PostgresAnswer> transact(const std::vector<PostgresQuestion>& questions,
                                       const char* begin = "BEGIN");

 private:
  void send_plain(const char* sql);
  void send(const PostgresQuestion& question);
  void sync();
  /// The answers to all statements sent since the last sync.
  std::vector<PostgresAnswer> answers(std::size_t count);
  PGresult* next();
  void wait();
  [[noreturn]] void fail_sending();
  PostgresError error_of(const PGresult* result) const;

  std::unique_ptr<PGconn, decltype(&PQfinish)> connection_;
  std::chrono::milliseconds answer_timeout_;
  std::chrono::steady_clock::time_point until_;  ///< when the answer must have arrived
};

}  // namespace bastide::server
