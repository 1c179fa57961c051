// Serving below a path of another site, and what the log tells of proxies that do it wrong.
#include "test_server.hpp"
#include "wire.hpp"

#include "../../server/net/src/rare_warnings.hpp"

#include <server/net/base_path.hpp>

#include "catch.hpp"

#include <spdlog/sinks/ostream_sink.h>
#include <spdlog/spdlog.h>
#include <nlohmann/json.hpp>

#include <csignal>
#include <fstream>
#include <memory>
#include <sstream>
#include <string>

using namespace bastide;
using namespace bastide::test;
using bastide::server::below_base;
using bastide::server::normal_base_path;
using bastide::server::RareWarnings;
using nlohmann::json;

namespace {

/// What is logged while it lives.
class Logged {
 public:
  Logged() {
    spdlog::set_default_logger(
        std::make_shared<spdlog::logger>("test", std::make_shared<spdlog::sinks::ostream_sink_mt>(text_)));
  }
  Logged(const Logged&) = delete;
  Logged& operator=(const Logged&) = delete;
  ~Logged() { spdlog::set_default_logger(before_); }
  std::string text() const { return text_.str(); }

 private:
  std::shared_ptr<spdlog::logger> before_ = spdlog::default_logger();
  std::ostringstream text_;
};

std::size_t times_in(const std::string& text, const std::string& part) {
  std::size_t found = 0;
  for (auto at = text.find(part); at != text.npos; at = text.find(part, at + 1)) ++found;
  return found;
}

}  // namespace

TEST_CASE("a base path has one spelling, and none that could be taken for a path of the server",
          "[server][base-path]") {
  CHECK(normal_base_path("/") == "/");
  CHECK(normal_base_path("/bastide") == "/bastide/");
  CHECK(normal_base_path("/bastide/") == "/bastide/");
  CHECK(normal_base_path("/games/Bastide_1.0~x-/") == "/games/Bastide_1.0~x-/");
  CHECK(normal_base_path("/rr/api/") == "/rr/api/");
  for (const char* bad :
       {"",      "bastide", "bastide/", "//",    "/a//b/",     "//a/",   "/a/../",    "/./",
        "/..",   "/a b/",   "/a?b/",    "/a#b/", "/a%20b/",    "/a\"b/", "/<a>/",     "/é/",
        "/api/", "/api",    "/r/",      "/ws",   "/assets/x/", "/new/",  "/healthz/", "https://a/bastide/"}) {
    CAPTURE(bad);
    CHECK_FALSE(normal_base_path(bad));
  }
}

TEST_CASE("a request is for the same thing with the base path and without", "[server][base-path]") {
  CHECK(below_base("/bastide/", "/bastide/") == "/");
  CHECK(below_base("/bastide/r/ABCD?x=/bastide/", "/bastide/") == "/r/ABCD?x=/bastide/");
  CHECK(below_base("/r/ABCD", "/bastide/") == "/r/ABCD");
  CHECK(below_base("/bastide", "/bastide/") == "/bastide");
  CHECK(below_base("/bastidee/x", "/bastide/") == "/bastidee/x");
  CHECK(below_base("/healthz", "/") == "/healthz");
}

