#include <protocol/records/turns.hpp>

#include "server_messages.hpp"

#include <protocol/game_json.hpp>
#include <protocol/json_patch.hpp>
#include <protocol/records/record_walk.hpp>
#include <protocol/room_view.hpp>
#include <protocol/survey.hpp>

#include <engine/view.hpp>

#include <utility>
#include <vector>

namespace bastide::protocol {

struct ToldTurn {
  RawJson events;
  RawJson patch;
};
constexpr auto describe(Type<ToldTurn>) {
  return std::tuple{key("events", &ToldTurn::events, kRawList), key("patch", &ToldTurn::patch, kRawList)};
}

struct TurnsPage {
  int from = 0;
  int turns = 0;  ///< in the whole game
  RawJson game;   ///< after `from` turns
  std::vector<ToldTurn> next;
};
constexpr auto describe(Type<TurnsPage>) {
  return std::tuple{key("from", &TurnsPage::from, kCount), key("turns", &TurnsPage::turns, kCount),
                    key("game", &TurnsPage::game, kRawObject),
                    key("next", &TurnsPage::next, list_of_structs<ToldTurn>())};
}

namespace {

JsonText view_of(const RecordWalk& walk) { return json_text(walk.game().view(kNoSeat), walk.turns()); }

/// The game after so many turns.
Expected<RecordWalk> walk_to(const Record& record, std::size_t turns) {
  auto walk = RecordWalk::begin(record);
  for (std::size_t turn = 0; walk && turn < turns; ++turn) {
    if (walk->at_end())
      return std::unexpected(WireRejection(ErrorCode::not_found, "The game had fewer turns."));
    if (auto played = walk->play_turn(); !played) return std::unexpected(WireRejection(played.error()));
  }
  return walk;
}

}  // namespace

Expected<JsonText> turns_text(const Record& record, std::size_t from, std::size_t turns_max) {
  auto started = walk_to(record, from);
  if (!started) return std::unexpected(started.error());
  RecordWalk& walk = *started;
  JsonText before = view_of(walk);
  TurnsPage page{.from = walk.turns(), .game = before};
  while (!walk.at_end()) {
    auto events = walk.play_turn();
    if (!events) return std::unexpected(WireRejection(events.error()));
    if (page.next.size() >= turns_max) continue;  // only counts further turns
    JsonText now = view_of(walk);
    page.next.push_back({.events = json_text(*events), .patch = diff(before, now)});
    before = std::move(now);
  }
  page.turns = walk.turns();
  return JsonText{written([&](JsonWriter& out) { StructCodec<TurnsPage>{}.write(page, out); })};
}

Expected<JsonText> survey_text(const Record& record, std::size_t turns) {
  auto walk = walk_to(record, turns);
  if (!walk) return std::unexpected(walk.error());
  return json_text(told(walk->game().survey(), Aids::all, /*tells_tiles=*/true));
}

}  // namespace bastide::protocol
