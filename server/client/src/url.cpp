#include <server/client/url.hpp>

#include <server/net/authority.hpp>

#include <algorithm>

namespace bastide::server {

namespace {

constexpr std::uint16_t kHttpPort = 80;

}  // namespace

std::string Url::authority() const { return Authority{.host = host, .port = port}.text(kHttpPort); }

Url Url::with_path(std::string_view other) const {
  return {.host = host, .port = port, .path = std::string(other)};
}

std::optional<Url> parse_url(std::string_view text) {
  constexpr std::string_view kScheme = "http://";
  if (!text.starts_with(kScheme)) return std::nullopt;
  text.remove_prefix(kScheme.size());
  const auto slash = std::min(text.find('/'), text.size());
  const auto authority = parse_authority(text.substr(0, slash));
  if (!authority) return std::nullopt;
  Url url{.host = authority->host, .port = authority->port.value_or(kHttpPort)};
  if (slash < text.size()) url.path = text.substr(slash);
  return url;
}

}  // namespace bastide::server
