#include "line.hpp"

#include <server/net/token.hpp>

#include <boost/asio/buffer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>

#include <array>
#include <utility>

namespace bastide::cluster {

using asio::ip::tcp;
using namespace std::chrono_literals;

namespace {

constexpr auto kLook = 10ms;  ///< interval for checking whether it passes data again

asio::awaitable<void> rest_for(Ms time) {
  asio::steady_timer timer(co_await asio::this_coro::executor, time);
  co_await timer.async_wait(server::kToken);
}

/// Resets the connection, so that the end sees no orderly close.
void reset(auto& socket) {
  boost::system::error_code ignored;
  socket.set_option(asio::socket_base::linger(true, 0), ignored);
  socket.close(ignored);
}

}  // namespace

struct Line::Pair {
  Pair(tcp::socket accepted, asio::io_context& io) : near(std::move(accepted)), far(io) {}
  void cut() {
    reset(near);
    reset(far);
  }

  tcp::socket near;
  asio::generic::stream_protocol::socket far;
  bool forgotten = false;  ///< passes nothing any more
};

Line::Line(asio::io_context& io, asio::generic::stream_protocol::endpoint to)
    : io_(io),
      to_(std::move(to)),
      acceptor_(io, tcp::endpoint(asio::ip::address_v4::loopback(), 0)),
      port_(acceptor_.local_endpoint().port()) {
  asio::co_spawn(io_, accept_all(), asio::detached);
}

void Line::set(State state, Ms delay) {
  delay_ = delay;
  state_ = state;
  if (state != State::refuses && state != State::forgets) return;
  asio::post(io_, [this, state] {
    for (const auto& known : pairs_) {
      const auto pair = known.lock();
      if (!pair) continue;
      if (state == State::refuses)
        pair->cut();
      else
        pair->forgotten = true;
    }
  });
}

asio::awaitable<void> Line::accept_all() {
  for (;;) {
    auto [error, accepted] = co_await acceptor_.async_accept(server::kToken);
    if (error) co_return;
    if (state_ == State::refuses) {
      reset(accepted);
      continue;
    }
    auto pair = std::make_shared<Pair>(std::move(accepted), io_);
    pairs_.remove_if([](const auto& known) { return known.expired(); });
    pairs_.push_back(pair);
    asio::co_spawn(io_, serve(std::move(pair)), asio::detached);
  }
}

asio::awaitable<void> Line::serve(std::shared_ptr<Pair> pair) {
  co_await hold_back(*pair);
  const auto [error] = co_await pair->far.async_connect(to_, server::kToken);
  if (error) {
    pair->cut();
    co_return;
  }
  asio::co_spawn(io_, pump(pair, pair->far, pair->near), asio::detached);
  co_await pump(pair, pair->near, pair->far);
}

template <class From, class To>
asio::awaitable<void> Line::pump(std::shared_ptr<Pair> pair, From& from, To& to) {
  std::array<char, 16'384> bytes{};
  for (;;) {
    const auto [error, count] = co_await from.async_read_some(asio::buffer(bytes), server::kToken);
    co_await hold_back(*pair);
    if (error) break;
    const auto [failed, written] =
        co_await asio::async_write(to, asio::buffer(bytes.data(), count), server::kToken);
    if (failed) break;
  }
  pair->cut();
}

/// Also holds back the end of a stream.
asio::awaitable<void> Line::hold_back(const Pair& pair) {
  if (state_ == State::delays) co_await rest_for(delay_);
  while (state_ == State::holds || pair.forgotten) co_await rest_for(kLook);
}

}  // namespace bastide::cluster
