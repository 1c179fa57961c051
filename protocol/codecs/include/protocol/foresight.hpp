// Previews and surveys for a client in the page, which knows the rules and only what a view shows.
#pragma once

#include <protocol/game_json.hpp>
#include <protocol/messages.hpp>
#include <protocol/vocabulary.hpp>
#include <protocol/wire_rejection.hpp>

#include <engine/game.hpp>
#include <engine/view.hpp>

#include <cstddef>
#include <string_view>
#include <vector>

namespace bastide::protocol {

/// Views of the largest boards are smaller than this.
inline constexpr std::size_t kForesightBytesMax = 1 << 20;

/// One object with `rules`, `game`, `aids` and `you` as in a view, and the keys of an intention. Actions are
/// those of the seat to act.
template <class Intention>
struct AskOfSeen {
  ResolvedRules rules;
  TableState table;
  std::vector<OwnState> own;  ///< by seat, what `you` alone knows; empty: nothing
  Aids aids;
  Intention intention;
};
/// Rejected with message/…, rules/….
Expected<AskOfSeen<AskPreview>> decode_ask_foresight(std::string_view body);
Expected<AskOfSeen<AskSurvey>> decode_ask_seen_survey(std::string_view body);

/// The preview as told in a room with these aids. Without all aids it does not tell what a step
/// scores: the events of each action end where the first completed feature scores, and other
/// immediate scores are left out.
Preview told(Preview preview, Aids aids);

}  // namespace bastide::protocol
