// WebSocket by RFC 6455: what a server must accept, in any fragmentation, and how it refuses. The numbers are
// the RFC's sections. websocket_test.cpp has the faults within a single frame.
#include "test_server.hpp"
#include "wire.hpp"

#include "catch.hpp"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

using namespace bastide::test;
using nlohmann::json;

namespace {

constexpr int kText = 1;
constexpr int kContinuation = 0;
constexpr int kClose = 8;
constexpr int kPing = 9;
constexpr int kPong = 10;
constexpr int kMore = 0;  ///< no FIN: parts follow

/// A message that gets an answer, `size` bytes long.
std::string padded(const std::string& id, std::size_t size) {
  std::string text = R"({"type":"ping","id":")" + id + R"("})";
  REQUIRE(size >= text.size());
  return text + std::string(size - text.size(), ' ');
}

std::string answered(WebSocketWire& client) {
  const Frame frame = client.read_frame();
  CAPTURE(frame.opcode, frame.payload);
  REQUIRE(frame.is_text());
  const json message = json::parse(frame.payload);
  REQUIRE(message.at("type") == "reply");
  return message.at("re");
}

std::string close_payload(int code, std::string_view reason = {}) {
  std::string payload{static_cast<char>(code >> 8), static_cast<char>(code & 0xff)};
  return payload.append(reason);
}

/// Sends the message in this many parts; some are empty if there are more parts than bytes.
void send_in_parts(WebSocketWire& client, std::string_view text, std::size_t parts) {
  const std::size_t each = text.size() / parts;
  for (std::size_t part = 0; part < parts; ++part) {
    const bool last = part + 1 == parts;
    const std::string_view piece = last ? text : text.substr(0, each);
    client.send_frame(part == 0 ? kText : kContinuation, piece, last ? 0x80 : kMore);
    text.remove_prefix(piece.size());
  }
}

}  // namespace

TEST_CASE("messages of every form of length are taken (5.2)", "[server][websocket][frames]") {
  TestServer server;
  WebSocketWire client(server.port());
  for (const std::size_t size : {30u, 124u, 125u, 126u, 127u, 128u, 247u, 248u, 249u, 1000u, 4095u, 4096u}) {
    CAPTURE(size);
    client.send_text(padded("size", size));
    CHECK(answered(client) == "size");
  }
}

TEST_CASE("a frame is unmasked whatever the mask is (5.3)", "[server][websocket][frames]") {
  TestServer server;
  WebSocketWire client(server.port());
  for (const std::string& mask : {std::string("\x01\x02\x03\x04"), std::string("\xff\x00\x80\x7f", 4)}) {
    std::string text = padded("masked", 61);
    for (std::size_t i = 0; i < text.size(); ++i) text[i] = static_cast<char>(text[i] ^ mask[i % 4]);
    client.send_raw(std::string("\x81\xbd") + mask + text);
    CHECK(answered(client) == "masked");
  }
}

TEST_CASE("a frame may come byte by byte, and several at once (5.2)", "[server][websocket][frames]") {
  TestServer server;
  WebSocketWire client(server.port());
  const std::string text = padded("slow", 40);
  const std::string frame = std::string("\x81\xa8") + std::string(4, '\0') + text;
  for (const char byte : frame) client.send_raw(std::string(1, byte));
  CHECK(answered(client) == "slow");
  std::string many;
  for (int i = 0; i < 8; ++i) many += frame;
  client.send_raw(many);
  for (int i = 0; i < 8; ++i) CHECK(answered(client) == "slow");
}

TEST_CASE("a message may come in any number of parts, empty ones among them (5.4)",
          "[server][websocket][frames]") {
  TestServer server;
  WebSocketWire client(server.port());
  for (const std::size_t parts : {2u, 3u, 7u, 40u, 100u}) {
    CAPTURE(parts);
    send_in_parts(client, padded("parts", 60), parts);
    CHECK(answered(client) == "parts");
  }
  SECTION("all together it may be as long as one in a single frame") {
    send_in_parts(client, padded("long", 4096), 5);
    CHECK(answered(client) == "long");
    send_in_parts(client, padded("long", 4097), 5);
    CHECK(client.read_to_close() == 1009);
  }
}

