// The ids of games as they stand in addresses.
#pragma once

#include <string_view>

namespace bastide::server {

inline bool is_game_id(std::string_view text) {
  return text.size() == 32 && text.find_first_not_of("0123456789abcdef") == text.npos;
}

}  // namespace bastide::server
