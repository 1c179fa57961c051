#include <server/net/base_path.hpp>

#include <algorithm>
#include <array>
#include <cctype>

namespace bastide::server {

namespace {

/// With what the server's own paths begin.
constexpr std::array<std::string_view, 13> kOwn{"api",    "assets",   "favicon.svg", "g",   "healthz",
                                                "help",   "icons",    "metrics",     "new", "r",
                                                "readyz", "settings", "ws"};

bool is_segment(std::string_view text) {
  return !text.empty() && text != "." && text != ".." && std::ranges::all_of(text, [](unsigned char c) {
    return std::isalnum(c) || std::string_view("-_~.").contains(static_cast<char>(c));
  });
}

}  // namespace

std::optional<std::string> normal_base_path(std::string_view text) {
  if (!text.starts_with('/')) return std::nullopt;
  if (text == "/") return std::string(text);
  std::string_view rest = text.substr(1);
  if (rest.ends_with('/')) rest.remove_suffix(1);
  if (std::ranges::find(kOwn, rest.substr(0, rest.find('/'))) != kOwn.end()) return std::nullopt;
  for (std::string_view left = rest;;) {
    const auto slash = left.find('/');
    if (!is_segment(left.substr(0, slash))) return std::nullopt;
    if (slash == left.npos) return "/" + std::string(rest) + "/";
    left.remove_prefix(slash + 1);
  }
}

std::string_view below_base(std::string_view target, std::string_view base_path) {
  return target.starts_with(base_path) ? target.substr(base_path.size() - 1) : target;
}

}  // namespace bastide::server
