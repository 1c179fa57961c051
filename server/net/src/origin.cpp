#include <server/net/origin.hpp>

#include <server/net/authority.hpp>

#include "any_case.hpp"

namespace bastide::server {

namespace {

struct Origin {
  bool secure = false;
  Authority authority;

  std::uint16_t usual_port() const { return secure ? 443 : 80; }
  std::string text() const { return (secure ? "https://" : "http://") + authority.text(usual_port()); }
};

std::optional<Origin> parse_origin(std::string_view text) {
  for (const std::string_view scheme : {"http://", "https://"}) {
    if (!same_in_any_case(text.substr(0, scheme.size()), scheme)) continue;
    const auto authority = parse_authority(text.substr(scheme.size()));
    if (!authority) return std::nullopt;
    return Origin{.secure = scheme == "https://", .authority = *authority};
  }
  return std::nullopt;
}

}  // namespace

std::optional<std::string> normal_origin(std::string_view text) {
  const auto origin = parse_origin(text);
  return origin ? std::optional(origin->text()) : std::nullopt;
}

OriginRule::OriginRule(const std::vector<std::string>& listed) {
  for (const std::string& origin : listed) listed_.insert(normal_origin(origin).value());
}

bool OriginRule::accepts(std::optional<std::string_view> origin, std::string_view host) const {
  if (!origin) return true;
  const auto asked = parse_origin(*origin);
  if (!asked) return false;
  if (listed_.contains(asked->text())) return true;
  const auto own = parse_authority(host);
  return own && asked->text() == Origin{.secure = asked->secure, .authority = *own}.text();
}

std::string OriginRule::listed(std::string_view origin) const {
  const auto asked = normal_origin(origin);
  return asked && listed_.contains(*asked) ? *asked : std::string();
}

}  // namespace bastide::server
