// Bodies in chunks, clients that wait for 100 Continue, and request targets that name the host, over real
// sockets.
#include "test_server.hpp"
#include "wire.hpp"

#include "catch.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <string>
#include <string_view>
#include <vector>

using namespace bastide;
using namespace bastide::test;
using nlohmann::json;

namespace {

const std::string kPost = "POST /api/v1/piles HTTP/1.1\r\nHost: a\r\n";
const std::string kChunked = kPost + "Transfer-Encoding: chunked\r\n\r\n";
const std::string kHealth = "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n";

std::string chunk(std::string_view bytes, std::string_view extensions = {}) {
  return fmt::format("{:x}{}\r\n{}\r\n", bytes.size(), extensions, bytes);
}

std::string code_of(const Answer& answer) {
  REQUIRE(json::accept(answer.body));
  return json::parse(answer.body).value("code", "");
}

/// What was refused is not read on, so that nothing hides behind it.
void check_ends(Wire& wire) {
  CHECK(wire.receive(1).empty());
  CHECK(wire.closes());
}

}  // namespace

TEST_CASE("a body in chunks is read as if its length had been told (RFC 9112, 7.1)", "[server][http][body]") {
  const std::string body = R"({"rules":{"preset":"standard"}})";
  struct Row {
    std::string what;
    std::string sent;
  };
  const auto row = GENERATE_COPY(values<Row>({
      {"one chunk", kChunked + chunk(body) + "0\r\n\r\n"},
      {"two chunks", kChunked + chunk(body.substr(0, 7)) + chunk(body.substr(7)) + "0\r\n\r\n"},
      {"sizes with zeros, in capitals", kChunked + "001F\r\n" + body + "\r\n000\r\n\r\n"},
      {"extensions", kChunked + chunk(body, ";a;b=1;c=\"x;y\"") + "0;last\r\n\r\n"},
      {"trailers",
       kChunked + chunk(body) + "0\r\nDigest: x\r\nHost: b\r\nOrigin: https://evil.example\r\n\r\n"},
      {"the coding in capitals", kPost + "transfer-encoding:\tCHUNKED \r\n\r\n" + chunk(body) + "0\r\n\r\n"},
  }));
  CAPTURE(row.what);
  TestServer server;
  Wire wire(server.port());
  const Answer answer = ask(wire, row.sent + kHealth);
  CHECK(answer.status == 200);
  CHECK(answer.body == post(server.port(), "/api/v1/piles", body).body);
  CHECK(answer.field("connection").empty());
  CHECK(json::parse(ask(wire, "").body).at("status") == "ok");
}

TEST_CASE("a body in chunks may come byte by byte", "[server][http][body]") {
  TestServer server;
  Wire wire(server.port());
  for (const char c : kChunked + chunk("{", ";a=\"b\"") + chunk("}") + "0\r\nX: y\r\n\r\n")
    wire.send(std::string_view(&c, 1));
  CHECK(ask(wire, "").status == 200);
}

TEST_CASE("a room is made by a body in chunks", "[server][http][body]") {
  TestServer server;
  const std::string body = json{{"secret", std::string(43, 'A')}, {"name", "Ada"}}.dump();
  const std::string head = "POST /api/v1/rooms HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n";
  CHECK(ask(server.port(), head + chunk(body) + "0\r\n\r\n").status == 201);
}

