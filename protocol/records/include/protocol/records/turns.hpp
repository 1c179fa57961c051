// A finished game turn by turn, for viewers.
#pragma once

#include <protocol/json_text.hpp>
#include <protocol/records/record.hpp>
#include <protocol/wire_rejection.hpp>

#include <cstddef>

namespace bastide::protocol {

/// The answer to GET /api/v1/games/{game_id}/turns/{from}: the game after `from` turns as a spectator sees
/// it, and at most `turns_max` turns that follow, each with its events and its patch to that view. A turn
/// extends to the action that ends it; the last one, to the end of the record. Rejects room/not_found if
/// there were fewer turns; setup/… and action/… if the record can't be played.
Expected<JsonText> turns_text(const Record& record, std::size_t from, std::size_t turns_max);

/// The answer to GET /api/v1/games/{game_id}/surveys/{turns}: the survey after so many turns, whatever aids
/// the players had, with the tiles that may still lie on each empty cell. Rejects as turns_text does.
Expected<JsonText> survey_text(const Record& record, std::size_t turns);

}  // namespace bastide::protocol
