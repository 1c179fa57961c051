// The store that the host has chosen.
#pragma once

#include "serve_options.hpp"

#include <server/ops/metrics.hpp>
#include <server/rooms/event_store.hpp>

#include <chrono>
#include <memory>

namespace bastide::server {

/// A file, a database or memory, with what the program needs besides what rooms use.
class ChosenStore {
 public:
  virtual ~ChosenStore() = default;
  virtual EventStore& events() = 0;
  /// Whether no piece of work has taken longer than that.
  virtual bool alive(std::chrono::milliseconds stalled_after) const = 0;
  virtual bool ready() const = 0;
  /// Call every few seconds.
  virtual void maintain() = 0;
  /// Finishes waiting work; blocks until then.
  virtual void close() = 0;
  /// Requires: the store outlives the metrics' last use.
  virtual void add_to(Metrics& metrics) const = 0;
};

/// Requires: `complete` was called. Throws as SqliteStore and PostgresStore do.
std::unique_ptr<ChosenStore> choose_store(const ServeOptions& options);

}  // namespace bastide::server
