#include <server/net/networks.hpp>

#include "ip.hpp"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <optional>
#include <system_error>

namespace bastide::server {

namespace {

namespace ip = boost::asio::ip;
using Bytes = std::array<std::uint8_t, 16>;
constexpr int kMappedBits = 96;  ///< length of the prefix of IPv4 addresses in IPv6

struct Parsed {
  Bytes address{};
  bool v4 = false;
};

std::optional<Parsed> parse_address(std::string_view text) {
  const auto address = parse_ip(text);
  if (!address) return std::nullopt;
  if (address->is_v6()) return Parsed{.address = address->to_v6().to_bytes()};
  return Parsed{.address = ip::make_address_v6(ip::v4_mapped, address->to_v4()).to_bytes(), .v4 = true};
}

/// Whether this is an IPv4 address that is mapped into IPv6 (::ffff:0:0/96).
bool is_mapped(const Bytes& address) { return ip::make_address_v6(address).is_v4_mapped(); }

/// The length of the prefix, of 128 bits.
std::optional<int> parse_bits(std::string_view text, bool v4) {
  int bits = 0;
  const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), bits);
  if (error != std::errc{} || rest != text.data() + text.size() || bits < 0 || bits > (v4 ? 32 : 128))
    return std::nullopt;
  return v4 ? bits + kMappedBits : bits;
}

/// Not Asio's network_v4 and network_v6: they want a prefix length, read "/4294967304" as "/8", take a zone,
/// are of two types that know nothing of mapped addresses, and do not tell whether an address is in them.
struct ParsedNetwork {
  Bytes prefix{};
  int bits = 0;
};

std::optional<ParsedNetwork> parse_network(std::string_view text) {
  const auto slash = std::min(text.find('/'), text.size());
  const auto address = parse_address(text.substr(0, slash));
  if (!address) return std::nullopt;
  if (slash == text.size()) return ParsedNetwork{.prefix = address->address, .bits = 128};
  const auto bits = parse_bits(text.substr(slash + 1), address->v4);
  if (!bits) return std::nullopt;
  return ParsedNetwork{.prefix = address->address, .bits = *bits};
}

bool begins_alike(const Bytes& a, const Bytes& b, int bits) {
  const auto whole = static_cast<std::size_t>(bits / 8);
  if (!std::equal(a.begin(), a.begin() + static_cast<std::ptrdiff_t>(whole), b.begin())) return false;
  const int rest = bits % 8;
  return rest == 0 || (a[whole] ^ b[whole]) >> (8 - rest) == 0;
}

}  // namespace

bool is_network(std::string_view text) { return parse_network(text).has_value(); }

NetworkSet::NetworkSet(const std::vector<std::string>& networks) {
  for (const std::string& text : networks) {
    const ParsedNetwork network = parse_network(text).value();
    networks_.push_back({.prefix = network.prefix, .bits = network.bits});
  }
}

bool NetworkSet::contains(std::string_view address) const {
  const Bytes bytes = parse_address(address).value().address;
  return std::ranges::any_of(networks_, [&](const Network& network) {
    // "::/64" is a network of IPv6, though mapped addresses begin as it does.
    const bool of_v4 = network.bits >= kMappedBits && is_mapped(network.prefix);
    return of_v4 == is_mapped(bytes) && begins_alike(bytes, network.prefix, network.bits);
  });
}

bool is_private(std::string_view address) {
  static const NetworkSet kPrivate({"127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16",
                                    "169.254.0.0/16", "100.64.0.0/10", "::1", "fc00::/7", "fe80::/10"});
  return kPrivate.contains(address);
}

bool is_public(std::string_view address) {
  // Of IPv6 only 2000::/3 is given out; Teredo, 6to4 and the examples of documents are parts of it.
  static const NetworkSet kReserved({"0.0.0.0/8", "192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24",
                                     "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/3",
                                     "::/3", "4000::/2", "8000::/1", "2001::/32", "2001:db8::/32",
                                     "2002::/16"});
  return !is_private(address) && !kReserved.contains(address);
}

}  // namespace bastide::server
