// The promises that every store keeps.
#include <server/rooms/event_store.hpp>
#include <server/store/memory_store.hpp>
#include <server/store/postgres_store.hpp>
#include <server/store/sqlite_store.hpp>

#include "postgres_server.hpp"
#include "scratch.hpp"
#include "store_calls.hpp"

#include "catch.hpp"
#include "effort.hpp"

#include <fmt/format.h>

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace bastide::test {

namespace {

/// Without PostgreSQL if it is not installed.
std::vector<std::string> kinds() {
  std::vector<std::string> all{"memory", "sqlite"};
  if (PostgresServer::shared()) all.emplace_back("postgres");
  return all;
}

/// One store of each kind: the test case runs once for each.
class AnyStore {
 public:
  AnyStore() {
    const std::string kind = GENERATE(from_range(kinds()));
    UNSCOPED_INFO(kind);
    if (kind == "memory")
      store_ = std::make_unique<server::MemoryStore>();
    else if (kind == "sqlite")
      store_ = std::make_unique<SqliteStore>(server::SqliteOptions{.file = scratch_.path() / "s.db"});
    else
      store_ = std::make_unique<server::PostgresStore>(
          server::PostgresOptions{.url = PostgresServer::shared()->make_place()});
  }
  EventStore& store() const { return *store_; }

 private:
  const Scratch scratch_;
  std::unique_ptr<EventStore> store_;
};

}  // namespace

TEST_CASE("a room has its entries, its deadline and its games", "[store]") {
  const AnyStore any;
  EventStore& store = any.store();
  NewEntry first = entry("ROOMROOM", 1);
  first.game_id = "00ff";
  CHECK(append(store, first));
  NewEntry second = entry("ROOMROOM", 2, "second");
  second.deadline_ms = 99;
  CHECK(append(store, second));
  CHECK(load(store, "ROOMROOM").entries == std::vector<StoredEntry>{first.entry, second.entry});
  CHECK(load(store, "ROOMROOM").deadline_ms == 99);
  CHECK(append(store, entry("ROOMROOM", 3)));
  CHECK(!load(store, "ROOMROOM").deadline_ms);
  CHECK(load(store, "OTHERONE").entries.empty());
  CHECK(find_game(store, "00ff").room == "ROOMROOM");
  CHECK(find_game(store, "00fe").room.empty());
}

TEST_CASE("an entry is never overwritten: the second is a conflict, and what is beside it is stored",
          "[store]") {
  const AnyStore any;
  EventStore& store = any.store();
  CHECK(append(store, entry("A", 1, "first")));
  std::vector<std::promise<StoreResult<>>> answers(3);
  const std::array changes{entry("A", 1, "second"), entry("B", 1), entry("A", 2)};
  for (std::size_t i = 0; i < changes.size(); ++i)
    store.append(changes[i], [&answers, i](StoreResult<> result) { answers[i].set_value(result); });
  CHECK(answers[0].get_future().get().error() == StoreError::conflict);
  CHECK(answers[1].get_future().get());
  CHECK(answers[2].get_future().get());
  CHECK(load(store, "A").entries.front().payload == "first");
  CHECK(load(store, "A").entries.size() == 2);
}

TEST_CASE("an asker is let go of as soon as it was answered", "[store]") {
  const AnyStore any;
  const auto asks = std::make_shared<int>();
  const auto is_let_go_of = [&] { return asks.use_count() == 1; };
  any.store().append(entry("A", 1), [asks](StoreResult<>) {});
  CHECK(comes_true(is_let_go_of));
  any.store().load("A", [asks](const StoreResult<StoredRoom>&) {});
  CHECK(comes_true(is_let_go_of));
}

TEST_CASE("rooms past their deadline are listed, the longest due first", "[store]") {
  const AnyStore any;
  EventStore& store = any.store();
  const std::map<std::string, std::optional<std::int64_t>> rooms{
      {"A", 30}, {"B", 10}, {"C", {}}, {"D", 20}, {"E", 99}};
  for (const auto& [room, deadline_ms] : rooms) {
    NewEntry change = entry(room, 1);
    change.deadline_ms = deadline_ms;
    CHECK(append(store, change));
  }
  CHECK(overdue(store, 30) == std::vector<std::string>{"B", "D", "A"});
  CHECK(overdue(store, 30, 2) == std::vector<std::string>{"B", "D"});
  CHECK(wait_for([&](auto done) { store.set_deadline("B", std::nullopt, std::move(done)); }));
  CHECK(wait_for([&](auto done) { store.set_deadline("E", 5, std::move(done)); }));
  CHECK(overdue(store, 30) == std::vector<std::string>{"E", "D", "A"});
  CHECK(append(store, entry("E", 2)));
  CHECK(overdue(store, 30) == std::vector<std::string>{"D", "A"});
}

TEST_CASE("a log made short goes on from its snapshot, and its games are records", "[store]") {
  const AnyStore any;
  EventStore& store = any.store();
  NewEntry first = entry("A", 1);
  first.game_id = "00ff";
  CHECK(append(store, first));
  for (std::uint64_t seq = 2; seq <= 9; ++seq) CHECK(append(store, entry("A", seq)));
  CHECK(append(store, entry("B", 1)));
  Compaction change{.room = "A", .seq = 9, .snapshot = entry("A", 9, "all").entry, .deadline_ms = 7};
  change.records = {{.game_id = "00ff", .ended_ms = 5, .gzip = std::string("\x1f\0\xff", 3)}};
  Compaction stale = change;
  stale.seq = 8;
  CHECK(compact(store, stale).error() == StoreError::conflict);
  CHECK(load(store, "A").entries.size() == 9);
  CHECK(find_game(store, "00ff").room == "A");
  CHECK(compact(store, change));
  for (const std::uint64_t seq : {1U, 5U, 9U, 11U})
    CHECK(append(store, entry("A", seq)).error() == StoreError::conflict);
  CHECK(load(store, "A").deadline_ms == 7);
  CHECK(append(store, entry("A", 10, "next")));
  const StoredRoom room = load(store, "A");
  REQUIRE(room.entries.size() == 2);
  CHECK(room.entries[0].payload == "all");
  CHECK(room.entries[1].payload == "next");
  CHECK(load(store, "B").entries.size() == 1);
  REQUIRE(find_game(store, "00ff").gzip);
  CHECK(*find_game(store, "00ff").gzip == change.records[0].gzip);
  Compaction again{.room = "A", .seq = 10, .snapshot = entry("A", 10).entry};
  again.records = {{.game_id = "00ff", .ended_ms = 6, .gzip = "another"}};
  CHECK(compact(store, again));
  CHECK(*find_game(store, "00ff").gzip == change.records[0].gzip);
}

TEST_CASE("of a closed room nothing is left but that it was closed, until that goes, too", "[store]") {
  const AnyStore any;
  EventStore& store = any.store();
  NewEntry first = entry("A", 1);
  first.game_id = "00ff";
  first.deadline_ms = 1;
  CHECK(append(store, first));
  CHECK(append(store, entry("B", 1)));
  CHECK(compact(store, {.room = "A", .seq = 1, .snapshot = {}, .at_ms = 1000}));
  CHECK(load(store, "A").entries.empty());
  CHECK(load(store, "A").closed);
  CHECK(find_game(store, "00ff").room.empty());
  CHECK(overdue(store, 1'000'000).empty());
  CHECK(append(store, entry("A", 2)).error() == StoreError::conflict);
  CHECK(append(store, entry("A", 1)).error() == StoreError::conflict);
  CHECK(wait_for([&](auto done) { store.set_deadline("A", 5, std::move(done)); }));
  CHECK(overdue(store, 1'000'000).empty());
  const Retention all_records{.closed_before_ms = 1000, .records_before_ms = 0, .record_bytes_max = 1 << 20};
  CHECK(!purge(store, all_records));
  CHECK(load(store, "A").closed);
  Retention later = all_records;
  later.closed_before_ms = 1001;
  CHECK(!purge(store, later));
  CHECK(!load(store, "A").closed);
  CHECK(load(store, "B").entries.size() == 1);
  CHECK(append(store, entry("A", 1)));
}

TEST_CASE("a game is found at any moment while its record takes its place", "[store]") {
  const AnyStore any;
  EventStore& store = any.store();
  for (int game = 0; game < effort(200); ++game) {
    const std::string room = "ROOM" + std::to_string(game);
    const std::string id = "game " + std::to_string(game);
    NewEntry first = entry(room, 1);
    first.game_id = id;
    REQUIRE(append(store, first));
    Compaction change{.room = room, .seq = 1, .snapshot = first.entry};
    change.records = {{.game_id = id, .ended_ms = 1, .gzip = "the record"}};
    std::promise<StoreResult<>> compacted;
    store.compact(std::move(change), [&](StoreResult<> result) { compacted.set_value(result); });
    FoundGame found;
    do {
      found = find_game(store, id);
      REQUIRE((found.gzip || found.room == room));
    } while (!found.gzip);
    REQUIRE(compacted.get_future().get());
  }
}

TEST_CASE("of a game that an entry ended the record is due until it is kept", "[store]") {
  const AnyStore any;
  EventStore& store = any.store();
  NewEntry first = entry("ROOM1", 1), last = entry("ROOM1", 2);
  first.game_id = "game";
  last.ends_game = true;
  const auto due_at = [&] { return find_game(store, "game").records_due; };
  REQUIRE(append(store, first));
  CHECK(!due_at());
  REQUIRE(append(store, last));
  REQUIRE(append(store, entry("ROOM1", 3)));
  CHECK(due_at());
  CHECK(load(store, "ROOM1").records_due);
  REQUIRE(compact(store, {.room = "ROOM1", .seq = 3, .snapshot = entry("ROOM1", 3).entry}));
  CHECK(!due_at());
  CHECK(!load(store, "ROOM1").records_due);
}

TEST_CASE("the oldest records go when they are too old or all together too large", "[store]") {
  const AnyStore any;
  EventStore& store = any.store();
  constexpr int kRecords = 450;
  CHECK(append(store, entry("A", 1)));
  Compaction change{.room = "A", .seq = 1, .snapshot = entry("A", 1).entry};
  for (int i = 0; i < kRecords; ++i)
    change.records.push_back(
        {.game_id = "g" + std::to_string(i), .ended_ms = i, .gzip = std::string(100, 'x')});
  CHECK(compact(store, change));
  const auto there = [&](int i) { return find_game(store, "g" + std::to_string(i)).gzip != nullptr; };
  Retention keep{.closed_before_ms = 0, .records_before_ms = 0, .record_bytes_max = 100 * kRecords};
  CHECK(!purge(store, keep));
  CHECK(there(0));
  keep.records_before_ms = 10;
  CHECK(!purge(store, keep));
  CHECK(!there(9));
  CHECK(there(10));
  keep.record_bytes_max = 1050;
  while (purge(store, keep)) continue;
  CHECK(!there(kRecords - 11));
  CHECK(there(kRecords - 10));
}

TEST_CASE("a parcel is changed by who has its token and names its version, and by nobody else", "[store]") {
  const AnyStore any;
  EventStore& store = any.store();
  const std::string id(32, 'a');
  const auto token = protocol::sha256("token");
  const std::string sealed("\0\xff bytes", 8);
  const auto change = [&](std::uint64_t before, std::optional<std::string> content) {
    return ParcelChange{.id = id,
                        .token = token,
                        .before = before,
                        .sealed = std::move(content),
                        .at_ms = 1000,
                        .parcels_max = 2};
  };
  CHECK(!read_parcel(store, id).sealed);
  CHECK(change_parcel(store, change(1, "x")).fate == ParcelFate::missing);
  CHECK(change_parcel(store, change(0, std::nullopt)).fate == ParcelFate::missing);
  const ChangedParcel made = change_parcel(store, change(0, sealed));
  CHECK(made.fate == ParcelFate::changed);
  CHECK(made.version == 1);
  CHECK(*read_parcel(store, id).sealed == sealed);
  CHECK(read_parcel(store, id).version == 1);
  CHECK(read_parcel(store, id).used_ms == 1000);
  CHECK(!read_parcel(store, std::string(32, 'b')).sealed);

  ParcelChange foreign = change(1, "foreign");
  foreign.token = protocol::sha256("token2");
  CHECK(change_parcel(store, foreign).fate == ParcelFate::foreign);
  foreign.sealed = std::nullopt;
  CHECK(change_parcel(store, foreign).fate == ParcelFate::foreign);
  for (const auto before : std::array<std::uint64_t, 3>{0, 2, 9}) {
    const ChangedParcel stale = change_parcel(store, change(before, "stale"));
    CHECK(stale.fate == ParcelFate::moved_on);
    CHECK(stale.version == 1);
  }
  CHECK(*read_parcel(store, id).sealed == sealed);
  CHECK(change_parcel(store, change(1, "second")).version == 2);
  CHECK(*read_parcel(store, id).sealed == "second");

  ParcelChange other = change(0, "other");
  other.id = std::string(32, 'b');
  CHECK(change_parcel(store, other).fate == ParcelFate::changed);
  other.id = std::string(32, 'c');
  CHECK(change_parcel(store, other).fate == ParcelFate::full);
  CHECK(change_parcel(store, change(2, "third")).version == 3);  // those that are there go on
  CHECK(change_parcel(store, change(0, std::nullopt)).fate == ParcelFate::changed);
  CHECK(!read_parcel(store, id).sealed);
  CHECK(change_parcel(store, other).fate == ParcelFate::changed);
}

TEST_CASE("a parcel goes when it has not been used for long, and no other does", "[store]") {
  const AnyStore any;
  EventStore& store = any.store();
  constexpr int kParcels = 450;  // more than a purge removes at once
  const auto id = [](int i) { return fmt::format("{:032x}", i); };
  for (int i = 1; i <= kParcels; ++i) {
    const ParcelChange change{
        .id = id(i), .token = {}, .sealed = "x", .at_ms = i, .parcels_max = std::uint64_t{1} << 40};
    REQUIRE(change_parcel(store, change).fate == ParcelFate::changed);
  }
  REQUIRE(wait_for([&](auto done) { store.use_parcel(id(1), 440, std::move(done)); }));
  REQUIRE(wait_for([&](auto done) { store.use_parcel(id(9999), 440, std::move(done)); }));
  while (purge(store, {.record_bytes_max = 1 << 20, .parcels_before_ms = 440})) continue;
  CHECK(read_parcel(store, id(1)).used_ms == 440);
  CHECK(read_parcel(store, id(1)).version == 1);
  CHECK(!read_parcel(store, id(2)).sealed);
  CHECK(!read_parcel(store, id(439)).sealed);
  CHECK(read_parcel(store, id(440)).sealed);
  CHECK(!read_parcel(store, id(9999)).sealed);
}

TEST_CASE("reports are kept up to their number, each once, and go by their ids or their age", "[store]") {
  const AnyStore any;
  EventStore& store = any.store();
  const auto keep = [&](const std::string& id, std::int64_t at_ms, const std::string& text = "{}") {
    return wait_for<bool>([&](auto done) {
             store.keep_report({.id = id, .at_ms = at_ms, .text = text}, 3, std::move(done));
           })
        .value();
  };
  const auto list = [&] {
    return wait_for<std::vector<StoredReport>>([&](auto done) { store.list_reports(std::move(done)); })
        .value();
  };
  const auto remove = [&](const std::vector<std::string>& ids) {
    return wait_for<int>([&](auto done) { store.remove_reports(ids, std::move(done)); }).value();
  };
  CHECK(list().empty());
  const std::string words = R"({"text":"c’est « bête »"})";
  CHECK(keep("a1", 10, words));
  CHECK(keep("a2", 20));
  CHECK(keep("a3", 30));
  CHECK_FALSE(keep("a4", 40));
  CHECK(keep("a1", 50, "another"));  // it stays as it is
  REQUIRE(list().size() == 3);
  CHECK(list().front() == StoredReport{.id = "a1", .at_ms = 10, .text = words});
  CHECK(list().back().id == "a3");
  CHECK(remove({"a2", "none"}) == 1);
  CHECK(remove({"a2"}) == 0);
  CHECK(remove({}) == 0);
  CHECK(keep("a4", 40));
  while (purge(store, {.record_bytes_max = 1 << 20, .reports_before_ms = 30})) continue;
  REQUIRE(list().size() == 2);
  CHECK(list().front().id == "a3");
}

TEST_CASE("shared records go when all of them are too large, and others stay", "[store]") {
  const AnyStore any;
  EventStore& store = any.store();
  const auto share = [&](const std::string& id, std::int64_t at_ms, std::size_t bytes) {
    server::StoredRecord record{.game_id = id, .ended_ms = at_ms, .gzip = std::string(bytes, 's')};
    return wait_for([&](auto done) { store.keep_shared(record, std::move(done)); });
  };
  const auto there = [&](const std::string& id) { return find_game(store, id).gzip != nullptr; };
  CHECK(append(store, entry("A", 1)));
  Compaction played{.room = "A", .seq = 1, .snapshot = entry("A", 1).entry};
  played.records = {{.game_id = "played", .ended_ms = 0, .gzip = std::string(1000, 'x')}};
  CHECK(compact(store, played));
  constexpr int kShared = 450;
  for (int i = 1; i <= kShared; ++i) REQUIRE(share("s" + std::to_string(i), i, 100));
  REQUIRE(share("s450", 9000, 200));  // the first one stays
  CHECK(find_game(store, "s450").gzip->size() == 100);
  Retention keep{.closed_before_ms = 0, .records_before_ms = 0, .record_bytes_max = 1 << 20};
  keep.shared_bytes_max = 100 * kShared;
  CHECK(!purge(store, keep));
  CHECK(there("s1"));
  keep.shared_bytes_max = 1050;
  while (purge(store, keep)) continue;
  CHECK(!there("s440"));
  CHECK(there("s441"));
  CHECK(there("played"));
  SECTION("they count among all records, and grow as old") {
    keep.records_before_ms = 446;
    CHECK(!purge(store, keep));
    CHECK(!there("played"));
    CHECK(!there("s445"));
    CHECK(there("s446"));
    keep.shared_bytes_max = 500;  // the five that are left
    CHECK(!purge(store, keep));
    CHECK(there("s446"));
    keep.shared_bytes_max = 0;
    while (purge(store, keep)) continue;
    CHECK(!there("s450"));
  }
}

TEST_CASE("records are forgotten by their game or by their room, and no others", "[store]") {
  const AnyStore any;
  EventStore& store = any.store();
  const auto forget = [&](const server::RecordsOf& records) {
    return *wait_for<int>([&](auto done) { store.forget_records(records, std::move(done)); });
  };
  const auto there = [&](const std::string& id) { return find_game(store, id).gzip != nullptr; };
  for (const std::string room : {"A", "B"}) {
    CHECK(append(store, entry(room, 1)));
    Compaction played{.room = room, .seq = 1, .snapshot = entry(room, 1).entry};
    for (const char* game : {"1", "2"})
      played.records.push_back({.game_id = room + game, .ended_ms = 5, .gzip = std::string(100, 'x')});
    CHECK(compact(store, played));
  }
  REQUIRE(wait_for([&](auto done) {
    store.keep_shared({.game_id = "shared", .ended_ms = 1, .gzip = std::string(100, 's')}, std::move(done));
  }));
  CHECK(forget({}) == 0);
  CHECK(forget({.game_id = "A1"}) == 1);
  CHECK(forget({.game_id = "A1"}) == 0);
  CHECK(forget({.room = "B"}) == 2);
  CHECK(!there("A1"));
  CHECK(!there("B2"));
  CHECK(there("A2"));
  CHECK(there("shared"));
  // Their bytes count no longer.
  Retention keep{.closed_before_ms = 0, .records_before_ms = 0, .record_bytes_max = 200};
  keep.shared_bytes_max = 100;
  CHECK(!purge(store, keep));
  CHECK(there("A2"));
  CHECK(there("shared"));
  CHECK(forget({.game_id = "shared"}) == 1);
  keep.record_bytes_max = 100;
  CHECK(!purge(store, keep));
  CHECK(there("A2"));
}

TEST_CASE("records are revised by their game, or all of a room, and their bytes count as they are then",
          "[store]") {
  const AnyStore any;
  EventStore& store = any.store();
  CHECK(append(store, entry("A", 1)));
  Compaction played{.room = "A", .seq = 1, .snapshot = entry("A", 1).entry};
  for (const char* game : {"A1", "A2"})
    played.records.push_back({.game_id = game, .ended_ms = 5, .gzip = std::string(100, 'x')});
  CHECK(compact(store, played));
  REQUIRE(wait_for([&](auto done) {
    store.keep_shared({.game_id = "shared", .ended_ms = 1, .gzip = std::string(100, 'x')}, std::move(done));
  }));
  const auto revise = [&](const server::RecordsOf& records, std::optional<std::string> to) {
    const auto becomes = [to](const std::string& body) { return body == to ? std::nullopt : to; };
    return *wait_for<int>([&](auto done) { store.revise_records(records, becomes, std::move(done)); });
  };
  const auto body = [&](const std::string& game) { return *find_game(store, game).gzip; };
  CHECK(revise({}, "nobody's") == 0);
  CHECK(revise({.game_id = "A1"}, std::nullopt) == 0);
  CHECK(revise({.game_id = "A1"}, std::string(10, 'y')) == 1);
  CHECK(body("A1") == std::string(10, 'y'));
  CHECK(body("A2") == std::string(100, 'x'));
  CHECK(revise({.room = "A"}, std::string(10, 'y')) == 1);
  CHECK(body("A2") == std::string(10, 'y'));
  CHECK(revise({.game_id = "shared"}, std::string(10, 'z')) == 1);
  CHECK(body("shared") == std::string(10, 'z'));
  CHECK(load(store, "A").entries.size() == 1);
  Retention keep{.closed_before_ms = 0, .records_before_ms = 0, .record_bytes_max = 30};
  keep.shared_bytes_max = 10;
  CHECK(!purge(store, keep));
  CHECK(find_game(store, "shared").gzip);
  CHECK(find_game(store, "A1").gzip);
  keep.record_bytes_max = 29;
  CHECK(!purge(store, keep));
  CHECK(!find_game(store, "shared").gzip);
}

TEST_CASE("a store knows when no server was at work on it", "[store]") {
  using Absences = std::vector<server::Absence>;
  const AnyStore any;
  EventStore& store = any.store();
  constexpr std::int64_t kDay = 24LL * 60 * 60 * 1000;
  CHECK(store.attend(1'000, true).empty());
  CHECK(store.attend(61'000, false).empty());
  const Absences first{{.from_ms = 61'000, .to_ms = 100'000}};
  CHECK(store.attend(100'000, true) == first);
  CHECK(store.attend(kDay, false) == first);  // it was at work, though it did not report

  SECTION("what lies ahead of a clock that was set back has not been") {
    CHECK(store.attend(80'000, false) == Absences{});
    CHECK(store.attend(90'000, true) == Absences{{.from_ms = 80'000, .to_ms = 90'000}});
  }
  SECTION("old absences are forgotten, the last one however long it was") {
    CHECK(store.attend(200 * kDay, true) == Absences{{.from_ms = kDay, .to_ms = 200 * kDay}});
    CHECK(store.attend(250 * kDay, false).size() == 1);
    CHECK(store.attend(261 * kDay, false).empty());
  }
}

}  // namespace bastide::test
