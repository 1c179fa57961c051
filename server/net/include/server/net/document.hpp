// A text with many readers: kept in memory in every content coding in which it can be sent.
#pragma once

#include <server/net/http_message.hpp>

#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace bastide::server {

/// Any thread, after all codings have been added.
class Document {
 public:
  /// `type` and `cache_control`: values of the header fields of these names.
  Document(std::string_view type, std::string_view cache_control)
      : type_(type), cache_control_(cache_control) {}

  /// Adds the content in a coding ("br", "gzip", or "" for none).
  void add(std::string_view coding, std::string content);

  /// Adds the uncoded content from the gzip form if only that is there. Throws std::runtime_error if the form
  /// is no gzip.
  void unpack();

  /// Whether the uncoded content is there, so that every client can be answered.
  bool complete() const { return encodings_.contains(""); }

  /// Requires complete(). Valid as long as the document.
  std::string_view content() const { return *encodings_.find("")->second.body; }

  /// Answers with the smallest coding that Accept-Encoding allows; with 304 if If-None-Match names that form
  /// and `status` is 200. Requires complete().
  HttpResponse answer(const HttpRequest& request, int status = 200) const;

 private:
  /// One form of the content; each has its own entity tag.
  struct Encoded {
    std::string etag;
    std::shared_ptr<const std::string> body;
  };

  const Encoded& best_for(std::string_view accept_encoding, std::string_view& coding) const;

  std::string type_;
  std::string cache_control_;
  std::map<std::string, Encoded, std::less<>> encodings_;
};

/// A JSON document, uncoded and as gzip.
Document json_document(std::string text, std::string_view cache_control);

}  // namespace bastide::server
