// The HTTP side of the port, over real sockets.
#include "scratch.hpp"
#include "test_server.hpp"
#include "wire.hpp"

#include "catch.hpp"

#include <fmt/format.h>
#include <zlib.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

using namespace bastide;
using namespace bastide::test;
using nlohmann::json;

namespace {

/// Every refusal has a reason.
void check_refusal(const Answer& answer, int status, const std::string& code) {
  CHECK(answer.status == status);
  REQUIRE(json::accept(answer.body));
  const json body = json::parse(answer.body);
  CHECK(body.at("code") == code);
  CHECK_FALSE(body.at("message").get<std::string>().empty());
}

/// The content of a gzipped text; empty if it is malformed.
std::string gunzipped(std::string_view zipped) {
  z_stream stream{};
  REQUIRE(inflateInit2(&stream, 15 + 16) == Z_OK);
  std::string out(1'000'000, '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(zipped.data()));
  stream.avail_in = static_cast<uInt>(zipped.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  const int result = inflate(&stream, Z_FINISH);
  out.resize(result == Z_STREAM_END ? stream.total_out : 0);
  inflateEnd(&stream);
  return out;
}

}  // namespace

TEST_CASE("requests that two readers could understand differently are refused and end the connection",
          "[server][http]") {
  struct Row {
    std::string request;
    int status;
    std::string code;
  };
  const std::string host = "Host: a\r\n";
  const std::string post = "POST /api/v1/rooms HTTP/1.1\r\n" + host;
  const auto row = GENERATE_COPY(values<Row>({
      {post + "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}", 400, "http/bad_request"},
      {post + "Transfer-Encoding: xchunked\r\nContent-Length: 2\r\n\r\n{}", 400, "http/bad_request"},
      {post + "Transfer-Encoding: chunked, identity\r\n\r\n{}", 400, "http/bad_request"},
      {post + "Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}", 400, "http/bad_request"},
      {post + "Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}", 400, "http/bad_request"},
      {post + "Content-Length: 2, 2\r\n\r\n{}", 400, "http/bad_request"},
      {post + "Content-Length: 2,2\r\n\r\n{}", 400, "http/bad_request"},
      {post + "Content-Length: -2\r\n\r\n{}", 400, "http/bad_request"},
      {post + "Content-Length: 2x\r\n\r\n{}", 400, "http/bad_request"},
      {post + "Content-Length: 99999999999999999999999\r\n\r\n{}", 400, "http/bad_request"},
      {post + "Content-Length : 2\r\n\r\n{}", 400, "http/bad_request"},
      {post + "\r\n", 411, "http/length_required"},
      {post + "Content-Length: 2\r\nExpect: 200-ok\r\n\r\n{}", 417, "http/expectation_failed"},
      {post + "Content-Length: 2\r\nExpect: 100-continue, 200-ok\r\n\r\n{}", 417, "http/expectation_failed"},
      {post + "Content-Length: 1000000\r\n\r\n", 413, "message/too_large"},
      {"GET /readyz HTTP/1.1\r\n" + host + "Content-Length: 5\r\n\r\nhello", 400, "http/bad_request"},
      {"HEAD / HTTP/1.1\r\n" + host + "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400, "http/bad_request"},
      {"GET /readyz HTTP/1.1\r\n\r\n", 400, "http/bad_request"},
      {"GET /readyz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400, "http/bad_request"},
      {"GET http://b/readyz HTTP/1.1\r\n" + host + "\r\n", 400, "http/bad_request"},
      {"GET http://a:8080/readyz HTTP/1.1\r\n" + host + "\r\n", 400, "http/bad_request"},
      {"GET https://a:80/readyz HTTP/1.1\r\n" + host + "\r\n", 400, "http/bad_request"},
      {"GET http://u@a/readyz HTTP/1.1\r\n" + host + "\r\n", 400, "http/bad_request"},
      {"GET http:///healthz HTTP/1.1\r\n" + host + "\r\n", 400, "http/bad_request"},
      {"GET http://a/readyz HTTP/1.0\r\n\r\n", 400, "http/bad_request"},
      {"GET ftp://a/readyz HTTP/1.1\r\n" + host + "\r\n", 400, "http/bad_request"},
      {"GET a/readyz HTTP/1.1\r\n" + host + "\r\n", 400, "http/bad_request"},
      {"GET /readyz HTTP/1.1\r\n" + host + "X: a\r\n b\r\n\r\n", 400, "http/bad_request"},
      {"GET * HTTP/1.1\r\n" + host + "\r\n", 400, "http/bad_request"},
      {"GET /readyz HTTP/2.0\r\n" + host + "\r\n", 505, "http/version_not_supported"},
      {"GET /readyz HTTP/1.1\nHost: a\n\n", 505, "http/version_not_supported"},
      {"GET /readyz\r\n\r\n", 400, "http/bad_request"},
      {"GET /readyz HTTP/1.1\r\n" + host +
           "X: a\x01"
           "b\r\n\r\n",
       400, "http/bad_request"},
      {std::string("GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n", 29), 400, "http/bad_request"},
      {"\x16\x03\x01\x02 a TLS client at the wrong door\r\n\r\n", 400, "http/bad_request"},
      {"PUT / HTTP/1.1\r\n" + host + "Content-Length: 0\r\n\r\n", 405, "http/method_not_allowed"},
      {"DELETE /api/v1/rooms HTTP/1.1\r\n" + host + "\r\n", 405, "http/method_not_allowed"},
      {"CONNECT a:80 HTTP/1.1\r\n" + host + "\r\n", 405, "http/method_not_allowed"},
      {"TRACE / HTTP/1.1\r\n" + host + "\r\n", 405, "http/method_not_allowed"},
      {"BREW /pot HTTP/1.1\r\n" + host + "\r\n", 405, "http/method_not_allowed"},
      {"GET /" + std::string(9000, 'a') + " HTTP/1.1\r\n" + host + "\r\n", 431, "http/header_too_large"},
      {"GET /readyz HTTP/1.1\r\n" + host + "X: " + std::string(9000, 'a') + "\r\n\r\n", 431,
       "http/header_too_large"},
  }));
  TestServer server;
  Wire wire(server.port());
  const std::string smuggled = "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n";
  CAPTURE(row.request.substr(0, 200));
  // A refused HEAD is the only one whose answer has no body.
  const bool head = row.request.starts_with("HEAD");
  const Answer answer = ask(wire, row.request + smuggled, head);
  if (head) {
    CHECK(answer.status == row.status);
  } else {
    check_refusal(answer, row.status, row.code);
  }
  CHECK(answer.field("connection") == "close");
  CHECK(wire.receive(1).empty());  // up to the end of the connection
  CHECK(wire.closes());
}

TEST_CASE("a connection carries one request after the other", "[server][http]") {
  TestServer server;
  Wire wire(server.port());
  const std::string request = "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n";
  for (int i = 0; i < 3; ++i) {
    const Answer answer = ask(wire, request);
    CHECK(answer.status == 200);
    CHECK(answer.field("connection") == "");
  }
  // Two at once are answered in order, and HTTP/1.0 ends after its answer.
  wire.send(request);
  CHECK(ask(wire, "HEAD /healthz HTTP/1.1\r\nHost: a\r\n\r\n").status == 200);
  const Answer head = ask(wire, "GET /healthz HTTP/1.0\r\n\r\n", true);
  CHECK(head.status == 200);
  CHECK(ask(wire, "").field("connection") == "close");
  CHECK(wire.closes());
}

TEST_CASE("a HEAD is answered like a GET, without the body", "[server][http]") {
  TestServer server;
  Wire wire(server.port());
  const Answer get_answer = ask(wire, "GET /api/v1/catalogue HTTP/1.1\r\nHost: a\r\n\r\n");
  const Answer head_answer = ask(wire, "HEAD /api/v1/catalogue HTTP/1.1\r\nHost: a\r\n\r\n", true);
  CHECK(head_answer.status == 200);
  CHECK(head_answer.field("content-length") == std::to_string(get_answer.body.size()));
  CHECK(ask(wire, "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n").status == 200);
}

TEST_CASE("a HEAD of what a GET is refused has no body either", "[server][http]") {
  TestServer server;
  Wire wire(server.port());
  const Answer answer = ask(wire, "HEAD /ws HTTP/1.1\r\nHost: a\r\n\r\n", true);
  CHECK(answer.status == 426);
  CHECK(answer.field("content-length") != "0");
  CHECK(wire.receive(1).empty());
}

TEST_CASE("a method that an address does not take is refused with those that it takes", "[server][http]") {
  TestServer server;
  const std::string end = " HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";
  struct Row {
    std::string request;
    std::string allow;
  };
  const auto row = GENERATE(values<Row>({
      {"GET /api/v1/rooms", "POST"},
      {"POST /", "GET, HEAD"},
      {"POST /healthz", "GET, HEAD"},
      {"PUT /", "GET, HEAD"},
      {"DELETE /api/v1/rooms", "GET, HEAD"},
      {"POST /api/v1/parcels/00112233445566778899aabbccddeeff", "GET, HEAD, PUT, DELETE"},
      {"BREW /pot", "GET, HEAD, POST, PUT, DELETE, OPTIONS"},
  }));
  CAPTURE(row.request);
  const Answer answer = ask(server.port(), row.request + end);
  check_refusal(answer, 405, "http/method_not_allowed");
  CHECK(answer.field("allow") == row.allow);
}

TEST_CASE("a slow request is ended, however it dribbles in", "[server][http]") {
  server::NetOptions options;
  options.limits.request_timeout = 1s;
  TestServer server(options);
  SECTION("nothing at all") {
    Wire wire(server.port());
    CHECK(wire.closes());
  }
  SECTION("a header that never ends") {
    Wire wire(server.port());
    wire.send("GET /readyz HTTP/1.1\r\nHost: a\r\n");
    for (int i = 0; i < 15; ++i) {
      wire.send("X: y\r\n");
      std::this_thread::sleep_for(100ms);
    }
    check_refusal(ask(wire, ""), 408, "http/timeout");
    CHECK(wire.closes());
  }
  SECTION("a body that never comes") {
    Wire wire(server.port());
    check_refusal(ask(wire, "POST /api/v1/rooms HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{"), 408,
                  "http/timeout");
  }
}

TEST_CASE("an idle connection is ended", "[server][http]") {
  server::NetOptions options;
  options.limits.keep_alive_timeout = 200ms;
  TestServer server(options);
  Wire wire(server.port());
  CHECK(ask(wire, "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n").status == 200);
  CHECK(wire.closes());
}

TEST_CASE("a POST from a foreign page is refused", "[server][http][origin]") {
  server::NetOptions options;
  options.origins = {"https://friend.example"};
  TestServer server(options);
  const auto status = [&](const std::string& origin) {
    const std::string field = origin.empty() ? "" : "Origin: " + origin + "\r\n";
    return post(server.port(), "/api/v1/rooms", "{}", field);
  };
  check_refusal(status("https://evil.example"), 403, "http/foreign_origin");
  check_refusal(status("null"), 403, "http/foreign_origin");
  check_refusal(status("http://127.0.0.1"), 403, "http/foreign_origin");
  // These requests reach the check of the missing fields.
  check_refusal(status(fmt::format("http://127.0.0.1:{}", server.port())), 400, "message/missing_field");
  check_refusal(status("https://friend.example"), 400, "message/missing_field");
  check_refusal(status(""), 400, "message/missing_field");
}

TEST_CASE("every answer carries the security fields", "[server][http]") {
  TestServer server;
  for (const char* target : {"/", "/healthz", "/nowhere", "/api/v1/catalogue"}) {
    const Answer answer = get(server.port(), target);
    CAPTURE(target);
    CHECK(answer.field("x-content-type-options") == "nosniff");
    CHECK(answer.field("referrer-policy") == "no-referrer");
    CHECK(answer.field("content-security-policy") == "default-src 'self' 'wasm-unsafe-eval'");
  }
}

TEST_CASE("a page carries the whole content policy", "[server][http]") {
  const Scratch scratch;
  std::ofstream(scratch.path() / "index.html") << "<!doctype html>home";
  const Program program({"--store", "memory:", "--web", scratch.path().string()});
  const Answer page = get(program.port(), "/");
  CHECK(page.field("cross-origin-opener-policy") == "same-origin");
  const std::string policy = page.field("content-security-policy");
  CHECK(policy.contains("default-src 'none'"));
  CHECK(policy.contains("frame-ancestors 'none'"));
  CHECK(policy.contains(
      fmt::format("connect-src 'self' ws://127.0.0.1:{0} wss://127.0.0.1:{0};", program.port())));
  CHECK_FALSE(policy.contains("unsafe"));
  // A malformed Host cannot write into the policy.
  const Answer odd =
      ask(program.port(), "GET / HTTP/1.1\r\nHost: a; script-src *\r\nConnection: close\r\n\r\n");
  CHECK(odd.field("content-security-policy").contains("connect-src 'self';"));
}

TEST_CASE("pages of others may show replays and watched tables in a frame, and no other screen",
          "[server][http]") {
  const Scratch scratch;
  std::ofstream(scratch.path() / "index.html") << "<!doctype html>home";
  const std::string web = scratch.path().string();
  const auto framed_by = [](const Program& program, const std::string& target) {
    const Answer page = ask(program.port(), fmt::format("GET {} HTTP/1.1\r\nHost: a\r\nAccept: text/html\r\n"
                                                        "Connection: close\r\n\r\n",
                                                        target));
    const std::string policy = page.field("content-security-policy");
    const std::string_view name = "frame-ancestors ";
    const auto at = policy.find(name);
    return at == policy.npos ? "" : policy.substr(at + name.size());
  };
  const Program any({"--store", "memory:", "--web", web});
  CHECK(framed_by(any, "/embed/g/0123456789abcdef") == "*");
  CHECK(framed_by(any, "/embed/r/ABCDEFGH?bare") == "*");
  for (const char* target : {"/", "/new", "/r/ABCDEFGH", "/g/abc", "/settings", "/embed", "/embed/r",
                             "/embed/new", "/embed/../new", "/EMBED/g/abc", "/EMBED/r/ABCDEFGH",
                             "/g/abc?/embed/g/abc", "/r/ABCDEFGH?/embed/r/ABCDEFGH"}) {
    CAPTURE(target);
    CHECK(framed_by(any, target) == "'none'");
  }
  const Program some(
      {"--store", "memory:", "--web", web, "--embed-in", "https://blog.example,http://b.example:81"});
  CHECK(framed_by(some, "/embed/g/abc") == "https://blog.example http://b.example:81");
  CHECK(framed_by(some, "/embed/r/ABCDEFGH") == "https://blog.example http://b.example:81");
  CHECK(framed_by(some, "/g/abc") == "'none'");
  const Program none({"--store", "memory:", "--web", web, "--embed-in", ""});
  CHECK(framed_by(none, "/embed/g/abc") == "'none'");
  CHECK(framed_by(none, "/embed/r/ABCDEFGH") == "'none'");
}

TEST_CASE("a text that is the same for everybody is sent compressed, and not again to who has it",
          "[server][http]") {
  TestServer server;
  const std::string path = GENERATE(as<std::string>{}, "/api/v1/catalogue", "/api/v1/openapi.json");
  CAPTURE(path);
  const Answer plain = get(server.port(), path);
  const Answer zipped = get(server.port(), path, "Accept-Encoding: br, gzip\r\n");
  CHECK(plain.field("content-encoding").empty());
  CHECK(zipped.field("content-encoding") == "gzip");
  CHECK(zipped.field("content-type") == "application/json");
  CHECK(zipped.field("vary") == "Accept-Encoding");
  CHECK(zipped.body.size() * 4 < plain.body.size());
  CHECK(gunzipped(zipped.body) == plain.body);

  const std::string etag = zipped.field("etag");
  CHECK(etag != plain.field("etag"));
  const Answer known =
      get(server.port(), path, "Accept-Encoding: br, gzip\r\nIf-None-Match: " + etag + "\r\n");
  CHECK(known.status == 304);
  CHECK(known.body.empty());
}

TEST_CASE("an address may make so many requests, whatever connections they come by",
          "[server][http][limits]") {
  server::Limits limits = TestServer::generous();
  limits.requests_per_second = 1;
  limits.requests_burst = 30;
  server::NetOptions options;
  SECTION("and no more: it is told when to come back, and can join meanwhile") {
    const TestServer server(options, limits);
    int answered = 0;
    Answer answer = get(server.port(), "/healthz");
    for (; answer.status == 200; answer = get(server.port(), "/healthz")) REQUIRE(++answered < 1000);
    CHECK(answered >= 30);
    CHECK(answer.status == 429);
    CHECK(json::parse(answer.body).at("code") == "session/rate_limited");
    CHECK(std::stoi(answer.field("retry-after")) == 1);
    CHECK(answer.field("connection") == "close");
    CHECK(WebSocketWire(server.port()).answer().status == 101);
  }
  SECTION("unless no limit applies to it") {
    options.limits_exempt = {"127.0.0.1"};
    const TestServer server(options, limits);
    for (int i = 0; i < 50; ++i) REQUIRE(get(server.port(), "/healthz").status == 200);
  }
}

TEST_CASE("an address may make so many WebSocket handshakes, and load pages beyond them",
          "[server][http][limits]") {
  server::Limits limits = TestServer::generous();
  limits.handshakes_per_second = 1;
  limits.handshakes_burst = 5;
  const TestServer server({}, limits);
  for (int i = 0; i < 5; ++i) REQUIRE(WebSocketWire(server.port()).answer().status == 101);
  Answer refused = WebSocketWire(server.port()).answer();
  while (refused.status == 101) refused = WebSocketWire(server.port()).answer();  // on a slow machine
  CHECK(refused.status == 429);
  CHECK(std::stoi(refused.field("retry-after")) == 1);
  // Asked without a handshake, the address says the same, and costs none.
  for (int i = 0; i < 20; ++i) {
    const Answer asked = get(server.port(), "/ws");
    CHECK((asked.status == 429 || asked.status == 426));
  }
  CHECK(get(server.port(), "/healthz").status == 200);
}

TEST_CASE("an address that floods is refused less and less politely", "[server][http][limits]") {
  server::Limits limits = TestServer::generous();
  limits.requests_per_second = limits.refusals_per_second = 1;
  limits.requests_burst = 10;
  limits.refusals_burst = 5;
  server::NetOptions options;
  const auto flood = [](const TestServer& server) {
    std::map<int, int> answers;  // by status; 0: closed without an answer
    for (int i = 0; i < 100; ++i) ++answers[get(server.port(), "/healthz").status];
    return answers;
  };
  SECTION("its requests end without an answer, while it can join") {
    TestServer server(options, limits);
    std::map<int, int> answers = flood(server);
    CHECK(answers[200] >= 10);
    CHECK(answers[429] >= 5);
    CHECK(answers[0] > 0);
    CHECK(server.stats().refused_unread_total == static_cast<std::uint64_t>(answers[0]));
    CHECK(server.stats().refused_too_often_total == static_cast<std::uint64_t>(answers[429]));
    CHECK(WebSocketWire(server.port()).answer().status == 101);
  }
  SECTION("its connections are not even read") {
    limits.connections_per_second = 1;
    limits.connections_burst = 20;
    TestServer server(options, limits);
    std::map<int, int> answers = flood(server);
    CHECK(answers[0] > 0);
    CHECK(server.stats().connections_total < 100);  // the others have not become any
    CHECK(eventually([&] { return Wire(server.port()).closes(1s); }));
  }
  SECTION("unless no limit applies to it") {
    options.limits_exempt = {"127.0.0.1"};
    limits.connections_per_second = limits.connections_burst = 1;
    CHECK(flood(TestServer(options, limits)) == std::map<int, int>{{200, 100}});
  }
  SECTION("but not for the connections of a proxy that carries others") {
    options.trusted_proxies = {"127.0.0.1"};
    limits.connections_per_second = limits.connections_burst = 1;
    TestServer server(options, limits);
    const std::string request = "GET /healthz HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 192.0.2.";
    for (int i = 0; i < 100; ++i) ask(server.port(), request + "1\r\n\r\n");
    CHECK(ask(server.port(), request + "2\r\n\r\n").status == 200);
  }
}

TEST_CASE("answers to an address count in bytes", "[server][http][limits]") {
  server::Limits limits = TestServer::generous();
  limits.bytes_sent_per_second = 1024;
  limits.bytes_sent_burst = 300 * 1024;
  const TestServer server({}, limits);
  std::size_t sent = 0;
  Answer answer = get(server.port(), "/api/v1/catalogue");
  for (; answer.status == 200; answer = get(server.port(), "/api/v1/catalogue")) {
    sent += answer.body.size();
    REQUIRE(sent < 3'000'000);
  }
  CHECK(answer.status == 429);
  CHECK(sent >= 250 * 1024);
}

TEST_CASE("metrics are for this machine alone", "[server][http]") {
  SECTION("by default") {
    TestServer server;
    const Answer metrics = get(server.port(), "/metrics");
    CHECK(metrics.status == 200);
    CHECK(metrics.body.contains("\nbastide_connections 1\n"));
    CHECK(metrics.body.contains("\nbastide_store_bytes "));
    CHECK(!metrics.body.contains("\nbastide_store_bytes 0\n"));
    check_refusal(get(server.port(), "/metrics", "X-Forwarded-For: 192.0.2.1\r\n"), 403, "http/forbidden");
    for (const char* field : {"Forwarded: for=192.0.2.1", "X-Forwarded-Host: play.example",
                              "x-forwarded-proto: https", "Via: 1.1 Caddy", "X-Real-IP: 192.0.2.1"}) {
      CAPTURE(field);
      check_refusal(get(server.port(), "/metrics", std::string(field) + "\r\n"), 403, "http/forbidden");
    }
    for (const char* host : {"play.example", "play.example:8080", "192.0.2.1", "127.evil.example", ""}) {
      CAPTURE(host);
      const std::string foreign = std::string("GET /metrics HTTP/1.1\r\nHost: ") + host + "\r\n\r\n";
      check_refusal(ask(server.port(), foreign), 403, "http/forbidden");
    }
    for (const char* host : {"localhost", "localhost:8080", "127.0.0.1", "[::1]:8080"}) {
      CAPTURE(host);
      const std::string own = std::string("GET /metrics HTTP/1.1\r\nHost: ") + host + "\r\n\r\n";
      CHECK(ask(server.port(), own).status == 200);
    }
  }
  SECTION("unless the host says otherwise") {
    server::NetOptions options;
    options.metrics_public = true;
    TestServer server(options);
    CHECK(get(server.port(), "/metrics", "X-Forwarded-For: 192.0.2.1\r\n").status == 200);
  }
}

TEST_CASE("rules that make no sense are refused when the room is made, and the error names the field",
          "[server][http][rules]") {
  struct Row {
    json rules;
    int seats;
    std::string code;
    std::string at;
  };
  const json castle = {{"game", "castle"}};
  const std::vector<Row> rows = {
      {{{"game", "chess"}}, 2, "rules/unknown_game", "rules.game"},
      {{{"preset", "old"}}, 2, "rules/unknown_preset", "rules.preset"},
      {{{"preset", "castle"}}, 2, "rules/unknown_preset", "rules.preset"},
      {{{"edition", "third"}}, 2, "rules/unknown_edition", "rules.edition"},
      {{{"modules", {"farmers", "dragon"}}}, 2, "rules/unknown_module", "rules.modules[1]"},
      {{{"modules", "river"}}, 2, "message/wrong_type", "rules.modules"},
      {{{"modules", {1}}}, 2, "message/wrong_type", "rules.modules[0]"},
      {{{"options", {{"river_length", 12}}}}, 2, "rules/unknown_option", "rules.options.river_length"},
      {{{"options", {{"castle_s2_court", "split"}}}},
       2,
       "rules/unknown_option",
       "rules.options.castle_s2_court"},
      {{{"modules", {"river"}}, {"options", {{"river_uturn", "sometimes"}}}},
       2,
       "rules/bad_option_value",
       "rules.options.river_uturn"},
      {{{"modules", {"tower"}}, {"options", {{"tower_self_capture", 1}}}},
       2,
       "rules/bad_option_value",
       "rules.options.tower_self_capture"},
      {{{"options", {{"tiny_city", 3}}}}, 2, "rules/bad_option_value", "rules.options.tiny_city"},
      {{{"options", {{"first_player", 6}}}}, 2, "rules/bad_option_value", "rules.options.first_player"},
      {{{"modules", {"farmers", "tower"}}}, 6, "setup/bad_seat_count", "seats"},
      {{{"preset", "tower-2016"}}, 7, "message/out_of_range", "seats"},
      {castle, 3, "setup/bad_seat_count", "seats"},
      {castle, 1, "setup/bad_seat_count", "seats"},
      {{{"game", "castle"}, {"modules", {"river"}}}, 2, "rules/unknown_module", "rules.modules[0]"},
      {{{"game", "castle"}, {"edition", "new"}}, 2, "rules/unknown_edition", "rules.edition"},
      {{{"game", "castle"}, {"options", {{"castle_start_path", "both"}}}},
       2,
       "rules/bad_option_value",
       "rules.options.castle_start_path"},
      {{{"game", "castle"}, {"options", {{"tiny_city", 2}}}},
       2,
       "rules/unknown_option",
       "rules.options.tiny_city"},
  };
  TestServer server;
  for (const Row& row : rows) {
    const json body = {
        {"secret", std::string(43, 'A')}, {"name", "Ada"}, {"seats", row.seats}, {"rules", row.rules}};
    CAPTURE(body.dump());
    const Answer answer = post(server.port(), "/api/v1/rooms", body.dump());
    check_refusal(answer, 400, row.code);
    CHECK(json::parse(answer.body).value("at", "") == row.at);
  }
}

TEST_CASE("the piles of rules are told to who asks, as their shuffle begins with them", "[server][http]") {
  TestServer server;
  const auto piles = [&](const json& rules) {
    const Answer answer = post(server.port(), "/api/v1/piles", json{{"rules", rules}}.dump());
    REQUIRE(answer.status == 200);
    return json::parse(answer.body).at("piles");
  };
  const json base = piles({{"preset", "standard"}});
  REQUIRE(base.size() == 1);
  CHECK(base[0].at("name") == "tiles");
  CHECK(base[0].at("tiles").size() == 71);  // without the start tile
  CHECK(std::ranges::is_sorted(base[0].at("tiles")));

  const json castle = piles({{"game", "castle"}});
  REQUIRE(castle.size() == 2);
  CHECK(castle[1].at("name") == "wall_tiles");
  CHECK(castle[1].at("numbers") == json{1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9});

  const Answer refused = post(server.port(), "/api/v1/piles", R"({"rules":{"game":"chess"}})");
  CHECK(refused.status == 400);
  CHECK(json::parse(refused.body).at("code") == "rules/unknown_game");
  CHECK(get(server.port(), "/api/v1/piles").status == 405);
}

TEST_CASE("six play with the tower where there is a sixth player (BASE-PLAYERS-02, TOWER-COMP-02)",
          "[server][http][rules]") {
  TestServer server;
  const json rules = {{"modules", {"farmers", "tower"}}, {"options", {{"sixth_player", true}}}};
  const json body = {{"secret", std::string(43, 'A')}, {"name", "Ada"}, {"seats", 6}, {"rules", rules}};
  CHECK(post(server.port(), "/api/v1/rooms", body.dump()).status == 201);
}
