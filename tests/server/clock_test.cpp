// The program's clocks, as a player sees them.
#include "player.hpp"
#include "test_server.hpp"

#include "catch.hpp"

#include <chrono>
#include <csignal>
#include <cstdint>
#include <optional>
#include <thread>

using namespace bastide;
using namespace bastide::test;
using namespace std::chrono_literals;

TEST_CASE("the program's clocks run out in time, and stand still while it is dead",
          "[server][program][clock]") {
  const Scratch scratch;
  std::optional<Program> program(with_store(scratch));
  const Ticket ticket =
      make_room(program->port(), {{"seats", 1}, {"clock", {{"kind", "turn"}, {"seconds", 5}}}});
  std::optional<Player> ada(program->port());
  const json joined = ada->join(ticket.room, ticket.secret);
  ada->ask({{"type", "start"}});
  const auto begin = std::chrono::steady_clock::now();
  const auto timeouts = [&] { return ada->view().at("clock").at("timeouts").at(0).get<int>(); };
  const std::int64_t first_since = ada->view().at("clock").at("running").at("since");
  CHECK(first_since - joined.at("now").get<std::int64_t>() >= 1000);
  while (timeouts() == 0) REQUIRE(ada->take_message());
  const auto taken = std::chrono::steady_clock::now() - begin;
  CHECK(taken > 5900ms);
  CHECK(taken < 7s);  // some of it is the machine's, if it is busy

  CHECK(figure(program->port(), "bastide_skipped_total{cause=\"clock\"}") == 1);

  const std::int64_t since = ada->view().at("clock").at("running").at("since");
  program->signal(SIGTERM);
  CHECK(program->wait() == 0);
  std::this_thread::sleep_for(3s);
  const Player before = std::move(*ada);
  program.emplace(with_store(scratch));
  ada.emplace(program->port());
  ada->resume(ticket, before);
  CHECK(timeouts() == 1);
  CHECK(ada->view().at("clock").at("running").at("since") >= since + 3000);
}

TEST_CASE("the program's clocks charge a second of a halt", "[server][program][clock]") {
  const Scratch scratch;
  Program program(with_store(scratch));
  const Ticket ticket =
      make_room(program.port(), {{"seats", 1}, {"clock", {{"kind", "turn"}, {"seconds", 3600}}}});
  Player ada(program.port());
  ada.join(ticket.room, ticket.secret);
  ada.ask({{"type", "start"}});
  const auto since = [&] { return ada.view().at("clock").at("running").at("since").get<std::int64_t>(); };
  const std::int64_t before = since();
  program.signal(SIGSTOP);
  std::this_thread::sleep_for(3s);
  program.signal(SIGCONT);
  while (since() == before) REQUIRE(ada.take_message());
  CHECK(since() - before >= 2000);
}
