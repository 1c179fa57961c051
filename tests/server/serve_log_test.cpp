// What `bastide serve` writes to its log, and what it never writes.
#include "player.hpp"
#include "push_receiver.hpp"
#include "test_server.hpp"

#include "catch.hpp"

#include <protocol/bytes.hpp>

#include <csignal>
#include <regex>
#include <sstream>
#include <string>

using namespace bastide;
using namespace bastide::test;

namespace {

/// Makes the program log until lines are dropped, since nothing reads them.
void fill_log(Program& program) {
  program.leave_log();
  for (int i = 0; i < 2000 && figure(program.port(), "bastide_log_lines_dropped_total") <= 0; ++i)
    make_room(program.port());
  REQUIRE(figure(program.port(), "bastide_log_lines_dropped_total") > 0);
}

}  // namespace

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

TEST_CASE("the address of a chat outlives the program, and is in no line of the log",
          "[server][program][log][webhook]") {
  PushReceiver receiver;
  const Scratch scratch;
  const std::vector<std::string> options =
      with_store(scratch, {"--log-level", "trace", "--webhook-services", receiver.host(), "--webhook-site",
                           "https://play.example.com/", "--webhook-to-private"});
  std::string log;
  std::string room, secret;
  {
    Program program(options);
    CHECK(get(program.port(), "/api/v1").body.contains(R"("webhook_services":["localhost"])"));
    Table table(program.port(), 2);
    room = table.room;
    secret = table.tickets[0].secret;
    Player& host = table.players[0];
    const json set = {
        {"type", "set_webhook"}, {"endpoint", receiver.url("/hooks/sesame")}, {"language", "en"}};
    CHECK(host.ask(set).at("type") == "reply");
    receiver.answer_with(403);
    CHECK(host.ask({{"type", "try_webhook"}}).at("code") == "room/webhook_failed");
    program.signal(SIGTERM);
    CHECK(program.wait() == 0);
    log = program.log();
  }
  receiver.answer_with(204);
  Program program(options);
  Player host(program.port());
  host.join(room, secret);
  CHECK(host.ask({{"type", "try_webhook"}}).at("type") == "reply");
  CHECK(figure(program.port(), R"(bastide_webhook_messages_total{result="sent"})") == 1);
  program.signal(SIGTERM);
  CHECK(program.wait() == 0);
  CHECK(receiver.requests() == 2);
  CHECK(receiver.next().target == "/hooks/sesame");
  log += program.log();
  CHECK(log.contains("serving"));
  CHECK_FALSE(log.contains("sesame"));
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
