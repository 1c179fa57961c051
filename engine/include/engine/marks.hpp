// Symbols printed on segments. The generator reads this list: a new symbol is a row here and a
// key in the data.
#pragma once

#include <engine/enum_size.hpp>

#include <array>
#include <cstdint>
#include <string_view>

namespace bastide {

enum class Mark : std::uint8_t {
  spring,  ///< a river begins here
  lake,    ///< a river ends here
  inn,
  cathedral,
  wine,  ///< goods of Traders & Builders
  grain,
  cloth,
  princess,
};

/// A bit per Mark.
using Marks = std::uint32_t;
static_assert(enum_size<Mark>() <= 32);

constexpr Marks bit(Mark mark) { return Marks{1} << static_cast<unsigned>(mark); }

/// How the tile data spell a mark, and the only kind of feature that can have it.
struct MarkRow {
  std::string_view key;
  std::string_view kind;
  std::string_view word = {};  ///< the key's value; empty: `true`
};

inline constexpr std::array<MarkRow, enum_size<Mark>()> kMarkRows{{{"spring", "river"},
                                                                   {"lake", "river"},
                                                                   {"inn", "road"},
                                                                   {"cathedral", "city"},
                                                                   {"goods", "city", "wine"},
                                                                   {"goods", "city", "grain"},
                                                                   {"goods", "city", "cloth"},
                                                                   {"princess", "city"}}};

}  // namespace bastide
