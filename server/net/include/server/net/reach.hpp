// Where others in the local network find this server. A page that was opened at localhost asks for it, since
// a link to localhost leads nobody else here.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace bastide::server {

/// A socket that listens.
struct Listening {
  std::string address;  ///< IPv4 or IPv6; 0.0.0.0: all of IPv4, "::": all
  std::uint16_t port = 0;
  std::string scheme = "http";
};

/// "http://192.168.1.7:8080", "https://[fd00::2]:8443".
std::string url_of(const Listening& listening);

/// The URLs of these sockets at those of `own` that are private and not this machine's alone, in their order;
/// IPv4 first. Link-local addresses are left out: what reaches them differs by interface. Requires:
/// is_address of all.
std::vector<std::string> local_network_urls(const std::vector<Listening>& sockets,
                                            const std::vector<std::string>& own);

/// The option of `serve` that lets others reach the first of these sockets, as "--listen 0.0.0.0:8080"; empty
/// if one of them listens to more than this machine. Requires: is_address of all.
std::string option_for_others(const std::vector<Listening>& sockets);

/// The addresses of this machine's network interfaces that are up; empty if the system doesn't tell.
std::vector<std::string> own_addresses();

}  // namespace bastide::server
