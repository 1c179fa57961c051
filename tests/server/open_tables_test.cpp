// The list of open tables over real sockets.
#include "player.hpp"
#include "test_server.hpp"
#include "wire.hpp"

#include "catch.hpp"

#include <nlohmann/json.hpp>

#include <string>

using namespace bastide;
using namespace bastide::test;
using nlohmann::json;

namespace {

const std::string kTables = "/api/v1/tables";
const std::string kAdasSecret = "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8";

server::Limits with_open_tables() {
  server::Limits limits = TestServer::generous();
  limits.open_tables = true;
  return limits;
}

json tables(std::uint16_t port) { return json::parse(get(port, kTables).body).at("tables"); }

}  // namespace

TEST_CASE("the list of open tables has a tag, is packed, and holds no secret", "[server][tables]") {
  TestServer server({}, with_open_tables());
  const Answer empty = get(server.port(), kTables);
  CHECK(empty.status == 200);
  CHECK(empty.body == R"({"tables":[]})");
  CHECK(empty.field("cache-control") == "no-cache");
  CHECK(get(server.port(), kTables, "If-None-Match: " + empty.field("etag") + "\r\n").status == 304);

  const auto [room, secret] = make_room(server.port(), {{"listed", true}, {"language", "fr"}});
  Player ada(server.port());
  REQUIRE(ada.ask({{"type", "join"}, {"room", room}, {"secret", secret}}).at("type") == "reply");
  REQUIRE(eventually([&] { return tables(server.port()).size() == 1; }));
  const Answer list = get(server.port(), kTables, "If-None-Match: " + empty.field("etag") + "\r\n");
  CHECK(list.status == 200);
  const json table = json::parse(list.body).at("tables").front();
  CHECK(table.at("room") == room);
  CHECK(table.at("language") == "fr");
  CHECK_FALSE(list.body.contains(secret));
  CHECK_FALSE(list.body.contains("127.0.0.1"));
  const Answer packed = get(server.port(), kTables, "Accept-Encoding: gzip\r\n");
  CHECK(packed.field("content-encoding") == "gzip");
  CHECK(packed.field("etag") != list.field("etag"));
  CHECK(json::parse(get(server.port(), "/api/v1").body).at("open_tables") == true);
  CHECK(post(server.port(), kTables, "{}").status == 405);
}

TEST_CASE("a server without a list of open tables says so", "[server][tables]") {
  TestServer server;
  const Answer list = get(server.port(), kTables);
  CHECK(list.status == 404);
  CHECK(json::parse(list.body).at("code") == "room/no_open_tables");
  CHECK_FALSE(json::parse(get(server.port(), "/api/v1").body).contains("open_tables"));
  const Answer made = post(server.port(), "/api/v1/rooms",
                           json{{"secret", kAdasSecret}, {"name", "Ada"}, {"listed", true}}.dump());
  CHECK(made.status == 400);
  CHECK(json::parse(made.body).at("code") == "room/no_open_tables");
  for (const char* tag : {"", "D", "de_DE", "deutsch-oder-franz", "d\"e"}) {
    const Answer wrong = post(server.port(), "/api/v1/rooms",
                              json{{"secret", kAdasSecret}, {"name", "Ada"}, {"language", tag}}.dump());
    CHECK(wrong.status == 400);
    CHECK(json::parse(wrong.body).at("at") == "language");
  }
}
