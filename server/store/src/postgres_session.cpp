#include "postgres_session.hpp"

#include <fmt/format.h>

namespace bastide::server {

namespace {

constexpr std::string_view kLockNotAvailable = "55P03";

}  // namespace

PostgresConnection open_session(const PostgresOptions& options) {
  return open_session(options, {.connect = options.connect_timeout, .answer = options.answer_timeout});
}

PostgresConnection open_session(const PostgresOptions& options, PostgresConnection::Times times) {
  PostgresConnection connection(options.url, times);
  // remote_apply is stricter than on; idle connections must not be ended, stalled transactions must.
  connection.script(
      fmt::format("SELECT set_config('synchronous_commit', CASE current_setting('synchronous_commit') "
                  "WHEN 'remote_apply' THEN 'remote_apply' ELSE 'on' END, false), "
                  "set_config('statement_timeout', '{}', false), set_config('lock_timeout', '{}', false), "
                  "set_config('idle_in_transaction_session_timeout', '{}', false), "
                  "set_config('bytea_output', 'hex', false);"
                  "SELECT set_config(name, '0', false) FROM pg_settings WHERE name = 'idle_session_timeout'",
                  options.statement_timeout.count(), options.lock_timeout.count(),
                  options.answer_timeout.count())
          .c_str());
  return connection;
}

SessionName name_of(PostgresConnection& connection) {
  const PostgresAnswer name = connection.ask_plain(
      "SELECT pid::bigint, backend_start::text FROM pg_stat_activity WHERE pid = pg_backend_pid()");
  if (name.rows() != 1) throw PostgresError("the database knows nothing of this connection", {}, true);
  return {.process = name.integer(0, 0), .began = name.text(0, 1)};
}

void take_store(PostgresConnection& connection, std::optional<std::int64_t> node_key,
                const std::optional<SessionName>& before) {
  connection.prepare({{.name = "end_session",
                       .sql = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                              "WHERE pid = $1::bigint AND backend_start::text = $2::text"},
                      {.name = "lock_node", .sql = "SELECT pg_advisory_lock($1::bigint)"}});
  if (before) connection.ask(PostgresQuestion("end_session", before->process, before->began));
  try {
    connection.ask_plain(
        node_key ? "SELECT pg_advisory_lock_shared(hashtext('bastide store'), "
                   "hashtext(coalesce(current_schema(), '')))"
                 : "SELECT pg_advisory_lock(hashtext('bastide store'), hashtext(coalesce(current_schema(), "
                   "'')))");
    // The shared lock does not wait for the end of this node's former session; this one does.
    if (node_key) connection.ask(PostgresQuestion("lock_node", *node_key));
  } catch (const PostgresError& error) {
    if (error.state() == kLockNotAvailable) throw StoreInUse("another server uses it");
    throw;
  }
}

}  // namespace bastide::server
