#include "request_target.hpp"

#include "any_case.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace bastide::server {

namespace {

constexpr std::array<std::pair<std::string_view, std::uint16_t>, 2> kSchemes{
    {{"http://", std::uint16_t{80}}, {"https://", std::uint16_t{443}}}};

std::optional<RequestTarget> read_absolute(std::string_view rest, std::uint16_t usual_port) {
  const auto end = std::min(rest.find_first_of("/?#"), rest.size());
  const auto authority = parse_authority(rest.substr(0, end));
  if (!authority) return std::nullopt;
  const std::string_view path = rest.substr(end);
  return RequestTarget{.path = (path.starts_with('/') ? "" : "/") + std::string(path),
                       .authority = authority,
                       .usual_port = usual_port};
}

}  // namespace

bool RequestTarget::agrees_with(std::string_view host) const {
  if (!authority) return true;
  const auto named = parse_authority(host);
  return named && named->text(usual_port) == authority->text(usual_port);
}

std::optional<RequestTarget> read_request_target(std::string_view text) {
  if (text.starts_with('/')) return RequestTarget{.path = std::string(text), .authority = {}};
  for (const auto& [scheme, usual_port] : kSchemes) {
    if (same_in_any_case(text.substr(0, scheme.size()), scheme))
      return read_absolute(text.substr(scheme.size()), usual_port);
  }
  return std::nullopt;
}

}  // namespace bastide::server
