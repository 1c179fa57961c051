// A finished game turn by turn, for who looks at it again.
#pragma once

#include <protocol/json_text.hpp>
#include <protocol/records/record.hpp>
#include <protocol/wire_rejection.hpp>

#include <cstddef>

namespace bastide::protocol {

/// What GET /api/v1/games/{game_id}/turns/{from} answers: the game after `from` turns as those see it who
/// hold no seat, and the turns that follow, at most `turns_max`, each with its events and the patch that it
/// makes in that view. A turn goes up to the action that ends it; the last one, up to the end of the record.
/// Rejects room/not_found when there were fewer turns; setup/… and action/… when the record can't be played.
Expected<JsonText> turns_text(const Record& record, std::size_t from, std::size_t turns_max);

/// What GET /api/v1/games/{game_id}/surveys/{turns} answers: what can be read off the board after
/// so many turns, whatever aids the players had, and of each empty cell which tiles may still lie there.
/// Rejects as turns_text does.
Expected<JsonText> survey_text(const Record& record, std::size_t turns);

}  // namespace bastide::protocol
