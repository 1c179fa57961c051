// Which hosts outside this server calls, and how much.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::server {

struct CallOptions {
  /// Hosts in lower case; "*.example.com" is every host below that one. Empty: nobody is called.
  std::vector<std::string> services = {};
  bool to_private = false;                    ///< whether a service may be in a private network
  std::size_t at_once_max = 8;                ///< calls under way
  std::size_t waiting_max = 1'000;            ///< calls that wait; further ones are dropped
  std::chrono::milliseconds timeout{10'000};  ///< for one try, from the name's resolution to the answer
  std::chrono::milliseconds retry_after{
      30'000};  ///< a service that fails is tried again after this, then twice
  std::chrono::milliseconds retry_after_max{600'000};  ///< a service that asks for more time gets no more
  int tries_max = 3;
};

/// Whether this can stand in `services`.
bool is_called_service(std::string_view text);

}  // namespace bastide::server
