// The completion token with which coroutines await Asio's operations.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace bastide::server {

/// Returns errors with the result instead of throwing them.
inline constexpr auto kToken = boost::asio::as_tuple(boost::asio::use_awaitable);

}  // namespace bastide::server
