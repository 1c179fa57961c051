#include "common/refusals.hpp"

#include <engine/enum_size.hpp>

#include <string>

namespace bastide {
namespace {

/// What each phase waits for.
constexpr auto kAwaited = named<Phase>({
#define PHASE(name, awaited, ...) awaited,
#include <engine/words.def>
});

}  // namespace

Rejection not_now(Phase phase) {
  return {Code::wrong_phase,
          "The game waits for " + std::string(kAwaited[static_cast<std::size_t>(phase)]) + "."};
}

Rejection not_in_this_game(ActionKind kind) {
  return {Code::not_in_game, "There is no '" + std::string(name(kind)) + "' in this game."};
}

}  // namespace bastide
