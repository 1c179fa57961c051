// Which address a connection belongs to, and how many connections each address has.
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

/// One spelling per address: IPv4 in dots, also if it is mapped into IPv6. Requires: is_address(text).
std::string normal_address(std::string_view text);

/// The name under which limits count an address: an IPv4 address itself, or the first 64 bits of an IPv6
/// address, since one household or one attacker has all of those. Requires: is_address(address).
std::string counted_address(std::string_view address);

/// The fields in which proxies name the client of a request, and the host that it asked for; each is empty if
/// it is absent.
struct ForwardingFields {
  std::string x_forwarded_for = {};   ///< all fields of the name, joined by commas
  std::string forwarded = {};         ///< likewise
  std::string x_forwarded_host = {};  ///< likewise
  /// Whether they name a client.
  bool any() const { return !x_forwarded_for.empty() || !forwarded.empty(); }
};

/// Knows the trusted proxies and the addresses exempt from limits. Immutable, any thread.
class AddressPolicy {
 public:
  /// Requires: is_network of each.
  AddressPolicy(const std::vector<std::string>& trusted_proxies, const std::vector<std::string>& exempt)
      : proxies_(trusted_proxies), exempt_(exempt) {}

  bool trusts(std::string_view peer) const { return proxies_.contains(peer); }
  bool exempts(std::string_view address) const { return exempt_.contains(address); }

  /// Returns the client of a request that came from `peer`: the last address named in the fields that is no
  /// trusted proxy, or the last trusted one if the address before it can't be read. Returns `peer` if it is
  /// not a trusted proxy, or if the two fields disagree: then the client has written one of them, and the
  /// server can't tell which.
  std::string client(std::string_view peer, const ForwardingFields& fields) const;

  /// Returns the host that the client asked for, of a request with this Host field: the one named by the
  /// first of the trusted proxies that pass the request on. Returns `host` if `peer` is not a trusted proxy,
  /// if none of them names a host that can be read, or if the two fields disagree.
  std::string host(std::string_view peer, const ForwardingFields& fields, std::string_view host) const;

 private:
  struct Walk {
    std::string address;  ///< of the client
    std::size_t trusted;  ///< proxies that were believed, from the last one on
  };
  Walk walk(std::string peer, const std::vector<std::string>& hops) const;

  NetworkSet proxies_;
  NetworkSet exempt_;
};

/// Counts the connections that each address holds open. Any thread.
class AddressSlots {
 public:
  /// A slot of an address, released on destruction. May be empty.
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

  /// `per_address_max`: at least 1. This object must outlive its slots.
  explicit AddressSlots(std::size_t per_address_max) : per_address_max_(per_address_max) {}

  /// Returns a slot, or an empty one if the address has none left. `address`: as counted_address names it.
  Slot take(std::string address);

 private:
  void give_back(const std::string& key);

  const std::size_t per_address_max_;
  std::mutex mutex_;
  std::map<std::string, std::size_t> taken_;
};

}  // namespace bastide::server
