// A request as it comes from a socket: an accepted request has only one meaning, and its body is read
// without a crash.
#include "fuzz.hpp"

#include "../../server/net/src/content_coding.hpp"
#include "../../server/net/src/etag.hpp"
#include "../../server/net/src/forwarded.hpp"
#include "../../server/net/src/request_check.hpp"

#include <server/net/options.hpp>

#include <protocol/http.hpp>

#include <boost/asio/buffer.hpp>
#include <boost/beast/http/parser.hpp>

#include <optional>
#include <string>

using namespace bastide;

namespace http = boost::beast::http;

namespace {

/// As HttpConnection reads it: empty if it is refused, or needs more.
std::optional<server::BeastRequest> parse(std::string_view text) {
  const server::NetLimits limits;
  const auto header = text.substr(0, text.find("\r\n\r\n"));
  if (server::has_folded_line(header)) return std::nullopt;
  http::request_parser<http::string_body> parser;
  parser.header_limit(static_cast<std::uint32_t>(limits.header_bytes_max));
  parser.body_limit(limits.body_bytes_max);
  parser.eager(true);
  boost::system::error_code error;
  while (!error && !parser.is_done() && !text.empty()) {
    const std::size_t taken = parser.put(boost::asio::buffer(text), error);
    if (taken == 0) break;
    text.remove_prefix(taken);
  }
  if (error || !parser.is_done()) return std::nullopt;
  return parser.release();
}

/// The end of the body is told in one way.
void check_framing(const server::BeastRequest& request) {
  const auto lengths = request.count(http::field::content_length);
  const auto codings = request.count(http::field::transfer_encoding);
  if (request.method() == http::verb::post) {
    fuzz::require(lengths + codings == 1, "a body has either a length or chunks");
    fuzz::require(codings == 0 || request.version() == 11, "HTTP/1.0 has no chunks");
  } else {
    fuzz::require(codings == 0 && request.body().empty(), "only a POST has a body");
  }
}

void read_body(const server::BeastRequest& request) {
  const std::string& body = request.body();
  fuzz::require(body.size() <= server::NetLimits().body_bytes_max, "no body is longer than its bound");
  if (const auto wish = protocol::decode_create_room(body)) {
    const std::string once = protocol::encode(*wish);
    const auto again = protocol::decode_create_room(once, once.size());
    fuzz::require(again && protocol::encode(*again) == once, "writing and reading a wish change nothing");
  }
  (void)protocol::decode_ask_piles(body);
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  auto request = parse(fuzz::text(data, size));
  if (!request) return 0;
  (void)server::accepts_coding(std::string_view((*request)[http::field::accept_encoding]), "gzip");
  (void)server::matches_etag(std::string_view((*request)[http::field::if_none_match]), "\"x\"");
  const auto refusal = server::refuse_form(*request);
  if (refusal) {
    fuzz::require(refusal->status >= 400 && refusal->status < 500 && refusal->body, "a refusal says why");
    return 0;
  }
  server::reduce_target(*request, "/bastide/");
  fuzz::require(request->target().starts_with('/'), "a target begins with a slash");
  check_framing(*request);
  fuzz::require(request->count(http::field::host) <= 1, "there is one Host at most");

  const server::OriginRule rule({"https://play.example"});
  const bool foreign = server::refuse_origin(*request, rule, (*request)[http::field::host]).has_value();
  fuzz::require(!foreign || request->count(http::field::origin) > 0, "who names no origin is no page");
  const bool upgrades = !server::refuse_upgrade(*request);
  fuzz::require(!upgrades || request->count(http::field::sec_websocket_key) == 1, "an upgrade has one key");
  read_body(*request);
  return 0;
}
