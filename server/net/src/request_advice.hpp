// Tells the host, in the log, what a proxy before this server seems to do wrong. Visitors only see that the
// game does not work.
#pragma once

#include "rare_warnings.hpp"

#include <chrono>
#include <string_view>

namespace bastide::server {

/// Any thread.
class RequestAdvice {
 public:
  explicit RequestAdvice(std::chrono::milliseconds interval) : warnings_(interval) {}

  /// A page was refused by its origin. `host`: of the request. `unheard`: what X-Forwarded-Host or Forwarded
  /// say of the host without being believed; empty if nothing.
  void origin_refused(std::string_view origin, std::string_view host, std::string_view unheard);

  /// A WebSocket handshake came without this field.
  void field_lost(std::string_view field, std::string_view peer);

  /// A proxy says that it serves this under another path than `base_path`.
  void prefix_differs(std::string_view prefix, std::string_view base_path);

 private:
  RareWarnings warnings_;
};

}  // namespace bastide::server
