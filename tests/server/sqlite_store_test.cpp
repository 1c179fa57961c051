#include <server/store/sqlite_store.hpp>
#include <server/store/whole_rooms.hpp>

#include "scratch.hpp"
#include "store_calls.hpp"

#include "catch.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <fstream>
#include <map>
#include <optional>

namespace bastide::test {

TEST_CASE("a store whose file another program holds may be had later", "[store]") {
  const Scratch scratch;
  const auto file = scratch.path() / "bastide.db";
  {
    const SqliteStore made({.file = file});
  }
  const server::SqliteOptions impatient{.file = file, .busy_timeout = 10ms};
  sqlite3* other = nullptr;
  REQUIRE(sqlite3_open(file.c_str(), &other) == SQLITE_OK);
  REQUIRE(sqlite3_exec(other, "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE", nullptr, nullptr,
                       nullptr) == SQLITE_OK);
  CHECK_THROWS_AS(SqliteStore(impatient), server::StoreUnreachable);
  sqlite3_close(other);
  CHECK_NOTHROW(SqliteStore(impatient));
}

TEST_CASE("an appended entry is there, also after the store was closed and opened", "[store]") {
  const Scratch scratch;
  const auto file = scratch.path() / "deep" / "er" / "bastide.db";
  const std::string odd = "{\"text\":\"quote ' and \\u0000 and ü\"}";
  const auto check = [&](SqliteStore& store) {
    CHECK(load(store, "ROOMROOM").entries ==
          std::vector<StoredEntry>{{.seq = 1, .at_ms = 1'790'000'000'000, .payload = "{}"},
                                   {.seq = 2, .at_ms = 1'790'000'000'000, .payload = odd}});
    CHECK(load(store, "ROOMROOM").deadline_ms == 99);
    CHECK(load(store, "OTHERONE").entries.empty());
    CHECK(find_game(store, "00ff").room == "ROOMROOM");
    CHECK(find_game(store, "00fe").room.empty());
  };
  {
    SqliteStore store({.file = file});
    NewEntry first = entry("ROOMROOM", 1);
    first.game_id = "00ff";
    CHECK(append(store, first));
    NewEntry second = entry("ROOMROOM", 2, odd);
    second.deadline_ms = 99;
    CHECK(append(store, second));
    check(store);
    CHECK(store.healthy());
  }
  SqliteStore store({.file = file});
  check(store);
}

TEST_CASE("absences are known after the store was closed and opened", "[store]") {
  const Scratch scratch;
  const server::SqliteOptions options{.file = scratch.path() / "s.db"};
  const auto attend = [&](std::initializer_list<std::int64_t> times_ms) {
    SqliteStore store(options);
    std::vector<server::Absence> known;
    for (const std::int64_t time_ms : times_ms) known = store.attend(time_ms, time_ms == *times_ms.begin());
    return known;
  };
  using Absences = std::vector<server::Absence>;
  CHECK(attend({1'000, 61'000}).empty());
  CHECK(attend({100'000}) == Absences{{.from_ms = 61'000, .to_ms = 100'000}});
  CHECK(attend({200'000, 260'000}) ==
        Absences{{.from_ms = 61'000, .to_ms = 100'000}, {.from_ms = 100'000, .to_ms = 200'000}});
  const std::int64_t late = 300'000 + server::kAbsencesKeptMs;
  CHECK(attend({late}) == Absences{{.from_ms = 260'000, .to_ms = late}});
  CHECK(attend({late + 1}) ==
        Absences{{.from_ms = 260'000, .to_ms = late}, {.from_ms = late, .to_ms = late + 1}});
}

TEST_CASE("nobody but its owner can read the file", "[store]") {
  const Scratch scratch;
  const auto file = scratch.path() / "new" / "s.db";
  const mode_t before = umask(0);
  SqliteStore store({.file = file});
  CHECK(append(store, entry("A", 1)));
  umask(before);
  for (const char* suffix : {"", "-wal", "-shm"}) {
    struct stat status{};
    REQUIRE(stat((file.string() + suffix).c_str(), &status) == 0);
    CHECK((status.st_mode & 0777) == 0600);
  }
  struct stat folder{};
  REQUIRE(stat(file.parent_path().c_str(), &folder) == 0);
  CHECK((folder.st_mode & 0777) == 0700);
}

TEST_CASE("an older file that others could read is taken from them", "[store]") {
  const Scratch scratch;
  const auto file = scratch.path() / "s.db";
  {
    SqliteStore store({.file = file});
  }
  std::filesystem::permissions(file, static_cast<std::filesystem::perms>(0644));
  const SqliteStore store({.file = file});
  for (const char* suffix : {"", "-wal", "-shm"}) {
    struct stat status{};
    REQUIRE(stat((file.string() + suffix).c_str(), &status) == 0);
    CHECK((status.st_mode & 0777) == 0600);
  }
}

TEST_CASE("a file of the store that is gone is noticed, and what comes later is not acknowledged",
          "[store]") {
  const Scratch scratch;
  const auto file = scratch.path() / "s.db";
  const std::string gone = GENERATE("", "-wal");
  SqliteStore store({.file = file});
  CHECK(append(store, entry("A", 1)));
  const auto aside = scratch.path() / "aside";
  std::filesystem::rename(file.string() + gone, aside);
  SECTION("by who makes a change") {
    CHECK(append(store, entry("A", 2)).error() == StoreError::unavailable);
    CHECK(!store.healthy());
  }
  SECTION("by who only looks") {
    store.try_again();
    CHECK(comes_true([&] { return !store.healthy(); }));
  }
  SECTION("also where another file has its name") {
    std::ofstream(file.string() + gone) << "";
    CHECK(append(store, entry("A", 2)).error() == StoreError::unavailable);
  }
  std::filesystem::rename(aside, file.string() + gone);
  CHECK(append(store, entry("A", 2)));
  CHECK(store.healthy());
}

TEST_CASE("a store that can't be read is not well until it can", "[store]") {
  const Scratch scratch;
  const auto file = scratch.path() / "s.db";
  SqliteStore store({.file = file});
  Intruder intruder(file);
  intruder.run("ALTER TABLE game RENAME TO other");
  CHECK(!wait_for<FoundGame>([&](auto done) { store.find_game("00", std::move(done)); }));
  CHECK(!store.healthy());
  intruder.run("ALTER TABLE other RENAME TO game");
  store.try_again();
  CHECK(comes_true([&] { return store.healthy(); }));
}

TEST_CASE("how long the store has been at the same work is known", "[store]") {
  const Scratch scratch;
  const auto file = scratch.path() / "s.db";
  SqliteStore store({.file = file, .busy_timeout = 1min});
  CHECK(store.busy_for() == 0ms);
  Intruder intruder(file);
  intruder.run("BEGIN IMMEDIATE");
  std::promise<StoreResult<>> answer;
  store.append(entry("A", 1), [&](StoreResult<> result) { answer.set_value(result); });
  CHECK(comes_true([&] { return store.busy_for() >= 50ms; }));
  CHECK(store.healthy());
  intruder.run("ROLLBACK");
  CHECK(answer.get_future().get());
  CHECK(comes_true([&] { return store.busy_for() == 0ms; }));
}

TEST_CASE("while another program holds the file, changes fail with a reason and then succeed", "[store]") {
  const Scratch scratch;
  const auto file = scratch.path() / "s.db";
  SqliteStore store({.file = file, .busy_timeout = 20ms});
  CHECK(append(store, entry("A", 1)));
  {
    Intruder intruder(file);
    intruder.run("BEGIN IMMEDIATE");
    CHECK(append(store, entry("A", 2)).error() == StoreError::unavailable);
    CHECK(!store.healthy());
    CHECK(load(store, "A").entries.size() == 1);
    intruder.run("ROLLBACK");
  }
  CHECK(append(store, entry("A", 2)));
  CHECK(store.healthy());
}

TEST_CASE("a store that could not be written finds out without any change when it can", "[store]") {
  const Scratch scratch;
  const auto file = scratch.path() / "s.db";
  SqliteStore store({.file = file, .busy_timeout = 20ms});
  {
    Intruder intruder(file);
    intruder.run("BEGIN IMMEDIATE");
    CHECK(append(store, entry("A", 1)).error() == StoreError::unavailable);
    store.try_again();
    CHECK(append(store, entry("A", 1)).error() == StoreError::unavailable);
    CHECK(!store.healthy());
    intruder.run("ROLLBACK");
  }
  store.try_again();
  CHECK(comes_true([&] { return store.healthy(); }));
  CHECK(load(store, "A").entries.empty());
}

TEST_CASE("files that are no store of this version are refused with a sentence", "[store]") {
  const Scratch scratch;
  const auto file = scratch.path() / "s.db";
  SECTION("not a database") { std::ofstream(file) << std::string(5000, 'x'); }
  SECTION("of another program") { Intruder(file).run("CREATE TABLE t (x)"); }
  SECTION("of a later version") {
    {
      SqliteStore store({.file = file});
    }
    Intruder(file).run("PRAGMA user_version = 99");
  }
  SECTION("a folder") { std::filesystem::create_directory(file); }
  std::string complaint;
  try {
    SqliteStore store({.file = file});
  } catch (const std::exception& fault) {
    complaint = fault.what();
  }
  CHECK(complaint.find("cannot use the store") != std::string::npos);
}

TEST_CASE("a store that was cut to nothing is not taken for a new one, until it is deleted",
          "[store][lock]") {
  const Scratch scratch;
  const auto file = scratch.path() / "s.db";
  std::ofstream(file).close();  // made ready by the host
  {
    SqliteStore store({.file = file});
    CHECK(append(store, entry("A", 1)));
  }
  for (const char* suffix : {"-wal", "-shm"}) std::filesystem::remove(file.string() + suffix);
  std::filesystem::resize_file(file, 0);
  CHECK_THROWS_WITH(
      SqliteStore({.file = file}),
      "cannot use the store " + file.string() +
          ": the file is empty, though it was a store: put a copy of it back, or delete it if a "
          "new store is meant");
  using enum server::RoomsUse;
  for (const server::RoomsUse use : {read, add, remove}) CHECK_THROWS(server::rooms_of_file(file, use));
  CHECK(std::filesystem::file_size(file) == 0);
  std::filesystem::remove(file);
  CHECK_THROWS(server::rooms_of_file(file, remove));
  CHECK_FALSE(std::filesystem::exists(file));
  CHECK_NOTHROW(SqliteStore({.file = file}));
}

TEST_CASE("a store has one server at a time, by whatever path it comes", "[store][lock]") {
  const Scratch scratch;
  const auto file = scratch.path() / "s.db";
  std::optional<SqliteStore> first(std::in_place, server::SqliteOptions{.file = file});
  CHECK(append(*first, entry("A", 1)));
  const auto link = scratch.path() / "elsewhere.db";
  std::filesystem::create_symlink(file, link);
  for (const auto& path : {file, link}) {
    CHECK_THROWS_AS(SqliteStore({.file = path}), server::StoreInUse);
    CHECK_THROWS_WITH(SqliteStore({.file = path}),
                      "cannot use the store " + path.string() + ": another server uses it");
  }
  CHECK(append(*first, entry("A", 2)));
  first.reset();
  SqliteStore second({.file = link});
  CHECK(load(second, "A").entries.size() == 2);
}

TEST_CASE("a store whose lock file can't be made is refused with a sentence", "[store][lock]") {
  const Scratch scratch;
  const auto file = scratch.path() / "s.db";
  std::filesystem::create_directory(file.string() + ".lock");
  CHECK_THROWS_WITH(SqliteStore({.file = file}),
                    "cannot use the store " + file.string() + ": cannot make the lock file " +
                        std::filesystem::canonical(file).string() + ".lock: Is a directory");
}

TEST_CASE("closing does what waits and refuses what comes later", "[store]") {
  const Scratch scratch;
  const auto file = scratch.path() / "s.db";
  constexpr std::uint64_t kCount = 500;
  SqliteStore store({.file = file});
  std::atomic<int> stored = 0;
  for (std::uint64_t seq = 1; seq <= kCount; ++seq)
    store.append(entry("A", seq), [&](StoreResult<> result) { stored += result ? 1 : 0; });
  store.close();
  CHECK(stored == kCount);
  CHECK(append(store, entry("A", kCount + 1)).error() == StoreError::unavailable);
  CHECK(!wait_for<StoredRoom>([&](auto done) { store.load("A", std::move(done)); }));
  store.close();
  SqliteStore again({.file = file});
  CHECK(load(again, "A").entries.size() == kCount);
}

TEST_CASE("only so many changes wait", "[store]") {
  const Scratch scratch;
  const auto file = scratch.path() / "s.db";
  SqliteStore store({.file = file, .appends_waiting_max = 5, .busy_timeout = 500ms});
  Intruder intruder(file);
  intruder.run("BEGIN IMMEDIATE");
  std::atomic<int> answered = 0;
  for (std::uint64_t seq = 1; seq <= 100; ++seq)
    store.append(entry("A", seq), [&](StoreResult<> result) { answered += result ? 0 : 1; });
  CHECK(answered >= 90);
  store.close();
  CHECK(answered == 100);
}

}  // namespace bastide::test
