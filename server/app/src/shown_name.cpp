#include "shown_name.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace bastide::server {

namespace {

/// The blocks whose characters Unicode reads from right to left: the first, and the one behind the last.
/// Bytes of UTF-8 are in the order of code points.
constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kRightToLeft{{
    {"\u0590", "\u0900"},
    {"\ufb1d", "\ufe00"},
    {"\ufe70", "\ufefd"},
    {"\U00010800", "\U00011000"},
    {"\U0001e800", "\U0001f000"},
}};

bool begins_right_to_left(std::string_view text) {
  return std::ranges::any_of(kRightToLeft,
                             [&](const auto& block) { return text >= block.first && text < block.second; });
}

}  // namespace

std::string shown_name(std::string_view name) {
  for (std::string_view rest = name; !rest.empty(); rest.remove_prefix(1))
    if (begins_right_to_left(rest)) return std::string("\u2068").append(name).append("\u2069");
  return std::string(name);
}

}  // namespace bastide::server
