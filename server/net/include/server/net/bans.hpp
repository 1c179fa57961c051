// Addresses that the server's host has banned.
#pragma once

#include <server/net/networks.hpp>

#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::server {

struct Ban {
  std::string network;                        ///< an address, or a network like 203.0.113.0/24
  std::optional<std::int64_t> until_ms = {};  ///< ms since 1970; empty: for ever
  friend bool operator==(const Ban&, const Ban&) = default;
};

/// Any thread.
class Bans {
 public:
  /// Adds a ban; replaces an earlier one of the same network. Requires: is_network.
  void add(Ban ban);
  /// Removes the ban of exactly this network; returns false if there is none.
  bool remove(std::string_view network);
  /// The bans in force, in the order in which they were made.
  std::vector<Ban> all(std::int64_t now_ms) const;
  /// Requires: is_address(address).
  bool contain(std::string_view address, std::int64_t now_ms) const;

 private:
  struct Entry {
    Ban ban;
    NetworkSet network;
    bool holds(std::int64_t now_ms) const { return !ban.until_ms || now_ms < *ban.until_ms; }
  };
  mutable std::mutex mutex_;
  std::vector<Entry> entries_;
};

}  // namespace bastide::server
