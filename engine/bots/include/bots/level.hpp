// How strong a computer player is.
#pragma once

#include <engine/enum_size.hpp>

#include <cstdint>
#include <optional>
#include <string_view>

namespace bastide::bots {

/// Two measures that are no opponents for people; then the levels, from weak to strong.
enum class Level : std::uint8_t {
  random,     ///< any legal action
  uct,        ///< plain Monte-Carlo tree search with random playouts
  beginner,   ///< sees what everybody has now, and misjudges it by several points
  neighbour,  ///< sees what its own features may become, and misjudges that; lets the others be
  club,       ///< sees what all may expect, and seldom errs
  master,     ///< errs in nothing of that, and asks what follows the best turns, over all tiles that may come
};
std::string_view name(Level level);
std::optional<Level> find_level(std::string_view name);

}  // namespace bastide::bots
