// The levels at which computers play in rooms.
#pragma once

#include <span>
#include <string_view>

namespace bastide::server {

/// The names of those that people choose from, from weak to strong, in static storage.
std::span<const std::string_view> computer_levels();
/// With those that were offered once: logs and records have them, and other clients may ask for them.
std::span<const std::string_view> known_computer_levels();
/// Whether a computer plays at this level, offered or not.
bool is_computer_level(std::string_view name);

}  // namespace bastide::server
