#include <server/net/http_message.hpp>

#include <algorithm>

namespace bastide::server {

namespace {

int status_of(const protocol::WireRejection& rejection) {
  using protocol::ErrorCode;
  const auto is = [&rejection](ErrorCode code) { return rejection.code == name(code); };
  if (is(ErrorCode::not_found)) return 404;
  if (is(ErrorCode::too_large)) return 413;
  if (is(ErrorCode::rate_limited)) return 429;
  if (is(ErrorCode::server_busy) || is(ErrorCode::unreadable) || is(ErrorCode::unavailable) ||
      is(ErrorCode::store_full))
    return 503;
  return 400;
}

}  // namespace

std::string_view HttpRequest::field(std::string_view name) const {
  const auto found = std::ranges::find(fields, name, &std::pair<std::string, std::string>::first);
  return found == fields.end() ? std::string_view{} : found->second;
}

HttpResponse json_response(int status, std::string body) {
  return {.status = status,
          .fields = {{"Content-Type", "application/json"}, {"Cache-Control", "no-store"}},
          .body = std::make_shared<const std::string>(std::move(body))};
}

HttpResponse error_response(int status, HttpCode code, std::string_view message) {
  return json_response(status, protocol::encode_error_body(code, message));
}

HttpResponse error_response(int status, ErrorCode code, std::string_view message) {
  return json_response(status,
                       protocol::encode_error_body(protocol::WireRejection(code, std::string(message))));
}

HttpResponse later_response(int status, ErrorCode code, std::string_view message,
                            std::chrono::seconds after) {
  HttpResponse response = error_response(status, code, message);
  response.fields.emplace_back("Retry-After", std::to_string(after.count()));
  return response;
}

HttpResponse refusal_response(const protocol::WireRejection& rejection) {
  return json_response(status_of(rejection), protocol::encode_error_body(rejection));
}

HttpResponse method_response(std::string_view allow, std::string_view message) {
  HttpResponse response = error_response(405, HttpCode::method_not_allowed, message);
  response.fields.emplace_back("Allow", allow);
  return response;
}

}  // namespace bastide::server
