// Whole games over real sockets against a server inside the test program.
#include "player.hpp"
#include "record_tools.hpp"
#include "test_server.hpp"

#include "all_modules.hpp"
#include "catch.hpp"
#include "effort.hpp"
#include "schema_check.hpp"

#include <server/rooms/gzip.hpp>

#include <algorithm>
#include <string>

using namespace bastide;
using namespace bastide::test;

namespace {

/// The rules of every kind of game, and all modules together.
json any_rules() {
  static const std::vector<json> all{
      {{"modules", all_modules()}},
      {{"game", "castle"}},
      json::object(),
      {{"preset", "tower-2006"}},
      {{"game", "discovery"}, {"preset", "discovery-expert"}},
  };
  return GENERATE(from_range(few_of(2, all)));
}

}  // namespace

TEST_CASE("two clients play whole games, and each record verifies", "[server][game]") {
  TestServer server;
  const json rules = any_rules();
  CAPTURE(rules.dump());
  Table table(server.port(), 2, {}, rules);
  for (int game = 0; game < std::max(1, effort(2)); ++game) {
    Random random(static_cast<std::uint64_t>(game) + 1);
    while (!table.over()) table.move(random);
    const json& view = table.players[0].view();
    CHECK(view.at("game").at("result").at("ended") == "finished");
    CHECK(table.players[1].view().at("game") == view.at("game"));

    const std::string id = view.at("shuffle").at("game_id");
    const Answer record = get(server.port(), "/api/v1/games/" + id);
    REQUIRE(record.status == 200);
    CHECK(schema_faults(json::parse(record.body), "game_record") == "");
    const server::ToolReport report = server::verify_tool(record.body);
    CAPTURE(report.out, report.err);
    CHECK(report.exit_code == 0);
    const std::string etag = record.field("etag");
    CHECK(get(server.port(), "/api/v1/games/" + id, "If-None-Match: " + etag + "\r\n").status == 304);
    const Answer packed = get(server.port(), "/api/v1/games/" + id, "Accept-Encoding: gzip\r\n");
    CHECK(packed.field("content-encoding") == "gzip");
    CHECK(packed.field("etag") != etag);
    CHECK(server::gunzip(packed.body, 1 << 20) == record.body);

    const Answer turns = get(server.port(), "/api/v1/games/" + id + "/turns/0");
    REQUIRE(turns.status == 200);
    const json page = json::parse(turns.body);
    CHECK(schema_faults(page, "turns_page") == "");
    CHECK(page.at("turns") >= page.at("next").size());
    CHECK(page.at("next").size() <= server::Limits().turns_told_max);
    const Answer survey = get(server.port(), "/api/v1/games/" + id + "/surveys/2");
    REQUIRE(survey.status == 200);
    CHECK(schema_faults(json::parse(survey.body), "game_survey") == "");

    table.play_again();
  }
}

TEST_CASE("a whole game against a computer, which thinks on no thread of rooms or sockets",
          "[server][game][bots]") {
  server::Limits limits = TestServer::generous();
  limits.bot_pace_normal_ms = 0;
  limits.bot_ms_max = 20;
  TestServer server({}, limits);
  const Ticket ticket = make_room(server.port(), {{"seats", 2}, {"computers", {{{"level", "club"}}}}});
  Player ada(server.port());
  REQUIRE(ada.join(ticket.room, ticket.secret).at("seat") == 0);
  REQUIRE(ada.ask({{"type", "start"}}).at("type") == "reply");
  Random random(11);
  const auto over = [&] { return ada.view().at("phase") == "finished"; };
  while (!over()) {
    if (ada.view().at("game").at("seat") != 0) {
      REQUIRE(ada.take_message());
      continue;
    }
    const json act = {{"type", "act"}, {"actions", json::array({any_action(ada.view(), random)})}};
    REQUIRE(ada.ask(act).at("type") == "reply");
  }
  const std::string id = ada.view().at("shuffle").at("game_id");
  const Answer record = get(server.port(), "/api/v1/games/" + id);
  REQUIRE(record.status == 200);
  CHECK(schema_faults(json::parse(record.body), "game_record") == "");
  CHECK(server::verify_tool(record.body).exit_code == 0);
  CHECK(json::parse(record.body).at("seats").at(1).at("computer") == "club");
  CHECK(figure(server.port(), "bastide_computer_moves_total{level=\"club\"}") > 30);
  CHECK(figure(server.port(), "bastide_computer_decisions_elsewhere_total") == 0);
  CHECK(figure(server.port(), "bastide_computer_decisions_failed_total") == 0);
  CHECK(figure(server.port(), "bastide_computer_decisions_waiting") == 0);
}

