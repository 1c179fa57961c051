// Addresses of servers, as the program's commands take them.
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

  /// As a Host field says it.
  std::string authority() const;
  /// Another path of the same server.
  Url with_path(std::string_view other) const;
};

/// Reads http://host[:port][/path] and the same with https. Nothing for anything else.
std::optional<Url> parse_url(std::string_view text);

}  // namespace bastide::server
