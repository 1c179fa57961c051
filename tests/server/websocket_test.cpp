// The WebSocket side of the port: handshake, malformed frames, time limits, slow readers.
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

TEST_CASE("a WebSocket handshake needs the right version, subprotocol and origin",
          "[server][websocket][origin]") {
  server::NetOptions options;
  options.origins = {"https://friend.example"};
  TestServer server(options);
  const std::string own = fmt::format("http://127.0.0.1:{}", server.port());
  struct Row {
    WebSocketWire::Handshake handshake;
    int status;
    std::string code;
  };
  const std::vector<Row> rows = {
      {{}, 101, ""},
      {{.origin = own}, 101, ""},
      {{.origin = "https://friend.example"}, 101, ""},
      {{.origin = "https://evil.example"}, 403, "http/foreign_origin"},
      {{.origin = "null"}, 403, "http/foreign_origin"},
      {{.origin = "http://127.0.0.1:1"}, 403, "http/foreign_origin"},
      {{.origin = own, .fields = "Origin: https://evil.example\r\n"}, 403, "http/foreign_origin"},
      {{.subprotocol = "bastide.v2, bastide.v1"}, 101, ""},
      {{.subprotocol = ""}, 400, "http/subprotocol_required"},
      {{.subprotocol = "bastide.v2"}, 400, "http/subprotocol_required"},
      {{.version = "12"}, 426, "http/upgrade_required"},
      {{.version = ""}, 426, "http/upgrade_required"},
      {{.fields = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"}, 400, "http/bad_request"},
      {{.path = "/elsewhere"}, 404, "http/not_found"},
      {{.path = "/ws?room=ABCDEFGH"}, 101, ""},
      {{.path = "/ws?room=no%20code&room&more=1"}, 101, ""},  // the join decides
  };
  for (const Row& row : rows) {
    const WebSocketWire client(server.port(), row.handshake);
    CAPTURE(row.handshake.origin, row.handshake.subprotocol, row.handshake.version, row.handshake.path);
    CHECK(client.answer().status == row.status);
    if (row.status == 101) {
      CHECK(client.answer().field("sec-websocket-protocol") == "bastide.v1");
      CHECK(client.answer().field("sec-websocket-accept") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
      CHECK(client.answer().field("sec-websocket-extensions").empty());
    } else {
      CHECK(json::parse(client.answer().body).at("code") == row.code);
    }
  }
  CHECK(get(server.port(), "/ws").status == 426);
}

TEST_CASE("a frame that breaks the rules of WebSocket ends the connection with the fitting code",
          "[server][websocket]") {
  TestServer server;
  WebSocketWire client(server.port());
  REQUIRE(client.answer().status == 101);
  int expected = 1002;
  SECTION("not masked") { client.send_frame(1, "{}", 0x80, /*masked=*/false); }
  SECTION("a reserved bit") {
    const int bit = GENERATE(0x40, 0x20, 0x10);
    client.send_frame(1, "{}", 0x80 | bit);
  }
  SECTION("a reserved opcode") {
    const int opcode = GENERATE(3, 4, 7, 11, 15);
    client.send_frame(opcode, "");
  }
  SECTION("a continuation of nothing") { client.send_frame(0, "{}"); }
  SECTION("a message inside another") {
    client.send_frame(1, "{", 0);
    client.send_frame(1, "{}");
  }
  SECTION("a control frame in parts") { client.send_frame(9, "x", 0); }
  SECTION("a control frame that is too long") { client.send_frame(9, std::string(126, 'x')); }
  SECTION("a close frame of one byte") { client.send_frame(8, "\x03"); }
  SECTION("a close code that nobody may send") {
    const auto code = static_cast<std::uint16_t>(GENERATE(0, 999, 1004, 1005, 1006, 1015));
    client.send_close(code);
  }
  SECTION("text that is not UTF-8") {
    client.send_text("{\"id\":\"\xff\"}");
    expected = 1007;
  }
  SECTION("half a character at the end") {
    client.send_text("\xe2\x82");
    expected = 1007;
  }
  SECTION("a surrogate as UTF-8") {
    client.send_text("\xed\xa0\x80");
    expected = 1007;
  }
  SECTION("a message that is too large") {
    client.send_text(std::string(4097, ' '));
    expected = 1009;
  }
  SECTION("a message that is too large, in parts") {
    client.send_frame(1, std::string(3000, ' '), 0);
    client.send_frame(0, std::string(3000, ' '), 0);
    expected = 1009;
  }
  SECTION("a length of 2^62") {
    client.send_raw(std::string("\x81\xff\x40\0\0\0\0\0\0\0\0\0\0\0", 14));
    expected = 1009;
  }
  SECTION("a length with its highest bit set") {
    client.send_raw(std::string("\x81\xff\x80\0\0\0\0\0\0\x01\0\0\0\0", 14));
    // Either no length or too large a one: both answers are right.
    const int code = client.read_to_close();
    CHECK((code == 1002 || code == 1009));
    return;
  }
  SECTION("a binary message") {
    client.send_frame(2, "{}");
    expected = 1003;
  }
  CHECK(client.read_to_close() == expected);
  CHECK(client.wire().closes());
}

TEST_CASE("pings are answered, a close is confirmed, a message may come in parts", "[server][websocket]") {
  TestServer server;
  WebSocketWire client(server.port());
  client.send_frame(9, "are you there?");
  const Frame pong = client.read_frame();
  CHECK(pong.opcode == 10);
  CHECK(pong.payload == "are you there?");

  client.send_frame(1, R"({"type":"pi)", 0);
  client.send_frame(9, "between");
  client.send_frame(0, R"(ng","id":"1"})");
  CHECK(client.read_frame().payload == "between");
  CHECK(json::parse(client.read_frame().payload).at("re") == "1");

  client.send_close(1000);
  const Frame closed = client.read_frame();
  CHECK(closed.close_code() == 1000);
  CHECK(client.wire().closes());
}

TEST_CASE("a connection that does not join is closed in time", "[server][websocket][limits]") {
  server::NetOptions options;
  options.limits.join_timeout = 300ms;
  TestServer server(options);
  WebSocketWire client(server.port());
  client.send_text(R"({"type":"ping","id":"1"})");  // does not count as joining
  std::string last;
  Frame frame = client.read_frame();
  for (; frame.is_text(); frame = client.read_frame()) last = frame.payload;
  CHECK(frame.close_code() == 1008);
  const json closing = json::parse(last);
  CHECK(closing.at("type") == "closing");
  CHECK(closing.at("reason") == "policy");
}

TEST_CASE("a client that falls silent is dropped, one that answers pings stays",
          "[server][websocket][limits]") {
  server::NetOptions options;
  options.limits.ping_interval = 100ms;
  options.limits.silence_timeout = 2s;
  TestServer server(options);
  const Ticket room = make_room(server.port());
  WebSocketWire silent(server.port());
  WebSocketWire lively(server.port());
  for (WebSocketWire* client : {&silent, &lively}) {
    client->send_text(json{{"type", "join"}, {"id", "1"}, {"room", room.room}}.dump());
    CHECK(eventually([&] { return client->read_frame().is_text(); }));  // a ping may come before it
  }
  CHECK(lively.read_to_close(3s) == 0);
  lively.send_text(R"({"type":"ping","id":"2"})");
  CHECK(eventually([&] { return lively.read_frame().payload.contains(R"("re":"2")"); }));
  CHECK(silent.wire().closes());
}

TEST_CASE("a flood of frames is read no faster than its budget allows, whatever the frames",
          "[server][websocket][limits]") {
  server::Limits limits = TestServer::generous();
  limits.bytes_read_per_second = 1024;
  limits.bytes_read_burst = 64 * 1024;
  server::NetOptions options;
  const bool exempt = GENERATE(false, true);
  if (exempt) options.limits_exempt = {"127.0.0.1"};
  const TestServer server(options, limits);
  const Ticket room = make_room(server.port());
  WebSocketWire client(server.port());
  client.send_text(json{{"type", "join"}, {"id", "1"}, {"room", room.room}}.dump());
  REQUIRE(client.read_frame().is_text());
  constexpr int kFrames = 40'000;  // of 6 bytes each
  const std::string_view question = R"({"type":"ping","id":"2"})";
  SECTION("pings") {
    for (int i = 0; i < 4'000; ++i) client.send_frame(9, "");  // each counts as 64 bytes more
    client.send_text(question);
  }
  SECTION("a message in countless pieces") {
    client.send_frame(1, "", 0);
    for (int i = 0; i < kFrames; ++i) client.send_frame(0, "", 0);
    client.send_frame(0, question);
  }
  // What is within the budget is read at once; the rest would take minutes.
  bool answered = false;
  const auto patience = exempt ? kPatience : 2s;
  for (Frame frame = client.read_frame(patience); !frame.ended() && !answered;
       frame = client.read_frame(patience))
    answered = frame.payload.contains(R"("re":"2")");
  CHECK(answered == exempt);
}
