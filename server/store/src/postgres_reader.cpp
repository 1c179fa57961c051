#include "postgres_reader.hpp"

#include "postgres_session.hpp"

#include <memory>
#include <utility>

namespace bastide::server {

namespace {

const std::vector<Prepared> kReaderStatements{
    {"entries", "SELECT seq, at_ms, payload FROM entry WHERE room = $1::text ORDER BY seq"},
    {"room", "SELECT due_ms, closed_ms IS NOT NULL, records_due FROM room WHERE code = $1::text"},
    {"record", "SELECT body FROM record WHERE game = $1::text"},
    {"parcel", "SELECT version, used_ms, sealed FROM parcel WHERE id = $1::text"},
    {"reports", "SELECT id, at_ms, body FROM report ORDER BY at_ms, id"},
    {"told",
     "SELECT lines FROM told JOIN node ON node.id = told.node WHERE until > clock_timestamp() "
     "AND NOT draining AND node.id <> $1::bigint ORDER BY node.id"},
    {"game",
     "SELECT room.code, room.records_due FROM game JOIN room ON room.code = game.room WHERE game.id = "
     "$1::text"},
    {"overdue",
     "SELECT code FROM room WHERE due_ms <= $1::bigint AND ($3::bigint IS NULL OR owner IS NULL "
     "OR owner = $3::bigint OR NOT EXISTS (SELECT FROM node WHERE id = owner AND until > clock_timestamp())) "
     "ORDER BY due_ms LIMIT $2::bigint"},
    // The next statements, in the same transaction, then see what the owner did while this one waited for it.
    {"lock_room",
     "SELECT coalesce(owner <> $2::bigint, false) "
     "AND EXISTS (SELECT FROM node WHERE id = owner AND NOT draining) FROM room WHERE code = $1::text FOR "
     "UPDATE"},
    // By the database's clock. A node was last at work when it renewed its lease.
    {"unattended",
     "SELECT coalesce(extract(epoch FROM CASE WHEN owner IS NULL THEN clock_timestamp() - released "
     "WHEN owner <> $2::bigint THEN (SELECT clock_timestamp() - until + CASE WHEN draining THEN interval '0' "
     "ELSE $3::bigint * interval '1 ms' END FROM node WHERE id = owner) END) * 1000, 0)::bigint "
     "FROM room WHERE code = $1::text"},
    {"take_room",
     "UPDATE room SET owner = $2::bigint, epoch = epoch + 1, released = NULL WHERE code = $1::text AND "
     "closed_ms IS NULL "
     "AND EXISTS (SELECT FROM node WHERE id = $2::bigint AND until > clock_timestamp()) "
     "AND (owner IS NULL OR owner = $2::bigint "
     "OR NOT EXISTS (SELECT FROM node WHERE id = owner AND until > clock_timestamp())) RETURNING epoch"},
    {"owner",
     "SELECT node.address FROM room JOIN node ON node.id = room.owner WHERE code = $1::text "
     "AND closed_ms IS NULL AND owner <> $2::bigint AND until > clock_timestamp()"},
};

constexpr const char* kOneMoment = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

/// `entries` and `known`: the answers to the statements "entries" and "room".
StoredRoom stored_room(const PostgresAnswer& entries, const PostgresAnswer& known) {
  StoredRoom stored;
  for (int row = 0; row < entries.rows(); ++row)
    stored.entries.push_back({.seq = static_cast<std::uint64_t>(entries.integer(row, 0)),
                              .at_ms = entries.integer(row, 1),
                              .payload = entries.text(row, 2)});
  if (known.rows() == 1) {
    stored.deadline_ms = known.optional_integer(0, 0);
    stored.closed = known.boolean(0, 1);
    stored.records_due = known.boolean(0, 2);
  }
  return stored;
}

}  // namespace

PostgresReader::PostgresReader(const PostgresOptions& options) : connection_(open_session(options)) {
  connection_.prepare(kReaderStatements);
}

StoredRoom PostgresReader::load(const std::string& room) {
  const std::vector<PostgresAnswer> answers =
      connection_.transact({PostgresQuestion("entries", room), PostgresQuestion("room", room)}, kOneMoment);
  return stored_room(answers[0], answers[1]);
}

std::optional<TakenRoom> PostgresReader::take(const std::string& room, std::int64_t node,
                                              std::chrono::milliseconds lease) {
  // Holding the room's lock to the end gives one moment: every change of the log needs it.
  const std::vector<PostgresAnswer> answers =
      connection_.transact({PostgresQuestion("lock_room", room, node),
                            PostgresQuestion("unattended", room, node, std::int64_t{lease.count()}),
                            PostgresQuestion("take_room", room, node), PostgresQuestion("owner", room, node),
                            PostgresQuestion("entries", room), PostgresQuestion("room", room)});
  const PostgresAnswer& orphaned = answers[0];
  const PostgresAnswer& taken = answers[2];
  StoredRoom stored = stored_room(answers[4], answers[5]);
  if (taken.rows() == 1) {
    stored.unattended_ms = answers[1].integer(0, 0);
    return TakenRoom{
        .stored = std::move(stored), .epoch = taken.integer(0, 0), .taken_over = orphaned.boolean(0, 0)};
  }
  if (answers[3].rows() == 1)
    return TakenRoom{.stored = {.elsewhere = OwnedElsewhere{answers[3].text(0, 0)}}};
  if (stored.closed || stored.entries.empty()) return TakenRoom{.stored = std::move(stored)};
  return std::nullopt;
}

FoundGame PostgresReader::find_game(const std::string& id) {
  const std::vector<PostgresAnswer> answers =
      connection_.transact({PostgresQuestion("game", id), PostgresQuestion("record", id)}, kOneMoment);
  if (answers[1].rows() == 1)
    return {.gzip = std::make_shared<const std::string>(answers[1].text(0, 0)), .room = {}};
  FoundGame found;
  if (answers[0].rows() == 1) {
    found.room = answers[0].text(0, 0);
    found.records_due = answers[0].boolean(0, 1);
  }
  return found;
}

StoredParcel PostgresReader::read_parcel(const std::string& id) {
  const PostgresAnswer found = connection_.ask(PostgresQuestion("parcel", id));
  if (found.rows() == 0) return {};
  return {.version = static_cast<std::uint64_t>(found.integer(0, 0)),
          .used_ms = found.integer(0, 1),
          .sealed = std::make_shared<const std::string>(found.text(0, 2))};
}

std::vector<StoredReport> PostgresReader::list_reports() {
  const PostgresAnswer found = connection_.ask(PostgresQuestion("reports"));
  std::vector<StoredReport> reports;
  for (int row = 0; row < found.rows(); ++row)
    reports.push_back({.id = found.text(row, 0), .at_ms = found.integer(row, 1), .text = found.text(row, 2)});
  return reports;
}

std::vector<std::string> PostgresReader::read_nodes(std::int64_t node) {
  const PostgresAnswer found = connection_.ask(PostgresQuestion("told", node));
  std::vector<std::string> told;
  for (int row = 0; row < found.rows(); ++row) told.push_back(found.text(row, 0));
  return told;
}

std::vector<std::string> PostgresReader::list_overdue(std::int64_t now_ms, int limit,
                                                      std::optional<std::int64_t> node) {
  const PostgresAnswer overdue =
      connection_.ask(PostgresQuestion("overdue", now_ms, std::int64_t{limit}, node));
  std::vector<std::string> rooms;
  for (int row = 0; row < overdue.rows(); ++row) rooms.push_back(overdue.text(row, 0));
  return rooms;
}

}  // namespace bastide::server
