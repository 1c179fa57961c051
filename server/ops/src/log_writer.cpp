#include "log_writer.hpp"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <string_view>
#include <thread>
#include <utility>

namespace bastide::server {

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr auto kGoodbye = 1s;
constexpr auto kPatience = 100ms;  ///< how often a waiting writer checks whether it must stop
/// poll guarantees that a writable pipe takes this much without blocking (PIPE_BUF).
constexpr std::size_t kChunkBytes = 4096;

struct Item {
  std::string line;
  std::uint64_t dropped = 0;  ///< otherwise a line: this many are missing here
};

}  // namespace

struct LogWriter::State {
  State(int to, std::size_t bytes_max, Report of_dropped)
      : descriptor(to), queue_bytes_max(bytes_max), report(std::move(of_dropped)) {}

  void put(std::string line);
  void run();
  std::optional<Item> take();
  bool write(std::string_view text) const;
  bool writable() const;
  bool out_of_time() const { return give_up_at.load() < Clock::now(); }

  const int descriptor;
  const std::size_t queue_bytes_max;
  const Report report;
  std::atomic<std::uint64_t> dropped_total{0};
  std::atomic<Clock::time_point> give_up_at{Clock::time_point::max()};

  std::mutex mutex;  ///< guards the following
  std::condition_variable changed;
  std::deque<Item> queue;
  std::size_t bytes = 0;
  bool stopping = false;
  bool ended = false;
};

void LogWriter::State::put(std::string line) {
  {
    const std::scoped_lock lock(mutex);
    if (stopping || bytes + line.size() > queue_bytes_max) {
      ++dropped_total;
      if (queue.empty() || queue.back().dropped == 0) queue.push_back({});
      ++queue.back().dropped;
    } else {
      bytes += line.size();
      queue.push_back({.line = std::move(line)});
    }
  }
  changed.notify_all();
}

void LogWriter::State::run() {
  while (const std::optional<Item> item = take()) {
    if (!write(item->dropped > 0 ? report(item->dropped) : item->line)) ++dropped_total;
  }
  {
    const std::scoped_lock lock(mutex);
    ended = true;
  }
  changed.notify_all();
}

/// Waits for the next item. Empty when all is done or the time is up.
std::optional<Item> LogWriter::State::take() {
  std::unique_lock lock(mutex);
  changed.wait(lock, [this] { return stopping || !queue.empty(); });
  if (queue.empty() || out_of_time()) return std::nullopt;
  Item item = std::move(queue.front());
  queue.pop_front();
  bytes -= item.line.size();
  return item;
}

/// Returns false if the text, or its end, is lost.
bool LogWriter::State::write(std::string_view text) const {
  while (!text.empty()) {
    if (!writable()) {
      if (out_of_time()) return false;
      continue;
    }
    const auto written = ::write(descriptor, text.data(), std::min(text.size(), kChunkBytes));
    if (written > 0)
      text.remove_prefix(static_cast<std::size_t>(written));
    else if (errno != EINTR && errno != EAGAIN)
      return false;
  }
  return true;
}

bool LogWriter::State::writable() const {
  pollfd wanted{.fd = descriptor, .events = POLLOUT, .revents = 0};
  // write will report errors.
  return poll(&wanted, 1, static_cast<int>(std::chrono::milliseconds(kPatience).count())) > 0;
}

LogWriter::LogWriter(int descriptor, std::size_t queue_bytes_max, Report report)
    : state_(std::make_shared<State>(descriptor, queue_bytes_max, std::move(report))) {
  std::thread([state = state_] { state->run(); }).detach();
}

LogWriter::~LogWriter() {
  std::unique_lock lock(state_->mutex);
  state_->stopping = true;
  state_->give_up_at = Clock::now() + kGoodbye;
  state_->changed.notify_all();
  state_->changed.wait_for(lock, kGoodbye + 2 * kPatience, [this] { return state_->ended; });
}

void LogWriter::put(std::string line) { state_->put(std::move(line)); }

std::uint64_t LogWriter::dropped_total() const { return state_->dropped_total; }

}  // namespace bastide::server
