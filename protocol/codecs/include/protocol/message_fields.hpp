// The kinds of fields of clients' messages (messages.def). Each is a type of its own, by which
// client_messages.hpp chooses a codec and KINDS in protocol/tools/fields.mjs a schema.
#pragma once

#include <protocol/bytes.hpp>
#include <protocol/clock.hpp>
#include <protocol/computer.hpp>
#include <protocol/game_json.hpp>
#include <protocol/push.hpp>
#include <protocol/vocabulary.hpp>

#include <engine/action.hpp>
#include <engine/ids.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

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
struct actions : Of<std::vector<Action>> {};          ///< 1 to kActionsMax
struct actions_or_none : Of<std::vector<Action>> {};  ///< at most kActionsMax
struct clock_rule_or_null : Of<std::optional<ClockRule>> {};
struct rules_request : Of<ResolvedRules> {};  ///< by the newest revision
struct seat_count : Of<int> {};               ///< 1 to kSeatsMax
struct aids : Of<Aids> {};
struct level : Of<std::string> {};
struct pace : Of<Pace> {};
struct device : Of<std::string> {};                  ///< device_of its endpoint
struct push_subscription : Of<PushSubscription> {};  ///< its keys are among those of the message
/// A STRUCT of messages.def.
template <class Struct>
struct object : Of<Struct> {};

}  // namespace bastide::protocol::wire
