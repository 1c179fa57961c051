// Several nodes on one database: which node owns a room and may write it.
#include "postgres_nodes.hpp"
#include "postgres_server.hpp"
#include "store_calls.hpp"

#include "catch.hpp"

#include <algorithm>
#include <atomic>
#include <future>
#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace bastide::test {

namespace {

StoreResult<> release(EventStore& store, const std::string& room,
                      server::RoomUse use = server::RoomUse::unused) {
  return wait_for([&](auto done) { store.release(room, use, std::move(done)); });
}

}  // namespace

TEST_CASE("a room has one node: others are told which, and change nothing", "[store][postgres]") {
  PostgresServer* postgres = PostgresServer::shared();
  if (!postgres) return;
  const std::string url = postgres->make_place();
  PostgresStore one(node(url, "one:1"));
  PostgresStore two(node(url, "two:2"));
  make_own(one, "A");
  CHECK(append(two, entry("A", 1)).error() == StoreError::conflict);  // the code is taken
  CHECK(append(two, entry("A", 2)).error() == StoreError::not_owner);
  CHECK(whose(two, "A") == "one:1");
  CHECK(append(two, entry("A", 2)).error() == StoreError::not_owner);
  CHECK(set_deadline(two, "A", 5).error() == StoreError::not_owner);
  CHECK(compact(two, {.room = "A", .seq = 1, .snapshot = {}, .at_ms = 1000}).error() ==
        StoreError::not_owner);
  CHECK(append(one, entry("A", 2)));
  CHECK(append(one, entry("A", 2)).error() == StoreError::conflict);
  CHECK(whose(one, "A").empty());
  CHECK(append(one, entry("A", 3)));
  CHECK(set_deadline(one, "A", 5));
  CHECK(overdue(one, 10) == std::vector<std::string>{"A"});
  CHECK(overdue(two, 10).empty());
  CHECK(one.rooms_owned() == 1);
  CHECK(two.rooms_owned() == 0);
  CHECK(two.figures().fenced_total == 4);
  CHECK(try_load(two, "NOWHERE").value().entries.empty());
  const StoredEntry snapshot = entry("A", 3, "short").entry;
  CHECK(compact(one, {.room = "A", .seq = 3, .snapshot = snapshot, .at_ms = 1000}));
  CHECK(compact(one, {.room = "A", .seq = 3, .snapshot = {}, .at_ms = 1000}));
  CHECK(load(two, "A").closed);
}

TEST_CASE("a room is nobody's when it is made, and then the node's that loads it first",
          "[store][postgres]") {
  PostgresServer* postgres = PostgresServer::shared();
  if (!postgres) return;
  const std::string url = postgres->make_place();
  PostgresStore one(node(url, "one:1"));
  PostgresStore two(node(url, "two:2"));
  REQUIRE(append(one, entry("A", 1)));
  CHECK(one.rooms_owned() == 0);
  CHECK(append(one, entry("A", 2)).error() == StoreError::not_owner);
  CHECK(whose(two, "A").empty());
  CHECK(whose(one, "A") == "two:2");
  CHECK(append(two, entry("A", 2)));
  CHECK(two.figures().takeovers_total == 0);
}

TEST_CASE("a released room, and those of a node that stops, are free at once", "[store][postgres]") {
  PostgresServer* postgres = PostgresServer::shared();
  if (!postgres) return;
  const std::string url = postgres->make_place();
  PostgresStore two(node(url, "two:2"));
  {
    PostgresStore one(node(url, "one:1"));
    make_own(one, "A");
    make_own(one, "B");
    CHECK(release(one, "A"));
    CHECK(append(one, entry("A", 2)).error() == StoreError::not_owner);
    CHECK(whose(two, "A").empty());
    CHECK(append(two, entry("A", 2)));
    CHECK(release(one, "A"));  // which it no longer owns
    CHECK(append(two, entry("A", 3)));
    CHECK(two.figures().takeovers_total == 0);
    CHECK(whose(two, "B") == "one:1");
  }
  CHECK(whose(two, "B").empty());
  CHECK(two.figures().takeovers_total == 0);
  CHECK(append(two, entry("B", 2)));
}