TEST_CASE("control frames between the parts of a message are answered at once (5.4, 5.5)",
          "[server][websocket][frames]") {
  TestServer server;
  WebSocketWire client(server.port());
  const std::string text = padded("around", 50);
  client.send_frame(kText, text.substr(0, 20), kMore);
  client.send_frame(kPing, "one");
  CHECK(client.read_frame().payload == "one");
  client.send_frame(kContinuation, "", kMore);
  client.send_frame(kPing, "");
  CHECK(client.read_frame().opcode == kPong);
  client.send_frame(kPong, "nobody asked");
  client.send_frame(kContinuation, text.substr(20));
  CHECK(answered(client) == "around");

  SECTION("also a close, which ends the message with the connection") {
    client.send_frame(kText, text.substr(0, 20), kMore);
    client.send_close(1000);
    CHECK(client.read_to_close() == 1000);
    CHECK(client.wire().closes());
  }
  SECTION("a new message is none") {
    client.send_frame(kText, text.substr(0, 20), kMore);
    client.send_text(text);
    CHECK(client.read_to_close() == 1002);
  }
  SECTION("a continuation behind the end of one is none") {
    send_in_parts(client, text, 2);
    CHECK(answered(client) == "around");
    client.send_frame(kContinuation, text);
    CHECK(client.read_to_close() == 1002);
  }
}

TEST_CASE("pings are answered with what they carry, in their order (5.5.2)", "[server][websocket][frames]") {
  TestServer server;
  WebSocketWire client(server.port());
  const std::string bytes = std::string("\0\xff\xfe\x80", 4) + std::string(121, 'x');
  for (const std::string& payload : {std::string(), std::string("x"), bytes}) {
    client.send_frame(kPing, payload);
    const Frame pong = client.read_frame();
    CHECK(pong.opcode == kPong);
    CHECK(pong.payload == payload);
  }
  // A client that sends several before an answer could go gets at least the last one's, and
  // none out of order.
  for (int i = 0; i < 10; ++i) client.send_frame(kPing, std::string(1, static_cast<char>('0' + i)));
  std::string last;
  while (last != "9") {
    const Frame pong = client.read_frame();
    REQUIRE(pong.opcode == kPong);
    CHECK(pong.payload > last);
    last = pong.payload;
  }
}

TEST_CASE("texts and pongs leave whole and in their order to a client that reads late (5.4, 5.5)",
          "[server][websocket][frames]") {
  constexpr int kQuestions = 6'000;  // their answers are more than the kernel's buffers take
  bastide::server::NetOptions options;
  options.limits.outbox_bytes_max = 8 << 20;
  TestServer server(options);
  WebSocketWire client(server.port(), {.receive_bytes = 2048});
  std::jthread sender([&client] {
    for (int i = 0; i < kQuestions; ++i) {
      client.send_text(padded(std::to_string(i), 60));
      if (i % 100 == 50) client.send_frame(kPing, std::to_string(i));
    }
  });
  REQUIRE(eventually([&server] {  // the server can't write any more
    const std::uint64_t written = server.stats().messages_out_total;
    std::this_thread::sleep_for(100ms);
    return server.stats().bytes_waiting > 0 && server.stats().messages_out_total == written;
  }));
  int answers = 0;
  int pongs = 0;
  while (answers < kQuestions) {
    const Frame frame = client.read_frame();
    CAPTURE(answers, pongs, frame.opcode, frame.payload);
    if (frame.opcode == kPong) {
      REQUIRE(frame.payload == std::to_string(100 * pongs++ + 50));
    } else {
      REQUIRE(frame.is_text());
      REQUIRE(json::parse(frame.payload).at("re") == std::to_string(answers++));
    }
  }
  CHECK(pongs == kQuestions / 100);
}

TEST_CASE("a pong that nobody asked for is nothing (5.5.3)", "[server][websocket][frames]") {
  TestServer server;
  WebSocketWire client(server.port());
  client.send_frame(kPong, "hello");
  client.send_frame(kPong, "");
  client.send_text(padded("after", 40));
  CHECK(answered(client) == "after");
}

