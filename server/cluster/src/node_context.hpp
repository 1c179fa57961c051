// Shared by all links of a node.
#pragma once

#include <server/cluster/node_key.hpp>
#include <server/cluster/options.hpp>
#include <server/cluster/stats.hpp>
#include <server/net/addresses.hpp>
#include <server/net/tls_context.hpp>
#include <server/rooms/entropy_source.hpp>

#include <boost/asio/io_context.hpp>

#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

namespace bastide::server {

class Directory;
class Pipe;

/// The open links, so that a stopping node can end them. Any thread.
class OpenPipes {
 public:
  void add(const std::shared_ptr<Pipe>& pipe);
  void remove(const Pipe* pipe);
  std::vector<std::shared_ptr<Pipe>> all() const;
  std::size_t size() const;

 private:
  mutable std::mutex mutex_;
  std::map<const Pipe*, std::weak_ptr<Pipe>> pipes_;
};

/// Outlives every link. Any thread.
struct NodeContext {
  NodeContext(NodeOptions chosen, NodeKey shared_key, boost::asio::io_context& threads)
      : options(std::move(chosen)), key(std::move(shared_key)), io(threads) {}

  std::shared_ptr<TlsContext> tls(TlsContext::End end) const {
    return std::make_shared<TlsContext>(key.sign("bastide-node 1 TLS"), end);
  }

  const NodeOptions options;
  const NodeKey key;
  boost::asio::io_context& io;
  const std::shared_ptr<TlsContext> tls_of_owner = tls(TlsContext::End::server);
  const std::shared_ptr<TlsContext> tls_of_comer = tls(TlsContext::End::client);
  std::string address;         ///< how other nodes reach this one; set before the first link
  Directory* rooms = nullptr;  ///< likewise
  SystemEntropy entropy;
  NodeStats stats;
  OpenPipes pipes;
  AddressSlots handshakes_by_address{options.limits.handshakes_per_address_max};
  std::atomic<bool> owners_fail{false};  ///< the last link to an owner failed; used to log this once
};

}  // namespace bastide::server
