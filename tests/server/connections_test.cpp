// How many connections there may be, and which of them make room for others.
#include <server/net/waiting_connections.hpp>

#include "player.hpp"
#include "test_server.hpp"
#include "wire.hpp"

#include "catch.hpp"

#include <nlohmann/json.hpp>

#include <iterator>
#include <list>
#include <string>
#include <utility>
#include <vector>

using namespace bastide;
using namespace bastide::test;
using nlohmann::json;
using server::AddressSlots;
using server::WaitingConnections;

namespace {

const std::string kRequest = "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n";

std::string request_for(const std::string& address) {
  return "GET /healthz HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: " + address + "\r\n\r\n";
}

void check_refused(const Answer& answer, int status, const std::string& code) {
  CHECK(answer.status == status);
  REQUIRE(json::accept(answer.body));
  CHECK(json::parse(answer.body).at("code") == code);
  CHECK(std::stoi(answer.field("retry-after")) > 0);
}

}  // namespace

TEST_CASE("waiting connections end in the order in which they began to wait", "[server][connections]") {
  AddressSlots slots(2);
  WaitingConnections waiting;
  std::string ended;
  const auto wait = [&](const char* address, AddressSlots::Slot slot, char name) {
    return waiting.begin(address, std::move(slot), [&ended, name] { ended += name; });
  };
  CHECK_FALSE(waiting.end_one());
  const auto a = wait("192.0.2.1", slots.take("192.0.2.1"), 'a');
  auto b = wait("192.0.2.1", slots.take("192.0.2.1"), 'b');
  auto c = wait("192.0.2.2", {}, 'c');
  CHECK_FALSE(slots.take("192.0.2.1"));
  SECTION("of one address, whose slot is then free") {
    CHECK(waiting.end_one_of("192.0.2.1"));
    CHECK(ended == "a");
    AddressSlots::Slot free = slots.take("192.0.2.1");
    CHECK(free);
    CHECK_FALSE(slots.take("192.0.2.1"));
    CHECK(b.finish()->operator bool());
    CHECK_FALSE(b.finish());
    CHECK_FALSE(waiting.end_one_of("192.0.2.1"));
  }
  SECTION("of the address that has most of them") {
    auto d = wait("192.0.2.2", {}, 'd');
    auto e = wait("192.0.2.2", {}, 'e');
    CHECK(waiting.end_one());
    CHECK(waiting.end_one());
    CHECK(waiting.end_one());
    CHECK(ended.starts_with('c'));
    CHECK(ended.find('e') == ended.npos);
    CHECK(ended.find('b') == ended.npos);
    CHECK(waiting.end_one());
    CHECK(waiting.end_one());
    CHECK_FALSE(waiting.end_one());
    CHECK(ended.size() == 5);
  }
  SECTION("except those that have gone on") {
    CHECK(b.finish());
    CHECK(c.finish());
    CHECK(waiting.end_one());
    CHECK_FALSE(waiting.end_one());
    CHECK(ended == "a");
  }
}

TEST_CASE("an address may hold 200 connections, and those that wait make room for the next",
          "[server][http][limits][connections]") {
  server::NetOptions options;
  options.limits.keep_alive_timeout = 10min;
  TestServer server(options);
  std::list<Wire> wires;
  for (int i = 0; i < 200; ++i) REQUIRE(ask(wires.emplace_back(server.port()), kRequest).status == 200);
  for (int i = 0; i < 10; ++i) REQUIRE(ask(wires.emplace_back(server.port()), kRequest).status == 200);
  CHECK(server.stats().refused_too_many_total == 0);
  // An answer may arrive just before its connection waits: neighbours may have changed places.
  const auto young = std::next(wires.begin(), 20);
  CHECK(eventually([&] {
    for (auto wire = wires.begin(); wire != young;)
      wire = wire->closes(0ms) ? wires.erase(wire) : std::next(wire);
    return wires.size() <= 200;
  }));
  CHECK(wires.size() == 200);
  CHECK(server.stats().ended_for_others_total == 10);
  // The others are still there, and serve.
  for (Wire& wire : wires) REQUIRE(ask(wire, kRequest).status == 200);
}

TEST_CASE("connections that have said nothing yet make room, too", "[server][http][limits][connections]") {
  server::NetOptions options;
  options.limits.connections_per_address_max = 3;
  TestServer server(options);
  std::vector<Wire> silent;
  for (int i = 0; i < 3; ++i) silent.emplace_back(server.port());
  CHECK(eventually([&] { return server.stats().connections == 3; }));
  CHECK(eventually([&] { return ask(server.port(), kRequest).status == 200; }));
  CHECK(silent[0].closes());
}

