// Sets of addresses as a host writes them: "10.0.0.1", "172.16.0.0/12", "fd00::/8".
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::server {

/// Whether `text` is an IPv4 or IPv6 address, with or without "/" and a prefix length.
bool is_network(std::string_view text);

/// Matches IPv4 addresses also if they are mapped into IPv6, by networks of IPv4 alone: "::/0" is all of IPv6
/// and nothing else. Immutable, any thread.
class NetworkSet {
 public:
  /// Requires: is_network of each. An address without a prefix length matches itself alone; bits behind the
  /// prefix are ignored.
  explicit NetworkSet(const std::vector<std::string>& networks);

  /// Requires: is_address(address).
  bool contains(std::string_view address) const;

 private:
  struct Network {
    std::array<std::uint8_t, 16> prefix{};
    int bits = 0;
  };
  std::vector<Network> networks_;
};

/// Whether the address is not on the open Internet: loopback, private, link-local, or of a carrier's network.
/// Requires: is_address(address).
bool is_private(std::string_view address);

/// Whether a service of the open Internet may have the address: not a private one, nor one that is kept for
/// tests, groups, broadcasts or ways around (a tunnel or translator that could lead to a private one).
/// Requires: is_address(address).
bool is_public(std::string_view address);

}  // namespace bastide::server
