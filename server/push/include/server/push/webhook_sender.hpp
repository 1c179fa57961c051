// Tells chats by their webhooks, over HTTPS.
#pragma once

#include <server/push/call_stats.hpp>
#include <server/push/webhook_options.hpp>

#include <server/net/io_pool.hpp>
#include <server/rooms/webhook_service.hpp>

#include <memory>

namespace bastide::server {

/// Connects as PushSender does. Of a room's messages one is under way at a time, and one that waits, also for
/// another try, gives way to a newer one. A message on trial is tried once.
class WebhookSender final : public WebhookService {
 public:
  /// `pool` is borrowed until it has stopped. `pictures`: whether this server has pictures of boards.
  WebhookSender(IoPool& pool, WebhookOptions options, bool pictures);
  ~WebhookSender() override;

  bool accepts(std::string_view endpoint) const override;
  void send(WebhookMessage message, std::move_only_function<void(WebhookOutcome)> done) override;

  const CallStats& stats() const;

 private:
  struct Impl;
  std::shared_ptr<Impl> impl_;
};

}  // namespace bastide::server