TEST_CASE("a connection that does not wait makes no room", "[server][http][limits][connections]") {
  server::NetOptions options;
  options.limits.connections_per_address_max = 3;
  SECTION("the next is told so, and when to come back, until one ends") {
    TestServer server(options);
    std::vector<WebSocketWire> sockets;
    for (int i = 0; i < 3; ++i) REQUIRE(sockets.emplace_back(server.port()).answer().status == 101);
    check_refused(ask(server.port(), kRequest), 429, "session/too_many_connections");
    check_refused(WebSocketWire(server.port()).answer(), 429, "session/too_many_connections");
    sockets.pop_back();
    CHECK(eventually([&] { return ask(server.port(), kRequest).status == 200; }));
  }
  SECTION("half a request") {
    TestServer server(options);
    // What the server has not read yet still waits, and makes room: then others are sent.
    std::list<Wire> halves;
    CHECK(eventually([&] {
      std::erase_if(halves, [](Wire& half) { return half.closes(0ms); });
      while (halves.size() < 3) halves.emplace_back(server.port()).send("GET /healthz HTT");
      return ask(server.port(), kRequest).status == 429;
    }));
  }
  SECTION("an exempt address has no limit") {
    options.limits_exempt = {"127.0.0.1"};
    TestServer server(options);
    std::vector<WebSocketWire> sockets;
    for (int i = 0; i < 6; ++i) CHECK(sockets.emplace_back(server.port()).answer().status == 101);
  }
  SECTION("a trusted proxy's connections count for whom they carry, while they do") {
    options.trusted_proxies = {"127.0.0.1"};
    TestServer server(options);
    std::vector<Wire> pool;
    for (int i = 0; i < 10; ++i)
      CHECK(ask(pool.emplace_back(server.port()), request_for("192.0.2.1")).status == 200);
    const auto open = [&](const char* address) {
      return WebSocketWire(server.port(), {.fields = std::string("X-Forwarded-For: ") + address + "\r\n"});
    };
    std::vector<WebSocketWire> sockets;
    for (int i = 0; i < 3; ++i) REQUIRE(sockets.emplace_back(open("192.0.2.1")).answer().status == 101);
    check_refused(ask(server.port(), request_for("192.0.2.1")), 429, "session/too_many_connections");
    check_refused(get(server.port(), "/healthz", "Forwarded: for=\"192.0.2.1:99\"\r\n"), 429,
                  "session/too_many_connections");
    CHECK(open("192.0.2.2").answer().status == 101);
    CHECK(ask(pool[0], request_for("192.0.2.3")).status == 200);
  }
}

TEST_CASE("all addresses together have so many connections", "[server][http][limits][connections]") {
  server::NetOptions options;
  options.limits.connections_max = 2;
  TestServer server(options);
  SECTION("and those that wait make room") {
    std::list<Wire> wires;
    // A connection waits from a moment after its answer on.
    const auto one_more = [&] {
      Wire wire(server.port());
      if (ask(wire, kRequest).status != 200) return false;
      wires.push_back(std::move(wire));
      return true;
    };
    for (int i = 0; i < 5; ++i) REQUIRE(eventually(one_more));
    for (int i = 0; i < 3; ++i) {
      CHECK(wires.front().closes());
      wires.pop_front();
    }
  }
  SECTION("and who comes beyond them is told so") {
    std::vector<WebSocketWire> sockets;
    for (int i = 0; i < 2; ++i) REQUIRE(sockets.emplace_back(server.port()).answer().status == 101);
    check_refused(ask(server.port(), kRequest), 503, "room/server_busy");
    check_refused(WebSocketWire(server.port()).answer(), 503, "room/server_busy");
  }
}

TEST_CASE("somebody who is refused in any case holds few connections, and not for long",
          "[server][http][limits][connections]") {
  server::NetOptions options;
  options.limits.connections_per_address_max = 1;
  options.limits.refused_at_once_max = 3;
  SECTION("in number") {
    options.limits.refusal_timeout = 60s;
    TestServer server(options);
    const WebSocketWire only(server.port());
    std::vector<Wire> silent;
    for (int i = 0; i < 3; ++i) silent.emplace_back(server.port());
    CHECK(eventually([&] { return server.stats().connections == 4; }));
    CHECK(eventually([&] { return Wire(server.port()).closes(1s); }));
    CHECK(server.stats().refused_unread_total > 0);
    silent.clear();
    CHECK(eventually([&] { return ask(server.port(), kRequest).status == 429; }));
  }
  SECTION("in time") {
    options.limits.refusal_timeout = 100ms;
    TestServer server(options);
    const WebSocketWire only(server.port());
    Wire silent(server.port());
    CHECK(silent.closes());
  }
  SECTION("in answers") {
    server::Limits limits = TestServer::generous();
    limits.refusals_burst = 2;
    limits.refusals_per_second = 1;
    TestServer server(options, limits);
    const WebSocketWire only(server.port());
    int answered = 0, unanswered = 0;
    for (int i = 0; i < 50; ++i) ++(ask(server.port(), kRequest).status == 429 ? answered : unanswered);
    CHECK(answered >= 2);
    CHECK(unanswered > 0);
  }
}
