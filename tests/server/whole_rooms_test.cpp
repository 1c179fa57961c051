// Moving rooms between stores and files: what holds for every store.
#include <server/store/postgres_store.hpp>
#include <server/store/sqlite_store.hpp>
#include <server/store/whole_rooms.hpp>

#include "postgres_server.hpp"
#include "scratch.hpp"
#include "store_calls.hpp"

#include "catch.hpp"

#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace bastide::test {

namespace {

using protocol::KeptRoom;
using protocol::LooseRecord;
using server::RoomChoice;
using server::RoomsUse;
using server::SeenRoom;
using server::WholeRooms;

constexpr std::int64_t kDay = 24LL * 60 * 60 * 1000;
constexpr std::int64_t kNow = 1'790'000'000'000;

std::string game_id(int number) { return std::string(30, '0') + std::to_string(10 + number); }

/// A new, empty place for a store of one kind.
class Place {
 public:
  explicit Place(std::string kind) : kind_(std::move(kind)) {
    if (kind_ == "postgres") url_ = PostgresServer::shared()->make_place();
  }

  std::unique_ptr<EventStore> serve() const {
    if (url_.empty()) return std::make_unique<SqliteStore>(server::SqliteOptions{.file = file()});
    return std::make_unique<server::PostgresStore>(server::PostgresOptions{.url = url_});
  }
  std::unique_ptr<WholeRooms> open(RoomsUse use) const {
    if (url_.empty()) return server::rooms_of_file(file(), use);
    return server::rooms_of_database({.url = url_, .lock_timeout = 100ms}, use);
  }
  /// As an earlier version left it: without the rooms of records.
  void forget_rooms_of_records() const {
    const std::string sql =
        "DROP TABLE report; DROP TABLE parcel; DROP INDEX record_room; ALTER TABLE record DROP COLUMN room; ";
    if (url_.empty())
      Intruder(file()).run((sql +
                            "INSERT INTO entry SELECT * FROM unsettled; DROP VIEW log; DROP VIEW unsettled; "
                            "DROP TABLE recent; ALTER TABLE room DROP COLUMN snapshot_seq; "
                            "PRAGMA user_version = 4")
                               .c_str());
    else
      PostgresServer::shared()->run(url_, sql +
                                              "DROP TABLE told; ALTER TABLE room DROP COLUMN released; "
                                              "UPDATE bastide_schema SET version = 2");
  }
  std::filesystem::path file() const { return scratch_.path() / "s.db"; }

 private:
  const Scratch scratch_;
  const std::string kind_;
  std::string url_;
};

std::vector<std::string> durable_kinds() {
  std::vector<std::string> kinds{"sqlite"};
  if (PostgresServer::shared()) kinds.emplace_back("postgres");
  return kinds;
}

std::string any_kind() {
  const std::string kind = GENERATE(from_range(durable_kinds()));
  UNSCOPED_INFO(kind);
  return kind;
}

struct Found {
  std::optional<std::int64_t> attended_ms;
  std::vector<KeptRoom> rooms;
  std::vector<SeenRoom> seen;
  std::vector<LooseRecord> records;

