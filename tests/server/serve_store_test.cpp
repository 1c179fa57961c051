// `bastide serve` and its store: after a crash, beside another server, from an earlier commit,
// without a store.
#include "player.hpp"
#include "record_tools.hpp"
#include "test_server.hpp"

#include "catch.hpp"
#include "effort.hpp"

#include <fmt/format.h>
#include <sqlite3.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <string>
#include <thread>
#include <vector>

using namespace bastide;
using namespace bastide::test;

TEST_CASE("an acknowledged change is there after kill -9, and the game goes on", "[server][program][crash]") {
  const Scratch scratch;
  std::optional<Program> program(with_store(scratch));
  Table table(program->port(), 2);
  Random random(11);
  for (int crash = 0; crash < std::max(2, effort(6)); ++crash) {
    const int moves = static_cast<int>(random.below(12));
    for (int i = 0; i < moves && !table.over(); ++i) table.move(random);
    // A thread kills it while players move.
    std::jthread killer([&, delay = std::chrono::milliseconds(random.below(40))] {
      std::this_thread::sleep_for(delay);
      program->signal(SIGKILL);
    });
    bool alive = true;
    while (alive && !table.over()) {
      const std::size_t seat = table.players[0].view().at("game").at("seat");
      Player& player = table.players.at(seat);
      player.send({{"type", "act"}, {"actions", json::array({any_action(player.view(), random)})}});
      const auto step = player.view().at("game").at("step");
      while (alive && !table.over() && player.view().at("game").at("step") == step)
        alive = player.take_message();
      for (Player& other : table.players) {
        while (alive && other.seq() < player.seq()) alive = other.take_message();
      }
    }
    killer.join();
    CHECK(program->wait() == -SIGKILL);

    program.emplace(with_store(scratch));
    for (std::size_t seat = 0; seat < table.players.size(); ++seat) {
      const Player before = std::move(table.players[seat]);
      Player after(program->port());
      // Nothing that this player had seen is lost: resuming from there gives the changes since,
      // or a later view.
      after.resume(table.tickets[seat], before);
      CHECK(after.seq() >= before.seq());
      const json& old_board = before.view().at("game").at("board");
      const json& board = after.view().at("game").at("board");
      REQUIRE(board.size() >= old_board.size());
      for (std::size_t i = 0; i < old_board.size(); ++i) CHECK(board[i] == old_board[i]);
      table.players[seat] = std::move(after);
    }
    table.players[0].wait_for_seq(table.players[1].seq());
    table.players[1].wait_for_seq(table.players[0].seq());
  }
  while (!table.over()) table.move(random);
  CHECK(table.players[0].view().at("game").at("result").at("ended") == "finished");
}

TEST_CASE("a game of The Castle goes on after kill -9 with the wall tiles that were taken (CASTLE-WALL-01)",
          "[server][program][crash]") {
  const Scratch scratch;
  std::optional<Program> program(with_store(scratch));
  Table table(program->port(), 2, {}, {{"game", "castle"}});
  Random random(23);
  const auto wall_tiles = [&] {
    return table.players[0].view().at("game").value("wall_tiles", json::array());
  };
  while (wall_tiles().empty()) {
    if (table.over()) table.play_again();
    table.move(random);
  }
  program->signal(SIGKILL);
  CHECK(program->wait() == -SIGKILL);

  program.emplace(with_store(scratch));
  for (std::size_t seat = 0; seat < table.players.size(); ++seat) {
    const Player before = std::move(table.players[seat]);
    Player after(program->port());
    REQUIRE(after.join(table.room, table.tickets[seat].secret).at("resume") == "snapshot");
    CHECK(after.view() == before.view());
    table.players[seat] = std::move(after);
  }
  while (!table.over()) table.move(random);
  const json& view = table.players[0].view();
  const std::string id = view.at("shuffle").at("game_id");
  CHECK(server::verify_tool(get(program->port(), "/api/v1/games/" + id).body).exit_code == 0);
}