TEST_CASE("a room tells for how long it was unattended when its node died or stopped with people in it",
          "[store][postgres]") {
  PostgresServer* postgres = PostgresServer::shared();
  if (!postgres) return;
  const std::string url = postgres->make_place();
  PostgresStore two(node(url, "two:2"));
  PostgresStore one(sleeper(url));
  constexpr std::int64_t kMinuteMs = 60'000, kAgoMs = 10 * kMinuteMs;
  const auto ten_minutes_ago = [&](const std::string& what) {
    postgres->run(url, "UPDATE " + what + " = clock_timestamp() - interval '10 minutes'");
  };
  const auto is_about = [](std::int64_t told, std::int64_t expected) {
    return told >= expected && told < expected + kMinuteMs / 2;
  };
  make_own(one, "A");
  CHECK(load(one, "A").unattended_ms == 0);

  SECTION("given back with people in it, from then on") {
    CHECK(release(one, "A", server::RoomUse::in_use));
    ten_minutes_ago("room SET released");
    CHECK(is_about(load(two, "A").unattended_ms, kAgoMs));
    CHECK(load(two, "A").unattended_ms == 0);
    CHECK(release(two, "A", server::RoomUse::unused));
    CHECK(load(one, "A").unattended_ms == 0);
  }
  SECTION("of a node that died, from when it last renewed its lease") {
    ten_minutes_ago("node SET until");
    PostgresStore three(node(url, "three:3"));
    CHECK(is_about(load(three, "A").unattended_ms, kAgoMs + PostgresOptions{}.lease.count()));
  }
  SECTION("of a node that stopped, from then on") {
    ten_minutes_ago("node SET draining = true, until");
    PostgresStore three(node(url, "three:3"));
    CHECK(is_about(load(three, "A").unattended_ms, kAgoMs));
  }
}

TEST_CASE("of the nodes that race for the room of a dead one, one wins", "[store][postgres]") {
  PostgresServer* postgres = PostgresServer::shared();
  if (!postgres) return;
  const std::string url = postgres->make_place();
  constexpr int kNodes = 5;
  constexpr int kRooms = 40;
  {
    PostgresStore stopped(node(url, "stopped:1"));
    for (int room = 0; room < kRooms; ++room) make_own(stopped, "R" + std::to_string(room));
  }
  std::vector<std::unique_ptr<PostgresStore>> nodes;
  for (int i = 0; i < kNodes; ++i)
    nodes.push_back(std::make_unique<PostgresStore>(node(url, "n:" + std::to_string(i))));
  for (int room = 0; room < kRooms; ++room) {
    const std::string code = "R" + std::to_string(room);
    std::atomic<int> won{0};
    std::atomic<int> wrote{0};
    std::vector<std::thread> racing;
    for (const auto& each : nodes)
      racing.emplace_back([&, store = each.get()] {
        const auto stored = try_load(*store, code);
        won += stored && !stored->elsewhere ? 1 : 0;
        wrote += append(*store, entry(code, 2)) ? 1 : 0;
      });
    for (std::thread& each : racing) each.join();
    REQUIRE(won == 1);
    REQUIRE(wrote == 1);
  }
  CHECK(postgres->run(url, "SELECT count(*) FROM entry") == std::to_string(2 * kRooms));
}

TEST_CASE("an append that waits for a takeover's lock is refused when the room is gone",
          "[store][postgres]") {
  PostgresServer* postgres = PostgresServer::shared();
  if (!postgres) return;
  const std::string url = postgres->make_place();
  PostgresOptions options = node(url, "one:1");
  options.lock_timeout = 1min;
  PostgresStore one(options);
  make_own(one, "A");
  // As another node's load does, but slowly.
  std::thread taking([&] {
    postgres->run(url, "UPDATE room SET owner = 999, epoch = epoch + 1 WHERE code = 'A'; SELECT pg_sleep(1)");
  });
  CHECK(comes_true([&] {
    return postgres->run(url,
                         "SELECT count(*) FROM pg_stat_activity WHERE query LIKE '%owner = 999%' "
                         "AND wait_event = 'PgSleep'") == "1";
  }));
  CHECK(append(one, entry("A", 2)).error() == StoreError::not_owner);
  taking.join();
  CHECK(postgres->run(url, "SELECT count(*) FROM entry") == "1");
}

TEST_CASE("a node whose connections break keeps its rooms", "[store][postgres]") {
  PostgresServer* postgres = PostgresServer::shared();
  if (!postgres) return;
  const std::string url = postgres->make_place();
  PostgresStore one(node(url, "one:1"));
  PostgresStore two(node(url, "two:2"));
  make_own(one, "A");
  postgres->run(url,
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'bastide'");
  CHECK(append(one, entry("A", 2)));
  CHECK(comes_true([&] { return try_load(two, "A").has_value(); }));
  CHECK(whose(two, "A") == "one:1");
}

TEST_CASE("a node that stops when its connections have broken gives its rooms back all the same",
          "[store][postgres]") {
  PostgresServer* postgres = PostgresServer::shared();
  if (!postgres) return;
  const std::string url = postgres->make_place();
  std::optional<PostgresStore> one(sleeper(url));
  PostgresStore two(node(url, "two:2"));
  make_own(*one, "A");
  postgres->run(url,
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'bastide'");
  one.reset();
  CHECK(comes_true([&] { return try_load(two, "A").has_value(); }));
  CHECK(whose(two, "A").empty());
}

}  // namespace bastide::test
