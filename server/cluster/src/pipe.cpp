#include "pipe.hpp"

#include <spdlog/spdlog.h>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/post.hpp>

#include <algorithm>
#include <exception>
#include <utility>

namespace bastide::server {

namespace {

/// The kernel's send buffer counts towards a slow node's limit. The kernel reserves twice what is asked for.
constexpr int kSendBufferBytes = 32 * 1024;

}  // namespace

void OpenPipes::add(const std::shared_ptr<Pipe>& pipe) {
  const std::scoped_lock lock(mutex_);
  pipes_.emplace(pipe.get(), pipe);
}

void OpenPipes::remove(const Pipe* pipe) {
  const std::scoped_lock lock(mutex_);
  pipes_.erase(pipe);
}

std::vector<std::shared_ptr<Pipe>> OpenPipes::all() const {
  std::vector<std::shared_ptr<Pipe>> out;
  const std::scoped_lock lock(mutex_);
  for (const auto& [key, pipe] : pipes_)
    if (auto open = pipe.lock()) out.push_back(std::move(open));
  return out;
}

std::size_t OpenPipes::size() const {
  const std::scoped_lock lock(mutex_);
  return pipes_.size();
}

Pipe::Pipe(std::shared_ptr<NodeContext> node, asio::ip::tcp::socket socket)
    : node_(std::move(node)),
      executor_(socket.get_executor()),
      tcp_(std::move(socket)),
      outgoing_(node_->options.limits.outbox_bytes_max - 2 * static_cast<std::size_t>(kSendBufferBytes),
                node_->stats.bytes_waiting),
      watch_timer_(executor_),
      open_until_(Clock::now() + node_->options.limits.handshake_timeout) {}

Pipe::~Pipe() { node_->pipes.remove(this); }

void Pipe::start() {
  node_->pipes.add(shared_from_this());
  asio::post(executor_, [self = shared_from_this()] {
    self->watch();
    self->spawn(self->run());
  });
}

asio::awaitable<error_code> Pipe::encrypt(ClientStream stream) {
  error_code ignored;
  stream.socket().set_option(asio::ip::tcp::no_delay(true), ignored);
  stream.socket().set_option(asio::socket_base::send_buffer_size(kSendBufferBytes), ignored);
  stream_.emplace(std::move(stream));
  const error_code failed = co_await stream_->shake_hands();
  if (over_) co_return asio::error::operation_aborted;
  co_return failed;
}

void Pipe::prepare_socket(std::size_t message_bytes_max) {
  socket_.emplace(std::move(*stream_), message_bytes_max);
  stream_.reset();
}

/// Runs the work on the strand, and keeps this object alive until it is done.
void Pipe::spawn(asio::awaitable<void> work) {
  asio::co_spawn(executor_, std::move(work), [self = shared_from_this()](std::exception_ptr thrown) {
    if (!thrown) return;
    try {
      std::rethrow_exception(thrown);
    } catch (const std::exception& error) {
      spdlog::error("a link between nodes was given up: {}", error.what());
    }
    self->cut_here();
  });
}

asio::awaitable<void> Pipe::run() {
  const bool proven = co_await shake_hands();
  if (!proven || over_) {
    cut_here();
    co_return;
  }
  open_ = true;
  next_ping_ = Clock::now() + node_->options.limits.ping_interval;
  watch();
  write();
  co_await read_all();
}

asio::awaitable<void> Pipe::read_all() {
  for (;;) {
    WebSocket::Message message = co_await socket_->read();
    if (message.error || !message.is_text) break;
    if (!over_) received(std::move(message.text));
  }
  std::optional<std::uint16_t> code;
  if (socket_->close_code() != 0) code = socket_->close_code();
  cut_here(code);
}

void Pipe::put(MessageText text) {
  switch (outgoing_.put(std::move(text))) {
    case Outgoing::Put::queued: asio::post(executor_, [self = shared_from_this()] { self->write(); }); break;
    case Outgoing::Put::overflow:
      ++node_->stats.links_dropped_total;
      overflowed();
      break;
    case Outgoing::Put::ended: break;
  }
}

void Pipe::end(std::uint16_t code, MessageText last, bool drop_waiting) {
  if (!outgoing_.end(code, std::move(last), drop_waiting)) return;
  asio::post(executor_, [self = shared_from_this()] {
    if (!self->open_) return self->cut_here();
    if (self->over_) return;
    self->cut_at_ = Clock::now() + self->node_->options.limits.close_timeout;
    self->watch();
    self->write();
  });
}

/// Starts the writer unless it is running.
void Pipe::write() {
  if (!open_ || over_ || std::exchange(writing_, true)) return;
  spawn(write_all());
}

asio::awaitable<void> Pipe::write_all() {
  while (!over_) {
    Outgoing::Next next = outgoing_.take();
    if (next.kind == Outgoing::Next::Kind::nothing) break;
    if (!co_await carry_out(std::move(next))) cut_here();
  }
  writing_ = false;
}

/// Returns whether more may be written.
asio::awaitable<bool> Pipe::carry_out(Outgoing::Next next) {
  switch (next.kind) {
    case Outgoing::Next::Kind::texts: {
      error_code error;
      for (const MessageText& text : next.texts) {
        error = co_await socket_->write(text);
        if (error) break;
        wrote_one();
      }
      outgoing_.written(next.texts);
      co_return !error;
    }
    case Outgoing::Next::Kind::ping: {
      const error_code error = co_await socket_->ping();
      co_return !error;
    }
    case Outgoing::Next::Kind::close: co_await socket_->close(next.close_code); co_return false;
    case Outgoing::Next::Kind::nothing: break;
  }
  co_return true;
}

/// Checks the time whenever something may be due.
void Pipe::watch() {
  watch_timer_.expires_at(next_check());
  watch_timer_.async_wait([self = shared_from_this()](error_code error) {
    if (error || self->over_) return;
    self->check_time();
    if (!self->over_) self->watch();
  });
}

Clock::time_point Pipe::next_check() const {
  if (!open_) return std::min(open_until_, cut_at_);
  return std::min({cut_at_, next_ping_, socket_->last_heard() + node_->options.limits.silence_timeout});
}

void Pipe::check_time() {
  const auto now = Clock::now();
  if (!open_) {
    timed_out_ = now >= open_until_;
    cut_here();
  } else if (now >= cut_at_) {
    cut_here();
  } else if (now >= socket_->last_heard() + node_->options.limits.silence_timeout && !socket_->has_unread()) {
    cut_here();
  } else if (now >= next_ping_) {
    next_ping_ = now + node_->options.limits.ping_interval;
    outgoing_.put_ping();
    write();
  }
}

void Pipe::cut() {
  asio::post(executor_, [self = shared_from_this()] { self->cut_here(); });
}

void Pipe::cut_here(std::optional<std::uint16_t> code) {
  if (std::exchange(over_, true)) return;
  error_code ignored;
  tcp_.close(ignored);
  if (stream_) stream_->socket().close(ignored);
  if (socket_) socket_->cut();
  watch_timer_.cancel();
  over(code);
}

}  // namespace bastide::server
