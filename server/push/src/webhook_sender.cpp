#include <server/push/webhook_sender.hpp>

#include "call_queue.hpp"

#include <server/push/webhook_message.hpp>

#include <optional>
#include <utility>
#include <vector>

namespace bastide::server {

namespace {

const std::vector<unsigned> kGone{404, 410};
constexpr std::string_view kProgram = "Bastide";

WebhookOutcome told(CallOutcome outcome) {
  switch (outcome) {
    case CallOutcome::taken: return WebhookOutcome::taken;
    case CallOutcome::gone: return WebhookOutcome::gone;
    default: return WebhookOutcome::failed;
  }
}

}  // namespace

struct WebhookSender::Impl {
  Impl(IoPool& pool, WebhookOptions chosen, bool with_pictures)
      : options(std::move(chosen)), pictures(with_pictures), queue(pool, options.calls) {}

  std::optional<OutsideRequest> request_of(const WebhookMessage& message) const {
    const auto to = read_outside_address(message.endpoint, options.calls);
    if (!to) return std::nullopt;
    return OutsideRequest{
        .to = *to,
        .fields = {{"Content-Type", "application/json"}, {"User-Agent", std::string(kProgram)}},
        .body = webhook_body(message, options.site, pictures),
        .gone = kGone};
  }

  const WebhookOptions options;
  const bool pictures;
  CallQueue queue;
};

WebhookSender::WebhookSender(IoPool& pool, WebhookOptions options, bool pictures)
    : impl_(std::make_shared<Impl>(pool, std::move(options), pictures)) {}

WebhookSender::~WebhookSender() = default;

bool WebhookSender::accepts(std::string_view endpoint) const {
  return read_outside_address(endpoint, impl_->options.calls).has_value();
}

void WebhookSender::send(WebhookMessage message, std::move_only_function<void(WebhookOutcome)> done) {
  const bool trial = message.kind == WebhookKind::trial;
  std::string topic = (trial ? "trial " : "") + message.room;
  impl_->queue.add(
      {.topic = std::move(topic),
       .request = [impl = impl_, message = std::move(message)] { return impl->request_of(message); },
       .done = [done = std::move(done)](CallOutcome outcome) mutable { done(told(outcome)); },
       .once = trial});
}

const CallStats& WebhookSender::stats() const { return impl_->queue.stats(); }

}  // namespace bastide::server