  std::string codes() const {
    std::string all;
    for (const KeptRoom& room : rooms) all += (all.empty() ? "" : " ") + room.code;
    return all;
  }
};

Found read(WholeRooms& rooms, const RoomChoice& choice = {}) {
  Found found;
  rooms.read(choice, {.head = [&](const auto& head) { found.attended_ms = head.attended_ms; },
                      .room =
                          [&](const KeptRoom& room, const SeenRoom& seen) {
                            found.rooms.push_back(room);
                            found.seen.push_back(seen);
                          },
                      .record = [&](const LooseRecord& record) { found.records.push_back(record); }});
  return found;
}

NewEntry at(NewEntry change, std::int64_t at_ms) {
  change.entry.at_ms = at_ms;
  return change;
}

Compaction with_record(const std::string& room, std::uint64_t seq, int game, std::int64_t ended_ms) {
  Compaction change{.room = room, .seq = seq, .snapshot = at(entry(room, seq, "[]"), ended_ms).entry};
  change.records = {{.game_id = game_id(game), .ended_ms = ended_ms, .gzip = std::string("\x1f\0\xff", 3)}};
  return change;
}

/// Rooms with a running game (RRRRRRRR), a finished one (EEEEEEEE, ten days ago), closed (CCCCCCCC, twenty
/// days ago), with a record due (DDDDDDDD), and a record of a removed room.
void play(EventStore& store) {
  store.attend(kNow - kDay, true);
  NewEntry first = at(entry("RRRRRRRR", 1, R"({"text":"Grüße\n"})"), kNow);
  first.game_id = game_id(1);
  REQUIRE(append(store, first));
  NewEntry second = at(entry("RRRRRRRR", 2), kNow);
  second.deadline_ms = kNow + kDay;
  REQUIRE(append(store, second));

  NewEntry played = at(entry("EEEEEEEE", 1), kNow - 11 * kDay);
  played.game_id = game_id(2);
  REQUIRE(append(store, played));
  REQUIRE(compact(store, with_record("EEEEEEEE", 1, 2, kNow - 10 * kDay)));

  REQUIRE(append(store, at(entry("CCCCCCCC", 1), kNow - 30 * kDay)));
  Compaction closing = with_record("CCCCCCCC", 1, 3, kNow - 21 * kDay);
  closing.snapshot.reset();
  closing.at_ms = kNow - 20 * kDay;
  REQUIRE(compact(store, closing));

  REQUIRE(append(store, at(entry("DDDDDDDD", 1), kNow - 40 * kDay)));
  NewEntry last = at(entry("DDDDDDDD", 2), kNow - 40 * kDay);
  last.ends_game = true;
  REQUIRE(append(store, last));

  REQUIRE(append(store, at(entry("GGGGGGGG", 1), kNow - 90 * kDay)));
  Compaction going = with_record("GGGGGGGG", 1, 5, kNow - 80 * kDay);
  going.snapshot.reset();
  going.at_ms = kNow - 79 * kDay;
  REQUIRE(compact(store, going));
  REQUIRE(!purge(store, {.closed_before_ms = kNow - 60 * kDay,
                         .records_before_ms = 0,
                         .record_bytes_max = std::uint64_t{1} << 40}));
}

}  // namespace

TEST_CASE("rooms go from one store to the other and back, and are what they were", "[store][rooms]") {
  const std::string kind = any_kind();
  const Place from(kind);
  const Place to(durable_kinds().back() == kind ? "sqlite" : durable_kinds().back());
  {
    const auto store = from.serve();
    play(*store);
    const server::StoredRecord shared{.game_id = game_id(6), .ended_ms = kNow, .gzip = "shared"};
    REQUIRE(wait_for([&](auto done) { store->keep_shared(shared, std::move(done)); }));
  }
  const Found all = read(*from.open(RoomsUse::read));
  CHECK(all.codes() == "CCCCCCCC DDDDDDDD EEEEEEEE RRRRRRRR");
  REQUIRE(all.records.size() == 2);
  CHECK(all.records[0].room == "GGGGGGGG");
  CHECK(!all.records[1].room);
  CHECK(all.records[1].shared);
  CHECK(all.rooms[2].records.size() == 1);
  CHECK(all.rooms[3].games == std::vector<std::string>{game_id(1)});
  CHECK(all.attended_ms == kNow - kDay);
  {
    const auto target = to.open(RoomsUse::add);
    CHECK(target->add(all.rooms) == std::vector<bool>(4, true));
    target->add(all.records);
    target->note_attended(*all.attended_ms);
    target->note_attended(*all.attended_ms);
  }
  const Found again = read(*to.open(RoomsUse::read));
  CHECK(again.rooms == all.rooms);
  CHECK(again.records == all.records);
  CHECK(again.attended_ms == all.attended_ms);

  const auto store = to.serve();
  CHECK(store->attend(kNow, true) == std::vector<server::Absence>{{.from_ms = kNow - kDay, .to_ms = kNow}});
  CHECK(load(*store, "RRRRRRRR").deadline_ms == kNow + kDay);
  CHECK(load(*store, "CCCCCCCC").closed);
  CHECK(load(*store, "DDDDDDDD").records_due);
  CHECK(find_game(*store, game_id(1)).room == "RRRRRRRR");
  CHECK(*find_game(*store, game_id(5)).gzip == std::string("\x1f\0\xff", 3));
  CHECK(append(*store, entry("RRRRRRRR", 3)));
  CHECK(!purge(*store, {.record_bytes_max = std::uint64_t{1} << 40, .shared_bytes_max = 0}));
  CHECK(!find_game(*store, game_id(6)).gzip);  // it is known as a shared one there, too
  CHECK(find_game(*store, game_id(5)).gzip);
}

