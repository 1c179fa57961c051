#include "over_tls.hpp"

#include "forwarded.hpp"

#include <server/net/authority.hpp>

#include <algorithm>
#include <array>

namespace bastide::server {

namespace {

constexpr std::array<std::string_view, 3> kProbes{"/healthz", "/readyz", "/metrics"};
constexpr std::uint16_t kUsualPort = 443;

}  // namespace

bool may_lack_tls(const HttpRequest& request) {
  if (std::ranges::find(kProbes, request.path) != kProbes.end()) return true;
  return is_of_this_machine(request);
}

HttpResponse lead_to_tls(std::string_view host, std::uint16_t port, std::string_view base_path,
                         std::string_view target) {
  const auto authority = parse_authority(host);
  if (!authority)
    return error_response(400, HttpCode::bad_request, "The request's Host names no host to go on with.");
  const std::string there = Authority{.host = authority->host, .port = port}.text(kUsualPort);
  std::string address = "https://" + there;
  address += base_path.substr(0, base_path.size() - 1);
  address += target;
  return {.status = 308, .fields = {{"Location", std::move(address)}, {"Cache-Control", "no-store"}}};
}

}  // namespace bastide::server
