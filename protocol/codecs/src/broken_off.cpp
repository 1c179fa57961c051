#include <protocol/broken_off.hpp>

namespace bastide::protocol {

std::string_view name(UnreadCause cause) { return cause == UnreadCause::newer ? "newer" : "damaged"; }

}  // namespace bastide::protocol
