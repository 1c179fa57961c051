// Answers that never change, so that their entity tag is known before they are made.
#pragma once

#include <server/net/http_message.hpp>

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

namespace bastide::server {

/// The answer to one request: JSON, kept as gzip. Each of its two codings has its own tag.
class LastingAnswer {
 public:
  /// `tag`: unique to this answer among those at the same path; without quotes. `cache_control`: the
  /// field of this name.
  LastingAnswer(const HttpRequest& request, std::string_view tag, std::string_view cache_control);

  /// Whether the request names the tag, so that the client has the answer. False for "*", which names no tag.
  bool is_known() const { return is_known_; }
  HttpResponse not_modified() const;
  const std::string& etag() const { return etag_; }

  /// Whether the client takes gzip; otherwise text() unpacks, which takes time.
  bool takes_gzip() const { return takes_gzip_; }
  /// Returns the text in the coding that the client takes, or 304. Throws std::runtime_error if `gzip` is
  /// malformed, or holds more than `text_bytes_max`.
  HttpResponse text(std::shared_ptr<const std::string> gzip, std::size_t text_bytes_max) const;

 private:
  bool takes_gzip_;
  std::string etag_;
  std::string cache_control_;
  bool is_known_;
  bool takes_none_;  ///< If-None-Match: *
};

}  // namespace bastide::server
