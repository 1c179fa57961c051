// Keys of a record that are looked for in records of newer versions, too, which have no rows here.
#pragma once

#include <string_view>

namespace bastide::protocol::keys {

inline constexpr std::string_view kSeats = "seats", kName = "name";

}  // namespace bastide::protocol::keys
