// Actions, events and tables as plain text, which the tests compare and print.
#pragma once

#include <engine/game.hpp>

#include <string>
#include <vector>

namespace bastide::test {

std::string text(const Action& action);
/// Without the lines of score sheets.
std::string text(const Event& event);
/// Only the score sheets, e.g. "tiles 8, pennants 4".
std::vector<std::string> score_sheets(const Events& events);
std::vector<std::string> text(const Events& events);
std::vector<std::string> text(const std::vector<Action>& actions);
std::string text(const TableState& table);
std::string text(const View& view);
/// Including nested previews.
std::string text(const Preview& preview);

}  // namespace bastide::test
