// A game of which the server can't read all that was played.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace bastide::protocol {

/// Why entries of a room's log can't be read.
enum class UnreadCause : std::uint8_t {
  newer,    ///< a newer version of the server wrote them
  damaged,  ///< they are not what any version wrote
};
std::string_view name(UnreadCause cause);

/// Where a room's log can't be read any further. Until the host ends it there, the room is read-only.
struct BrokenOff {
  UnreadCause cause = UnreadCause::damaged;
  int changes = 0;  ///< how many can't be read, at least 1
  /// By seat, as last told in a game of which nothing can be shown; else empty.
  std::vector<int> points = {};
  bool ended = false;  ///< by the host
  friend bool operator==(const BrokenOff&, const BrokenOff&) = default;
};

}  // namespace bastide::protocol
