// Why a computer prefers a choice.
#pragma once

#include <protocol/json_text.hpp>

#include <cstddef>
#include <span>
#include <string>

namespace bastide::protocol {

inline constexpr std::size_t kReasonsMax = 2;

struct Reason {
  std::string term;     ///< a word; later versions may have further ones
  bool others = false;  ///< whether the others have the points less, instead of the seat more
  int points = 1;       ///< about so many
  bool operator==(const Reason&) const = default;
};
/// A list, in the form of `reasons` in messages.
JsonText json_text(std::span<const Reason> reasons);

}  // namespace bastide::protocol
