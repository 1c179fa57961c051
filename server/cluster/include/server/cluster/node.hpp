// One of several nodes over the same store: its links to the others, and theirs to it.
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
  /// Reads the key and listens. `pool` must outlive the node. Throws std::system_error if it can't listen on
  /// the address, std::runtime_error if the key is unusable.
  Node(IoPool& pool, NodeOptions options);
  ~Node() override;

  /// How other nodes reach this one, "host:port", as the store tells them.
  const std::string& address() const;
  std::uint16_t port() const;

  /// Accepts clients of other nodes from now on. `rooms` must outlive every link: stop the pool
  /// first. Call once.
  void serve(Directory& rooms);

  std::shared_ptr<Link> link(const std::string& node, const std::string& address,
                             std::weak_ptr<LinkedClient> client) override;

  /// Accepts no more links; open ones go on. Requires: the pool runs.
  void stop_accepting();
  /// Ends every link with a goodbye, waits at most `grace` until all are gone, and cuts the others; with no
  /// time there is no goodbye. Tell the rooms and the clients first.
  void close_links(std::chrono::milliseconds grace);

  /// Valid as long as the node.
  const NodeStats& stats() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace bastide::server
