// Resolves requested rules, for every game alike.
#pragma once

#include <engine/game.hpp>

namespace bastide {

/// Applies the preset, then the request's changes; rejects everything unknown, with its place.
Result<Rules> resolve_rules(const GameKind& game, const RulesRequest& request);

}  // namespace bastide
