#include "postgres_connection.hpp"

#include <fmt/format.h>
#include <poll.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>

namespace bastide::server {

namespace {

/// The state of a connection that failed; libpq gives none where an answer does not come.
constexpr std::string_view kConnectionFailure = "08006";

/// libpq's messages have several lines.
std::string one_line(const char* message) {
  std::string line;
  for (const char c : std::string_view(message)) {
    if (c != '\n' && c != '\t')
      line += c;
    else if (!line.empty() && line.back() != ' ')
      line += ' ';
  }
  while (line.ends_with(' ')) line.pop_back();
  return line;
}

PGconn* connect(const std::string& url, std::chrono::seconds timeout) {
  const std::string seconds = std::to_string(timeout.count());
  // The URL can override what precedes dbname, but not what follows it.
  constexpr std::array kNames{
      "connect_timeout", "application_name", "keepalives_idle",      "tcp_user_timeout",
      "dbname",          "client_encoding",  "target_session_attrs", static_cast<const char*>(nullptr)};
  const std::array kValues{seconds.c_str(), "bastide", "10",         "10000",
                           url.c_str(),     "UTF8",    "read-write", static_cast<const char*>(nullptr)};
  return PQconnectdbParams(kNames.data(), kValues.data(), 1);
}

}  // namespace

bool is_passing_state(std::string_view state) {
  constexpr std::string_view kLockNotAvailable = "55P03";
  return state.starts_with("08") || state.starts_with("40") || state.starts_with("53") ||
         state.starts_with("57") || state == kLockNotAvailable;
}

bool may_connect_later(const std::string& url, std::chrono::seconds timeout) {
  const std::string seconds = std::to_string(timeout.count());
  constexpr std::array kNames{"connect_timeout", "dbname", static_cast<const char*>(nullptr)};
  const std::array kValues{seconds.c_str(), url.c_str(), static_cast<const char*>(nullptr)};
  const PGPing answer = PQpingParams(kNames.data(), kValues.data(), 1);
  if (answer == PQPING_NO_RESPONSE || answer == PQPING_REJECT) return true;
  if (answer == PQPING_NO_ATTEMPT) return false;
  // libpq tells the state of a refused connection only in place of the sentence, from the second attempt on.
  const std::unique_ptr<PGconn, decltype(&PQfinish)> connection(connect(url, timeout), PQfinish);
  if (!connection) return true;  // no memory
  if (PQstatus(connection.get()) != CONNECTION_OK) {
    PQsetErrorVerbosity(connection.get(), PQERRORS_SQLSTATE);
    PQreset(connection.get());
  }
  if (PQstatus(connection.get()) == CONNECTION_OK) return true;
  const std::string message = one_line(PQerrorMessage(connection.get()));
  return is_passing_state(std::string_view(message).substr(message.rfind(' ') + 1));
}

std::int64_t PostgresAnswer::integer(int row, int column) const {
  std::uint64_t number = 0;
  for (const char c : text(row, column)) number = number << 8 | static_cast<unsigned char>(c);
  return static_cast<std::int64_t>(number);
}

std::optional<std::int64_t> PostgresAnswer::optional_integer(int row, int column) const {
  if (is_null(row, column)) return std::nullopt;
  return integer(row, column);
}

std::string PostgresAnswer::text(int row, int column) const {
  return {PQgetvalue(result_.get(), row, column),
          static_cast<std::size_t>(PQgetlength(result_.get(), row, column))};
}

std::int64_t PostgresAnswer::changes() const {
  const std::string_view count = PQcmdTuples(result_.get());
  std::int64_t number = 0;
  std::from_chars(count.data(), count.data() + count.size(), number);
  return number;
}

bool PostgresAnswer::is_commit() const { return std::string_view(PQcmdStatus(result_.get())) == "COMMIT"; }

PostgresConnection::PostgresConnection(const std::string& url, Times times)
    : connection_(connect(url, times.connect), PQfinish), answer_timeout_(times.answer) {
  PGconn* connection = connection_.get();
  if (!connection || PQstatus(connection) != CONNECTION_OK)
    throw PostgresError(connection ? one_line(PQerrorMessage(connection)) : "out of memory", {}, true);
  PQsetNoticeProcessor(connection, [](void*, const char*) {}, nullptr);
  if (PQsetnonblocking(connection, 1) != 0 || PQenterPipelineMode(connection) != 1) fail_sending();
}

bool PostgresConnection::is_open() {
  // A database that ends the connection says why first; libpq handles other unsolicited messages.
  pollfd socket{.fd = PQsocket(connection_.get()), .events = POLLIN, .revents = 0};
  while (poll(&socket, 1, 0) > 0)
    if (PQconsumeInput(connection_.get()) != 1 || PQisBusy(connection_.get()) != 0) return false;
  return PQstatus(connection_.get()) == CONNECTION_OK;
}

void PostgresConnection::script(const char* sql) {
  PGconn* connection = connection_.get();
  until_ = std::chrono::steady_clock::now() + answer_timeout_;
  if (PQexitPipelineMode(connection) != 1 || PQsendQuery(connection, sql) != 1) fail_sending();
  std::optional<PostgresError> failed;
  while (PGresult* result = next()) {
    const PostgresAnswer answer(result);
    if (PQresultStatus(result) == PGRES_FATAL_ERROR && !failed) failed = error_of(result);
  }
  if (failed && failed->lost()) throw PostgresError(*failed);
  if (PQenterPipelineMode(connection) != 1) fail_sending();
  if (failed) {
    if (PQtransactionStatus(connection) != PQTRANS_IDLE) ask_plain("ROLLBACK");
    throw PostgresError(*failed);
  }
}

void PostgresConnection::prepare(const std::vector<Prepared>& statements) {
  for (const Prepared& statement : statements)
    if (PQsendPrepare(connection_.get(), statement.name, statement.sql, 0, nullptr) != 1) fail_sending();
  sync();
  answers(statements.size());
}

PostgresAnswer PostgresConnection::ask_plain(const char* sql) {
  send_plain(sql);
  sync();
  return std::move(answers(1).front());
}

PostgresAnswer PostgresConnection::ask(const PostgresQuestion& question) {
  send(question);
  sync();
  return std::move(answers(1).front());
}

std::vector<PostgresAnswer> PostgresConnection::ask_all(const std::vector<PostgresQuestion>& questions) {
  for (const PostgresQuestion& question : questions) send(question);
  sync();
  return answers(questions.size());
}

std::vector<PostgresAnswer> PostgresConnection::transact(const std::vector<PostgresQuestion>& questions,
                                                         const char* begin) {
  send_plain(begin);
  for (const PostgresQuestion& question : questions) send(question);
  send_plain("COMMIT");
  sync();
  try {
    std::vector<PostgresAnswer> all = answers(questions.size() + 2);
    if (!all.back().is_commit()) throw PostgresError("the database has rolled the changes back", {}, false);
    all.pop_back();
    all.erase(all.begin());
    return all;
  } catch (const PostgresError& error) {
    // The answer no longer matters: if this fails, the connection is lost, but the outcome is known.
    if (!error.lost() && PQtransactionStatus(connection_.get()) != PQTRANS_IDLE) ask_plain("ROLLBACK");
    throw;
  }
}

void PostgresConnection::send_plain(const char* sql) {
  if (PQsendQueryParams(connection_.get(), sql, 0, nullptr, nullptr, nullptr, nullptr, 1) != 1)
    fail_sending();
}

void PostgresConnection::send(const PostgresQuestion& question) {
  std::vector<const char*> values;
  std::vector<int> lengths;
  std::vector<int> formats;
  for (const PostgresQuestion::Value& value : question.values_) {
    values.push_back(value.text ? value.text->c_str() : nullptr);
    lengths.push_back(value.text ? static_cast<int>(value.text->size()) : 0);
    formats.push_back(value.binary ? 1 : 0);
  }
  if (PQsendQueryPrepared(connection_.get(), question.statement_, static_cast<int>(values.size()),
                          values.data(), lengths.data(), formats.data(), 1) != 1)
    fail_sending();
}

void PostgresConnection::sync() {
  until_ = std::chrono::steady_clock::now() + answer_timeout_;
  if (PQpipelineSync(connection_.get()) != 1) fail_sending();
}

std::vector<PostgresAnswer> PostgresConnection::answers(std::size_t count) {
  std::vector<PostgresAnswer> all;
  std::optional<PostgresError> failed;
  while (all.size() < count) {
    PGresult* result = next();
    if (!result) throw PostgresError("the connection was closed", kConnectionFailure, true);
    all.emplace_back(result);
    const ExecStatusType status = PQresultStatus(result);
    if (status == PGRES_FATAL_ERROR && !failed) failed = error_of(result);
    if (failed && failed->lost()) throw PostgresError(*failed);
    while (PGresult* more = next()) PQclear(more);
  }
  const PostgresAnswer end(next());  // of the pipeline
  if (failed) throw PostgresError(*failed);
  return all;
}

PGresult* PostgresConnection::next() {
  wait();
  return PQgetResult(connection_.get());
}

/// Waits for a result.
void PostgresConnection::wait() {
  PGconn* connection = connection_.get();
  for (;;) {
    const int unsent = PQflush(connection);
    if (unsent < 0) fail_sending();
    if (PQisBusy(connection) == 0) return;
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(until_ - std::chrono::steady_clock::now());
    pollfd socket{.fd = PQsocket(connection), .events = POLLIN, .revents = 0};
    if (unsent > 0) socket.events |= POLLOUT;
    const int ready = left.count() <= 0
                          ? 0
                          : poll(&socket, 1, static_cast<int>(std::min<std::int64_t>(left.count(), 60'000)));
    if (ready == 0 && std::chrono::steady_clock::now() >= until_)
      throw PostgresError(fmt::format("no answer for {} ms", answer_timeout_.count()), kConnectionFailure,
                          true);
    if (ready > 0 && (socket.revents & ~POLLOUT) != 0 && PQconsumeInput(connection) != 1) fail_sending();
  }
}

/// Throws what libpq says about the connection if it can't send.
void PostgresConnection::fail_sending() {
  throw PostgresError(one_line(PQerrorMessage(connection_.get())), kConnectionFailure, true);
}

PostgresError PostgresConnection::error_of(const PGresult* result) const {
  const auto field = [result](int code) -> std::string {
    const char* text = PQresultErrorField(result, code);
    return text ? text : "";
  };
  const std::string severity = field(PG_DIAG_SEVERITY_NONLOCALIZED);
  const std::string message = field(PG_DIAG_MESSAGE_PRIMARY);
  const bool lost = severity != "ERROR" || PQstatus(connection_.get()) != CONNECTION_OK;
  return PostgresError(one_line(message.empty() ? PQresultErrorMessage(result) : message.c_str()),
                       field(PG_DIAG_SQLSTATE), lost);
}

}  // namespace bastide::server
