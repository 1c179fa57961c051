// Shared by all connections of a server.
#pragma once

#include "proxy_hint.hpp"
#include "request_advice.hpp"

#include <server/net/addresses.hpp>
#include <server/net/bans.hpp>
#include <server/net/options.hpp>
#include <server/net/origin.hpp>
#include <server/net/server.hpp>
#include <server/net/stats.hpp>
#include <server/net/waiting_connections.hpp>

#include <atomic>
#include <exception>
#include <map>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace bastide::server {

class WebSocketConnection;

/// The open WebSocket connections, so that a stopping server can tell them. Any thread.
class OpenSockets {
 public:
  void add(const std::shared_ptr<WebSocketConnection>& connection);
  void remove(const WebSocketConnection* connection);
  std::vector<std::shared_ptr<WebSocketConnection>> all() const;

 private:
  mutable std::mutex mutex_;
  std::map<const WebSocketConnection*, std::weak_ptr<WebSocketConnection>> connections_;
};

/// Counts an open connection during its lifetime.
class CountedConnection {
 public:
  explicit CountedConnection(NetStats& stats) : stats_(&stats) {
    ++stats.connections;
    ++stats.connections_total;
  }
  CountedConnection(CountedConnection&& other) noexcept : stats_(std::exchange(other.stats_, nullptr)) {}
  CountedConnection& operator=(CountedConnection&&) = delete;
  ~CountedConnection() {
    if (stats_) --stats_->connections;
  }

 private:
  NetStats* stats_;
};

/// Counts something during its lifetime.
class Counted {
 public:
  explicit Counted(std::atomic<std::size_t>& all) : all_(all), count_(++all) {}
  ~Counted() { --all_; }
  Counted(const Counted&) = delete;
  Counted& operator=(const Counted&) = delete;
  /// How many there were, this one included.
  std::size_t count() const { return count_; }

 private:
  std::atomic<std::size_t>& all_;
  const std::size_t count_;
};

/// Handles what a connection's coroutine throws.
void log_failure(std::exception_ptr thrown);

/// Outlives every connection. Any thread.
struct NetContext {
  NetContext(NetOptions chosen, HttpHandler http_handler, Directory* rooms)
      : options(std::move(chosen)),
        origins(options.origins),
        addresses(options.trusted_proxies, options.limits_exempt),
        slots(options.limits.connections_per_address_max),
        http(std::move(http_handler)),
        directory(rooms),
        advice(options.advice_interval) {}

  const NetOptions options;
  const OriginRule origins;
  const AddressPolicy addresses;
  AddressSlots slots;
  WaitingConnections waiting;
  std::atomic<std::size_t> being_refused{0};  ///< connections
  std::atomic<std::size_t> being_shared{0};   ///< games
  std::atomic<std::size_t> being_sealed{0};   ///< parcels
  const HttpHandler http;
  Directory* const directory;  ///< nullptr: takes no WebSocket connections
  NetStats stats;
  ProxyHint proxy_hint;
  RequestAdvice advice;
  Bans bans;
  OpenSockets sockets;
  std::atomic<bool> stopping{false};
  std::uint16_t tls_port = 0;  ///< set before anything is accepted; 0: none
};

}  // namespace bastide::server
