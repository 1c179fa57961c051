// Several nodes on one database: which node owns a room and may write it.
#include "../../server/store/src/postgres_health.hpp"
#include "../../server/store/src/standstill.hpp"

#include <server/store/postgres_store.hpp>

#include "cut_line.hpp"
#include "postgres_server.hpp"
#include "scratch.hpp"
#include "store_calls.hpp"

#include "catch.hpp"

#include <fmt/format.h>
#include <spdlog/sinks/ostream_sink.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <future>
#include <memory>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace bastide::test {

namespace {

using server::PostgresOptions;
using server::PostgresStore;
using server::StoreInUse;

constexpr std::size_t kLong = 4'000;  ///< bytes; longer than any question of a lease or a reader

PostgresOptions node(const std::string& url, const std::string& address) {
  return {.url = url, .lock_timeout = 500ms, .node_address = address, .node_version = "1"};
}

/// It never renews its lease.
PostgresOptions sleeper(const std::string& url) {
  PostgresOptions options = node(url, "sleeper:1");
  options.lease = 1min;
  options.lease_renewed_every = 1h;
  return options;
}

StoreResult<StoredRoom> try_load(EventStore& store, const std::string& room) {
  return wait_for<StoredRoom>([&](auto done) { store.load(room, std::move(done)); });
}

StoreResult<> set_deadline(EventStore& store, const std::string& room, std::int64_t deadline_ms) {
  return wait_for([&](auto done) { store.set_deadline(room, deadline_ms, std::move(done)); });
}

StoreResult<> release(EventStore& store, const std::string& room,
                      server::RoomUse use = server::RoomUse::unused) {
  return wait_for([&](auto done) { store.release(room, use, std::move(done)); });
}

/// Makes the node load a room, as it does when players join.
void make_own(EventStore& store, const std::string& room) {
  REQUIRE(append(store, entry(room, 1)));
  REQUIRE(!load(store, room).elsewhere);
}

/// The owner of a room, found by a load: "" if it is the asker.
std::string whose(EventStore& store, const std::string& room) {
  const StoredRoom stored = load(store, room);
  if (!stored.elsewhere) return {};
  CHECK(stored.entries.empty());
  return stored.elsewhere->address;
}

/// As if the present nodes had slept past their leases.
void end_leases(const PostgresServer& postgres, const std::string& url) {
  postgres.run(url, "UPDATE node SET until = clock_timestamp()");
}

/// Node one, with a short lease that it renews often.
PostgresOptions leased(const std::string& url, std::chrono::milliseconds lease) {
  PostgresOptions options = node(url, "one:1");
  options.lease = lease;
  options.lease_renewed_every = 200ms;
  return options;
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

TEST_CASE("a node that slept past its lease writes nothing, even before others take its rooms",
          "[store][postgres]") {
  PostgresServer* postgres = PostgresServer::shared();
  if (!postgres) return;
  const std::string url = postgres->make_place();
  PostgresStore slept(sleeper(url));
  make_own(slept, "A");
  std::optional<PostgresStore> two;
  const bool taken = GENERATE(false, true);
  end_leases(*postgres, url);
  if (taken) {
    two.emplace(node(url, "two:2"));
    CHECK(whose(*two, "A").empty());
    CHECK(two->figures().takeovers_total == 1);
  }
  for (int attempt = 0; attempt < 1000; ++attempt) {
    CHECK(append(slept, entry("A", 2)).error() == StoreError::not_owner);
  }
  CHECK(set_deadline(slept, "A", 5).error() == StoreError::not_owner);
  CHECK(compact(slept, {.room = "A", .seq = 1, .snapshot = {}, .at_ms = 1000}).error() ==
        StoreError::not_owner);
  CHECK(postgres->run(url, "SELECT count(*) FROM entry") == "1");
  CHECK(postgres->run(url, "SELECT count(*) FROM room WHERE due_ms IS NULL AND closed_ms IS NULL") == "1");
  if (taken) CHECK(append(*two, entry("A", 2)));
}

TEST_CASE("a node whose lease has lapsed registers anew, and takes its rooms again", "[store][postgres]") {
  PostgresServer* postgres = PostgresServer::shared();
  if (!postgres) return;
  const std::string url = postgres->make_place();
  PostgresOptions options = node(url, "one:1");
  options.lease_renewed_every = 50ms;
  PostgresStore one(options);
  const auto tenure = one.tenure();
  make_own(one, "A");
  CHECK(one.tenure() == tenure);
  end_leases(*postgres, url);
  CHECK(comes_true([&] { return postgres->run(url, "SELECT count(*) FROM node") == "2"; }));
  CHECK(comes_true([&] { return one.tenure() != tenure; }));
  CHECK(comes_true([&] { return try_load(one, "A").has_value(); }));
  CHECK(append(one, entry("A", 2)));
  CHECK(one.figures().takeovers_total == 1);
  CHECK(one.lease_age() < 4s);
}

TEST_CASE("a node whose line to the database goes silent renews its lease over another, and keeps its rooms",
          "[store][postgres]") {
  PostgresServer* postgres = PostgresServer::shared();
  if (!postgres) return;
  const Scratch scratch;
  CutLine line(scratch.path(), postgres->socket());
  PostgresOptions options = node(postgres->make_place(scratch.path()), "one:1");
  options.lease = 5s;  // of which 4.5 are left when the renewal gets no answer
  options.lease_renewed_every = 500ms;
  PostgresStore one(options);
  const std::string url = postgres->url(postgres->last_place());
  PostgresStore two(node(url, "two:2"));
  make_own(one, "A");
  line.cut(CutLine::Cut::silently);
  REQUIRE(comes_true([&] { return line.cuts() > 0; }));
  line.mend();
  REQUIRE(comes_true([&] { return one.lease_age() > 2s; }));
  CHECK(comes_true([&] { return one.lease_age() < 1s; }));
  CHECK(postgres->run(url, "SELECT count(*) FROM node") == "2");  // none has registered again
  CHECK(one.healthy());
  CHECK(whose(two, "A") == "one:1");
  CHECK(append(one, entry("A", 2)));
}

TEST_CASE("a node whose lease has lapsed is not healthy until it has one again", "[store][postgres]") {
  PostgresServer* postgres = PostgresServer::shared();
  if (!postgres) return;
  const Scratch scratch;
  CutLine line(scratch.path(), postgres->socket());
  PostgresOptions options = leased(postgres->make_place(scratch.path()), 1s);
  PostgresStore one(options);
  CHECK(one.healthy());
  CHECK(one.tenure());
  line.cut(CutLine::Cut::before_question);
  CHECK(comes_true([&] { return !one.tenure(); }));
  CHECK(!one.healthy());
  CHECK(one.lease_age() >= 1s);
  line.mend();
  CHECK(comes_true([&] { return one.healthy() && one.tenure(); }));
}

TEST_CASE("a node that can't write lets others take its rooms, and has a lease again when it can",
          "[store][postgres]") {
  PostgresServer* postgres = PostgresServer::shared();
  if (!postgres) return;
  const Scratch scratch;
  CutLine line(scratch.path(), postgres->socket());
  PostgresOptions options = leased(postgres->make_place(scratch.path()), 1s);
  options.doubt_max = 200ms;
  PostgresStore one(options);
  PostgresStore two(node(postgres->url(postgres->last_place()), "two:2"));
  make_own(one, "A");
  const auto tenure = one.tenure();
  // Only what is long is cut: the lease's connection and the reader's go on, and no new one works.
  line.cut(GENERATE(CutLine::Cut::before_question, CutLine::Cut::silently), kLong);
  CHECK(append(one, entry("A", 2, std::string(kLong, ' '))).error() == StoreError::unavailable);
  CHECK(comes_true([&] { return line.cuts() == 1; }));
  CHECK(comes_true([&] { return !one.tenure(); }));
  CHECK(!one.healthy());
  CHECK(comes_true([&] { return whose(two, "A").empty(); }));
  CHECK(append(two, entry("A", 2)));
  line.mend();
  CHECK(comes_true([&] { return one.healthy() && one.tenure(); }));
  CHECK(one.tenure() != tenure);
  CHECK(whose(one, "A") == "two:2");
}

TEST_CASE("a node that writes nothing keeps its lease, and reconnects by itself when its writer is cut off",
          "[store][postgres]") {
  PostgresServer* postgres = PostgresServer::shared();
  if (!postgres) return;
  const Scratch scratch;
  CutLine line(scratch.path(), postgres->socket());
  PostgresOptions options = leased(postgres->make_place(scratch.path()), 5s);
  options.doubt_max = 1ms;
  PostgresStore one(options);
  const std::string url = postgres->url(postgres->last_place());
  make_own(one, "A");
  line.cut(CutLine::Cut::before_question, kLong);
  CHECK(append(one, entry("A", 2, std::string(kLong, ' '))).error() == StoreError::unavailable);
  CHECK(!one.healthy());
  line.mend();
  CHECK(comes_true([&] { return one.healthy(); }));
  CHECK(postgres->run(url, "SELECT count(*) FROM node") == "1");
  CHECK(append(one, entry("A", 2)));
}

TEST_CASE("a writer whose line goes silent is connected again before it costs the node its lease",
          "[store][postgres]") {
  PostgresServer* postgres = PostgresServer::shared();
  if (!postgres) return;
  const Scratch scratch;
  CutLine line(scratch.path(), postgres->socket());
  PostgresOptions options = leased(postgres->make_place(scratch.path()), 3s);
  PostgresStore one(options);
  const std::string url = postgres->url(postgres->last_place());
  make_own(one, "A");
  line.cut(CutLine::Cut::silently, kLong);
  std::thread mending([&] {
    comes_true([&] { return line.cuts() > 0; });
    line.mend();
  });
  CHECK(append(one, entry("A", 2, std::string(kLong, ' '))));
  mending.join();
  CHECK(comes_true([&] { return one.lease_age() < 1s; }));
  CHECK(postgres->run(url, "SELECT count(*) FROM node") == "1");
  CHECK(whose(one, "A").empty());
}

TEST_CASE("only work without an answer is a standstill, and a lost connection until something is answered",
          "[store]") {
  server::Standstill writer;
  const auto begin = server::Standstill::Clock::now();
  CHECK(writer.lasts(begin + 1h) == 0ms);
  writer.begin_work(begin);
  CHECK(writer.lasts(begin + 3s) == 3s);
  writer.answered(begin + 3s);  // slow, but alive
  CHECK(writer.lasts(begin + 5s) == 2s);
  writer.end_work();
  CHECK(writer.lasts(begin + 1h) == 0ms);
  writer.begin_work(begin + 10s);
  writer.lost(begin + 11s);
  writer.end_work();
  CHECK(writer.lasts(begin + 20s) == 10s);
  writer.begin_work(begin + 20s);  // connects, and is asked for nothing that shows that it can write
  writer.end_work();
  CHECK(writer.lasts(begin + 30s) == 20s);
  writer.begin_work(begin + 30s);
  writer.answered(begin + 30s);
  writer.end_work();
  CHECK(writer.lasts(begin + 1h) == 0ms);
}

TEST_CASE("each reason why the store fails is logged once, and again after it has worked", "[store]") {
  std::ostringstream log;
  const auto before = spdlog::default_logger();
  spdlog::set_default_logger(
      std::make_shared<spdlog::logger>("test", std::make_shared<spdlog::sinks::ostream_sink_mt>(log)));
  spdlog::set_pattern("%v");
  const std::runtime_error refused("Connection refused");
  const std::runtime_error newer("the database was written by a newer version");
  server::Health health("written");
  for (int attempt = 0; attempt < 3; ++attempt) health.failed(refused);
  health.failed(newer);
  health.failed(refused);
  CHECK(!health.good());
  health.works();
  health.works();
  health.failed(refused);
  spdlog::set_default_logger(before);
  CHECK(log.str() ==
        "store: cannot be written: Connection refused\n"
        "store: cannot be written: the database was written by a newer version\n"
        "store: can be written again\n"
        "store: cannot be written: Connection refused\n");
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

TEST_CASE("nodes and a server without that option exclude each other", "[store][postgres]") {
  PostgresServer* postgres = PostgresServer::shared();
  if (!postgres) return;
  const std::string url = postgres->make_place();
  const PostgresOptions alone{.url = url, .lock_timeout = 50ms};
  {
    PostgresStore one(node(url, "one:1"));
    make_own(one, "A");
    CHECK_THROWS_AS(PostgresStore(alone), StoreInUse);
  }
  {
    PostgresStore store(alone);
    CHECK_THROWS_AS(PostgresStore(node(url, "one:1")), StoreInUse);
    CHECK(load(store, "A").entries.size() == 1);
    CHECK(append(store, entry("A", 2)));
  }
  PostgresStore one(node(url, "one:1"));
  CHECK(load(one, "A").entries.size() == 2);
  CHECK(append(one, entry("A", 3)));
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

TEST_CASE("the absence of a cluster is when no node was at work", "[store][postgres]") {
  PostgresServer* postgres = PostgresServer::shared();
  if (!postgres) return;
  const std::string url = postgres->make_place();
  using Absences = std::vector<server::Absence>;
  {
    PostgresStore one(node(url, "one:1"));
    CHECK(one.attend(1'000, true).empty());
    {
      PostgresStore two(node(url, "two:2"));
      CHECK(two.attend(31'000, true).empty());
    }
    CHECK(one.attend(61'000, false).empty());
  }
  PostgresStore two(node(url, "two:2"));
  CHECK(two.attend(100'000, true) == Absences{{.from_ms = 61'000, .to_ms = 100'000}});
}

TEST_CASE(
    "a node goes on beside a newer one if the newer one's tables allow it, and is refused if they do not",
    "[store][postgres]") {
  PostgresServer* postgres = PostgresServer::shared();
  if (!postgres) return;
  const std::string url = postgres->make_place();
  PostgresOptions options = node(url, "one:1");
  options.doubt_max = 200ms;
  PostgresStore one(options);
  make_own(one, "A");
  const auto change = [&](const std::string& values) {
    postgres->run(url, "UPDATE bastide_schema SET version = version + 1, goes_on_from = " + values);
    postgres->run(
        url, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'bastide'");
  };
  change("3");
  CHECK(append(one, entry("A", 2)));
  CHECK(comes_true([&] { return one.healthy(); }));
  CHECK(
      refusal_of([&] { const PostgresStore two(node(url, "two:2")); }).contains("newer version of Bastide"));
  const std::string unknown = GENERATE("7", "NULL");
  change(unknown);
  CHECK(append(one, entry("A", 3)).error() == StoreError::unavailable);
  CHECK(postgres->run(url, "SELECT version FROM bastide_schema") == "8");
  CHECK(!one.healthy());
  change("3");
  CHECK(comes_true([&] { return one.healthy(); }));
  CHECK(postgres->run(url, "SELECT count(*) FROM entry") == "2");
}

TEST_CASE("nodes that begin at once on a new database make its tables once", "[store][postgres]") {
  PostgresServer* postgres = PostgresServer::shared();
  if (!postgres) return;
  for (int round = 0; round < 5; ++round) {
    const std::string url = postgres->make_place();
    std::vector<std::string> complaints(4);
    std::vector<std::thread> beginning;
    for (std::string& complaint : complaints)
      beginning.emplace_back([&] {
        try {
          const PostgresStore store(node(url, "n:1"));
        } catch (const std::runtime_error& error) {
          complaint = error.what();
        }
      });
    for (std::thread& each : beginning) each.join();
    CHECK(complaints == std::vector<std::string>(4));
  }
}

TEST_CASE("a database of version 1 is brought up to date, and its rooms are anybody's", "[store][postgres]") {
  PostgresServer* postgres = PostgresServer::shared();
  if (!postgres) return;
  const std::string url = postgres->make_place();
  {
    PostgresStore store({.url = url});
    REQUIRE(append(store, entry("A", 1)));
  }
  postgres->run(url,
                "DROP TABLE node; DROP TABLE parcel; DROP TABLE report; DROP TABLE told; ALTER TABLE room "
                "DROP COLUMN owner, DROP COLUMN epoch, "
                "DROP COLUMN released; "
                "ALTER TABLE record DROP COLUMN room; "
                "ALTER TABLE bastide_schema DROP COLUMN goes_on_from; UPDATE bastide_schema SET version = 1");
  PostgresStore one(node(url, "one:1"));
  CHECK(postgres->run(url, "SELECT version FROM bastide_schema") == "6");
  CHECK(postgres->run(url, "SELECT goes_on_from FROM bastide_schema") == "3");
  CHECK(load(one, "A").entries.size() == 1);
  CHECK(append(one, entry("A", 2)));
}

TEST_CASE("of the nodes that change a parcel at once one does, and all read the same", "[postgres]") {
  PostgresServer* postgres = PostgresServer::shared();
  if (!postgres) return;
  const std::string url = postgres->make_place();
  PostgresStore one(node(url, "one:1")), two(node(url, "two:1"));
  ParcelChange change{.id = std::string(32, 'a'),
                      .token = protocol::sha256("token"),
                      .sealed = "first",
                      .at_ms = 1,
                      .parcels_max = 10};
  REQUIRE(change_parcel(one, change).version == 1);
  CHECK(*read_parcel(two, change.id).sealed == "first");
  int done = 0, late = 0;
  for (int round = 0; round < 40; ++round) {
    change.before = read_parcel(one, change.id).version;
    std::array<std::promise<StoreResult<ChangedParcel>>, 4> answers;
    for (std::size_t i = 0; i < answers.size(); ++i) {
      change.sealed = fmt::format("{} {}", round, i);
      (i % 2 == 0 ? one : two).change_parcel(change, [&answers, i](StoreResult<ChangedParcel> result) {
        answers[i].set_value(std::move(result));
      });
    }
    std::string winner;
    for (std::size_t i = 0; i < answers.size(); ++i) {
      const StoreResult<ChangedParcel> result = answers[i].get_future().get();
      if (result && result->fate == ParcelFate::changed) {
        CHECK(result->version == change.before + 1);
        winner = fmt::format("{} {}", round, i);
        ++done;
        continue;
      }
      CHECK((result ? result->fate == ParcelFate::moved_on : result.error() == StoreError::conflict));
      ++late;
    }
    CHECK(*read_parcel(two, change.id).sealed == winner);
    CHECK(read_parcel(one, change.id).version == change.before + 1);
  }
  CHECK(done == 40);
  CHECK(late == 120);
}

TEST_CASE("what a node tells is read by the others while its lease lasts", "[postgres]") {
  PostgresServer* postgres = PostgresServer::shared();
  if (!postgres) return;
  const std::string url = postgres->make_place();
  const auto read = [](EventStore& by) {
    return wait_for<std::vector<std::string>>([&](auto done) { by.read_nodes(std::move(done)); }).value();
  };
  const auto tell = [](EventStore& by, const std::string& lines) {
    return wait_for([&](auto done) { by.tell_nodes(lines, std::move(done)); });
  };
  PostgresStore one(node(url, "one:1"));
  {
    PostgresStore two(node(url, "two:1"));
    CHECK(read(one).empty());
    REQUIRE(tell(two, "first"));
    REQUIRE(tell(two, "{\"host\":\"Zoë\"}\nsecond"));
    CHECK(read(one) == std::vector<std::string>{"{\"host\":\"Zoë\"}\nsecond"});
    CHECK(read(two).empty());  // a node knows what it has told itself
    REQUIRE(tell(one, "third"));
    CHECK(read(two) == std::vector<std::string>{"third"});
  }
  CHECK(read(one).empty());  // the other one has given its lease back
  postgres->run(url, "UPDATE node SET until = clock_timestamp() - interval '1 s' WHERE address = 'one:1'");
  PostgresStore three(node(url, "three:1"));
  CHECK(read(three).empty());
}

}  // namespace bastide::test