TEST_CASE("everything is served below a base path, whether a proxy keeps the prefix or strips it",
          "[server][program][base-path]") {
  const Scratch scratch;
  std::ofstream(scratch.path() / "index.html") << R"(<a href="/">home)";
  Program program({"--store", "memory:", "--web", scratch.path().string(), "--base-path", "/games/bastide"});
  const std::string body = json{{"secret", std::string(43, 'A')}, {"name", "Ada"}}.dump();
  for (const std::string prefix : {"", "/games/bastide"}) {
    CAPTURE(prefix);
    CHECK(get(program.port(), prefix + "/healthz").status == 200);
    CHECK(get(program.port(), prefix + "/readyz").status == 200);
    CHECK(get(program.port(), prefix + "/api/v1/catalogue").status == 200);
    CHECK(get(program.port(), prefix + "/r/ABCDEFGH").body == R"(<a href="/games/bastide/">home)");
    CHECK(get(program.port(), prefix + "/nowhere").status == 404);
    CHECK(post(program.port(), prefix + "/api/v1/rooms", body).status == 201);
    CHECK(WebSocketWire(program.port(), {.path = prefix + "/ws?room=ABCDEFGH"}).answer().status == 101);
    // In the log of a proxy that speaks absolute forms.
    CHECK(ask(program.port(), "GET http://a" + prefix + "/healthz HTTP/1.1\r\nHost: a\r\n\r\n").status ==
          200);
  }
  const Answer bare = get(program.port(), "/games/bastide");
  CHECK(bare.status == 301);
  CHECK(bare.field("location") == "/games/bastide/");
  CHECK(get(program.port(), "/games/bastide/games/bastide/healthz").status == 404);
  CHECK(get(program.port(), "/games/").status == 404);
}

TEST_CASE("a warning is logged once in an interval for each matter, and for so many matters",
          "[server][proxies]") {
  const Logged logged;
  RareWarnings warnings(60s);
  const RareWarnings::Time start{};
  warnings.warn("a", "first", start);
  warnings.warn("a", "second", start + 59s);
  warnings.warn("b", "third", start + 59s);
  warnings.warn("a", "fourth", start + 60s);
  CHECK(times_in(logged.text(), "first") == 1);
  CHECK(times_in(logged.text(), "second") == 0);
  CHECK(times_in(logged.text(), "third") == 1);
  CHECK(times_in(logged.text(), "fourth") == 1);
  for (int i = 0; i < 1000; ++i) warnings.warn(std::to_string(i), "flood", start + 61s);
  CHECK(times_in(logged.text(), "flood") == RareWarnings::kMattersMax - 3);  // with "a", "b" and the last one
  CHECK(times_in(logged.text(), "too many") == 1);
  warnings.warn("later", "fifth", start + 200s);
  CHECK(times_in(logged.text(), "fifth") == 1);
}

TEST_CASE("foreign words in the log are short and can't pretend to be lines of it", "[server][proxies]") {
  CHECK(RareWarnings::quoted("play.example:80") == "\"play.example:80\"");
  CHECK(RareWarnings::quoted("a\nb\x1b[2Jc\xff") == "\"a?b?[2Jc?\"");
  CHECK(RareWarnings::quoted(std::string(5000, 'a')) ==
        "\"" + std::string(RareWarnings::kQuotedMax, 'a') + "…\"");
}

TEST_CASE("a proxy that changes Host is named in the log, with what helps", "[server][program][proxies]") {
  const Scratch scratch;
  Program program(with_store(scratch, {"--advice-interval", "1h"}));
  const std::string origin = "Origin: https://play.example\r\n";
  const auto refused = [&](const std::string& fields) {
    CHECK(post(program.port(), "/api/v1/rooms", "{}", origin + fields).status == 403);
    CHECK(
        WebSocketWire(program.port(), {.origin = "https://play.example", .fields = fields}).answer().status ==
        403);
  };
  SECTION("once for each pair") {
    for (int i = 0; i < 3; ++i) refused("");
    program.signal(SIGTERM);
    CHECK(program.wait() == 0);
    const std::string log = program.log();
    CHECK(times_in(log, "--origins") == 1);
    CHECK(log.contains("Origin \"https://play.example\""));
    CHECK(log.contains("Host \"127.0.0.1:" + std::to_string(program.port()) + "\""));
  }
  SECTION("and with the host that it tells, if nobody believes it") {
    refused("X-Forwarded-Host: play.example\r\n");
    program.signal(SIGTERM);
    CHECK(program.wait() == 0);
    CHECK(program.log().contains("A proxy says that the host is \"play.example\": to believe it"));
    CHECK(program.log().contains("--trusted-proxies"));
  }
}

