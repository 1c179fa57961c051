#include <server/store/sqlite_store.hpp>

#include "scratch.hpp"

#include "catch.hpp"
#include "effort.hpp"

#include <fcntl.h>
#include <signal.h>
#include <sqlite3.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <future>
#include <map>
#include <set>
#include <thread>

namespace bastide::test {

using namespace std::chrono_literals;
using server::Compaction;
using server::FoundGame;
using server::NewEntry;
using server::Retention;
using server::SqliteStore;
using server::StoredEntry;
using server::StoredRoom;
using server::StoreError;
using server::StoreResult;

namespace {

NewEntry entry(const std::string& room, std::uint64_t seq, const std::string& payload = "{}") {
  return {.room = room, .entry = {.seq = seq, .at_ms = 1'790'000'000'000, .payload = payload}};
}

/// Calls and waits for the answer.
template <class T = void, class Call>
StoreResult<T> wait_for(const Call& call) {
  std::promise<StoreResult<T>> answer;
  call([&](StoreResult<T> result) { answer.set_value(std::move(result)); });
  return answer.get_future().get();
}
StoreResult<> append(SqliteStore& store, NewEntry change) {
  return wait_for([&](auto done) { store.append(std::move(change), std::move(done)); });
}
StoredRoom load(SqliteStore& store, const std::string& room) {
  return wait_for<StoredRoom>([&](auto done) { store.load(room, std::move(done)); }).value();
}
std::vector<std::string> due(SqliteStore& store, std::int64_t now_ms, int limit = 10) {
  return wait_for<std::vector<std::string>>(
             [&](auto done) { store.list_due(now_ms, limit, std::move(done)); })
      .value();
}
FoundGame find_game(SqliteStore& store, const std::string& id) {
  return wait_for<FoundGame>([&](auto done) { store.find_game(id, std::move(done)); }).value();
}
StoreResult<> compact(SqliteStore& store, Compaction change) {
  return wait_for([&](auto done) { store.compact(std::move(change), std::move(done)); });
}
bool purge(SqliteStore& store, Retention retention) {
  return wait_for<bool>([&](auto done) { store.purge(retention, std::move(done)); }).value();
}

/// Asks again and again. Returns whether it came true in time.
template <class Question>
bool comes_true(const Question& question) {
  const auto until = std::chrono::steady_clock::now() + 1min;
  while (!question()) {
    if (std::chrono::steady_clock::now() > until) return false;
    std::this_thread::sleep_for(1ms);
  }
  return true;
}

/// Another program that uses the file.
class Intruder {
 public:
  explicit Intruder(const std::filesystem::path& file) {
    REQUIRE(sqlite3_open(file.c_str(), &handle_) == SQLITE_OK);
  }
  ~Intruder() { sqlite3_close(handle_); }
  Intruder(const Intruder&) = delete;
  void run(const char* sql) { REQUIRE(sqlite3_exec(handle_, sql, nullptr, nullptr, nullptr) == SQLITE_OK); }

