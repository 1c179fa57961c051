#include "push_request.hpp"

#include <server/net/client_stream_io.hpp>
#include <server/net/networks.hpp>
#include <server/net/token.hpp>

#include <fmt/format.h>
#include <boost/asio/connect.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>

#include <optional>
#include <utility>
#include <vector>

namespace bastide::server {

namespace asio = boost::asio;
namespace http = boost::beast::http;
using asio::ip::tcp;
using boost::system::error_code;

namespace {

constexpr std::uint32_t kHeaderBytesMax = 16 * 1024;

/// Ends what one request does when its time is up.
class Watch : public std::enable_shared_from_this<Watch> {
 public:
  explicit Watch(const asio::any_io_executor& executor) : resolver(executor), timer_(executor) {}

  void begin(std::chrono::milliseconds time) {
    timer_.expires_after(time);
    timer_.async_wait([self = shared_from_this()](const error_code& cancelled) {
      if (cancelled) return;
      self->expired_ = true;
      self->resolver.cancel();
      error_code ignored;
      if (self->socket) self->socket->close(ignored);
    });
  }
  /// Requires: nothing of the request goes on.
  void end() {
    socket = nullptr;
    timer_.cancel();
  }
  /// Ends the watch when the request is over, however that comes.
  struct End {
    void operator()(Watch* watch) const { watch->end(); }
  };
  bool expired() const { return expired_; }

  tcp::resolver resolver;
  tcp::socket* socket = nullptr;  ///< in use, if any

 private:
  asio::steady_timer timer_;
  bool expired_ = false;
};

http::request<http::string_body> message_of(PushRequest& request) {
  http::request<http::string_body> message(http::verb::post, request.to.path, 11);
  const std::string origin = request.to.origin();
  message.set(http::field::host, origin.substr(origin.find("//") + 2));
  message.set(http::field::authorization, request.authorization);
  message.set(http::field::content_encoding, "aes128gcm");
  message.set(http::field::content_type, "application/octet-stream");
  message.set(http::field::connection, "close");
  message.set("TTL", fmt::to_string(request.kept.count()));
  message.set("Topic", request.topic);
  message.set("Urgency", request.urgent ? "high" : "normal");
  message.body() = std::move(request.body);
  message.prepare_payload();
  return message;
}

PushOutcome outcome_of(unsigned status) {
  if (status / 100 == 2) return PushOutcome::taken;
  // 401 and 403: the subscription was made for another key.
  if (status == 404 || status == 410 || status == 401 || status == 403) return PushOutcome::gone;
  return status == 429 || status / 100 == 5 ? PushOutcome::failed : PushOutcome::refused;
}

asio::awaitable<PushOutcome> ask(PushRequest request, std::shared_ptr<TlsContext> tls, bool to_private,
                                 Watch& watch) {
  const auto executor = co_await asio::this_coro::executor;
  const std::string port = fmt::to_string(request.to.port);
  const auto [unknown, found] = co_await watch.resolver.async_resolve(request.to.host, port, kToken);
  std::vector<tcp::endpoint> allowed;
  for (const auto& one : found)
    if (to_private || is_public(one.endpoint().address().to_string())) allowed.push_back(one.endpoint());
  if (unknown && unknown != asio::error::host_not_found) co_return PushOutcome::failed;
  if (watch.expired()) co_return PushOutcome::failed;
  if (allowed.empty()) co_return PushOutcome::refused;
  tcp::socket socket(executor);
  watch.socket = &socket;
  const auto [unreached, endpoint] = co_await asio::async_connect(socket, allowed, kToken);
  if (unreached || watch.expired()) co_return PushOutcome::failed;
  ClientStream stream(std::move(socket), std::move(tls), request.to.host);
  watch.socket = &stream.socket();
  if (co_await stream.shake_hands()) co_return PushOutcome::failed;
  const auto message = message_of(request);
  const auto [unsent, sent] = co_await http::async_write(stream, message, kToken);
  if (unsent) co_return PushOutcome::failed;
  boost::beast::flat_buffer buffer(kHeaderBytesMax);
  http::response_parser<http::empty_body> answer;
  answer.header_limit(kHeaderBytesMax);
  const auto [unread, read] = co_await http::async_read_header(stream, buffer, answer, kToken);
  co_return unread ? PushOutcome::failed : outcome_of(answer.get().result_int());
}

}  // namespace

asio::awaitable<PushOutcome> ask_push_service(PushRequest request, std::shared_ptr<TlsContext> tls,
                                              bool to_private, std::chrono::milliseconds timeout) {
  const auto watch = std::make_shared<Watch>(co_await asio::this_coro::executor);
  watch->begin(timeout);
  const std::unique_ptr<Watch, Watch::End> end(watch.get());
  co_return co_await ask(std::move(request), std::move(tls), to_private, *watch);
}

}  // namespace bastide::server
