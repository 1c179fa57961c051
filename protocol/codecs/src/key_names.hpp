// The names of keys that no row of a struct has: who writes and who reads them takes them from here. Those of
// rows are `key_name<&S::member>()` (fields.hpp). tests/lint/named_once holds that readers spell none
// themselves.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace bastide::protocol::keys {

inline constexpr std::string_view kType = "type";
inline constexpr std::string_view kId = "id";  ///< of a client's message
inline constexpr std::string_view kX = "x", kY = "y";
inline constexpr std::string_view kGame = "game",
                                  kRules = "rules";  ///< of a view, and of what is asked of one

/// Texts put together by the compiler.
template <const std::string_view&... kTexts>
struct Joined {
  static constexpr auto kChars = [] {
    std::array<char, (kTexts.size() + ...)> chars{};
    auto to = chars.begin();
    ((to = std::ranges::copy(kTexts, to).out), ...);
    return chars;
  }();
  static constexpr std::string_view kText{kChars.data(), kChars.size()};
};

}  // namespace bastide::protocol::keys