namespace {

/// Rooms of all kinds, as the program of that commit left them (tests/kept/README.md).
const std::filesystem::path kKept = std::filesystem::path(BASTIDE_KEPT_DIR) / "68ecaf3";

json read_kept(const std::filesystem::path& file) {
  std::ifstream in(kKept / file);
  REQUIRE(in);
  return json::parse(in);
}

/// The old rooms' deadlines passed long ago: this moves them.
void move_deadlines(const std::filesystem::path& store) {
  sqlite3* handle = nullptr;
  REQUIRE(sqlite3_open(store.c_str(), &handle) == SQLITE_OK);
  const char* sql =
      "UPDATE room SET due_ms = (strftime('%s', 'now') + 86400) * 1000 WHERE due_ms IS NOT NULL";
  REQUIRE(sqlite3_exec(handle, sql, nullptr, nullptr, nullptr) == SQLITE_OK);
  sqlite3_close(handle);
}

std::vector<Player> join_all(std::uint16_t port, const json& room) {
  std::vector<Player> players;
  for (const json& secret : room.at("secrets")) {
    Player& player = players.emplace_back(port);
    REQUIRE(player.join(room.at("room"), secret.get<std::string>()).at("type") == "reply");
  }
  return players;
}

void check_view(const json& view, const json& room) {
  for (const char* key : {"phase", "number"}) CHECK(view.at(key) == room.at(key));
  if (!room.contains("scores")) return;
  const json& game = view.at("game");
  for (std::size_t seat = 0; seat < game.at("seats").size(); ++seat)
    CHECK(game.at("seats").at(seat).at("score") == room.at("scores").at(seat));
  CHECK(game.at("step") == room.at("step"));
  CHECK(game.at("board").size() == room.at("board"));
}

/// Plays a few moves; begins a game in a room without one.
void play_on(std::vector<Player>& players, Random& random) {
  const auto wait_for_all = [&] {
    for (Player& each : players) {
      for (Player& other : players) each.wait_for_seq(other.seq());
    }
  };
  wait_for_all();
  if (players[0].view().at("phase") == "finished")
    REQUIRE(players[0].ask({{"type", "rematch"}}).at("type") == "reply");
  if (players[0].view().at("phase") == "lobby")
    REQUIRE(players[0].ask({{"type", "start"}}).at("type") == "reply");
  for (int move = 0; move < 5; ++move) {
    wait_for_all();
    const json seat = players[0].view().at("game").at("seat");
    if (seat.is_null()) return;
    const auto player =
        std::ranges::find_if(players, [&](const Player& one) { return one.view().at("you") == seat; });
    REQUIRE(player != players.end());
    const json answer =
        player->ask({{"type", "act"}, {"actions", json::array({any_action(player->view(), random)})}});
    REQUIRE(answer.at("type") == "reply");
  }
  wait_for_all();
}

}  // namespace

TEST_CASE("the program opens a store of an earlier commit, keeps its records and plays its rooms on",
          "[server][program][kept]") {
  const Scratch scratch;
  const auto store = scratch.path() / "bastide.db";
  std::filesystem::copy_file(kKept / "store.sqlite", store);
  move_deadlines(store);
  const json kept = read_kept("kept.json");
  const std::vector<std::string> options = with_store(scratch, {"--records-kept", "36500d"});
  const auto check_records = [&](std::uint16_t port) {
    for (const json& record : kept.at("records")) {
      CAPTURE(record.at("file").get<std::string>());
      const Answer answer = get(port, "/api/v1/games/" + record.at("game_id").get<std::string>());
      REQUIRE(answer.status == 200);
      const json now = json::parse(answer.body);
      const json then = read_kept(std::filesystem::path("records") / record.at("file").get<std::string>());
      for (const char* key : {"seats", "deck", "actions", "proof", "result"})
        CHECK(now.value(key, json()) == then.value(key, json()));
    }
  };
  std::map<std::string, json> views;
  {
    const Program program(options);
    check_records(program.port());
    Random random(7);
    for (const json& room : kept.at("rooms")) {
      CAPTURE(room.at("what").get<std::string>());
      if (room.contains("closed")) {
        CHECK(Player(program.port()).join(room.at("room")).at("code") == "room/closed");
        continue;
      }
      std::vector<Player> players = join_all(program.port(), room);
      check_view(players[0].view(), room);
      play_on(players, random);
      views[room.at("room")] = players[0].view();
    }
  }
  const Program program(options);
  check_records(program.port());
  for (const json& room : kept.at("rooms")) {
    if (room.contains("closed")) continue;
    CAPTURE(room.at("what").get<std::string>());
    CHECK(join_all(program.port(), room)[0].view() == views.at(room.at("room")));
  }
}

