// What a request line asks for (RFC 9112, 3.2).
#pragma once

#include <server/net/authority.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace bastide::server {

struct RequestTarget {
  std::string path;                    ///< with the query; begins with '/'
  std::optional<Authority> authority;  ///< of an absolute form
  std::uint16_t usual_port = 80;       ///< of its scheme

  /// Whether an absolute form names the same host as this Host field; true for an origin form.
  bool agrees_with(std::string_view host) const;
};

/// Reads an origin form ("/path?query") or an absolute form ("http://host/path?query"). Returns nothing for
/// anything else.
std::optional<RequestTarget> read_request_target(std::string_view text);

}  // namespace bastide::server
