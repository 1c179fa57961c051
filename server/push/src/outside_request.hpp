// One request to a host outside.
#pragma once

#include "outside_address.hpp"

#include <server/net/client_stream.hpp>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace bastide::server {

struct OutsideRequest {
  OutsideAddress to;
  std::vector<std::pair<std::string, std::string>> fields;  ///< of the header, besides those of every request
  std::string body;
  std::vector<unsigned> gone;  ///< statuses that say that there is no such address any more
};

enum class CallOutcome : std::uint8_t {
  taken,
  gone,
  refused,  ///< it would be refused again
  failed,   ///< another try may succeed
  dropped,  ///< never asked: too many waited, or a newer one has taken its place
};

struct OutsideAnswer {
  CallOutcome outcome = CallOutcome::failed;
  std::chrono::seconds retry_after{0};  ///< as the service wishes
};

/// Resolves the host once, connects to an address of those that it may, and asks. Reads the answer's header
/// alone, at most 16 KiB of it.
boost::asio::awaitable<OutsideAnswer> ask_outside(OutsideRequest request, std::shared_ptr<TlsContext> tls,
                                                  bool to_private, std::chrono::milliseconds timeout);

}  // namespace bastide::server
