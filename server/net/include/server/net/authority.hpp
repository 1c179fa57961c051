// "host:port", as in Host and Origin fields, server addresses and Forwarded fields.  Boost.URL reads these
// and whole URLs, but it would have to be linked and shipped, unlike the rest of Boost in use; these few
// lines replace it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace bastide::server {

struct Authority {
  std::string host;                   ///< in lower case, an IPv6 address without its brackets; never empty
  std::optional<std::uint16_t> port;  ///< empty if there is none

  /// As text; without the port if it is `usual`.
  std::string text(std::uint16_t usual) const;
  friend bool operator==(const Authority&, const Authority&) = default;
};

/// Reads host, host:port, [v6] and [v6]:port. Returns nothing for anything else: an empty text, a port that
/// is no number below 65536, characters that no host has.
std::optional<Authority> parse_authority(std::string_view text);

}  // namespace bastide::server