TEST_CASE("chunks that two readers could understand differently are refused and end the connection",
          "[server][http][body]") {
  const std::string te = "Transfer-Encoding: ";
  const std::string end = "\r\n\r\n2\r\n{}\r\n0\r\n\r\n";
  const auto sent = GENERATE_COPY(values<std::string>({
      kPost + "Content-Length: 2\r\n" + te + "chunked" + end,
      kPost + te + "chunked\r\nContent-Length: 12" + end,
      kPost + te + "chunked\r\nContent-Length: 0" + end,
      kPost + te + "chunked\r\n" + te + "chunked" + end,
      kPost + te + "chunked\r\n" + te + "identity" + end,
      kPost + te + "identity\r\n" + te + "chunked" + end,
      kPost + te + "chunked, chunked" + end,
      kPost + te + "gzip, chunked" + end,
      kPost + te + "chunked, gzip" + end,
      kPost + te + "identity" + end,
      kPost + te + "xchunked" + end,
      kPost + te + "chunked;q=1" + end,
      kPost + te + "\"chunked\"" + end,
      kPost + te + "," + end,
      kPost + te + "chunked," + end,
      kPost + te + ",chunked" + end,
      kPost + te + "\vchunked" + end,
      kPost + te + "\r\n chunked" + end,
      kPost + te + "chunked\r\n\t" + end,
      kPost + "Transfer-Encoding : chunked" + end,
      kPost + " Transfer-Encoding: chunked" + end,
      kPost + "X: a\nTransfer-Encoding: chunked" + end,
      kPost + "Transfer_Encoding: chunked" + end,  // is another field, so there is no length at all
      "POST /api/v1/piles HTTP/1.0\r\nHost: a\r\n" + te + "chunked" + end,
      "GET /readyz HTTP/1.1\r\nHost: a\r\n" + te + "chunked" + end,
      "OPTIONS / HTTP/1.1\r\nHost: a\r\n" + te + "chunked" + end,
      kChunked + "2\n{}\n0\n\n",
      kChunked + "2\r{}\r\n0\r\n\r\n",
      kChunked + "2;a\nb\r\n{}\r\n0\r\n\r\n",
      kChunked + "2;a=\"\n\"\r\n{}\r\n0\r\n\r\n",
      kChunked + "2;a=\"\x01\"\r\n{}\r\n0\r\n\r\n",
      kChunked + "2\r\n{}\r\n0;a=\"\n\"\r\n\r\n",
      kChunked + "2;\r\n{}\r\n0\r\n\r\n",
      kChunked + "2 \r\n{}\r\n0\r\n\r\n",
      kChunked + " 2\r\n{}\r\n0\r\n\r\n",
      kChunked + "0x2\r\n{}\r\n0\r\n\r\n",
      kChunked + "+2\r\n{}\r\n0\r\n\r\n",
      kChunked + "-2\r\n{}\r\n0\r\n\r\n",
      kChunked + "2_\r\n{}\r\n0\r\n\r\n",
      kChunked + "g\r\n{}\r\n0\r\n\r\n",
      kChunked + "\r\n{}\r\n0\r\n\r\n",
      kChunked + "10000000000000002\r\n{}\r\n0\r\n\r\n",
      kChunked + "2\r\n{}0\r\n\r\n",
      kChunked + "2\r\n{}XX0\r\n\r\n",
      kChunked + "1\r\n{}\r\n0\r\n\r\n",
      kChunked + "2\r\n{}\r\n0\r\nContent-Length: 5\r\n\r\n",
      kChunked + "2\r\n{}\r\n0\r\nTransfer-Encoding: chunked\r\n\r\n",
      kChunked + "2\r\n{}\r\n0\r\n: x\r\n\r\n",
      kChunked + "2\r\n{}\r\n0\r\nX\r\n\r\n",
  }));
  CAPTURE(sent);
  TestServer server;
  Wire wire(server.port());
  const Answer answer = ask(wire, sent + kHealth);
  CHECK((answer.status == 400 || answer.status == 411));
  CHECK((code_of(answer) == "http/bad_request" || code_of(answer) == "http/length_required"));
  CHECK(answer.field("connection") == "close");
  check_ends(wire);
}

