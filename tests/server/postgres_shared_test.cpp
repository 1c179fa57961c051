// What the nodes on one database share besides rooms: tables, absences, parcels, and what each tells the
// others.
#include "postgres_nodes.hpp"
#include "postgres_server.hpp"
#include "store_calls.hpp"

#include "catch.hpp"

#include <fmt/format.h>

#include <array>
#include <atomic>
#include <future>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace bastide::test {

namespace {

using server::StoreInUse;

}  // namespace

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

TEST_CASE("a node's lines are read by the others while its lease lasts", "[postgres]") {
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
