// HTTP requests and answers as plain data for handlers. No socket, no Boost.
#pragma once

#include <protocol/http.hpp>
#include <protocol/wire_rejection.hpp>

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace bastide::server {

/// Header fields in the order of the message; a name may occur more than once.
using HttpFields = std::vector<std::pair<std::string, std::string>>;

/// A request whose form has been checked: method, framing, sizes, Host.
struct HttpRequest {
  std::string method;  ///< GET, HEAD, POST, PUT or DELETE
  std::string path;    ///< begins with '/'; without the query, percent-encoding as sent
  HttpFields fields;   ///< names in lower case
  std::string body;
  std::string peer;  ///< address of the other end of the socket
  /// The client's address as limits count it: `peer`, or the address named by a trusted proxy. Empty:
  /// exempt from limits.
  std::string address;
  std::string origin;  ///< of this server as the client addresses it, such as https://play.example

  /// The first field of that name (lower case); empty if there is none.
  std::string_view field(std::string_view name) const;
};

/// An answer. The writer adds length, connection, date and security fields.
struct HttpResponse {
  int status = 200;
  HttpFields fields = {};
  std::shared_ptr<const std::string> body = {};  ///< null: empty. An answer to HEAD only tells the length.
};

/// Takes the answer. Called once, on any thread.
using HttpReply = std::move_only_function<void(HttpResponse)>;

HttpResponse json_response(int status, std::string body);

using protocol::ErrorCode;
using protocol::HttpCode;

/// {"code": …, "message": …}: the form of every refusal.
HttpResponse error_response(int status, HttpCode code, std::string_view message);
HttpResponse error_response(int status, ErrorCode code, std::string_view message);

/// A refusal of what may be asked again after this time; by default where nothing tells when there will be
/// room.
HttpResponse later_response(int status, ErrorCode code, std::string_view message,
                            std::chrono::seconds after = std::chrono::seconds(2));
/// The same, with the status of the rejection's code.
HttpResponse refusal_response(const protocol::WireRejection& rejection);

/// 405: the address takes other methods. `allow` lists them, as in "GET, HEAD".
HttpResponse method_response(std::string_view allow, std::string_view message);

}  // namespace bastide::server
