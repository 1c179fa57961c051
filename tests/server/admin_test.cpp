// bastide admin against running servers, over their sockets.
#include "player.hpp"
#include "test_server.hpp"

#include "catch.hpp"

#include <server/net/bans.hpp>

#include <fmt/format.h>
#include <sys/stat.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

using namespace bastide;
using namespace bastide::test;

namespace {

/// A server with its own store, and its admin.
struct Hosted {
  explicit Hosted(std::vector<std::string> more = {}) : options(std::move(more)) { start(); }

  void start() {
    std::vector<std::string> arguments = {"--store", "sqlite:" + store()};
    arguments.insert(arguments.end(), options.begin(), options.end());
    program.emplace(arguments);
  }
  std::string store() const { return (scratch.path() / "bastide.db").string(); }
  Run admin(std::vector<std::string> arguments) const {
    arguments.insert(arguments.begin(), "admin");
    arguments.insert(arguments.end(), {"--store", "sqlite:" + store()});
    return run_program(arguments);
  }
  /// A command's answer, one object per line.
  std::vector<json> ask(std::vector<std::string> arguments) const {
    arguments.emplace_back("--json");
    const Run run = admin(std::move(arguments));
    CAPTURE(run.output);
    REQUIRE(run.exit_code == 0);
    std::vector<json> lines;
    std::istringstream in(run.output);
    for (std::string line; std::getline(in, line);) lines.push_back(json::parse(line));
    return lines;
  }

  const Scratch scratch;
  const std::vector<std::string> options;
  std::optional<Program> program;
};

}  // namespace

TEST_CASE("a room has the same name in the log and for the admin, and lines tell seat and request",
          "[server][program][admin][log]") {
  Hosted host({"--log-format", "json"});
  make_room(host.program->port());
  Table table(host.program->port(), 2);
  const std::string name = host.ask({"room", table.room})[0].at("logged_as");
  CHECK(name.starts_with("#"));
  CHECK(host.admin({"room", table.room}).output.contains(" (" + name + " in the log), playing"));
  CHECK(eventually([&] { return host.program->log().contains("starts with 2 seats"); }));
  std::istringstream log(host.program->log());
  int told = 0;
  for (std::string text; std::getline(log, text);) {
    if (!text.contains("starts with 2 seats")) continue;
    const json line = json::parse(text);
    CHECK(line.at("message").get<std::string>().starts_with("room " + name + ": "));
    CHECK(line.at("room") == name);
    CHECK(line.at("seat") == 0);
    CHECK_FALSE(line.at("request").get<std::string>().empty());
    ++told;
  }
  CHECK(told == 1);
}

TEST_CASE("the admin deletes a record, and a room with all that is told of its people",
          "[server][program][admin]") {
  const Hosted host;
  Table table(host.program->port(), 2);
  const std::string game = table.players[0].view().at("shuffle").at("game_id");
  CHECK(host.admin({"forget", game}).exit_code == 1);
  REQUIRE(
      table.players[1].ask({{"type", "act"}, {"actions", json::array({{{"type", "resign"}}})}}).at("type") ==
      "reply");
  const auto status = [&] { return get(host.program->port(), "/api/v1/games/" + game).status; };
  REQUIRE(eventually([&] { return status() == 200; }));
  const Run deleted = host.admin({"forget", game});
  CHECK(deleted.output == "the record is deleted\n");
  CHECK(status() == 404);
  CHECK(host.admin({"forget", game}).exit_code == 1);

  Table other(host.program->port(), 2);
  const std::string running = other.players[0].view().at("shuffle").at("game_id");
  const std::string code = other.room.substr(0, 4) + "-" + other.room.substr(4);
  CHECK(host.admin({"forget", code}).output == "the room is closed, and 1 record is deleted\n");
  CHECK(get(host.program->port(), "/api/v1/games/" + running).status == 404);
  CHECK(host.admin({"forget", code}).output == "the room is closed, and 0 records are deleted\n");
  CHECK(host.admin({"forget", "2222-2222"}).exit_code == 1);
  CHECK(host.admin({"forget", "nonsense"}).exit_code == 1);
}

