// What computers are called.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace bastide::server {

/// A name for a computer of this level that is none of `taken`. `chance`:
/// where in the level's list it begins to look.
std::string computer_name(std::string_view level, unsigned chance, std::span<const std::string> taken);

}  // namespace bastide::server
