// A server whose limit of open files is below the number of clients.
#include "player.hpp"
#include "test_server.hpp"

#include "catch.hpp"

#include <stdexcept>
#include <string>
#include <vector>

using namespace bastide;
using namespace bastide::test;

TEST_CASE("with fewer descriptors than clients those who are in play on, the others are told so at once",
          "[server][program][descriptors]") {
  const Scratch scratch;
  const std::string store = "sqlite:" + (scratch.path() / "bastide.db").string();
  Program program({"--store", store, "--limits-exempt", "127.0.0.1", "--silence-timeout", "10min"}, 100);
  CHECK(program.log().contains("only 100 files may be open (see ulimit -n): no more than 36 connections"));
  Table table(program.port(), 2);
  Random random(1);
  std::vector<WebSocketWire> guests;
  int refused = 0;
  for (int i = 0; i < 120; ++i) {
    WebSocketWire guest(program.port());
    CAPTURE(i, guest.answer().status);
    REQUIRE((guest.answer().status == 101 || guest.answer().status == 503));
    refused += guest.answer().status == 503;
    if (guest.answer().status == 101) guests.push_back(std::move(guest));
    if (i % 20 == 0) table.move(random);
  }
  CHECK(guests.size() <= 34);
  CHECK(refused >= 120 - 34);
  CHECK(!program.log().contains("cannot accept"));
  table.move(random);

  guests.clear();
  CHECK(eventually([&] { return WebSocketWire(program.port()).answer().status == 101; }));
  table.move(random);
}

TEST_CASE("a server that can't open the files it needs itself says so", "[server][program][descriptors]") {
  const Scratch scratch;
  std::string complaint;
  try {
    const Program program({"--store", "memory:", "--state", scratch.path()}, 50);
  } catch (const std::runtime_error& error) {
    complaint = error.what();
  }
  CHECK(complaint.contains("only 50 files may be open"));
}
