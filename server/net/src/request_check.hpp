// Which requests are accepted. A request that two readers, above all a proxy and this server, could
// understand differently is refused, not interpreted: this prevents request smuggling.
#pragma once

#include <server/net/http_message.hpp>
#include <server/net/origin.hpp>

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include <optional>

namespace bastide::server {

using BeastRequest = boost::beast::http::request<boost::beast::http::string_body>;

/// Checks a request's header before its body is read. Returns the refusal, after which the connection must
/// end. Accepts GET, HEAD and POST with one Host, a target that begins with '/', no Expect and no
/// Transfer-Encoding; a POST has one Content-Length, the others have no body.
std::optional<HttpResponse> refuse_form(const BeastRequest& request);

/// Checks a well-formed request for the WebSocket endpoint. Returns the refusal, or nothing for a
/// proper upgrade.
std::optional<HttpResponse> refuse_upgrade(const BeastRequest& request);

/// Returns the 403 for a foreign Origin.
std::optional<HttpResponse> refuse_origin(const BeastRequest& request, const OriginRule& rule);

}  // namespace bastide::server
