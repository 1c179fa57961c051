#include "common/refusals.hpp"

#include <engine/enum_size.hpp>

#include <string>

namespace bastide {
namespace {

/// What each phase waits for.
constexpr auto kAwaited =
    named<Phase>({"the next tile", "a placement of the tile in hand",
                  "a deployment, or whatever else may be done after placing a tile",
                  "a choice whether to draw again", "nothing more", "a choice of the figure to capture",
                  "a choice of the figure that comes back", "a ransom or a pass", "a deployment or a pass",
                  "a choice of the feature to score next, or of a doubling",
                  "a choice whether to use a wall tile for one more turn",
                  "a choice whether to play another tile", "the dragon's next step", "an abbey or a pass",
                  "the wagon's next place or a pass", "an abbey or a pass", "what is drawn by chance"});

}  // namespace

Rejection not_now(Phase phase) {
  return {Code::wrong_phase,
          "The game waits for " + std::string(kAwaited[static_cast<std::size_t>(phase)]) + "."};
}

Rejection not_in_this_game(ActionKind kind) {
  return {Code::action_not_in_game, "There is no '" + std::string(name(kind)) + "' in this game."};
}

}  // namespace bastide
