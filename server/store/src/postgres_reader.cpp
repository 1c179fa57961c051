#include "postgres_reader.hpp"

#include "postgres_session.hpp"

#include <memory>

namespace bastide::server {

namespace {

const std::vector<Prepared> kStatements{
    {"entries", "SELECT seq, at_ms, payload FROM entry WHERE room = $1::text ORDER BY seq"},
    {"room", "SELECT due_ms, closed_ms IS NOT NULL, records_due FROM room WHERE code = $1::text"},
    {"record", "SELECT body FROM record WHERE game = $1::text"},
    {"game",
     "SELECT room.code, room.records_due FROM game JOIN room ON room.code = game.room WHERE game.id = "
     "$1::text"},
    {"overdue", "SELECT code FROM room WHERE due_ms <= $1::bigint ORDER BY due_ms LIMIT $2::bigint"},
};

constexpr const char* kOneMoment = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

}  // namespace

PostgresReader::PostgresReader(const PostgresOptions& options) : connection_(open_session(options)) {
  connection_.prepare(kStatements);
}

StoredRoom PostgresReader::load(const std::string& room) {
  const std::vector<PostgresAnswer> answers =
      connection_.transact({PostgresQuestion("entries", room), PostgresQuestion("room", room)}, kOneMoment);
  StoredRoom stored;
  const PostgresAnswer& entries = answers[0];
  for (int row = 0; row < entries.rows(); ++row)
    stored.entries.push_back({.seq = static_cast<std::uint64_t>(entries.integer(row, 0)),
                              .at_ms = entries.integer(row, 1),
                              .payload = entries.text(row, 2)});
  if (const PostgresAnswer& known = answers[1]; known.rows() == 1) {
    stored.deadline_ms = known.optional_integer(0, 0);
    stored.closed = known.boolean(0, 1);
    stored.records_due = known.boolean(0, 2);
  }
  return stored;
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

std::vector<std::string> PostgresReader::list_overdue(std::int64_t now_ms, int limit) {
  const PostgresAnswer overdue = connection_.ask(PostgresQuestion("overdue", now_ms, std::int64_t{limit}));
  std::vector<std::string> rooms;
  for (int row = 0; row < overdue.rows(); ++row) rooms.push_back(overdue.text(row, 0));
  return rooms;
}

}  // namespace bastide::server
