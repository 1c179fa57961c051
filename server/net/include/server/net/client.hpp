// The other end of the wire, for the program's own commands.
#pragma once

#include <chrono>
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
};

/// Reads http://host[:port][/path]. Nothing for anything else; a proxy must speak TLS, this program does not.
std::optional<Url> parse_url(std::string_view text);

struct HttpAnswer {
  int status = 0;
  std::string body;
};

/// One GET; waits for the answer. Throws std::system_error where there is none within `timeout`.
HttpAnswer http_get(const Url& url, std::chrono::milliseconds timeout);

}  // namespace bastide::server
