#include <server/net/origin.hpp>

#include <algorithm>
#include <cctype>

namespace bastide::server {

namespace {

bool host_character(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return std::isalnum(byte) || std::string_view("-._:[]").contains(c);
}

std::string lower(std::string_view text) {
  std::string out(text);
  std::ranges::transform(out, out.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return out;
}

/// scheme and authority put together, the scheme's own port left out.
std::string join(std::string_view scheme, std::string_view authority) {
  const std::string_view port = scheme == "https" ? ":443" : ":80";
  if (authority.ends_with(port)) authority.remove_suffix(port.size());
  return std::string(scheme) + "://" + std::string(authority);
}

}  // namespace

std::optional<std::string> normal_origin(std::string_view text) {
  const std::string origin = lower(text);
  for (const std::string_view scheme : {"http", "https"}) {
    const std::string prefix = std::string(scheme) + "://";
    if (!origin.starts_with(prefix)) continue;
    const std::string_view authority = std::string_view(origin).substr(prefix.size());
    if (authority.empty() || !std::ranges::all_of(authority, host_character)) return std::nullopt;
    return join(scheme, authority);
  }
  return std::nullopt;
}

OriginRule::OriginRule(const std::vector<std::string>& listed) {
  for (const std::string& origin : listed) listed_.insert(normal_origin(origin).value());
}

bool OriginRule::accepts(std::optional<std::string_view> origin, std::string_view host) const {
  if (!origin) return true;
  const auto asked = normal_origin(*origin);
  if (!asked) return false;
  const std::string_view scheme = std::string_view(*asked).substr(0, asked->find(':'));
  return *asked == join(scheme, lower(host)) || listed_.contains(*asked);
}

}  // namespace bastide::server
