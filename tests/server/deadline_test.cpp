// Time limits on sockets.
#include "../../server/net/src/deadline.hpp"

#include "catch.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>

#include <array>
#include <chrono>
#include <optional>

namespace bastide::test {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using namespace std::chrono_literals;

}  // namespace

TEST_CASE("an operation that begins on a socket when its time is over ends, too", "[server][http]") {
  asio::io_context io;
  tcp::acceptor acceptor(io, {asio::ip::address_v4::loopback(), 0});
  tcp::socket silent(io), socket(io);
  silent.connect(acceptor.local_endpoint());
  acceptor.accept(socket);
  server::Deadline deadline(socket);
  deadline.set(10ms);

  // A reader between two of its steps: no operation is in progress when the time is up.
  asio::steady_timer between(io, 30ms);
  std::optional<boost::system::error_code> ended;
  std::array<char, 1> byte{};
  between.async_wait([&](boost::system::error_code) {
    CHECK(deadline.expired());
    socket.async_read_some(asio::buffer(byte), [&](boost::system::error_code error, std::size_t) {
      ended = error;
      io.stop();
    });
  });
  io.run_for(20s);
  REQUIRE(ended);
  CHECK(*ended == asio::error::operation_aborted);
}

}  // namespace bastide::test
