// One node of several over the same store: the way to the others, and their way here.
#pragma once

#include <server/cluster/options.hpp>
#include <server/cluster/stats.hpp>

#include <server/net/io_pool.hpp>
#include <server/rooms/peers.hpp>

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>

namespace bastide::server {

class Directory;

class Node final : public Peers {
 public:
  /// Reads the key and listens. `pool` must outlive the node. Throws std::system_error where the address
  /// can't be listened on, std::runtime_error where the key is of no use.
  Node(IoPool& pool, NodeOptions options);
  ~Node() override;

  /// By which other nodes reach this one, "host:port": what the store tells them of the rooms that are here.
  const std::string& address() const;
  std::uint16_t port() const;

  /// Takes the clients of other nodes from now on. `rooms` must outlive every link:
  /// stop the pool first. Call once.
  void serve(Directory& rooms);

  std::shared_ptr<Link> link(const std::string& node, const std::string& address,
                             std::weak_ptr<LinkedClient> client) override;

  /// Takes nothing more that comes; what is open goes on. Requires: the pool runs.
  void stop_accepting();
  /// Ends every link that is still there with a goodbye, waits at most `grace` until all are gone,
  /// and cuts the others; without any time there is no goodbye. Tell the rooms and the clients first.
  void close_links(std::chrono::milliseconds grace);

  /// Valid as long as the node.
  const NodeStats& stats() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace bastide::server
