#include "sample_messages.hpp"

#include <protocol/canonical.hpp>
#include <protocol/json.hpp>

#include <algorithm>

namespace bastide::test {

using namespace protocol;

namespace {

SeatSecret sample_secret() {
  SeatSecret secret;
  for (std::size_t i = 0; i < secret.bytes.size(); ++i)
    secret.bytes[i] = static_cast<std::uint8_t>(7 * i + 1);
  return secret;
}

Json sample_view() {
  return {
      {"room", "ABCDEFGH"},
      {"phase", "lobby"},
      {"number", 1},
      {"locked", false},
      {"host", 0},
      {"you", nullptr},
      {"rules",
       {{"game", "carcassonne"},
        {"preset", "standard"},
        {"edition", "new"},
        {"modules", {"farmers"}},
        {"options", {{"tiny_city", 4}, {"sixth_player", false}, {"first_player", "random"}}}}},
      {"seats", {{{"name", "Ada"}, {"colour", "red"}}, nullptr}},
      {"shuffle",
       {{"game_id", std::string(32, '0')}, {"commitment", std::string(64, 'a')}, {"entropy", {true, false}}}},
      {"game", nullptr},
      {"chat", {{{"n", 1}, {"seat", 0}, {"name", "Ada"}, {"text", "hello"}, {"at", 1790000000000}}}}};
}

/// An action of each kind of every game and module, with the fields that it has.
std::vector<Action> one_of_each_kind() {
  std::vector<Action> all;
  for (int kind = 0; kind < kActionKinds; ++kind) {
    Action action{.kind = static_cast<ActionKind>(kind)};
    const ActionFields used = fields(action.kind);
    if (used & kFieldCell) action.cell = {1, -1};
    if (used & kFieldRotation) action.rotation = 2;
    if (used & (kFieldFeature | kFieldSomeFeature | kFieldStand | kFieldIndex)) action.feature = 3;
    if (used & kFieldFromSeat) action.from_seat = 2;
    if (used & (kFieldWallTile | kFieldNumber | kFieldBid)) action.number = 3;
    if (used & kFieldDirection) action.direction = Side::west;
    if (used & (kFieldTo | kFieldBridge)) action.to = {4, 12};
    if (used & (kFieldFlockChoice | kFieldCropChoice)) action.number = 1;
    if (used & kFieldWhich) action.number = which(PieceKind::meeple);
    if (used & (kFieldAxis | kFieldBridge)) action.axis = Axis::east_west;
    if (used & kFieldQuarter) action.quarter = Quarter::cathedral;
    all.push_back(action);
  }
  return all;
}

}  // namespace

PushSubscription sample_subscription() {
  PushSubscription one{.endpoint = "https://push.example.com/send/abc?x=1",
                       .keys = {},
                       .language = PushLanguage::ro,
                       .kinds = {PushKind::turn, PushKind::rematch},
                       .quiet = QuietHours{.from = 1320, .to = 359}};
  one.keys.p256dh.fill(4);
  one.keys.auth.fill(251);
  return one;
}

std::vector<ClientMessage> sample_client_messages() {
  const Action place{.kind = ActionKind::place_tile, .rotation = 3, .cell = {-1, 2}};
  const Action deploy{.kind = ActionKind::deploy, .piece = PieceKind::meeple, .feature = 1};
  std::vector<Intention> intentions{
      Join{.room = "ABCDEFGH", .secret = sample_secret(), .since = 17},
      Join{.room = "ABCD2345"},
      Join{.room = "ABCD2345", .admission = "AAECAwQFBgcICQ", .guess = true},
      Join{.room = "ABCD2345", .embedded = true},
      Join{.room = "ABCD2345",
           .secret = sample_secret(),
           .sit = SeatWish{.name = "Ben", .seat = 1, .colour = Colour::blue}},
      Ping{},
      Resync{},
      Sit{.secret = sample_secret(), .name = "Ada", .seat = 1, .colour = Colour::pink},
      Sit{.secret = sample_secret(), .name = "J\u00f6rg \U0001f600"},
      Profile{.name = "Ben", .colour = Colour::blue},
      Profile{},
      Entropy{.value = sample_secret().bytes},
      Entropy{},
      Chat{.text = "\u00e7a va?"},
      Chat{.text = "Ciao!", .phrase = "hello"},
      Renew{.secret = sample_secret()},
      Leave{},
      Remove{.seat = 5},
      RemoveSpectators{},
      Start{},
      Act{.actions = {place, deploy}, .step = 12},
      Act{.actions = {Action{.kind = ActionKind::pass}}},
      Act{.actions = {Action{.kind = ActionKind::draw_again}}},
      Act{.actions = {Action{.kind = ActionKind::resign}}},
      AskPreview{},
      AskPreview{.actions = {place}},
      AskSurvey{},
      AskSurvey{.actions = {place}, .at = Cell{-1, 2}},
      Rematch{},
      OfferRematch{},
      AcceptRematch{},
      AcceptRematch{.entropy = sample_secret().bytes},
      DeclineRematch{},
      AskHistory{},
      AskHistory{.before = 50},
      SetClock{.clock = ClockRule{.kind = ClockKind::turn, .seconds = 60, .resign_after = 3}},
      SetClock{.clock = ClockRule{.kind = ClockKind::bank, .seconds = 600, .increment = 10}},
      SetClock{.clock = ClockRule{.kind = ClockKind::days, .days = 14}},
      SetClock{},
      SetRules{.rules = {games().front(), games().front()->resolve({}).value()}, .seats = 4},
      SwapSeats{.seat = 3, .other = 1},
      Pause{},
      DeclinePause{},
      Unpause{},
      VoteSkip{.seat = 4},
      AddComputer{.level = "club"},
      AddComputer{.level = "beginner", .seat = 2},
      HandOver{.level = "neighbour"},
      TakeBack{},
      VoteHandOver{.seat = 1},
      SetPace{.pace = Pace::slow},
      SetPace{.pace = Pace::normal},
      AskHint{},
#define ROOM_FLAG(name, Message, ...) Message{.name = true}, Message{},
#include <protocol/room_flags.def>
      BreakOff{},
      PushSubscribe{sample_subscription()},
      PushSubscribe{{.endpoint = "https://push.example.com/", .keys = {}, .kinds = {PushKind::over}}},
      PushUnsubscribe{.device = device_of(sample_subscription().endpoint)},
      SetWebhook{.endpoint = "https://chat.example.com/hooks/abc"},
      SetWebhook{.endpoint = "https://chat.example.com/", .language = PushLanguage::ro, .only_end = true},
      EndWebhook{},
      TryWebhook{},
      AskUndo{},
      AcceptUndo{},
      DeclineUndo{},
      Report{.seat = 1, .reason = ReportReason::insults},
      Report{.seat = 2, .reason = ReportReason::other, .text = "He lets the clock run out."},
  };
  const std::vector<Action> actions = one_of_each_kind();
  for (std::size_t from = 0; from < actions.size(); from += kActionsMax) {
    const std::size_t to = std::min(from + kActionsMax, actions.size());
    intentions.emplace_back(Act{.actions = {actions.begin() + static_cast<std::ptrdiff_t>(from),
                                            actions.begin() + static_cast<std::ptrdiff_t>(to)}});
  }
  std::vector<ClientMessage> messages;
  for (const Intention& intention : intentions)
    messages.push_back({"k" + std::to_string(messages.size()), intention});
  return messages;
}

std::vector<ServerMessage> sample_server_messages() {
  const Json view = sample_view();
  return {
      JoinReply{.re = "k0", .seat = 1, .seq = 17, .resume = Resume::deltas, .now = 1'790'000'000'000},
      JoinReply{.re = "k1", .seat = std::nullopt, .seq = 0, .resume = Resume::snapshot},
      JoinReply{.re = "k2", .seat = 0, .seq = 3, .admission = "AAECAwQFBgcICQ"},
      SitReply{.re = "k2", .seat = 5},
      ActReply{.re = "k3", .seq = kSeqMax},
      PreviewReply{
          .re = "k4",
          .events = Json::array({{{"type", "tile_placed"},
                                  {"seat", 0},
                                  {"tile", "base-U"},
                                  {"x", 0},
                                  {"y", 1},
                                  {"rotation", 1}}}),
          .choices = Json::array({{{"action", {{"type", "deploy"}, {"piece", "meeple"}, {"feature", 0}}}},
                                  {{"action", {{"type", "pass"}}},
                                   {"then",
                                    {{"events", Json::array({{{"type", "turn_ended"}, {"seat", 0}}})},
                                     {"choices", Json::array()},
                                     {"ends_turn", true}}}}}),
          .ends_turn = false},
      SurveyReply{
          .re = "k5",
          .survey = {.features = Json::array({{{"kind", "road"},
                                               {"state", "open"},
                                               {"tiles", 1},
                                               {"segments", Json::array({Json::array({0, -1, 2})})},
                                               {"holders", Json::array({{{"seat", 1}, {"weight", 2}}})},
                                               {"owners", {1}}}})}},
      SurveyReply{.re = "k5",
                  .survey = {.cells = RawJson(Json::array({{{"x", 0}, {"y", 1}, {"fits", 0}}})),
                             .standing = std::vector{12, -3}}},
      SurveyReply{.re = "k5",
                  .survey = {.dragon = RawJson(
                                 Json{{"x", 0}, {"y", 1}, {"steps_left", 0}, {"steps", Json::array()}})}},
      HistoryReply{.re = "k5", .number = 1, .steps = {}},
      HistoryReply{.re = "k5",
                   .number = 2,
                   .steps = {{.step = 7, .events = Json::array({{{"type", "turn_ended"}, {"seat", 0}}})}}},
      HintReply{.re = "k5",
                .actions = {Action{.kind = ActionKind::place_tile, .rotation = 1, .cell = {2, -1}},
                            Action{.kind = ActionKind::pass}}},
      HintReply{.re = "k5",
                .actions = {Action{.kind = ActionKind::pass}},
                .reasons = {{.term = "hand", .points = 3}, {.term = "city", .others = true}}},
      PingReply{.re = "k5", .now = 1'790'000'000'000},
      Reply{.re = "k5"},
      Error{.re = "k6",
            .code = "action/tile_does_not_fit",
            .message = "The road to the west meets a field.",
            .at = "actions[0]"},
      Error{.re = std::nullopt, .code = "message/not_json", .message = "not JSON in UTF-8, near byte 3"},
      protocol::Snapshot{.seq = 17, .view = view, .digest = digest(view)},
      Delta{.seq = 18,
            .events =
                Json::array({{{"type", "seat_left"}, {"seat", 1}}, {{"type", "host_changed"}, {"seat", 0}}}),
            .patch = Json::array({{{"op", "remove"}, {"path", "/chat/0"}},
                                  {{"op", "replace"}, {"path", "/locked"}, {"value", true}}}),
            .digest = digest(view)},
      Presence{.connected = {true, false, false},
               .removable_in_ms = {std::nullopt, 300'000, 0},
               .skippable_in_ms = {std::nullopt, 60'000, 0},
               .spectators = 3,
               .slow_after_ms = 180'000},
      Presence{},
      Announcement{.text = "The server starts anew at ten."},
      Closing{.reason = ClosingReason::restarting, .retry_ms = 1000},
      Closing{.reason = ClosingReason::taken_over},
  };
}

}  // namespace bastide::test
