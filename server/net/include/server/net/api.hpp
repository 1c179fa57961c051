// What the server answers over HTTP: the API of protocol/README.md, health, metrics, and the web client's files.
#pragma once

#include <server/net/server.hpp>
#include <server/net/static_files.hpp>

#include <functional>
#include <string>

namespace bastide::server {

/// Borrowed and called from any network thread, without waiting.
struct ApiParts {
  Directory& rooms;
  std::function<bool()> alive;  ///< whether the threads of the store come to an end with what they do
  std::function<bool()> ready;  ///< whether rooms can be read from and written to the store
  std::function<std::string()> metrics;  ///< the text of /metrics
  bool metrics_public = false;           ///< else only this machine sees it, and no proxy may ask for others
};

HttpHandler make_api(ApiParts parts, StaticFiles files);

}  // namespace bastide::server
