#include <protocol/log_entry.hpp>

#include <engine/game.hpp>

#include "catch.hpp"
#include "sample_messages.hpp"

#include <algorithm>
#include <cstddef>
#include <set>
#include <string>
#include <variant>
#include <vector>

using namespace bastide;
using namespace bastide::protocol;

namespace {

log::Newcomer ada() { return {.holder = sha256("secret"), .name = "Ada Ω", .colour = Colour::green}; }

log::Shuffle shuffle() {
  log::Shuffle shuffle;
  shuffle.game_id.fill(7);
  shuffle.secret = sha256("shuffle");
  return shuffle;
}

log::Snapshot snapshot() {
  log::TakenSeat held{.card = {.name = "Ada", .colour = Colour::red}, .entropy = sha256("x"), .holder = {}};
  held.holder = log::Holder{.session = 1, .secret_hash = sha256("secret"), .answered = {}};
  held.holder->answered.add({.id = "a1", .seq = 5, .kind = log::Answered::Kind::act});
  const log::TakenSeat left{.card = {.name = "Ben", .colour = Colour::blue}, .entropy = {}, .holder = {}};
  const ResolvedRules rules{.kind = games().front(), .rules = games().front()->resolve({}).value()};
  return {
      .rules = rules,
      .seats = {held, std::nullopt, left},
      .host = 0,
      .number = 2,
      .shuffle = shuffle(),
      .game = log::GameSoFar{.step = 1,
                             .actions = {{.seat = 0, .action = Action{.kind = ActionKind::pass}}},
                             .step_ends = {1}},
      .chat =
          {{.n = 3, .seat = 0, .name = "Ada", .text = "hello", .phrase = "hello", .at = 1'790'000'000'000}},
      .chat_lines = 3,
      .flags = {.locked = true}};
}

std::vector<log::Change> changes() {
  const log::Snapshot running = snapshot();
  log::Snapshot lobby = running;
  lobby.game.reset();
  log::Snapshot offered = running;
  offered.offer = log::RematchOffer{
      .by = 1, .shuffle = shuffle(), .accepted = {{.seat = 1, .entropy = sha256("x")}, {.seat = 0}}};
  offered.first_player = -1;
  const ClockRule rule{.kind = ClockKind::bank, .seconds = 600, .increment = 10, .resign_after = 3};
  log::Snapshot timed = running;
  timed.clock = log::ClocksSoFar{.clocks = {.rule = rule,
                                            .left_ms = {600'000, 12},
                                            .timeouts = {0, 2},
                                            .running = RunningClock{.seat = 1, .since = 1'790'000'000'000},
                                            .paused = false,
                                            .pause_wanted = {true, false}},
                                 .checked = 1'790'000'000'500};
  timed.skip_votes = {0, 2};
  log::Snapshot paused = running;
  paused.clock = log::ClocksSoFar{.clocks = {.rule = {.kind = ClockKind::days, .days = 3},
                                             .left_ms = {1, 2},
                                             .timeouts = {0, 0},
                                             .running = {},
                                             .paused = true,
                                             .pause_wanted = {}},
                                  .checked = 1,
                                  .held = log::HeldClock{.seat = 1, .since = 1'790'000'000'000, .left = 2}};
  log::Snapshot computers = running;
  computers.seats[1] = log::TakenSeat{
      .card = {.name = "Colin", .colour = Colour::black, .computer = ComputerCard{.level = "club"}},
      .entropy = {},
      .holder = {}};
  computers.seats[0]->card.computer = ComputerCard{.level = "beginner", .stands_in = true};
  computers.seats[2]->card.program = true;
  computers.hand_over_votes = {2};
  computers.pace = Pace::fast;
#define ROOM_FLAG(name, ...) computers.flags.name = true;
#include <protocol/room_flags.def>
  computers.stand_ins = {{.seat = 0, .step = 0, .level = "club"},
                         {.seat = 0, .step = 1, .level = {}},
                         {.seat = 0, .step = 1, .level = "beginner"}};
  log::Snapshot broken_off = running;
  broken_off.game->points = {3, 0, 12};
  broken_off.broken_off =
      BrokenOff{.cause = UnreadCause::newer, .changes = 3, .points = {3, 4}, .ended = true};
  broken_off.set_aside = {"{\"type\":\"later\"}", std::string("\xff\0{", 3)};
  log::Snapshot undone = timed;
  undone.game->undone = {{.seat = 1, .step = 3, .to = 1, .after = 1}};
  undone.clock->when_asked = {600'000, 20};
  undone.last_turn =
      log::LastTurn{.seat = 1, .step = 3, .left_ms = {600'000, 20}, .asked = true, .accepted = {2}};
  log::Snapshot declined = running;
  declined.last_turn = log::LastTurn{.seat = 0, .step = 0, .goes_on = true, .declined = true};
  log::Snapshot told = running;
  told.webhook = log::Webhook{.endpoint = "https://chat.example.com/hooks/abc", .language = PushLanguage::fr};
  const log::SeatedComputer colin{.level = "club", .name = "Colin", .colour = Colour::black};
  return {
      computers,
      undone,
      declined,
      log::UndoAsked{.seat = 1},
      log::UndoAsked{.seat = 1, .undoes = true},
      log::UndoAccepted{.seat = 2},
      log::UndoAccepted{.seat = 2, .undoes = true},
      log::UndoDeclined{.seat = 0},
      log::SeatForgotten{.seat = 1},
      log::RoomCreated{.rules = running.rules,
                       .seats = 3,
                       .newcomer = ada(),
                       .shuffle = shuffle(),
                       .computers = {colin, colin}},
      log::ComputerSeated{.seat = 2, .computer = colin},
      log::HandedOver{.seat = 1, .level = "club", .cause = HandOverCause::vote},
      log::HandedOver{.seat = 0, .level = "beginner"},
      log::TakenBack{.seat = 1},
      log::HandedOver{.seat = 0, .level = "beginner", .still_asked = true},
      log::TakenBack{.seat = 1, .still_asked = true},
      log::SeatLeft{.seat = 1, .still_asked = true},
      log::Acted{.seat = 1, .actions = {Action{.kind = ActionKind::resign}}, .still_asked = true},
      log::ClockShifted{.ms = 0, .back = 3'600'000},
      log::HandOverVoted{.seat = 2, .against = 1},
      log::PaceSet{.pace = Pace::slow},
      log::PaceSet{},
#define ROOM_FLAG(name, Message, message, who, when, Entry, ...) log::Entry{.name = true}, log::Entry{},
#include <protocol/room_flags.def>
      log::PushSubscribed{.seat = 1, .subscription = test::sample_subscription()},
      log::PushSubscribed{
          .seat = 0, .subscription = test::sample_subscription(), .instead_of = "0123456789abcdef"},
      log::WebhookSet{.webhook = {.endpoint = "https://chat.example.com/hooks/abc",
                                  .language = PushLanguage::de,
                                  .only_end = true}},
      log::WebhookEnded{},
      told,
      log::PushEnded{.seat = 1, .device = device_of(test::sample_subscription().endpoint)},
      log::Acted{.seat = 1, .actions = {Action{.kind = ActionKind::pass}}, .points = {3, 0, 12}},
      log::Skipped{.seat = 1, .actions = {Action{.kind = ActionKind::pass}}, .points = {0, 4}},
      log::BrokenOff{.after = 17, .cause = UnreadCause::newer},
      log::BrokenOff{.after = 0, .cause = UnreadCause::damaged, .shuffle = shuffle()},
      broken_off,
      timed,
      paused,
      log::RoomCreated{
          .rules = running.rules, .seats = 3, .newcomer = ada(), .shuffle = shuffle(), .clock = rule},
      log::ClockSet{.clock = rule},
      log::SeatsSwapped{.seat = 1, .other = 4},
      log::RulesSet{.rules = running.rules, .seats = 5},
      log::RulesSet{.rules = running.rules, .seats = 1, .aids = Aids::none},
      log::ClockSet{},
      log::Skipped{.seat = 1, .actions = {Action{.kind = ActionKind::resign}}, .cause = SkipCause::clock},
      log::Skipped{.seat = 0, .actions = {Action{.kind = ActionKind::pass}}, .cause = SkipCause::vote},
      log::SkipVoted{.seat = 2, .against = 1},
      log::PauseWanted{.seat = 1},
      log::PauseWanted{.seat = 0, .begins = true},
      log::PauseDeclined{.seat = 1},
      log::Resumed{.seat = 0},
      log::ClockShifted{.ms = 86'400'000},
      log::RoomCreated{.rules = running.rules, .seats = 3, .newcomer = ada(), .shuffle = shuffle()},
      log::RoomCreated{
          .rules = running.rules, .seats = 3, .newcomer = ada(), .shuffle = shuffle(), .language = "pt-BR"},
      log::RoomCreated{.rules = running.rules,
                       .seats = 3,
                       .newcomer = ada(),
                       .shuffle = shuffle(),
                       .flags = computers.flags},
      log::SeatTaken{.seat = 1, .newcomer = ada()},
      log::SeatTaken{.seat = 2, .newcomer = {.name = "Python", .colour = Colour::blue, .program = true}},
      log::SeatLeft{.seat = 1},
      log::SeatChanged{.seat = 2, .name = "Ada", .colour = Colour::black},
      log::SecretRenewed{.seat = 0, .holder = sha256("new")},
      log::EntropySet{.seat = 0, .value = sha256("x")},
      log::EntropySet{.seat = 0, .value = {}},
      log::GameStarted{},
      log::GameStarted{.revision = 3},
      log::RematchAccepted{.acceptance = {.seat = 1, .entropy = {}}, .begins = true, .revision = 3},
      log::Acted{.seat = 1,
                 .actions = {Action{.kind = ActionKind::place_tile, .rotation = 3, .cell = {-1, 2}}}},
      log::Chatted{.seat = 0, .text = "\"good\"\nluck"},
      log::Chatted{.seat = 1, .text = "Bonne chance", .phrase = "good_luck"},
      log::Rematched{.shuffle = shuffle()},
      log::RematchOffered{.seat = 1, .shuffle = shuffle()},
      log::RematchAccepted{.acceptance = {.seat = 0, .entropy = sha256("x")}},
      log::RematchAccepted{.acceptance = {.seat = 1, .entropy = {}}, .begins = true},
      log::RematchDeclined{.seat = 1},
      log::Closed{},
      running,
      lobby,
      offered};
}

/// Whether the members of the object are in the order of their names.
bool is_in_order(const std::string& object) {
  std::vector<std::string> names;
  for (const auto& member : nlohmann::ordered_json::parse(object).items()) names.push_back(member.key());
  return std::ranges::is_sorted(names);
}

}  // namespace

TEST_CASE("every kind of log entry is read as it was written", "[protocol][log]") {
  std::set<std::size_t> kinds;
  for (const log::Change& change : changes()) {
    kinds.insert(change.index());
    for (const bool asked : {true, false}) {
      log::Entry entry{.seq = 4, .at_ms = 5, .change = change};
      if (asked) entry.request = log::Request{.seat = 1, .id = "a7"};
      const std::string text = encode(entry);
      CAPTURE(text);
      const auto read = log::decode(text);
      REQUIRE(read);
      CHECK(read->change.index() == change.index());
      CHECK(read->request.has_value() == asked);
      CHECK(encode(*read) == text);
      CHECK(is_in_order(text));
    }
  }
  CHECK(kinds.size() == std::variant_size_v<log::Change>);
}

TEST_CASE("the last requests of a person are kept, and stay in their order in a snapshot",
          "[protocol][log]") {
  constexpr std::size_t kMore = log::AnsweredRequests::kKept / 2 + 1;
  log::Snapshot change = snapshot();
  log::AnsweredRequests& answered = change.seats.front()->holder->answered;
  answered = {};
  const auto id_of = [](std::size_t number) { return "a" + std::to_string(number); };
  for (std::size_t number = 0; number < log::AnsweredRequests::kKept + kMore; ++number)
    answered.add({.id = id_of(number), .seq = number});

  const auto read = log::decode(log::encode({.seq = 200, .at_ms = 5, .change = change}));
  REQUIRE(read);
  const auto& again = std::get<log::Snapshot>(read->change).seats.front()->holder->answered;
  for (const log::AnsweredRequests& each : {answered, again}) {
    const std::vector<log::Answered> kept = each.oldest_first();
    REQUIRE(kept.size() == log::AnsweredRequests::kKept);
    for (std::size_t i = 0; i < kept.size(); ++i) {
      CHECK(kept[i].id == id_of(i + kMore));
      CHECK(each.find(kept[i].id)->seq == i + kMore);
    }
    CHECK(each.find(id_of(kMore - 1)) == nullptr);
  }
}

TEST_CASE("the text of a log entry is what earlier versions wrote", "[protocol][log]") {
  const log::Entry entry{
      .seq = 9,
      .at_ms = 1,
      .request = log::Request{.seat = 1, .id = "b-4"},
      .change = log::Acted{
          .seat = 1, .actions = {Action{.kind = ActionKind::place_tile, .rotation = 3, .cell = {-1, 2}}}}};
  CHECK(
      encode(entry) ==
      R"({"actions":[{"rotation":3,"type":"place_tile","x":-1,"y":2}],"by":1,"id":"b-4","seat":1,"type":"acted"})");
}

TEST_CASE("a text that is no log entry is refused with the place", "[protocol][log]") {
  CHECK(log::decode("{").error().code == "message/not_json");
  CHECK(log::decode("{}").error().at == "type");
  CHECK(log::decode(R"({"type":"moved"})").error().code == "message/unknown_type");
  CHECK(log::decode(R"({"type":"seat_left"})").error().at == "seat");
  CHECK(log::decode(R"({"type":"seat_left","seat":9})").error().code == "message/out_of_range");
  CHECK(log::decode(R"({"type":"acted","seat":0,"actions":[{"type":"fly"}]})").error().at ==
        "actions[0].type");
}
