#include <server/store/postgres_store.hpp>

#include "cut_line.hpp"
#include "postgres_server.hpp"
#include "scratch.hpp"
#include "store_calls.hpp"

#include "catch.hpp"

#include <array>
#include <future>
#include <map>
#include <optional>
#include <string>

namespace bastide::test {

namespace {

using server::PostgresOptions;
using server::PostgresStore;
using server::StoreInUse;

/// The store's message if it can't be opened; empty if it can.
std::string refusal(const PostgresOptions& options) {
  try {
    const PostgresStore store(options);
    return {};
  } catch (const std::exception& error) {
    return error.what();
  }
}

/// Asks as a running server does, until the store is healthy.
bool heals(PostgresStore& store) {
  return comes_true([&] {
    store.try_again();
    store.look();
    return store.healthy();
  });
}

StoreResult<StoredRoom> try_load(EventStore& store, const std::string& room) {
  return wait_for<StoredRoom>([&](auto done) { store.load(room, std::move(done)); });
}

std::future<StoreResult<>> begin(EventStore& store, NewEntry change) {
  auto answer = std::make_shared<std::promise<StoreResult<>>>();
  store.append(std::move(change), [answer](StoreResult<> result) { answer->set_value(result); });
  return answer->get_future();
}

}  // namespace

TEST_CASE(
    "PostgreSQL keeps what was appended, whatever bytes it is, also after the store was closed and opened",
    "[store][postgres]") {
  PostgresServer* postgres = PostgresServer::shared();
  if (!postgres) return;
  const PostgresOptions options{.url = postgres->make_place()};
  const std::string odd("quote ' and \0 and \xff\xfe and \\x41", 30);
  using Absences = std::vector<server::Absence>;
  {
    PostgresStore store(options);
    CHECK(append(store, entry("ROOMROOM", 1)));
    CHECK(append(store, entry("ROOMROOM", 2, odd)));
    CHECK(store.attend(1'000, true).empty());
    CHECK(store.attend(61'000, false).empty());
    CHECK(store.healthy());
    CHECK(store.has_space());
    CHECK(store.figures().connects_total == 2);
    // Whatever the server's configuration.
    CHECK(postgres->run(options.url, "SHOW synchronous_commit") == "off");
    postgres->run(options.url,
                  "CREATE FUNCTION check_it() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
                  "ASSERT current_setting('synchronous_commit') = 'on'; RETURN NEW; END $$; "
                  "CREATE TRIGGER check_it BEFORE INSERT ON entry FOR EACH ROW EXECUTE FUNCTION check_it()");
    CHECK(append(store, entry("OTHERONE", 1)));
  }
  PostgresStore store(options);
  CHECK(load(store, "ROOMROOM").entries ==
        std::vector<StoredEntry>{entry("ROOMROOM", 1).entry, entry("ROOMROOM", 2, odd).entry});
  CHECK(store.attend(100'000, true) == Absences{{.from_ms = 61'000, .to_ms = 100'000}});
  store.close();
  CHECK(append(store, entry("ROOMROOM", 3)).error() == StoreError::unavailable);
  CHECK(try_load(store, "ROOMROOM").error() == StoreError::unavailable);
}

TEST_CASE("a database that crashes loses and doubles nothing, and is connected to again",
          "[store][postgres]") {
  PostgresServer* postgres = PostgresServer::shared();
  if (!postgres) return;
  const std::string url = postgres->make_place();
  PostgresStore store({.url = url});
  constexpr int kRooms = 8;
  // Each room writes its next entry as soon as the last one is answered.
  struct Writing {
    PostgresStore& store;
    std::string room;
    std::atomic<bool> go{true};
    std::atomic<std::uint64_t> stored{0};
    std::promise<StoreResult<>> ended{};
    void go_on() {
      store.append(entry(room, stored + 1, room + std::to_string(stored + 1)), [this](StoreResult<> result) {
        stored += result ? 1 : 0;
        if (result && go) return go_on();
        ended.set_value(result);
      });
    }
  };
  for (int crash = 0; crash < 2; ++crash) {
    std::vector<std::unique_ptr<Writing>> all;
    for (int room = 0; room < kRooms; ++room) {
      all.push_back(std::make_unique<Writing>(store, "R" + std::to_string(crash) + std::to_string(room)));
      all.back()->go_on();
    }
    CHECK(comes_true([&] { return all.back()->stored > 20; }));
    postgres->crash();
    postgres->start();
    // What the crash interrupted was repeated; changes without a connection were refused.
    for (const auto& writing : all) writing->go = false;
    for (const auto& writing : all) {
      const StoreResult<> last = writing->ended.get_future().get();
      CHECK((last || last.error() == StoreError::unavailable));
    }
    CHECK(heals(store));
    for (const auto& writing : all) {
      const StoredRoom room = load(store, writing->room);
      REQUIRE(room.entries.size() == writing->stored);
      for (std::size_t i = 0; i < room.entries.size(); ++i)
        REQUIRE(room.entries[i] == entry(writing->room, i + 1, writing->room + std::to_string(i + 1)).entry);
      CHECK(append(store, entry(writing->room, writing->stored + 1)));
    }
  }
}

TEST_CASE("the fate of a commit without an answer is found out", "[store][postgres]") {
  PostgresServer* postgres = PostgresServer::shared();
  if (!postgres) return;
  const Scratch scratch;
  CutLine line(scratch.path(), postgres->socket());
  const std::string url = postgres->make_place(scratch.path());
  PostgresStore store({.url = url});
  REQUIRE(append(store, entry("A", 1)));
  const auto cut_off = [&](CutLine::Cut where, const auto& ask) {
    line.cut(where);
    auto answer = ask();
    CHECK(comes_true([&] { return line.cuts() > 0; }));
    return answer;
  };

  SECTION("it was carried out") {
    auto answer = cut_off(CutLine::Cut::before_answer, [&] { return begin(store, entry("A", 2, "two")); });
    line.mend();
    CHECK(answer.get());
    CHECK(load(store, "A").entries.size() == 2);
    CHECK(append(store, entry("A", 3)));
  }
  SECTION("it was not: it is made again") {
    auto answer = cut_off(CutLine::Cut::before_question, [&] { return begin(store, entry("A", 2, "two")); });
    line.mend();
    CHECK(answer.get());
    CHECK(load(store, "A").entries.size() == 2);
    CHECK(append(store, entry("A", 3)));
  }
  SECTION("it was not, and another entry is there") {
    auto answer = cut_off(CutLine::Cut::before_question, [&] { return begin(store, entry("A", 2, "two")); });
    postgres->run(url, "INSERT INTO entry VALUES ('A', 2, 1790000000000, 'other'); UPDATE room SET seq = 2");
    line.mend();
    CHECK(answer.get().error() == StoreError::conflict);
    CHECK(load(store, "A").entries.back().payload == "other");
  }
  SECTION("a room was closed") {
    auto answer = cut_off(CutLine::Cut::before_answer, [&] {
      auto done = std::make_shared<std::promise<StoreResult<>>>();
      store.compact({.room = "A", .seq = 1, .snapshot = {}, .at_ms = 1000},
                    [done](StoreResult<> result) { done->set_value(result); });
      return done->get_future();
    });
    line.mend();
    CHECK(answer.get());
    CHECK(load(store, "A").closed);
  }
}

TEST_CASE(
    "a commit whose fate can't be found out in time is refused, and no room is loaded before it is known",
    "[store][postgres]") {
  PostgresServer* postgres = PostgresServer::shared();
  if (!postgres) return;
  const Scratch scratch;
  CutLine line(scratch.path(), postgres->socket());
  PostgresStore store({.url = postgres->make_place(scratch.path()), .doubt_max = 200ms});
  REQUIRE(append(store, entry("A", 1)));
  line.cut(CutLine::Cut::before_answer);
  CHECK(append(store, entry("A", 2, "two")).error() == StoreError::unavailable);
  CHECK(!store.healthy());
  CHECK(try_load(store, "A").error() == StoreError::unavailable);
  CHECK(append(store, entry("B", 1)).error() == StoreError::unavailable);
  line.mend();
  CHECK(heals(store));
  CHECK(load(store, "A").entries.size() == 2);
  CHECK(append(store, entry("A", 2, "another")).error() == StoreError::conflict);
  CHECK(append(store, entry("A", 3)));
}

TEST_CASE("a commit whose fate is found out is acknowledged only once the replica has it, too",
          "[store][postgres]") {
  PostgresServer* postgres = PostgresServer::shared();
  if (!postgres) return;
  const std::string url = postgres->make_place();
  PostgresStore store({.url = url, .answer_timeout = 300ms, .doubt_max = 1s});
  REQUIRE(append(store, entry("A", 1)));
  const auto wait_for_replica = [&](const std::string& name) {
    postgres->run(url, "ALTER SYSTEM SET synchronous_standby_names = '" + name + "'");
    postgres->run(url, "SELECT pg_reload_conf()");
  };
  wait_for_replica("none_such");
  // Soon it waits. Ending a waiting session leaves commits that only the primary has.
  std::uint64_t seq = 1;
  StoreResult<> last;
  CHECK(comes_true([&] {
    last = append(store, entry("A", ++seq));
    return !last;
  }));
  wait_for_replica("");
  CHECK(last == std::unexpected(StoreError::unavailable));
  CHECK(postgres->run(url, "SELECT max(seq) FROM entry") == std::to_string(seq));
  CHECK(heals(store));
  CHECK(append(store, entry("A", seq)) == std::unexpected(StoreError::conflict));
  CHECK(append(store, entry("A", seq + 1)));
}

TEST_CASE("a change that no database takes fails alone", "[store][postgres]") {
  PostgresServer* postgres = PostgresServer::shared();
  if (!postgres) return;
  const std::string url = postgres->make_place();
  PostgresStore store({.url = url});
  REQUIRE(append(store, entry("A", 1)));
  // They arrive faster than they are written, so that some share a transaction.
  std::vector<std::future<StoreResult<>>> good;
  std::vector<std::future<StoreResult<>>> bad;
  for (int i = 0; i < 200; ++i) {
    good.push_back(begin(store, entry("GOOD" + std::to_string(i), 1)));
    if (i % 50 == 0) bad.push_back(begin(store, entry("\xff", 1)));
  }
  for (auto& answer : good) CHECK(answer.get());
  for (auto& answer : bad) CHECK(answer.get().error() == StoreError::unavailable);
  CHECK(store.healthy());
}

TEST_CASE("a database that keeps the store waiting is given up, and a full one makes no room for more",
          "[store][postgres]") {
  PostgresServer* postgres = PostgresServer::shared();
  if (!postgres) return;
  const std::string url = postgres->make_place();
  // Its tables take longer than a statement may on a busy machine.
  {
    PostgresStore patient({.url = url});
    REQUIRE(append(patient, entry("A", 1)));
  }
  PostgresStore store({.url = url, .statement_timeout = 1000ms, .answer_timeout = 10'000ms});

  SECTION("it is slow") {
    postgres->run(
        url,
        "CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(600); "
        "RETURN NEW; END $$; CREATE TRIGGER slow BEFORE INSERT ON entry FOR EACH ROW EXECUTE FUNCTION "
        "slow()");
    CHECK(append(store, entry("A", 2)).error() == StoreError::unavailable);
    CHECK(!store.healthy());
    CHECK(store.has_space());
    postgres->run(url, "DROP TRIGGER slow ON entry");
  }
  SECTION("its disk is full") {
    postgres->run(
        url,
        "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'disk full' "
        "USING ERRCODE = '53100'; END $$; "
        "CREATE TRIGGER full_disk BEFORE INSERT ON entry FOR EACH ROW EXECUTE FUNCTION full_disk()");
    CHECK(append(store, entry("A", 2)).error() == StoreError::unavailable);
    CHECK(!store.healthy());
    CHECK(!store.has_space());
    postgres->run(url, "DROP TRIGGER full_disk ON entry");
  }
  CHECK(heals(store));
  CHECK(store.has_space());
  CHECK(append(store, entry("A", 2)));
}

TEST_CASE("a database has one server, which keeps it when its connection breaks", "[store][postgres]") {
  PostgresServer* postgres = PostgresServer::shared();
  if (!postgres) return;
  const PostgresOptions options{.url = postgres->make_place(), .lock_timeout = 50ms};
  std::optional<PostgresStore> first(std::in_place, options);
  CHECK_THROWS_AS(PostgresStore(options), StoreInUse);
  CHECK(refusal(options).ends_with("/postgres: another server uses it"));
  postgres->run(options.url,
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'bastide'");
  // Whether the connection ends before, during or after the commit: it is stored once.
  CHECK(append(*first, entry("A", 1)));
  CHECK(refusal(options).ends_with("another server uses it"));
  first.reset();
  CHECK(refusal(options).empty());
}

TEST_CASE("a fault of a database is said in one sentence", "[store][postgres]") {
  PostgresServer* postgres = PostgresServer::shared();
  if (!postgres) return;
  const std::string url = postgres->make_place();
  const std::string place = postgres->last_place();
  const auto refused = [&](const std::string& where, const std::string& why) {
    const std::string sentence = refusal({.url = where});
    CAPTURE(sentence);
    CHECK(sentence.starts_with("cannot use the store postgres://"));
    CHECK(sentence.contains(why));
    CHECK(!sentence.contains('\n'));
  };
  refused(postgres->url(place, "%20-cdefault_transaction_read_only%3Don"), "read-only");
  postgres->run(url, "CREATE ROLE weak LOGIN; GRANT USAGE ON SCHEMA " + place + " TO weak");
  std::string weak = postgres->url(place);
  weak.replace(weak.find("user=owner"), 10, "user=weak");
  refused(weak, "permission denied for schema " + place);
  std::string nowhere = url;
  nowhere.replace(nowhere.find("postgres?"), 9, "nowhere?");
  refused(nowhere, "database \"nowhere\" does not exist");
  refused("postgres://u:secret@/db?host=/nowhere", "No such file or directory");
  refused("postgres://u:secret@127.0.0.1:1/db", "Connection refused");
  CHECK(!refusal({.url = "postgres://u:secret@127.0.0.1:1/db"}).contains("secret"));
  postgres->run(url, "CREATE TABLE room (number integer)");
  refused(url, "tables of another program");
  const std::string newer = postgres->make_place();
  CHECK(refusal({.url = newer}).empty());
  postgres->run(newer, "UPDATE bastide_schema SET version = version + 1");
  refused(newer, "newer version of Bastide");
}

TEST_CASE("a database that is there, but too slow to begin with, may be had later", "[store][postgres]") {
  PostgresServer* postgres = PostgresServer::shared();
  if (!postgres) return;
  const std::string url = postgres->make_place();
  CHECK(refusal({.url = url}).empty());
  postgres->run(url,
                "ALTER TABLE bastide_schema RENAME TO kept; "
                "CREATE VIEW bastide_schema AS SELECT kept.* FROM kept, pg_sleep(600)");
  const PostgresOptions given_up{.url = url, .statement_timeout = 100ms};
  CHECK(refusal(given_up).ends_with("canceling statement due to statement timeout"));
  CHECK_THROWS_AS(PostgresStore(given_up), server::StoreUnreachable);
  const PostgresOptions silent{.url = url, .statement_timeout = 600s, .answer_timeout = 300ms};
  CHECK(refusal(silent).ends_with("no answer for 300 ms"));
  CHECK_THROWS_AS(PostgresStore(silent), server::StoreUnreachable);
  postgres->run(url,
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'bastide'");
  postgres->run(url, "DROP VIEW bastide_schema; ALTER TABLE kept RENAME TO bastide_schema");
  CHECK(refusal({.url = url}).empty());
}

TEST_CASE("a database that is short of something may be had later, one that refuses may not",
          "[store][postgres]") {
  PostgresServer* postgres = PostgresServer::shared();
  if (!postgres) return;
  const auto may_be_had_later = [](const std::string& url) {
    try {
      const PostgresStore store({.url = url});
      FAIL("it is had now");
    } catch (const server::StoreUnreachable&) {
      return true;
    } catch (const std::exception&) {
    }
    return false;
  };
  const std::string url = postgres->make_place();
  postgres->run(url, "CREATE ROLE crowded LOGIN CONNECTION LIMIT 0; CREATE ROLE barred NOLOGIN");
  for (const std::string user : {"crowded", "barred"}) {
    std::string theirs = url;
    theirs.replace(theirs.find("user=owner"), 10, "user=" + user);
    CHECK(may_be_had_later(theirs) == (user == "crowded"));
  }
  CHECK(refusal({.url = url}).empty());
  postgres->run(url, "ALTER TABLE bastide_schema RENAME TO kept");
  for (const std::string state : {"53200", "57P01", "40001", "42501"}) {
    CAPTURE(state);
    postgres->run(url,
                  "CREATE OR REPLACE FUNCTION fail() RETURNS boolean LANGUAGE plpgsql AS $$ BEGIN RAISE 'no' "
                  "USING ERRCODE = '" +
                      state +
                      "'; END $$; CREATE OR REPLACE VIEW bastide_schema AS SELECT * FROM kept WHERE fail()");
    CHECK(may_be_had_later(url) == (state != "42501"));
  }
}

TEST_CASE("a database is named without its password, and nothing is said of a URL that is torn",
          "[store][postgres]") {
  CHECK(server::postgres_name("postgres://ann:secret@db.example:5433/games?sslmode=require") ==
        "postgres://ann@db.example:5433/games");
  CHECK(server::postgres_name("postgresql://ann@/games?host=/run/postgresql&password=secret") ==
        "postgres://ann@/run/postgresql/games");
  for (const char* url : {"postgres://ann:sec@ret@host/games", "postgres://ann:sec/ret@host/games",
                          "postgres://ann:sec%ret@host/games", "postgres://ann:secret@host:port/games",
                          "postgres://ann:secret@host/games?nonsense=1"}) {
    CAPTURE(url);
    try {
      server::postgres_name(url);
      FAIL("it is taken");
    } catch (const std::runtime_error& error) {
      CHECK(!std::string(error.what()).contains("sec"));
      CHECK(!std::string(error.what()).contains("ret"));
    }
  }
}

}  // namespace bastide::test
