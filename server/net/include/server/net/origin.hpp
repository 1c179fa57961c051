// Which web pages may talk to this server from a browser.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::server {

/// `text` as an origin in one spelling: lower case, without the scheme's default port:
/// "https://play.example". Empty unless `text` is http[s]://host[:port].
std::optional<std::string> normal_origin(std::string_view text);

/// Stands for every origin where a list of them allows that.
inline constexpr std::string_view kAnyOrigin = "*";

/// Decides on Origin header fields. Immutable after construction, any thread.
class OriginRule {
 public:
  /// `listed`: further origins to accept. Requires: normal_origin accepts each.
  explicit OriginRule(const std::vector<std::string>& listed);

  /// Whether a request with this `origin` (empty: no such field) for this `host` is accepted. A missing
  /// origin is accepted: programs other than browsers send none, and there is no cookie that a foreign page
  /// could abuse. "null" is refused.
  bool accepts(std::optional<std::string_view> origin, std::string_view host) const;

  /// `origin` in the spelling of browsers if it is listed; otherwise empty.
  std::string listed(std::string_view origin) const;
  bool lists_any() const { return !listed_.empty(); }

 private:
  std::set<std::string> listed_;
};

}  // namespace bastide::server