 private:
  sqlite3* handle_ = nullptr;
};

/// This program once more, for one hidden test case alone. Returns its pid; what it prints can be read from `out`.
pid_t run_child(const char* test_case, const std::filesystem::path& file, int& out) {
  std::array<int, 2> ends{};
  REQUIRE(pipe(ends.data()) == 0);
  const pid_t pid = fork();
  REQUIRE(pid >= 0);
  if (pid == 0) {
    dup2(ends[1], STDOUT_FILENO);
    close(ends[0]);
    setenv("BASTIDE_STORE_TEST_FILE", file.c_str(), 1);
    execl("/proc/self/exe", "rooms_tests", test_case, static_cast<char*>(nullptr));
    _exit(127);
  }
  close(ends[1]);
  out = ends[0];
  return pid;
}

std::string file_for_child() {
  const char* file = std::getenv("BASTIDE_STORE_TEST_FILE");
  REQUIRE(file);
  return file;
}

}  // namespace

TEST_CASE("what was appended is there, also after the store was closed and opened", "[store]") {
  const Scratch scratch;
  const auto file = scratch.path() / "deep" / "er" / "bastide.db";
  const std::string odd = "{\"text\":\"quote ' and \\u0000 and ü\"}";
  const auto check = [&](SqliteStore& store) {
    CHECK(load(store, "ROOMROOM").entries ==
          std::vector<StoredEntry>{{.seq = 1, .at_ms = 1'790'000'000'000, .payload = "{}"},
                                   {.seq = 2, .at_ms = 1'790'000'000'000, .payload = odd}});
    CHECK(load(store, "ROOMROOM").due_ms == 99);
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
    second.due_ms = 99;
    CHECK(append(store, second));
    check(store);
    CHECK(store.healthy());
  }
  SqliteStore store({.file = file});
  check(store);
}

TEST_CASE("an entry is never overwritten: the second is a conflict, and what is beside it is stored",
          "[store]") {
  const Scratch scratch;
  SqliteStore store({.file = scratch.path() / "s.db"});
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

TEST_CASE("rooms past their deadline are listed, the longest due first", "[store]") {
  const Scratch scratch;
  SqliteStore store({.file = scratch.path() / "s.db"});
  const std::map<std::string, std::optional<std::int64_t>> rooms{
      {"A", 30}, {"B", 10}, {"C", {}}, {"D", 20}, {"E", 99}};
  for (const auto& [room, due_ms] : rooms) {
    NewEntry change = entry(room, 1);
    change.due_ms = due_ms;
    CHECK(append(store, change));
  }
  CHECK(due(store, 30) == std::vector<std::string>{"B", "D", "A"});
  CHECK(due(store, 30, 2) == std::vector<std::string>{"B", "D"});
  CHECK(wait_for([&](auto done) { store.set_due("B", std::nullopt, std::move(done)); }));
  CHECK(wait_for([&](auto done) { store.set_due("E", 5, std::move(done)); }));
  CHECK(due(store, 30) == std::vector<std::string>{"E", "D", "A"});
  CHECK(append(store, entry("E", 2)));
  CHECK(due(store, 30) == std::vector<std::string>{"D", "A"});
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

// Run as a process of its own, to be killed: says each seq that the store has acknowledged.
TEST_CASE("store child: append until killed", "[.]") {
  SqliteStore store({.file = file_for_child()});
  for (std::uint64_t seq = 1; seq < 1'000'000; ++seq) {
    if (!append(store, entry("A", seq))) _exit(1);
    const std::string line = std::to_string(seq) + "\n";
    if (write(STDOUT_FILENO, line.data(), line.size()) < 0) _exit(1);
  }
}

TEST_CASE("every acknowledged entry is there after the process was killed", "[store]") {
  const int rounds = effort(5);
  const Scratch scratch;
  const auto file = scratch.path() / "s.db";
  for (int round = 0; round < rounds; ++round) {
    std::filesystem::remove(file);
    std::filesystem::remove(file.string() + "-wal");
    std::filesystem::remove(file.string() + "-shm");
    int out = -1;
    const pid_t child = run_child("store child: append until killed", file, out);
    std::string said;
    std::array<char, 256> buffer{};
    while (said.size() < 200u * static_cast<unsigned>(round + 1)) {
      const ssize_t count = read(out, buffer.data(), buffer.size());
      REQUIRE(count > 0);
      said.append(buffer.data(), static_cast<std::size_t>(count));
    }
    kill(child, SIGKILL);
    for (ssize_t count = 1; count > 0;) {
      count = read(out, buffer.data(), buffer.size());
      if (count > 0) said.append(buffer.data(), static_cast<std::size_t>(count));
    }
    close(out);
    REQUIRE(waitpid(child, nullptr, 0) == child);
    said.resize(said.rfind('\n'));
    const auto acknowledged = std::stoull(said.substr(said.rfind('\n') + 1));

    SqliteStore store({.file = file});
    const auto entries = load(store, "A").entries;
    CHECK(entries.size() >= acknowledged);
    CHECK(entries.back().seq == entries.size());
    CHECK(append(store, entry("A", entries.size() + 1)));
  }
}

// Run as a process of its own, since the limit can't be taken back: no file may grow.
TEST_CASE("store child: the disk is full", "[.]") {
  SqliteStore store({.file = file_for_child()});
  if (!append(store, entry("A", 1))) _exit(1);
  signal(SIGXFSZ, SIG_IGN);
  const auto size = std::filesystem::file_size(file_for_child() + "-wal");
  struct rlimit limit{};
  getrlimit(RLIMIT_FSIZE, &limit);
  const rlim_t unlimited = limit.rlim_cur;
  limit.rlim_cur = size;
  setrlimit(RLIMIT_FSIZE, &limit);
  const auto refused = append(store, entry("A", 2, std::string(100'000, 'x')));
  if (refused || refused.error() != StoreError::unavailable || store.healthy()) _exit(2);
  if (load(store, "A").entries.size() != 1) _exit(3);
  limit.rlim_cur = unlimited;
  setrlimit(RLIMIT_FSIZE, &limit);
  if (!append(store, entry("A", 2)) || !store.healthy()) _exit(4);
  store.close();
  _exit(0);
}

TEST_CASE("a full disk makes changes fail, and they succeed when there is room again", "[store]") {
  const Scratch scratch;
  int out = -1;
  const pid_t child = run_child("store child: the disk is full", scratch.path() / "s.db", out);
  int status = 0;
  REQUIRE(waitpid(child, &status, 0) == child);
  close(out);
  REQUIRE(WIFEXITED(status));
  CHECK(WEXITSTATUS(status) == 0);
}

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
        .room = "A", .seq = 9, .snapshot = entry("A", 9, "all").entry, .records = {record}, .due_ms = 7};
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

TEST_CASE("of a closed room nothing is left but that it was closed, until that goes, too", "[store]") {
  const Scratch scratch;
  SqliteStore store({.file = scratch.path() / "s.db"});
  NewEntry first = entry("A", 1);
  first.game_id = "00ff";
  first.due_ms = 1;
  CHECK(append(store, first));
  CHECK(append(store, entry("B", 1)));
  CHECK(compact(store, {.room = "A", .seq = 1, .snapshot = {}, .at_ms = 1000}));
  CHECK(load(store, "A").entries.empty());
  CHECK(load(store, "A").closed);
  CHECK(find_game(store, "00ff").room.empty());
  CHECK(due(store, 1'000'000).empty());
  CHECK(append(store, entry("A", 2)).error() == StoreError::conflict);
  CHECK(append(store, entry("A", 1)).error() == StoreError::conflict);
  CHECK(wait_for([&](auto done) { store.set_due("A", 5, std::move(done)); }));
  CHECK(due(store, 1'000'000).empty());
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
  const Scratch folder;
  SqliteStore store({.file = folder.path() / "store.db"});
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
  const Scratch folder;
  SqliteStore store({.file = folder.path() / "store.sqlite"});
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
  const Scratch scratch;
  SqliteStore store({.file = scratch.path() / "s.db"});
  constexpr int kRecords = 450;
  CHECK(append(store, entry("A", 1)));
  Compaction change{.room = "A", .seq = 1, .snapshot = entry("A", 1).entry};
  for (int i = 0; i < kRecords; ++i)
    change.records.push_back(
        {.game_id = "g" + std::to_string(i), .ended_ms = i, .gzip = std::string(100, 'x')});
  CHECK(compact(store, change));
  store.tidy();
  const auto there = [&](int i) { return find_game(store, "g" + std::to_string(i)).gzip != nullptr; };
  Retention keep{.closed_before_ms = 0, .records_before_ms = 0, .record_bytes_max = 100 * kRecords};
  CHECK(!purge(store, keep));
  CHECK(there(0));
  keep.records_before_ms = 10;
  CHECK(!purge(store, keep));
  CHECK(!there(9));
  CHECK(there(10));
  keep.record_bytes_max = 1050;
  int rounds = 1;
  while (purge(store, keep)) ++rounds;
  CHECK(rounds == 3);
  CHECK(!there(kRecords - 11));
  CHECK(there(kRecords - 10));
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
      CHECK(append(store, entry("B", round)));  // so that each is a commit of its own
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
