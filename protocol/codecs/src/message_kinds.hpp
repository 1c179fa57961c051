// The codec of each kind of field of a message (message_fields.hpp), and how a row's field becomes a key.
#pragma once

#include "action_codec.hpp"
#include "clock_codec.hpp"
#include "computer_codec.hpp"
#include "fields.hpp"
#include "push_codec.hpp"
#include "reason_codec.hpp"
#include "rules_codec.hpp"

#include <protocol/message_fields.hpp>

#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>

namespace bastide::protocol {

/// A part that is JSON already: a view, events, a patch.
struct RawCodec {
  Json::value_t type;
  RawJson read(const Value& in) const {
    if (!in.exists()) return JsonText{"null"};
    if (in.json().type() != type) in.fail(ErrorCode::wrong_type, "is of the wrong type");
    return in.shared();
  }
  void write(const RawJson& json, JsonWriter& out) const {
    if (json.is_text())  // one expression for both would copy the text
      out.literal(json.text());
    else
      out.literal(to_text(json.tree()));
  }
};

inline constexpr RawCodec kRawObject{Json::value_t::object};
inline constexpr RawCodec kRawList{Json::value_t::array};
inline constexpr WordCodec<Resume> kResume{&find_word<Resume>};
inline constexpr WordCodec<ClosingReason> kClosingReason{&find_word<ClosingReason>};

inline constexpr IntegerCodec<int> kPositive{1, std::numeric_limits<int>::max()};
inline constexpr ListCodec<int, IntegerCodec<int>> kStanding{whole_range<int>};
inline constexpr ListCodec<std::optional<std::int64_t>,
                           NullableCodec<std::int64_t, IntegerCodec<std::int64_t>>>
    kLongCountsOrNull{{kLongCount}};

inline constexpr IdTextCodec kDigestText{16};
inline constexpr PersonTextCodec kChatText{kChatCharsMax};
/// The protocol does not list the phrases.
inline constexpr IdTextCodec kPhrase{kPhraseCharsMax};
inline constexpr WordCodec<ReportReason> kReportReason{&find_word<ReportReason>};
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
constexpr auto codec(wire::language) { return kLanguage; }
constexpr auto codec(wire::actions) { return ListCodec<Action, ActionCodec>{{}, 1, kActionsMax}; }
constexpr auto codec(wire::actions_or_none) { return ListCodec<Action, ActionCodec>{{}, 0, kActionsMax}; }
constexpr auto codec(wire::clock_rule_or_null) { return kClockRuleOrNull; }
constexpr auto codec(wire::rules_request) { return RulesRequestCodec{}; }
constexpr auto codec(wire::seat_count) { return kSeatCount; }
constexpr auto codec(wire::aids) { return kAids; }
constexpr auto codec(wire::level) { return kLevel; }
constexpr auto codec(wire::pace) { return kPace; }
constexpr auto codec(wire::report_reason) { return kReportReason; }
constexpr auto codec(wire::device) { return kDevice; }
constexpr auto codec(wire::endpoint) { return kPushEndpoint; }
constexpr auto codec(wire::push_language) { return kPushLanguage; }
constexpr auto codec(wire::webhook_form) { return kWebhookForm; }
constexpr auto codec(wire::message_id) { return kId; }
constexpr auto codec(wire::message_id_or_null) { return NullableCodec<std::string, IdTextCodec>{kId}; }
constexpr auto codec(wire::seat_or_null) { return NullableCodec<Seat, IntegerCodec<Seat>>{kSeat}; }
constexpr auto codec(wire::mark) { return kBoolean; }
constexpr auto codec(wire::count) { return kCount; }
constexpr auto codec(wire::positive) { return kPositive; }
constexpr auto codec(wire::milliseconds) { return kLongCount; }
constexpr auto codec(wire::text) { return kAnyText; }
constexpr auto codec(wire::error_code) { return kAnyText; }
constexpr auto codec(wire::view_digest) { return kAnyText; }
constexpr auto codec(wire::resume) { return kResume; }
constexpr auto codec(wire::closing_reason) { return kClosingReason; }
constexpr auto codec(wire::skip_cause) { return kSkipCause; }
constexpr auto codec(wire::hand_over_cause) { return kHandOverCause; }
constexpr auto codec(wire::reasons) { return kReasons; }
constexpr auto codec(wire::seat_flags) { return ListCodec<bool, BooleanCodec>{}; }
constexpr auto codec(wire::seat_waits) { return kLongCountsOrNull; }
constexpr auto codec(wire::game_events) { return kRawList; }
constexpr auto codec(wire::foreseen_choices) { return kRawList; }
constexpr auto codec(wire::events) { return kRawList; }
constexpr auto codec(wire::patch) { return kRawList; }
constexpr auto codec(wire::room_view) { return kRawObject; }
template <class Struct>
constexpr auto codec(wire::object<Struct>) {
  return StructCodec<Struct>{};
}
template <class Struct>
constexpr auto codec(wire::list<Struct>) {
  return list_of_structs<Struct>();
}

/// Also over HTTP.
constexpr auto describe(Type<ToldSurvey>) {
  return std::tuple{
      key("features", &ToldSurvey::features, kRawList), key("cells", &ToldSurvey::cells, kRawList),
      key("standing", &ToldSurvey::standing, kStanding), key("dragon", &ToldSurvey::dragon, kRawObject)};
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
template <class S>
constexpr auto message_key(wire::survey, std::string_view /*its own*/, ToldSurvey S::* member) {
  return inlined(member);
}

}  // namespace bastide::protocol