TEST_CASE("the admin forgets one seat, and no byte of the store holds its name or lines",
          "[server][program][admin]") {
  Hosted host;
  Table table(host.program->port(), 2);
  Player& her = table.players[1];
  REQUIRE(her.ask({{"type", "profile"}, {"name", "Wilhelmina"}}).at("type") == "reply");
  REQUIRE(her.ask({{"type", "chat"}, {"text", "see you at the fountain"}}).at("type") == "reply");
  const std::string code = table.room.substr(0, 4) + "-" + table.room.substr(4);
  const auto holds = [&](const std::string& trace) {
    for (const auto& file : std::filesystem::directory_iterator(host.scratch.path())) {
      if (!file.is_regular_file()) continue;
      std::stringstream bytes;
      bytes << std::ifstream(file.path()).rdbuf();
      if (bytes.str().contains(trace)) return true;
    }
    return false;
  };
  REQUIRE(holds("Wilhelmina"));
  CHECK(host.admin({"forget", code, "2"}).exit_code == 1);
  CHECK(host.admin({"forget", code, "her"}).exit_code == 1);
  CHECK(host.admin({"forget", "2222-2222", "0"}).exit_code == 1);
  CHECK(host.admin({"forget", code, "1"}).output ==
        "the seat's name and lines are deleted, and the name from 0 records\n");
  CHECK(!holds("Wilhelmina"));
  CHECK(!holds("fountain"));
  REQUIRE(table.players[0].ask({{"type", "ping"}}).at("type") == "reply");  // what came before has been read
  CHECK(table.players[0].view().at("seats").at(1).at("name") == "N. N.");

  const std::string game = table.players[0].view().at("shuffle").at("game_id");
  REQUIRE(her.ask({{"type", "act"}, {"actions", json::array({{{"type", "resign"}}})}}).at("type") == "reply");
  const auto record = [&] { return get(host.program->port(), "/api/v1/games/" + game); };
  REQUIRE(eventually([&] { return record().status == 200; }));
  CHECK(json::parse(record().body).at("seats").at(1).at("name") == "N. N.");
  CHECK(host.admin({"forget", game, "0"}).output == "the name is deleted from the record\n");
  CHECK(json::parse(record().body).at("seats").at(0).at("name") == "N. N.");
  CHECK(host.admin({"forget", game, "0"}).exit_code == 1);
  CHECK(host.admin({"forget", code}).exit_code == 0);
  CHECK(!holds(game));
}

TEST_CASE("the admin reads what people report, removes it, and forgets it with whom it names",
          "[server][program][admin]") {
  Hosted host({"--open-tables"});
  Table table(host.program->port(), 2);
  Player& him = table.players[0];
  Player& her = table.players[1];
  CHECK(host.admin({"reports"}).output == "nobody has reported anything\n");
  CHECK(host.admin({"reports", "--json"}).output.empty());
  REQUIRE(her.ask({{"type", "profile"}, {"name", "Wilhelmina"}}).at("type") == "reply");
  REQUIRE(her.ask({{"type", "chat"}, {"text", "you play like a goose"}}).at("type") == "reply");
  const json report{{"type", "report"}, {"seat", 1}, {"reason", "insults"}, {"text", "a goose"}};
  REQUIRE(him.ask(report).at("type") == "reply");
  const std::string text = host.admin({"reports"}).output;
  CHECK(text.contains(": seat 1 (Wilhelmina) by seat 0 ("));
  CHECK(text.contains("  \"a goose\"\n"));
  CHECK(text.contains("  seat 1, Wilhelmina: you play like a goose\n"));
  const json told = host.ask({"reports"});
  REQUIRE(told.size() == 2);
  CHECK(told[0].at("room") == table.room);
  CHECK(told[0].at("reason") == "insults");
  CHECK(told[1].at("said_in") == told[0].at("report"));
  CHECK(told[1].at("text") == "you play like a goose");
  CHECK(figure(host.program->port(), "bastide_reports_total") == 1);
  CHECK(host.admin({"reports", "--remove", "0123"}).exit_code == 1);
  const std::string id = told[0].at("report");
  CHECK(host.admin({"reports", "--remove", id}).output == "the report is removed\n");
  CHECK(host.admin({"reports"}).output == "nobody has reported anything\n");

  REQUIRE(him.ask(report).at("type") == "reply");
  const std::string code = table.room.substr(0, 4) + "-" + table.room.substr(4);
  CHECK(host.admin({"forget", code, "1"}).exit_code == 0);
  CHECK(host.admin({"reports"}).output == "nobody has reported anything\n");
}

