// /metrics of a running server.
#include "player.hpp"
#include "test_server.hpp"

#include "catch.hpp"

#include <string>

using namespace bastide;
using namespace bastide::test;

TEST_CASE("metrics tell how long moves take, what waits, and which limits were met",
          "[server][http][metrics]") {
  TestServer server({}, [] {
    server::Limits limits = TestServer::generous();
    limits.failed_joins_per_minute = 1;
    return limits;
  }());
  const auto told = [&](const std::string& name) { return figure(server.port(), name); };
  Table table(server.port(), 2);
  Random random(5);
  for (int move = 0; move < 7; ++move) table.move(random);
  CHECK(told("bastide_act_durable_seconds_count") == 7);
  CHECK(told(R"(bastide_act_durable_seconds_bucket{le="+Inf"})") == 7);
  // All clients have them: nothing waits any more.
  CHECK(eventually([&] { return told("bastide_act_told_seconds_count") == 7; }));
  CHECK(told("bastide_act_told_seconds_sum") >= told("bastide_act_durable_seconds_sum"));
  CHECK(eventually([&] { return told("bastide_outgoing_bytes") == 0; }));
  CHECK(told("bastide_room_messages_waiting") == 0);
  CHECK(told(R"(bastide_limits_met_total{limit="failed-joins-per-minute"})") == -1);
  Player guesser(server.port());
  CHECK(guesser.join("22222222").at("code") == "room/not_found");
  CHECK(guesser.join("22222222").at("code") == "session/rate_limited");
  CHECK(told(R"(bastide_limits_met_total{limit="failed-joins-per-minute"})") == 1);
}
