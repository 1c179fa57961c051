// From rules as asked for to rules in force, for every game alike.
#pragma once

#include <engine/game.hpp>

namespace bastide {

/// Preset first, then what the request changes; everything unknown is refused with its place.
Result<Rules> resolve_rules(const GameKind& game, const RulesRequest& request);

}  // namespace bastide
