// Which chats this server tells.
#pragma once

#include <server/push/call_options.hpp>

#include <string>

namespace bastide::server {

struct WebhookOptions {
  CallOptions calls = {};
  /// The address of the page, for links in messages, as is_webhook_site accepts it.
  std::string site = {};
};

/// Whether it is "https://host/", or "http://…", with a path that ends with '/'.
bool is_webhook_site(std::string_view text);

}  // namespace bastide::server
