// Whose connection it is, and how many each address has.
#pragma once

#include <server/net/networks.hpp>

#include <cstddef>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::server {

/// Whether `text` is an IPv4 or IPv6 address.
bool is_address(std::string_view text);

/// One spelling for each address: IPv4 in dots, also where it comes dressed as IPv6.
/// Requires: is_address(text).
std::string normal_address(std::string_view text);

/// Under which name an address is counted: an IPv4 address itself, of an IPv6 address the first 64 bits,
/// since one household or one attacker has all of those. Requires: is_address(address).
std::string counted_address(std::string_view address);

/// What proxies wrote into a request about whom they carry; empty where there is no such field.
struct ForwardingFields {
  std::string x_forwarded_for = {};  ///< all of them, joined by commas
  std::string forwarded = {};        ///< the same
  bool any() const { return !x_forwarded_for.empty() || !forwarded.empty(); }
};

/// Knows the proxies that may speak for others and the addresses that no limit
/// applies to. Immutable, any thread.
class AddressPolicy {
 public:
  /// Requires: is_network of each.
  AddressPolicy(const std::vector<std::string>& trusted_proxies, const std::vector<std::string>& exempt)
      : proxies_(trusted_proxies), exempt_(exempt) {}

  bool trusts(std::string_view peer) const { return proxies_.contains(peer); }
  bool exempts(std::string_view address) const { return exempt_.contains(address); }

  /// Who sent a request that came from `peer`: the last address named in the fields
  /// that is no trusted proxy itself, and the last trusted one where what stands before it can't be read.
  /// `peer` where that is not a trusted proxy, and where the two fields disagree:
  /// then the client has written one of them, and nobody can tell which.
  std::string client(std::string_view peer, const ForwardingFields& fields) const;

 private:
  std::string walk(std::string address, const std::vector<std::string>& hops) const;

  NetworkSet proxies_;
  NetworkSet exempt_;
};

/// Counts what each address holds open. Any thread.
class AddressSlots {
 public:
  /// One slot of an address; gives it back at its end. May be empty.
  class Slot {
   public:
    Slot() = default;
    Slot(Slot&& other) noexcept;
    Slot& operator=(Slot&& other) noexcept;
    ~Slot();
    explicit operator bool() const { return owner_ != nullptr; }

   private:
    friend AddressSlots;
    Slot(AddressSlots& owner, std::string key) : owner_(&owner), key_(std::move(key)) {}
    AddressSlots* owner_ = nullptr;
    std::string key_;
  };

  /// `per_address_max`: at least 1. It must outlive the slots.
  explicit AddressSlots(std::size_t per_address_max) : per_address_max_(per_address_max) {}

  /// Returns a slot, or an empty one where the address has as many as it may. `address`:
  /// as counted_address names it.
  Slot take(std::string address);

 private:
  void give_back(const std::string& key);

  const std::size_t per_address_max_;
  std::mutex mutex_;
  std::map<std::string, std::size_t> taken_;
};

}  // namespace bastide::server
