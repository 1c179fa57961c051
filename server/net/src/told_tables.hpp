// Answers GET /api/v1/tables.
#pragma once

#include <server/net/document.hpp>
#include <server/net/http_message.hpp>

#include <memory>
#include <mutex>
#include <string>

namespace bastide::server {

class Directory;

/// Any thread. A list that has not changed is packed once.
class ToldTables : public std::enable_shared_from_this<ToldTables> {
 public:
  /// `rooms` must outlive it.
  explicit ToldTables(Directory& rooms) : rooms_(rooms) {}

  void answer(const HttpRequest& request, HttpReply reply);

 private:
  using Text = std::shared_ptr<const std::string>;
  std::shared_ptr<const Document> document_of(const Text& text);

  Directory& rooms_;
  std::mutex mutex_;
  Text text_;
  std::shared_ptr<const Document> document_;
};

}  // namespace bastide::server
