#include "outside_request.hpp"

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

#include <algorithm>
#include <charconv>
#include <string_view>
#include <utility>
#include <vector>

namespace bastide::server {

namespace asio = boost::asio;
namespace http = boost::beast::http;
using asio::ip::tcp;
using boost::system::error_code;

namespace {

constexpr std::uint32_t kHeaderBytesMax = 16 * 1024;
constexpr OutsideAnswer kFailed{.outcome = CallOutcome::failed};

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

http::request<http::string_body> message_of(OutsideRequest& request) {
  http::request<http::string_body> message(http::verb::post, request.to.path, 11);
  const std::string origin = request.to.origin();
  message.set(http::field::host, origin.substr(origin.find("//") + 2));
  message.set(http::field::connection, "close");
  for (const auto& [name, value] : request.fields) message.set(name, value);
  message.body() = std::move(request.body);
  message.prepare_payload();
  return message;
}

/// Whole seconds; a date, or anything else, is no wish.
std::chrono::seconds read_wait(std::string_view text) {
  constexpr std::uint32_t kWaitMax = 1'000'000;
  std::uint32_t seconds = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seconds);
  if (error == std::errc::result_out_of_range) return std::chrono::seconds(kWaitMax);
  if (error != std::errc() || (end != text.data() + text.size() && *end != '.')) return {};
  return std::chrono::seconds(std::min(seconds, kWaitMax));
}

OutsideAnswer answer_of(const http::fields& fields, unsigned status, const std::vector<unsigned>& gone) {
  if (status / 100 == 2) return {.outcome = CallOutcome::taken};
  if (std::ranges::find(gone, status) != gone.end()) return {.outcome = CallOutcome::gone};
  if (status != 429 && status / 100 != 5) return {.outcome = CallOutcome::refused};
  return {.outcome = CallOutcome::failed, .retry_after = read_wait(fields[http::field::retry_after])};
}

asio::awaitable<OutsideAnswer> ask(OutsideRequest request, std::shared_ptr<TlsContext> tls, bool to_private,
                                   Watch& watch) {
  const auto executor = co_await asio::this_coro::executor;
  const std::string port = fmt::to_string(request.to.port);
  const auto [unknown, found] = co_await watch.resolver.async_resolve(request.to.host, port, kToken);
  std::vector<tcp::endpoint> allowed;
  for (const auto& one : found)
    if (to_private || is_public(one.endpoint().address().to_string())) allowed.push_back(one.endpoint());
  if (unknown && unknown != asio::error::host_not_found) co_return kFailed;
  if (watch.expired()) co_return kFailed;
  if (allowed.empty()) co_return OutsideAnswer{.outcome = CallOutcome::refused};
  tcp::socket socket(executor);
  watch.socket = &socket;
  const auto [unreached, endpoint] = co_await asio::async_connect(socket, allowed, kToken);
  if (unreached || watch.expired()) co_return kFailed;
  ClientStream stream(std::move(socket), std::move(tls), request.to.host);
  watch.socket = &stream.socket();
  if (co_await stream.shake_hands()) co_return kFailed;
  const auto message = message_of(request);
  const auto [unsent, sent] = co_await http::async_write(stream, message, kToken);
  if (unsent) co_return kFailed;
  boost::beast::flat_buffer buffer(kHeaderBytesMax);
  http::response_parser<http::empty_body> answer;
  answer.header_limit(kHeaderBytesMax);
  const auto [unread, read] = co_await http::async_read_header(stream, buffer, answer, kToken);
  if (unread) co_return kFailed;
  co_return answer_of(answer.get(), answer.get().result_int(), request.gone);
}

}  // namespace

asio::awaitable<OutsideAnswer> ask_outside(OutsideRequest request, std::shared_ptr<TlsContext> tls,
                                           bool to_private, std::chrono::milliseconds timeout) {
  const auto watch = std::make_shared<Watch>(co_await asio::this_coro::executor);
  watch->begin(timeout);
  const std::unique_ptr<Watch, Watch::End> end(watch.get());
  co_return co_await ask(std::move(request), std::move(tls), to_private, *watch);
}

}  // namespace bastide::server