TEST_CASE("a body in chunks has the bounds of every other, and so has what frames it",
          "[server][http][body][limits]") {
  server::NetOptions options;
  options.limits.chunk_framing_bytes_max = 2000;
  const TestServer server(options);
  const auto answer_to = [&](const std::string& sent) {
    Wire wire(server.port());
    const Answer answer = ask(wire, kChunked + sent);
    if (answer.status != 200) check_ends(wire);
    return answer;
  };
  const auto spaces = [](std::size_t count) { return "{}" + std::string(count - 2, ' '); };
  CHECK(answer_to(chunk(spaces(4096)) + "0\r\n\r\n").status == 200);
  CHECK(code_of(answer_to(chunk(spaces(4097)) + "0\r\n\r\n")) == "message/too_large");
  CHECK(code_of(answer_to(chunk(spaces(4000)) + chunk(spaces(97)) + "0\r\n\r\n")) == "message/too_large");
  CHECK(code_of(answer_to("fffffffffffffff\r\n{}")) == "message/too_large");

  std::string bytes_alone;
  for (const char c : spaces(300)) bytes_alone += chunk(std::string_view(&c, 1));
  CHECK(answer_to(bytes_alone + "0\r\n\r\n").status == 200);
  std::string with_extensions;
  for (const char c : spaces(1000)) with_extensions += chunk(std::string_view(&c, 1), ";padding=padding");
  CHECK(code_of(answer_to(with_extensions + "0\r\n\r\n")) == "message/too_large");
  CHECK(code_of(answer_to(chunk("{}", ";a=" + std::string(9000, 'b')) + "0\r\n\r\n")) == "message/too_large");
  CHECK(code_of(answer_to(chunk("{}", ";a=" + std::string(20'000, 'b')))) == "message/too_large");
  CHECK(code_of(answer_to(std::string(20'000, '0'))) == "message/too_large");
  std::string trailers;
  for (int i = 0; i < 1000; ++i) trailers += "X: y\r\n";
  CHECK(code_of(answer_to(chunk("{}") + "0\r\n" + trailers + trailers + trailers)) == "message/too_large");
  CHECK(code_of(answer_to(chunk("{}") + "0\r\n" + trailers + trailers + "\r\n")) == "message/too_large");
}

TEST_CASE("a client that waits for 100 Continue gets it before it sends its body", "[server][http][body]") {
  TestServer server;
  Wire wire(server.port());
  const std::string expect = GENERATE("Expect: 100-continue\r\n", "expect: 100-Continue\r\n");
  SECTION("with a length") {
    wire.send(kPost + expect + "Content-Length: 2\r\n\r\n");
    CHECK(wire.receive_until("\r\n\r\n") == "HTTP/1.1 100 Continue\r\n\r\n");
    CHECK(ask(wire, "{}").status == 200);
  }
  SECTION("in chunks") {
    wire.send(kPost + expect + "Transfer-Encoding: chunked\r\n\r\n");
    CHECK(wire.receive_until("\r\n\r\n") == "HTTP/1.1 100 Continue\r\n\r\n");
    CHECK(ask(wire, chunk("{}") + "0\r\n\r\n").status == 200);
  }
  SECTION("unless it has no body to send") {
    CHECK(ask(wire, "GET /healthz HTTP/1.1\r\nHost: a\r\n" + expect + "\r\n").status == 200);
    CHECK(ask(wire, kPost + expect + "Content-Length: 0\r\n\r\n").status == 400);
  }
  SECTION("unless it speaks HTTP/1.0, which has no such answer") {
    const std::string old = "POST /api/v1/piles HTTP/1.0\r\nHost: a\r\nContent-Length: 2\r\n";
    CHECK(ask(wire, old + expect + "\r\n{}").status == 200);
  }
}

TEST_CASE("nobody is asked for a body that is refused", "[server][http][body]") {
  const TestServer server;
  const std::string end = "Expect: 100-continue\r\n\r\n";
  const auto status = [&](const std::string& head) {
    Wire wire(server.port());
    const int answered = ask(wire, head + end).status;
    check_ends(wire);
    return answered;
  };
  CHECK(status(kPost + "Content-Length: 5000\r\n") == 413);
  CHECK(status(kPost + "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n") == 400);
  CHECK(status(kPost + "Content-Length: 2\r\nOrigin: https://evil.example\r\n") == 403);
  CHECK(status("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n") == 405);
  CHECK(status("POST /healthz HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n") == 405);
}

TEST_CASE("a request line may name the host, as to a proxy (RFC 9112, 3.2.2)", "[server][http][target]") {
  TestServer server;
  struct Row {
    std::string target;
    std::string host;
    int status;
  };
  const auto row = GENERATE(values<Row>({
      {"http://a/healthz", "a", 200},
      {"HTTP://A/healthz", "a", 200},
      {"http://a:80/healthz", "a", 200},
      {"https://a/healthz", "a:443", 200},
      {"http://a:8080/healthz?x=/", "a:8080", 200},
      {"http://[::1]:8080/healthz", "[::1]:8080", 200},
      {"http://a/nowhere", "a", 404},
      {"http://a//healthz", "a", 404},
      {"http://a?x", "a", 200},  // the home page
      {"http://a", "a", 200},
  }));
  CAPTURE(row.target, row.host);
  Wire wire(server.port());
  const std::string end = " HTTP/1.1\r\nHost: " + row.host + "\r\n\r\n";
  CHECK(ask(wire, "GET " + row.target + end).status == row.status);
  CHECK(ask(wire, kHealth).status == 200);
}

TEST_CASE("a WebSocket is opened by an address that names the host, too", "[server][http][target]") {
  TestServer server;
  const std::string host = fmt::format("127.0.0.1:{}", server.port());
  CHECK(WebSocketWire(server.port(), {.path = "http://" + host + "/ws"}).answer().status == 101);
  CHECK(WebSocketWire(server.port(), {.path = "http://a/ws"}).answer().status == 400);
}

TEST_CASE("pages of listed origins may read answers, and those of others may not", "[server][http][origin]") {
  server::NetOptions options;
  options.origins = {"https://Friend.example:443"};
  options.preflight_max_age = std::chrono::seconds(77);
  const TestServer server(options);
  const std::string friendly = "Origin: https://friend.example\r\n";
  const auto allows = [](const Answer& answer, const std::string& origin) {
    for (const auto& [name, value] : answer.fields) {
      CHECK(value != "*");
      CHECK(name != "access-control-allow-credentials");
      if (origin.empty()) CHECK_FALSE(name.starts_with("access-control-"));
    }
    CHECK(answer.field("access-control-allow-origin") == origin);
  };
  const std::string listed = "https://friend.example";

  SECTION("whatever the answer") {
    const std::string room = json{{"secret", std::string(43, 'A')}, {"name", "Ada"}}.dump();
    const Answer made = post(server.port(), "/api/v1/rooms", room, friendly);
    CHECK(made.status == 201);
    allows(made, listed);
    CHECK(made.field("vary") == "Origin");
    CHECK(made.field("access-control-expose-headers").contains("Retry-After"));
    const Answer refused = post(server.port(), "/api/v1/rooms", "{}", friendly);
    CHECK(refused.status == 400);
    allows(refused, listed);
    allows(get(server.port(), "/healthz", friendly), listed);
    allows(get(server.port(), "/nowhere", friendly), listed);
  }
  SECTION("the leave to ask is given for as long as the host says") {
    const Answer leave = ask(server.port(), "OPTIONS /api/v1/rooms HTTP/1.1\r\nHost: a\r\n" + friendly +
                                                "Access-Control-Request-Method: POST\r\n"
                                                "Access-Control-Request-Headers: content-type\r\n\r\n");
    CHECK(leave.status == 204);
    CHECK(leave.body.empty());
    allows(leave, listed);
    CHECK(leave.field("access-control-allow-methods") == "GET, HEAD, POST, PUT, DELETE");
    CHECK(leave.field("access-control-allow-headers").contains("Content-Type"));
    CHECK(leave.field("access-control-max-age") == "77");
    CHECK(leave.fields.count("content-length") == 0);
  }
  SECTION("others get no such fields") {
    for (const char* origin : {"https://evil.example", "http://friend.example", "https://friend.example:444",
                               "https://friend.example.evil.example", "null", "*"}) {
      CAPTURE(origin);
      const std::string field = std::string("Origin: ") + origin + "\r\n";
      allows(get(server.port(), "/api/v1/catalogue", field), "");
      const Answer posted = post(server.port(), "/api/v1/rooms", "{}", field);
      CHECK(posted.status == 403);
      allows(posted, "");
      const Answer leave =
          ask(server.port(), "OPTIONS /api/v1/rooms HTTP/1.1\r\nHost: a\r\n" + field + "\r\n");
      CHECK(leave.status == 403);
      allows(leave, "");
    }
    const std::string twice = friendly + "Origin: https://evil.example\r\n";
    CHECK(post(server.port(), "/api/v1/rooms", "{}", twice).status == 403);
    allows(get(server.port(), "/healthz"), "");
  }
  SECTION("a cache keeps what each gets apart") {
    CHECK(get(server.port(), "/api/v1/games/" + std::string(32, 'a')).field("vary") == "Origin");
    CHECK(get(TestServer().port(), "/healthz").field("vary").empty());
  }
}

TEST_CASE("OPTIONS tells what is answered here", "[server][http]") {
  TestServer server;
  Wire wire(server.port());
  const Answer answer = ask(wire, "OPTIONS / HTTP/1.1\r\nHost: a\r\n\r\n");
  CHECK(answer.status == 204);
  CHECK(answer.field("allow") == "GET, HEAD, POST, PUT, DELETE, OPTIONS");
  CHECK(ask(wire, kHealth).status == 200);
}