TEST_CASE("the admin lists all rooms of the store, beside a server and without", "[server][program][admin]") {
  Hosted host;
  const Ticket lobby = make_room(host.program->port());
  Table table(host.program->port(), 2);
  CHECK(host.admin({"end", lobby.room}).exit_code == 0);
  const auto stored = [&] {
    std::map<std::string, json> rooms;
    for (const json& line : host.ask({"rooms", "--stored"})) rooms[line.at("room")] = line;
    return rooms;
  };
  // The end is told before it is stored.
  REQUIRE(eventually([&] { return stored()[lobby.room].contains("closed_ms"); }));
  auto rooms = stored();
  REQUIRE(rooms.size() == 2);
  CHECK(rooms[table.room].at("seq") == table.players[0].seq());
  CHECK(rooms[table.room].at("changed_ms") > 1'700'000'000'000);
  host.program->signal(SIGTERM);
  CHECK(host.program->wait() == 0);
  CHECK(stored() == rooms);
  const std::string code = table.room.substr(0, 4) + "-" + table.room.substr(4);
  const std::string listed = host.admin({"rooms", "--stored"}).output;
  CHECK(listed.contains(code));
  CHECK(listed.ends_with("2 rooms in the store\n"));
  CHECK(host.admin({"rooms"}).exit_code == 2);
}

TEST_CASE("the admin sees the rooms in memory, and who is in one", "[server][program][admin]") {
  const Hosted host;
  CHECK(host.ask({"rooms"}).empty());
  Table table(host.program->port(), 2);
  Player watcher(host.program->port());
  REQUIRE(watcher.join(table.room).at("type") == "reply");
  const Ticket lobby = make_room(host.program->port());
  Player alone(host.program->port());
  REQUIRE(alone.join(lobby.room, lobby.secret).at("type") == "reply");

  const std::vector<json> rooms = host.ask({"rooms"});
  REQUIRE(rooms.size() == 2);
  const json& playing = rooms[0].at("room") == table.room ? rooms[0] : rooms[1];
  CHECK(playing.at("phase") == "playing");
  CHECK(playing.at("connected") == 2);
  CHECK(playing.at("spectators") == 1);
  CHECK(playing.at("seq") == table.players[0].seq());

  const std::string code = table.room.substr(0, 4) + "-" + table.room.substr(4);
  const std::vector<json> room = host.ask({"room", code});
  REQUIRE(room.size() == 4);
  CHECK(room[0].at("game_id") == table.players[0].view().at("shuffle").at("game_id"));
  CHECK(room[1].at("name") == table.players[0].view().at("seats").at(0).at("name"));
  CHECK(room[1].at("address") == "127.0.0.1");
  CHECK(room[3].at("spectator") == "127.0.0.1");

  const Run text = host.admin({"rooms"});
  CHECK(text.output.contains(code));
  CHECK(text.output.contains("2 rooms in memory"));
  CHECK(host.admin({"room", code}).output.contains("connected from 127.0.0.1"));
  Player yossi(host.program->port());
  REQUIRE(yossi.join(lobby.room).at("type") == "reply");
  yossi.sit(lobby.room, "\u05d9\u05d5\u05e1\u05d9");
  CHECK(host.admin({"room", lobby.room})
            .output.contains(": \u2068\u05d9\u05d5\u05e1\u05d9\u2069, connected from"));
  const Ticket computers = make_room(host.program->port(), {{"computers", {{{"level", "club"}}}}});
  Player ada(host.program->port());
  ada.join(computers.room, computers.secret);
  CHECK(host.admin({"room", computers.room}).output.contains(", played by a computer (club)"));
  CHECK(host.ask({"room", computers.room}).at(2).at("computer") == "club");
  // No secret is revealed, neither of seats nor of the shuffle.
  CHECK(!text.output.contains("secret"));
}

