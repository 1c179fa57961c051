// The HTTP interface: the API of protocol/README.md, health, metrics, and the web client's files.
#pragma once

#include <server/net/server.hpp>
#include <server/net/static_files.hpp>

#include <server/rooms/executor.hpp>

#include <protocol/reach.hpp>
#include <protocol/vocabulary.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::server {

/// Which clients may read /metrics.
enum class MetricsTo : std::uint8_t {
  this_machine,  ///< except through a proxy on it, which would ask for others
  everybody,
  nobody,  ///< they have a separate port
};

/// What the API needs. Borrowed; called from any network thread, must not block.
struct ApiParts {
  Directory& rooms;
  Executor& executor;                    ///< runs what takes too long for a store's thread
  std::function<bool()> alive;           ///< whether the store's threads make progress
  std::function<bool()> ready;           ///< whether the store can be read and written
  std::function<std::string()> metrics;  ///< the text of /metrics
  MetricsTo metrics_to = MetricsTo::this_machine;
  /// Where others in the local network find this server; told to this machine alone. Null: nowhere.
  std::function<protocol::Reach()> reach = {};
  std::string build = {};  ///< identifies this program; part of the entity tags of answers that another
                           ///< version may give differently
  std::size_t message_bytes_max = protocol::kMessageBytesMax;  ///< of a client's message, as it is told
  std::size_t parcel_bytes_max = 0;  ///< of what devices share, as it is told; 0: none are kept
  std::string push_key = {};         ///< by which browsers subscribe to calls; empty: nobody is called
  std::vector<std::string> webhook_services = {};  ///< hosts of the chats that rooms may tell
};

/// Whether something can be posted to this path.
bool takes_post(std::string_view path);

/// Whether what is posted to this path is the record of a game, with bounds of its own.
bool takes_record(std::string_view path);

/// Whether this path is that of what devices share, which can be put there and deleted.
bool takes_parcel(std::string_view path);

HttpHandler make_api(ApiParts parts, StaticFiles files);

/// Answers /metrics to every client, and nothing else: for a separate port.
HttpHandler make_metrics_api(std::function<std::string()> metrics);

}  // namespace bastide::server
