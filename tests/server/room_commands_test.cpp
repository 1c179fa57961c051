// `bastide export`, `import` and `archive`, as a host uses them.
#include "player.hpp"
#include "postgres_server.hpp"
#include "test_server.hpp"
#include "wire.hpp"

#include "catch.hpp"

#include <protocol/room_file.hpp>

#include <fmt/format.h>
#include <sys/wait.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

using namespace bastide;
using namespace bastide::test;

namespace {

namespace fs = std::filesystem;

std::string bytes_of(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

/// A store with a game of two that has begun, and a room in its lobby.
struct PlayedStore {
  explicit PlayedStore(const Scratch& scratch) : store("sqlite:" + (scratch.path() / "bastide.db").string()) {
    Program program(with_store(scratch));
    table.emplace(program.port(), 2);
    Random random(5);
    for (int move = 0; move < 6; ++move) table->move(random);
    lobby = make_room(program.port()).room;
    program.signal(SIGTERM);
    CHECK(program.wait() == 0);
  }

  std::string store;
  std::optional<Table> table;
  std::string lobby;
};

Run export_to(const std::string& store, const fs::path& file,
              const std::vector<std::string>& which = {"--all"}) {
  std::vector<std::string> arguments{"export", "--store", store, "--out", file};
  arguments.insert(arguments.end(), which.begin(), which.end());
  return run_program(arguments);
}

/// Whether `archive` would move the room. `file`: for what is asked.
bool counts_as_ended(const std::string& store, const std::string& room, const fs::path& file) {
  REQUIRE(export_to(store, file, {"--ended"}).exit_code == 0);
  const bool ended = bytes_of(file).contains(room);
  fs::remove(file);
  return ended;
}

Run import_from(const fs::path& file, const std::string& store) {
  return run_program({"import", "--store", store, file});
}

/// Runs the program from a shell after `before`. Returns the exit code.
int run_by_shell(const std::string& before, const std::string& arguments) {
  const std::string command = fmt::format("{}; exec '{}' {}", before, BASTIDE_PROGRAM, arguments);
  return WEXITSTATUS(std::system(command.c_str()));
}

/// Limits files to 1024 bytes, as on a full disk.
constexpr const char* kSmallDisk = "ulimit -f 2; trap '' XFSZ; exec 2>/dev/null";

}  // namespace

TEST_CASE("rooms go to another store and are the same file from there, and their game goes on",
          "[server][program][rooms][unthreaded]") {
  const Scratch scratch;
  PlayedStore played(scratch);
  const fs::path first = scratch.path() / "first.jsonl";
  const Run exported = export_to(played.store, first);
  CAPTURE(exported.output);
  REQUIRE(exported.exit_code == 0);
  CHECK(exported.output.contains("exported 2 rooms and 0 records without a room from sqlite:"));
  CHECK((fs::status(first).permissions() & fs::perms::mask) ==
        (fs::perms::owner_read | fs::perms::owner_write));

  PostgresServer* postgres = PostgresServer::shared();
  const std::string other =
      postgres ? postgres->make_place() : "sqlite:" + (scratch.path() / "other.db").string();
  const Run imported = import_from(first, other);
  CAPTURE(imported.output);
  REQUIRE(imported.exit_code == 0);
  CHECK(imported.output.contains("imported 2 rooms and 0 records without a room into "));
  const fs::path second = scratch.path() / "second.jsonl";
  REQUIRE(export_to(other, second).exit_code == 0);
  CHECK(bytes_of(second) == bytes_of(first));
  const fs::path standard = scratch.path() / "standard.jsonl";
  CHECK(run_by_shell(fmt::format("exec >'{}' 2>/dev/null", standard.string()),
                     fmt::format("export --store '{}' --all --out -", other)) == 0);
  CHECK(bytes_of(standard) == bytes_of(first));

  Program program({"--store", other, "--state", scratch.path() / "state", "--limits-exempt", "127.0.0.1"});
  Table& table = *played.table;
  for (std::size_t seat = 0; seat < table.players.size(); ++seat) {
    const Player before = std::move(table.players[seat]);
    Player after(program.port());
    after.resume(table.tickets[seat], before);
    CHECK(after.view() == before.view());
    table.players[seat] = std::move(after);
  }
  Random random(6);
  for (int move = 0; move < 6; ++move) table.move(random);
}

TEST_CASE("rooms are exported beside a server, and imported and archived beside none",
          "[server][program][rooms][unthreaded]") {
  const Scratch scratch;
  const PlayedStore played(scratch);
  const fs::path file = scratch.path() / "rooms.jsonl";
  const Program program(with_store(scratch));
  CHECK(export_to(played.store, file).exit_code == 0);
  const Run import = import_from(file, played.store);
  CHECK(import.exit_code == 4);
  CHECK(import.output.contains("another server uses it\n"));
  const fs::path away = scratch.path() / "away.jsonl";
  CHECK(run_program({"archive", "--store", played.store, "--out", away}).exit_code == 4);
  CHECK(!fs::exists(away));
}

TEST_CASE("a room that is there already is named and stays, and the others are imported",
          "[server][program][rooms][unthreaded]") {
  const Scratch scratch;
  const PlayedStore played(scratch);
  const fs::path one = scratch.path() / "one.jsonl";
  REQUIRE(export_to(played.store, one, {"--room", played.lobby}).exit_code == 0);
  const fs::path both = scratch.path() / "both.jsonl";
  REQUIRE(export_to(played.store, both).exit_code == 0);
  const std::string other = "sqlite:" + (scratch.path() / "other.db").string();
  CHECK(import_from(one, other).output.contains("imported 1 room and"));
  const Run again = import_from(both, other);
  CHECK(again.exit_code == 3);
  CHECK(again.output.contains("room " + played.lobby + " in the store already"));
  CHECK(again.output.contains("imported 1 room and"));
  const fs::path all = scratch.path() / "all.jsonl";
  REQUIRE(export_to(other, all).exit_code == 0);
  CHECK(bytes_of(all) == bytes_of(both));
}

TEST_CASE("of a file that is torn, foreign or newer nothing is imported",
          "[server][program][rooms][unthreaded]") {
  const Scratch scratch;
  const PlayedStore played(scratch);
  const fs::path file = scratch.path() / "rooms.jsonl";
  REQUIRE(export_to(played.store, file).exit_code == 0);
  const std::string whole = bytes_of(file);
  const fs::path other = scratch.path() / "other.db";
  const auto refusal = [&](const std::string& bytes) {
    std::ofstream(file, std::ios::binary | std::ios::trunc) << bytes;
    const Run run = import_from(file, "sqlite:" + other.string());
    CHECK(run.exit_code == 2);
    CHECK(!fs::exists(other));
    return run.output;
  };
  const std::size_t head = whole.find('\n') + 1;
  const std::size_t end = whole.rfind('\n', whole.size() - 2) + 1;
  CHECK(refusal("").contains("its end is missing"));
  CHECK(refusal(whole.substr(0, head)).contains("its end is missing"));
  CHECK(refusal(whole.substr(0, end)).contains("its end is missing"));
  CHECK(refusal(whole.substr(0, end - 100)).contains("line 3: "));
  CHECK(refusal(whole.substr(0, head) + whole.substr(end)).contains("not whole"));
  std::string changed = whole;
  changed.replace(changed.find("holder"), 6, "Holder");
  CHECK(refusal(changed).contains("changed or damaged"));
  CHECK(refusal("{\"format\":\"bastide-rooms/2\"}\n").contains("newer version, bastide-rooms/2"));
  CHECK(refusal("{\"format\":\"bastide-game/1\"}\n").contains("no file of rooms"));
  CHECK(refusal(std::string(100'000, 'x')).contains("line 1: "));
  fs::remove(file);
  CHECK(import_from(file, "sqlite:" + other.string()).output.contains("there is no such file"));
  std::ofstream(file) << whole;
  CHECK(import_from(file, "sqlite:" + other.string()).exit_code == 0);
}

TEST_CASE("an import says which records no server will keep", "[server][program][rooms][unthreaded]") {
  const Scratch scratch;
  const fs::path file = scratch.path() / "rooms.jsonl", store = scratch.path() / "bastide.db";
  const protocol::KeptRecord old{.game_id = std::string(32, 'a'), .ended_ms = 1, .gzip = "x"};
  protocol::RoomFileWriter lines;
  std::ofstream(file) << lines.head({}) << lines.record({.record = old}) << lines.end();
  const Run run = import_from(file, "sqlite:" + store.string());
  CHECK(run.exit_code == 0);
  CHECK(run.output.contains("1 of the records are older than --records-kept (365d)"));
}

TEST_CASE("an import counts the rooms that this version can't read to their end",
          "[server][program][rooms][unthreaded]") {
  const Scratch scratch;
  const PlayedStore played(scratch);
  const fs::path file = scratch.path() / "rooms.jsonl", store = scratch.path() / "other.db";
  REQUIRE(export_to(played.store, file).exit_code == 0);
  CHECK_FALSE(import_from(file, "sqlite:" + store.string()).output.contains("can't"));
  protocol::RoomFileWriter lines;
  std::ofstream forged(file);
  forged << lines.head({});
  for (int i = 0; i < 25; ++i) {
    protocol::KeptRoom room{.code = fmt::format("FXRGED{}{}", "23456789"[i / 8], "23456789"[i % 8]),
                            .seq = 1};
    room.entries.push_back({.seq = 1, .at_ms = 1, .payload = R"({"type":"boast"})"});
    forged << lines.room(room);
  }
  forged << lines.end();
  forged.close();
  const Run run = import_from(file, "sqlite:" + store.string());
  CHECK(run.exit_code == 3);
  CHECK(run.output.contains("imported 25 rooms"));
  CHECK(run.output.contains("can't read room FXRGED22 to its end\n"));
  CHECK(run.output.contains("can't read room FXRGED45 to its end\n"));
  CHECK_FALSE(run.output.contains("can't read room FXRGED46"));
  CHECK(run.output.contains("can't read to their end, kept as they are: 25\n"));
}

TEST_CASE("a file of rooms replaces nothing, and where there is no space for it none is left",
          "[server][program][rooms][unthreaded]") {
  const Scratch scratch;
  const PlayedStore played(scratch);
  const fs::path file = scratch.path() / "rooms.jsonl";
  std::ofstream(file) << "mine";
  CHECK(export_to(played.store, file).output.contains("File exists"));
  CHECK(bytes_of(file) == "mine");
  fs::remove(file);
  const std::string arguments = fmt::format("--store '{}' --out '{}'", played.store, file.string());
  CHECK(run_by_shell(kSmallDisk, "export --all " + arguments) == 2);
  CHECK(run_by_shell("exec >/dev/full 2>/dev/null",
                     fmt::format("export --store '{}' --all --out -", played.store)) == 2);
  const Run nowhere = export_to(played.store, "/nowhere/rooms.jsonl");
  CHECK(nowhere.exit_code == 2);
  CHECK(nowhere.output.contains("cannot make /nowhere/rooms.jsonl: No such file"));
  for (const auto& left : fs::directory_iterator(scratch.path()))
    CHECK(!left.path().filename().string().starts_with("rooms"));
  CHECK(export_to(played.store, file).exit_code == 0);
}

TEST_CASE("rooms to be exported are named, and must be there", "[server][program][rooms][unthreaded]") {
  const Scratch scratch;
  const PlayedStore played(scratch);
  const fs::path file = scratch.path() / "rooms.jsonl";
  const auto refusal = [&](const std::string& store, const std::vector<std::string>& which) {
    const Run run = export_to(store, file, which);
    CHECK(run.exit_code == 2);
    CHECK(!fs::exists(file));
    return run.output;
  };
  CHECK(refusal(played.store, {}).contains("say which rooms"));
  CHECK(refusal(played.store, {"--room", played.lobby, "--all"}).contains("excludes"));
  CHECK(refusal(played.store, {"--room", "nonsense!"}).contains("nonsense! is no room's code"));
  CHECK(refusal(played.store, {"--room", "ZZZZ-ZZZZ"}).contains("there is no room ZZZZZZZZ\n"));
  CHECK(refusal(played.store, {"--room", played.lobby, "--ended"}).contains("that has ended"));
  CHECK(refusal("memory:", {"--all"}).contains("keeps nothing"));
  CHECK(refusal("sqlite:/nowhere/bastide.db", {"--all"}).contains("there is no such file"));
}

TEST_CASE("a room that has ended is moved into a file, and comes back with its records",
          "[server][program][rooms][unthreaded]") {
  const Scratch scratch;
  PlayedStore played(scratch);
  const std::string game = played.table->players[0].view().at("shuffle").at("game_id");
  const auto status_of_record = [&] {
    const Program program(with_store(scratch));
    return get(program.port(), "/api/v1/games/" + game).status;
  };
  {
    const Program program(with_store(scratch));
    REQUIRE(run_program({"admin", "end", played.table->room, "--store", played.store}).exit_code == 0);
    // Its record is kept, and its log goes, only after that was answered.
    const fs::path ended = scratch.path() / "ended.jsonl";
    REQUIRE(eventually([&] { return counts_as_ended(played.store, played.table->room, ended); }));
  }
  const fs::path away = scratch.path() / "away.jsonl";
  const auto archive = [&](const std::string& older_than) {
    return run_program({"archive", "--store", played.store, "--out", away, "--older-than", older_than});
  };
  CHECK(archive("1h").output.contains("has ended more than 1h ago"));
  CHECK(!fs::exists(away));
  CHECK(archive("long").exit_code == 2);
  CHECK(run_by_shell(kSmallDisk, fmt::format("archive --older-than 1ms --store '{}' --out '{}'", played.store,
                                             away.string())) == 2);
  CHECK(!fs::exists(away));
  CHECK(status_of_record() == 200);

  const Run moved = archive("1ms");
  CHECK(moved.exit_code == 0);
  INFO(moved.output);
  CHECK(moved.output.contains("moved 1 room and 0 records without a room from "));
  CHECK(status_of_record() == 404);
  const fs::path left = scratch.path() / "left.jsonl";
  CHECK(export_to(played.store, left).output.contains("exported 1 room and 0 records"));
  CHECK(bytes_of(left).contains(played.lobby));

  CHECK(import_from(away, played.store).exit_code == 0);
  CHECK(status_of_record() == 200);
  const Run standard = run_program({"archive", "--store", played.store, "--out", "-"});
  CHECK(standard.exit_code == 2);
}
