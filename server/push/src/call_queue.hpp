// Calls to hosts outside: what waits, what is under way, what is tried again.
#pragma once

#include "outside_request.hpp"

#include <server/push/call_options.hpp>
#include <server/push/call_stats.hpp>

#include <server/net/io_pool.hpp>

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace bastide::server {

struct OutsideCall {
  /// Of one topic a call is under way at a time, and a newer one takes the place of the one that waits.
  std::string topic;
  /// Makes the request of each try; empty: it can't be made.
  std::function<std::optional<OutsideRequest>()> request;
  /// Called once, on a thread of the pool, unless the pool stops before.
  std::move_only_function<void(CallOutcome)> done;
  bool once = false;  ///< tried once
};

class CallQueue {
 public:
  /// `pool` is borrowed until it has stopped.
  CallQueue(IoPool& pool, CallOptions options);

  const CallOptions& options() const;
  const CallStats& stats() const;
  /// Any thread; does not block.
  void add(OutsideCall call);

 private:
  struct Impl;
  std::shared_ptr<Impl> impl_;
};

}  // namespace bastide::server
