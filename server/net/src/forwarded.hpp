// Reads the fields in which proxies name the client of a request.
#pragma once

#include <server/net/http_message.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace bastide::server {

/// The addresses of an X-Forwarded-For field (all such fields joined by commas), from the client to the last
/// proxy but one. An unreadable address is empty; a port is ignored.
std::vector<std::string> x_forwarded_hops(std::string_view field);

/// The same from the `for` of a Forwarded field (RFC 7239). Obfuscated and unknown addresses are empty.
std::vector<std::string> forwarded_hops(std::string_view field);

/// The hosts that an X-Forwarded-Host field names, in the same order, as they stand there. Views of `field`.
std::vector<std::string_view> x_forwarded_hosts(std::string_view field);

/// The same from the `host` of a Forwarded field; empty where an element has none.
std::vector<std::string_view> forwarded_hosts(std::string_view field);

/// Whether only proxies write a field of this name (lower case).
bool is_proxy_field(std::string_view name);

/// Whether a request came from this machine and was meant for it. One that visibly passed a proxy did not: a
/// proxy on this machine would make every client look local.
bool is_of_this_machine(const HttpRequest& request);

}  // namespace bastide::server