TEST_CASE("a room that is there already is left as it is, and those beside it are added", "[store][rooms]") {
  const Place place(any_kind());
  {
    const auto store = place.serve();
    REQUIRE(append(*store, entry("BBBBBBBB", 1, "mine")));
  }
  const auto room = [](const std::string& code) {
    KeptRoom made{.code = code, .seq = 1, .due_ms = {}, .closed_ms = {}};
    made.entries = {{.seq = 1, .at_ms = 1, .payload = "theirs"}};
    made.games = {game_id(1)};
    return made;
  };
  {
    const auto rooms = place.open(RoomsUse::add);
    CHECK(rooms->add(std::vector{room("AAAAAAAA"), room("BBBBBBBB"), room("AAAAAAAA"), room("CCCCCCCC")}) ==
          std::vector<bool>{true, false, false, true});
  }
  const auto store = place.serve();
  CHECK(load(*store, "AAAAAAAA").entries.size() == 1);
  CHECK(load(*store, "BBBBBBBB").entries.front().payload == "mine");
  CHECK(load(*store, "CCCCCCCC").entries.front().payload == "theirs");
}

TEST_CASE("rooms are chosen by code, by whether they have ended, and by when", "[store][rooms]") {
  const Place place(any_kind());
  play(*place.serve());
  const auto rooms = place.open(RoomsUse::read);
  const auto chosen = [&](const RoomChoice& choice) { return read(*rooms, choice).codes(); };
  CHECK(chosen({.ended = true}) == "CCCCCCCC EEEEEEEE");
  CHECK(chosen({.ended = true, .before_ms = kNow - 10 * kDay + 1}) == "CCCCCCCC EEEEEEEE");
  CHECK(chosen({.ended = true, .before_ms = kNow - 10 * kDay}) == "CCCCCCCC");
  CHECK(chosen({.ended = true, .before_ms = kNow - 20 * kDay}).empty());
  CHECK(chosen({.codes = {"RRRRRRRR", "DDDDDDDD"}}) == "RRRRRRRR DDDDDDDD");
  CHECK(read(*rooms, {.codes = {"RRRRRRRR"}}).records.empty());
  CHECK(read(*rooms, {.before_ms = kNow - 80 * kDay + 1}).records.size() == 1);
  CHECK(read(*rooms, {.before_ms = kNow - 80 * kDay}).records.empty());
  CHECK(refusal_of([&] { chosen({.codes = {"RRRRRRRR", "XXXXXXXX"}}); }) == "there is no room XXXXXXXX");
  CHECK(refusal_of([&] { chosen({.codes = {"RRRRRRRR"}, .ended = true}); }) ==
        "there is no room RRRRRRRR that has ended");
  CHECK(chosen({.codes = {"EEEEEEEE"}}) == "EEEEEEEE");  // a refusal leaves nothing behind
}

TEST_CASE("a room that was seen is removed with its records, and no other than was seen", "[store][rooms]") {
  const Place place(any_kind());
  play(*place.serve());
  Found before = read(*place.open(RoomsUse::read), {.ended = true});
  REQUIRE(append(*place.serve(), at(entry("EEEEEEEE", 2), kNow)));
  {
    const auto rooms = place.open(RoomsUse::add);
    CHECK(rooms->remove(before.seen) == std::vector<bool>{true, false});
    CHECK(rooms->remove(before.seen) == std::vector<bool>{false, false});
    rooms->remove_records(std::vector{before.records[0].record.game_id});
  }
  const auto store = place.serve();
  CHECK(!load(*store, "CCCCCCCC").closed);
  CHECK(!find_game(*store, game_id(3)).gzip);
  CHECK(!find_game(*store, game_id(5)).gzip);
  CHECK(load(*store, "EEEEEEEE").entries.size() == 2);
  CHECK(find_game(*store, game_id(2)).gzip);
  CHECK(load(*store, "RRRRRRRR").entries.size() == 2);
}

