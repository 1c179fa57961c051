// Symbols printed on segments. The generator reads this list: a new symbol is a row of its module's words
// and a key in the data.
#pragma once

#include <engine/enum_size.hpp>

#include <array>
#include <cstdint>
#include <string_view>

namespace bastide {

enum class Mark : std::uint8_t {
#define MARK(name, ...) name,
#include <engine/words.def>
};

/// A bit per Mark.
using Marks = std::uint32_t;
static_assert(enum_size<Mark>() <= 32);

constexpr Marks bit(Mark mark) { return Marks{1} << static_cast<unsigned>(mark); }

/// How the tile data spell a mark, and the only kind of feature that can have it.
struct MarkRow {
  std::string_view key;
  std::string_view kind;
  std::string_view word;  ///< the key's value; empty: `true`
};

inline constexpr std::array<MarkRow, enum_size<Mark>()> kMarkRows{{
#define MARK(name, kind, key, word) {key, kind, word},
#include <engine/words.def>
}};

}  // namespace bastide
