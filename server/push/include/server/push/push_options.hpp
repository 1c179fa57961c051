// Whom this server calls, and how much.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::server {

struct PushOptions {
  /// Hosts of push services, in lower case; "*.example.com" is every host below that one. Empty: nobody is
  /// called. These are those of Chromium and its relatives, Firefox, Edge and Safari.
  std::vector<std::string> services = {"fcm.googleapis.com", "updates.push.services.mozilla.com",
                                       "*.notify.windows.com", "*.push.apple.com"};
  /// What services are told of this server's host: "mailto:…" or "https://…"; empty: nothing.
  std::string contact;
  bool to_private = false;                        ///< whether a service may be in a private network
  std::size_t at_once_max = 8;                    ///< calls under way
  std::size_t waiting_max = 1'000;                ///< calls that wait; further ones are dropped
  std::chrono::milliseconds timeout{10'000};      ///< for one try, from the name's resolution to the answer
  std::chrono::milliseconds retry_after{30'000};  ///< a service that fails is tried again after this
  int tries_max = 3;
};

/// Whether this can stand in `services`.
bool is_push_service(std::string_view text);
/// Whether this can be the contact.
bool is_push_contact(std::string_view text);

}  // namespace bastide::server
