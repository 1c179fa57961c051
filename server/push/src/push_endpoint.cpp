#include "push_endpoint.hpp"

#include <server/net/authority.hpp>

#include <algorithm>

namespace bastide::server {

namespace {

constexpr std::string_view kHttps = "https://", kMailto = "mailto:", kAnyBelow = "*.";
constexpr std::uint16_t kPort = 443;
constexpr std::size_t kContactCharsMax = 200;

bool is_plain(std::string_view text) {
  return std::ranges::all_of(text, [](char c) { return c > 0x20 && c < 0x7f && c != '"' && c != '\\'; });
}

bool serves(std::string_view service, std::string_view host) {
  if (!service.starts_with(kAnyBelow)) return service == host;
  return host.ends_with(service.substr(1)) && host.size() > service.size() - 1;
}

}  // namespace

std::string PushEndpoint::origin() const {
  return std::string(kHttps) + Authority{.host = host, .port = port}.text(kPort);
}

bool is_push_service(std::string_view text) {
  if (text.starts_with(kAnyBelow)) text.remove_prefix(kAnyBelow.size());
  const auto authority = parse_authority(text);
  return authority && !authority->port && authority->host == text;
}

bool is_push_contact(std::string_view text) {
  return text.empty() || ((text.starts_with(kMailto) || text.starts_with(kHttps)) &&
                          text.size() <= kContactCharsMax && is_plain(text));
}

std::optional<PushEndpoint> read_push_endpoint(std::string_view text, const PushOptions& options) {
  if (!text.starts_with(kHttps) || !is_plain(text) || text.contains('#')) return std::nullopt;
  text.remove_prefix(kHttps.size());
  const auto slash = text.find('/');
  if (slash == std::string_view::npos) return std::nullopt;
  const auto authority = parse_authority(text.substr(0, slash));
  if (!authority) return std::nullopt;
  PushEndpoint endpoint{.host = authority->host,
                        .port = authority->port.value_or(kPort),
                        .path = std::string(text.substr(slash))};
  const bool known = std::ranges::any_of(options.services,
                                         [&](const auto& service) { return serves(service, endpoint.host); });
  if (!known || (endpoint.port != kPort && !options.to_private)) return std::nullopt;
  return endpoint;
}

}  // namespace bastide::server
