#include "told_tables.hpp"

#include <server/rooms/directory.hpp>

#include <utility>

namespace bastide::server {

void ToldTables::answer(const HttpRequest& request, HttpReply reply) {
  rooms_.list_tables(
      [self = shared_from_this(), request, reply = std::move(reply)](protocol::Expected<Text> text) mutable {
        if (!text) return reply(error_response(404, ErrorCode::no_open_tables, text.error().message));
        reply(self->document_of(*text)->answer(request));
      });
}

std::shared_ptr<const Document> ToldTables::document_of(const Text& text) {
  const std::scoped_lock lock(mutex_);
  if (text_ != text) {
    document_ = std::make_shared<const Document>(json_document(*text, "no-cache"));
    text_ = text;
  }
  return document_;
}

}  // namespace bastide::server
