// The kinds of fields that only a room's log has (log_entries.def), beside those of messages.
#pragma once

#include <protocol/broken_off.hpp>
#include <protocol/message_fields.hpp>
#include <protocol/room_flags.hpp>
#include <protocol/room_view.hpp>
#include <protocol/seat_action.hpp>
#include <protocol/taken_seat.hpp>
#include <protocol/undone.hpp>

namespace bastide::protocol::wire {

struct hex16 : Of<GameId> {};
struct resolved_rules : Of<ResolvedRules> {};
struct stored_actions : Of<std::vector<Action>> {};  ///< of any number
struct revision : Of<int> {};                        ///< of a game's rules
struct points : Of<std::vector<int>> {};             ///< by seat
struct clock_rule : Of<ClockRule> {};
struct unread_cause : Of<UnreadCause> {};
struct flags_at_creation : Of<RoomFlags> {};  ///< those that are told there, among the entry's keys
struct room_flags : Of<RoomFlags> {};         ///< likewise, all
struct seat_actions : Of<std::vector<SeatAction>> {};
struct step_ends : Of<std::vector<std::uint32_t>> {};
struct undone_turns : Of<std::vector<UndoneTurn>> {};
struct clocks : Of<Clocks> {};  ///< its keys are among those of what holds it
struct times : Of<std::vector<std::int64_t>> {};
struct seats : Of<std::vector<Seat>> {};
struct taken_seats : Of<std::vector<std::optional<log::TakenSeat>>> {};
struct chat_lines : Of<std::vector<ChatLine>> {};
struct long_count : Of<std::int64_t> {};
struct first_player : Of<int> {};  ///< −1 to 5, as the rules have it
struct stand_ins : Of<std::vector<StandIn>> {};
struct told_break_off : Of<BrokenOff> {};
struct hex_texts : Of<std::vector<std::string>> {};  ///< of any bytes

/// What a STRUCT has, among the keys of what holds it.
template <class Struct>
struct among : Of<Struct> {};

}  // namespace bastide::protocol::wire