TEST_CASE("the admin ends a room: its people are told, its game counts as abandoned, and it stays closed",
          "[server][program][admin]") {
  const Hosted host;
  Table table(host.program->port(), 2);
  const std::string game = table.players[0].view().at("shuffle").at("game_id");
  const Run end = host.admin({"end", table.room});
  CAPTURE(end.output);
  CHECK(end.exit_code == 0);
  CHECK(table.players[0].wait_for_close() == 4003);
  CHECK(table.players[1].wait_for_close() == 4003);
  const std::string record = get(host.program->port(), "/api/v1/games/" + game).body;
  CHECK(json::parse(record).at("result").at("ended") == "abandoned");
  CHECK(Player(host.program->port()).join(table.room).at("code") == "room/closed");

  // A room can also be ended while it is not in memory; and asking makes no room.
  CHECK(host.admin({"end", table.room}).exit_code <= 1);
  const Ticket stored = make_room(host.program->port());
  CHECK(host.admin({"end", stored.room}).exit_code == 0);
  CHECK(Player(host.program->port()).join(stored.room, stored.secret).at("code") == "room/closed");
  const Run nowhere = host.admin({"end", "2222-2222"});
  CHECK(nowhere.exit_code == 1);
  CHECK(nowhere.output.contains("room/not_found"));
  CHECK(host.admin({"room", "nonsense"}).exit_code == 1);
}

TEST_CASE("an announcement reaches everybody who is in a room", "[server][program][admin]") {
  const Hosted host;
  Table table(host.program->port(), 2);
  const std::string text = "Tea at five: „Grüße“";
  CHECK(host.admin({"announce", text}).exit_code == 0);
  for (Player& player : table.players) {
    while (player.announcement().empty()) REQUIRE(player.take_message());
    CHECK(player.announcement() == text);
  }
  Random random(1);
  table.move(random);  // and the game goes on
  for (const std::string& bad : {std::string(301, 'x'), std::string(" x"), std::string("a\x07") + "b"}) {
    const Run refused = host.admin({"announce", bad});
    CAPTURE(refused.output);
    CHECK(refused.exit_code == 1);
    CHECK(refused.output.contains("an announcement has 1 to 300 characters"));
  }
  // Invalid UTF-8 does no harm.
  CHECK(host.admin({"announce", "a \xff b"}).exit_code == 0);
  while (table.players[0].announcement() == text) REQUIRE(table.players[0].take_message());
}

TEST_CASE("a banned address is turned away at once, also after a restart, until it is let in again",
          "[server][program][admin]") {
  Hosted host({"--trusted-proxies", "127.0.0.1"});
  const auto handshake = [&](const std::string& from) {
    return WebSocketWire(host.program->port(), {.fields = "X-Forwarded-For: " + from + "\r\n"});
  };
  const auto status = [&](const std::string& from) {
    return get(host.program->port(), "/api/v1/catalogue", "X-Forwarded-For: " + from + "\r\n").status;
  };
  WebSocketWire guest = handshake("203.0.113.7");
  WebSocketWire other = handshake("203.0.114.7");
  REQUIRE(guest.answer().status == 101);
  const Run ban = host.admin({"ban", "203.0.113.0/24"});
  CAPTURE(ban.output);
  CHECK(ban.exit_code == 0);
  CHECK(guest.read_to_close() == 1008);
  CHECK(handshake("203.0.113.9").answer().status == 403);
  CHECK(status("203.0.113.9") == 403);
  CHECK(status("203.0.114.7") == 200);
  other.send_text(R"({"type":"ping","id":"1"})");
  CHECK(other.read_frame().is_text());
  CHECK(figure(host.program->port(), R"(bastide_refused_total{reason="banned"})") == 2);
  CHECK(host.admin({"ban", "2001:db8::/32", "--for", "1d"}).exit_code == 0);

  host.program->signal(SIGKILL);
  host.program->wait();
  host.start();
  CHECK(status("203.0.113.9") == 403);
  CHECK(status("2001:db8::1") == 403);
  const std::vector<json> bans = host.ask({"bans"});
  REQUIRE(bans.size() == 2);
  CHECK(bans[0].at("network") == "203.0.113.0/24");
  CHECK(!bans[0].contains("until_ms"));
  CHECK(bans[1].contains("until_ms"));
  CHECK(host.admin({"unban", "203.0.113.0/24"}).exit_code == 0);
  CHECK(status("203.0.113.9") == 200);
  CHECK(host.admin({"unban", "203.0.113.0/24"}).exit_code == 1);
  CHECK(host.admin({"ban", "everybody"}).output.contains("no address and no network"));
  CHECK(host.admin({"ban", "203.0.113.1", "--for", "ever"}).output.contains("no duration"));
}

