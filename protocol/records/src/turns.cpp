#include <protocol/records/turns.hpp>

#include "server_messages.hpp"

#include <protocol/game_json.hpp>
#include <protocol/json_patch.hpp>
#include <protocol/room_view.hpp>

#include <engine/game.hpp>
#include <engine/view.hpp>

#include <algorithm>
#include <memory>
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
  int turns = 0;  ///< of the whole game
  RawJson game;   ///< after `from` of them
  std::vector<ToldTurn> next;
};
constexpr auto describe(Type<TurnsPage>) {
  return std::tuple{key("from", &TurnsPage::from, kCount), key("turns", &TurnsPage::turns, kCount),
                    key("game", &TurnsPage::game, kRawObject),
                    key("next", &TurnsPage::next, list_of_structs<ToldTurn>())};
}

namespace {

bool ends_turn(const Event& event) { return std::holds_alternative<TurnEnded>(event); }

/// A game that goes through its record turn by turn.
class Walk {
 public:
  Walk(std::unique_ptr<Game> game, const std::vector<SeatAction>& actions)
      : game_(std::move(game)), actions_(actions) {}

  bool at_end() const { return next_ == actions_.size(); }
  int turns() const { return turns_; }
  JsonText view() const { return json_text(game_->view(kNoSeat), turns_); }

  /// Plays the next turn. Requires: not at the end.
  Expected<Events> play() {
    Events events;
    for (bool ended = false; !ended && !at_end(); ++next_) {
      const std::size_t told = events.size();
      const auto& [seat, action] = actions_[next_];
      if (auto done = game_->apply(seat, action, events); !done)
        return std::unexpected(WireRejection(done.error()));
      ended = std::any_of(events.begin() + static_cast<std::ptrdiff_t>(told), events.end(), ends_turn);
    }
    ++turns_;
    return events;
  }

 private:
  std::unique_ptr<Game> game_;
  const std::vector<SeatAction>& actions_;
  std::size_t next_ = 0;
  int turns_ = 0;
};

}  // namespace

Expected<JsonText> turns_text(const Record& record, std::size_t from, std::size_t turns_max) {
  Events beginning;
  auto game = record.kind->start(setup_of(record), beginning);
  if (!game) return std::unexpected(WireRejection(game.error()));
  Walk walk(std::move(*game), record.actions);
  for (std::size_t turn = 0; turn < from; ++turn) {
    if (walk.at_end())
      return std::unexpected(WireRejection(ErrorCode::not_found, "The game had fewer turns."));
    if (auto played = walk.play(); !played) return std::unexpected(played.error());
  }
  JsonText before = walk.view();
  TurnsPage page{.from = walk.turns(), .game = before};
  while (!walk.at_end()) {
    auto events = walk.play();
    if (!events) return std::unexpected(events.error());
    if (page.next.size() >= turns_max) continue;  // only counted
    JsonText now = walk.view();
    page.next.push_back({.events = json_text(*events), .patch = diff(before, now)});
    before = std::move(now);
  }
  page.turns = walk.turns();
  return JsonText{written([&](JsonWriter& out) { StructCodec<TurnsPage>{}.write(page, out); })};
}

}  // namespace bastide::protocol
