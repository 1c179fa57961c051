// How coroutines wait for an operation of Asio.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace bastide::server {

/// An error comes with the result, not as an exception.
inline constexpr auto kToken = boost::asio::as_tuple(boost::asio::use_awaitable);

}  // namespace bastide::server
