#include "request_check.hpp"

#include <protocol/vocabulary.hpp>

#include <boost/beast/http/rfc7230.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include <algorithm>
#include <cctype>
#include <string>

namespace bastide::server {

namespace http = boost::beast::http;

namespace {

std::optional<HttpResponse> refuse_method(const BeastRequest& request) {
  const auto method = request.method();
  if (method == http::verb::get || method == http::verb::head || method == http::verb::post)
    return std::nullopt;
  return method_response("GET, HEAD, POST", "Only GET, HEAD and POST are answered here.");
}

std::optional<HttpResponse> refuse_body(const BeastRequest& request) {
  const auto lengths = request.count(http::field::content_length);
  const std::string_view length = request[http::field::content_length];
  // Beast accepts a list of equal lengths as one; another reader may not.
  const bool one_number = std::ranges::all_of(length, [](unsigned char c) { return std::isdigit(c); });
  if (request.count(http::field::transfer_encoding) > 0 || lengths > 1 || !one_number) {
    return error_response(400, HttpCode::bad_request,
                          "The length of the body is told by one Content-Length only.");
  }
  if (request.method() == http::verb::post) {
    if (lengths == 1) return std::nullopt;
    return error_response(411, HttpCode::length_required, "A POST needs a Content-Length.");
  }
  if (lengths == 0 || length == "0") return std::nullopt;
  return error_response(400, HttpCode::bad_request, "A GET or HEAD has no body.");
}

std::optional<HttpResponse> refuse_target(const BeastRequest& request) {
  const auto hosts = request.count(http::field::host);
  if (hosts > 1 || (hosts == 0 && request.version() == 11)) {
    return error_response(400, HttpCode::bad_request, "Exactly one Host field is needed.");
  }
  if (!request.target().starts_with('/')) {
    return error_response(400, HttpCode::bad_request, "The request's target must begin with '/'.");
  }
  if (request.count(http::field::expect) > 0) {
    return error_response(417, HttpCode::expectation_failed, "Expect is not supported: just send the body.");
  }
  return std::nullopt;
}

/// base64 of 16 bytes.
bool proper_key(std::string_view key) {
  return key.size() == 24 && key.ends_with("==") &&
         std::ranges::all_of(key.substr(0, 22),
                             [](unsigned char c) { return std::isalnum(c) || c == '+' || c == '/'; });
}

bool offers_subprotocol(const BeastRequest& request) {
  const auto [first, last] = request.equal_range(http::field::sec_websocket_protocol);
  return std::any_of(first, last, [](const auto& field) {
    return http::token_list(field.value()).exists(protocol::kSubprotocol);
  });
}

}  // namespace

std::optional<HttpResponse> refuse_form(const BeastRequest& request) {
  if (auto refusal = refuse_method(request)) return refusal;
  if (auto refusal = refuse_body(request)) return refusal;
  return refuse_target(request);
}

std::optional<HttpResponse> refuse_upgrade(const BeastRequest& request) {
  if (!boost::beast::websocket::is_upgrade(request)) {
    HttpResponse response =
        error_response(426, HttpCode::upgrade_required, "This address is for WebSocket connections.");
    response.fields.emplace_back("Upgrade", "websocket");
    return response;
  }
  if (request.count(http::field::sec_websocket_version) != 1 ||
      request[http::field::sec_websocket_version] != "13") {
    HttpResponse response =
        error_response(426, HttpCode::upgrade_required, "Only version 13 of WebSocket is spoken here.");
    response.fields.emplace_back("Sec-WebSocket-Version", "13");
    return response;
  }
  if (request.count(http::field::sec_websocket_key) != 1 ||
      !proper_key(request[http::field::sec_websocket_key])) {
    return error_response(400, HttpCode::bad_request, "Sec-WebSocket-Key must be 16 bytes in base64.");
  }
  if (!offers_subprotocol(request)) {
    return error_response(400, HttpCode::subprotocol_required, "Offer the subprotocol bastide.v1.");
  }
  return std::nullopt;
}

std::optional<HttpResponse> refuse_origin(const BeastRequest& request, const OriginRule& rule) {
  const auto count = request.count(http::field::origin);
  if (count == 0) return std::nullopt;
  const std::string_view origin = request[http::field::origin];
  if (count == 1 && rule.accepts(origin, std::string_view(request[http::field::host]))) return std::nullopt;
  return error_response(403, HttpCode::foreign_origin, "Web pages of other origins may not use this server.");
}

}  // namespace bastide::server
