// Games of several revisions of the rules in one program: each is played, recorded and verified by its own
// (EXP-REV-01 to EXP-REV-04).
#include "modules/trial/games.hpp"

#include <protocol/game_json.hpp>
#include <protocol/http.hpp>
#include <protocol/json.hpp>
#include <protocol/records/record.hpp>
#include <protocol/records/replay.hpp>
#include <protocol/records/verify.hpp>
#include <protocol/snapshot.hpp>

#include <stdexcept>
#include <string>
#include <vector>

namespace bastide::test {
namespace {

using namespace protocol;

/// The last mend of the trial is of revision 2; those of the game itself may be of later ones.
int newest() { return carcassonne().newest_revision(); }

Rules rules_of(int revision) {
  Rules rules = rules_with({"trial"}, {{"trial_gifts", false}, {"trial_steps", false}});
  rules.revision = revision;
  return rules;
}

/// A whole game by random players, as a room would record it.
Record revised_game(int revision, std::uint64_t seed) {
  Random random(seed);
  Proof proof{.game_id = {}, .secret = {}, .commitment = {}, .entropy = {std::nullopt, std::nullopt}};
  proof.secret.fill(static_cast<std::uint8_t>(seed));
  proof.commitment = commitment(proof.secret);
  const Setup setup = derive_setup(carcassonne(), rules_of(revision), 2,
                                   derive_seed(proof.secret, proof.game_id, proof.entropy));
  const auto game = started(setup);
  std::vector<SeatAction> actions;
  while (!game->over()) {
    const std::vector<Action> legal = game->legal_actions();
    actions.push_back({game->to_act(), legal[random.below(static_cast<std::uint32_t>(legal.size()))]});
    play(*game, actions.back().action);
  }
  return make_record({.kind = carcassonne(),
                      .setup = setup,
                      .seats = {{"Ada", Colour::red}, {"Ben", Colour::blue}},
                      .drawn = game->drawn(),
                      .snapshot = game->snapshot(),
                      .actions = actions,
                      .result = *game->result(),
                      .proof = proof});
}

Expected<Record> reread(const Json& json) { return read_record(json.dump()); }

std::vector<std::string> faults_of(const Json& json) { return verify(reread(json).value()).value().faults; }

/// Whether an action of the record is illegal by the rules of another revision.
bool illegal_by(int revision, const Record& record) {
  Json json = to_json(record);
  json["rules"]["revision"] = revision;
  return replay(reread(json).value()).value().end == ReplayEnd::rejected;
}

}  // namespace

TEST_CASE("new games play the newest rules, and rules of no revision are the first",
          "[engine][trial][mends]") {
  CHECK(newest() >= 2);
  CHECK(carcassonne().resolve({})->revision == newest());
  CHECK(carcassonne().resolve({.revision = 1})->revision == 1);
  CHECK(read_rules(Json::object())->rules.revision == 0);
  CHECK(read_rules("{}", 100)->rules.revision == newest());
  const Json wish{{"secret", std::string(43, 'A')}, {"name", "Ada"}};
  CHECK(decode_create_room(wish.dump())->game.rules.revision == newest());
  CHECK(decode_ask_piles("{}")->rules.revision == 0);  // a record's rules
}

TEST_CASE("a revision that this program does not know is refused by name", "[engine][trial][mends]") {
  for (const int revision : {-1, newest() + 1}) {
    const auto refused = carcassonne().resolve({.revision = revision});
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == Code::unknown_revision);
    CHECK(refused.error().at == "revision");
  }
  const auto refused = read_rules(Json{{"revision", newest() + 1}}, "rules");
  REQUIRE_FALSE(refused);
  CHECK(refused.error().code == "rules/unknown_revision");
  CHECK(refused.error().at == "rules.revision");
  for (const Json& forged : {Json(-1), Json("1"), Json(1.5), Json(nullptr)})
    CHECK_FALSE(read_rules(Json{{"revision", forged}}));
}

TEST_CASE("a mend is in force from its revision on", "[engine][trial][mends]") {
  for (int revision = 0; revision <= newest(); ++revision) {
    CHECK(rules_of(revision).mended("trial_rich") == (revision >= 1));
    CHECK(rules_of(revision).mended("trial_champion") == (revision >= 2));
  }
  CHECK_THROWS_AS(rules_of(newest()).mended("trial_misspelt"), std::logic_error);
  CHECK_THROWS_AS(rules_of(newest()).option("trial_misspelt"), std::logic_error);
}

TEST_CASE("games of all revisions replay and verify, each by its own rules", "[engine][trial][mends]") {
  int apart = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    for (int revision = 0; revision <= newest(); ++revision) {
      CAPTURE(seed, revision);
      const Record record = revised_game(revision, seed);
      Json json = to_json(record);
      CHECK(json["rules"].contains("revision") == (revision > 0));
      CHECK(faults_of(json).empty());
      CHECK(to_text(reread(json).value()) == to_text(record));
      // By the rules of another revision it would be another game.
      const int other = revision == 0 ? newest() : 0;
      json["rules"]["revision"] = other;
      apart += !faults_of(json).empty();
      json["rules"]["revision"] = newest() + 1;
      const auto refused = reread(json);
      REQUIRE_FALSE(refused);
      CHECK(refused.error().code == "rules/unknown_revision");
    }
  }
  CHECK(apart > 12);
}

TEST_CASE("rules of moves, points and draws differ from one revision to the next", "[engine][trial][mends]") {
  int illegal = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    CHECK(to_json(revised_game(0, seed)) != to_json(revised_game(1, seed)));
    illegal += illegal_by(1, revised_game(2, seed));
  }
  CHECK(illegal > 0);
}

TEST_CASE("a saved game goes on by its revision", "[engine][trial][mends]") {
  for (int revision = 0; revision <= newest(); ++revision) {
    const Setup setup = derive_setup(carcassonne(), rules_of(revision), 2, {});
    const auto game = started(setup);
    const SavedGame saved{.kind = &carcassonne(), .setup = setup, .snapshot = game->snapshot()};
    const auto again = read_snapshot(to_json(saved));
    REQUIRE(again);
    CHECK(again->setup.rules == setup.rules);
  }
}

}  // namespace bastide::test
