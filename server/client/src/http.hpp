// HTTP for programs that do many things at once.
#pragma once

#include <server/client/http_get.hpp>

#include <server/net/client_stream.hpp>

#include <boost/asio/awaitable.hpp>

#include <optional>
#include <string>

namespace bastide::server {

/// A connection over which the server can be asked. Throws boost::system::system_error.
boost::asio::awaitable<ClientStream> connect_to(Url url);

/// Sends a request on a connection of its own: a GET, or with a body a POST.
/// Throws boost::system::system_error.
boost::asio::awaitable<HttpAnswer> http_exchange(Url url, std::optional<std::string> body);

}  // namespace bastide::server
