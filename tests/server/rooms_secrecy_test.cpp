#include "room_world.hpp"

#include <protocol/game_json.hpp>
#include <protocol/records/shuffle.hpp>

#include "catch.hpp"
#include "effort.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <map>
#include <regex>
#include <set>

namespace bastide::test {

using nlohmann::json;
using namespace std::chrono_literals;
using Draws = std::vector<std::uint16_t>;

namespace {

constexpr int kSameDraws = 3;  // the first draws that twin games share
constexpr protocol::GameId kGameId{7};

struct Twins {
  protocol::Bytes32 a, b;
};

/// The draws from the first pile.
const Draws& first_pile(const Setup& setup) {
  const auto river = std::ranges::find(setup.piles, "river", &Pile::name);
  return (river == setup.piles.end() ? setup.piles.front() : *river).items;
}

/// Two secrets whose shuffles have the same first player and first tiles, and then differ.
Twins find_twins(int seed, const json& wish) {
  const auto rules = *protocol::read_rules(wish);
  std::map<std::pair<Seat, Draws>, std::pair<protocol::Bytes32, Draws>> seen;
  for (int i = 0;; ++i) {
    const protocol::Bytes32 secret = protocol::sha256(std::to_string(seed) + "/" + std::to_string(i));
    const std::vector<std::optional<protocol::Bytes32>> entropy(2);
    const Setup setup =
        protocol::derive_setup(*rules.kind, rules.rules, 2, protocol::derive_seed(secret, kGameId, entropy));
    const Draws& all = first_pile(setup);
    const Draws first(all.begin(), all.begin() + kSameDraws);
    const auto [twin, is_new] = seen.try_emplace({setup.first_player, first}, secret, all);
    if (!is_new && twin->second.second[kSameDraws] != all[kSameDraws]) return {twin->second.first, secret};
  }
}

server::Limits without_rates() {
  server::Limits limits;
  limits.messages_per_second = 1'000'000;
  limits.messages_burst = 1'000'000;
  limits.bot_ms_max = limits.bot_answer_ms_max = 60'000;  // time must not decide
  return limits;
}

/// A world whose first room is shuffled with this secret, and is otherwise equal.
struct TwinGame {
  explicit TwinGame(const protocol::Bytes32& secret, const json& rules = json::object())
      : world(with(secret)), table(*world, 2, rules), eve(*world, TestClient("e")) {
    eve.join(table.room);
    tiles = tiles_left() + 1;
  }

  static std::unique_ptr<RoomWorld> with(const protocol::Bytes32& secret) {
    auto world = std::make_unique<RoomWorld>(without_rates());
    world->entropy.force(kGameId);
    world->entropy.force(secret);
    return world;
  }

  int tiles_left() const { return eve.view().at("game").at("tiles_left"); }
  int draws() const { return tiles - tiles_left(); }

  /// Questions that change nothing: previews, surveys, refused actions.
  void pry(Random& random) {
    Guest& player = table.to_act();
    for (const Action& first : offered_actions(player.view())) {
      if (random.below(8) != 0) continue;
      player.ask(protocol::AskPreview{.actions = {first}});
      for (const ActionKind kind : {ActionKind::pass, ActionKind::use_wall_tile, ActionKind::place_tile}) {
        const Action next{.kind = kind, .cell = {4, 1}, .number = 1};
        player.ask(protocol::AskPreview{.actions = {first, next}});
        player.ask(protocol::AskPreview{.actions = {first, next, next}});
      }
    }
    eve.ask(protocol::AskHistory{});
    player.ask(protocol::AskHistory{.before = 2});
    for (Guest* guest : {table.players[0].get(), table.players[1].get(), &eve})
      guest->act(Action{.kind = ActionKind::use_wall_tile, .number = 2});
  }

  /// Whoever may takes the last turn back, and all others accept.
  void take_back() {
    for (const auto& player : table.players) {
      if (!player->view().contains("may_undo")) continue;
      player->ask(protocol::AskUndo{});
      for (const auto& other : table.players) other->ask(protocol::AcceptUndo{});
      return;
    }
  }

  /// Everything that clients received, without the commitment and what follows from it.
  std::string traffic() const {
    static const std::regex follows(R"re("(commitment|digest)":"[0-9a-f]+")re");
    std::string all;
    for (const Guest* guest :
         std::array<const Guest*, 3>{table.players[0].get(), table.players[1].get(), &eve})
      for (const std::string& text : guest->client.traffic())
        all += std::regex_replace(text, follows, "") + "\n";
    return all;
  }

