// Which requests are accepted. A request that two readers, above all a proxy and this server, could
// understand differently is refused, not interpreted: this prevents request smuggling.
#pragma once

#include <server/net/http_message.hpp>
#include <server/net/origin.hpp>

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include <optional>
#include <string_view>

namespace bastide::server {

using BeastRequest = boost::beast::http::request<boost::beast::http::string_body>;

/// The target's path, without its query.
std::string_view path_of(const BeastRequest& request);

/// Checks a request's header before its body is read. Returns the refusal, after which the connection must
/// end. Accepts GET, HEAD, OPTIONS and POST with one Host, a target that begins with '/' or names that host,
/// and no Expect but 100-continue. A POST has one Content-Length, or is chunked and nothing else; the others
/// have no body.
std::optional<HttpResponse> refuse_form(const BeastRequest& request);

/// Whether the client waits for 100 Continue before it sends its body.
bool expects_continue(const BeastRequest& request);

/// Whether a line of this header begins with white space. Beast joins it to the line before (RFC 9112, 5.2);
/// other readers take it for a field or drop it.
bool has_folded_line(std::string_view header);

/// Makes the target begin with '/', without the host that it may name and without `base_path`. Requires:
/// refuse_form accepts it.
void reduce_target(BeastRequest& request, std::string_view base_path);

/// Checks a well-formed request for the WebSocket endpoint. Returns the refusal, or nothing for a
/// proper upgrade.
std::optional<HttpResponse> refuse_upgrade(const BeastRequest& request);

/// The field that a handshake lacks since a proxy takes it away, as it seems: other fields show that a
/// browser has sent it. Empty if none is missing.
std::string_view lost_field(const BeastRequest& request);

/// Returns the 403 for a foreign Origin. `host`: for which the request is.
std::optional<HttpResponse> refuse_origin(const BeastRequest& request, const OriginRule& rule,
                                          std::string_view host);

}  // namespace bastide::server
