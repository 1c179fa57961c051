// The program as a host runs it: options, signals, the store across a crash.
#include "player.hpp"
#include "record_tools.hpp"
#include "test_server.hpp"

#include "catch.hpp"
#include "effort.hpp"

#include <protocol/bytes.hpp>

#include <fmt/format.h>
#include <sqlite3.h>

#include <algorithm>
#include <atomic>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

using namespace bastide;
using namespace bastide::test;

namespace {

json room_wish() { return {{"secret", new_secret()}, {"name", "Ada"}}; }

/// Makes the program log until lines are lost, since nobody reads them.
void fill_log(Program& program) {
  program.leave_log();
  for (int i = 0; i < 2000 && figure(program.port(), "bastide_log_lines_dropped_total") <= 0; ++i)
    make_room(program.port());
  REQUIRE(figure(program.port(), "bastide_log_lines_dropped_total") > 0);
}

std::vector<std::string> with_store(const Scratch& scratch, std::vector<std::string> more = {}) {
  std::vector<std::string> arguments = {"--store", "sqlite:" + (scratch.path() / "bastide.db").string(),
                                        "--limits-exempt", "127.0.0.1"};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return arguments;
}

}  // namespace

TEST_CASE("what was acknowledged is there after kill -9, and the game goes on", "[server][program][crash]") {
  const Scratch scratch;
  std::optional<Program> program(with_store(scratch));
  Table table(program->port(), 2);
  Random random(11);
  for (int crash = 0; crash < std::max(2, effort(6)); ++crash) {
    const int moves = static_cast<int>(random.below(12));
    for (int i = 0; i < moves && !table.over(); ++i) table.move(random);
    // A thread kills it while moves go on.
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
      // Nothing that this player had seen is missing: resuming from there gives the changes since, or a later view.
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

/// The deadlines of the old rooms have passed long ago: this one says when they come instead.
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

/// A few moves; in a room without a game it begins one.
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

TEST_CASE("a server that is told to stop tells its clients and exits with 0 in time", "[server][program]") {
  struct Row {
    int signal;
    std::string reason;
    int close_code;
  };
  const auto row = GENERATE(
      values<Row>({{SIGTERM, "restarting", 1012}, {SIGHUP, "restarting", 1012}, {SIGINT, "stopping", 1001}}));
  const Scratch scratch;
  Program program(with_store(scratch));
  Table table(program.port(), 2);
  Player spectator(program.port());
  spectator.join(table.room);
  WebSocketWire stranger(program.port());  // has not joined anything
  Wire idle(program.port());
  const auto start = std::chrono::steady_clock::now();
  program.signal(row.signal);
  for (Player* player : {&table.players[0], &table.players[1], &spectator}) {
    CHECK(player->wait_for_close() == row.close_code);
    CHECK(player->closing().at("reason") == row.reason);
    CHECK(player->closing().at("retry_ms").is_number());
  }
  CHECK(program.wait() == 0);
  CHECK(std::chrono::steady_clock::now() - start < 20s);  // 5 s where nothing else runs
}

TEST_CASE("a log that nobody reads keeps nobody waiting, and tells later what is missing",
          "[server][program][log]") {
  const Scratch scratch;
  Program program(with_store(scratch, {"--log-level", "debug", "--log-queue-bytes-max", "2KiB"}));
  fill_log(program);
  Table table(program.port(), 2);
  Random random(3);
  for (int i = 0; i < 10; ++i) table.move(random);
  CHECK(get(program.port(), "/healthz").status == 200);
  SECTION("when it is read again") {
    program.read_on();
    CHECK(eventually(
        [&] { return program.log().contains(" lines of the log were dropped: nobody read them\n"); }));
  }
  SECTION("nor when the server is told to stop") {}
  program.signal(SIGTERM);
  CHECK(program.wait() == 0);
}

TEST_CASE("a store that does not move is told by healthz and readyz", "[server][program][health]") {
  const Scratch scratch;
  const Program program(with_store(scratch, {"--store-stalled-after", "100ms"}));
  const auto status = [&](const char* path) { return get(program.port(), path).status; };
  CHECK(status("/healthz") == 200);
  CHECK(status("/readyz") == 200);
  sqlite3* other = nullptr;
  REQUIRE(sqlite3_open((scratch.path() / "bastide.db").c_str(), &other) == SQLITE_OK);
  REQUIRE(sqlite3_exec(other, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr) == SQLITE_OK);
  {
    std::jthread asks([&](const std::stop_token& enough) {
      while (!enough.stop_requested()) post(program.port(), "/api/v1/rooms", room_wish().dump());
    });
    CHECK(eventually([&] { return status("/healthz") == 503; }));
    CHECK(eventually([&] { return status("/readyz") == 503; }));
  }
  sqlite3_close(other);
  CHECK(eventually([&] { return status("/healthz") == 200 && status("/readyz") == 200; }));
}

TEST_CASE("the health check of containers fails while rooms can't be written", "[server][program][health]") {
  const Scratch scratch;
  const Program program(with_store(scratch));
  const std::string listen = fmt::format("BASTIDE_LISTEN=127.0.0.1:{}", program.port());
  CHECK(run_program({"healthcheck"}, {listen}).exit_code == 0);
  const auto file = scratch.path() / "bastide.db";
  std::filesystem::rename(file, scratch.path() / "aside");
  CHECK(post(program.port(), "/api/v1/rooms", room_wish().dump()).status == 503);
  CHECK(run_program({"healthcheck"}, {listen}).exit_code == 1);
  CHECK(get(program.port(), "/healthz").status == 200);
  CHECK(eventually([&] { return program.log().contains("bastide.db was deleted or replaced"); }));
  std::filesystem::rename(scratch.path() / "aside", file);
  CHECK(eventually([&] { return run_program({"healthcheck"}, {listen}).exit_code == 0; }));
}

TEST_CASE("metrics may have a port of their own, and then have no other", "[server][program][metrics]") {
  const Scratch scratch;
  const Program program(with_store(scratch, {"--metrics-listen", "127.0.0.1:0"}));
  const std::string mark = "metrics at http://127.0.0.1:";
  REQUIRE(eventually([&] { return program.log().contains(mark); }));
  const auto port =
      static_cast<std::uint16_t>(std::stoi(program.log().substr(program.log().find(mark) + mark.size())));
  CHECK(get(port, "/metrics", "Via: 1.1 scraper\r\n").body.contains("\nbastide_connections 0\n"));
  for (const char* other : {"/", "/healthz", "/ws", "/api/v1/catalogue"})
    CHECK(get(port, other).status == 404);
  CHECK(get(program.port(), "/metrics").status == 403);
}

TEST_CASE("a proxy that is not trusted is told in the log, once in a while", "[server][program][proxy]") {
  const Scratch scratch;
  const std::string hint = "127.0.0.1 seems to be a proxy";
  const auto hints_after = [&](const std::vector<std::string>& arguments, const std::string& field) {
    std::vector<std::string> all = {"--store", "sqlite:" + (scratch.path() / "bastide.db").string()};
    all.insert(all.end(), arguments.begin(), arguments.end());
    Program program(all);
    std::vector<Wire> many;
    for (int i = 0; i < 3; ++i) {
      many.emplace_back(program.port());
      many.back().send("GET /healthz HTTP/1.1\r\nHost: a\r\n" + field + "\r\n");
      many.back().receive_until("}");
    }
    program.signal(SIGTERM);
    CHECK(program.wait() == 0);
    const std::string log = program.log();
    return log.contains(hint) ? (log.find(hint) == log.rfind(hint) ? 1 : 2) : 0;
  };
  CHECK(hints_after({}, "X-Forwarded-For: 192.0.2.1\r\n") == 1);
  CHECK(hints_after({"--trusted-proxies", "127.0.0.0/8"}, "X-Forwarded-For: 192.0.2.1\r\n") == 0);
  CHECK(hints_after({}, "") == 0);
  CHECK(hints_after({"--connections-per-address-max", "2"}, "") == 1);
}

TEST_CASE("nobody counts as silent while the server itself was stopped", "[server][program][silence]") {
  const Scratch scratch;
  Program program(with_store(scratch, {"--ping-interval", "1s", "--silence-timeout", "4s"}));
  const Ticket ticket = make_room(program.port());
  Player talks(program.port());
  REQUIRE(talks.join(ticket.room, ticket.secret).at("type") == "reply");
  Player listens(program.port());
  REQUIRE(listens.join(ticket.room).at("type") == "reply");
  program.signal(SIGSTOP);
  talks.send({{"type", "chat"}, {"text", "still here"}});
  std::this_thread::sleep_for(6s);  // longer than anybody may be silent
  program.signal(SIGCONT);
  const std::int64_t seq = listens.seq() + 1;
  listens.wait_for_seq(seq);
  talks.wait_for_seq(seq);
  CHECK(figure(program.port(), "bastide_dropped_total{reason=\"silent\"}") == 0);
  for (Player* player : {&talks, &listens}) CHECK(player->ask({{"type", "ping"}}).at("type") == "reply");
}

TEST_CASE("no secret and no tile is ever in the log", "[server][program][log]") {
  const Scratch scratch;
  Program program(with_store(scratch, {"--log-level", "trace", "--log-format", "json"}));
  const json rules = GENERATE(values<json>({json::object(), {{"game", "castle"}}}));
  Table table(program.port(), 2, {}, rules);
  Random random(5);
  Player stranger(program.port());
  const std::string wrong = new_secret();
  CHECK(stranger.join(table.room, wrong).at("code") == "room/bad_secret");
  const std::string renewed = new_secret();
  REQUIRE(table.players[1].ask({{"type", "renew"}, {"secret", renewed}}).at("type") == "reply");
  table.players[0].wait_for_seq(table.players[1].seq());
  while (!table.over()) table.move(random);
  stranger.socket().send_text("{\"secret\":\"" + wrong + "\"");
  program.signal(SIGTERM);
  CHECK(program.wait() == 0);

  const std::string log = program.log();
  CHECK(log.contains("serving"));
  for (const std::string& secret : {table.tickets[0].secret, table.tickets[1].secret, wrong, renewed}) {
    CHECK_FALSE(log.contains(secret));
    const auto bytes = protocol::from_base64url(secret);
    REQUIRE(bytes);
    CHECK_FALSE(log.contains(protocol::to_hex(*bytes)));
    const protocol::Bytes32 hash = protocol::sha256(*bytes);
    CHECK_FALSE(log.contains(protocol::to_hex(hash)));
    CHECK_FALSE(log.contains(protocol::to_base64url(hash)));
  }
  CHECK_FALSE(std::regex_search(log, std::regex(R"(\b(base-[A-X]|K\d\d)\b|wall_tile)")));  // nor any tile
  std::istringstream lines(log);
  for (std::string line; std::getline(lines, line);) CHECK(json::accept(line));
}

TEST_CASE("a room's code is in the log at its level debug alone", "[server][program][log]") {
  const std::string level = GENERATE("info", "debug");
  const Scratch scratch;
  Program program(with_store(scratch, {"--log-level", level}));
  Random random(5);
  Table table(program.port(), 2);
  while (!table.over()) table.move(random);
  program.signal(SIGTERM);
  CHECK(program.wait() == 0);
  CHECK(program.log().contains("room #1: game 1 has ended"));
  CHECK(program.log().contains(table.room) == (level == "debug"));
}

TEST_CASE("what a host got wrong is said in one sentence, with exit code 2", "[server][program][settings]") {
  const Scratch scratch;
  const std::string file = (scratch.path() / "bastide.toml").string();
  std::ofstream(file) << "turn_tiemout = '5s'\n";
  const std::string text = (scratch.path() / "text.db").string();
  std::ofstream(text) << std::string(4096, 'x');
  Program program(with_store(scratch));
  struct Row {
    std::vector<std::string> arguments;
    std::vector<std::string> environment;
    std::string complaint;
  };
  const std::vector<Row> rows = {
      {{"serve", "--nonsense"}, {}, "nonsense"},
      {{"serve", "--listen", "8080"}, {}, "--listen must be like"},
      {{"serve", "--listen", "127.0.0.1:99999"}, {}, "--listen must be like"},
      {{"serve", "--listen", fmt::format("127.0.0.1:{}", program.port()), "--state",
        scratch.path() / "other"},
       {},
       "Address already in use"},
      {{"serve", "--config", file}, {}, "turn_tiemout is no setting"},
      {{"serve", "--config", "/nowhere.toml"}, {}, "/nowhere.toml"},
      {{"serve", "--metrics-listen", "9090"}, {}, "--metrics-listen must be like"},
      {{"serve", "--metrics-listen", "127.0.0.1:0", "--metrics-public"}, {}, "exclude each other"},
      {{"serve", "--trusted-proxies", "172.16.0.0/33"},
       {},
       "--trusted-proxies must be IP addresses or networks"},
      {{"serve"}, {"BASTIDE_PING_INTERVAL=soon"}, "BASTIDE_PING_INTERVAL must be"},
      {{"serve", "--origins", "play.example"}, {}, "--origins must be origins like"},
      {{"serve", "--store", "postgres://host/db"}, {}, "--store must be like"},
      {{"admin", "backup", "copy.db", "--store", "memory:"}, {}, "keeps nothing"},
      {{"serve", "--listen", "127.0.0.1:0", "--store", "sqlite:" + text}, {}, text},
      {{"serve", "--listen", "127.0.0.1:0", "--web", scratch.path(), "--state", scratch.path() / "web"},
       {},
       "index.html"},
      {{"replay", "/nowhere.json"}, {}, "cannot read /nowhere.json"},
      {{"verify"}, {}, "FILE is required"},
      {{"bench", "--rules", "{"}, {}, "--rules"},
      {{"bench", "--rules", R"({"game":"chess"})"}, {}, "rules/unknown_game at game"},
      {{"bench", "--rules", R"({"modules":["dragon"]})"}, {}, "rules/unknown_module at modules[0]"},
      {{"bench", "--rules", R"({"game":"castle"})", "--seats", "3"}, {}, "--seats must be 2"},
      {{"bench", "--seats", "6"}, {}, "--seats must be from 1 to 5"},
      {{"bench", "--games", "0"}, {}, "--games"},
      {{"bench", "--seed", "-1"}, {}, "--seed: must be a decimal number of 64 bits"},
      {{"bench", "--seed", "18446744073709551616"}, {}, "--seed: must be a decimal number of 64 bits"},
      {{"arena", "grandmaster"}, {}, "there is no level \"grandmaster\""},
      {{"arena", "--seats", "1"}, {}, "a match needs two seats"},
      {{"arena", "--worse", "0.8", "--better", "0.7"}, {}, "--worse must be less than --better"},
      {{"arena", "--decks", "0"}, {}, "--decks"},
      {{"arena", "--nodes", "many"}, {}, "--nodes"},
      {{"load", "--url", "https://play.example"}, {}, "--url must be like"},
      {{"load", "--url", "http://127.0.0.1:1", "--rules", R"({"preset":"old"})"}, {}, "unknown_preset"},
      {{"load", "--url", "http://127.0.0.1:1", "--rules", R"({"game":"castle"})", "--seats", "1"},
       {},
       "--seats must be 2"},
      {{"load", "--url", "http://127.0.0.1:1", "--rate", "nan"}, {}, "--rate: must be a number from 0"},
      {{"load", "--url", "http://127.0.0.1:1", "--against", "play.example"}, {}, "--against must be like"},
      {{"load", "--url", "http://127.0.0.1:1", "--chat-every", "often"},
       {},
       "--chat-every: must be a duration"},
      {{"healthcheck"}, {"BASTIDE_LISTEN=127.0.0.1:0"}, "--url"},
      {{}, {}, "subcommand"},
  };
  for (const Row& row : rows) {
    const Run run = run_program(row.arguments, row.environment);
    CAPTURE(run.output, row.complaint);
    CHECK(run.exit_code == 2);
    CHECK(run.output.contains("bastide: "));
    CHECK(run.output.contains(row.complaint));
    CHECK(std::ranges::count(run.output, '\n') <= 2);
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

TEST_CASE("the help lists every setting with its default", "[server][program][settings]") {
  const Run run = run_program({"serve", "--help"});
  CHECK(run.exit_code == 0);
  for (const char* part : {"--listen", "127.0.0.1:8080", "--store", "--origins", "--trusted-proxies",
                           "--limits-exempt", "--outbox-bytes-max", "256KiB", "--silence-timeout", "25s",
                           "--game-abandoned-after", "7d", "BASTIDE_"}) {
    CAPTURE(part);
    CHECK(run.output.contains(part));
  }
}

TEST_CASE("the program tells its version, and the commit where it is known", "[server][program]") {
  const std::string version = run_program({"--version"}).output;
  CAPTURE(version);
  CHECK(std::regex_match(version, std::regex(R"(bastide \d+\.\d+\.\d+( \(commit [0-9A-Za-z.-]+\))?\n)")));
}

TEST_CASE("the health check asks where the settings let the server listen", "[server][program]") {
  const Scratch scratch;
  const Program program(with_store(scratch));
  const std::string any = fmt::format("0.0.0.0:{}", program.port());
  CHECK(run_program({"healthcheck"}, {"BASTIDE_LISTEN=" + any}).exit_code == 0);
  CHECK(run_program({"healthcheck"}, {"BASTIDE_LISTEN=127.0.0.1:1"}).exit_code == 1);
  const std::string file = scratch.path() / "bastide.toml";
  std::ofstream(file) << "listen = '" << any << "'\n";
  CHECK(run_program({"healthcheck", "--config", file}).exit_code == 0);
  CHECK(run_program({"healthcheck"}, {"BASTIDE_CONFIG=" + file}).exit_code == 0);
}

TEST_CASE("bench plays every game, and the same one alike each time", "[server][program]") {
  std::set<std::string> signatures;
  for (const char* rules :
       {"{}", R"({"preset": "new-edition-full"})", R"({"preset": "tower-2006"})",
        R"({"modules": ["farmers", "river", "abbot", "tower"]})", R"({"game": "castle"})"}) {
    const std::vector<std::string> arguments = {"bench", "--games", "20", "--rules", rules, "--json"};
    const json figures = json::parse(run_program(arguments).output);
    CAPTURE(rules, figures.dump());
    CHECK(figures.at("games") == 20);
    CHECK(figures.at("moves") > 20 * 50);
    CHECK(figures.at("games_per_s") > 0);
    CHECK(json::parse(run_program(arguments).output).at("signature") == figures.at("signature"));
    signatures.insert(figures.at("signature"));
  }
  CHECK(signatures.size() == 5);
}

TEST_CASE("the arena tells the same however many threads play, and stops when its test is decided",
          "[server][program]") {
  const auto arena = [](const std::string& threads, const std::vector<std::string>& more) {
    std::vector<std::string> arguments = {"arena", "neighbour", "random", "--json", "--threads", threads};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run_program(arguments).output;
  };
  const std::string alone = arena("1", {"--decks", "4"});
  CHECK(arena("3", {"--decks", "4"}) == alone);
  CHECK(std::ranges::count(alone, '\n') == 5);
  const json all = json::parse(alone.substr(alone.rfind('{')));
  CHECK(all.at("decks") == 4);
  CHECK(all.at("games") == 8);
  CHECK(all.at("share") == 1);
  CHECK(all.at("test") == "none");
  const std::string tested = arena("2", {"--decks", "100000", "--worse", "0.5", "--better", "0.75"});
  const json decided = json::parse(tested.substr(tested.rfind('{')));
  CHECK(decided.at("test") == "better");
  CHECK(decided.at("decks") < 100);
}

TEST_CASE("the health check and the load generator talk to a running server", "[server][program]") {
  const Scratch scratch;
  const Program program(with_store(scratch));
  const std::string url = fmt::format("http://127.0.0.1:{}", program.port());
  CHECK(run_program({"healthcheck", "--url", url + "/healthz"}).exit_code == 0);
  CHECK(run_program({"healthcheck", "--url", url + "/readyz"}).exit_code == 0);
  CHECK(run_program({"healthcheck", "--url", url + "/nowhere"}).exit_code == 1);
  CHECK(run_program({"healthcheck", "--url", "http://127.0.0.1:1/healthz"}).exit_code == 1);
  struct Row {
    std::string rules;
    std::string seats;
  };
  const auto row = GENERATE(values<Row>({
      {"{}", "3"},
      {R"({"modules": ["farmers", "river", "abbot", "tower"]})", "3"},
      {R"({"game": "castle"})", "2"},
  }));
  const Run load = run_program({"load", "--url", url, "--rooms", "3", "--seats", row.seats, "--rules",
                                row.rules, "--seconds", "1", "--json"});
  CAPTURE(load.output);
  REQUIRE(load.exit_code == 0);
  const json figures = json::parse(load.output);
  CHECK(figures.at("errors") == 0);
  CHECK(figures.at("moves") > 0);
  CHECK(figures.at("p99_ms") >= figures.at("p50_ms"));
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
