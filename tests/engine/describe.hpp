// Plain text for actions, events and tables: what the tests compare and print.
#pragma once

#include <engine/game.hpp>

#include <string>
#include <vector>

namespace bastide::test {

std::string text(const Action& action);
/// Score lines are left out; see lines_are_sound() in random_games.hpp.
std::string text(const Event& event);
std::vector<std::string> text(const Events& events);
std::vector<std::string> text(const std::vector<Action>& actions);
std::string text(const TableState& table);
std::string text(const View& view);

}  // namespace bastide::test
