// The load's clients and a server that is silent.
#include <server/client/patience.hpp>

#include "catch.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>

#include <chrono>
#include <memory>
#include <optional>
#include <thread>

namespace bastide::test {

using namespace std::chrono_literals;
using server::Patience;

TEST_CASE("a wait that lasts too long is cut, also one that begins while the timer runs on",
          "[server][load]") {
  boost::asio::io_context io;
  const auto began = Patience::Clock::now();
  std::optional<Patience::Clock::duration> cut_after;
  Patience patience(io.get_executor(), 200ms, [&] { cut_after = Patience::Clock::now() - began; });
  patience.begin();
  patience.end();
  boost::asio::steady_timer later(io, 150ms);
  later.async_wait([&](boost::system::error_code) { patience.begin(); });
  io.run_for(20s);
  REQUIRE(cut_after);
  CHECK(*cut_after >= 350ms);
}

TEST_CASE("nobody is cut who does not wait, or waits no more", "[server][load]") {
  boost::asio::io_context io;
  bool is_cut = false;
  auto patience = std::make_unique<Patience>(io.get_executor(), 20ms, [&] { is_cut = true; });
  patience->begin();
  SECTION("the message came") { patience->end(); }
  SECTION("the connection is gone") { patience.reset(); }
  SECTION("the connection goes when the time is up, and the timer's handler waits for its turn") {
    boost::asio::steady_timer before(io, 10ms);
    before.async_wait([&](boost::system::error_code) {
      std::this_thread::sleep_for(30ms);
      patience.reset();
    });
    io.run_for(20s);
  }
  io.run_for(20s);
  CHECK(!is_cut);
}

}  // namespace bastide::test
