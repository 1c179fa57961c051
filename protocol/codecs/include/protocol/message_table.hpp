// All client messages, and who may send each of them when: one row each.
#pragma once

#include <protocol/messages.hpp>
#include <protocol/wire_rejection.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace bastide::protocol {

/// The sender's state. A host is seated, too.
enum class Standing : std::uint8_t { outside, spectator, seated, host };

struct MessageRow {
  std::string_view name;
  std::uint8_t standings;  ///< bit per Standing
  std::uint8_t phases;     ///< bit per RoomPhase; ignored outside a room
  bool for_people =
      false;  ///< a vote, a question to the others or its answer, a wish to be called: no program's
};

/// By index of Intention's alternatives.
std::span<const MessageRow> message_table();
const MessageRow& row_of(const Intention& intention);

/// Empty if the table admits the intention; else the reason, in this order of precedence: session/join_first,
/// session/already_joined, room/already_seated, room/not_seated, room/not_host, room/wrong_phase.
std::optional<ErrorCode> refusal(const Intention& intention, Standing standing, RoomPhase phase);

}  // namespace bastide::protocol
