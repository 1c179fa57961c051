#include <server/net/reach.hpp>

#include "ip.hpp"

#include <server/net/networks.hpp>

#include <fmt/format.h>

#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include <algorithm>
#include <cstring>
#include <memory>

namespace bastide::server {

namespace ip = boost::asio::ip;

namespace {

bool found_by_others(const ip::address& address) {
  if (address.is_loopback() || !is_private(address.to_string())) return false;
  if (address.is_v6()) return !address.to_v6().is_link_local();
  const auto bytes = address.to_v4().to_bytes();
  return bytes[0] != 169 || bytes[1] != 254;
}

/// Whether a socket that listens on `listening` is reached at `own`.
bool covers(const ip::address& listening, const ip::address& own) {
  if (listening == own) return true;
  return listening.is_unspecified() && (listening.is_v6() || own.is_v4());
}

/// Empty for other families than IPv4 and IPv6.
std::string text_of(const sockaddr* address) {
  if (address->sa_family == AF_INET) {
    sockaddr_in in{};
    std::memcpy(&in, address, sizeof in);
    return ip::make_address_v4(ntohl(in.sin_addr.s_addr)).to_string();
  }
  if (address->sa_family == AF_INET6) {
    sockaddr_in6 in{};
    std::memcpy(&in, address, sizeof in);
    ip::address_v6::bytes_type bytes;
    std::memcpy(bytes.data(), &in.sin6_addr, bytes.size());
    return ip::make_address_v6(bytes).to_string();
  }
  return {};
}

}  // namespace

std::string url_of(const Listening& listening) {
  const bool v6 = listening.address.contains(':');
  return fmt::format("{}://{}{}{}:{}", listening.scheme, v6 ? "[" : "", listening.address, v6 ? "]" : "",
                     listening.port);
}

std::vector<std::string> local_network_urls(const std::vector<Listening>& sockets,
                                            const std::vector<std::string>& own) {
  std::vector<ip::address> addresses;
  for (const bool v4 : {true, false}) {
    for (const std::string& text : own) {
      const auto address = parse_ip(text);
      if (address && address->is_v4() == v4 && found_by_others(*address)) addresses.push_back(*address);
    }
  }
  std::vector<std::string> urls;
  for (const Listening& socket : sockets) {
    const auto listening = parse_ip(socket.address);
    for (const ip::address& address : addresses) {
      if (listening && covers(*listening, address))
        urls.push_back(
            url_of({.address = address.to_string(), .port = socket.port, .scheme = socket.scheme}));
    }
  }
  return urls;
}

std::string option_for_others(const std::vector<Listening>& sockets) {
  const bool alone = std::ranges::all_of(sockets, [](const Listening& socket) {
    const auto listening = parse_ip(socket.address);
    return listening && listening->is_loopback();
  });
  if (!alone || sockets.empty()) return {};
  const Listening& socket = sockets.front();
  return fmt::format("--{}listen {}:{}", socket.scheme == "https" ? "tls-" : "",
                     socket.address.contains(':') ? "[::]" : "0.0.0.0", socket.port);
}

std::vector<std::string> own_addresses() {
  ifaddrs* first = nullptr;
  if (getifaddrs(&first) != 0) return {};
  const std::unique_ptr<ifaddrs, decltype(&freeifaddrs)> all(first, freeifaddrs);
  std::vector<std::string> addresses;
  for (const ifaddrs* one = first; one != nullptr; one = one->ifa_next) {
    if (one->ifa_addr == nullptr || (one->ifa_flags & IFF_UP) == 0) continue;
    if (std::string text = text_of(one->ifa_addr); !text.empty()) addresses.push_back(std::move(text));
  }
  return addresses;
}

}  // namespace bastide::server
