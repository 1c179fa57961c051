// Addresses of servers, as the program's commands take them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace bastide::server {

/// A plain http address.
struct Url {
  std::string host;
  std::uint16_t port = 80;
  std::string path = "/";

  /// As a Host field says it.
  std::string authority() const;
  /// Another path of the same server.
  Url with_path(std::string_view other) const;
};

/// Reads http://host[:port][/path]. Nothing for anything else; a proxy must speak TLS, this program does not.
std::optional<Url> parse_url(std::string_view text);

}  // namespace bastide::server
