// How strong a computer player is.
#pragma once

#include <engine/enum_size.hpp>

#include <cstdint>
#include <optional>
#include <string_view>

namespace bastide::bots {

/// Two benchmarks that people do not play against; three levels that are offered no more, but play on where
/// they were chosen; then those that are, from weak to strong. Names are in logs and records: they stay, and
/// so does what they do.
enum class Level : std::uint8_t {
  random,     ///< any legal action
  uct,        ///< plain Monte-Carlo tree search with random playouts
  beginner,   ///< judges what everybody has now, with errors of several points
  neighbour,  ///< judges what its own features may become, with errors; ignores the others' prospects
  club,       ///< judges what all seats may expect, with few errors
  newcomer,   ///< of the few places that it looks at it takes what pays now
  casual,     ///< likewise, and looks at more of them
  dreamer,    ///< judges what its own features may become, and overlooks much
  architect,  ///< likewise, and overlooks little
  rival,      ///< judges what all seats may expect, and overlooks some of it
  expert,     ///< judges all of that within its turn
  master,  ///< judges that without errors, and weighs the answers to its best turns, over all tiles that may
           ///< come
};
/// The weakest level that people choose from.
inline constexpr Level kWeakestOffered = Level::newcomer;
std::string_view name(Level level);
std::optional<Level> find_level(std::string_view name);

}  // namespace bastide::bots
