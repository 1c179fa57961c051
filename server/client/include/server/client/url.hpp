// Addresses of servers, as the program's commands accept them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace bastide::server {

/// An http or https address.
struct Url {
  bool is_tls = false;
  std::string host;
  std::uint16_t port = 80;
  std::string path = "/";

  /// As in a Host field.
  std::string authority() const;
  /// The same server with another path.
  Url with_path(std::string_view other) const;
};

/// Reads http[s]://host[:port][/path]. Empty for anything else.
std::optional<Url> parse_url(std::string_view text);

}  // namespace bastide::server
