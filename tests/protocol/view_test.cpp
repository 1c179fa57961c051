#include <protocol/json.hpp>
#include <protocol/room_view.hpp>
#include <protocol/view_parts.hpp>

#include "catch.hpp"
#include "effort.hpp"
#include "random_play.hpp"
#include "schema_check.hpp"

#include <protocol/canonical.hpp>
#include <protocol/game_json.hpp>
#include <protocol/json_patch.hpp>
#include <protocol/room_event.hpp>

#include <algorithm>
#include <iterator>
#include <map>
#include <string>
#include <vector>

using namespace bastide;
using namespace bastide::protocol;

namespace {

/// A room with a game, and what two players and a spectator see.
class Room {
 public:
  explicit Room(const test::PlayedGame& played) : played_(played) {}

  RoomView common() {
    game_ = played_.game->view(played_.game->to_act());
    RoomView room{.room = "ABCDEFGH",
                  .phase = played_.game->over() ? RoomPhase::finished : RoomPhase::playing,
                  .rules = played_.rules,
                  .seats = {},
                  .shuffle = {.game_id = to_hex(played_.proof.game_id),
                              .commitment = played_.proof.commitment,
                              .entropy = {true, false}},
                  .game = &game_,
                  .step = static_cast<int>(played_.actions.size()),
                  .chat = chat_};
    for (const RecordSeat& seat : played_.seats) room.seats.push_back(SeatCard{*seat.name, *seat.colour});
    return room;
  }
  /// The current part, after `common`.
  OwnView own(Seat viewer) const {
    return {.you = viewer == kNoSeat ? std::nullopt : std::optional(viewer),
            .game = &game_,
            .to_act = viewer != kNoSeat && viewer == played_.game->to_act()};
  }
  /// The whole view, made from scratch.
  Json view(Seat viewer) {
    const ViewParts shared(common());
    const std::string text = whole_view(shared, ViewParts(own(viewer))).text;
    Json tree = Json::parse(text);
    if (canonical(tree) != text) FAIL("not canonical: " << text);
    return tree;
  }

 private:
  const test::PlayedGame& played_;
  const std::vector<ChatLine> chat_{{.n = 1, .seat = 0, .name = "Ada", .text = "hello", .at = 1790000000000}};
  View game_;
};

Json patch_of(const std::string& common, const std::string& own) {
  return Json::parse("[" + common + (common.empty() || own.empty() ? "" : ",") + own + "]");
}

/// The engine's legal actions in a view's order: first those that only place a tile.
std::vector<Action> as_listed(std::vector<Action> legal) {
  std::ranges::stable_partition(legal, [](const Action& action) {
    return action.kind == ActionKind::place_tile && action.axis == Axis::none;
  });
  return legal;
}

/// The legal actions of a view, one by one.
std::vector<Json> legal_actions(const Json& legal) {
  std::vector<Json> actions;
  for (const Json& placement : legal.at("placements"))
    for (const Json& rotation : placement.at("rotations"))
      actions.push_back({{"type", "place_tile"},
                         {"x", placement.at("x")},
                         {"y", placement.at("y")},
                         {"rotation", rotation}});
  for (const Json& action : legal.at("actions")) actions.push_back(action);
  return actions;
}

}  // namespace

TEST_CASE("a room in its lobby shows free seats and no game", "[protocol][view]") {
  const Rules rules = games().front()->resolve({}).value();
  const std::vector<ChatLine> chat;
  const RoomView room{
      .room = "ABCDEFGH",
      .rules = rules,
      .seats = {SeatCard{"Ada", Colour::green}, std::nullopt},
      .shuffle = {.game_id = std::string(32, 'f'), .commitment = {}, .entropy = {false, false}},
      .chat = chat};
  const ViewParts common(room), own(OwnView{});
  const Json view = Json::parse(whole_view(common, own).text);
  CHECK(digest_text(common.hash() + own.hash()) == digest(view));
  CHECK(test::schema_faults(view, "room_view") == "");
  CHECK(view.at("seats") == Json::parse(R"([{"name":"Ada","colour":"green"},null])"));
  CHECK(view.at("you").is_null());
  CHECK(view.at("game").is_null());
  CHECK(view.at("phase") == "lobby");
}

TEST_CASE("views of random games agree with the schema, the engine and their own patches",
          "[protocol][view]") {
  for (unsigned round = 0; round < test::all_games(); ++round) {
    auto played = test::begin_any_game(round);
    Room room(played);
    ViewParts common(room.common());
    std::map<Seat, ViewParts> own;
    std::map<Seat, Json> before;
    for (const Seat viewer : {Seat{0}}) {  // the tests of rooms check the others' deltas
      own.emplace(viewer, room.own(viewer));
      before.emplace(viewer, room.view(viewer));
    }
    test::play_on(played, round, 1000, [&] {
      const std::string operations = common.go_on(room.common());
      for (auto& [viewer, parts] : own) {
        const Json patch = patch_of(operations, parts.go_on(room.own(viewer)));
        const Json view = room.view(viewer);
        if (apply_patch(before[viewer], patch) != view) FAIL("the patch leads elsewhere: " << patch.dump());
        if (digest_text(common.hash() + parts.hash()) != digest(view)) FAIL("another digest");
        if (whole_view(common, parts).text != canonical(view)) FAIL("another text");
        // Figures may go to any tile through a portal, or at the end, and every such action is listed again.
        const auto many = std::ranges::count_if(
            played.game->legal_actions(), [](const Action& action) { return !is_placement(action.kind); });
        if (to_text(patch).size() > to_text(view).size() / 2 && played.actions.size() > 60 && many < 40)
          FAIL("a long patch: " << patch.dump());
        before[viewer] = view;
      }
      const Json& view = before[0];
      if (const auto faults = test::schema_faults(view, "room_view"); !faults.empty()) FAIL(faults);

      const Json& legal = view.at("game").at("legal");
      const bool to_act = played.game->to_act() == 0;
      if (legal.is_null() == to_act) FAIL("legal actions are for the seat to act, and for it alone");
      if (to_act && Json(legal_actions(legal)) != to_json(as_listed(played.game->legal_actions())))
        FAIL("other legal actions than the engine's");
    });
    const Json& game = before[0].at("game");
    CHECK(game.at("phase") == "over");
    CHECK(game.at("seat").is_null());
    CHECK(game.at("tile").is_null());
    CHECK(game.at("result").at("scores").size() == played.seats.size());
  }
}

