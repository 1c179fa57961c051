// The keys of each client message, from the rows of messages.def, and the codec of each kind of field.
#pragma once

#include "action_codec.hpp"
#include "clock_codec.hpp"
#include "computer_codec.hpp"
#include "fields.hpp"
#include "push_codec.hpp"
#include "rules_codec.hpp"

#include <protocol/messages.hpp>

namespace bastide::protocol {

inline constexpr IdTextCodec kDigestText{16};
inline constexpr PersonTextCodec kChatText{kChatCharsMax};
/// The protocol does not list the phrases.
inline constexpr IdTextCodec kPhrase{kPhraseCharsMax};
inline constexpr NullableCodec<Bytes32, HexCodec<32>> kEntropy{};

constexpr auto codec(wire::flag) { return kBoolean; }
constexpr auto codec(wire::seat) { return kSeat; }
constexpr auto codec(wire::cell_pair) { return CellPairCodec{}; }
constexpr auto codec(wire::room_code) { return kRoomCode; }
constexpr auto codec(wire::seat_secret) { return kSeatSecret; }
constexpr auto codec(wire::seq) { return kSeq; }
constexpr auto codec(wire::step) { return kLongCount; }
constexpr auto codec(wire::digest) { return kDigestText; }
constexpr auto codec(wire::admission) { return kId; }
constexpr auto codec(wire::person_name) { return kPersonName; }
constexpr auto codec(wire::colour) { return kColour; }
constexpr auto codec(wire::hex32) { return kHex32; }
constexpr auto codec(wire::hex32_or_null) { return kEntropy; }
constexpr auto codec(wire::chat_text) { return kChatText; }
constexpr auto codec(wire::phrase) { return kPhrase; }
constexpr auto codec(wire::actions) { return ListCodec<Action, ActionCodec>{{}, 1, kActionsMax}; }
constexpr auto codec(wire::actions_or_none) { return ListCodec<Action, ActionCodec>{{}, 0, kActionsMax}; }
constexpr auto codec(wire::clock_rule_or_null) { return kClockRuleOrNull; }
constexpr auto codec(wire::rules_request) { return RulesRequestCodec{}; }
constexpr auto codec(wire::seat_count) { return kSeatCount; }
constexpr auto codec(wire::aids) { return kAids; }
constexpr auto codec(wire::level) { return kLevel; }
constexpr auto codec(wire::pace) { return kPace; }
constexpr auto codec(wire::device) { return kDevice; }
template <class Struct>
constexpr auto codec(wire::object<Struct>) {
  return StructCodec<Struct>{};
}

template <class Kind, class S, class Member>
constexpr auto message_key(Kind kind, std::string_view name, Member S::* member) {
  return key(name, member, codec(kind));
}
template <class S>
constexpr auto message_key(wire::push_subscription, std::string_view /*its own*/,
                           PushSubscription S::* member) {
  return inlined(member);
}

#define STRUCT(Name, schema, meaning, ...) \
  constexpr auto describe(Type<Name>) {    \
    using S [[maybe_unused]] = Name;       \
    return std::tuple{__VA_ARGS__};        \
  }
#define CLIENT_MESSAGE(Name, name, who, when, condition, meaning, reply, ...) STRUCT(Name, , , __VA_ARGS__)
#define FIELD(kind, name, ...) message_key(wire::kind{}, #name, &S::name),
#define OPTIONAL_FIELD(kind, name, ...) FIELD(kind, name)
#define DEFAULT_FIELD(kind, name, ...) sparse_key(#name, &S::name, codec(wire::kind{})),
#include <protocol/messages.def>

}  // namespace bastide::protocol
