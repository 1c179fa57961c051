// One HTTP request, for programs that do nothing else meanwhile.
#pragma once

#include <server/client/url.hpp>

#include <chrono>
#include <string>

namespace bastide::server {

struct HttpAnswer {
  int status = 0;
  std::string body;
};

/// One GET; waits for the answer. Throws std::system_error where there is none within `timeout`.
HttpAnswer http_get(const Url& url, std::chrono::milliseconds timeout);

}  // namespace bastide::server
