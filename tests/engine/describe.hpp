// Plain text for actions, events and tables: what the tests compare and print.
#pragma once

#include <engine/game.hpp>

#include <string>
#include <vector>

namespace bastide::test {

std::string text(const Action& action);
/// The lines of a score sheet are left out.
std::string text(const Event& event);
/// The score sheets alone, e.g. "tiles 8, pennants 4".
std::vector<std::string> score_sheets(const Events& events);
std::vector<std::string> text(const Events& events);
std::vector<std::string> text(const std::vector<Action>& actions);
std::string text(const TableState& table);
std::string text(const View& view);
/// Nested previews included.
std::string text(const Preview& preview);

}  // namespace bastide::test
