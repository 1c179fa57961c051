// Calls people by Web Push (RFC 8030) over HTTPS.
#pragma once

#include <server/push/call_stats.hpp>
#include <server/push/push_key.hpp>
#include <server/push/push_options.hpp>

#include <server/net/io_pool.hpp>
#include <server/rooms/entropy_source.hpp>
#include <server/rooms/push_service.hpp>

#include <memory>

namespace bastide::server {

/// Connects to hosts of its list alone, at port 443, and to no private address unless it may; follows no
/// redirect. Of a room's calls on a device one is under way at a time, and one that waits, also for another
/// try, gives way to a newer one.
class PushSender final : public PushService {
 public:
  /// `pool` and `entropy` are borrowed until the pool has stopped.
  PushSender(IoPool& pool, PushKey key, PushOptions options, EntropySource& entropy);
  ~PushSender() override;

  bool accepts(std::string_view endpoint) const override;
  void send(PushMessage message, std::move_only_function<void()> gone) override;

  const std::string& public_key() const;
  const CallStats& stats() const;

 private:
  struct Impl;
  std::shared_ptr<Impl> impl_;
};

}  // namespace bastide::server
