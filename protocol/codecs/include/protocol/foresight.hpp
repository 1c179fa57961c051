// What a step would bring, and what can be read off the board, asked of whoever knows the rules
// and sees no more than a view shows.
#pragma once

#include <protocol/game_json.hpp>
#include <protocol/json_text.hpp>
#include <protocol/messages.hpp>
#include <protocol/vocabulary.hpp>
#include <protocol/wire_rejection.hpp>

#include <engine/game.hpp>
#include <engine/view.hpp>

#include <cstddef>
#include <string_view>

namespace bastide::protocol {

/// Views of the largest boards are smaller.
inline constexpr std::size_t kForesightBytesMax = 1 << 20;

/// `rules`, `game` and `aids` as a view has them, and the keys of an intention, in one object.
/// Actions are those of the seat to act.
template <class Intention>
struct AskOfSeen {
  ResolvedRules rules;
  TableState table;
  Aids aids;
  Intention intention;
};
/// Rejected with message/…, rules/….
Expected<AskOfSeen<AskPreview>> decode_ask_foresight(std::string_view body);
Expected<AskOfSeen<AskSurvey>> decode_ask_seen_survey(std::string_view body);

/// What is told of it in a room with these aids. Without all of them nobody hears what a step scores: the
/// events of each action end where the first completed feature scores, and what else scores at once is left
/// out.
Preview told(Preview preview, Aids aids);

/// As the server replies to `preview`, without the message around it.
JsonText json_text(const Preview& preview);

}  // namespace bastide::protocol
