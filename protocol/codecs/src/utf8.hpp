// Iterates over the code points of valid UTF-8.
#pragma once

#include <string_view>

namespace bastide::protocol {

/// Calls `see` with each code point. Requires: valid UTF-8.
template <class See>
void each_code_point(std::string_view text, See&& see) {
  char32_t point = 0;
  int following = 0;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x80) {
      point = byte;
    } else if (byte < 0xc0) {
      point = point << 6 | (byte & 0x3f);
      --following;
    } else {
      following = byte >= 0xf0 ? 3 : byte >= 0xe0 ? 2 : 1;
      point = byte & (0x3f >> following);
    }
    if (following == 0) see(point);
  }
}

}  // namespace bastide::protocol
