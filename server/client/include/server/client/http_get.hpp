// One HTTP request, for programs that can wait for it.
#pragma once

#include <server/client/url.hpp>
#include <server/net/trust.hpp>

#include <chrono>
#include <string>

namespace bastide::server {

struct HttpAnswer {
  int status = 0;
  std::string body;
};

/// One GET; blocks. Throws std::system_error if there is no answer within `timeout`.
HttpAnswer http_get(const Url& url, std::chrono::milliseconds timeout, Trust trust = Trust::authorities);

}  // namespace bastide::server
