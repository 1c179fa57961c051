// HTTP for programs with concurrent coroutines.
#pragma once

#include <server/client/http_get.hpp>

#include <server/net/client_stream.hpp>

#include <boost/asio/awaitable.hpp>

#include <optional>
#include <string>

namespace bastide::server {

/// Connects to a server. Throws boost::system::system_error.
boost::asio::awaitable<ClientStream> connect_to(Url url, Trust trust = Trust::authorities);

/// Sends a request on a new connection: a GET, or with a body a POST. Throws boost::system::system_error.
boost::asio::awaitable<HttpAnswer> http_exchange(Url url, std::optional<std::string> body,
                                                 Trust trust = Trust::authorities);

}  // namespace bastide::server
