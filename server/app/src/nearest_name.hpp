// What somebody may have meant by a name that does not exist.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace bastide::server {

/// The known name that the fewest slips lead to (a character more, less, another, or two neighbours swapped);
/// nothing if more than a third of `given` would have to change. Of equals the first.
std::optional<std::string> nearest_name(std::string_view given, std::span<const std::string> known);

/// ", did you mean X?"; empty if nothing is near.
std::string meant(std::string_view given, std::span<const std::string> known);

}  // namespace bastide::server
