#include <server/net/server_web_socket.hpp>

#include "http_writer.hpp"

#include <server/net/client_stream_io.hpp>
#include <server/net/server_frames.hpp>
#include <server/net/token.hpp>

#include <boost/asio/bind_allocator.hpp>
#include <boost/asio/buffer.hpp>

#include <algorithm>
#include <memory>
#include <memory_resource>
#include <utility>

namespace bastide::server {

namespace {

/// The cost of a control frame besides its few bytes, so that a flood of them is not cheap.
constexpr std::size_t kControlFrameCost = 64;

/// Waits are long and many. By default Asio puts each into a block that an operation of another kind has
/// left, of two or three times its size.
using WaitAllocator = std::pmr::polymorphic_allocator<>;  // that of new and delete

}  // namespace

/// What `write_now` has left.
struct ServerWebSocket::Unfinished {
  ServerFrames frames;
  error_code error;
};

ServerWebSocket::ServerWebSocket(ClientStream stream, std::shared_ptr<ReadMeter> meter)
    : stream_(std::move(stream)), meter_(std::move(meter)) {}

ServerWebSocket::~ServerWebSocket() = default;

asio::awaitable<error_code> ServerWebSocket::accept(beast::http::request<beast::http::string_body> request) {
  co_return co_await accept_web_socket(stream_, std::move(request));
}

void ServerWebSocket::async_read(Take take) {
  const auto wait = meter_ ? meter_->wait() : std::chrono::nanoseconds(0);
  if (wait == wait.zero()) return await_bytes(std::move(take));
  pause_ = std::make_unique<asio::steady_timer>(stream_.get_executor(), wait);
  pause_->async_wait([this, take = std::move(take)](error_code error) mutable {
    pause_.reset();
    if (error) return take(error, {});
    await_bytes(std::move(take));
  });
}

/// What is more than a small message is read into a buffer of the thread, as far as it has come.
void ServerWebSocket::await_bytes(Take take) {
  if (stream_.is_tls()) return await_tls_bytes(std::move(take));
  auto read = [this, take = std::move(take)](error_code error, std::size_t size) mutable {
    if (size < kSmallBytes) return hand_out(std::move(take), error, {small_.data(), size});
    thread_local Bytes bytes;
    std::ranges::copy(small_, bytes.begin());
    error_code none_or_later;  // what is wrong is told by the next read, too
    size += stream_.read_now(asio::buffer(bytes) + kSmallBytes, none_or_later);
    hand_out(std::move(take), error, {bytes.data(), size});
  };
  stream_.async_read_some(asio::buffer(small_), asio::bind_allocator(WaitAllocator(), std::move(read)));
}

/// TLS reads by itself, whole records.
void ServerWebSocket::await_tls_bytes(Take take) {
  if (!tls_bytes_) tls_bytes_ = std::make_unique<Bytes>();
  stream_.async_read_some(asio::buffer(*tls_bytes_),
                          [this, take = std::move(take)](error_code error, std::size_t size) mutable {
                            hand_out(std::move(take), error, {tls_bytes_->data(), size});
                          });
}

void ServerWebSocket::hand_out(Take take, error_code error, std::string_view bytes) {
  if (meter_) meter_->charge(bytes.size());
  take(error, bytes);
}

void ServerWebSocket::charge_control_frame() {
  if (meter_) meter_->charge(kControlFrameCost);
}

bool ServerWebSocket::write_now(const std::list<MessageText>& payloads, Opcode opcode) {
  ServerFrames frames(payloads, opcode);
  error_code error;
  frames.consume(stream_.write_now(frames.rest(), error));
  if (frames.done()) return true;
  unfinished_ = std::make_unique<Unfinished>(frames, error);
  return false;
}

asio::awaitable<error_code> ServerWebSocket::finish_writing() {
  auto& [frames, error] = *unfinished_;
  while (!error && !frames.done()) {
    const auto [failed, size] = co_await stream_.async_write_some(frames.rest(), kToken);
    error = failed;
    frames.consume(size);
  }
  const error_code result = error;
  unfinished_.reset();
  co_return result;
}

asio::awaitable<void> ServerWebSocket::end() { co_await close_softly(stream_); }

void ServerWebSocket::cut() {
  error_code ignored;
  if (pause_) pause_->cancel();
  stream_.socket().close(ignored);
}

}  // namespace bastide::server
