// HTTP answers onto a socket.
#pragma once

#include <server/net/client_stream.hpp>
#include <server/net/http_message.hpp>

#include <boost/asio/awaitable.hpp>

#include <string>

namespace bastide::server {

struct ResponseFrame {
  bool head_only = false;   ///< the answer to a HEAD
  bool keep_alive = false;  ///< else the client is told that the connection ends here
  std::string host = {};    ///< the request's Host, for the content security policy
};

/// Writes status line, fields and body. Length, date and the security fields are added
/// here, for every answer alike.
boost::asio::awaitable<boost::system::error_code> write_response(ClientStream& stream,
                                                                 const HttpResponse& response,
                                                                 const ResponseFrame& frame);

/// Ends a connection so that the client gets what was written: says that nothing follows and takes what still
/// comes in, for at most a second. A socket closed over unread bytes would be reset, and the answer lost.
boost::asio::awaitable<void> close_softly(ClientStream& stream);

}  // namespace bastide::server
