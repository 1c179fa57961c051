#include <server/net/document.hpp>

#include "content_coding.hpp"
#include "etag.hpp"

#include <server/rooms/gzip.hpp>

#include <array>
#include <cstddef>
#include <utility>

namespace bastide::server {

namespace {

/// In order of preference: the smaller first.
constexpr std::array<std::string_view, 2> kCodings{"br", "gzip"};

/// Against a file that is not what its name says; the largest of the page has 2 MB.
constexpr std::size_t kUnpackedBytesMax = 64 * 1024 * 1024;

}  // namespace

void Document::add(std::string_view coding, std::string content) {
  std::string etag = etag_of(content);
  encodings_.emplace(coding,
                     Encoded{std::move(etag), std::make_shared<const std::string>(std::move(content))});
}

void Document::unpack() {
  const auto packed = encodings_.find("gzip");
  if (!complete() && packed != encodings_.end()) add("", gunzip(*packed->second.body, kUnpackedBytesMax));
}

HttpResponse Document::answer(const HttpRequest& request, int status) const {
  std::string_view coding;
  const Encoded& encoded = best_for(request.field("accept-encoding"), coding);
  HttpResponse response{.status = status,
                        .fields = {{"Content-Type", type_},
                                   {"ETag", encoded.etag},
                                   {"Vary", "Accept-Encoding"},
                                   {"Cache-Control", cache_control_}}};
  if (status == 200 && matches_etag(request.field("if-none-match"), encoded.etag)) {
    response.status = 304;
    return response;
  }
  if (!coding.empty()) response.fields.emplace_back("Content-Encoding", coding);
  response.body = encoded.body;
  return response;
}

const Document::Encoded& Document::best_for(std::string_view accept_encoding,
                                            std::string_view& coding) const {
  for (const std::string_view candidate : kCodings) {
    const auto found = encodings_.find(candidate);
    if (found == encodings_.end() || !accepts_coding(accept_encoding, candidate)) continue;
    coding = candidate;
    return found->second;
  }
  coding = {};
  return encodings_.find("")->second;
}

Document json_document(std::string text, std::string_view cache_control) {
  Document document("application/json", cache_control);
  document.add("gzip", gzip(text, Packing::smallest));
  document.add("", std::move(text));
  return document;
}

}  // namespace bastide::server