TEST_CASE("a proxy that takes a field of a handshake away, or serves another path, is told of in the log",
          "[server][program][proxies]") {
  const Scratch scratch;
  Program program(with_store(scratch, {"--base-path", "/games/"}));
  const bool from_page = GENERATE(false, true);
  const std::string key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n";
  const std::string host = "127.0.0.1:" + std::to_string(program.port());
  const std::string upgrade = "GET /ws HTTP/1.1\r\nHost: " + host + "\r\n" + key +
                              "Connection: Upgrade\r\nUpgrade: websocket\r\n" +
                              (from_page ? "Origin: http://" + host + "\r\n" : "") + "\r\n";
  for (int i = 0; i < 3; ++i) {
    CHECK(get(program.port(), "/ws", key).status == 426);
    // A program's own fault, or a proxy's.
    CHECK(ask(program.port(), upgrade).status == 400);
    CHECK(get(program.port(), "/", "X-Forwarded-Prefix: /bastide\r\n").status != 0);
    CHECK(get(program.port(), "/", "X-Forwarded-Prefix: /games\r\n").status != 0);
  }
  program.signal(SIGTERM);
  CHECK(program.wait() == 0);
  CHECK(times_in(program.log(), "without Upgrade") == 1);
  CHECK(times_in(program.log(), "without Sec-WebSocket-Protocol") == (from_page ? 1 : 0));
  CHECK(times_in(program.log(), "a proxy serves this under \"/bastide\", but --base-path is /games/") == 1);
  CHECK(times_in(program.log(), "a proxy serves this under") == 1);
}

TEST_CASE("the host that a trusted proxy tells is the request's own", "[server][http][proxies]") {
  server::NetOptions options;
  const std::string origin = "Origin: https://play.example\r\n";
  const auto status = [&](const TestServer& server, const std::string& fields) {
    const int posted = post(server.port(), "/api/v1/rooms", "{}", origin + fields).status;
    const int opened =
        WebSocketWire(server.port(), {.origin = "https://play.example", .fields = fields}).answer().status;
    CHECK((posted == 403) == (opened == 403));
    return posted;
  };
  SECTION("if it is trusted") {
    options.trusted_proxies = {"127.0.0.1"};
    const TestServer server(options);
    CHECK(status(server, "X-Forwarded-Host: play.example\r\n") == 400);
    CHECK(status(server, "Forwarded: for=192.0.2.1;host=play.example\r\n") == 400);
    CHECK(status(server, "X-Forwarded-Host: evil.example, play.example\r\n") == 400);
    CHECK(status(server, "X-Forwarded-Host: play.example, evil.example\r\n") == 403);
    CHECK(status(server, "X-Forwarded-Host: play.example\r\nX-Forwarded-Host: evil.example\r\n") == 403);
    CHECK(status(server, "X-Forwarded-Host: play.example:8443\r\n") == 403);
    CHECK(status(server, "") == 403);
  }
  SECTION("otherwise it is nobody's") {
    const TestServer server(options);
    CHECK(status(server, "X-Forwarded-Host: play.example\r\n") == 403);
    CHECK(status(server, "Forwarded: host=play.example\r\n") == 403);
  }
}

TEST_CASE("somebody who can't open a WebSocket may ask why by a POST", "[server][http][proxies]") {
  server::Limits limits = TestServer::generous();
  limits.requests_per_second = 1;
  limits.requests_burst = 12;
  const TestServer server({}, limits);
  const auto why = [&](const std::string& fields) {
    const Answer answer = post(server.port(), "/ws", "", fields);
    return json::parse(answer.body).at("code").get<std::string>();
  };
  const std::string own = "Origin: http://127.0.0.1:" + std::to_string(server.port()) + "\r\n";
  CHECK(why(own) == "http/upgrade_required");
  CHECK(why("Origin: https://evil.example\r\n") == "http/foreign_origin");
  // It costs as much as a request, not as a handshake.
  for (int i = 0; i < 8; ++i) CHECK(why(own) == "http/upgrade_required");
  std::string last;
  for (int i = 0; i < 100 && last != "session/rate_limited"; ++i) last = why(own);
  CHECK(last == "session/rate_limited");
}
