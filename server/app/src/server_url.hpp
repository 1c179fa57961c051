// Addresses of servers on the command line.
#pragma once

#include "settings.hpp"

#include <server/client/url.hpp>

#include <fmt/format.h>

#include <string>
#include <string_view>

namespace bastide::server {

/// Throws UsageError, which names the option.
inline Url server_url(std::string_view option, const std::string& text) {
  if (const auto url = parse_url(text)) return *url;
  throw UsageError(fmt::format(
      "{} must be like http://127.0.0.1:8080 or https://play.example.org, not \"{}\"", option, text));
}

}  // namespace bastide::server
