#include <server/store/backup.hpp>
#include <server/store/kept_backups.hpp>

#include "scratch.hpp"
#include "store_calls.hpp"

#include "catch.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

namespace bastide::test {
namespace {

namespace fs = std::filesystem;

std::string bytes_of(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

void write(const fs::path& file, const std::string& text) { std::ofstream(file, std::ios::binary) << text; }

TEST_CASE("a copy made while the store is written holds what was stored before, whole",
          "[server][store][backup]") {
  const Scratch folder;
  SqliteStore store({.file = folder.path() / "store"});
  for (std::uint64_t seq = 1; seq <= 50; ++seq)
    REQUIRE(append(store, entry("ABCDEFGH", seq, fmt::format("{{\"n\":{}}}", seq))));
  std::jthread writer([&store](const std::stop_token& enough) {
    for (std::uint64_t seq = 51; !enough.stop_requested(); ++seq) append(store, entry("ABCDEFGH", seq));
  });
  server::back_up(folder.path() / "store", folder.path() / "copy");
  writer = {};
  CHECK((fs::status(folder.path() / "copy").permissions() & fs::perms::mask) ==
        (fs::perms::owner_read | fs::perms::owner_write));

  server::restore(folder.path() / "copy", folder.path() / "elsewhere/store");
  SqliteStore restored({.file = folder.path() / "elsewhere/store"});
  const StoredRoom room = load(restored, "ABCDEFGH");
  REQUIRE(room.entries.size() >= 50);
  for (std::uint64_t seq = 1; seq <= room.entries.size(); ++seq) CHECK(room.entries[seq - 1].seq == seq);
  CHECK(room.entries[49].payload == R"({"n":50})");
  CHECK(append(restored, entry("ABCDEFGH", room.entries.size() + 1)));
}

TEST_CASE("nothing is ever replaced by a copy", "[server][store][backup]") {
  const Scratch folder;
  const fs::path store = folder.path() / "store";
  const fs::path copy = folder.path() / "copy";
  {
    SqliteStore opened({.file = store});
  }
  server::back_up(store, copy);
  const std::string before = bytes_of(copy);
  CHECK(refusal_of([&] { server::back_up(store, copy); }).contains("exists already"));
  CHECK(bytes_of(copy) == before);
  CHECK(refusal_of([&] { server::restore(copy, store); }).contains("exists already"));

  // A journal forgotten when a store was moved would be replayed into the new one.
  fs::remove(store);
  write(folder.path() / "store-wal", "of another store");
  CHECK(refusal_of([&] { server::restore(copy, store); }).contains("store-wal exists already"));
  CHECK_FALSE(fs::exists(store));
}

TEST_CASE("a copy that is none, or damaged, is refused, and leaves nothing behind",
          "[server][store][backup]") {
  const Scratch folder;
  const fs::path copy = folder.path() / "copy";
  const fs::path store = folder.path() / "restored";
  CHECK(refusal_of([&] { server::restore(copy, store); }).contains("there is no such file"));
  write(copy, std::string(10'000, 'x'));
  CHECK(refusal_of([&] { server::restore(copy, store); }).contains("not a database"));
  fs::remove(copy);
  {
    SqliteStore opened({.file = folder.path() / "store"});
    for (std::uint64_t seq = 1; seq <= 200; ++seq)
      REQUIRE(append(opened, entry("ABCDEFGH", seq, "\"" + std::string(500, 'a') + "\"")));
  }
  server::back_up(folder.path() / "store", copy);
  std::string damaged = bytes_of(copy);
  damaged.replace(damaged.size() / 2, 4096, 4096, '\x5a');
  write(copy, damaged);
  CHECK(refusal_of([&] { server::restore(copy, store); }).contains("cannot restore"));
  for (const auto& left : fs::directory_iterator(folder.path()))
    CHECK_FALSE(left.path().filename().string().starts_with("restored"));
}

TEST_CASE("a copy takes the place of a store, whole or damaged, that keeps its games under another name",
          "[server][store][backup]") {
  const Scratch folder;
  const fs::path store = folder.path() / "store";
  const fs::path copy = folder.path() / "copy";
  CHECK(refusal_of([&] { server::replace(copy, store); }).contains("there is no such file"));
  {
    SqliteStore opened({.file = store});
    REQUIRE(append(opened, entry("ABCDEFGH", 1)));
    server::back_up(store, copy);
    REQUIRE(append(opened, entry("BCDEFGHJ", 1)));
    CHECK(refusal_of([&] { server::replace(copy, store); }).contains("another server uses it"));
    CHECK(load(opened, "BCDEFGHJ").entries.size() == 1);
  }
  CHECK(
      refusal_of([&] { server::replace(folder.path() / "none", store); }).contains("there is no such file"));

  const auto kept = server::replace(copy, store);
  REQUIRE(kept == store.string() + ".before-restore");
  {
    SqliteStore before({.file = *kept});
    CHECK(load(before, "BCDEFGHJ").entries.size() == 1);
    SqliteStore now({.file = store});
    CHECK(load(now, "ABCDEFGH").entries.size() == 1);
    CHECK(load(now, "BCDEFGHJ").entries.empty());
  }
  write(store, std::string(10'000, 'x'));
  write(store.string() + "-wal", "of the damaged one");
  REQUIRE(server::replace(copy, store) == store.string() + ".before-restore-2");
  CHECK(bytes_of(store.string() + ".before-restore-2") == std::string(10'000, 'x'));
  CHECK(bytes_of(store.string() + ".before-restore-2-wal") == "of the damaged one");
  SqliteStore mended({.file = store});
  CHECK(load(mended, "ABCDEFGH").entries.size() == 1);
}

TEST_CASE("a copy that is told to stop leaves nothing behind", "[server][store][backup]") {
  const Scratch folder;
  {
    SqliteStore opened({.file = folder.path() / "store"});
  }
  std::stop_source stopped;
  stopped.request_stop();
  CHECK(refusal_of([&] {
          server::back_up(folder.path() / "store", folder.path() / "copy", stopped.get_token());
        }).contains("told to stop"));
  for (const auto& left : fs::directory_iterator(folder.path()))
    CHECK_FALSE(left.path().filename().string().starts_with("copy"));
}

/// The names of files in a folder, in order.
std::vector<std::string> names_in(const fs::path& folder) {
  std::vector<std::string> names;
  for (const auto& file : fs::directory_iterator(folder)) names.push_back(file.path().filename());
  std::ranges::sort(names);
  return names;
}

TEST_CASE("of copies made by themselves the newest stay, and other files are left alone",
          "[server][store][backup]") {
  const Scratch folder;
  const fs::path copies = folder.path() / "backups";
  {
    SqliteStore opened({.file = folder.path() / "store"});
    REQUIRE(append(opened, entry("ABCDEFGH", 1)));
    REQUIRE(append(opened, entry("BCDEFGHJ", 1)));
  }
  server::KeptBackups backups({.store = folder.path() / "store", .folder = copies, .kept = 2});
  const std::chrono::sys_seconds first = std::chrono::sys_days(2026y / 11 / 28) + 6h;
  CHECK_FALSE(backups.newest(first));
  const server::MadeBackup made = backups.make(first);
  CHECK(made.file == copies / "bastide-20261128T060000Z.db");
  CHECK(made.rooms == 2);
  CHECK(made.bytes == fs::file_size(made.file));
  write(copies / "bastide-2026.db", "of the host");
  write(copies / "bastide-20261128T060000Z.db.old", "of the host");
  backups.make(first + 24h);
  backups.make(first + 48h);
  CHECK(names_in(copies) == std::vector<std::string>{"bastide-2026.db", "bastide-20261128T060000Z.db.old",
                                                     "bastide-20261129T060000Z.db",
                                                     "bastide-20261130T060000Z.db"});
  CHECK(backups.newest(first + 50h) == first + 48h);
  // The clock was set back: what it calls the future does not put off the next copy.
  CHECK(backups.newest(first + 30h) == first + 24h);
}

TEST_CASE("a copy that fails takes none of the earlier ones", "[server][store][backup]") {
  const Scratch folder;
  const fs::path store = folder.path() / "store";
  {
    SqliteStore opened({.file = store});
  }
  const std::chrono::sys_seconds time = std::chrono::sys_days(2026y / 11 / 28);
  const fs::path copies = folder.path() / "backups";
  server::KeptBackups({.store = store, .folder = copies, .kept = 1}).make(time);
  server::KeptBackups greedy(
      {.store = store, .folder = copies, .kept = 1, .disk_free_min = std::uint64_t{1} << 60});
  CHECK(refusal_of([&] { greedy.make(time + 1h); }).contains("free bytes"));
  write(store, std::string(10'000, 'x'));
  server::KeptBackups damaged({.store = store, .folder = copies, .kept = 1});
  CHECK(refusal_of([&] { damaged.make(time + 2h); }).contains("not a database"));
  CHECK(names_in(copies) == std::vector<std::string>{"bastide-20261128T000000Z.db"});
}

}  // namespace
}  // namespace bastide::test
