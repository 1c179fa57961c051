// How strong a computer player is.
#pragma once

#include <engine/enum_size.hpp>

#include <cstdint>
#include <optional>
#include <string_view>

namespace bastide::bots {

/// Two benchmarks that people do not play against, then the levels, from weak to strong.
enum class Level : std::uint8_t {
  random,     ///< any legal action
  uct,        ///< plain Monte-Carlo tree search with random playouts
  beginner,   ///< judges what everybody has now, with errors of several points
  neighbour,  ///< judges what its own features may become, with errors; ignores the others' prospects
  club,       ///< judges what all seats may expect, with few errors
  master,  ///< judges that without errors, and weighs the answers to its best turns, over all tiles that may
           ///< come
};
std::string_view name(Level level);
std::optional<Level> find_level(std::string_view name);

}  // namespace bastide::bots