TEST_CASE("rooms are read beside a server, all of one moment, and changed beside none", "[store][rooms]") {
  const Place place(any_kind());
  const auto store = place.serve();
  play(*store);
  const auto rooms = place.open(RoomsUse::read);
  const auto go_on = [&] {
    REQUIRE(append(*store, entry("RRRRRRRR", 3)));
    REQUIRE(append(*store, entry("SSSSSSSS", 1)));
    REQUIRE(append(*store, entry("HHHHHHHH", 1)));
    Compaction going = with_record("HHHHHHHH", 1, 6, kNow);
    going.snapshot.reset();
    going.at_ms = 1;
    REQUIRE(compact(*store, going));
    REQUIRE(!purge(*store, {.closed_before_ms = 2, .records_before_ms = 0, .record_bytes_max = 1 << 20}));
  };
  std::string seen;
  std::size_t entries = 0, records = 0;
  rooms->read({}, {.head = [](const auto&) {},
                   .room =
                       [&](const KeptRoom& room, const SeenRoom&) {
                         if (seen.empty()) go_on();
                         seen += room.code;
                         entries += room.entries.size();
                       },
                   .record = [&](const LooseRecord&) { ++records; }});
  CHECK(seen == "CCCCCCCCDDDDDDDDEEEEEEEERRRRRRRR");
  CHECK(entries == 5);
  CHECK(records == 1);
  CHECK(read(*rooms).records.size() == 2);
  CHECK(read(*rooms).rooms.size() == 5);
  CHECK_THROWS_AS(place.open(RoomsUse::add), server::StoreInUse);
}

TEST_CASE("a store of an earlier version gives its rooms and records, and one that is none says so",
          "[store][rooms]") {
  const Place place(any_kind());
  CHECK(refusal_of([&] { place.open(RoomsUse::read); }).contains("cannot use the store"));
  CHECK(!std::filesystem::exists(place.file()));
  play(*place.serve());
  place.forget_rooms_of_records();
  const Found found = read(*place.open(RoomsUse::read));
  CHECK(found.rooms.size() == 4);
  REQUIRE(found.records.size() == 3);
  CHECK(!found.records[0].room);
}

TEST_CASE("of several nodes' rooms those are removed that no node has", "[store][rooms][postgres]") {
  PostgresServer* postgres = PostgresServer::shared();
  if (!postgres) return;
  const std::string url = postgres->make_place();
  server::PostgresStore one({.url = url, .node_address = "one:1"});
  REQUIRE(append(one, at(entry("AAAAAAAA", 1), kNow)));
  REQUIRE(append(one, at(entry("BBBBBBBB", 1), kNow)));
  CHECK(load(one, "AAAAAAAA").entries.size() == 1);  // now the node owns them
  CHECK(load(one, "BBBBBBBB").entries.size() == 1);
  const auto rooms = server::rooms_of_database({.url = url}, RoomsUse::add);
  const Found both = read(*rooms);
  CHECK(read(*rooms, {.unowned = true}).rooms.empty());
  CHECK(rooms->remove(both.seen) == std::vector<bool>{false, false});
  REQUIRE(wait_for([&](auto done) { one.release("AAAAAAAA", server::RoomUse::unused, std::move(done)); }));
  REQUIRE(wait_for([&](auto done) { one.release("BBBBBBBB", server::RoomUse::unused, std::move(done)); }));
  const Found free = read(*rooms, {.unowned = true});
  CHECK(free.codes() == "AAAAAAAA BBBBBBBB");
  CHECK(load(one, "BBBBBBBB").entries.size() == 1);  // the node owns it again
  REQUIRE(wait_for([&](auto done) { one.release("BBBBBBBB", server::RoomUse::unused, std::move(done)); }));
  CHECK(rooms->remove(free.seen) == std::vector<bool>{true, false});
  CHECK(load(one, "AAAAAAAA").entries.empty());
  CHECK(load(one, "BBBBBBBB").entries.size() == 1);

  // No node owns what was added.
  CHECK(rooms->add(std::vector{both.rooms[0]}) == std::vector<bool>{true});
  CHECK(load(one, "AAAAAAAA").entries.size() == 1);
  CHECK(append(one, entry("AAAAAAAA", 2)));
}

}  // namespace bastide::test
