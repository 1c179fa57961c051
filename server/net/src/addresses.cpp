#include <server/net/addresses.hpp>

#include "forwarded.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>

#include <array>
#include <cstring>
#include <optional>
#include <utility>

namespace bastide::server {

namespace {

std::optional<in_addr> parse_v4(const std::string& text) {
  in_addr address{};
  if (inet_pton(AF_INET, text.c_str(), &address) != 1) return std::nullopt;
  return address;
}

std::optional<in6_addr> parse_v6(const std::string& text) {
  in6_addr address{};
  if (inet_pton(AF_INET6, text.c_str(), &address) != 1) return std::nullopt;
  return address;
}

std::string show(const in6_addr& address) {
  std::array<char, INET6_ADDRSTRLEN> text{};
  inet_ntop(AF_INET6, &address, text.data(), text.size());
  return text.data();
}

std::string show(const in_addr& address) {
  std::array<char, INET_ADDRSTRLEN> text{};
  inet_ntop(AF_INET, &address, text.data(), text.size());
  return text.data();
}

}  // namespace

bool is_address(std::string_view text) {
  const std::string copy(text);
  return parse_v4(copy) || parse_v6(copy);
}

std::string normal_address(std::string_view text) {
  const std::string copy(text);
  if (const auto v4 = parse_v4(copy)) return show(*v4);
  const in6_addr v6 = parse_v6(copy).value();
  if (!IN6_IS_ADDR_V4MAPPED(&v6)) return show(v6);
  in_addr v4{};
  std::memcpy(&v4, &v6.s6_addr[12], sizeof v4);
  return show(v4);
}

std::string counted_address(std::string_view address) {
  std::string normal = normal_address(address);
  auto v6 = parse_v6(normal);
  if (!v6) return normal;
  std::memset(&v6->s6_addr[8], 0, 8);
  return show(*v6);
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

/// Each trusted proxy tells who came to it, from the last to the first.
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
