// Writes HTTP answers to a socket.
#pragma once

#include "cross_origin.hpp"

#include <server/net/client_stream.hpp>
#include <server/net/http_message.hpp>

#include <boost/asio/awaitable.hpp>

#include <chrono>
#include <span>
#include <string>

namespace bastide::server {

/// What the request says of how it is answered.
struct ResponseTerms {
  bool head_only = false;   ///< the answer to a HEAD
  bool keep_alive = false;  ///< otherwise tells the client that the connection ends here
  std::string host = {};    ///< the request's Host, for the content security policy
  CrossOrigin cross_origin = {};
  /// Origins whose pages may show the answer in a frame; empty: none.
  std::span<const std::string> framed_by = {};
  std::chrono::seconds hsts_max_age{0};  ///< for so long the browser is to use TLS alone; 0: not said
};

/// Writes status line, fields and body. Adds length, date and the security fields to every answer.
boost::asio::awaitable<boost::system::error_code> write_response(ClientStream& stream,
                                                                 const HttpResponse& response,
                                                                 const ResponseTerms& terms);

/// Ends a connection so that the client gets the answer: says that nothing follows, and reads what still
/// arrives for at most a second. Closing a socket with unread bytes would reset it and lose the answer.
boost::asio::awaitable<void> close_softly(ClientStream& stream);

}  // namespace bastide::server
