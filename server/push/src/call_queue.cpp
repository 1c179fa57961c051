#include "call_queue.hpp"

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

namespace {

using Time = std::chrono::steady_clock::time_point;

/// Beyond it a wait that doubles is longer than any bound.
constexpr int kDoublingsMax = 20;

struct Waiting {
  OutsideCall call;
  int tries = 0;
  Time not_before{};
};

}  // namespace

struct CallQueue::Impl : std::enable_shared_from_this<Impl> {
  Impl(IoPool& pool, CallOptions chosen)
      : strand(asio::make_strand(pool.impl().io)), options(std::move(chosen)) {}

  void add(Waiting one) {
    if (const auto same = waits(one.call.topic); same != waiting.end()) {
      std::swap(*same, one);
      one.call.done(CallOutcome::dropped);
    } else {
      wait(std::move(one));
    }
    go_on();
  }

  std::deque<Waiting>::iterator waits(const std::string& topic) {
    return std::ranges::find(waiting, topic, [](const Waiting& one) { return one.call.topic; });
  }

  void wait(Waiting one) {
    if (waiting.size() < options.waiting_max) return waiting.push_back(std::move(one));
    ++stats.dropped_total;
    one.call.done(CallOutcome::dropped);
  }

  /// Of one topic a call is under way at a time, so that the newest arrives last.
  void go_on() {
    const Time now = std::chrono::steady_clock::now();
    const auto ready = [&](const Waiting& one) {
      return one.not_before <= now && !under_way.contains(one.call.topic);
    };
    while (under_way.size() < options.at_once_max) {
      const auto found = std::ranges::find_if(waiting, ready);
      if (found == waiting.end()) break;
      Waiting next = std::move(*found);
      waiting.erase(found);
      under_way.insert(next.call.topic);
      asio::co_spawn(strand, deliver(shared_from_this(), std::move(next)), asio::detached);
    }
    stats.waiting = waiting.size();
  }

  static asio::awaitable<void> deliver(std::shared_ptr<Impl> self, Waiting one) {
    OutsideAnswer answer{.outcome = CallOutcome::refused};
    try {
      if (auto request = one.call.request())
        answer = co_await ask_outside(std::move(*request), self->tls, self->options.to_private,
                                      self->options.timeout);
    } catch (const std::exception& error) {
      spdlog::error("a call could not be made: {}", error.what());
    }
    self->under_way.erase(one.call.topic);
    self->settle(std::move(one), answer);
    asio::post(self->strand, [self] { self->go_on(); });
  }

  void settle(Waiting one, const OutsideAnswer& answer) {
    const bool again =
        answer.outcome == CallOutcome::failed && !one.call.once && ++one.tries < options.tries_max;
    if (again) return try_again(std::move(one), answer.retry_after);
    switch (answer.outcome) {
      case CallOutcome::taken: ++stats.sent_total; break;
      case CallOutcome::gone: ++stats.gone_total; break;
      default: ++stats.failed_total;
    }
    one.call.done(answer.outcome);
  }

  void try_again(Waiting one, std::chrono::milliseconds wish) {
    if (waits(one.call.topic) != waiting.end()) return one.call.done(CallOutcome::dropped);  // a newer one
    const auto own = options.retry_after * (std::int64_t{1} << std::min(one.tries - 1, kDoublingsMax));
    one.not_before =
        std::chrono::steady_clock::now() + std::min(std::max(own, wish), options.retry_after_max);
    const auto timer = std::make_shared<asio::steady_timer>(strand, one.not_before);
    wait(std::move(one));
    timer->async_wait([self = shared_from_this(), timer](const auto& cancelled) {
      if (!cancelled) self->go_on();
    });
  }

  asio::strand<asio::io_context::executor_type> strand;
  const CallOptions options;
  const std::shared_ptr<TlsContext> tls = std::make_shared<TlsContext>();
  CallStats stats;
  std::deque<Waiting> waiting;
  std::set<std::string> under_way;  ///< topics
};

CallQueue::CallQueue(IoPool& pool, CallOptions options)
    : impl_(std::make_shared<Impl>(pool, std::move(options))) {}

const CallOptions& CallQueue::options() const { return impl_->options; }
const CallStats& CallQueue::stats() const { return impl_->stats; }

void CallQueue::add(OutsideCall call) {
  asio::post(impl_->strand,
             [impl = impl_, one = Waiting{.call = std::move(call)}]() mutable { impl->add(std::move(one)); });
}

}  // namespace bastide::server
