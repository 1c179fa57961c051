#include <server/client/url.hpp>
#include <server/net/authority.hpp>
#include <server/net/origin.hpp>

#include "catch.hpp"

#include <optional>
#include <string_view>
#include <vector>

using bastide::server::normal_origin;
using bastide::server::OriginRule;
using bastide::server::parse_authority;
using bastide::server::parse_url;

TEST_CASE("an origin has one spelling", "[server][origin]") {
  CHECK(normal_origin("HTTPS://Play.Example") == "https://play.example");
  CHECK(normal_origin("https://play.example:443") == "https://play.example");
  CHECK(normal_origin("http://play.example:80") == "http://play.example");
  CHECK(normal_origin("http://play.example:443") == "http://play.example:443");
  CHECK(normal_origin("http://[::1]:8080") == "http://[::1]:8080");
  for (const char* bad : {"", "null", "play.example", "ftp://play.example", "http://", "http://a/b",
                          "http://a b", "http://user@play.example", "file:///index.html"}) {
    CHECK_FALSE(normal_origin(bad));
  }
}

TEST_CASE("a page's origin is welcome where it is the request's host, or listed, or where there is none",
          "[server][origin]") {
  struct Row {
    std::optional<std::string_view> origin;
    std::string_view host;
    bool accepted;
  };
  const auto row = GENERATE(values<Row>({
      {std::nullopt, "play.example", true},
      {"http://play.example", "play.example", true},
      {"https://play.example", "play.example", true},
      {"https://play.example", "play.example:443", true},
      {"http://PLAY.example", "Play.Example", true},
      {"http://127.0.0.1:8080", "127.0.0.1:8080", true},
      {"https://friend.example", "play.example", true},
      {"https://friend.example:443", "play.example", true},
      {"http://friend.example", "play.example", false},
      {"http://127.0.0.1:8081", "127.0.0.1:8080", false},
      {"http://127.0.0.1", "127.0.0.1:8080", false},
      {"http://localhost:8080", "127.0.0.1:8080", false},
      {"https://evil.example", "play.example", false},
      {"https://play.example.evil.example", "play.example", false},
      {"https://evil.example/play.example", "play.example", false},
      {"null", "play.example", false},
      {"null", "null", false},
      {"", "play.example", false},
      {"http://", "", false},
  }));
  const OriginRule rule({"https://friend.example"});
  CAPTURE(row.origin.value_or("(none)"), row.host);
  CHECK(rule.accepts(row.origin, row.host) == row.accepted);
}

TEST_CASE("a host with its port is read in one way, wherever it stands", "[server][origin]") {
  CHECK(parse_authority("Play.Example")->text(80) == "play.example");
  CHECK(parse_authority("play.example:8080")->text(80) == "play.example:8080");
  CHECK(parse_authority("play.example:80")->text(80) == "play.example");
  CHECK(parse_authority("[2001:DB8::1]")->host == "2001:db8::1");
  CHECK(parse_authority("[2001:db8::1]:443")->text(80) == "[2001:db8::1]:443");
  for (const char* bad : {"", ":80", "a:", "a:b", "a:65536", "a:80x", "a b", "a/b", "u@a", "[::1", "[]",
                          "[::1]x", "::1", "a:1:2", "[a.example]"})
    CHECK_FALSE(parse_authority(bad));
}

TEST_CASE("the address of a server is plain http", "[server][origin]") {
  const auto url = parse_url("http://Play.example:8080/a/b");
  REQUIRE(url);
  CHECK(url->host == "play.example");
  CHECK(url->port == 8080);
  CHECK(url->path == "/a/b");
  CHECK(url->authority() == "play.example:8080");
  CHECK(url->with_path("/ws").path == "/ws");
  CHECK(parse_url("http://[::1]")->authority() == "[::1]");
  CHECK(parse_url("http://a")->path == "/");
  CHECK_FALSE(url->is_tls);
  const auto secure = parse_url("https://play.example/a");
  REQUIRE(secure);
  CHECK(secure->is_tls);
  CHECK(secure->port == 443);
  CHECK(secure->authority() == "play.example");
  CHECK(secure->with_path("/ws").is_tls);
  CHECK(parse_url("https://play.example:80")->authority() == "play.example:80");
  for (const char* bad : {"", "a", "https://", "wss://a", "http://", "http:///a", "http://a:99999",
                          "http://a:b/", "http://a b"})
    CHECK_FALSE(parse_url(bad));
}

TEST_CASE("of an origin nothing is read beyond its end", "[server][origin]") {
  const std::string_view text = "hTtp://";
  const std::vector<char> exact(text.begin(), text.end());  // the sanitizer sees what is read behind it
  CHECK_FALSE(normal_origin({exact.data(), exact.size()}));
}
