#include <server/store/sqlite_store.hpp>

#include "scratch.hpp"
#include "store_calls.hpp"

#include "catch.hpp"

#include <sqlite3.h>

#include <fstream>
#include <sstream>

namespace bastide::test {

TEST_CASE("a log made short holds one entry for all before it, and goes on from there", "[store]") {
  const Scratch scratch;
  const auto file = scratch.path() / "s.db";
  const server::StoredRecord record{.game_id = "00ff", .ended_ms = 5, .gzip = std::string("\x1f\0\xff", 3)};
  {
    SqliteStore store({.file = file});
    NewEntry first = entry("A", 1);
    first.game_id = "00ff";
    CHECK(append(store, first));
    for (std::uint64_t seq = 2; seq <= 9; ++seq) CHECK(append(store, entry("A", seq)));
    CHECK(append(store, entry("B", 1)));
    Compaction change{
        .room = "A", .seq = 9, .snapshot = entry("A", 9, "all").entry, .records = {record}, .deadline_ms = 7};
    Compaction stale = change;
    stale.seq = 8;
    CHECK(compact(store, stale).error() == StoreError::conflict);
    CHECK(load(store, "A").entries.size() == 9);
    CHECK(find_game(store, "00ff").room == "A");
    CHECK(compact(store, change));
    CHECK(append(store, entry("A", 9)).error() == StoreError::conflict);
    CHECK(append(store, entry("A", 5)).error() == StoreError::conflict);
    CHECK(append(store, entry("A", 1)).error() == StoreError::conflict);
    CHECK(append(store, entry("A", 11)).error() == StoreError::conflict);
    CHECK(append(store, entry("A", 10, "next")));
  }
  SqliteStore store({.file = file});
  const StoredRoom room = load(store, "A");
  REQUIRE(room.entries.size() == 2);
  CHECK(room.entries[0].payload == "all");
  CHECK(room.entries[1].payload == "next");
  CHECK(load(store, "B").entries.size() == 1);
  REQUIRE(find_game(store, "00ff").gzip);
  CHECK(*find_game(store, "00ff").gzip == record.gzip);
  CHECK(store.figures().record_bytes == 3);
}

TEST_CASE("records go in small steps", "[store]") {
  const Scratch scratch;
  SqliteStore store({.file = scratch.path() / "s.db"});
  CHECK(append(store, entry("A", 1)));
  Compaction change{.room = "A", .seq = 1, .snapshot = entry("A", 1).entry};
  for (int i = 0; i < 450; ++i)
    change.records.push_back({.game_id = "g" + std::to_string(i), .ended_ms = i, .gzip = "x"});
  CHECK(compact(store, change));
  int rounds = 1;
  while (purge(store, {.closed_before_ms = 0, .records_before_ms = 440, .record_bytes_max = 1000})) ++rounds;
  CHECK(rounds == 3);
  store.tidy();
  CHECK(append(store, entry("A", 2)));  // after it
  CHECK(store.figures().record_bytes == 10);
}

TEST_CASE("after a scrub no byte of the file and its journal holds what was removed", "[store]") {
  const Scratch scratch;
  const auto file = scratch.path() / "s.db";
  const std::string gone = "Wilhelmina said this";
  const auto holds = [&] {
    for (const char* suffix : {"", "-wal"}) {
      std::stringstream bytes;
      bytes << std::ifstream(file.string() + suffix).rdbuf();
      if (bytes.str().contains(gone)) return true;
    }
    return false;
  };
  SqliteStore store({.file = file, .busy_timeout = 10ms});
  const auto scrub = [&] { return wait_for([&](auto done) { store.scrub(std::move(done)); }); };
  for (std::uint64_t seq = 1; seq <= 100; ++seq) CHECK(append(store, entry("A", seq, gone)));
  store.tidy();
  CHECK(append(store, entry("A", 101, gone)));
  CHECK(compact(store, {.room = "A", .seq = 101, .snapshot = entry("A", 101, "all").entry}));
  CHECK(holds());
  {
    // Somebody who reads keeps the journal.
    sqlite3* reader = nullptr;
    REQUIRE(sqlite3_open(file.c_str(), &reader) == SQLITE_OK);
    REQUIRE(sqlite3_exec(reader, "BEGIN; SELECT * FROM room", nullptr, nullptr, nullptr) == SQLITE_OK);
    CHECK(scrub().error() == StoreError::unavailable);
    sqlite3_close(reader);
  }
  CHECK(scrub());
  CHECK(!holds());
  CHECK(load(store, "A").entries.size() == 1);
  CHECK(append(store, entry("A", 102)));
}

TEST_CASE("the file shrinks when what it held is gone", "[store]") {
  const Scratch scratch;
  const auto file = scratch.path() / "s.db";
  constexpr std::uint64_t kEntries = 400;
  {
    SqliteStore store({.file = file});
    for (std::uint64_t seq = 1; seq < kEntries; ++seq)
      store.append(entry("A", seq, std::string(20'000, 'x')), [](StoreResult<>) {});
    CHECK(append(store, entry("A", kEntries)));
    CHECK(compact(store, {.room = "A", .seq = kEntries, .snapshot = entry("A", kEntries).entry}));
    for (std::uint64_t round = 1; round <= 20; ++round) {
      store.tidy();
      CHECK(append(store, entry("B", round)));  // so that each is a separate commit
    }
    CHECK(store.figures().bytes > 0);
  }
  CHECK(std::filesystem::file_size(file) < 4'000'000);  // 8 MB were written
}

TEST_CASE("with too little free space there is no space for rooms", "[store]") {
  const Scratch scratch;
  const SqliteStore roomy({.file = scratch.path() / "a.db", .disk_free_min = 1});
  const SqliteStore tight({.file = scratch.path() / "b.db", .disk_free_min = std::uint64_t{1} << 60});
  CHECK(roomy.has_space());
  CHECK(!tight.has_space());
}

TEST_CASE("a store of the first version gives space back once it was opened", "[store]") {
  const Scratch scratch;
  const auto file = scratch.path() / "s.db";
  std::filesystem::copy_file(std::filesystem::path(BASTIDE_KEPT_DIR) / "68ecaf3" / "store.sqlite", file);
  {
    const SqliteStore store({.file = file});
  }
  sqlite3* handle = nullptr;
  REQUIRE(sqlite3_open(file.c_str(), &handle) == SQLITE_OK);
  sqlite3_stmt* statement = nullptr;
  REQUIRE(sqlite3_prepare_v2(handle, "PRAGMA auto_vacuum", -1, &statement, nullptr) == SQLITE_OK);
  REQUIRE(sqlite3_step(statement) == SQLITE_ROW);
  CHECK(sqlite3_column_int(statement, 0) == 2);
  sqlite3_finalize(statement);
  sqlite3_close(handle);
}

}  // namespace bastide::test
