// One request to a push service.
#pragma once

#include "push_endpoint.hpp"

#include <server/net/client_stream.hpp>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>

namespace bastide::server {

struct PushRequest {
  PushEndpoint to;
  std::string authorization;
  std::string topic;          ///< undelivered messages of a topic replace each other (RFC 8030, 5.4)
  std::string body;           ///< sealed
  std::chrono::seconds kept;  ///< how long the service keeps it for a browser that is away
  bool urgent = false;        ///< whether it may wake a device that saves power
};

enum class PushOutcome : std::uint8_t {
  taken,
  gone,     ///< there is no such subscription, or it was made for another key
  refused,  ///< it would be refused again
  failed,   ///< another try may succeed
};

/// Resolves the host once, connects to an address of those that it may, and asks. Reads the answer's header
/// alone, at most 16 KiB of it.
boost::asio::awaitable<PushOutcome> ask_push_service(PushRequest request, std::shared_ptr<TlsContext> tls,
                                                     bool to_private, std::chrono::milliseconds timeout);

}  // namespace bastide::server
