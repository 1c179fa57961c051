#include <server/client/url.hpp>

#include <server/net/authority.hpp>

#include <algorithm>

namespace bastide::server {

namespace {

constexpr std::string_view kHttp = "http://", kHttps = "https://";

constexpr std::uint16_t usual_port(bool is_tls) { return is_tls ? 443 : 80; }

}  // namespace

std::string Url::authority() const { return Authority{.host = host, .port = port}.text(usual_port(is_tls)); }

Url Url::with_path(std::string_view other) const {
  return {.is_tls = is_tls, .host = host, .port = port, .path = std::string(other)};
}

std::optional<Url> parse_url(std::string_view text) {
  const bool is_tls = text.starts_with(kHttps);
  if (!is_tls && !text.starts_with(kHttp)) return std::nullopt;
  text.remove_prefix(is_tls ? kHttps.size() : kHttp.size());
  const auto slash = std::min(text.find('/'), text.size());
  const auto authority = parse_authority(text.substr(0, slash));
  if (!authority) return std::nullopt;
  Url url{.is_tls = is_tls, .host = authority->host, .port = authority->port.value_or(usual_port(is_tls))};
  if (slash < text.size()) url.path = text.substr(slash);
  return url;
}

}  // namespace bastide::server
