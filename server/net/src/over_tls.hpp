// Leads requests that came without TLS to the same server over TLS.
#pragma once

#include <server/net/http_message.hpp>

#include <cstdint>
#include <string>
#include <string_view>

namespace bastide::server {

/// Whether this is answered without TLS, too: probes of health and metrics, and what people ask on the
/// server's own machine.
bool may_lack_tls(const HttpRequest& request);

/// 308 to the same address over TLS. `host`: of the request, with or without a port; `base_path` as in
/// NetOptions; `target`: what follows it, with the query, beginning with '/'. Not kept by caches.
HttpResponse lead_to_tls(std::string_view host, std::uint16_t port, std::string_view base_path,
                         std::string_view target);

}  // namespace bastide::server