TEST_CASE("somebody who has seen all but the last moves is shown phase, step and game alone",
          "[protocol][view]") {
  auto played = test::begin_any_game(0);
  Room room(played);
  const auto settled = [&](Seq at) {
    RoomView view = room.common();
    view.settled = at;
    return view;
  };
  ViewParts parts(settled(5));
  RoomView moved = settled(5);
  moved.phase = RoomPhase::finished;
  ++moved.step;
  const ViewParts whole(moved);
  moved.seats.clear();
  moved.shuffle = {};
  const std::string operations = parts.go_on(moved);
  CHECK(operations.contains("/phase"));
  CHECK(operations.contains("/game/step"));
  CHECK_FALSE(operations.contains("/seats"));
  CHECK(parts.hash() == whole.hash());

  RoomView renamed = settled(6);
  renamed.seats.at(0)->name = "Somebody else";
  CHECK(parts.go_on(renamed).contains("Somebody else"));
  CHECK(parts.hash() == ViewParts(renamed).hash());
}

TEST_CASE("a view goes on over the beginning of a game, a rematch and the next game", "[protocol][view]") {
  auto played = test::begin_any_game(0);
  Room room(played);
  RoomView common = room.common();
  OwnView own = room.own(played.game->to_act());
  const auto in_lobby = [](auto view) {
    view.game = nullptr;
    return view;
  };
  const auto next_game = [](auto view) {
    view.number = 2;
    return view;
  };
  const RoomView commons[] = {in_lobby(common), common, in_lobby(common), next_game(common), common};
  const OwnView owns[] = {in_lobby(own), own, in_lobby(own), next_game(own), own};
  ViewParts shown(commons[0]), mine(owns[0]);
  Json before = Json::parse(whole_view(shown, mine).text);
  for (std::size_t i = 1; i < std::size(commons); ++i) {
    const std::string operations = shown.go_on(commons[i]);
    const Json patch = patch_of(operations, mine.go_on(owns[i]));
    const Json view = Json::parse(whole_view(ViewParts(commons[i]), ViewParts(owns[i])).text);
    CHECK(apply_patch(before, patch) == view);
    CHECK(digest_text(shown.hash() + mine.hash()) == digest(view));
    CHECK(whole_view(shown, mine).text == canonical(view));
    before = view;
  }
}

TEST_CASE("every event of a random game agrees with its schema", "[protocol][events]") {
  for (unsigned round = 0; round < test::all_games() * static_cast<unsigned>(test::effort(2)); ++round) {
    auto played = test::begin_any_game(round);
    test::play_on(played, round);
    for (const Event& event : played.events)
      if (const auto faults = test::schema_faults(to_json(event), "game_event"); !faults.empty())
        FAIL(faults);
  }
}

TEST_CASE("every event of a room agrees with its schema", "[protocol][events]") {
  const std::vector<RoomEvent> events{
      SeatTaken{1, "Ben", Colour::blue},
      SeatLeft{1},
      SeatChanged{0, "Ada", Colour::pink},
      SecretRenewed{0},
      HostChanged{1},
      EntropySet{0, false},
      GameStarted{1, 1},
      Chatted{1, "salut", "hello"},
      Rematched{2},
      RematchOffered{1},
      RematchAccepted{0},
      RematchDeclined{1},
      ClockSet{ClockRule{.kind = ClockKind::days, .days = 2}},
      RulesSet{},
      SeatsSwapped{0, 3},
      SeatSkipped{1, SkipCause::clock},
      SkipVoted{0, 1},
      PauseWanted{0},
      PauseDeclined{1},
      Paused{},
      Resumed{1},
      ClockShifted{5000},
      ComputerSeated{1, "club", "Colin", Colour::blue},
      HandedOver{0, "beginner", HandOverCause::own},
      TakenBack{0},
      HandOverVoted{0, 1},
      PaceSet{Pace::fast},
      WebhookSet{WebhookForm::discord, true},
      WebhookEnded{},
      UndoAsked{1},
      UndoAccepted{0},
      UndoDeclined{0},
      TurnUndone{.seat = 1, .step = 14},
#define ROOM_FLAG(name, Message, message, who, when, Entry, ...) Entry{true},
#include <protocol/room_flags.def>
  };
  REQUIRE(events.size() == std::variant_size_v<RoomEvent>);
  for (std::size_t i = 0; i < events.size(); ++i) {
    REQUIRE(events[i].index() == i);
    CHECK(test::schema_faults(to_json(events[i]), "room_event") == "");
  }
  const RoomEvent back = ClockShifted{.ms = 0, .back = 70'000};
  CHECK(test::schema_faults(to_json(back), "room_event") == "");
}

TEST_CASE("an event names no feature where none is concerned", "[protocol][events]") {
  const Event scored = Scored{.seat = 0,
                              .points = 3,
                              .feature = FeatureKind::none,
                              .reason = ScoreReason::completed,
                              .total = 3,
                              .lines = {{"ransom", 3}}};
  CHECK_FALSE(to_json(scored).contains("feature"));
}
