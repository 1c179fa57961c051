// Whom this server calls by Web Push.
#pragma once

#include <server/push/call_options.hpp>

#include <string>
#include <string_view>

namespace bastide::server {

struct PushOptions {
  /// The services are those of Chromium and its relatives, Firefox, Edge and Safari.
  CallOptions calls{.services = {"fcm.googleapis.com", "updates.push.services.mozilla.com",
                                 "*.notify.windows.com", "*.push.apple.com"}};
  /// What services are told of this server's host: "mailto:…" or "https://…"; empty: nothing.
  std::string contact = {};
};

/// Whether this can be the contact.
bool is_push_contact(std::string_view text);

}  // namespace bastide::server
