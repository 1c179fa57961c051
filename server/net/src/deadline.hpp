// Bounds the time of one socket's operations.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>

#include <chrono>
#include <memory>

namespace bastide::server {

/// When the time is up, operations in progress and later ones end with operation_aborted, and `expired` is
/// true; the socket stays open, so that the client can be told. Belongs to the socket's executor.
class Deadline {
 public:
  explicit Deadline(boost::asio::ip::tcp::socket& socket) : state_(std::make_shared<State>(socket)) {}
  ~Deadline() {
    state_->socket = nullptr;
    state_->timer.cancel();
  }
  Deadline(const Deadline&) = delete;
  Deadline& operator=(const Deadline&) = delete;

  /// Restarts with this time.
  void set(std::chrono::milliseconds time) {
    state_->expired = false;
    wait(state_, time, ++state_->round);
  }

  bool expired() const { return state_->expired; }

 private:
  /// Outlives the deadline if the timer's handler is already queued.
  struct State {
    explicit State(boost::asio::ip::tcp::socket& s) : socket(&s), timer(s.get_executor()) {}
    boost::asio::ip::tcp::socket* socket;
    boost::asio::steady_timer timer;
    int round = 0;
    bool expired = false;
  };

  static void wait(const std::shared_ptr<State>& state, std::chrono::milliseconds time, int round) {
    state->timer.expires_after(time);
    state->timer.async_wait([state, round](const boost::system::error_code&) {
      if (!state->socket || state->round != round) return;
      state->expired = true;
      boost::system::error_code ignored;
      state->socket->cancel(ignored);
      // A reader of several steps may be between two of them, with nothing to cancel.
      wait(state, kCancelledAnewEvery, round);
    });
  }

  static constexpr std::chrono::milliseconds kCancelledAnewEvery{50};
  std::shared_ptr<State> state_;
};

}  // namespace bastide::server