  std::unique_ptr<RoomWorld> world;
  GameTable table;
  Guest eve;
  int tiles = 0;
};

}  // namespace

TEST_CASE("games that differ in what lies face down alone look the same to everybody (CASTLE-SETUP-02)",
          "[rooms]") {
  const json rules = GENERATE(values<json>({
      json::object(),
      {{"preset", "tower-2016"}},
      {{"modules", {"farmers", "river", "abbot", "tower"}}},
      {{"game", "castle"}},
  }));
  CAPTURE(rules.dump());
  for (int seed = 0; seed < effort(10); ++seed) {
    const Twins twins = find_twins(seed, rules);
    TwinGame a(twins.a, rules), b(twins.b, rules);
    Random random_a(static_cast<std::uint64_t>(seed)), random_b(static_cast<std::uint64_t>(seed));
    while (a.draws() <= kSameDraws) {
      a.pry(random_a);
      b.pry(random_b);
      REQUIRE(a.traffic() == b.traffic());
      if (random_a.below(4) == 0) a.take_back();
      if (random_b.below(4) == 0) b.take_back();
      REQUIRE(a.traffic() == b.traffic());
      a.table.move(random_a);
      b.table.move(random_b);
    }
    CHECK(a.traffic() != b.traffic());
  }
}

TEST_CASE("computers move alike in games that differ in what lies face down alone", "[rooms][bots]") {
  const json rules = GENERATE(values<json>({json::object(), {{"game", "castle"}}}));
  const std::string level = GENERATE("beginner", "club");
  CAPTURE(rules.dump(), level);
  const Twins twins = find_twins(1, rules);
  TwinGame a(twins.a, rules), b(twins.b, rules);
  int moves = 0;
  for (TwinGame* game : {&a, &b})
    for (const auto& player : game->table.players) player->ask(protocol::HandOver{.level = level});
  for (; a.draws() <= kSameDraws; ++moves) {
    REQUIRE(a.traffic() == b.traffic());
    a.world->pass(2s);
    b.world->pass(2s);
  }
  CHECK(moves > 2);
  CHECK(a.traffic() != b.traffic());
}

namespace {

/// The numbers of wall tiles anywhere in a message.
void collect_wall_tiles(const json& part, std::set<int>& numbers) {
  if (part.is_object() && part.contains("wall_tile")) numbers.insert(part.at("wall_tile").get<int>());
  if (part.is_structured())
    for (const json& inner : part) collect_wall_tiles(inner, numbers);
}

/// Collects what a client receives.
class Listener {
 public:
  explicit Listener(const TestClient& client) : client_(&client) {}

  /// The wall tiles that it was told.
  const std::set<int>& heard() {
    for (; next_ < client_->traffic().size(); ++next_)
      collect_wall_tiles(json::parse(client_->traffic()[next_]), numbers_);
    return numbers_;
  }

 private:
  const TestClient* client_;
  std::size_t next_ = 0;
  std::set<int> numbers_;
};

}  // namespace

TEST_CASE("no wall tile is told before somebody takes it (CASTLE-WALL-01)", "[rooms]") {
  int taken = 0;
  for (int seed = 0; seed < effort(20); ++seed) {
    TwinGame game(protocol::sha256(std::to_string(seed)), {{"game", "castle"}});
    Random random(static_cast<std::uint64_t>(seed));
    std::array listeners{Listener(game.table.players[0]->client), Listener(game.table.players[1]->client),
                         Listener(game.eve.client)};
    std::set<int> open;
    while (!game.table.over()) {
      if (random.below(4) == 0) game.pry(random);
      game.table.move(random);
      collect_wall_tiles(game.eve.view().at("game").value("wall_tiles", json::array()), open);
      for (Listener& listener : listeners) REQUIRE(listener.heard() == open);
    }
    taken += static_cast<int>(open.size());
  }
  CHECK(taken > 0);
}

TEST_CASE("no secret is ever sent, and none of a seat is ever stored", "[rooms]") {
  const protocol::Bytes32 secret = protocol::sha256("of the shuffle");
  TwinGame game(secret);
  Random random(1);
  game.table.play(random, 20);
  const std::string traffic = game.traffic();
  CHECK(traffic.find(protocol::to_hex(secret)) == std::string::npos);
  for (int seat = 0; seat < 2; ++seat) {
    const std::string in_base64 = protocol::to_base64url(secret_of(seat).bytes);
    const std::string in_hex = protocol::to_hex(secret_of(seat).bytes);
    const std::string hash = protocol::to_hex(protocol::sha256(secret_of(seat).bytes));
    CHECK(traffic.find(in_base64) == std::string::npos);
    CHECK(traffic.find(hash) == std::string::npos);
    for (const auto& entry : game.world->store.rooms().at(game.table.room).entries) {
      CHECK(entry.payload.find(in_base64) == std::string::npos);
      CHECK(entry.payload.find(in_hex) == std::string::npos);
    }
  }
}

}  // namespace bastide::test
