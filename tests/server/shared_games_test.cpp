// Games that were played elsewhere and are shared here, over real sockets; strangers send what they like.
#include "player.hpp"
#include "test_server.hpp"
#include "wire.hpp"

#include "catch.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <string>
#include <vector>

using namespace bastide;
using namespace bastide::test;
using nlohmann::json;

namespace {

const std::string kPath = "/api/v1/games";

/// The record of a game of two that was played on another server, until one of them gave it up.
json record_of_a_game() {
  TestServer elsewhere;
  Table table(elsewhere.port(), 2);
  Random random(5);
  for (int move = 0; move < 12; ++move) table.move(random);
  REQUIRE(table.players[0].ask({{"type", "act"}, {"actions", {{{"type", "resign"}}}}}).is_object());
  const std::string id = table.players[0].view().at("shuffle").at("game_id");
  return json::parse(get(elsewhere.port(), kPath + "/" + id).body);
}

Answer share(const TestServer& server, const json& record) {
  return post(server.port(), kPath, record.dump());
}

std::string code_of(const Answer& answer) {
  REQUIRE(json::accept(answer.body));
  return json::parse(answer.body).value("code", "");
}

std::string id_of(const Answer& answer) {
  REQUIRE(answer.status == 201);
  return json::parse(answer.body).at("game");
}

}  // namespace

TEST_CASE("a game that was played elsewhere is verified, kept and found by a link", "[server][shared]") {
  const json record = record_of_a_game();
  TestServer server;
  const Answer answer = share(server, record);
  CAPTURE(answer.body);
  const std::string id = id_of(answer);
  CHECK(id.size() == 32);
  CHECK(id != record.at("proof").at("game_id").get<std::string>());
  json kept = json::parse(get(server.port(), kPath + "/" + id).body);
  CHECK(kept.at("played_elsewhere") == true);
  kept.erase("played_elsewhere");
  CHECK(kept == record);
  CHECK(get(server.port(), kPath + "/" + id + "/turns/0").status == 200);
  CHECK(get(server.port(), kPath + "/" + id + "/surveys/1").status == 200);
  CHECK(get(server.port(), kPath + "/" + record.at("proof").at("game_id").get<std::string>()).status == 404);
  CHECK(figure(server.port(), "bastide_shared_games_total") == 1);

  SECTION("the same game gets the same id again, also as it is kept here") {
    CHECK(id_of(share(server, record)) == id);
    CHECK(id_of(share(server, json::parse(get(server.port(), kPath + "/" + id).body))) == id);
  }
  SECTION("the games of a server are not listed") { CHECK(get(server.port(), kPath).status == 405); }
}

TEST_CASE("no record that was changed is kept", "[server][shared]") {
  const json record = record_of_a_game();
  json changed = record;
  std::string code = "message/bad_value";
  SECTION("other scores") { changed["result"]["scores"][1] = 99; }
  SECTION("another winner") { changed["result"]["winners"] = json::array({0}); }
  SECTION("no result") { changed.erase("result"); }
  SECTION("no proof") { changed.erase("proof"); }
  SECTION("another secret") { changed["proof"]["secret"] = std::string(64, '0'); }
  SECTION("other randomness of a seat") { changed["proof"]["entropy"][0] = std::string(64, 'a'); }
  SECTION("another tile") {
    json& tile = changed["deck"]["order"][1];
    tile = tile == "base-D" ? "base-E" : "base-D";
  }
  SECTION("an action too few") { changed["actions"].erase(0); }
  SECTION("an action of the other seat") {
    changed["actions"][0]["seat"] = 1 - changed["actions"][0]["seat"].get<int>();
  }
  SECTION("a tile where none may lie") { changed["actions"][0]["x"] = 40; }
  SECTION("no start") {
    changed["start"] = json::array();
    code = "setup/bad_start";
  }
  SECTION("a start of its own") {
    const json tile = {{"tile", "base-D"}, {"x", 0}, {"y", 0}, {"rotation", 1}};
    changed["start"] = json::array({tile});
  }
  SECTION("rules that there are not") {
    changed["rules"]["modules"] = {"no_such"};
    code = "rules/unknown_module";
  }
  SECTION("rules of later") {
    changed["rules"]["revision"] = 9999;
    code = "rules/unknown_revision";
  }
  SECTION("a name that is no name") {
    changed["seats"][0]["name"] = "Ada\n\u202e";
    code = "message/bad_value";
  }
  SECTION("no record at all") {
    changed = json::array({1, 2});
    code = "message/not_object";
  }
  CAPTURE(changed.dump());
  TestServer server;
  const Answer answer = share(server, changed);
  CHECK(answer.status == 400);
  CHECK(code_of(answer) == code);
  CHECK(figure(server.port(), "bastide_shared_games_total") == 0);
}

