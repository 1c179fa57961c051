// One accepted socket: serves its HTTP requests in sequence, until it ends or becomes a WebSocket connection.
#pragma once

#include "deadline.hpp"
#include "http_writer.hpp"
#include "net_context.hpp"
#include "refusal_page.hpp"
#include "request_check.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace bastide::server {

/// Belongs to the socket's executor, a strand. Lives in the coroutine that runs it.
class HttpConnection {
 public:
  HttpConnection(ClientStream stream, std::shared_ptr<NetContext> context, CountedConnection counted);

  /// Serves until the connection is over.
  boost::asio::awaitable<void> run();

 private:
  using RequestParser = boost::beast::http::request_parser<boost::beast::http::string_body>;
  /// The named limit that the address has met, and how long it must wait.
  struct OverBudget {
    std::string_view limit;
    std::chrono::nanoseconds wait;
  };

  boost::asio::awaitable<bool> shake_hands();
  boost::asio::awaitable<bool> wait_for_request();
  boost::asio::awaitable<bool> next_bytes();
  boost::asio::awaitable<bool> serve_one();
  boost::asio::awaitable<boost::system::error_code> read_header(RequestParser& parser);
  boost::asio::awaitable<boost::system::error_code> read_body(RequestParser& parser, std::size_t bytes_max);
  boost::asio::awaitable<bool> serve(RequestParser& parser);
  std::optional<HttpResponse> led_to_tls(const BeastRequest& request) const;
  std::optional<HttpResponse> refuse_change(const BeastRequest& request);
  void charge_body(std::size_t bytes);
  std::optional<HttpResponse> refuse_sharing(std::size_t at_once);
  std::size_t body_bytes_max() const;
  void advise_on_prefix(const BeastRequest& request);
  void upgrade(BeastRequest request, std::string client);
  boost::asio::awaitable<HttpResponse> ask(const HttpRequest& request);
  boost::asio::awaitable<bool> send(const HttpResponse& response, ResponseTerms terms);
  boost::asio::awaitable<bool> refuse(const HttpResponse& response);
  boost::asio::awaitable<bool> refuse_if_told(const HttpResponse& response, NetStats::Count& count);
  HttpResponse for_reader(HttpResponse response) const;
  boost::asio::awaitable<void> tell_refusal(const HttpResponse& refusal);
  std::optional<HttpResponse> refuse_connection();
  HttpResponse refuse_address();
  HttpResponse refuse_for(const OverBudget& over);
  std::optional<OverBudget> over_budget(const BeastRequest& request, bool to_websocket);
  void charge(std::size_t body_bytes);
  bool may_tell_refusal();
  void cut_unanswered();
  void count_limit(std::string_view limit);
  bool end_waiting();
  Reader reader_of_rest(const boost::beast::http::request_header<>& known) const;
  std::optional<HttpResponse> refusal_of(boost::system::error_code error);
  bool has_slot_for(const std::string& address);
  bool comes_by_tls(const BeastRequest& request) const;
  HttpRequest plain(const BeastRequest& request) const;

  ClientStream stream_;
  const std::shared_ptr<NetContext> context_;
  std::optional<Deadline> deadline_;
  boost::beast::flat_buffer buffer_;
  std::string peer_;
  CountedConnection counted_;
  AddressSlots::Slot slot_;
  std::string counted_as_;  ///< holds the slot; empty: an exempt address
  bool first_ = true;
  bool head_only_ = false;  ///< the current request is a HEAD
  std::string host_;        ///< for which it is; empty before that is known
  CrossOrigin cross_origin_;
  Reader reader_;  ///< of the answer to it
  std::chrono::milliseconds time_to_answer_;
};

}  // namespace bastide::server
