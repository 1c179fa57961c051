// One HTTP request as a client.
#pragma once

#include <server/net/client.hpp>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>

#include <string>

namespace bastide::server {

/// A connected socket. Throws boost::system::system_error.
boost::asio::awaitable<boost::asio::ip::tcp::socket> connect_to(Url url);

/// Sends a request on a connection of its own: a GET, or with a body a POST. Throws boost::system::system_error.
boost::asio::awaitable<HttpAnswer> http_exchange(Url url, std::optional<std::string> body);

}  // namespace bastide::server
