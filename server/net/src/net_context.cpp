#include "net_context.hpp"

#include <spdlog/spdlog.h>

namespace bastide::server {

void log_failure(std::exception_ptr thrown) {
  try {
    if (thrown) std::rethrow_exception(thrown);
  } catch (const std::exception& error) {
    spdlog::error("a connection was given up: {}", error.what());
  }
}

void OpenSockets::add(const std::shared_ptr<WebSocketConnection>& connection) {
  const std::scoped_lock lock(mutex_);
  connections_.emplace(connection.get(), connection);
}

void OpenSockets::remove(const WebSocketConnection* connection) {
  const std::scoped_lock lock(mutex_);
  connections_.erase(connection);
}

std::vector<std::shared_ptr<WebSocketConnection>> OpenSockets::all() const {
  std::vector<std::shared_ptr<WebSocketConnection>> out;
  const std::scoped_lock lock(mutex_);
  for (const auto& [key, connection] : connections_) {
    if (auto open = connection.lock()) out.push_back(std::move(open));
  }
  return out;
}

}  // namespace bastide::server
