// How the server ends WebSocket connections: the codes of protocol/README.md.
#pragma once

#include <protocol/messages.hpp>

#include <cstdint>

namespace bastide::protocol {

enum class CloseCode : std::uint16_t {
  going_away = 1001,
  not_text = 1003,
  policy = 1008,
  restarting = 1012,
  taken_over = 4000,
  removed = 4001,
  too_slow = 4002,
  room_closed = 4003,
};

/// The code that goes with the reason of a closing message.
constexpr CloseCode close_code(ClosingReason reason) {
  switch (reason) {
    case ClosingReason::stopping: return CloseCode::going_away;
    case ClosingReason::policy: return CloseCode::policy;
    case ClosingReason::restarting: return CloseCode::restarting;
    case ClosingReason::taken_over: return CloseCode::taken_over;
    case ClosingReason::removed: return CloseCode::removed;
    case ClosingReason::too_slow: return CloseCode::too_slow;
    case ClosingReason::room_closed: return CloseCode::room_closed;
  }
  return CloseCode::going_away;
}

/// After how many milliseconds clients reconnect if their room or server returns at once.
inline constexpr int kRetryMs = 1000;

}  // namespace bastide::protocol
