// Addresses, networks, origins and URLs in header fields, options and commands. A text that is accepted has
// one spelling, which means the same.
#include "fuzz.hpp"

#include "../../server/net/src/forwarded.hpp"

#include <server/client/url.hpp>
#include <server/net/addresses.hpp>
#include <server/net/authority.hpp>
#include <server/net/networks.hpp>
#include <server/net/origin.hpp>
#include <server/store/postgres_store.hpp>

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

using namespace bastide;
using fuzz::require;

namespace {

void read_address(std::string_view text) {
  if (server::is_network(text)) (void)server::NetworkSet({std::string(text)}).contains("10.1.2.3");
  if (!server::is_address(text)) return;
  require(server::is_network(text), "an address is a network, too");
  const std::string normal = server::normal_address(text);
  require(server::is_address(normal) && server::normal_address(normal) == normal,
          "an address has one spelling");
  require(server::counted_address(normal) == server::counted_address(text),
          "it is counted the same in every spelling");
  require(server::NetworkSet({std::string(text)}).contains(normal), "an address is in its own network");
  (void)server::is_private(text);
}

void read_hops(std::string_view text) {
  for (const auto& hops : {server::x_forwarded_hops(text), server::forwarded_hops(text)})
    for (const std::string& hop : hops)
      require(hop.empty() || server::is_address(hop), "a hop is an address or nothing");
  const server::AddressPolicy policy({"10.0.0.0/8", "fd00::/8"}, {});
  const std::string field(text);
  for (const server::ForwardingFields& fields :
       {server::ForwardingFields{.x_forwarded_for = field}, server::ForwardingFields{.forwarded = field},
        server::ForwardingFields{.x_forwarded_for = field, .forwarded = field}}) {
    require(server::is_address(policy.client("10.0.0.1", fields)), "a client always has an address");
    require(policy.client("192.0.2.1", fields) == "192.0.2.1", "who is not trusted speaks for itself alone");
  }
}

void read_origin(std::string_view text) {
  const auto origin = server::normal_origin(text);
  if (origin) require(server::normal_origin(*origin) == origin, "an origin has one spelling");
  (void)server::OriginRule({}).accepts(text, "play.example");
  require(!server::OriginRule({}).accepts("https://evil.example", text) || text.contains("evil.example"),
          "an origin is welcome on its own host alone");
}

void read_authority(std::string_view text) {
  const auto authority = server::parse_authority(text);
  if (!authority) return;
  require(!authority->host.empty(), "an authority has a host");
  const std::string again = authority->text(0);
  require(server::parse_authority(again) == authority || !authority->port || authority->port == 0,
          "an authority has one spelling");
}

void read_url(std::string_view text) {
  if (const auto url = server::parse_url(text)) {
    require(!url->host.empty() && url->path.starts_with('/'), "a URL has a host and a path");
    (void)url->authority();
  }
  const std::string password = "pass-word-of-7";
  const std::string database(text);
  try {
    // Any part behind the @ may appear in the name; the password never does.
    const std::string name = server::postgres_name("postgres://user:" + password + "@" + database);
    require(!name.contains(password) || database.contains(password), "a database's name has no password");
  } catch (const std::runtime_error&) {
  }
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::text(data, size);
  read_address(text);
  read_hops(text);
  read_origin(text);
  read_authority(text);
  read_url(text);
  return 0;
}
