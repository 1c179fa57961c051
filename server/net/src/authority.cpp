#include <server/net/authority.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <system_error>

namespace bastide::server {

namespace {

bool in_name(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) || std::string_view("-._").contains(c);
}
bool in_v6(char c) {
  return std::isxdigit(static_cast<unsigned char>(c)) || std::string_view(":.").contains(c);
}

std::string lower(std::string_view text) {
  std::string out(text);
  std::ranges::transform(out, out.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return out;
}

/// Reads ":8080" or an empty text.
bool read_port(std::string_view text, std::optional<std::uint16_t>& port) {
  if (text.empty()) return true;
  if (!text.starts_with(':') || text.size() == 1) return false;
  text.remove_prefix(1);
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), port.emplace());
  return error == std::errc{} && end == text.data() + text.size();
}

}  // namespace

std::string Authority::text(std::uint16_t usual) const {
  const std::string name = host.contains(':') ? "[" + host + "]" : host;
  return port.value_or(usual) == usual ? name : fmt::format("{}:{}", name, *port);
}

std::optional<Authority> parse_authority(std::string_view text) {
  const bool v6 = text.starts_with('[');
  if (v6) text.remove_prefix(1);
  const auto end = text.find(v6 ? ']' : ':');
  if (v6 && end == text.npos) return std::nullopt;
  const std::string_view host = text.substr(0, end);
  if (host.empty() || !std::ranges::all_of(host, v6 ? in_v6 : in_name)) return std::nullopt;
  Authority authority{.host = lower(host), .port = {}};
  text.remove_prefix(std::min(host.size() + (v6 ? 1 : 0), text.size()));
  if (!read_port(text, authority.port)) return std::nullopt;
  return authority;
}

}  // namespace bastide::server
