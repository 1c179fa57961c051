#include <server/store/whole_rooms.hpp>

#include "loose_record.hpp"
#include "named_store.hpp"
#include "no_such_room.hpp"
#include "postgres_connection.hpp"
#include "postgres_schema.hpp"
#include "postgres_session.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <random>
#include <stdexcept>
#include <utility>

namespace bastide::server {

namespace {

using protocol::KeptEntry;
using protocol::KeptRecord;
using protocol::KeptRoom;
using protocol::LooseRecord;

/// Rooms or records per round trip.
constexpr std::size_t kAskedAtOnce = 50;

#define BASTIDE_UNOWNED \
  "(owner IS NULL OR NOT EXISTS (SELECT FROM node WHERE id = owner AND until > clock_timestamp()))"

const std::vector<Prepared> kRoomsStatements{
    // $1: a room or all, $2: only ended ones, $3: before a time or any, $4: only those that no node owns.
    {"list_rooms",
     "SELECT code, seq, epoch FROM room WHERE ($1::text IS NULL OR code = $1::text) "
     "AND (NOT $2::boolean OR closed_ms IS NOT NULL "
     "OR (NOT records_due AND NOT EXISTS (SELECT FROM game WHERE game.room = code))) "
     "AND ($3::bigint IS NULL OR coalesce(closed_ms, "
     "(SELECT at_ms FROM entry WHERE entry.room = code AND entry.seq = room.seq)) < $3::bigint) "
     "AND (NOT $4::boolean OR " BASTIDE_UNOWNED ") ORDER BY code"},
    {"summaries",
     "SELECT code, seq, (SELECT at_ms FROM entry WHERE entry.room = code AND entry.seq = room.seq), due_ms, "
     "closed_ms FROM room ORDER BY code"},
    {"room", "SELECT seq, due_ms, closed_ms, records_due FROM room WHERE code = $1::text"},
    {"games", "SELECT id FROM game WHERE room = $1::text ORDER BY id"},
    {"entries", "SELECT seq, at_ms, payload FROM entry WHERE room = $1::text ORDER BY seq"},
    {"records", "SELECT game, ended_ms, body FROM record WHERE room = $1::text ORDER BY game"},
    {"list_loose",
     "SELECT game FROM record WHERE (room IS NULL OR NOT EXISTS (SELECT FROM room AS its WHERE its.code = "
     "record.room)) AND ($1::bigint IS NULL OR ended_ms < $1::bigint) ORDER BY game"},
    {"record", "SELECT game, ended_ms, body, room FROM record WHERE game = $1::text"},
    {"add_room",
     "INSERT INTO room (code, seq, due_ms, closed_ms, records_due) VALUES ($1::text, $2::bigint, $3::bigint, "
     "$4::bigint, $5::boolean) ON CONFLICT DO NOTHING"},
    {"add_entry",
     "INSERT INTO entry (room, seq, at_ms, payload) VALUES ($1::text, $2::bigint, $3::bigint, $4::bytea)"},
    {"add_game", "INSERT INTO game (id, room) VALUES ($1::text, $2::text) ON CONFLICT DO NOTHING"},
    {"add_record",
     "INSERT INTO record (game, ended_ms, bytes, body, room) VALUES ($1::text, $2::bigint, "
     "octet_length($3::bytea), $3::bytea, $4::text) ON CONFLICT DO NOTHING"},
    {"note_attended",
     "INSERT INTO attendance (from_ms, to_ms) SELECT $1::bigint, $1::bigint WHERE NOT EXISTS "
     "(SELECT FROM attendance WHERE $1::bigint BETWEEN from_ms AND to_ms)"},
    // If a node takes the room at the same time, the second to come waits and finds it changed.
    {"remove_room",
     "WITH gone AS (DELETE FROM room WHERE code = $1::text AND seq = $2::bigint AND epoch = $3::bigint "
     "AND " BASTIDE_UNOWNED " RETURNING code), "
     "entries AS (DELETE FROM entry USING gone WHERE room = code), "
     "games AS (DELETE FROM game USING gone WHERE room = code), "
     "records AS (DELETE FROM record USING gone WHERE record.room = code) "
     "SELECT 1 FROM gone"},
    {"remove_record", "DELETE FROM record WHERE game = $1::text"},
};

/// Reads a row whose first columns are game, ended_ms and body.
KeptRecord record_in(const PostgresAnswer& rows, int row) {
  return {.game_id = rows.text(row, 0), .ended_ms = rows.integer(row, 1), .gzip = rows.text(row, 2)};
}

/// From the answers to "room", "games", "entries" and "records".
KeptRoom room_in(const std::string& code, std::span<const PostgresAnswer> answers) {
  const PostgresAnswer& itself = answers[0];
  KeptRoom room{.code = code,
                .seq = static_cast<std::uint64_t>(itself.integer(0, 0)),
                .due_ms = itself.optional_integer(0, 1),
                .closed_ms = itself.optional_integer(0, 2)};
  room.records_due = itself.boolean(0, 3);
  for (int row = 0; row < answers[1].rows(); ++row) room.games.push_back(answers[1].text(row, 0));
  for (int row = 0; row < answers[2].rows(); ++row)
    room.entries.push_back({.seq = static_cast<std::uint64_t>(answers[2].integer(row, 0)),
                            .at_ms = answers[2].integer(row, 1),
                            .payload = answers[2].text(row, 2)});
  for (int row = 0; row < answers[3].rows(); ++row) room.records.push_back(record_in(answers[3], row));
  return room;
}

/// Calls `work` with a few items at a time.
template <class T, class Work>
void in_parts(std::span<const T> all, const Work& work) {
  for (; !all.empty(); all = all.subspan(std::min(kAskedAtOnce, all.size())))
    work(all.first(std::min(kAskedAtOnce, all.size())));
}

std::int64_t drawn_number() {
  std::random_device device;
  return static_cast<std::int64_t>((std::uint64_t{device()} << 32) | device());
}

PostgresConnection open_database(const PostgresOptions& options, RoomsUse use) {
  PostgresConnection connection = open_session(options);
  // Reading may have to wait for the sink, and the first answer may be a long list.
  connection.script("SET idle_in_transaction_session_timeout = 0; SET statement_timeout = 0");
  connection.set_answer_timeout(std::chrono::hours(1));
  if (use != RoomsUse::add) {
    const SchemaState state = schema_state(connection);
    if (state == SchemaState::none) throw std::runtime_error("the database holds no store of Bastide");
    if (use == RoomsUse::read && state == SchemaState::newest) return connection;
  }
  // As one of several nodes: beside other nodes with their rooms, but not beside a server that is alone.
  take_store(connection, drawn_number(), std::nullopt);
  prepare_schema(connection);
  return connection;
}

class PostgresRooms final : public WholeRooms {
 public:
  PostgresRooms(const PostgresOptions& options, RoomsUse use) : connection_(open_database(options, use)) {
    connection_.prepare(kRoomsStatements);
  }

