// The bodies of messages to chats.
#pragma once

#include <protocol/webhook.hpp>

#include <string>

namespace bastide::protocol {

struct WebhookBody {
  std::string text;     ///< escaped for the form, with its links
  std::string picture;  ///< the address of a picture to show, at Discord alone; empty: none
};

/// As the services of this form take it: nobody is called by it, and links show nothing of what they lead to.
std::string encode(const WebhookBody& body, WebhookForm form);

}  // namespace bastide::protocol
