#include <server/store/whole_rooms.hpp>

#include "loose_record.hpp"
#include "named_store.hpp"
#include "no_such_room.hpp"
#include "schema.hpp"
#include "sqlite_connection.hpp"
#include "store_file.hpp"
#include "store_lock.hpp"

#include <fmt/format.h>

#include <chrono>
#include <stdexcept>
#include <utility>

namespace bastide::server {

namespace {

using protocol::KeptEntry;
using protocol::KeptRecord;
using protocol::KeptRoom;
using protocol::LooseRecord;

constexpr std::chrono::seconds kBusyTimeout{10};

// ?1: a room or all, ?2: only ended ones, ?3: before a time or any.
constexpr const char* kListRooms =
    "SELECT code, seq, due_ms, closed_ms, records_due FROM room WHERE (?1 IS NULL OR code = ?1) "
    "AND (NOT ?2 OR closed_ms IS NOT NULL "
    "OR (NOT records_due AND NOT EXISTS (SELECT 1 FROM game WHERE game.room = code))) "
    "AND (?3 IS NULL OR coalesce(closed_ms, "
    "(SELECT at_ms FROM log WHERE log.room = code AND log.seq = room.seq)) < ?3) ORDER BY code";
constexpr const char* kListLooseRecords =
    "SELECT game, ended_ms, body, room FROM record "
    "WHERE (room IS NULL OR NOT EXISTS (SELECT 1 FROM room AS its WHERE its.code = record.room)) "
    "AND (?1 IS NULL OR ended_ms < ?1) ORDER BY game";

/// Lasts as long as this object; what is not committed is undone.
class Transaction {
 public:
  Transaction(SqliteConnection& connection, const char* begin) : connection_(connection) {
    connection_.run(begin);
  }
  ~Transaction() {
    if (!connection_.in_transaction()) return;
    try {
      connection_.run("ROLLBACK");
    } catch (const SqliteError&) {  // the end of the connection undoes it
    }
  }
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;
  void commit() { connection_.run("COMMIT"); }

 private:
  SqliteConnection& connection_;
};

/// Whether it can be read as it is.
bool is_newest_file(const std::filesystem::path& file) {
  SqliteConnection connection(file, kBusyTimeout);
  check_schema(connection);
  return is_newest(connection);
}

/// `lock` must outlast the connection.
SqliteConnection open_file(const std::filesystem::path& file, RoomsUse use, std::optional<StoreLock>& lock) {
  if (use == RoomsUse::add) {
    make_private(file);
  } else {
    if (!std::filesystem::is_regular_file(file)) throw std::runtime_error("there is no such file");
    refuse_emptied(file);
    if (use == RoomsUse::read && is_newest_file(file)) return {file, kBusyTimeout};
  }
  lock.emplace(file);
  SqliteConnection connection(file, kBusyTimeout);
  prepare_file(connection);
  lock->note_made();
  if (use == RoomsUse::read) lock->release();
  return connection;
}

class SqliteRooms final : public WholeRooms {
 public:
  SqliteRooms(const std::filesystem::path& file, RoomsUse use)
      : connection_(open_file(file, use, lock_)),
        list_rooms_(connection_, kListRooms),
        entries_(connection_, "SELECT seq, at_ms, payload FROM log WHERE room = ? ORDER BY seq"),
        games_(connection_, "SELECT id FROM game WHERE room = ? ORDER BY id"),
        records_(connection_, "SELECT game, ended_ms, body FROM record WHERE room = ? ORDER BY game"),
        loose_records_(connection_, kListLooseRecords),
        add_room_(connection_,
                  "INSERT INTO room (code, seq, due_ms, closed_ms, records_due) VALUES (?, ?, ?, ?, ?) "
                  "ON CONFLICT DO NOTHING"),
        add_entry_(connection_, "INSERT INTO entry (room, seq, at_ms, payload) VALUES (?, ?, ?, ?)"),
        add_game_(connection_, "INSERT INTO game (id, room) VALUES (?, ?) ON CONFLICT DO NOTHING"),
        add_record_(connection_,
                    "INSERT INTO record (game, ended_ms, bytes, body, room) VALUES (?, ?, ?, ?, ?) "
                    "ON CONFLICT DO NOTHING"),
        remove_room_(connection_, "DELETE FROM room WHERE code = ? AND seq = ?"),
        remove_entries_(connection_, "DELETE FROM entry WHERE room = ?"),
        remove_recent_(connection_, "DELETE FROM recent WHERE room = ?"),
        remove_games_(connection_, "DELETE FROM game WHERE room = ?"),
        remove_records_(connection_, "DELETE FROM record WHERE room = ?"),
        remove_record_(connection_, "DELETE FROM record WHERE game = ?") {}

  void read(const RoomChoice& choice, const RoomSink& sink) override {
    const Transaction one_moment(connection_, "BEGIN");
    sink.head({.attended_ms = attended_ms()});
    for (const std::string& code : choice.codes)
      if (!read_rooms(code, choice, sink)) throw std::runtime_error(no_such_room(code, choice));
    if (!choice.codes.empty()) return;
    read_rooms(std::nullopt, choice, sink);
    loose_records_.with(choice.before_ms);
    while (loose_records_.step())
      sink.record(loose_record(loose_records_.optional_text(3), record_in(loose_records_)));
  }