TEST_CASE("a ban ends at its time", "[server][admin]") {
  server::Bans bans;
  bans.add({.network = "203.0.113.7", .until_ms = 1000});
  CHECK(bans.contain("203.0.113.7", 999));
  CHECK(!bans.contain("203.0.113.8", 999));
  CHECK(!bans.contain("203.0.113.7", 1000));
  CHECK(bans.all(1000).empty());
  bans.add({.network = "203.0.113.7", .until_ms = {}});
  CHECK(bans.contain("203.0.113.7", 5000));
  CHECK(bans.all(5000).size() == 1);
}

TEST_CASE("the admin's socket is for the server's user alone, and goes with the server",
          "[server][program][admin]") {
  Hosted host;
  const std::string socket = host.store() + ".sock";
  struct stat status{};
  REQUIRE(stat(socket.c_str(), &status) == 0);
  CHECK((status.st_mode & 0777) == 0600);
  CHECK(S_ISSOCK(status.st_mode));
  // A killed server's socket belongs to nobody.
  host.program->signal(SIGKILL);
  host.program->wait();
  const Run nobody = host.admin({"rooms"});
  CHECK(nobody.exit_code == 2);
  CHECK(nobody.output.contains("no server answers at " + socket));
  host.start();
  CHECK(host.admin({"rooms"}).exit_code == 0);
  host.program->signal(SIGTERM);
  CHECK(host.program->wait() == 0);
  CHECK(!std::filesystem::exists(socket));
  CHECK(host.admin({"rooms"}).exit_code == 2);
}

TEST_CASE("a server that keeps nothing is administered by a socket that is named",
          "[server][program][admin]") {
  const Scratch scratch;
  const std::string socket = scratch.path() / "admin.sock";
  const Program program({"--store", "memory:", "--admin-socket", socket});
  const Run ban =
      run_program({"admin", "ban", "203.0.113.7", "--store", "memory:", "--admin-socket", socket});
  CAPTURE(ban.output);
  CHECK(ban.exit_code == 0);
  CHECK(ban.output.contains("keeps nothing"));
  CHECK(run_program({"admin", "rooms", "--store", "memory:"}).exit_code == 2);
}

TEST_CASE(
    "a file of bans that makes no sense is told, and a socket that can't be had keeps nobody from serving",
    "[server][program][admin]") {
  const Scratch scratch;
  const std::string store = scratch.path() / "bastide.db";
  std::ofstream(store + ".bans") << "203.0.113.7 -\nsomebody 5\n";
  const Run run = run_program({"serve", "--listen", "127.0.0.1:0", "--store", "sqlite:" + store});
  CHECK(run.exit_code == 2);
  CHECK(run.output.contains("\"somebody 5\" is no ban"));
  std::filesystem::remove(store + ".bans");
  const Program program({"--store", "sqlite:" + store, "--admin-socket", scratch.path() / "no" / "folder"});
  CHECK(program.log().contains("bastide admin can't reach this server"));
  CHECK(get(program.port(), "/readyz").status == 200);
}
