// Bounds the wait for each message of a connection.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/steady_timer.hpp>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace bastide::server {

/// Belongs to one executor. Its timer is not moved for each message, which would cost as much as reading one:
/// it runs on, and when it ends it is set for the rest of a wait that has begun meanwhile.
class Patience {
 public:
  using Clock = std::chrono::steady_clock;

  /// `cut` ends a wait of this time.
  Patience(const boost::asio::any_io_executor& executor, Clock::duration time, std::function<void()> cut)
      : state_(std::make_shared<State>(executor, time, std::move(cut))) {}
  ~Patience() {
    state_->until.reset();
    state_->timer.cancel();
  }
  Patience(const Patience&) = delete;
  Patience& operator=(const Patience&) = delete;

  void begin() {
    state_->until = Clock::now() + state_->time;
    if (!state_->watching) watch(state_);
  }
  void end() { state_->until.reset(); }

 private:
  /// Outlives the object if the timer's handler is already queued.
  struct State {
    State(const boost::asio::any_io_executor& executor, Clock::duration patience, std::function<void()> by)
        : timer(executor), time(patience), cut(std::move(by)) {}
    boost::asio::steady_timer timer;
    const Clock::duration time;
    const std::function<void()> cut;
    std::optional<Clock::time_point> until;  ///< empty: nobody waits
    bool watching = false;
  };

  static void watch(const std::shared_ptr<State>& state) {
    state->watching = true;
    state->timer.expires_at(*state->until);
    state->timer.async_wait([state](const boost::system::error_code&) {
      state->watching = false;
      if (!state->until) return;
      if (Clock::now() < *state->until) return watch(state);
      state->cut();
    });
  }

  std::shared_ptr<State> state_;
};

}  // namespace bastide::server
