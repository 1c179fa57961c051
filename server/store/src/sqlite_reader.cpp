#include "sqlite_reader.hpp"

#include <memory>

namespace bastide::server {

SqliteReader::SqliteReader(const std::filesystem::path& file, std::chrono::milliseconds busy_timeout)
    : connection_(file, busy_timeout),
      entries_(connection_, "SELECT seq, at_ms, payload FROM log WHERE room = ? ORDER BY seq"),
      room_(connection_, "SELECT due_ms, closed_ms IS NOT NULL, records_due FROM room WHERE code = ?"),
      record_(connection_, "SELECT body FROM record WHERE game = ?"),
      game_(connection_,
            "SELECT room.code, room.records_due FROM game JOIN room ON room.code = game.room "
            "WHERE game.id = ?"),
      overdue_rooms_(connection_, "SELECT code FROM room WHERE due_ms <= ? ORDER BY due_ms LIMIT ?"),
      parcel_(connection_, "SELECT version, used_ms, sealed FROM parcel WHERE id = ?"),
      reports_(connection_, "SELECT id, at_ms, body FROM report ORDER BY at_ms, id") {
  // 256 KiB instead of 2 MiB: each commit of the writer makes these pages worthless.
  connection_.run("PRAGMA cache_size = -256");
}

StoredRoom SqliteReader::load(const std::string& room) {
  StoredRoom stored;
  entries_.with(room);
  while (entries_.step())
    stored.entries.push_back({.seq = static_cast<std::uint64_t>(entries_.integer(0)),
                              .at_ms = entries_.integer(1),
                              .payload = entries_.text(2)});
  room_.with(room);
  while (room_.step()) {
    stored.deadline_ms = room_.optional_integer(0);
    stored.closed = room_.integer(1) != 0;
    stored.records_due = room_.integer(2) != 0;
  }
  return stored;
}

// One commit replaces a game with its record, so that a reader who does not find the game finds the
// record afterwards.
FoundGame SqliteReader::find_game(const std::string& id) {
  FoundGame found;
  game_.with(id);
  while (game_.step()) {
    found.room = game_.text(0);
    found.records_due = game_.integer(1) != 0;
  }
  record_.with(id);
  while (record_.step()) found = {.gzip = std::make_shared<const std::string>(record_.blob(0))};
  return found;
}

StoredParcel SqliteReader::read_parcel(const std::string& id) {
  StoredParcel parcel;
  parcel_.with(id);
  while (parcel_.step())
    parcel = {.version = static_cast<std::uint64_t>(parcel_.integer(0)),
              .used_ms = parcel_.integer(1),
              .sealed = std::make_shared<const std::string>(parcel_.blob(2))};
  return parcel;
}

std::vector<StoredReport> SqliteReader::list_reports() {
  std::vector<StoredReport> reports;
  reports_.with();
  while (reports_.step())
    reports.push_back({.id = reports_.text(0), .at_ms = reports_.integer(1), .text = reports_.text(2)});
  return reports;
}

std::vector<std::string> SqliteReader::list_overdue(std::int64_t now_ms, int limit) {
  std::vector<std::string> rooms;
  overdue_rooms_.with(now_ms, std::int64_t{limit});
  while (overdue_rooms_.step()) rooms.push_back(overdue_rooms_.text(0));
  return rooms;
}

}  // namespace bastide::server
