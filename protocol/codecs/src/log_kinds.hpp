// The codec of each kind of field that only a room's log has (log_fields.hpp).
#pragma once

#include "broken_off_codec.hpp"
#include "message_kinds.hpp"
#include "room_flag_rows.hpp"
#include "room_parts.hpp"
#include "seat_action_codec.hpp"
#include "taken_seat_codec.hpp"
#include "undone_codec.hpp"

#include <protocol/log_fields.hpp>

#include <limits>

namespace bastide::protocol {

struct ResolvedRulesCodec {
  ResolvedRules read(const Value& in) const { return read_rules(in); }
  void write(const ResolvedRules& rules, JsonWriter& out) const { RulesCodec{}.write(rules.rules, out); }
};
/// Bytes that need not be text, as hex digits.
struct BytesCodec {
  std::string read(const Value& in) const {
    const std::string& digits = in.text();
    const auto bytes = from_hex(digits);
    if (!bytes) in.fail(ErrorCode::bad_value, "must be pairs of hex digits");
    return bytes.value_or("");
  }
  void write(std::string_view bytes, JsonWriter& out) const {
    const auto* first = reinterpret_cast<const std::uint8_t*>(bytes.data());
    out.word(to_hex({first, bytes.size()}));
  }
};

// In the namespace of the kinds, where templates find what is declared behind them.
namespace wire {

constexpr auto codec(hex16) { return kHex16; }
constexpr auto codec(resolved_rules) { return ResolvedRulesCodec{}; }
constexpr auto codec(stored_actions) { return ListCodec<Action, ActionCodec>{}; }
constexpr auto codec(revision) { return kRevisionNumber; }
constexpr auto codec(points) { return kPoints; }
constexpr auto codec(clock_rule) { return kClockRule; }
constexpr auto codec(unread_cause) { return kUnreadCause; }
constexpr auto codec(seat_actions) { return list_of_structs<SeatAction>(); }
constexpr auto codec(step_ends) {
  using EndCodec = IntegerCodec<std::uint32_t>;
  return ListCodec<std::uint32_t, EndCodec>{{0, std::numeric_limits<std::uint32_t>::max()}};
}
constexpr auto codec(undone_turns) { return list_of_structs<UndoneTurn>(); }
constexpr auto codec(times) { return ListCodec<std::int64_t, IntegerCodec<std::int64_t>>{kLongCount}; }
constexpr auto codec(seats) { return ListCodec<Seat, IntegerCodec<Seat>>{kSeat}; }
constexpr auto codec(taken_seats) {
  using SeatCodec = NullableCodec<log::TakenSeat, StructCodec<log::TakenSeat>>;
  return ListCodec<std::optional<log::TakenSeat>, SeatCodec>{};
}
constexpr auto codec(chat_lines) { return list_of_structs<ChatLine>(); }
constexpr auto codec(long_count) { return kLongCount; }
constexpr auto codec(first_player) { return IntegerCodec<int>{-1, kSeatsMax - 1}; }
constexpr auto codec(stand_ins) { return list_of_structs<StandIn>(); }
constexpr auto codec(told_break_off) { return StructCodec<BrokenOff>{}; }
constexpr auto codec(hex_texts) { return ListCodec<std::string, BytesCodec>{}; }

}  // namespace wire

template <class S>
constexpr auto message_key(wire::clocks, std::string_view /*its own*/, Clocks S::* member) {
  return inlined(member);
}
template <class S>
constexpr auto message_key(wire::room_flags, std::string_view /*its own*/, RoomFlags S::* member) {
  return inlined(member);
}
template <class S>
constexpr auto message_key(wire::flags_at_creation, std::string_view /*its own*/, RoomFlags S::* member) {
  return protocol::flags_at_creation(member);
}
template <class Struct, class S>
constexpr auto message_key(wire::among<Struct>, std::string_view /*its own*/, Struct S::* member) {
  return inlined(member);
}

}  // namespace bastide::protocol
