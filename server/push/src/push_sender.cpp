#include <server/push/push_sender.hpp>

#include "call_queue.hpp"

#include <server/push/sealed_message.hpp>

#include <fmt/format.h>

#include <chrono>
#include <optional>
#include <utility>
#include <vector>

namespace bastide::server {

using protocol::Bytes16;
using protocol::Bytes32;
using protocol::PushKind;

namespace {

/// A topic is of 32 characters at most (RFC 8030, 5.4), and tells a service nothing of the room.
std::string topic_of(const PushMessage& message) {
  return protocol::to_hex(protocol::sha256(message.call.room + message.to.endpoint)).substr(0, 32);
}

/// 401 and 403: the subscription was made for another key.
const std::vector<unsigned> kGone{401, 403, 404, 410};

}  // namespace

struct PushSender::Impl {
  Impl(IoPool& pool, PushKey own, PushOptions chosen, EntropySource& from)
      : key(std::move(own)), options(std::move(chosen)), entropy(from), queue(pool, options.calls) {}

  /// Empty if the subscription's keys are none.
  std::optional<OutsideRequest> request_of(const PushMessage& message, const std::string& topic) const {
    const auto to = read_outside_address(message.to.endpoint, options.calls);
    Bytes32 secret{};
    Bytes16 salt{};
    entropy.fill(secret);
    entropy.fill(salt);
    auto body = seal(encode(message.call, message.to.language), message.to.keys, secret, salt);
    if (!to || !body) return std::nullopt;
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    const PushKind kind = message.call.kind;
    const bool urgent =
        kind == PushKind::turn || kind == PushKind::time;  // may wake a device that saves power
    return OutsideRequest{
        .to = *to,
        .fields = {{"Authorization", key.authorization(to->origin(), options.contact,
                                                       std::chrono::floor<std::chrono::seconds>(now))},
                   {"Content-Encoding", "aes128gcm"},
                   {"Content-Type", "application/octet-stream"},
                   {"TTL", fmt::to_string(message.kept.count())},
                   {"Topic", topic},
                   {"Urgency", urgent ? "high" : "normal"}},
        .body = std::move(*body),
        .gone = kGone};
  }

  const PushKey key;
  const PushOptions options;
  EntropySource& entropy;
  CallQueue queue;
};

PushSender::PushSender(IoPool& pool, PushKey key, PushOptions options, EntropySource& entropy)
    : impl_(std::make_shared<Impl>(pool, std::move(key), std::move(options), entropy)) {}

PushSender::~PushSender() = default;

bool PushSender::accepts(std::string_view endpoint) const {
  return read_outside_address(endpoint, impl_->options.calls).has_value();
}

void PushSender::send(PushMessage message, std::move_only_function<void()> gone) {
  std::string topic = topic_of(message);
  auto request = [impl = impl_, message = std::move(message), topic] {
    return impl->request_of(message, topic);
  };
  impl_->queue.add({.topic = std::move(topic),
                    .request = std::move(request),
                    .done = [gone = std::move(gone)](CallOutcome outcome) mutable {
                      if (outcome == CallOutcome::gone) gone();
                    }});
}

const std::string& PushSender::public_key() const { return impl_->key.public_text(); }
const CallStats& PushSender::stats() const { return impl_->queue.stats(); }

}  // namespace bastide::server
