#include "../../server/net/src/outgoing.hpp"

#include "catch.hpp"

#include <string>

using bastide::server::Outgoing;
using Kind = Outgoing::Job::Kind;
using Put = Outgoing::Put;

namespace {

Outgoing::Text text(std::string content) { return std::make_shared<const std::string>(std::move(content)); }

}  // namespace

TEST_CASE("messages leave in order, a ping before them, the close frame last", "[server][outgoing]") {
  Outgoing outgoing(1000);
  CHECK(outgoing.take().kind == Kind::nothing);
  CHECK(outgoing.put(text("a")) == Put::queued);
  CHECK(outgoing.put(text("b")) == Put::queued);
  outgoing.put_ping();
  CHECK(outgoing.end(4000, text("bye"), false));
  CHECK(outgoing.put(text("late")) == Put::ended);
  CHECK_FALSE(outgoing.end(4001, nullptr, false));
  // A client that is told goodbye needs no ping.
  CHECK(*outgoing.take().text == "a");
  CHECK(*outgoing.take().text == "b");
  CHECK(*outgoing.take().text == "bye");
  const Outgoing::Job last = outgoing.take();
  CHECK(last.kind == Kind::close);
  CHECK(last.close_code == 4000);
  CHECK(outgoing.take().kind == Kind::nothing);
}

TEST_CASE("a ping overtakes what waits", "[server][outgoing]") {
  Outgoing outgoing(1000);
  outgoing.put(text("a"));
  outgoing.put_ping();
  CHECK(outgoing.take().kind == Kind::ping);
  CHECK(outgoing.take().kind == Kind::text);
}

TEST_CASE("what waits and what is being written never costs more than the bound", "[server][outgoing]") {
  const Outgoing::Text message = text(std::string(36, 'x'));  // costs 100
  Outgoing outgoing(300);
  for (int i = 0; i < 3; ++i) CHECK(outgoing.put(message) == Put::queued);
  CHECK(outgoing.put(message) == Put::overflow);
  const Outgoing::Job job = outgoing.take();
  CHECK(outgoing.put(message) == Put::overflow);  // the kernel has not taken it yet
  outgoing.written(job.text);
  CHECK(outgoing.put(message) == Put::queued);
}

TEST_CASE("whoever reads too slowly is told why instead of getting what waits", "[server][outgoing]") {
  Outgoing outgoing(300);
  outgoing.put(text("a"));
  outgoing.put(text("b"));
  CHECK(outgoing.end(4002, text("too slow"), /*drop_waiting=*/true));
  CHECK(*outgoing.take().text == "too slow");
  CHECK(outgoing.take().close_code == 4002);
}