  void read(const RoomChoice& choice, const RoomSink& sink) override {
    in_transaction("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", [&] {
      const PostgresAnswer attended = connection_.ask_plain("SELECT max(to_ms) FROM attendance");
      sink.head({.attended_ms = attended.optional_integer(0, 0)});
      if (choice.codes.empty()) {
        read_rooms(list_rooms(std::nullopt, choice), sink);
        read_loose_records(choice, sink);
      }
      for (const std::string& code : choice.codes) {
        const std::vector<SeenRoom> found = list_rooms(code, choice);
        if (found.empty()) throw std::runtime_error(no_such_room(code, choice));
        read_rooms(found, sink);
      }
    });
  }

  std::vector<RoomSummary> list() override {
    const PostgresAnswer found = connection_.ask(PostgresQuestion("summaries"));
    std::vector<RoomSummary> rooms;
    for (int row = 0; row < found.rows(); ++row)
      rooms.push_back({.code = found.text(row, 0),
                       .seq = static_cast<std::uint64_t>(found.integer(row, 1)),
                       .changed_ms = found.optional_integer(row, 2),
                       .due_ms = found.optional_integer(row, 3),
                       .closed_ms = found.optional_integer(row, 4)});
    return rooms;
  }

  std::vector<bool> add(std::span<const KeptRoom> rooms) override {
    std::vector<bool> added;
    in_transaction("BEGIN", [&] {
      std::vector<PostgresQuestion> made;
      for (const KeptRoom& room : rooms)
        made.emplace_back("add_room", room.code, static_cast<std::int64_t>(room.seq), room.due_ms,
                          room.closed_ms, room.records_due);
      for (const PostgresAnswer& answer : connection_.ask_all(made)) added.push_back(answer.changes() == 1);
      std::vector<PostgresQuestion> filled;
      for (std::size_t i = 0; i < rooms.size(); ++i)
        if (added[i]) fill(rooms[i], filled);
      connection_.ask_all(filled);
    });
    return added;
  }

