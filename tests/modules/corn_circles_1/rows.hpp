// What both sets of Corn Circles tell tests that play any modules.
#pragma once

#include "module_rows.hpp"

namespace bastide::test {

bool shows_crop_circle(TileId id);
bool may_share_places(const TableState& table);
void check_shared_places(const Setup& setup, const Game& game);
std::optional<int> step_of_corn(const Rules& rules, Phase phase);
std::optional<int> step_of_corn_event(const Rules& rules, const Event& event);
bool must_answer_crop(const Rules& rules, const std::vector<Action>& legal);

}  // namespace bastide::test
