// Nothing that a player does of his own will, short of moving, gains him time or costs others a vote.
#include "clock_table.hpp"

#include "catch.hpp"
#include "effort.hpp"

#include <protocol/messages.hpp>

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace bastide::test {

using nlohmann::json;
using protocol::Intention;

namespace {

constexpr int kSeats = 4;
constexpr int kOthers = 100;  ///< its secrets, of a player who renews them

server::Limits quick_limits() {
  server::Limits limits;
  limits.away_before_skip = 7s;
  limits.vote_after = 20s;
  limits.away_before_removal = 15s;
  limits.room_changes_burst = 1'000'000;
  limits.room_rests_after = 3s;
  limits.room_log_bytes_max = 3000;
  return limits;
}

bool plays(const Guest& guest, int seat) {
  return !guest.view().at("seats").at(static_cast<std::size_t>(seat)).contains("computer");
}

int step_of(const Guest& guest) { return guest.view().at("game").at("step"); }
bool is_over(const Guest& guest) { return guest.view().at("phase") != "playing"; }

/// A table at which no computer ever finishes a thought: who hands over can come back whenever he likes.
struct Table {
  Table(std::uint64_t seed, const json& clock) : world(quick_limits(), seed) {
    world.workers().hold();
    game.emplace(world, kSeats, kAdaBegins, clock);
  }
  Guest& player(int seat) { return *game->players[static_cast<std::size_t>(seat)]; }

  RoomWorld world;
  std::optional<GameTable> game;
};

/// All that a client can send which is no move, and everything it can do with its connections.
class Schemer {
 public:
  Schemer(Table& table, int seat, Random& random) : table_(table), seat_(seat), random_(random) { come(); }

  bool here() const { return page_ && page_->joined(); }
  const Guest& page() const { return *page_; }

  void come() {
    auto next = std::make_unique<Guest>(table_.world, name(), "");
    next->tell(protocol::Join{.room = table_.game->room, .secret = secret_of(secret_), .since = {}});
    table_.world.run();
    page_ = std::move(next);  // the earlier one has been replaced
  }

  void do_something() {
    if (!here()) return chance(3) ? come() : void();
    if (chance(12)) return come();
    if (chance(20)) return go();
    if (chance(20)) return watch();
    tell(chance(2) ? toggle() : anything());
  }

  /// Plays the seat without a computer's help. Returns whether it can.
  bool come_back() {
    if (!here()) come();
    tell(protocol::TakeBack{});
    return here() && plays(*page_, seat_);
  }

 private:
  bool chance(std::uint32_t one_in) { return random_.below(one_in) == 0; }
  TestClient name() { return TestClient("x" + std::to_string(++pages_) + "-"); }
  Seat any_seat() { return static_cast<Seat>(random_.below(kSeats)); }

  void go() {
    page_->disconnect();
    page_.reset();
    table_.world.run();
  }
  void watch() {
    Guest watcher(table_.world, name(), "");
    watcher.join(table_.game->room);
    watcher.disconnect();
    table_.world.run();
  }
  void tell(Intention intention) {
    const auto* renewal = std::get_if<protocol::Renew>(&intention);
    const std::string id = page_->tell(intention);
    table_.world.run();
    const json* answer = page_->client.answer(id);
    if (renewal && answer && answer->at("type") == "reply") secret_ = next_secret_ - 1;
  }
  Intention toggle() {
    if (page_->view().is_object() && !plays(*page_, seat_)) return protocol::TakeBack{};
    return protocol::HandOver{.level = "beginner"};
  }
  Intention anything() {
    return some(random_.below(static_cast<std::uint32_t>(std::variant_size_v<Intention>)),
                std::make_index_sequence<std::variant_size_v<Intention>>());
  }
  template <std::size_t... I>
  Intention some(std::uint32_t index, std::index_sequence<I...>) {
    Intention chosen = protocol::Ping{};
    (void)((index == I && (chosen = example(std::variant_alternative_t<I, Intention>{}), true)) || ...);
    return chosen;
  }

  /// A new kind of message is sent as it is by default.
  template <class Any>
  Intention example(Any any) {
    return any;
  }
  Intention example(protocol::Join join) {
    join.room = table_.game->room;
    join.secret = secret_of(secret_);
    return join;
  }
  Intention example(protocol::Sit sit) {
    sit.secret = secret_of(secret_);
    sit.name = "Again";
    return sit;
  }
  Intention example(protocol::Profile profile) {
    profile.name = "Name " + std::to_string(random_.below(1000));
    return profile;
  }
  Intention example(protocol::Chat chat) {
    chat.text = "Wait.";
    return chat;
  }
  Intention example(protocol::Renew renew) {
    renew.secret = secret_of(next_secret_++);
    return renew;
  }
  Intention example(protocol::Remove) { return protocol::Remove{.seat = any_seat()}; }
  Intention example(protocol::VoteSkip) { return protocol::VoteSkip{.seat = any_seat()}; }
  Intention example(protocol::VoteHandOver) { return protocol::VoteHandOver{.seat = any_seat()}; }
  Intention example(protocol::AddComputer) { return protocol::AddComputer{.level = "beginner"}; }
  Intention example(protocol::HandOver) { return protocol::HandOver{.level = "beginner"}; }
#define ROOM_FLAG(name, Message, ...) \
  Intention example(protocol::Message) { return protocol::Message{.name = chance(2)}; }
#include <protocol/room_flags.def>
  Intention example(protocol::SetWebhook) {
    return protocol::SetWebhook{.endpoint = "https://chat.example.com/" + std::to_string(random_.below(5)),
                                .only_end = chance(2)};
  }
  Intention example(protocol::PushSubscribe) {
    return protocol::PushSubscribe{
        {.endpoint = "https://push.example.com/" + std::to_string(random_.below(5)),
         .keys = {},
         .kinds = {protocol::PushKind::turn, protocol::PushKind::time}}};
  }
  Intention example(protocol::SetPace) {
    return protocol::SetPace{.pace = chance(2) ? protocol::Pace::slow : protocol::Pace::fast};
  }
  Intention example(protocol::SetClock) { return protocol::SetClock{}; }
  /// Who leaves or resigns plays no more: seldom.
  Intention example(protocol::Leave) {
    if (chance(10)) return protocol::Leave{};
    return protocol::Ping{};
  }
  /// No move: it is not his turn, or he has the wrong one in mind. Or he resigns.
  Intention example(protocol::Act) {
    if (chance(5)) return protocol::Act{.actions = {Action{.kind = ActionKind::resign}}, .step = {}};
    return protocol::Act{.actions = {Action{.kind = ActionKind::pass}}, .step = 1'000'000};
  }

  Table& table_;
  const int seat_;
  Random& random_;
  std::unique_ptr<Guest> page_;
  int pages_ = 0;
  int secret_ = seat_;
  int next_secret_ = kOthers;
};

/// Two equal tables: at one of them a player schemes, at the other he does nothing.
class Comparison {
 public:
  Comparison(std::uint64_t seed, const json& clock, int seat)
      : random_(seed),
        timed_(!clock.empty()),
        seat_(seat),
        lively_(seed, clock),
        idle_(seed, clock),
        schemer_(lively_, seat, random_) {}

  void run() {
    for (int i = 0; i < 120 && goes_on(); ++i) {
      const std::chrono::milliseconds time(50 + random_.below(1500));
      lively_.world.pass(time);
      idle_.world.pass(time);
      compare();
      if (!goes_on()) return;
      schemer_.do_something();
      if (random_.below(5) == 0) vote();
      compare();
    }
  }

 private:
  /// A player of both tables who does not scheme.
  int witness() const { return seat_ == 3 ? 2 : 3; }
  Guest& lively() { return lively_.player(witness()); }
  Guest& idle() { return idle_.player(witness()); }

  bool goes_on() { return !over_ && !is_over(lively()) && step_of(lively()) == step_of(idle()); }
  bool on_him() { return seat_to_act(idle()) == seat_; }

  /// Somebody else votes at both tables.
  void vote() {
    const int voter = static_cast<int>(random_.below(kSeats));
    const int against = seat_to_act(idle());
    if (voter == seat_ || voter == against) return;
    const auto both = [&](const auto& intention) {
      const json at_idle = idle_.player(voter).ask(intention);
      const json at_lively = lively_.player(voter).ask(intention);
      if (at_idle.at("type") != "reply") return;
      CAPTURE(voter, against, at_lively.dump());
      CHECK(at_lively.at("type") == "reply");
    };
    both(protocol::VoteSkip{.seat = static_cast<Seat>(against)});
    compare();
    if (goes_on()) both(protocol::VoteHandOver{.seat = static_cast<Seat>(against)});
  }

  void compare() {
    if (over_ || is_over(lively())) return;
    if (step_of(lively()) < step_of(idle())) return time_is_up_for_him();
    if (!goes_on()) return;
    CHECK(seat_to_act(lively()) == seat_to_act(idle()));
    keeps_votes("skip");
    keeps_votes("hand_over");
    if (timed_) keeps_time();
  }

  void keeps_votes(const char* kind) {
    if (!idle().view().contains(kind)) return;
    const json& votes = idle().view().at(kind).at("votes");
    for (std::size_t voter = 0; voter < kSeats; ++voter) {
      if (static_cast<int>(voter) == seat_ || votes.at(voter) != true) continue;
      CAPTURE(kind, voter);
      REQUIRE(lively().view().contains(kind));
      CHECK(lively().view().at(kind).at("votes").at(voter) == true);
    }
  }

  void keeps_time() {
    const int seat = seat_to_act(idle());
    const std::int64_t left = left_ms(lively_.world, lively(), seat);
    const std::int64_t expected = left_ms(idle_.world, idle(), seat);
    if (!clock_of(lively()).contains("running")) {
      CHECK(on_him());
      CHECK_FALSE(plays(lively(), seat));
    } else if (on_him()) {
      CHECK(left <= expected);
    } else {
      CHECK(left == expected);
    }
  }

  /// At the other table the clock or the votes have ended his turn, or that of another.
  void time_is_up_for_him() {
    over_ = true;
    const int step = step_of(lively());
    REQUIRE(schemer_.come_back());  // a computer stood in for him at that moment
    CHECK(step_of(lively()) > step);
  }

  Random random_;
  const bool timed_;
  const int seat_;
  Table lively_;
  Table idle_;
  Schemer schemer_;
  bool over_ = false;
};

/// What a server wrote before entries said that a seat is still asked the same.
void forget_still_asked(RoomWorld& world, const std::string& room) {
  const std::string key = ",\"still_asked\":true";
  for (server::StoredEntry& entry : world.store.rooms().at(room).entries)
    if (const auto at = entry.payload.find(key); at != std::string::npos) entry.payload.erase(at, key.size());
}

}  // namespace

TEST_CASE("no sequence of messages by one seat gains it time or costs others a vote", "[rooms][clock]") {
  const json clock = GENERATE(json::object(), json({{"clock", {{"kind", "turn"}, {"seconds", 30}}}}),
                              json({{"clock", {{"kind", "bank"}, {"seconds", 40}, {"increment", 10}}}}));
  const int seat = GENERATE(0, 1);  // the one to act, and another
  const int rounds = effort(20);
  for (int seed = 1; seed <= rounds; ++seed) {
    CAPTURE(clock.dump(), seat, seed);
    Comparison(static_cast<std::uint64_t>(seed), clock, seat).run();
  }
}

TEST_CASE("somebody who hands over and takes back in turn is charged for all of the time", "[rooms][clock]") {
  RunningClock running;
  RoomWorld& world = running.world;
  Guest& ada = running.ada;
  world.workers().hold();
  for (int i = 0; i < 12; ++i) {
    REQUIRE(ada.ask(protocol::HandOver{.level = "club"}).at("type") == "reply");
    world.pass(2900ms);
    REQUIRE(ada.ask(protocol::TakeBack{}).at("type") == "reply");
    world.pass(100ms);
  }
  CHECK(left_ms(world, ada, 0) == 4'000);
  CHECK(clock_of(ada).at("timeouts") == json::parse("[0,0]"));
  ada.ask(protocol::HandOver{.level = "club"});
  world.pass(5s);
  CHECK(seat_to_act(ada) == 0);
  ada.ask(protocol::TakeBack{});
  CHECK(seat_to_act(ada) == 1);
  CHECK(clock_of(ada).at("timeouts") == json::parse("[1,0]"));
}

TEST_CASE("a turn that began while a computer stood in counts from its beginning", "[rooms][clock]") {
  RoomWorld world({.room_log_bytes_max = GENERATE(std::size_t{1}, std::size_t{65536})});
  GameTable table(world, 2, kAdaBegins, GENERATE(kMinute, kBank));
  Guest &ada = *table.players[0], &ben = *table.players[1];
  world.workers().hold();
  const std::int64_t whole = clock_of(ben).at("left_ms").at(1);
  ben.ask(protocol::HandOver{.level = "club"});
  const std::vector<Action> legal = offered_actions(ada.view());
  ada.ask(protocol::Act{.actions = {legal.front(), Action{.kind = ActionKind::pass}}, .step = {}});
  REQUIRE(seat_to_act(ben) == 1);
  CHECK_FALSE(clock_of(ben).contains("running"));
  world.pass(kHeadStart + 10s);
  const bool restarted = GENERATE(false, true);
  if (restarted) {
    world.directory().shut_down(protocol::ClosingReason::restarting, 1000, [] {});
    world.run();
    world.time.pass(1h);
    world.restart();
    world.workers().hold();
  }
  Guest again(world, TestClient("again-"));
  again.join(table.room, 1);
  again.ask(protocol::TakeBack{});
  world.pass(0s);
  CHECK(left_ms(world, again, 1) == whole - 10'000);
}

TEST_CASE("votes stay though the seat hands over, takes back, or another one resigns", "[rooms][clock]") {
  RoomWorld world;
  GameTable table(world, 5, kAdaBegins);
  Guest &ada = *table.players[0], &ben = *table.players[1], &cleo = *table.players[2];
  Guest &dora = *table.players[3], &emil = *table.players[4];
  world.workers().hold();
  const protocol::VoteSkip vote{.seat = 0};
  world.pass(3min);
  REQUIRE(ben.ask(vote).at("type") == "reply");
  const json one = json::parse(R"({"seat":0,"votes":[false,true,false,false,false],"needed":3})");
  CHECK(ben.view().at("skip") == one);
  ada.ask(protocol::HandOver{.level = "club"});
  CHECK(ben.view().at("skip") == one);

  SECTION("and further ones count while a computer stands in") {
    cleo.ask(vote);
    CHECK(dora.ask(vote).at("type") == "reply");
    CHECK(seat_to_act(ben) == 1);
    CHECK(ben.client.deltas().back().at("events").front().at("cause") == "vote");
  }
  SECTION("and when it has come back") {
    ada.ask(protocol::TakeBack{});
    CHECK(ben.view().at("skip") == one);
    cleo.ask(vote);
    dora.ask(vote);
    CHECK(seat_to_act(ben) == 1);
  }
  SECTION("of those who are left, who may be enough then") {
    ada.ask(protocol::TakeBack{});
    cleo.ask(vote);
    if (GENERATE(true, false))
      emil.act(Action{.kind = ActionKind::resign});
    else
      emil.ask(protocol::Leave{});
    CHECK(ben.view().at("skip").at("votes") == json::parse("[false,true,true,false,false]"));
    CHECK(ben.view().at("skip").at("needed") == 2);
    CHECK(seat_to_act(ben) == 0);
    CHECK(ben.ask(vote).at("type") == "reply");
    CHECK(seat_to_act(ben) == 1);
  }
  SECTION("but for those of a seat that plays no more") {
    ben.ask(protocol::HandOver{.level = "club"});
    CHECK_FALSE(cleo.view().contains("skip"));
  }
}

TEST_CASE("entries of earlier servers keep their meaning: handing over and taking back asked anew",
          "[rooms][clock]") {
  RunningClock running;
  RoomWorld& world = running.world;
  world.workers().hold();
  running.ada.ask(protocol::HandOver{.level = "club"});
  world.pass(5s);
  running.ada.ask(protocol::TakeBack{});
  CHECK(left_ms(world, running.ada, 0) == 35'000);
  forget_still_asked(world, running.table.room);
  world.restart();
  Guest ada(world, TestClient("again-"));
  ada.join(running.table.room, 0);
  CHECK(clock_of(ada).at("left_ms").at(0) == 40'000);
  CHECK(clock_of(ada).at("running").at("since") == world.time.wall_ms() + protocol::kClockHeadStartMs);
}

}  // namespace bastide::test
