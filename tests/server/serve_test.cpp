// `bastide serve` as a host runs it: signals, health, metrics, proxies.
#include "player.hpp"
#include "test_server.hpp"

#include "catch.hpp"

#include <fmt/format.h>
#include <sqlite3.h>

#include <chrono>
#include <csignal>
#include <cstdint>
#include <filesystem>
#include <string>
#include <thread>
#include <vector>

using namespace bastide;
using namespace bastide::test;

namespace {

json room_wish() { return {{"secret", new_secret()}, {"name", "Ada"}}; }

}  // namespace

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
  CHECK(std::chrono::steady_clock::now() - start < 20s);  // 5 s on an idle machine
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
  std::this_thread::sleep_for(6s);  // longer than the silence limit
  program.signal(SIGCONT);
  const std::int64_t seq = listens.seq() + 1;
  listens.wait_for_seq(seq);
  talks.wait_for_seq(seq);
  CHECK(figure(program.port(), "bastide_dropped_total{reason=\"silent\"}") == 0);
  for (Player* player : {&talks, &listens}) CHECK(player->ask({{"type", "ping"}}).at("type") == "reply");
}
