// Whose turn it is to write to a socket: a frame that has begun is never broken by another one.
#pragma once

#include <boost/asio/async_result.hpp>
#include <boost/asio/post.hpp>

#include <functional>
#include <utility>

namespace bastide::server {

/// For two who write: Beast (pongs, pings, close frames) and the texts of a server. Belongs to the socket's
/// executor.
class WriteTurn {
 public:
  /// Returns false if the other one has it.
  bool try_take() { return !std::exchange(taken_, true); }

  /// Completes with `void()` once the turn is the caller's. Requires: nobody else waits for it.
  template <class Token>
  auto async_take(Token&& token) {
    return boost::asio::async_initiate<Token, void()>(
        [this](auto handler) {
          if (try_take()) return boost::asio::post(std::move(handler));
          next_ = [handler = std::move(handler)]() mutable { boost::asio::post(std::move(handler)); };
        },
        token);
  }

  /// Passes the turn on. Requires: the caller has it.
  void end() {
    taken_ = next_ != nullptr;
    if (taken_) std::exchange(next_, nullptr)();
  }

 private:
  bool taken_ = false;
  std::move_only_function<void()> next_;
};

}  // namespace bastide::server