  void add(std::span<const LooseRecord> records) override {
    std::vector<PostgresQuestion> questions;
    for (const LooseRecord& loose : records) add_record(loose.record, room_in_store(loose), questions);
    connection_.transact(questions);
  }

  void note_attended(std::int64_t attended_ms) override {
    connection_.ask(PostgresQuestion("note_attended", attended_ms));
  }

  std::vector<bool> remove(std::span<const SeenRoom> rooms) override {
    std::vector<PostgresQuestion> questions;
    for (const SeenRoom& room : rooms)
      questions.emplace_back("remove_room", room.code, static_cast<std::int64_t>(room.seq), room.epoch);
    std::vector<bool> gone;
    for (const PostgresAnswer& answer : connection_.transact(questions)) gone.push_back(answer.rows() == 1);
    return gone;
  }

  void remove_records(std::span<const std::string> game_ids) override {
    std::vector<PostgresQuestion> questions;
    for (const std::string& id : game_ids) questions.emplace_back("remove_record", id);
    connection_.transact(questions);
  }

 private:
  /// A failing connection takes its transaction with it.
  template <class Work>
  void in_transaction(const char* begin, const Work& work) {
    connection_.ask_plain(begin);
    try {
      work();
    } catch (const PostgresError& error) {
      if (!error.lost()) connection_.ask_plain("ROLLBACK");
      throw;
    } catch (...) {
      connection_.ask_plain("ROLLBACK");
      throw;
    }
    connection_.ask_plain("COMMIT");
  }

  std::vector<SeenRoom> list_rooms(const std::optional<std::string>& code, const RoomChoice& choice) {
    const PostgresAnswer found =
        connection_.ask(PostgresQuestion("list_rooms", code, choice.ended, choice.before_ms, choice.unowned));
    std::vector<SeenRoom> rooms;
    for (int row = 0; row < found.rows(); ++row)
      rooms.push_back({.code = found.text(row, 0),
                       .seq = static_cast<std::uint64_t>(found.integer(row, 1)),
                       .epoch = found.integer(row, 2)});
    return rooms;
  }

  void read_rooms(std::span<const SeenRoom> rooms, const RoomSink& sink) {
    in_parts(rooms, [&](std::span<const SeenRoom> some) {
      constexpr std::size_t kEach = 4;
      std::vector<PostgresQuestion> questions;
      for (const SeenRoom& room : some)
        for (const char* statement : {"room", "games", "entries", "records"})
          questions.emplace_back(statement, room.code);
      const std::vector<PostgresAnswer> answers = connection_.ask_all(questions);
      for (std::size_t i = 0; i < some.size(); ++i)
        sink.room(room_in(some[i].code, std::span(answers).subspan(i * kEach, kEach)), some[i]);
    });
  }

  void read_loose_records(const RoomChoice& choice, const RoomSink& sink) {
    const PostgresAnswer listed = connection_.ask(PostgresQuestion("list_loose", choice.before_ms));
    std::vector<std::string> ids;
    for (int row = 0; row < listed.rows(); ++row) ids.push_back(listed.text(row, 0));
    in_parts(std::span<const std::string>(ids), [&](std::span<const std::string> some) {
      std::vector<PostgresQuestion> questions;
      for (const std::string& id : some) questions.emplace_back("record", id);
      for (const PostgresAnswer& found : connection_.ask_all(questions)) {
        std::optional<std::string> room;
        if (!found.is_null(0, 3)) room = found.text(0, 3);
        sink.record(loose_record(std::move(room), record_in(found, 0)));
      }
    });
  }

  static void fill(const KeptRoom& room, std::vector<PostgresQuestion>& questions) {
    for (const KeptEntry& entry : room.entries)
      questions.emplace_back("add_entry", room.code, static_cast<std::int64_t>(entry.seq), entry.at_ms,
                             Bytes{entry.payload});
    for (const std::string& game : room.games) questions.emplace_back("add_game", game, room.code);
    for (const KeptRecord& record : room.records) add_record(record, room.code, questions);
  }

  static void add_record(const KeptRecord& record, const std::optional<std::string>& room,
                         std::vector<PostgresQuestion>& questions) {
    questions.emplace_back("add_record", record.game_id, record.ended_ms, Bytes{record.gzip}, room);
  }

  PostgresConnection connection_;
};

}  // namespace

std::unique_ptr<WholeRooms> rooms_of_database(const PostgresOptions& options, RoomsUse use) {
  return open_named(postgres_name(options.url),
                    [&] { return std::make_unique<PostgresRooms>(options, use); });
}

}  // namespace bastide::server
