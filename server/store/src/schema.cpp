#include "schema.hpp"

#include <fmt/format.h>

#include <array>
#include <stdexcept>
#include <string>

namespace bastide::server {

namespace {

constexpr std::int64_t kApplicationId = 0x62737464;  // "bstd"
constexpr std::int64_t kJournalBytesKept = 1 << 24;  ///< limit of an emptied journal's size

/// Each updates a file from the version that is its index to the next. Only ever added to.
constexpr std::array kSteps{
    // 1: a room that is due without a time has ended or was closed
    R"(
  CREATE TABLE room (code TEXT PRIMARY KEY, due_ms INTEGER) STRICT, WITHOUT ROWID;
  CREATE INDEX room_due ON room (due_ms) WHERE due_ms IS NOT NULL;
  CREATE TABLE entry (
    room TEXT NOT NULL, seq INTEGER NOT NULL, at_ms INTEGER NOT NULL, payload TEXT NOT NULL,
    PRIMARY KEY (room, seq)) STRICT, WITHOUT ROWID;
  CREATE TABLE game (id TEXT PRIMARY KEY, room TEXT NOT NULL) STRICT, WITHOUT ROWID;
)",
    // 2: logs are shortened, records are kept; seq is that of a room's last entry. Earlier rooms are loaded
    // soon, which makes their games' records; until then they are marked.
    R"(
  ALTER TABLE room ADD COLUMN seq INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE room ADD COLUMN closed_ms INTEGER;
  ALTER TABLE room ADD COLUMN legacy INTEGER NOT NULL DEFAULT 0;
  UPDATE room SET legacy = 1, due_ms = coalesce(due_ms, 0),
    seq = coalesce((SELECT max(seq) FROM entry WHERE entry.room = room.code), 0);
  CREATE INDEX room_closed ON room (closed_ms) WHERE closed_ms IS NOT NULL;
  CREATE INDEX game_room ON game (room);
  CREATE TABLE record (game TEXT PRIMARY KEY NOT NULL, ended_ms INTEGER NOT NULL, bytes INTEGER NOT NULL,
    body BLOB NOT NULL) STRICT;
  CREATE INDEX record_age ON record (ended_ms, bytes);
)",
    // 3: an entry that ends a game marks its room, too, until the record is kept; which earlier ones
    // did is unknown
    R"(
  ALTER TABLE room RENAME COLUMN legacy TO records_due;
  UPDATE room SET records_due = 1 WHERE code IN (SELECT room FROM game);
)",
    // 4: when a server was at work, for the clocks
    R"(
  CREATE TABLE attendance (from_ms INTEGER PRIMARY KEY, to_ms INTEGER NOT NULL) STRICT;
)",
    // 5: the room in which a record's game was played, so that a room takes its records with it; unknown
    // for earlier ones
    R"(
  ALTER TABLE record ADD COLUMN room TEXT;
  CREATE INDEX record_room ON record (room) WHERE room IS NOT NULL;
)",
    // 6: an entry first comes behind the last one of any room, so that a commit of many rooms changes few
    // pages, and with many others to those of its room. What the room's snapshot replaces is of no use
    // any more.
    R"(
  ALTER TABLE room ADD COLUMN snapshot_seq INTEGER NOT NULL DEFAULT 0;
  CREATE TABLE recent (id INTEGER PRIMARY KEY, room TEXT NOT NULL, seq INTEGER NOT NULL,
    at_ms INTEGER NOT NULL, payload TEXT NOT NULL) STRICT;
  CREATE VIEW unsettled AS SELECT room, seq, at_ms, payload FROM recent
    WHERE seq > (SELECT snapshot_seq FROM room WHERE code = recent.room);
  CREATE VIEW log AS SELECT room, seq, at_ms, payload FROM entry
    UNION ALL SELECT room, seq, at_ms, payload FROM unsettled;
)",
    // 7: what the devices of one person share, sealed by them
    R"(
  CREATE TABLE parcel (id TEXT PRIMARY KEY NOT NULL, token BLOB NOT NULL, version INTEGER NOT NULL,
    used_ms INTEGER NOT NULL, sealed BLOB NOT NULL) STRICT;
  CREATE INDEX parcel_used ON parcel (used_ms);
)",
    // 8: what people have reported of others to the host
    R"(
  CREATE TABLE report (id TEXT PRIMARY KEY NOT NULL, at_ms INTEGER NOT NULL, body TEXT NOT NULL) STRICT;
)"};

}  // namespace

void check_schema(SqliteConnection& connection) {
  if (connection.number("PRAGMA application_id") != kApplicationId)
    throw std::runtime_error("the file is a database of another program");
  if (connection.number("PRAGMA user_version") > static_cast<std::int64_t>(kSteps.size()))
    throw std::runtime_error("the file was written by a newer version of Bastide");
}

bool is_newest(SqliteConnection& connection) {
  return connection.number("PRAGMA user_version") == static_cast<std::int64_t>(kSteps.size());
}

namespace {

/// Makes the tables in an empty file, or updates older ones.
void prepare_schema(SqliteConnection& connection) {
  connection.run("BEGIN IMMEDIATE");
  const bool empty = connection.number("SELECT count(*) FROM sqlite_schema") == 0;
  if (!empty) check_schema(connection);
  const std::int64_t version = connection.number("PRAGMA user_version");
  for (auto step = static_cast<std::size_t>(version); step < kSteps.size(); ++step)
    connection.run(kSteps[step]);
  connection.run(
      fmt::format("PRAGMA application_id = {}; PRAGMA user_version = {}", kApplicationId, kSteps.size())
          .c_str());
  connection.run("COMMIT");
}

}  // namespace

void prepare_file(SqliteConnection& connection) {
  connection.run("PRAGMA auto_vacuum = INCREMENTAL; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
  connection.run(fmt::format("PRAGMA journal_size_limit = {}", kJournalBytesKept).c_str());
  prepare_schema(connection);
}

}  // namespace bastide::server
