// Refusals that are worded alike in all games.
#pragma once

#include <engine/action.hpp>
#include <engine/rejection.hpp>
#include <engine/view.hpp>

namespace bastide {

/// The step waits for another kind of action: says for which.
Rejection not_now(Phase phase);

/// No rule in play knows this kind of action.
Rejection not_in_this_game(ActionKind kind);

}  // namespace bastide