TEST_CASE("a finished game is told turn by turn, as many at once as the host allows",
          "[server][game][turns]") {
  server::Limits limits;
  limits.turns_told_max = 4;
  TestServer server({}, limits);
  Table table(server.port(), 2);
  const std::string game =
      "/api/v1/games/" + table.players[0].view().at("shuffle").at("game_id").get<std::string>();
  const auto told = [&](const std::string& from, const std::string& fields = "") {
    return get(server.port(), game + "/turns/" + from, fields);
  };
  CHECK(told("0").status == 404);  // the game goes on
  Random random(3);
  for (int move = 0; move < 10; ++move) table.move(random);
  const int turn = table.players[0].view().at("game").at("turn");
  REQUIRE(turn > 4);
  REQUIRE(table.players[0].ask({{"type", "act"}, {"actions", {{{"type", "resign"}}}}}).is_object());

  const Answer first = told("0");
  REQUIRE(first.status == 200);
  const json page = json::parse(first.body);
  CHECK(page.at("next").size() == 4);
  CHECK(page.at("game").at("turn") == 1);
  const int turns = page.at("turns");
  CHECK(turns == turn);
  const json last = json::parse(told(std::to_string(turns)).body);
  CHECK(last.at("next").empty());
  CHECK(last.at("game").at("result").at("ended") == "resigned");
  CHECK(told(std::to_string(turns + 1)).status == 404);
  for (const char* nonsense : {"", "x", "-1", "1x", "99999", "1/2"}) {
    CHECK(told(nonsense).status == 404);
    CHECK(get(server.port(), game + "/surveys/" + nonsense).status == 404);
  }
  CHECK(get(server.port(), game + "/tunes/0").status == 404);

  const Answer packed = told("0", "Accept-Encoding: gzip\r\n");
  CHECK(server::gunzip(packed.body, 1 << 20) == first.body);
  CHECK(told("0", "If-None-Match: " + first.field("etag") + "\r\n").status == 304);
}

TEST_CASE("a client that comes back at any point goes on where it left", "[server][game][reconnect]") {
  TestServer server;
  const json rules = any_rules();
  CAPTURE(rules.dump());
  Table table(server.port(), 2, {}, rules);
  Random random(7);
  int by_deltas = 0;
  for (int round = 0; !table.over(); ++round) {
    table.move(random);
    if (round % 3 != 0 && !table.over()) continue;
    // One of them loses the connection and misses a change, or none.
    const std::size_t who = random.below(2);
    Player before = std::move(table.players[who]);
    const std::size_t other = 1 - who;
    if (random.below(2) == 0)
      REQUIRE(table.players[other].ask({{"type", "chat"}, {"text", "still there?"}}).is_object());
    Player after(server.port());
    after.resume(table.tickets[who], before);
    after.wait_for_seq(table.players[other].seq());
    CHECK(after.view().at("game").at("board") == table.players[other].view().at("game").at("board"));
    by_deltas += after.snapshots() == 0;
    table.players[who] = std::move(after);
  }
  CHECK(by_deltas > 0);
  CHECK(table.players[0].view().at("game").at("result").at("ended") == "finished");
}

TEST_CASE("a second connection takes the seat over from the first", "[server][game][reconnect]") {
  TestServer server;
  Table table(server.port(), 2);
  Player second(server.port());
  REQUIRE(second.join(table.room, table.tickets[0].secret).at("seat") == 0);
  CHECK(table.players[0].wait_for_close() == 4000);
  CHECK(table.players[0].closing().at("reason") == "taken_over");
  // Only the second one plays on.
  const bool turn = second.view().at("game").at("seat") == 0;
  Random random(3);
  Player& mover = turn ? second : table.players[1];
  const json act = {{"type", "act"}, {"actions", json::array({any_action(mover.view(), random)})}};
  CHECK(mover.ask(act).at("type") == "reply");
}

TEST_CASE("a spectator is told the first news at once, and further ones together after a while",
          "[server][websocket][spectators]") {
  server::NetOptions options;
  options.limits.spectator_interval = 1h;
  Random random(1);
  SECTION("what waits comes before an answer") {
    TestServer server(options);
    Table table(server.port(), 2);
    Player spectator(server.port());
    spectator.join(table.room);
    table.move(random);  // the players wait for none of it
    const std::int64_t first = table.players[0].seq();
    spectator.wait_for_seq(first);
    for (int i = 0; i < 20; ++i) table.move(random);
    CHECK_FALSE(spectator.take_message(300ms));
    CHECK(spectator.seq() == first);
    CHECK(spectator.ask({{"type", "ping"}}).at("type") == "reply");
    CHECK(spectator.seq() == table.players[0].seq());
    CHECK(spectator.view().at("game").at("board") == table.players[1].view().at("game").at("board"));
  }
  SECTION("what waits comes when it has waited") {
    options.limits.spectator_interval = 200ms;
    TestServer server(options);
    Table table(server.port(), 2);
    Player spectator(server.port());
    spectator.join(table.room);
    for (int i = 0; i < 3; ++i) table.move(random);
    spectator.wait_for_seq(table.players[0].seq());
    CHECK(eventually([&] { return server.stats().bytes_waiting == 0; }));
  }
}

TEST_CASE("a deaf spectator is dropped, and nobody is kept waiting for it", "[server][websocket][limits]") {
  server::NetOptions options;
  options.limits.outbox_bytes_max = 128 * 1024;
  options.limits.silence_timeout = 10min;  // long, since it is not the subject of this test
  server::Limits limits = TestServer::generous();
  limits.chat_lines_burst = 1'000'000;
  TestServer server(options, limits);
  Table table(server.port(), 2);
  Player deaf(server.port(), 4096);
  REQUIRE(deaf.join(table.room).at("seat").is_null());

  const json chat = {{"type", "chat"}, {"text", std::string(300, 'x')}};
  const auto dropped = [&] {
    return get(server.port(), "/metrics").body.contains("bastide_dropped_total{reason=\"too_slow\"} 1\n");
  };
  bool gone = false;
  for (int i = 0; i < 3000 && !gone; ++i) {
    REQUIRE(table.players[0].ask(chat).at("type") == "reply");
    table.players[1].wait_for_seq(table.players[0].seq());
    if (i % 50 == 0) gone = dropped();
  }
  CHECK(gone);
  // It still reads whole messages, and the reason at the end.
  const int code = deaf.wait_for_close();
  CHECK((code == 4002 || code == 0));
  if (code == 4002) CHECK(deaf.closing().at("reason") == "too_slow");
}
