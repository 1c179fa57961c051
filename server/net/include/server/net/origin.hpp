// From which web pages a browser may talk to this server.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::server {

/// `text` as an origin in one spelling: lower case, without the scheme's own port: "https://play.example".
/// Nothing for what is not scheme://host[:port] with scheme http or https.
std::optional<std::string> normal_origin(std::string_view text);

/// Decides about Origin header fields. Immutable after construction, any thread.
class OriginRule {
 public:
  /// `listed`: further origins to accept. Requires: normal_origin accepts each.
  explicit OriginRule(const std::vector<std::string>& listed);

  /// Whether a request with this `origin` (nothing: no such field) for this `host`
  /// is welcome. A missing origin is:
  /// programs that are no browsers send none, and no cookie is used that a foreign
  /// page could abuse. "null" is not.
  bool accepts(std::optional<std::string_view> origin, std::string_view host) const;

 private:
  std::set<std::string> listed_;
};

}  // namespace bastide::server
