// How many names an enum has, asked of the compiler: lists that go by an enum cannot be shorter than it.
#pragma once

#include <array>
#include <cstddef>
#include <source_location>
#include <string_view>

namespace bastide {

/// Does the enum name this value? Compilers spell such a value "Phase::over", any other "(Phase)99".
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

/// One name for each value of an enum, in its order; a list that is too long or holds an empty name does not
/// compile.
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
