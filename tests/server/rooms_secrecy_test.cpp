#include "room_world.hpp"

#include <protocol/game_json.hpp>
#include <protocol/shuffle.hpp>

#include "catch.hpp"
#include "effort.hpp"

#include <array>
#include <map>
#include <regex>

namespace bastide::test {

using nlohmann::json;
using Draws = std::vector<std::uint16_t>;

namespace {

constexpr int kSameDraws = 3;  // that the twin games have in common
constexpr protocol::GameId kGameId{7};

struct Twins {
  protocol::Bytes32 a, b;
};

/// Two secrets whose shuffles begin with the same player and tiles, and then go apart.
Twins find_twins(int seed) {
  const auto rules = *protocol::read_rules(json::object());
  std::map<std::pair<Seat, Draws>, std::pair<protocol::Bytes32, Draws>> seen;
  for (int i = 0;; ++i) {
    const protocol::Bytes32 secret = protocol::sha256(std::to_string(seed) + "/" + std::to_string(i));
    const std::vector<std::optional<protocol::Bytes32>> entropy(2);
    const Setup setup =
        protocol::derive_setup(*rules.kind, rules.rules, 2, protocol::derive_seed(secret, kGameId, entropy));
    const Draws& all = setup.piles[0].items;
    const Draws first(all.begin(), all.begin() + kSameDraws);
    const auto [twin, is_new] = seen.try_emplace({setup.first_player, first}, secret, all);
    if (!is_new && twin->second.second[kSameDraws] != all[kSameDraws]) return {twin->second.first, secret};
  }
}

/// A world whose first room is shuffled with this secret, and is alike in everything else.
struct TwinGame {
  explicit TwinGame(const protocol::Bytes32& secret)
      : world(with(secret)), table(*world), eve(*world, TestClient("e")) {
    eve.join(table.room);
  }

  static std::unique_ptr<RoomWorld> with(const protocol::Bytes32& secret) {
    auto world = std::make_unique<RoomWorld>();
    world->entropy.force(kGameId);
    world->entropy.force(secret);
    return world;
  }

  std::size_t draws() const {
    const json& game = eve.view().at("game");
    return game.at("board").size() - 1 + game.at("discards").size() + (game.at("tile").is_null() ? 0 : 1);
  }

  /// Everything that anybody got, without the commitment and what follows from it.
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
};

}  // namespace

TEST_CASE("games that differ in tiles not yet drawn alone look the same to everybody", "[rooms]") {
  for (int seed = 0; seed < effort(20); ++seed) {
    const Twins twins = find_twins(seed);
    TwinGame a(twins.a), b(twins.b);
    Random random_a(static_cast<std::uint64_t>(seed)), random_b(static_cast<std::uint64_t>(seed));
    REQUIRE(a.draws() == 1);
    while (a.draws() <= kSameDraws) {
      REQUIRE(a.traffic() == b.traffic());
      a.table.move(random_a);
      b.table.move(random_b);
    }
    CHECK(a.traffic() != b.traffic());
  }
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
