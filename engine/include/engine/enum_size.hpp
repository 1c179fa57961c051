// The number of an enum's values, as the compiler counts them: lists by enum cannot be too short.
#pragma once

#include <array>
#include <cstddef>
#include <source_location>
#include <string_view>

namespace bastide {

/// Whether the enum names this value. Compilers print such a value as "Phase::over", others as "(Phase)99".
template <auto kValue>
consteval bool is_named() {
  const std::string_view text = std::source_location::current().function_name();
  constexpr std::string_view kBefore = "kValue = ";
  return text[text.find(kBefore) + kBefore.size()] != '(';
}

/// The number of values. Requires: they count from 0 without a gap.
template <class Enum, std::size_t kFrom = 0>
consteval std::size_t enum_size() {
  if constexpr (is_named<static_cast<Enum>(kFrom)>())
    return enum_size<Enum, kFrom + 1>();
  else
    return kFrom;
}

/// A list of one name per value of an enum, in its order; a list of another length, or with an empty name,
/// does not compile.
template <class Enum>
using EnumNames = std::array<std::string_view, enum_size<Enum>()>;

template <class Enum>
consteval EnumNames<Enum> named(const EnumNames<Enum>& names) {
  for (const std::string_view name : names) {
    if (name.empty()) throw "a value of this enum has no name";
  }
  return names;
}

}  // namespace bastide