  std::vector<RoomSummary> list() override {
    Statement each(
        connection_,
        "SELECT code, seq, (SELECT at_ms FROM log WHERE log.room = code AND log.seq = room.seq), due_ms, "
        "closed_ms FROM room ORDER BY code");
    std::vector<RoomSummary> rooms;
    while (each.step())
      rooms.push_back({.code = each.text(0),
                       .seq = static_cast<std::uint64_t>(each.integer(1)),
                       .changed_ms = each.optional_integer(2),
                       .due_ms = each.optional_integer(3),
                       .closed_ms = each.optional_integer(4)});
    return rooms;
  }

  std::vector<bool> add(std::span<const KeptRoom> rooms) override {
    Transaction all(connection_, "BEGIN IMMEDIATE");
    std::vector<bool> added;
    for (const KeptRoom& room : rooms) added.push_back(add_one(room));
    all.commit();
    return added;
  }

  void add(std::span<const LooseRecord> records) override {
    Transaction all(connection_, "BEGIN IMMEDIATE");
    for (const LooseRecord& loose : records) add_record(loose.record, room_in_store(loose));
    all.commit();
  }

  void note_attended(std::int64_t attended_ms) override {
    Statement note(connection_,
                   "INSERT INTO attendance (from_ms, to_ms) SELECT ?1, ?1 WHERE NOT EXISTS "
                   "(SELECT 1 FROM attendance WHERE ?1 BETWEEN from_ms AND to_ms)");
    note.with(attended_ms).run();
  }

  std::vector<bool> remove(std::span<const SeenRoom> rooms) override {
    Transaction all(connection_, "BEGIN IMMEDIATE");
    std::vector<bool> gone;
    for (const SeenRoom& room : rooms) gone.push_back(remove_one(room));
    all.commit();
    return gone;
  }

  void remove_records(std::span<const std::string> game_ids) override {
    Transaction all(connection_, "BEGIN IMMEDIATE");
    for (const std::string& id : game_ids) remove_record_.with(id).run();
    all.commit();
  }

 private:
  std::optional<std::int64_t> attended_ms() {
    Statement last(connection_, "SELECT max(to_ms) FROM attendance");
    last.step();
    return last.optional_integer(0);
  }

  /// Returns whether there were any.
  bool read_rooms(const std::optional<std::string>& code, const RoomChoice& choice, const RoomSink& sink) {
    bool any = false;
    list_rooms_.with(code, std::int64_t{choice.ended}, choice.before_ms);
    while (list_rooms_.step()) {
      any = true;
      KeptRoom room{.code = list_rooms_.text(0),
                    .seq = static_cast<std::uint64_t>(list_rooms_.integer(1)),
                    .due_ms = list_rooms_.optional_integer(2),
                    .closed_ms = list_rooms_.optional_integer(3)};
      room.records_due = list_rooms_.integer(4) != 0;
      fill(room);
      sink.room(room, {.code = room.code, .seq = room.seq});
    }
    return any;
  }

  void fill(KeptRoom& room) {
    games_.with(room.code);
    while (games_.step()) room.games.push_back(games_.text(0));
    entries_.with(room.code);
    while (entries_.step())
      room.entries.push_back({.seq = static_cast<std::uint64_t>(entries_.integer(0)),
                              .at_ms = entries_.integer(1),
                              .payload = entries_.text(2)});
    records_.with(room.code);
    while (records_.step()) room.records.push_back(record_in(records_));
  }

  /// Reads a row whose first columns are game, ended_ms and body.
  static KeptRecord record_in(const Statement& row) {
    return {.game_id = row.text(0), .ended_ms = row.integer(1), .gzip = row.blob(2)};
  }

  bool add_one(const KeptRoom& room) {
    add_room_
        .with(room.code, static_cast<std::int64_t>(room.seq), room.due_ms, room.closed_ms,
              std::int64_t{room.records_due})
        .run();
    if (connection_.changes() == 0) return false;
    for (const KeptEntry& entry : room.entries)
      add_entry_.with(room.code, static_cast<std::int64_t>(entry.seq), entry.at_ms, entry.payload).run();
    for (const std::string& game : room.games) add_game_.with(game, room.code).run();
    for (const KeptRecord& record : room.records) add_record(record, room.code);
    return true;
  }

  void add_record(const KeptRecord& record, const std::optional<std::string>& room) {
    add_record_
        .with(record.game_id, record.ended_ms, static_cast<std::int64_t>(record.gzip.size()),
              Blob{record.gzip}, room)
        .run();
  }

  bool remove_one(const SeenRoom& room) {
    remove_room_.with(room.code, static_cast<std::int64_t>(room.seq)).run();
    if (connection_.changes() == 0) return false;
    remove_entries_.with(room.code).run();
    remove_recent_.with(room.code).run();
    remove_games_.with(room.code).run();
    remove_records_.with(room.code).run();
    return true;
  }

  std::optional<StoreLock> lock_;
  SqliteConnection connection_;
  Statement list_rooms_;
  Statement entries_;
  Statement games_;
  Statement records_;
  Statement loose_records_;
  Statement add_room_;
  Statement add_entry_;
  Statement add_game_;
  Statement add_record_;
  Statement remove_room_;
  Statement remove_entries_;
  Statement remove_recent_;
  Statement remove_games_;
  Statement remove_records_;
  Statement remove_record_;
};

}  // namespace

std::unique_ptr<WholeRooms> rooms_of_file(const std::filesystem::path& file, RoomsUse use) {
  return open_named(file.string(), [&] { return std::make_unique<SqliteRooms>(file, use); });
}

}  // namespace bastide::server
