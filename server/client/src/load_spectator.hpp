// A spectator of one of the load generator's rooms.
#pragma once

#include <server/client/room_client.hpp>

#include <boost/asio/awaitable.hpp>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace bastide::server {

/// Reads what comes as it comes, in a coroutine of its own: nobody waits for a spectator. Belongs to one
/// executor.
class LoadSpectator {
 public:
  /// What the room learns, until `stop`.
  struct Callbacks {
    std::function<void(protocol::Seq)> change;                    ///< the spectator has this one now
    std::function<void(std::chrono::nanoseconds after)> is_back;  ///< of a lost connection
    std::function<void(std::string why)> failure;                 ///< it sees nothing any more
  };

  /// `client`: has joined.
  LoadSpectator(Url url, std::string room, std::unique_ptr<RoomClient> client, Callbacks callbacks)
      : url_(std::move(url)),
        room_(std::move(room)),
        client_(std::move(client)),
        callbacks_(std::move(callbacks)) {}

  /// Reads until `stop`; keep the object until it has returned.
  boost::asio::awaitable<void> run();
  void stop();
  /// Loses the connection, and comes back by another.
  void reconnect();

  /// The last change that it has.
  protocol::Seq seq() const { return seq_; }

 private:
  boost::asio::awaitable<void> read();
  boost::asio::awaitable<void> come_back();

  const Url url_;
  const std::string room_;
  std::unique_ptr<RoomClient> client_;  ///< nullptr while it comes back
  const Callbacks callbacks_;
  protocol::Seq seq_ = client_->room().seq();
  std::optional<Clock::time_point> lost_;
  bool stopped_ = false;
};

}  // namespace bastide::server
