#include "request_check.hpp"

#include "any_case.hpp"
#include "request_target.hpp"

#include <server/net/base_path.hpp>

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
  if (method == http::verb::get || method == http::verb::head || method == http::verb::post ||
      method == http::verb::put || method == http::verb::delete_ || method == http::verb::options)
    return std::nullopt;
  return method_response("GET, HEAD, POST, PUT, DELETE, OPTIONS", "This method is answered nowhere here.");
}

bool may_have_body(const BeastRequest& request) {
  return request.method() == http::verb::post || request.method() == http::verb::put;
}

/// RFC 9112, 6.1: only HTTP/1.1 knows chunks. A coding besides, or a length, is how requests are smuggled.
std::optional<HttpResponse> refuse_chunks(const BeastRequest& request) {
  const bool chunks_alone = request.count(http::field::transfer_encoding) == 1 &&
                            same_in_any_case(request[http::field::transfer_encoding], "chunked") &&
                            request.count(http::field::content_length) == 0 && request.version() == 11;
  if (!chunks_alone)
    return error_response(400, HttpCode::bad_request,
                          "The body's end is told by one Content-Length, or by chunks alone in HTTP/1.1.");
  if (may_have_body(request)) return std::nullopt;
  return error_response(400, HttpCode::bad_request, "Only a POST or PUT has a body.");
}

std::optional<HttpResponse> refuse_body(const BeastRequest& request) {
  if (request.count(http::field::transfer_encoding) > 0) return refuse_chunks(request);
  const auto lengths = request.count(http::field::content_length);
  const std::string_view length = request[http::field::content_length];
  // Beast accepts a list of equal lengths as one; another reader may not.
  const bool one_number = std::ranges::all_of(length, [](unsigned char c) { return std::isdigit(c); });
  if (lengths > 1 || !one_number)
    return error_response(400, HttpCode::bad_request, "The body's length is told by one Content-Length.");
  if (may_have_body(request)) {
    if (lengths == 1) return std::nullopt;
    return error_response(411, HttpCode::length_required, "A body needs a Content-Length, or chunks.");
  }
  if (lengths == 0 || length == "0") return std::nullopt;
  return error_response(400, HttpCode::bad_request, "Only a POST or PUT has a body.");
}

std::optional<HttpResponse> refuse_target(const BeastRequest& request) {
  const auto hosts = request.count(http::field::host);
  if (hosts > 1 || (hosts == 0 && request.version() == 11)) {
    return error_response(400, HttpCode::bad_request, "Exactly one Host field is needed.");
  }
  const auto target = read_request_target(request.target());
  if (!target) {
    return error_response(400, HttpCode::bad_request,
                          "The request's target must begin with '/', or with http:// and the host.");
  }
  if (!target->agrees_with(request[http::field::host])) {
    return error_response(400, HttpCode::bad_request, "The request's target names another host than Host.");
  }
  return std::nullopt;
}

/// RFC 9110, 10.1.1: the one expectation that there is. HTTP/1.0 has none.
std::optional<HttpResponse> refuse_expectation(const BeastRequest& request) {
  if (request.count(http::field::expect) == 0 || request.version() < 11 || expects_continue(request))
    return std::nullopt;
  return error_response(417, HttpCode::expectation_failed, "Only Expect: 100-continue is understood.");
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

std::string_view path_of(const BeastRequest& request) {
  const std::string_view target = request.target();
  return target.substr(0, target.find('?'));
}

std::optional<HttpResponse> refuse_form(const BeastRequest& request) {
  if (auto refusal = refuse_method(request)) return refusal;
  if (auto refusal = refuse_body(request)) return refusal;
  if (auto refusal = refuse_target(request)) return refusal;
  return refuse_expectation(request);
}

bool expects_continue(const BeastRequest& request) {
  return request.version() == 11 && request.count(http::field::expect) == 1 &&
         same_in_any_case(request[http::field::expect], "100-continue");
}

bool has_folded_line(std::string_view header) {
  return header.contains("\r\n ") || header.contains("\r\n\t");
}

void reduce_target(BeastRequest& request, std::string_view base_path) {
  const auto target = read_request_target(request.target());
  if (target) request.target(below_base(target->path, base_path));
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

std::string_view lost_field(const BeastRequest& request) {
  if (request.count(http::field::sec_websocket_key) == 0) return {};
  if (request.count(http::field::upgrade) == 0) return "Upgrade";
  const bool by_page = request.count(http::field::origin) > 0;
  return by_page && request.count(http::field::sec_websocket_protocol) == 0 ? "Sec-WebSocket-Protocol" : "";
}

std::optional<HttpResponse> refuse_origin(const BeastRequest& request, const OriginRule& rule,
                                          std::string_view host) {
  const auto count = request.count(http::field::origin);
  if (count == 0) return std::nullopt;
  const std::string_view origin = request[http::field::origin];
  if (count == 1 && rule.accepts(origin, host)) return std::nullopt;
  return error_response(403, HttpCode::foreign_origin, "Web pages of other origins may not use this server.");
}

}  // namespace bastide::server
