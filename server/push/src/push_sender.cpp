#include <server/push/push_sender.hpp>

#include "push_request.hpp"

#include <server/push/sealed_message.hpp>

#include <server/net/io_pool_impl.hpp>
#include <server/net/tls_context.hpp>

#include <spdlog/spdlog.h>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>

#include <algorithm>
#include <deque>
#include <exception>
#include <set>
#include <utility>

namespace bastide::server {

namespace asio = boost::asio;
using protocol::Bytes16;
using protocol::Bytes32;
using protocol::PushKind;

namespace {

/// A topic is of 32 characters at most (RFC 8030, 5.4), and tells a service nothing of the room.
std::string topic_of(const PushMessage& message) {
  return protocol::to_hex(protocol::sha256(message.call.room + message.to.endpoint)).substr(0, 32);
}

using Time = std::chrono::steady_clock::time_point;

struct Waiting {
  PushMessage message;
  std::move_only_function<void()> gone;
  std::string topic;
  int tries = 0;
  Time not_before{};
};

}  // namespace

struct PushSender::Impl : std::enable_shared_from_this<Impl> {
  Impl(IoPool& pool, PushKey own, PushOptions chosen, EntropySource& from)
      : strand(asio::make_strand(pool.impl().io)),
        key(std::move(own)),
        options(std::move(chosen)),
        entropy(from) {}

  /// A newer call takes the place of the one that waits with its topic.
  void add(Waiting one) {
    if (const auto same = waits(one.topic); same != waiting.end()) {
      *same = std::move(one);
    } else {
      wait(std::move(one));
    }
    go_on();
  }

  std::deque<Waiting>::iterator waits(const std::string& topic) {
    return std::ranges::find(waiting, topic, &Waiting::topic);
  }

  void wait(Waiting one) {
    if (waiting.size() < options.waiting_max)
      waiting.push_back(std::move(one));
    else
      ++stats.dropped_total;
  }

  /// Of one topic a call is under way at a time, so that the newest arrives last.
  void go_on() {
    const Time now = std::chrono::steady_clock::now();
    const auto ready = [&](const Waiting& one) {
      return one.not_before <= now && !under_way.contains(one.topic);
    };
    while (under_way.size() < options.at_once_max) {
      const auto found = std::ranges::find_if(waiting, ready);
      if (found == waiting.end()) break;
      Waiting next = std::move(*found);
      waiting.erase(found);
      under_way.insert(next.topic);
      asio::co_spawn(strand, deliver(shared_from_this(), std::move(next)), asio::detached);
    }
    stats.waiting = waiting.size();
  }

  static asio::awaitable<void> deliver(std::shared_ptr<Impl> self, Waiting one) {
    PushOutcome outcome = PushOutcome::refused;
    try {
      if (auto request = self->request_of(one))
        outcome = co_await ask_push_service(std::move(*request), self->tls, self->options.to_private,
                                            self->options.timeout);
    } catch (const std::exception& error) {
      spdlog::error("a call could not be made: {}", error.what());
    }
    self->under_way.erase(one.topic);
    self->settle(std::move(one), outcome);
    asio::post(self->strand, [self] { self->go_on(); });
  }

  void settle(Waiting one, PushOutcome outcome) {
    switch (outcome) {
      case PushOutcome::taken: ++stats.sent_total; return;
      case PushOutcome::gone: ++stats.gone_total; return one.gone();
      case PushOutcome::refused: ++stats.failed_total; return;
      case PushOutcome::failed: break;
    }
    if (++one.tries >= options.tries_max) {
      ++stats.failed_total;
      return;
    }
    if (waits(one.topic) != waiting.end()) return;  // a newer one
    one.not_before = std::chrono::steady_clock::now() + options.retry_after;
    const auto timer = std::make_shared<asio::steady_timer>(strand, one.not_before);
    wait(std::move(one));
    timer->async_wait([self = shared_from_this(), timer](const auto& cancelled) {
      if (!cancelled) self->go_on();
    });
  }

  /// Empty if the subscription's keys are none.
  std::optional<PushRequest> request_of(const Waiting& one) const {
    const PushMessage& message = one.message;
    const auto to = read_push_endpoint(message.to.endpoint, options);
    Bytes32 secret{};
    Bytes16 salt{};
    entropy.fill(secret);
    entropy.fill(salt);
    auto body = seal(encode(message.call, message.to.language), message.to.keys, secret, salt);
    if (!to || !body) return std::nullopt;
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    const PushKind kind = message.call.kind;
    return PushRequest{.to = *to,
                       .authorization = key.authorization(to->origin(), options.contact,
                                                          std::chrono::floor<std::chrono::seconds>(now)),
                       .topic = one.topic,
                       .body = std::move(*body),
                       .kept = message.kept,
                       .urgent = kind == PushKind::turn || kind == PushKind::time};
  }

  asio::strand<asio::io_context::executor_type> strand;
  const PushKey key;
  const PushOptions options;
  EntropySource& entropy;
  const std::shared_ptr<TlsContext> tls = std::make_shared<TlsContext>();
  PushStats stats;
  std::deque<Waiting> waiting;
  std::set<std::string> under_way;  ///< topics
};

PushSender::PushSender(IoPool& pool, PushKey key, PushOptions options, EntropySource& entropy)
    : impl_(std::make_shared<Impl>(pool, std::move(key), std::move(options), entropy)) {}

PushSender::~PushSender() = default;

bool PushSender::accepts(std::string_view endpoint) const {
  return read_push_endpoint(endpoint, impl_->options).has_value();
}

void PushSender::send(PushMessage message, std::move_only_function<void()> gone) {
  std::string topic = topic_of(message);
  asio::post(impl_->strand, [impl = impl_, one = Waiting{.message = std::move(message),
                                                         .gone = std::move(gone),
                                                         .topic = std::move(topic)}]() mutable {
    impl->add(std::move(one));
  });
}

const std::string& PushSender::public_key() const { return impl_->key.public_text(); }
const PushStats& PushSender::stats() const { return impl_->stats; }

}  // namespace bastide::server
