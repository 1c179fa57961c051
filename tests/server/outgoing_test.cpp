#include <server/net/outgoing.hpp>

#include "catch.hpp"

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

using bastide::server::MessageText;
using bastide::server::Outgoing;
using Kind = Outgoing::Next::Kind;
using Put = Outgoing::Put;

namespace {

MessageText text(std::string content) { return std::make_shared<const std::string>(std::move(content)); }

std::vector<std::string> contents(const Outgoing::Next& next) {
  std::vector<std::string> all;
  for (const MessageText& one : next.texts) all.push_back(*one);
  return all;
}

}  // namespace

TEST_CASE("messages leave in order, a ping before them, the close frame last", "[server][outgoing]") {
  std::atomic<std::uint64_t> waiting{0};
  Outgoing outgoing(1000, waiting);
  CHECK(outgoing.take().kind == Kind::nothing);
  CHECK(outgoing.put(text("a")) == Put::queued);
  CHECK(outgoing.put(text("b")) == Put::queued);
  outgoing.put_ping();
  CHECK(outgoing.end(4000, text("bye"), false));
  CHECK(outgoing.put(text("late")) == Put::ended);
  CHECK_FALSE(outgoing.end(4001, nullptr, false));
  // A client that is told goodbye needs no ping.
  const Outgoing::Next texts = outgoing.take();
  CHECK(texts.kind == Kind::texts);
  CHECK(contents(texts) == std::vector<std::string>{"a", "b", "bye"});
  const Outgoing::Next last = outgoing.take();
  CHECK(last.kind == Kind::close);
  CHECK(last.close_code == 4000);
  CHECK(outgoing.take().kind == Kind::nothing);
}

TEST_CASE("a ping overtakes what waits", "[server][outgoing]") {
  std::atomic<std::uint64_t> waiting{0};
  Outgoing outgoing(1000, waiting);
  outgoing.put(text("a"));
  outgoing.put_ping();
  CHECK(outgoing.take().kind == Kind::ping);
  CHECK(outgoing.take().kind == Kind::texts);
}

TEST_CASE("messages that wait and that are being written never cost more than the bound",
          "[server][outgoing]") {
  const MessageText message = text(std::string(36, 'x'));  // costs 100
  std::atomic<std::uint64_t> waiting{0};
  Outgoing outgoing(300, waiting);
  for (int i = 0; i < 3; ++i) CHECK(outgoing.put(message) == Put::queued);
  CHECK(outgoing.put(message) == Put::overflow);
  const Outgoing::Next next = outgoing.take();
  CHECK(outgoing.put(message) == Put::overflow);  // the kernel has not taken it yet
  outgoing.written(next.texts);
  CHECK(outgoing.put(message) == Put::queued);
}

TEST_CASE("anybody who reads too slowly is told why instead of getting what waits", "[server][outgoing]") {
  std::atomic<std::uint64_t> waiting{0};
  Outgoing outgoing(300, waiting);
  outgoing.put(text("a"));
  outgoing.put(text("b"));
  CHECK(outgoing.end(4002, text("too slow"), /*drop_waiting=*/true));
  CHECK(contents(outgoing.take()) == std::vector<std::string>{"too slow"});
  CHECK(outgoing.take().close_code == 4002);
}

TEST_CASE("messages in all outboxes are counted together, and given back by those that end",
          "[server][outgoing]") {
  std::atomic<std::uint64_t> waiting{0};
  {
    Outgoing one(1000, waiting);
    Outgoing other(1000, waiting);
    const auto text = std::make_shared<const std::string>(100, 'x');
    REQUIRE(one.put(text) == Outgoing::Put::queued);
    REQUIRE(other.put(text) == Outgoing::Put::queued);
    REQUIRE(other.put(text) == Outgoing::Put::queued);
    CHECK(waiting == 3 * Outgoing::cost(text));
    one.written(one.take().texts);
    CHECK(waiting == 2 * Outgoing::cost(text));
  }
  CHECK(waiting == 0);
}
