// Comparing words that mean the same in any case.
#pragma once

#include <boost/algorithm/string/predicate.hpp>

#include <locale>
#include <string_view>

namespace bastide::server {

/// Whether two texts differ in the case of ASCII letters at most. Beast's own comparison reads a character
/// beyond the end of both (Boost 1.81).
inline bool same_in_any_case(std::string_view a, std::string_view b) {
  return boost::algorithm::iequals(a, b, std::locale::classic());
}

}  // namespace bastide::server
