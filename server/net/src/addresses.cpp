#include <server/net/addresses.hpp>

#include <server/net/authority.hpp>

#include "forwarded.hpp"
#include "ip.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace bastide::server {

namespace ip = boost::asio::ip;

namespace {

/// Unwraps an IPv4 address that is mapped into IPv6.
ip::address undressed(const ip::address& address) {
  if (!address.is_v6() || !address.to_v6().is_v4_mapped()) return address;
  return ip::make_address_v4(ip::v4_mapped, address.to_v6());
}

/// Of the last `trusted` hosts, which trusted proxies have written, the first that can be read.
std::string_view first_host(const std::vector<std::string_view>& hosts, std::size_t trusted) {
  const auto begin = hosts.end() - static_cast<std::ptrdiff_t>(std::min(trusted, hosts.size()));
  const auto found = std::find_if(begin, hosts.end(),
                                  [](std::string_view host) { return parse_authority(host).has_value(); });
  return found == hosts.end() ? std::string_view{} : *found;
}

}  // namespace

bool is_address(std::string_view text) { return parse_ip(text).has_value(); }

std::string normal_address(std::string_view text) { return undressed(parse_ip(text).value()).to_string(); }

std::string counted_address(std::string_view address) {
  const ip::address normal = undressed(parse_ip(address).value());
  if (normal.is_v4()) return normal.to_string();
  auto bytes = normal.to_v6().to_bytes();
  std::fill(bytes.begin() + 8, bytes.end(), std::uint8_t{0});
  return ip::address_v6(bytes).to_string();
}

std::string AddressPolicy::client(std::string_view peer, const ForwardingFields& fields) const {
  const std::string own = normal_address(peer);
  if (!trusts(own)) return own;
  const std::string customary = walk(own, x_forwarded_hops(fields.x_forwarded_for)).address;
  const std::string standard = walk(own, forwarded_hops(fields.forwarded)).address;
  if (fields.forwarded.empty()) return customary;
  if (fields.x_forwarded_for.empty()) return standard;
  return customary == standard ? customary : own;
}

std::string AddressPolicy::host(std::string_view peer, const ForwardingFields& fields,
                                std::string_view host) const {
  const std::string own = normal_address(peer);
  if (!trusts(own)) return std::string(host);
  const std::string_view customary = first_host(x_forwarded_hosts(fields.x_forwarded_host),
                                                walk(own, x_forwarded_hops(fields.x_forwarded_for)).trusted);
  const std::string_view standard =
      first_host(forwarded_hosts(fields.forwarded), walk(own, forwarded_hops(fields.forwarded)).trusted);
  if (customary.empty() && standard.empty()) return std::string(host);
  if (standard.empty()) return std::string(customary);
  if (customary.empty() || parse_authority(customary) == parse_authority(standard))
    return std::string(standard);
  return std::string(host);
}

/// Each trusted proxy names the peer that connected to it; walks from the last proxy to the first.
AddressPolicy::Walk AddressPolicy::walk(std::string peer, const std::vector<std::string>& hops) const {
  Walk walk{.address = std::move(peer), .trusted = 1};
  for (auto hop = hops.rbegin(); hop != hops.rend() && !hop->empty(); ++hop) {
    walk.address = *hop;
    if (!trusts(walk.address)) break;
    ++walk.trusted;
  }
  return walk;
}

AddressSlots::Slot::Slot(Slot&& other) noexcept
    : owner_(std::exchange(other.owner_, nullptr)), key_(std::move(other.key_)) {}

AddressSlots::Slot& AddressSlots::Slot::operator=(Slot&& other) noexcept {
  if (this == &other) return *this;
  if (owner_) owner_->give_back(key_);
  owner_ = std::exchange(other.owner_, nullptr);
  key_ = std::move(other.key_);
  return *this;
}

AddressSlots::Slot::~Slot() {
  if (owner_) owner_->give_back(key_);
}

AddressSlots::Slot AddressSlots::take(std::string address) {
  const std::scoped_lock lock(mutex_);
  std::size_t& taken = taken_[address];
  if (taken >= per_address_max_) return {};
  ++taken;
  return {*this, std::move(address)};
}

void AddressSlots::give_back(const std::string& key) {
  const std::scoped_lock lock(mutex_);
  const auto entry = taken_.find(key);
  if (--entry->second == 0) taken_.erase(entry);
}

}  // namespace bastide::server
