// The kinds of fields of messages and of a room's events (messages.def, server_messages.def,
// room_events.def). Each is a type of its own, by which message_kinds.hpp chooses a codec and KINDS in
// protocol/tools/fields.mjs a schema.
#pragma once

#include <protocol/bytes.hpp>
#include <protocol/clock.hpp>
#include <protocol/computer.hpp>
#include <protocol/game_json.hpp>
#include <protocol/push.hpp>
#include <protocol/raw_json.hpp>
#include <protocol/reason.hpp>
#include <protocol/survey.hpp>
#include <protocol/vocabulary.hpp>
#include <protocol/webhook.hpp>

#include <engine/action.hpp>
#include <engine/ids.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace bastide::protocol {

/// Without the first type, which stands before the comma of the first row.
template <class, class... Types>
using VariantBehind = std::variant<Types...>;

/// How a connection goes on: `name` is the word for it.
#define ENUM(Type, kind, ...)                     \
  enum class Type : std::uint8_t { __VA_ARGS__ }; \
  std::string_view name(Type word);
#define VALUE(name) name,
#include <protocol/server_messages.def>

}  // namespace bastide::protocol

namespace bastide::protocol::wire {

template <class T>
struct Of {
  using type = T;
};

struct flag : Of<bool> {};
struct seat : Of<Seat> {};  ///< 0 to 5
struct cell_pair : Of<Cell> {};
struct room_code : Of<std::string> {};  ///< normalised: 8 characters of the alphabet
struct seat_secret : Of<SeatSecret> {};
struct seq : Of<Seq> {};
struct step : Of<std::int64_t> {};  ///< a stored step of the game
struct digest : Of<std::string> {};
struct admission : Of<std::string> {};
struct person_name : Of<std::string> {};
struct colour : Of<Colour> {};
struct hex32 : Of<Bytes32> {};
struct hex32_or_null : Of<std::optional<Bytes32>> {};
struct chat_text : Of<std::string> {};
struct phrase : Of<std::string> {};
struct language : Of<std::string> {};                 ///< is_language_tag
struct actions : Of<std::vector<Action>> {};          ///< 1 to kActionsMax
struct actions_or_none : Of<std::vector<Action>> {};  ///< at most kActionsMax
struct clock_rule_or_null : Of<std::optional<ClockRule>> {};
struct rules_request : Of<ResolvedRules> {};  ///< by the newest revision
struct seat_count : Of<int> {};               ///< 1 to kSeatsMax
struct aids : Of<Aids> {};
struct level : Of<std::string> {};
struct pace : Of<Pace> {};
struct report_reason : Of<ReportReason> {};
struct device : Of<std::string> {};    ///< device_of its endpoint
struct endpoint : Of<std::string> {};  ///< an https address, as PushSubscription has it
struct push_language : Of<PushLanguage> {};
struct push_subscription : Of<PushSubscription> {};  ///< its keys are among those of the message

// Of the server's messages, and of a room's events.
struct message_id : Of<std::string> {};
struct message_id_or_null : Of<std::optional<std::string>> {};
struct seat_or_null : Of<std::optional<Seat>> {};
struct mark : Of<bool> {};  ///< told only if true
struct count : Of<int> {};
struct positive : Of<int> {};
struct milliseconds : Of<std::int64_t> {};
struct text : Of<std::string> {};
struct error_code : Of<std::string> {};
struct view_digest : Of<std::string> {};
struct resume : Of<Resume> {};
struct closing_reason : Of<ClosingReason> {};
struct skip_cause : Of<SkipCause> {};
struct hand_over_cause : Of<HandOverCause> {};
struct webhook_form : Of<WebhookForm> {};
struct reasons : Of<std::vector<Reason>> {};  ///< 1 to kReasonsMax
struct survey : Of<ToldSurvey> {};            ///< its keys are among those of the message
struct seat_flags : Of<std::vector<bool>> {};
struct seat_waits : Of<std::vector<std::optional<std::int64_t>>> {};
struct game_events : Of<RawJson> {};
struct foreseen_choices : Of<RawJson> {};
struct events : Of<RawJson> {};  ///< of the room and the game
struct patch : Of<RawJson> {};
struct room_view : Of<RawJson> {};

/// What a STRUCT has.
template <class Struct>
struct object : Of<Struct> {};
template <class Struct>
struct list : Of<std::vector<Struct>> {};

}  // namespace bastide::protocol::wire
