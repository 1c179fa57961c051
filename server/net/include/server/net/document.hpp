// A text that many ask for: kept in memory in every coding in which it can be sent.
#pragma once

#include <server/net/http_message.hpp>

#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace bastide::server {

/// Any thread, once all codings are added.
class Document {
 public:
  /// `type` and `cache_control` are the fields of these names.
  Document(std::string_view type, std::string_view cache_control)
      : type_(type), cache_control_(cache_control) {}

  /// The content in a coding ("br", "gzip"), or as it is ("").
  void add(std::string_view coding, std::string content);

  /// Whether it is there as it is, so that every client can be answered.
  bool complete() const { return encodings_.contains(""); }

  /// Answers with the smallest coding that Accept-Encoding allows; with 304 where If-None-Match names
  /// that form and `status` is 200. Requires complete().
  HttpResponse answer(const HttpRequest& request, int status = 200) const;

 private:
  /// One way to send it; each has a tag of its own.
  struct Encoded {
    std::string etag;
    std::shared_ptr<const std::string> body;
  };

  const Encoded& best_for(std::string_view accept_encoding, std::string_view& coding) const;

  std::string type_;
  std::string cache_control_;
  std::map<std::string, Encoded, std::less<>> encodings_;
};

/// JSON, as it is and gzipped.
Document json_document(std::string text, std::string_view cache_control);

}  // namespace bastide::server
