// This node's clients in rooms of other nodes: no room tells them when this node stops.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <vector>

namespace bastide::server {

class ClientConnection;

/// Any thread.
class RelayedClients {
 public:
  void add(const std::shared_ptr<ClientConnection>& client) {
    const std::scoped_lock lock(mutex_);
    clients_.emplace(client.get(), client);
  }
  void remove(const ClientConnection* client) {
    const std::scoped_lock lock(mutex_);
    clients_.erase(client);
  }
  std::vector<std::shared_ptr<ClientConnection>> all() const {
    std::vector<std::shared_ptr<ClientConnection>> out;
    const std::scoped_lock lock(mutex_);
    for (const auto& [key, client] : clients_)
      if (auto there = client.lock()) out.push_back(std::move(there));
    return out;
  }

 private:
  mutable std::mutex mutex_;
  std::map<const ClientConnection*, std::weak_ptr<ClientConnection>> clients_;
};

}  // namespace bastide::server
