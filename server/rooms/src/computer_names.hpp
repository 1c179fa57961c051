// The names of computers.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace bastide::server {

/// A name for a computer of this level that is not among `taken`. `chance`: where the search in the
/// level's list begins.
std::string computer_name(std::string_view level, unsigned chance, std::span<const std::string> taken);

}  // namespace bastide::server
