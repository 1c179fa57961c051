// Which client messages there are, and who may send each of them when: one row each.
#pragma once

#include <protocol/messages.hpp>
#include <protocol/wire_rejection.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace bastide::protocol {

/// Who sends: the state of a connection. A host is seated, too.
enum class Standing : std::uint8_t { outside, spectator, seated, host };

struct MessageRow {
  std::string_view name;
  std::uint8_t standings;  ///< bit per Standing
  std::uint8_t phases;     ///< bit per RoomPhase; outside a room no phase counts
};

/// By index of Intention's alternatives.
std::span<const MessageRow> message_table();
const MessageRow& row_of(const Intention& intention);

/// Nothing when the table admits the intention; else why not, in this order of precedence:
/// session/join_first, session/already_joined, room/already_seated, room/not_seated,
/// room/not_host, room/wrong_phase.
std::optional<ErrorCode> refusal(const Intention& intention, Standing standing, RoomPhase phase);

}  // namespace bastide::protocol
