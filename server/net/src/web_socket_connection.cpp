#include "web_socket_connection.hpp"

#include "client_meter.hpp"

#include <server/rooms/directory.hpp>

#include <protocol/message_codec.hpp>

#include <spdlog/spdlog.h>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/post.hpp>

#include <algorithm>
#include <chrono>
#include <exception>
#include <ratio>
#include <utility>

namespace bastide::server {

namespace {

/// The kernel's send buffer counts towards a slow client's limit. The kernel reserves twice
/// what is asked for.
constexpr int kSendBufferBytes = 32 * 1024;

/// A timer that fires this late indicates that the process was stopped.
constexpr auto kLate = std::chrono::seconds(1);

ClientStream with_small_send_buffer(ClientStream stream) {
  error_code ignored;
  stream.socket().set_option(asio::socket_base::send_buffer_size(kSendBufferBytes), ignored);
  return stream;
}

/// Up to 8 ms earlier, at a time that others have in common: one waking then serves all spectators of a room.
Clock::time_point common_time(Clock::time_point time) {
  return std::chrono::floor<std::chrono::duration<std::int64_t, std::ratio<1, 128>>>(time);
}

MessageText payload(std::string bytes) { return std::make_shared<const std::string>(std::move(bytes)); }

std::string close_payload(std::uint16_t code) {
  return {static_cast<char>(code >> 8), static_cast<char>(code & 0xff)};
}

std::shared_ptr<ReadMeter> meter_of(Directory& rooms, const std::string& address) {
  if (address.empty()) return nullptr;
  return std::make_shared<ClientMeter>(rooms.limits(), rooms.budgets(), address);
}

}  // namespace

WebSocketConnection::WebSocketConnection(ClientStream stream, std::shared_ptr<NetContext> context,
                                         Client client)
    : context_(std::move(context)),
      whose_(std::move(client)),
      executor_(stream.get_executor()),
      socket_(with_small_send_buffer(std::move(stream)), meter_of(*context_->directory, whose_.counted_as)),
      frames_(context_->directory->limits().message_bytes_max),
      outgoing_(context_->options.limits.outbox_bytes_max - 2 * static_cast<std::size_t>(kSendBufferBytes),
                context_->stats.bytes_waiting),
      watch_timer_(executor_),
      next_ping_(opened_ + context_->options.limits.ping_interval) {
  ++context_->stats.websockets;
  ++context_->stats.websockets_total;
}

WebSocketConnection::~WebSocketConnection() {
  context_->sockets.remove(this);
  --context_->stats.websockets;
}

void WebSocketConnection::run(BeastRequest request) {
  context_->sockets.add(shared_from_this());
  if (context_->stopping) say_goodbye();
  watch();
  spawn(accept(std::move(request)));
}

/// Runs the work on the strand, and keeps this object alive until it is done.
void WebSocketConnection::spawn(asio::awaitable<void> work) {
  asio::co_spawn(executor_, std::move(work), [self = shared_from_this()](std::exception_ptr thrown) {
    if (!thrown) return;
    log_failure(std::move(thrown));
    self->cut_here();
  });
}

asio::awaitable<void> WebSocketConnection::accept(BeastRequest request) {
  if (const error_code error = co_await socket_.accept(std::move(request))) {
    cut_here();
    co_return;
  }
  accepted_ = true;
  client_ = context_->directory->connect(shared_from_this(), whose_.counted_as);
  write();
  listen();
}

void WebSocketConnection::listen() {
  socket_.async_read([self = shared_from_this()](error_code error, std::string_view bytes) {
    if (!error) return self->hear_safely(bytes);
    if (!is_ordinary_end(error))
      spdlog::debug("{}: unreadable: {}", self->whose_.counted_as, error.message());
    self->cut_here();
  });
}

/// A fault ends this connection, and no other.
void WebSocketConnection::hear_safely(std::string_view bytes) {
  try {
    hear(bytes);
  } catch (...) {
    log_failure(std::current_exception());
    cut_here();
  }
}

/// Takes what the client has sent. It is heard no further until a control frame is answered: a client that
/// does not read can't make answers pile up.
void WebSocketConnection::hear(std::string_view bytes) {
  listening_ = true;
  while (!over_ && !answer_ && !ending_) {
    ClientFrames::Said said = frames_.next(bytes);
    if (said.kind == ClientFrames::Said::Kind::nothing) return listen();
    take(std::move(said));
  }
  listening_ = false;
  unread_ = bytes;
}

void WebSocketConnection::take(ClientFrames::Said said) {
  using enum ClientFrames::Said::Kind;
  last_heard_ = Clock::now();
  switch (said.kind) {
    case text:
    case binary:
      if (outgoing_.ended()) return;  // nothing is read after the goodbye
      ++context_->stats.messages_in_total;
      if (said.kind == text) return client_->receive(std::move(said.payload));
      return end(CloseCode::not_text, protocol::ClosingReason::policy);
    case ping: socket_.charge_control_frame(); return answer(Opcode::pong, std::move(said.payload));
    case pong: return socket_.charge_control_frame();
    case close:
    case fault:
      if (said_close_) return end_stream();
      return answer(Opcode::close, close_payload(said.close_code));
    case nothing: return;
  }
}

void WebSocketConnection::answer(Opcode opcode, std::string bytes) {
  if (said_close_) return;
  answer_ = Frames{.opcode = opcode, .payloads = {payload(std::move(bytes))}, .answers = true};
  write();
}

/// The last control frame has its answer, or gets none.
void WebSocketConnection::answered() {
  answer_.reset();
  if (listening_) return;
  listening_ = true;
  asio::post(executor_, [self = shared_from_this()] {
    const std::string bytes = std::exchange(self->unread_, {});
    self->hear_safely(bytes);
  });
}

std::optional<WebSocketConnection::Frames> WebSocketConnection::next_frames() {
  using enum Outgoing::Next::Kind;
  if (answer_) return answer_;
  Outgoing::Next next = outgoing_.take();
  switch (next.kind) {
    case nothing: return {};
    case texts: return Frames{.opcode = Opcode::text, .payloads = std::move(next.texts)};
    case ping: return Frames{.opcode = Opcode::ping, .payloads = {payload({})}};
    case close: return Frames{.opcode = Opcode::close, .payloads = {payload(close_payload(next.close_code))}};
  }
  return {};
}

/// Writes what waits, unless that is being done.
void WebSocketConnection::write() {
  while (accepted_ && !over_ && !writing_ && !said_close_) {
    std::optional<Frames> frames = next_frames();
    if (!frames) return;
    if (socket_.write_now(frames->payloads, frames->opcode)) {
      written(*frames);
    } else {
      writing_ = true;
      spawn(finish_writing(std::move(*frames)));
    }
  }
}

asio::awaitable<void> WebSocketConnection::finish_writing(Frames frames) {
  const error_code error = co_await socket_.finish_writing();
  writing_ = false;
  if (error) cut_here();
  written(frames);
  write();
}

void WebSocketConnection::written(const Frames& frames) {
  if (frames.opcode == Opcode::text) {
    outgoing_.written(frames.payloads);
    context_->stats.messages_out_total += frames.payloads.size();
    for (const MessageText& text : frames.payloads) context_->stats.bytes_out_total += text->size();
  }
  if (over_) return;
  if (frames.opcode == Opcode::close) {
    said_close_ = true;
    if (answer_ && answer_->opcode == Opcode::close) return end_stream();
  }
  if (frames.answers || said_close_) answered();
}

/// Both ends have said close, or the client has made a mistake.
void WebSocketConnection::end_stream() {
  ending_ = true;
  leave();
  spawn([](WebSocketConnection& self) -> asio::awaitable<void> {
    co_await self.socket_.end();
    self.cut_here();
  }(*this));
}

/// Checks the time whenever something may be due.
void WebSocketConnection::watch() {
  watch_timer_.expires_at(next_check());
  watch_timer_.async_wait([self = shared_from_this()](error_code error) {
    if (error || self->over_) return;
    self->check_time();
    if (!self->over_) self->watch();
  });
}

Clock::time_point WebSocketConnection::silent_at() const {
  return std::max(last_heard_, listening_since_) + context_->options.limits.silence_timeout;
}

Clock::time_point WebSocketConnection::join_until() const {
  if (joined() || outgoing_.ended()) return Clock::time_point::max();
  return listening_since_ + context_->options.limits.join_timeout;
}

Clock::time_point WebSocketConnection::next_check() const {
  return std::min({cut_at_, next_ping_, silent_at(), join_until()});
}

/// Whether this side could not listen: it was stopped, or has not yet read what would break the silence.
bool WebSocketConnection::held_up(Clock::time_point now) {
  return now > watch_timer_.expiry() + kLate ||
         (now >= silent_at() && (socket_.has_unread() || !unread_.empty()));
}

void WebSocketConnection::check_time() {
  const auto now = Clock::now();
  if (held_up(now)) listening_since_ = now;
  if (now >= cut_at_) {
    cut_here();
  } else if (now >= silent_at()) {
    ++context_->stats.dropped_silent_total;
    cut_here();
  } else if (now >= join_until()) {
    ++context_->stats.dropped_join_timeout_total;
    end(CloseCode::policy, protocol::ClosingReason::policy);
  } else if (now >= next_ping_) {
    next_ping_ = now + context_->options.limits.ping_interval;
    outgoing_.put_ping();
    write();
  }
}

void WebSocketConnection::deliver(MessageText message) {
  if (queue(std::move(message))) wake_writer();
}

/// Posted once for all messages that wait together.
void WebSocketConnection::deliver_soon(MessageText message) {
  if (!queue(std::move(message)) || gathering_.exchange(true)) return;
  asio::post(executor_, [self = shared_from_this()] { self->gather(); });
}

/// Returns whether the message waits; else the connection ends.
bool WebSocketConnection::queue(MessageText message) {
  switch (outgoing_.put(std::move(message))) {
    case Outgoing::Put::queued: return true;
    case Outgoing::Put::overflow:
      ++context_->stats.dropped_slow_total;
      context_->directory->count_limit("outbox-bytes-max");
      end(CloseCode::too_slow, protocol::ClosingReason::too_slow);
      return false;
    case Outgoing::Put::ended: return false;
  }
  return false;
}

void WebSocketConnection::close(std::uint16_t code) { end_with(code, nullptr, /*drop_waiting=*/false); }

void WebSocketConnection::say_goodbye() { end(CloseCode::going_away, protocol::ClosingReason::stopping); }

void WebSocketConnection::turn_away() { end(CloseCode::policy, protocol::ClosingReason::policy); }

void WebSocketConnection::cut() {
  asio::post(executor_, [self = shared_from_this()] { self->cut_here(); });
}

/// Ends the connection for a reason unknown to the room. A slow reader would not get the waiting messages, so
/// they are dropped.
void WebSocketConnection::end(CloseCode code, protocol::ClosingReason reason) {
  protocol::Closing closing{.reason = reason};
  if (code != CloseCode::policy && code != CloseCode::not_text) closing.retry_ms = protocol::kRetryMs;
  auto last = std::make_shared<const std::string>(protocol::encode(closing));
  end_with(std::to_underlying(code), std::move(last), /*drop_waiting=*/code == CloseCode::too_slow);
}

void WebSocketConnection::end_with(std::uint16_t code, MessageText last, bool drop_waiting) {
  if (!outgoing_.end(code, std::move(last), drop_waiting)) return;
  asio::post(executor_, [self = shared_from_this()] {
    self->cut_at_ = Clock::now() + self->context_->options.limits.close_timeout;
    if (!self->over_) self->watch();
    self->write();
  });
}

void WebSocketConnection::cut_here() {
  over_ = true;
  leave();
  socket_.cut();
  watch_timer_.cancel();
  if (gather_timer_) gather_timer_->cancel();
}

void WebSocketConnection::leave() {
  if (const auto client = std::exchange(client_, nullptr)) client->disconnected();
}

/// Posted once for all messages that arrive before the writer runs.
void WebSocketConnection::wake_writer() {
  if (waking_.exchange(true)) return;
  asio::post(executor_, [self = shared_from_this()] {
    self->waking_ = false;
    self->write();
  });
}

/// Writes what may wait, at once if nothing was written so for a while, else when that while is over.
void WebSocketConnection::gather() {
  if (over_) return;
  if (Clock::now() >= gathered_until_) return write_gathered();
  if (!gather_timer_) gather_timer_ = std::make_unique<asio::steady_timer>(executor_);
  gather_timer_->expires_at(gathered_until_);
  gather_timer_->async_wait([self = shared_from_this()](error_code error) {
    if (!error) self->write_gathered();
  });
}

void WebSocketConnection::write_gathered() {
  gathered_until_ = common_time(Clock::now() + context_->options.limits.spectator_interval);
  gathering_ = false;  // before it is written: what comes meanwhile begins anew
  write();
}

bool WebSocketConnection::joined() const { return client_ && client_->joined(); }

}  // namespace bastide::server
