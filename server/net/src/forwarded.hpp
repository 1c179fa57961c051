// What proxies write into requests about whom they carry.
#pragma once

#include <server/net/http_message.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace bastide::server {

/// The addresses of an X-Forwarded-For field, of all of them joined by commas,
/// from the client to the last proxy but one.
/// One that can't be read as an address, with or without a port, is empty.
std::vector<std::string> x_forwarded_hops(std::string_view field);

/// The same from the `for` of a Forwarded field (RFC 7239). Obfuscated and unknown ones are empty.
std::vector<std::string> forwarded_hops(std::string_view field);

/// Whether a field of the request, by its name in lower case, is one that only proxies write.
bool is_proxy_field(std::string_view name);

/// Whether a request came through a proxy, as far as it can be seen, or was meant
/// for another host than this machine.
bool came_from_elsewhere(const HttpRequest& request);

}  // namespace bastide::server
