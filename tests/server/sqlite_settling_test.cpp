// The latest entries of a file stand by their time and settle by their room: nobody who reads them can tell.
#include <server/store/sqlite_store.hpp>
#include <server/store/whole_rooms.hpp>

#include "scratch.hpp"
#include "store_calls.hpp"

#include "catch.hpp"

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace bastide::test {

namespace {

using Log = std::vector<StoredEntry>;

/// Rooms whose logs are known.
class KnownRooms {
 public:
  explicit KnownRooms(std::filesystem::path file) : file_(std::move(file)) { open(); }

  void open() {
    store_.reset();
    store_.emplace(server::SqliteOptions{.file = file_, .busy_timeout = 20ms});
  }
  SqliteStore& store() { return *store_; }

  void append(const std::string& room) {
    Known& known = rooms_[room];
    const NewEntry next = entry(room, ++known.seq, "entry " + std::to_string(++entries_));
    known.log.push_back(next.entry);
    store_->append(next, [this](StoreResult<> result) { refused_ += result ? 0 : 1; });
  }
  void shorten(const std::string& room) {
    Known& known = rooms_[room];
    known.log = {entry(room, known.seq, "snapshot").entry};
    CHECK(compact(*store_, {.room = room, .seq = known.seq, .snapshot = known.log.front()}));
  }
  void close(const std::string& room) {
    CHECK(compact(*store_, {.room = room, .seq = rooms_[room].seq, .snapshot = {}}));
    rooms_[room].log.clear();
  }
  /// Closed rooms are forgotten, so that their codes may be used again.
  void forget_closed() {
    purge(*store_, {.closed_before_ms = 1});
    std::erase_if(rooms_, [](const auto& room) { return room.second.log.empty(); });
  }

  void check() {
    // All that was appended is written once a later change is.
    CHECK(wait_for([&](auto done) { store_->set_deadline("none", {}, std::move(done)); }));
    CHECK(refused_ == 0);
    for (const auto& [room, known] : rooms_) {
      CAPTURE(room, entries_);
      CHECK(load(*store_, room).entries == known.log);
    }
  }
  std::uint64_t seq(const std::string& room) { return rooms_[room].seq; }

 private:
  struct Known {
    Log log;
    std::uint64_t seq = 0;
  };
  const std::filesystem::path file_;
  std::map<std::string, Known> rooms_;
  int entries_ = 0;
  std::atomic<int> refused_ = 0;
  std::optional<SqliteStore> store_;
};

std::int64_t unsettled_in(const std::filesystem::path& file) {
  sqlite3* handle = nullptr;
  REQUIRE(sqlite3_open(file.c_str(), &handle) == SQLITE_OK);
  std::int64_t rows = 0;
  const auto count = [](void* rows, int, char** value, char**) {
    *static_cast<std::int64_t*>(rows) = std::stoll(*value);
    return 0;
  };
  CHECK(sqlite3_exec(handle, "SELECT count(*) FROM recent", count, &rows, nullptr) == SQLITE_OK);
  sqlite3_close(handle);
  return rows;
}

}  // namespace

TEST_CASE("a room's log is the same whether its entries have settled or not", "[store]") {
  const Scratch scratch;
  KnownRooms rooms(scratch.path() / "s.db");
  std::minstd_rand random(7);
  for (int step = 1; step <= 6000; ++step) {
    const std::string room(1, static_cast<char>('A' + random() % 9));
    if (random() % 500 == 0) rooms.store().tidy();
    if (random() % 300 == 0) rooms.open();
    if (rooms.seq(room) > 0 && random() % 40 == 0) {
      rooms.shorten(room);
    } else if (rooms.seq(room) > 0 && random() % 150 == 0) {
      rooms.close(room);
      rooms.forget_closed();
    } else {
      rooms.append(room);
    }
    if (step % 100 == 0) rooms.check();
  }
}

TEST_CASE("entries settle by themselves before many have come", "[store]") {
  const Scratch scratch;
  const auto file = scratch.path() / "s.db";
  KnownRooms rooms(file);
  constexpr int kEntries = 6000;
  for (int step = 1; step <= kEntries; ++step) {
    rooms.append(std::string(1, static_cast<char>('A' + step % 7)));
    if (step % 500 == 0) rooms.check();
  }
  CHECK(unsettled_in(file) < 4500);
}

TEST_CASE("entries that can't settle stay, and settle later", "[store]") {
  const Scratch scratch;
  const auto file = scratch.path() / "s.db";
  KnownRooms rooms(file);
  for (int step = 0; step < 5; ++step) rooms.append("A");
  rooms.check();
  {
    Intruder intruder(file);
    intruder.run("BEGIN IMMEDIATE");
    rooms.store().tidy();
    CHECK(append(rooms.store(), entry("B", 1)).error() == StoreError::unavailable);  // so that it was tried
    intruder.run("ROLLBACK");
  }
  rooms.append("A");
  rooms.check();
  rooms.store().tidy();
  rooms.append("A");  // settles with the others, or comes after them
  rooms.check();
  CHECK(unsettled_in(file) <= 1);
}

TEST_CASE("a room that is removed takes its latest entries with it", "[store]") {
  const Scratch scratch;
  const auto file = scratch.path() / "s.db";
  {
    SqliteStore store({.file = file});
    for (std::uint64_t seq = 1; seq <= 3; ++seq) CHECK(append(store, entry("A", seq, "before")));
  }
  {
    const auto rooms = server::rooms_of_file(file, server::RoomsUse::add);
    const server::SeenRoom seen{.code = "A", .seq = 3};
    CHECK(rooms->remove({&seen, 1}) == std::vector{true});
  }
  SqliteStore store({.file = file});
  CHECK(append(store, entry("A", 1, "after")));
  CHECK(load(store, "A").entries == Log{entry("A", 1, "after").entry});
}

}  // namespace bastide::test
