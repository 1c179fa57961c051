// Names of players on a terminal.
#pragma once

#include <string>
#include <string_view>

namespace bastide::server {

/// A name among other text on one line. If it has characters that are read from right to left, it is enclosed
/// in FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE (Unicode Standard Annex 9), so that it does not take
/// numbers and signs beside it along; any other name stays as it is. Requires: valid UTF-8 without such
/// characters, which names may not have.
std::string shown_name(std::string_view name);

}  // namespace bastide::server
