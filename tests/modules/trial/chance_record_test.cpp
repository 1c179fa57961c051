// Chance in records: what was drawn is recorded, replayed, and compared with the committed streams
// (EXP-CHANCE-05).
#include "modules/trial/games.hpp"

#include <protocol/json.hpp>
#include <protocol/records/record.hpp>
#include <protocol/records/replay.hpp>
#include <protocol/records/verify.hpp>
#include <protocol/snapshot.hpp>

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

namespace bastide::test {
namespace {

using namespace protocol;

struct Played {
  Record record;
  std::uint64_t fingerprint;
  SavedGame halfway;
};

/// A whole game with a committed secret and random players.
Played played_game(std::uint64_t seed) {
  Random random(seed);
  const Rules rules =
      rules_with({"trial"}, {{"trial_gifts", false}, {"trial_steps", false}, {"trial_chance", true}});
  Proof proof{.game_id = {}, .secret = {}, .commitment = {}, .entropy = {std::nullopt, Bytes32{7}}};
  proof.secret.fill(static_cast<std::uint8_t>(seed));
  proof.commitment = commitment(proof.secret);
  const Setup setup =
      derive_setup(carcassonne(), rules, 2, derive_seed(proof.secret, proof.game_id, proof.entropy));
  const auto game = started(setup);
  SavedGame halfway{.kind = &carcassonne(), .setup = setup, .snapshot = {}};
  std::vector<SeatAction> actions;
  while (!game->over()) {
    if (actions.size() == 60) halfway.snapshot = game->snapshot();
    const std::vector<Action> legal = game->legal_actions();
    actions.push_back({game->to_act(), legal[random.below(static_cast<std::uint32_t>(legal.size()))]});
    play(*game, actions.back().action);
  }
  Record record = make_record({.kind = carcassonne(),
                               .setup = setup,
                               .seats = {{"Ada", Colour::red}, {"Ben", Colour::blue}},
                               .drawn = game->drawn(),
                               .snapshot = game->snapshot(),
                               .actions = actions,
                               .result = *game->result(),
                               .proof = proof});
  return {std::move(record), game->fingerprint(), std::move(halfway)};
}

Record read_back(const Json& json) {
  auto record = read_record(json.dump());
  if (!record) throw std::runtime_error(record.error().message + " at " + record.error().at);
  return std::move(*record);
}

bool finds(const Verification& verdict, const std::string& what) {
  return std::ranges::any_of(verdict.faults,
                             [&](const std::string& fault) { return fault.starts_with(what); });
}

}  // namespace

TEST_CASE("a record holds what was drawn, plays it again, and is verified", "[engine][trial][chance]") {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    const Played played = played_game(seed);
    REQUIRE(played.record.chance.size() == 3);
    const Record again = read_back(to_json(played.record));
    REQUIRE(again.chance == played.record.chance);
    REQUIRE(to_text(again) == to_text(played.record));
    const auto replayed = replay(again);
    REQUIRE(replayed);
    REQUIRE(replayed->end == ReplayEnd::finished);
    REQUIRE(replayed->game->fingerprint() == played.fingerprint);
    const auto verdict = verify(again);
    REQUIRE(verdict);
    CHECK(verdict->faults == std::vector<std::string>{});
    REQUIRE(std::ranges::count(verdict->agreements, "chance.trial_die is right") == 1);
  }
}

TEST_CASE("a record that does not tell what was drawn plays by its streams", "[engine][trial][chance]") {
  const Played played = played_game(6);
  Json json = to_json(played.record);
  json.erase("chance");
  const Record silent = read_back(json);
  REQUIRE(replay(silent)->game->fingerprint() == played.fingerprint);
  CHECK(verify(silent)->faults == std::vector<std::string>{});

  json.erase("proof");  // the streams then have another seed, unrelated to the deck
  const Record unproven = read_back(json);
  CHECK(replay(unproven)->game->snapshot().chance != replay(silent)->game->snapshot().chance);
}

TEST_CASE("verify finds what was drawn otherwise than committed", "[engine][trial][chance]") {
  const Json good = to_json(played_game(7).record);
  const auto found = [&](const std::function<void(Json&)>& forge) {
    Json forged = good;
    forge(forged["chance"]);
    return verify(read_back(forged)).value();
  };
  const auto other_face = [](Json& chance) { chance["trial_die"][0] = chance["trial_die"][0] == 1 ? 2 : 1; };
  CHECK(finds(found(other_face), "chance.trial_die: "));
  CHECK(finds(found([](Json& chance) { chance["trial_die"].push_back(6); }), "chance.trial_die: "));
  CHECK(finds(found([](Json& chance) { chance.erase("trial_die"); }), "chance.trial_die: "));
  CHECK(finds(found([](Json& chance) { chance["trial_die"][0] = 7; }), "Action "));
}

TEST_CASE("a record with a value that cannot come is illegal there", "[engine][trial][chance]") {
  Json json = to_json(played_game(8).record);
  json["chance"]["trial_die"][0] = 7;
  const auto replayed = replay(read_back(json));
  REQUIRE(replayed);
  REQUIRE(replayed->end == ReplayEnd::rejected);
  REQUIRE(replayed->rejected->rejection.code == Code::bad_chance);
  REQUIRE(replayed->rejected->index > 0);
  json["chance"] = {{"nobody's", {1}}};
  const auto unknown = replay(read_back(json));
  REQUIRE(unknown.error().code == "setup/bad_chance");
}

TEST_CASE("a saved game keeps what came of the streams as text", "[engine][trial][chance]") {
  SavedGame saved = played_game(9).halfway;
  saved.setup.forced_chance = {{"trial_die", {saved.snapshot.chance.at("trial_die").values.front()}}};
  const Json json = to_json(saved);
  const auto again = read_snapshot(Json::parse(json.dump()));
  REQUIRE(again);
  REQUIRE(again->snapshot.chance == saved.snapshot.chance);
  REQUIRE(again->setup.forced_chance == saved.setup.forced_chance);
  REQUIRE(to_json(*again) == json);
  for (const char* broken :
       {R"({"trial_die": {"values": 3, "next": 0}})", R"({"trial_die": {"values": [3], "next": -1}})",
        R"({"": {"values": [3], "next": 1}})", "[]"}) {
    Json bad = json;
    bad["chance"] = Json::parse(broken);
    REQUIRE_FALSE(read_snapshot(bad));
  }
}

}  // namespace bastide::test
