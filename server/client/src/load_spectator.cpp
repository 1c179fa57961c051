#include "load_spectator.hpp"

#include <protocol/messages.hpp>

#include <exception>
#include <utility>

namespace bastide::server {

asio::awaitable<void> LoadSpectator::run() {
  try {
    while (!stopped_) {
      co_await read();
      if (lost_ && !stopped_) co_await come_back();
    }
  } catch (const std::exception& error) {
    if (!stopped_) callbacks_.failure(error.what());
  }
}

/// Reads until the connection is lost or no longer wanted.
asio::awaitable<void> LoadSpectator::read() {
  try {
    while (!stopped_ && !lost_) {
      co_await client_->follow();
      if (stopped_) co_return;
      const protocol::Seq seq = client_->room().seq();
      if (seq != std::exchange(seq_, seq)) callbacks_.change(seq);
    }
  } catch (const boost::system::system_error&) {
    if (!stopped_ && !lost_) throw;
  }
}

asio::awaitable<void> LoadSpectator::come_back() {
  protocol::Join join{.room = room_, .secret = {}, .since = {}};
  RoomClient::Memory memory = client_->take_memory();
  client_.reset();
  auto client = co_await RoomClient::join(url_, std::move(join), std::move(memory));
  if (stopped_) co_return;
  client_ = std::move(client);
  seq_ = client_->room().seq();
  callbacks_.is_back(Clock::now() - *std::exchange(lost_, std::nullopt));
}

void LoadSpectator::stop() {
  stopped_ = true;
  if (client_) client_->cut();
}

void LoadSpectator::reconnect() {
  if (lost_) return;
  lost_ = Clock::now();
  client_->cut();
}

}  // namespace bastide::server
