// HTTP for programs that do many things at once.
#pragma once

#include <server/client/http_get.hpp>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>

#include <optional>
#include <string>

namespace bastide::server {

/// A connected socket. Throws boost::system::system_error.
boost::asio::awaitable<boost::asio::ip::tcp::socket> connect_to(Url url);

/// Sends a request on a connection of its own: a GET, or with a body a POST.
/// Throws boost::system::system_error.
boost::asio::awaitable<HttpAnswer> http_exchange(Url url, std::optional<std::string> body);

}  // namespace bastide::server
