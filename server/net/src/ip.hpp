// Reads the text of an IP address, in one way.
#pragma once

#include <boost/asio/ip/address.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace bastide::server {

/// An IPv4 or IPv6 address without a zone ("%eth0"), which would only have a meaning on one machine. Refuses
/// a zero byte, which would hide the text behind it from C functions.
inline std::optional<boost::asio::ip::address> parse_ip(std::string_view text) {
  if (text.contains('%') || text.contains('\0')) return std::nullopt;
  boost::system::error_code error;
  const auto address = boost::asio::ip::make_address(std::string(text), error);
  return error ? std::nullopt : std::optional(address);
}

}  // namespace bastide::server
