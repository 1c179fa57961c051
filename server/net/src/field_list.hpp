// Header fields that hold lists. Beast's readers of lists (token_list, param_list) know tokens alone, and an
// entity tag or an address with a port is none.
#pragma once

#include <algorithm>
#include <string_view>

namespace bastide::server {

inline std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t");
  if (first == text.npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

/// Calls `visit` with each trimmed element of a comma-separated list until it returns true;
/// returns whether one did.
template <class Visit>
bool any_element(std::string_view list, Visit visit) {
  while (!list.empty()) {
    const auto comma = std::min(list.find(','), list.size());
    if (visit(trimmed(list.substr(0, comma)))) return true;
    list.remove_prefix(std::min(comma + 1, list.size()));
  }
  return false;
}

}  // namespace bastide::server
