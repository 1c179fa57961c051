// What the record tools share: exit codes, and the answer to a record that can't be read.
#pragma once

#include <protocol/replay.hpp>

namespace bastide::protocol {

inline constexpr int kExitGood = 0;
inline constexpr int kExitUnreadable = 2;
inline constexpr int kExitWrong = 3;

ToolReport unreadable(const WireRejection& rejection);

}  // namespace bastide::protocol
