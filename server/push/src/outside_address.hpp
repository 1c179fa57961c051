// Addresses outside this server, which clients give.
#pragma once

#include <server/push/call_options.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace bastide::server {

struct OutsideAddress {
  std::string host;  ///< in lower case
  std::uint16_t port = 443;
  std::string path;  ///< from the slash on, with what is asked behind it

  /// "https://host", with the port if it is not the usual one.
  std::string origin() const;
};

/// Reads "https://host/path". Empty if it is anything else, names another host than these services, another
/// port than 443 (unless they may be private), a user or a fragment.
std::optional<OutsideAddress> read_outside_address(std::string_view text, const CallOptions& options);

}  // namespace bastide::server
