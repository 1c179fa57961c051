#include <server/store/backup.hpp>

#include "scratch.hpp"
#include "store_calls.hpp"

#include "catch.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <thread>

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

}  // namespace
}  // namespace bastide::test
