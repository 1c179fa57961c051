#include "real_network.hpp"

#include <server/net/token.hpp>
#include <server/net/web_socket.hpp>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>

#include <deque>
#include <utility>

namespace bastide::crash {

namespace asio = boost::asio;
using asio::ip::tcp;

namespace {

constexpr std::size_t kMessageBytesMax = 1 << 20;

class TimerAlarm final : public sim::Alarm {
 public:
  explicit TimerAlarm(asio::io_context& io) : timer_(io) {}
  void set(sim::Ms delay, sim::Task task) override {
    *current_ = false;
    current_ = std::make_shared<bool>(true);
    timer_.expires_after(delay);
    timer_.async_wait(
        [task = std::move(task), current = current_](const boost::system::error_code& error) mutable {
          if (!error && std::exchange(*current, false)) task();
        });
  }
  void clear() override { *current_ = false; }
  ~TimerAlarm() override { *current_ = false; }

 private:
  asio::steady_timer timer_;
  std::shared_ptr<bool> current_ = std::make_shared<bool>(false);
};

class RealWire final : public sim::Wire, public std::enable_shared_from_this<RealWire> {
 public:
  RealWire(sim::Page& page, sim::History& history, tcp::socket socket)
      : page_(&page), history_(history), connecting_(std::move(socket)) {}

  void send(std::string id, std::string text) override {
    history_.arrived(id);  // as far as a client can tell
    waiting_.push_back(std::make_shared<const std::string>(std::move(text)));
    if (open_ && !std::exchange(writing_, true))
      asio::co_spawn(connecting_.get_executor(), write_all(shared_from_this()), asio::detached);
  }
  void leave() override {
    page_ = nullptr;
    if (socket_) socket_->cut();
  }

  asio::awaitable<void> run(std::shared_ptr<RealWire> self, std::uint16_t port) {
    const tcp::endpoint server(asio::ip::address_v4::loopback(), port);
    const auto [refused] = co_await connecting_.async_connect(server, server::kToken);
    if (!refused) {
      boost::system::error_code ignored;
      connecting_.set_option(tcp::no_delay(true), ignored);
      const auto executor = connecting_.get_executor();
      socket_ = std::make_unique<server::WebSocket>(std::move(connecting_), kMessageBytesMax);
      connecting_ = tcp::socket(executor);
      const std::string host = "127.0.0.1:" + std::to_string(port);
      const auto error = co_await socket_->connect(host, "/ws");
      if (!error) co_await read_all();
    }
    if (sim::Page* page = std::exchange(page_, nullptr)) page->closed(*this);
  }

 private:
  asio::awaitable<void> read_all() {
    open_ = true;
    if (!waiting_.empty() && !std::exchange(writing_, true))
      asio::co_spawn(connecting_.get_executor(), write_all(shared_from_this()), asio::detached);
    while (page_) {
      const auto message = co_await socket_->read();
      if (message.error) break;
      if (page_) page_->receive(*this, message.text);
    }
    open_ = false;
  }

  asio::awaitable<void> write_all(std::shared_ptr<RealWire> self) {
    while (open_ && !waiting_.empty()) {
      const auto text = std::move(waiting_.front());
      waiting_.pop_front();
      const auto error = co_await socket_->write(text);
      if (error) break;
    }
    writing_ = false;
  }

  sim::Page* page_;
  sim::History& history_;
  tcp::socket connecting_;
  std::unique_ptr<server::WebSocket> socket_;
  std::deque<std::shared_ptr<const std::string>> waiting_;
  bool open_ = false;
  bool writing_ = false;
};

}  // namespace

std::unique_ptr<sim::Alarm> RealNetwork::make_alarm() { return std::make_unique<TimerAlarm>(io_); }

std::shared_ptr<sim::Wire> RealNetwork::connect(sim::Page& page, const std::string&) {
  auto wire = std::make_shared<RealWire>(page, history, tcp::socket(io_));
  const std::uint16_t port = ports_[choices.pick(static_cast<std::uint32_t>(ports_.size()))];
  asio::co_spawn(io_, wire->run(wire, port), asio::detached);
  return wire;
}

void RealNetwork::broken(std::string what) {
  if (broken_.empty()) broken_ = std::move(what);
}

}  // namespace bastide::crash