TEST_CASE(
    "a second server on the same store says so and ends with code 4, and has it once the first was killed",
    "[server][program][lock]") {
  const Scratch scratch;
  std::optional<Program> first(with_store(scratch));
  const Ticket ticket = make_room(first->port());
  std::vector<std::string> arguments = with_store(scratch);
  arguments.insert(arguments.begin(), {"serve", "--listen", "127.0.0.1:0"});
  const Run second = run_program(arguments);
  CHECK(second.exit_code == 4);
  CHECK(second.output.contains("bastide.db: another server uses it\n"));
  CHECK(Player(first->port()).join(ticket.room, ticket.secret).at("type") == "reply");
  first->signal(SIGKILL);
  CHECK(first->wait() == -SIGKILL);
  const Program third(with_store(scratch));
  CHECK(Player(third.port()).join(ticket.room, ticket.secret).at("type") == "reply");
}

TEST_CASE("a second server by a hard link, or without the lock file, ends with code 4, too",
          "[server][program][lock]") {
  const Scratch scratch;
  std::optional<Program> first(with_store(scratch));
  const Ticket ticket = make_room(first->port());
  const auto file = scratch.path() / "bastide.db";
  REQUIRE(std::filesystem::remove(file.string() + ".lock"));
  const auto elsewhere = scratch.path() / "elsewhere";
  std::filesystem::create_directory(elsewhere);
  std::filesystem::create_hard_link(file, elsewhere / "linked.db");
  for (const auto& name : {file, elsewhere / "linked.db"}) {
    const Run second =
        run_program({"serve", "--listen", "127.0.0.1:0", "--store", "sqlite:" + name.string()});
    CHECK(second.exit_code == 4);
    CHECK(second.output.contains(name.string() + ": another server uses it\n"));
  }
  const std::string store = "sqlite:" + file.string();
  CHECK(run_program({"admin", "backup", elsewhere / "copy.db", "--store", store}).exit_code == 0);
  CHECK(run_program({"export", "--store", store, "--all", "--out", elsewhere / "rooms"}).exit_code == 0);
  Player player(first->port());
  CHECK(player.join(ticket.room, ticket.secret).at("type") == "reply");
  CHECK(run_program({"admin", "rooms", "--json", "--store", store}).output.contains(ticket.room));
  first->signal(SIGKILL);
  CHECK(first->wait() == -SIGKILL);
  const Program third(with_store(scratch));
  CHECK(Player(third.port()).join(ticket.room, ticket.secret).at("type") == "reply");
}

TEST_CASE("a server that keeps nothing plays all the same, and writes no file", "[server][program]") {
  const Scratch scratch;
  const std::string state = (scratch.path() / "state").string();
  const Program program({"--store", "memory:", "--state", state});
  const std::string url = fmt::format("http://127.0.0.1:{}", program.port());
  const Run load = run_program({"load", "--url", url, "--rooms", "2", "--seconds", "1", "--json"});
  CAPTURE(load.output);
  REQUIRE(load.exit_code == 0);
  CHECK(json::parse(load.output).at("moves") > 0);
  CHECK(run_program({"healthcheck", "--url", url + "/readyz"}).exit_code == 0);
  CHECK(!std::filesystem::exists(state));
}
