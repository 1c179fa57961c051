// Places in a document, as rejections name them: "actions[0].rotation".
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace bastide::protocol {

/// The place of `key` in the object at `place`. Keys that no message has (long, odd characters) are shown as
/// "?", so that a rejection is safe for logs whatever was sent.
std::string place_of_key(std::string_view place, std::string_view key);
std::string place_of_item(std::string_view place, std::size_t index);
std::string join_places(std::string_view outer, std::string_view inner);

}  // namespace bastide::protocol
