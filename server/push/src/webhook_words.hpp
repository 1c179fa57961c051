// What chats are told, in each language of the page.
#pragma once

#include <protocol/push.hpp>

#include <string_view>

namespace bastide::server {

/// Plain text.
struct WebhookWords {
  std::string_view turn;  ///< {}: the name of whose turn it is
  std::string_view over;
  std::string_view trial;
  std::string_view table;  ///< before the link to the table
  std::string_view board;  ///< before the link to the picture
};

const WebhookWords& webhook_words(protocol::PushLanguage language);

}  // namespace bastide::server
