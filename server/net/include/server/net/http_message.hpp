// HTTP requests and answers as plain data, for whoever answers them. No socket, no Boost.
#pragma once

#include <protocol/http.hpp>
#include <protocol/wire_rejection.hpp>

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace bastide::server {

/// Header fields in the order of the message; a name may come more than once.
using HttpFields = std::vector<std::pair<std::string, std::string>>;

/// A request that has passed the checks of form: method, framing, sizes, Host.
struct HttpRequest {
  std::string method;  ///< GET, HEAD or POST
  std::string path;    ///< begins with '/'; without the query, percent-encoding as sent
  HttpFields fields;   ///< names in lower case
  std::string body;
  std::string peer;  ///< address of the other end of the socket
  /// Whose request it is, `peer` or whom a trusted proxy names, as limits count it; empty: no limit applies.
  std::string address;

  /// The first field of that name (lower case), or empty.
  std::string_view field(std::string_view name) const;
};

/// An answer. Length, connection, date and security fields are added when it is written.
struct HttpResponse {
  int status = 200;
  HttpFields fields = {};
  std::shared_ptr<const std::string> body = {};  ///< null: empty. A HEAD is answered with its length alone.
};

/// Takes the answer, once, on any thread.
using HttpReply = std::move_only_function<void(HttpResponse)>;

HttpResponse json_response(int status, std::string body);

using protocol::ErrorCode;
using protocol::HttpCode;

/// {"code": …, "message": …}: how every refusal looks.
HttpResponse error_response(int status, HttpCode code, std::string_view message);
HttpResponse error_response(int status, ErrorCode code, std::string_view message);
/// The same, with the status that belongs to its code.
HttpResponse refusal_response(const protocol::WireRejection& rejection);

/// 405: the address takes other methods, those of `allow`, as in "GET, HEAD".
HttpResponse method_response(std::string_view allow, std::string_view message);

}  // namespace bastide::server
