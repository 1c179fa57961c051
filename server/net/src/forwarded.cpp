#include "forwarded.hpp"

#include "any_case.hpp"
#include "field_list.hpp"

#include <server/net/addresses.hpp>
#include <server/net/authority.hpp>

#include <algorithm>

namespace bastide::server {

namespace {

/// Returns the text up to the next `end` outside a quoted string, and removes it and `end` from `text`.
/// By hand, since proxies also send addresses without quotes, at which Beast's param_list would stop and
/// lose the hops behind.
std::string_view take_until(std::string_view& text, char end) {
  bool quoted = false;
  std::size_t i = 0;
  for (; i < text.size() && (quoted || text[i] != end); ++i) {
    if (quoted && text[i] == '\\')
      ++i;
    else if (text[i] == '"')
      quoted = !quoted;
  }
  i = std::min(i, text.size());
  const std::string_view part = text.substr(0, i);
  text.remove_prefix(std::min(i + 1, text.size()));
  return trimmed(part);
}

std::string_view unquoted(std::string_view text) {
  if (text.size() < 2 || !text.starts_with('"') || !text.ends_with('"')) return text;
  return text.substr(1, text.size() - 2);
}

/// Reads "192.0.2.1", "192.0.2.1:80", "2001:db8::1", "[2001:db8::1]" and "[2001:db8::1]:80"; returns an empty
/// text for anything else. This is not an authority: IPv6 may lack brackets here, and a port may be any word
/// (RFC 7239, section 6).
std::string address_of(std::string_view node) {
  if (node.starts_with('['))
    node = node.substr(1, std::min(node.find(']'), node.size()) - 1);
  else if (std::ranges::count(node, ':') == 1)
    node = node.substr(0, node.find(':'));
  return is_address(node) ? normal_address(node) : std::string();
}

/// The value of a parameter of one element of a Forwarded field; empty if it is absent.
std::string_view forwarded_parameter(std::string_view element, std::string_view wanted) {
  while (!element.empty()) {
    std::string_view value = take_until(element, ';');
    const std::string_view name = take_until(value, '=');
    if (same_in_any_case(name, wanted)) return unquoted(value);
  }
  return {};
}

/// "127.0.0.1:8080", "localhost", "[::1]:80": names that only this machine uses for itself.
bool names_this_machine(std::string_view host) {
  const auto named = parse_authority(host);
  if (!named) return false;
  return named->host == "localhost" || named->host == "::1" ||
         (named->host.starts_with("127.") && is_address(named->host));
}

}  // namespace

std::vector<std::string> x_forwarded_hops(std::string_view field) {
  std::vector<std::string> hops;
  while (!field.empty()) hops.push_back(address_of(take_until(field, ',')));
  return hops;
}

std::vector<std::string> forwarded_hops(std::string_view field) {
  std::vector<std::string> hops;
  while (!field.empty()) hops.push_back(address_of(forwarded_parameter(take_until(field, ','), "for")));
  return hops;
}

std::vector<std::string_view> x_forwarded_hosts(std::string_view field) {
  std::vector<std::string_view> hosts;
  while (!field.empty()) hosts.push_back(take_until(field, ','));
  return hosts;
}

std::vector<std::string_view> forwarded_hosts(std::string_view field) {
  std::vector<std::string_view> hosts;
  while (!field.empty()) hosts.push_back(forwarded_parameter(take_until(field, ','), "host"));
  return hosts;
}

bool is_proxy_field(std::string_view name) {
  return name == "via" || name == "forwarded" || name == "x-real-ip" || name.starts_with("x-forwarded-");
}

bool is_of_this_machine(const HttpRequest& request) {
  const bool local = request.peer.starts_with("127.") || request.peer == "::1";
  return local && names_this_machine(request.field("host")) &&
         std::ranges::none_of(request.fields, [](const auto& field) { return is_proxy_field(field.first); });
}

}  // namespace bastide::server
