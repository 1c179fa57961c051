// The levels at which computers play in rooms.
#pragma once

#include <span>
#include <string_view>

namespace bastide::server {

/// Their names, from weak to strong, in static storage.
std::span<const std::string_view> computer_levels();
bool is_computer_level(std::string_view name);

}  // namespace bastide::server
