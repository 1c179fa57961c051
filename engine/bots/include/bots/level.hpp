// How strong a computer player is.
#pragma once

#include <engine/enum_size.hpp>

#include <cstdint>
#include <optional>
#include <string_view>

namespace bastide::bots {

/// From weak to strong.
enum class Level : std::uint8_t {
  random,     ///< any legal action: a measure, no opponent for people
  beginner,   ///< sees what its turn promises, and misjudges it by several points
  neighbour,  ///< by fewer
  club,       ///< by a few
  master,     ///< by none, and plays the best turns on, with tiles that may come
};
std::string_view name(Level level);
std::optional<Level> find_level(std::string_view name);

}  // namespace bastide::bots
