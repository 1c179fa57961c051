// "host:port", as Host and Origin fields, addresses of servers and Forwarded fields have it.
//
// Boost.URL reads the same and whole URLs, but unlike the rest of Boost that is used here it is a library
// to be linked and shipped; what is needed of it are these few lines.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace bastide::server {

struct Authority {
  std::string host;                   ///< in lower case, an IPv6 address without its brackets; never empty
  std::optional<std::uint16_t> port;  ///< nothing where none stands

  /// As it is written, the port left out where it is `usual`.
  std::string text(std::uint16_t usual) const;
  friend bool operator==(const Authority&, const Authority&) = default;
};

/// Reads host, host:port, [v6] and [v6]:port. Nothing for anything else: empty, a port that is no number
/// below 65536, characters that no host has.
std::optional<Authority> parse_authority(std::string_view text);

}  // namespace bastide::server