TEST_CASE("a stranger's additions to a record are not kept, and no id can be chosen", "[server][shared]") {
  // The game of another room of this server, whose record would come to lie under its id.
  TestServer server;
  Table table(server.port(), 2);
  const std::string running = table.players[0].view().at("shuffle").at("game_id");
  json record = record_of_a_game();
  const std::string id = id_of(share(server, record));
  record["advert"] = "https://spam.example/" + std::string(20'000, 'x');
  record["seats"][0]["advert"] = "x";
  record["actions"][0]["advert"] = "x";
  CHECK(id_of(share(server, record)) == id);
  CHECK(!get(server.port(), kPath + "/" + id).body.contains("advert"));
  record["proof"]["game_id"] = running;
  CHECK(share(server, record).status == 400);  // other tiles would follow from it
  CHECK(get(server.port(), kPath + "/" + running).status == 404);
}

TEST_CASE("an address may share so many games an hour, those that are refused included",
          "[server][shared][limits]") {
  const json record = record_of_a_game();
  server::Limits limits = TestServer::generous();
  limits.shared_games_per_hour = 3;
  TestServer server({}, limits);
  CHECK(share(server, record).status == 201);
  CHECK(share(server, json::object()).status == 400);
  CHECK(share(server, record).status == 201);
  const Answer refused = share(server, record);
  CHECK(refused.status == 429);
  CHECK(code_of(refused) == "session/rate_limited");
  CHECK(refused.field("retry-after").empty());  // an hour is no time for a page to wait
  CHECK(figure(server.port(), "bastide_limits_met_total{limit=\"shared-games-per-hour\"}") == 1);
  CHECK(get(server.port(), "/api/v1").status == 200);
}

TEST_CASE("a server keeps no shared games if its host says so", "[server][shared]") {
  server::Limits limits = TestServer::generous();
  limits.shared_games_per_hour = 0;
  TestServer server({}, limits);
  const Answer answer = share(server, json::object());
  CHECK(answer.status == 403);
  CHECK(code_of(answer) == "http/forbidden");
}

TEST_CASE("a shared game has a bound of its own, and other bodies keep theirs", "[server][shared][body]") {
  TestServer server({.limits = {.body_bytes_max = 2000, .shared_game_bytes_max = 20'000}},
                    TestServer::generous());
  const auto status = [&](const std::string& path, std::size_t bytes) {
    return post(server.port(), path, "{" + std::string(bytes - 2, ' ') + "}").status;
  };
  CHECK(status(kPath, 20'000) == 400);
  CHECK(status(kPath, 20'001) == 413);
  CHECK(status("/api/v1/piles", 2000) == 200);
  CHECK(status("/api/v1/piles", 2001) == 413);
  const auto in_chunks = [&](const std::string& path, std::size_t bytes) {
    const std::string body = "{" + std::string(bytes - 2, ' ') + "}";
    return ask(server.port(), fmt::format("POST {} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
                                          "{:x}\r\n{}\r\n0\r\n\r\n",
                                          path, bytes, body))
        .status;
  };
  CHECK(in_chunks(kPath, 20'000) == 400);
  CHECK(in_chunks(kPath, 20'001) == 413);
  CHECK(in_chunks("/api/v1/piles", 2000) == 200);
  CHECK(in_chunks("/api/v1/piles", 2001) == 413);
}

TEST_CASE("so many games may be shared at once, and nobody is asked for a body too many",
          "[server][shared][limits]") {
  TestServer server({.limits = {.shared_games_at_once_max = 2}}, TestServer::generous());
  const std::string head =
      "POST /api/v1/games HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n";
  Wire first(server.port()), second(server.port());
  for (Wire* one : {&first, &second}) {
    one->send(head);
    CHECK(one->receive(25) == "HTTP/1.1 100 Continue\r\n\r\n");
  }
  const Answer refused = ask(server.port(), head);
  CHECK(refused.status == 503);
  CHECK(code_of(refused) == "room/server_busy");
  CHECK(!refused.field("retry-after").empty());
  CHECK(ask(first, "{}").status == 400);
  // The place is free once the server has done with the answer, which the client may have before.
  const std::string whole = "POST /api/v1/games HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}";
  int status = 503;
  for (int again = 0; status == 503 && again < 1000; ++again) status = ask(server.port(), whole).status;
  CHECK(status == 400);
}
