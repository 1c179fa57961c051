#include "outside_address.hpp"

#include <server/push/push_options.hpp>
#include <server/push/webhook_options.hpp>

#include <server/net/authority.hpp>

#include <algorithm>

namespace bastide::server {

namespace {

constexpr std::string_view kHttps = "https://", kHttp = "http://", kMailto = "mailto:", kAnyBelow = "*.";
constexpr std::uint16_t kPort = 443;
constexpr std::size_t kContactCharsMax = 200, kSiteCharsMax = 200;

bool is_plain(std::string_view text) {
  return std::ranges::all_of(text, [](char c) { return c > 0x20 && c < 0x7f && c != '"' && c != '\\'; });
}

bool serves(std::string_view service, std::string_view host) {
  if (!service.starts_with(kAnyBelow)) return service == host;
  return host.ends_with(service.substr(1)) && host.size() > service.size() - 1;
}

}  // namespace

std::string OutsideAddress::origin() const {
  return std::string(kHttps) + Authority{.host = host, .port = port}.text(kPort);
}

bool is_called_service(std::string_view text) {
  if (text.starts_with(kAnyBelow)) text.remove_prefix(kAnyBelow.size());
  const auto authority = parse_authority(text);
  return authority && !authority->port && authority->host == text;
}

bool is_push_contact(std::string_view text) {
  return text.empty() || ((text.starts_with(kMailto) || text.starts_with(kHttps)) &&
                          text.size() <= kContactCharsMax && is_plain(text));
}

bool is_webhook_site(std::string_view text) {
  if (text.size() > kSiteCharsMax || !text.ends_with('/') || !is_plain(text)) return false;
  if (std::ranges::any_of(text, [](char c) { return std::string_view("<>()?#|'`").contains(c); }))
    return false;
  const std::string_view scheme = text.starts_with(kHttps) ? kHttps : kHttp;
  if (!text.starts_with(scheme)) return false;
  text.remove_prefix(scheme.size());
  return parse_authority(text.substr(0, text.find('/'))).has_value();
}

std::optional<OutsideAddress> read_outside_address(std::string_view text, const CallOptions& options) {
  if (!text.starts_with(kHttps) || !is_plain(text) || text.contains('#')) return std::nullopt;
  text.remove_prefix(kHttps.size());
  const auto slash = text.find('/');
  if (slash == std::string_view::npos) return std::nullopt;
  const auto authority = parse_authority(text.substr(0, slash));
  if (!authority) return std::nullopt;
  OutsideAddress address{.host = authority->host,
                         .port = authority->port.value_or(kPort),
                         .path = std::string(text.substr(slash))};
  const bool known = std::ranges::any_of(options.services,
                                         [&](const auto& service) { return serves(service, address.host); });
  if (!known || (address.port != kPort && !options.to_private)) return std::nullopt;
  return address;
}

}  // namespace bastide::server