TEST_CASE("a close is confirmed with its own code (5.5.1, 7.4)", "[server][websocket][frames]") {
  TestServer server;
  WebSocketWire client(server.port());
  SECTION("of those that may be sent") {
    const int code = GENERATE(1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999);
    CAPTURE(code);
    client.send_frame(kClose, close_payload(code, "that is why"));
    CHECK(client.read_to_close() == code);
  }
  SECTION("or without one") {
    client.send_frame(kClose, "");
    const Frame closed = client.read_frame();
    CHECK(closed.opcode == kClose);
    CHECK((closed.close_code() == 1000 || closed.close_code() == 1005));
  }
  SECTION("also with the longest reason") {
    client.send_frame(kClose, close_payload(1000, std::string(123, 'x')));
    CHECK(client.read_to_close() == 1000);
  }
  SECTION("and nothing behind it is answered") {
    client.send_close(1000);
    client.send_frame(kPing, "too late");
    client.send_text(padded("late", 40));
    CHECK(client.read_frame().opcode == kClose);
    CHECK(client.read_frame().ended());
  }
  CHECK(client.wire().closes());
}

TEST_CASE("a close that is none is refused (5.5.1, 7.4.2)", "[server][websocket][frames]") {
  TestServer server;
  WebSocketWire client(server.port());
  SECTION("a code that is not defined") {
    const int code = GENERATE(1, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999);
    CAPTURE(code);
    client.send_frame(kClose, close_payload(code));
    CHECK(client.read_to_close() == 1002);
  }
  SECTION("a reason that is too long") {
    client.send_frame(kClose, close_payload(1000, std::string(124, 'x')));
    CHECK(client.read_to_close() == 1002);
  }
  SECTION("a reason that is no UTF-8") {
    client.send_frame(kClose, close_payload(1000, "\xc3\x28"));
    const int code = client.read_to_close();
    CHECK((code == 1002 || code == 1007));
  }
  CHECK(client.wire().closes());
}

TEST_CASE("text is UTF-8, wherever it was cut in parts (8.1)", "[server][websocket][frames]") {
  TestServer server;
  WebSocketWire client(server.port());
  SECTION("what is") {
    // One to four bytes; the last before the surrogates, the first behind them, the last of all.
    const std::string text =
        "{\"type\":\"ping\",\"id\":\"utf8\",\"x\":\"\x7f\xc2\x80\xdf\xbf\xe0\xa0\x80\xed\x9f\xbf\xee\x80\x80"
        "\xef\xbf\xbd\xf0\x90\x80\x80\xf4\x8f\xbf\xbf\"}";
    for (std::size_t cut = 1; cut < text.size(); ++cut) {
      client.send_frame(kText, text.substr(0, cut), kMore);
      client.send_frame(kContinuation, text.substr(cut));
      CHECK(answered(client) == "utf8");
    }
  }
  SECTION("what is not") {
    struct Row {
      const char* what;
      std::string bytes;
    };
    const std::vector<Row> rows = {
        {"a continuation alone", "\x80"},
        {"a start alone", "\xc2 "},
        {"too long a form of a slash", "\xc0\xaf"},
        {"too long a form in three bytes", "\xe0\x80\xaf"},
        {"too long a form in four bytes", "\xf0\x80\x80\xaf"},
        {"a surrogate", "\xed\xa0\x80"},
        {"a pair of surrogates", "\xed\xa1\x8c\xed\xbe\xb4"},
        {"beyond the last character", "\xf4\x90\x80\x80"},
        {"five bytes", "\xf8\x88\x80\x80\x80"},
        {"a byte that never occurs", "\xfe"},
    };
    for (const Row& row : rows) {
      CAPTURE(row.what);
      WebSocketWire whole(server.port());
      whole.send_text("\"" + row.bytes + "\"");
      CHECK(whole.read_to_close() == 1007);
      WebSocketWire late(server.port());
      late.send_frame(kText, "\"as it should be\"", kMore);
      late.send_frame(kContinuation, row.bytes);
      CHECK(late.read_to_close() == 1007);
    }
  }
}
