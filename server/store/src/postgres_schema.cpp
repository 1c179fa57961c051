#include "postgres_schema.hpp"

#include <fmt/format.h>

#include <array>
#include <cstdint>
#include <stdexcept>
#include <string>

namespace bastide::server {

namespace {

/// Each updates the tables from the version that is its index to the next. Only ever added to. Clients' texts
/// are stored as bytea, so that the database's encoding does not matter.
constexpr std::array kSteps{
    // 1: as version 4 of the SQLite file
    R"(
  CREATE TABLE room (code text COLLATE "C" PRIMARY KEY, seq bigint NOT NULL, due_ms bigint, closed_ms bigint,
    records_due boolean NOT NULL DEFAULT false);
  CREATE INDEX room_due ON room (due_ms) WHERE due_ms IS NOT NULL;
  CREATE INDEX room_closed ON room (closed_ms) WHERE closed_ms IS NOT NULL;
  CREATE TABLE entry (room text COLLATE "C" NOT NULL, seq bigint NOT NULL, at_ms bigint NOT NULL,
    payload bytea NOT NULL, PRIMARY KEY (room, seq));
  CREATE TABLE game (id text COLLATE "C" PRIMARY KEY, room text COLLATE "C" NOT NULL);
  CREATE INDEX game_room ON game (room);
  CREATE TABLE record (game text COLLATE "C" PRIMARY KEY, ended_ms bigint NOT NULL, bytes bigint NOT NULL,
    body bytea NOT NULL);
  CREATE INDEX record_age ON record (ended_ms, game, bytes);
  CREATE TABLE attendance (from_ms bigint PRIMARY KEY, to_ms bigint NOT NULL);
)",
    // 2: several nodes. Rooms have no foreign key to them: without a row a node is dead.
    R"(
  CREATE TABLE node (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, address text NOT NULL,
    version text NOT NULL, started timestamptz NOT NULL, until timestamptz NOT NULL,
    draining boolean NOT NULL DEFAULT false);
  ALTER TABLE room ADD COLUMN owner bigint, ADD COLUMN epoch bigint NOT NULL DEFAULT 0;
)",
    // 3: as version 5 of the SQLite file
    R"(
  ALTER TABLE record ADD COLUMN room text COLLATE "C";
  CREATE INDEX record_room ON record (room) WHERE room IS NOT NULL;
)",
    // 4: when a node gave a room back whose people were in it
    R"(
  ALTER TABLE room ADD COLUMN released timestamptz;
)",
    // 5: as version 7 of the SQLite file
    R"(
  CREATE TABLE parcel (id text COLLATE "C" PRIMARY KEY, token bytea NOT NULL, version bigint NOT NULL,
    used_ms bigint NOT NULL, sealed bytea NOT NULL);
  CREATE INDEX parcel_used ON parcel (used_ms);
)",
    // 6: as version 8 of the SQLite file; what each node tells the others of its rooms
    R"(
  CREATE TABLE report (id text COLLATE "C" PRIMARY KEY, at_ms bigint NOT NULL, body bytea NOT NULL);
  CREATE TABLE told (node bigint PRIMARY KEY, lines bytea NOT NULL);
)"};

constexpr auto kNewest = static_cast<std::int64_t>(kSteps.size());

/// Servers that were made for this version of the tables, or a later one, and are at work when these are made
/// go on with them. To be raised to `kNewest` with a step after which their statements would fail, or would
/// leave out what newer servers need.
constexpr std::int64_t kGoesOnFrom = 3;

/// The version of the tables; empty if there are none. Throws std::runtime_error if they belong to
/// another program.
std::int64_t version_of(PostgresConnection& connection) {
  // Reads the catalogue: to_regclass, in a transaction that has waited for the server that makes the tables,
  // goes on not finding a name that was not there before.
  const PostgresAnswer tables = connection.ask_plain(
      "SELECT coalesce(bool_or(relname = 'bastide_schema'), false), "
      "coalesce(bool_or(relname <> 'bastide_schema'), false) FROM pg_class WHERE pg_table_is_visible(oid) "
      "AND "
      "relname IN ('bastide_schema', 'room', 'entry', 'game', 'record', 'attendance')");
  if (!tables.boolean(0, 0)) {
    if (tables.boolean(0, 1)) throw std::runtime_error("the database holds tables of another program");
    return 0;
  }
  const PostgresAnswer version = connection.ask_plain("SELECT version::bigint FROM bastide_schema");
  if (version.rows() != 1) throw std::runtime_error("the database holds tables of another program");
  return version.integer(0, 0);
}

/// Whether tables of a newer version say that this program, which has begun before, may go on with them.
bool may_go_on(PostgresConnection& connection) {
  // The column is missing in tables that no program with this question has made or updated.
  const PostgresAnswer from = connection.ask_plain(
      "SELECT (to_jsonb(bastide_schema) ->> 'goes_on_from')::bigint FROM bastide_schema");
  return from.rows() == 1 && !from.is_null(0, 0) && from.integer(0, 0) <= kNewest;
}

/// The same, if it is not newer than this program's.
std::int64_t checked_version_of(PostgresConnection& connection) {
  const std::int64_t version = version_of(connection);
  if (version > kNewest) throw std::runtime_error("the database was written by a newer version of Bastide");
  return version;
}

}  // namespace

SchemaState schema_state(PostgresConnection& connection) {
  const std::int64_t version = checked_version_of(connection);
  if (version == 0) return SchemaState::none;
  return version == kNewest ? SchemaState::newest : SchemaState::older;
}

void check_schema_again(PostgresConnection& connection) {
  if (version_of(connection) <= kNewest) return prepare_schema(connection);
  if (!may_go_on(connection))
    throw std::runtime_error(
        "a newer version of Bastide has changed the database, and this one can't go on with it: update it");
}

void prepare_schema(PostgresConnection& connection) {
  if (schema_state(connection) == SchemaState::newest) return;
  // Waits longer for another server that does the same than for one that has the store.
  connection.ask_plain("BEGIN");
  connection.ask_plain("SET LOCAL lock_timeout = 0");
  connection.ask_plain(
      "SELECT pg_advisory_xact_lock(hashtext('bastide schema'), hashtext(coalesce(current_schema(), '')))");
  const std::int64_t version = checked_version_of(connection);
  std::string steps =
      "CREATE TABLE IF NOT EXISTS bastide_schema (version integer NOT NULL);"
      "ALTER TABLE bastide_schema ADD COLUMN IF NOT EXISTS goes_on_from integer;";
  for (auto step = static_cast<std::size_t>(version); step < kSteps.size(); ++step) steps += kSteps[step];
  steps += fmt::format(
      "DELETE FROM bastide_schema; INSERT INTO bastide_schema (version, goes_on_from) VALUES ({}, {}); "
      "COMMIT",
      kNewest, kGoesOnFrom);
  connection.script(steps.c_str());
}

}  // namespace bastide::server
