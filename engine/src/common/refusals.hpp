// Refusals with the same wording in all games.
#pragma once

#include <engine/action.hpp>
#include <engine/rejection.hpp>
#include <engine/view.hpp>

namespace bastide {

/// The step waits for another kind of action: says which.
Rejection not_now(Phase phase);

/// No rule in play has this kind of action.
Rejection not_in_this_game(ActionKind kind);

}  // namespace bastide
