// The store that a host has chosen.
#pragma once

#include "serve_options.hpp"

#include <server/ops/metrics.hpp>
#include <server/rooms/event_store.hpp>

#include <chrono>
#include <memory>

namespace bastide::server {

class SqliteStore;

/// A file, or memory alone: with what the program asks of it beside what the rooms do. What a file may be wanting in,
/// memory never is.
class ChosenStore {
 public:
  /// Requires: `complete` was called. Throws as SqliteStore does.
  explicit ChosenStore(const ServeOptions& options);
  ~ChosenStore();

  EventStore& events() { return *store_; }
  /// Whether it has not been at the same piece of work for as long as that.
  bool alive(std::chrono::milliseconds stalled_after) const;
  bool ready() const;
  /// To be called every few seconds.
  void look_after();
  /// Ends what waits; blocks until then.
  void close();
  /// Requires: the store outlives the metrics' last use.
  void add_to(Metrics& metrics) const;

 private:
  std::unique_ptr<EventStore> store_;
  SqliteStore* file_ = nullptr;  ///< the same, where it is one
};

}  // namespace bastide::server
