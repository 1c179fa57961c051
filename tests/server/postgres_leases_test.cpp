// For how long a node of one database keeps its rooms: its lease, and the lines by which it renews it.
#include "../../server/store/src/postgres_health.hpp"
#include "../../server/store/src/standstill.hpp"

#include "cut_line.hpp"
#include "postgres_nodes.hpp"
#include "postgres_server.hpp"
#include "scratch.hpp"
#include "store_calls.hpp"

#include "catch.hpp"

#include <spdlog/sinks/ostream_sink.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <memory>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

namespace bastide::test {

namespace {

constexpr std::size_t kLong = 4'000;  ///< bytes; longer than any question of a lease or a reader

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

}  // namespace bastide::test
