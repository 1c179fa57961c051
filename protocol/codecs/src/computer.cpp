#include <protocol/computer.hpp>

namespace bastide::protocol {

std::string_view name(HandOverCause cause) { return cause == HandOverCause::own ? "own" : "vote"; }

}  // namespace bastide::protocol
