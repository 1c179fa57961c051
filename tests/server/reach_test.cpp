// Where others in the local network find a server, and who is told.
#include "test_server.hpp"
#include "wire.hpp"

#include <server/net/reach.hpp>

#include "catch.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>
#include <vector>

using namespace bastide;
using namespace bastide::test;
using nlohmann::json;
using server::local_network_urls;
using Texts = std::vector<std::string>;

namespace {

const Texts kOwn{"127.0.0.1", "::1",     "fd00::2",     "fe80::1",    "192.168.1.7",
                 "10.0.0.3",  "8.8.4.4", "169.254.3.4", "2001:db8::1"};

}  // namespace

TEST_CASE("a server that listens on all addresses is found at each private one", "[server][reach]") {
  CHECK(local_network_urls({{.address = "0.0.0.0", .port = 8080}}, kOwn) ==
        Texts{"http://192.168.1.7:8080", "http://10.0.0.3:8080"});
  CHECK(local_network_urls({{.address = "::", .port = 8443, .scheme = "https"}}, kOwn) ==
        Texts{"https://192.168.1.7:8443", "https://10.0.0.3:8443", "https://[fd00::2]:8443"});
}

TEST_CASE("a server that listens on one address is found there alone", "[server][reach]") {
  CHECK(local_network_urls({{.address = "10.0.0.3", .port = 80}}, kOwn) == Texts{"http://10.0.0.3:80"});
  CHECK(local_network_urls({{.address = "fd00::2", .port = 80}}, kOwn) == Texts{"http://[fd00::2]:80"});
  const std::string elsewhere =
      GENERATE(as<std::string>{}, "127.0.0.1", "::1", "8.8.4.4", "fe80::1", "192.168.1.8");
  CHECK(local_network_urls({{.address = elsewhere, .port = 80}}, kOwn).empty());
}

TEST_CASE("a server that listens to its own machine alone tells how others would reach it",
          "[server][reach]") {
  using server::option_for_others;
  CHECK(option_for_others({{.address = "127.0.0.1", .port = 8080}}) == "--listen 0.0.0.0:8080");
  CHECK(option_for_others({{.address = "::1", .port = 81}}) == "--listen [::]:81");
  CHECK(option_for_others({{.address = "127.0.0.1", .port = 8443, .scheme = "https"}}) ==
        "--tls-listen 0.0.0.0:8443");
  CHECK(option_for_others({{.address = "0.0.0.0", .port = 8080}}).empty());
  CHECK(option_for_others({{.address = "127.0.0.1", .port = 80}, {.address = "192.168.1.7", .port = 443}})
            .empty());
  CHECK(option_for_others({}).empty());
}

TEST_CASE("the addresses of this machine have those that every machine has", "[server][reach]") {
  const Texts own = server::own_addresses();
  CHECK(std::ranges::count(own, "127.0.0.1") == 1);
}

TEST_CASE("only this machine is told where others find the server", "[server][reach][http]") {
  TestServer server;
  const auto told = [&](const std::string& fields) {
    const Answer answer = ask(server.port(), "GET /api/v1/reach HTTP/1.1\r\n" + fields + "\r\n");
    CHECK(answer.status == 200);
    return json::parse(answer.body);
  };
  const json found{{"urls", json::array({"http://192.168.1.7:8080"})}, {"option", "--listen 0.0.0.0:8080"}};
  const json nothing{{"urls", json::array()}};
  CHECK(told("Host: localhost:8080\r\n") == found);
  CHECK(told("Host: [::1]:8080\r\n") == found);
  const std::string foreign =
      GENERATE(as<std::string>{}, "Host: play.example\r\n", "Host: 192.168.1.7:8080\r\n",
               "Host: localhost\r\nX-Forwarded-For: 192.0.2.1\r\n", "Host: localhost\r\nVia: 1.1 Caddy\r\n",
               "Host: localhost\r\nForwarded: for=192.0.2.1\r\n");
  CAPTURE(foreign);
  CHECK(told(foreign) == nothing);
}
