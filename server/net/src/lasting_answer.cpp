#include "lasting_answer.hpp"

#include "content_coding.hpp"
#include "etag.hpp"

#include <server/rooms/gzip.hpp>

#include <fmt/format.h>

#include <utility>

namespace bastide::server {

LastingAnswer::LastingAnswer(const HttpRequest& request, std::string_view tag, std::string_view cache_control)
    : takes_gzip_(accepts_coding(request.field("accept-encoding"), "gzip")),
      etag_(fmt::format("\"{}{}\"", tag, takes_gzip_ ? "-gzip" : "")),
      cache_control_(cache_control),
      is_known_(names_etag(request.field("if-none-match"), etag_)),
      takes_none_(matches_etag(request.field("if-none-match"), etag_)) {}

HttpResponse LastingAnswer::not_modified() const {
  return {.status = 304,
          .fields = {{"ETag", etag_}, {"Vary", "Accept-Encoding"}, {"Cache-Control", cache_control_}}};
}

HttpResponse LastingAnswer::text(std::shared_ptr<const std::string> gzip, std::size_t text_bytes_max) const {
  HttpResponse response = not_modified();
  if (takes_none_) return response;
  response.status = 200;
  response.fields.emplace_back("Content-Type", "application/json");
  if (takes_gzip_) response.fields.emplace_back("Content-Encoding", "gzip");
  response.body =
      takes_gzip_ ? std::move(gzip) : std::make_shared<const std::string>(gunzip(*gzip, text_bytes_max));
  return response;
}

}  // namespace bastide::server
