#include <server/net/addresses.hpp>

#include "forwarded.hpp"
#include "ip.hpp"

#include <algorithm>
#include <utility>

namespace bastide::server {

namespace ip = boost::asio::ip;

namespace {

/// Unwraps an IPv4 address that is mapped into IPv6.
ip::address undressed(const ip::address& address) {
  if (!address.is_v6() || !address.to_v6().is_v4_mapped()) return address;
  return ip::make_address_v4(ip::v4_mapped, address.to_v6());
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
  const std::string customary = walk(own, x_forwarded_hops(fields.x_forwarded_for));
  const std::string standard = walk(own, forwarded_hops(fields.forwarded));
  if (fields.forwarded.empty()) return customary;
  if (fields.x_forwarded_for.empty()) return standard;
  return customary == standard ? customary : own;
}

/// Each trusted proxy names the peer that connected to it; walks from the last proxy to the first.
std::string AddressPolicy::walk(std::string address, const std::vector<std::string>& hops) const {
  for (auto hop = hops.rbegin(); hop != hops.rend() && trusts(address) && !hop->empty(); ++hop)
    address = *hop;
  return address;
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
