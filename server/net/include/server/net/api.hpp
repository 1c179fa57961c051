// What the server answers over HTTP: the API of protocol/README.md, health,
// metrics, and the web client's files.
#pragma once

#include <server/net/server.hpp>
#include <server/net/static_files.hpp>

#include <server/rooms/executor.hpp>

#include <cstdint>
#include <functional>
#include <string>

namespace bastide::server {

/// Who gets an answer to /metrics.
enum class MetricsTo : std::uint8_t {
  this_machine,  ///< and no proxy on it, which would ask for others
  everybody,
  nobody,  ///< they have a port of their own
};

/// Borrowed and called from any network thread, without waiting.
struct ApiParts {
  Directory& rooms;
  Executor& executor;           ///< for what takes longer than a store's thread may be kept from its work
  std::function<bool()> alive;  ///< whether the threads of the store come to an end with what they do
  std::function<bool()> ready;  ///< whether rooms can be read from and written to the store
  std::function<std::string()> metrics;  ///< the text of /metrics
  MetricsTo metrics_to = MetricsTo::this_machine;
  std::string build =
      {};  ///< which program this is; a part of the tags of answers that another one may give otherwise
};

HttpHandler make_api(ApiParts parts, StaticFiles files);

/// Answers /metrics, whoever asks, and nothing else: for a port of its own.
HttpHandler make_metrics_api(std::function<std::string()> metrics);

}  // namespace bastide::server
