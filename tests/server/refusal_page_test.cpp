// Who asks for a page is refused in words, not in JSON.
#include "scratch.hpp"
#include "test_server.hpp"
#include "wire.hpp"

#include "catch.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <set>
#include <string>
#include <utility>

using namespace bastide;
using namespace bastide::test;
using nlohmann::json;

namespace {

const std::string kHtml = "Accept: text/html,application/xhtml+xml;q=0.9\r\n";

void check_page(const Answer& answer, int status) {
  CAPTURE(answer.body);
  CHECK(answer.status == status);
  CHECK(answer.field("content-type") == "text/html; charset=utf-8");
  CHECK(answer.field("cache-control") == "no-store");
  CHECK(answer.body.starts_with("<!doctype html>"));
  CHECK_FALSE(json::accept(answer.body));
  CHECK(answer.body.contains(fmt::format("HTTP {}", status)));
  // Nothing from elsewhere, no script, and a way on.
  for (const char* foreign : {"<script", "src=", "http://", "https://", "@import", "url("})
    CHECK_FALSE(answer.body.contains(foreign));
  CHECK(answer.body.contains(R"(<a href="">)"));
  const std::string policy = answer.field("content-security-policy");
  CHECK(policy.starts_with("default-src 'none'; style-src 'sha256-"));
  CHECK_FALSE(policy.contains("unsafe"));
}

std::string raw(const std::string& line, const std::string& fields) {
  return line + "\r\nHost: a\r\n" + fields + "\r\n";
}

}  // namespace

TEST_CASE("the answer is a page, whatever a page's request is refused for", "[server][http][refusals]") {
  SECTION("too many connections of the address, or of all") {
    server::NetOptions options;
    const bool all = GENERATE(false, true);
    (all ? options.limits.connections_max : options.limits.connections_per_address_max) = 1;
    TestServer server(options);
    const WebSocketWire only(server.port());
    for (const std::string& request :
         {raw("GET /r/ABCD-EFGH HTTP/1.1", ""), raw("GET / HTTP/1.1", "Accept: */*\r\n"),
          raw("GET /anything HTTP/1.1", kHtml), raw("GET /ws HTTP/1.1", kHtml)}) {
      const Answer answer = ask(server.port(), request);
      check_page(answer, all ? 503 : 429);
      CHECK(answer.field("refresh") == answer.field("retry-after"));
    }
    Answer code = ask(server.port(), raw("GET /api/v1/catalogue HTTP/1.1", "Accept: */*\r\n"));
    CHECK(json::accept(code.body));
  }
  SECTION("too many requests") {
    server::Limits limits = TestServer::generous();
    limits.requests_per_second = limits.requests_burst = 1;
    TestServer server({}, limits);
    const auto asked = [&] { return ask(server.port(), raw("GET /r/ABCD-EFGH HTTP/1.1", "")); };
    Answer answer = asked();
    while (answer.status != 429) answer = asked();
    check_page(answer, 429);
  }
  SECTION("what can't be read") {
    TestServer server;
    const std::string long_field = "Cookie: " + std::string(20'000, 'c') + "\r\n";
    check_page(ask(server.port(), raw("GET /r/ABCD-EFGH HTTP/1.1", long_field)), 431);
    check_page(ask(server.port(), raw("GET /elsewhere HTTP/1.1", kHtml + long_field)), 431);
    check_page(ask(server.port(), raw("GET / HTTP/1.1", "Na me: x\r\n")), 400);
    check_page(ask(server.port(), raw("GET /x HTTP/1.1", kHtml + "Host: b\r\n")), 400);
    check_page(ask(server.port(), raw("GET /x HTTP/1.1", kHtml + "Content-Length: 3\r\n") + "abc"), 400);
    CHECK(json::accept(ask(server.port(), raw("POST / HTTP/1.1", kHtml)).body));
    CHECK(json::accept(ask(server.port(), raw("GET /x HTTP/1.1", long_field)).body));
  }
  SECTION("half a request") {
    server::NetOptions options;
    options.limits.request_timeout = 100ms;
    TestServer server(options);
    check_page(ask(server.port(), "GET /r/ABCD-EFGH HTTP/1.1\r\nHost: a\r\n"), 408);
  }
  SECTION("what the handler refuses") {
    TestServer server;
    check_page(get(server.port(), "/api/v1/games/no-game", kHtml), 404);
    check_page(get(server.port(), "/r/ABCD-EFGH"), 404);  // there is no web client here
    check_page(get(server.port(), "/ws", kHtml), 426);
  }
}

TEST_CASE("nothing of a request stands in the page that refuses it", "[server][http][refusals]") {
  TestServer server;
  const Answer answer =
      ask(server.port(), raw("GET /%3Cscript%3E<script>alert(1)</script>?a=\"'& HTTP/1.1",
                             kHtml + "Accept-Language: \"><script>\r\nContent-Length: 1\r\n") +
                             "x");
  check_page(answer, 400);
  CHECK_FALSE(answer.body.contains("alert"));
  CHECK_FALSE(answer.body.contains("%3C"));
}

TEST_CASE("a HEAD of a page is answered by the head of the page", "[server][http][refusals]") {
  TestServer server;
  Wire wire(server.port());
  const Answer answer = ask(wire, raw("HEAD /r/ABCD-EFGH HTTP/1.1", ""), /*head=*/true);
  CHECK(answer.status == 404);
  CHECK(answer.field("content-type") == "text/html; charset=utf-8");
  CHECK(std::stoi(answer.field("content-length")) > 100);
}

TEST_CASE("the page speaks the reader's language where it can", "[server][http][refusals]") {
  TestServer server;
  const auto in = [&](const std::string& languages) {
    const std::string body =
        get(server.port(), "/api/v1/games/no-game", kHtml + "Accept-Language: " + languages + "\r\n").body;
    const auto begin = body.find("lang=\"") + 6;
    return std::pair(body.substr(begin, 2), body.substr(body.find("<h1>")));
  };
  std::set<std::string> texts;
  for (const char* language : {"en", "fr", "de", "it", "ro"}) {
    const auto [said, text] = in(language);
    CHECK(said == language);
    texts.insert(text);
  }
  CHECK(texts.size() == 5);
  CHECK(in("fr-CH, de;q=0.5").first == "fr");
  CHECK(in("pl, DE-at;q=0.7, en;q=0.3").first == "de");
  CHECK(in("pl").first == "en");
  CHECK(in("friulian").first == "en");
  CHECK(in("").first == "en");
}
