// The Tower with the Abbot, on the River and with six seats.
#include <engine/catalogue.hpp>
#include <engine/game.hpp>

#include "catch.hpp"
#include "modules/abbot/games.hpp"
#include "modules/tower/games.hpp"

#include <algorithm>
#include <functional>
#include <set>
#include <utility>

namespace bastide::test {

TEST_CASE(
    "an abbot can be taken prisoner, and then neither be taken back nor deployed "
    "(ABBOT-TOWER-01, TOWER-CAP-04)",
    "[engine][abbot][tower]") {
  const auto game = game_with({"farmers", "abbot", "tower"}, {"B", "tower-FFFF", "B", "U"});
  lay_and_bless(*game, 0, 1, 0);
  lay_and(*game, 1, 1, 0, build(1, 1));
  play(*game, take(*game, 0, 1));
  REQUIRE(game->snapshot().table.tower.prisoners.at(0).piece == PieceKind::abbot);
  play(*game, place(1, 2, 0));
  REQUIRE(code_of(*game, kReturnAbbot) == Code::no_abbot_to_return);
  REQUIRE(code_of(*game, claim_with_abbot(*game)) == Code::no_piece_left);
}

TEST_CASE(
    "an abbot is ransomed for 3 points like any figure and serves at once "
    "(ABBOT-TOWER-01, TOWER-RANSOM-03, TOWER-RANSOM-06)",
    "[engine][abbot][tower]") {
  const Setup setup = forced_setup(rules_with({"farmers", "abbot", "tower"}), 2, tiles({"B", "U"}));
  Snapshot snapshot = started(setup)->snapshot();
  SeatState& seat = snapshot.table.seats[0];
  seat = {.score = 3, .supply = {6, 0}, .tower = seat.tower};
  snapshot.table.tower.prisoners = {{1, 0, PieceKind::meeple, 1}, {1, 0, PieceKind::abbot, 1}};
  const auto game = continued(setup, snapshot);
  REQUIRE(is_legal(*game, ransom(1, PieceKind::meeple)));
  play(*game, ransom(1, PieceKind::abbot));
  REQUIRE(score(*game, 0) == 0);
  REQUIRE(score(*game, 1) == 3);
  lay_and_bless(*game, 0, 1, 0);
  REQUIRE(supply(*game, 0, PieceKind::abbot) == 0);
}

TEST_CASE("a tower's capture comes before an abbot's nine points (TOWER-CAP-08, ABBOT-SCORE-02)",
          "[engine][abbot][tower]") {
  for (const bool captures : {true, false}) {
    const auto game =
        game_with({"farmers", "abbot", "tower"}, {"B", "tower-FFFF", "U", "U", "E", "E", "E", "E", "E", "U"});
    lay_and_bless(*game, 0, 1, 0);
    lay(*game, -1, 1, 0);
    lay(*game, 1, 0, 0);
    lay(*game, -1, 0, 0);
    lay(*game, 1, 1, 1);
    lay(*game, 0, 2, 2);
    lay(*game, 1, 2, 1);
    // The eighth tile around; on the same turn a tower is built beside the monastery.
    play(*game, place(-1, 2, 3));
    play(*game, build(-1, 1));
    play(*game, captures ? take(*game, 0, 1) : kPass);
    REQUIRE(score(*game, 0) == (captures ? 0 : 9));
    REQUIRE(held(*game, 1, 0) == (captures ? 1 : 0));
  }
}

TEST_CASE("taking the abbot back, building and topping exclude each other (ABBOT-TOWER-02, TOWER-ACT-01)",
          "[engine][abbot][tower]") {
  const auto before = game_with({"farmers", "abbot", "tower"}, {"B", "tower-FFFF", "U", "U"});
  lay_and_bless(*before, 0, 1, 0);
  lay_and(*before, 0, 2, 0, build(0, 2));
  play(*before, kPass);  // does not take the abbot
  play(*before, place(1, 0, 0));
  const std::vector<Action> choices{kReturnAbbot, build(0, 2), top(0, 2)};
  for (const Action& chosen : choices) {
    const auto game = before->clone();
    REQUIRE(only<TurnEnded>(play(*game, chosen)).size() == 1);
    for (const Action& second : choices) {
      Events events;
      REQUIRE(game->apply(0, second, events).error().code == Code::not_your_turn);
    }
  }
}

TEST_CASE("tower tiles stay out of the river (TOWER-COMP-05)", "[engine][river][tower]") {
  const Rules rules = rules_with({"river", "tower"});
  const auto piles = carcassonne().piles(rules);
  REQUIRE(piles.size() == 3);
  for (const TileId id : piles[0].items) REQUIRE(tile(id).id.starts_with("river1-"));
  REQUIRE(piles[2].items.size() == 71 + 18);
}

TEST_CASE("on a river tile too a follower is captured, and a tower stands beside the river (TOWER-CAP-04)",
          "[engine][river][tower]") {
  const auto game = game_with({"farmers", "river", "tower"}, {"river1-lake", "tower-FFFF", "U"});
  lay_and_farm(*game, 1, 0, 0, 0);
  lay_and(*game, 1, 1, 0, build(1, 1));
  play(*game, take(*game, 1, 0));
  REQUIRE(held(*game, 1, 0) == 1);
}

TEST_CASE(
    "a saved position with more figures or tower pieces than there are is refused (BASE-COMP-02, "
    "ABBOT-COMP-01, TOWER-COMP-02)",
    "[engine][rejections][abbot][tower]") {
  const auto game = game_with({"farmers", "abbot", "tower"}, {"B", "tower-FFFF", "B", "U"});
  lay_and_pray(*game, 0, 1, 0);
  lay_and(*game, 1, 1, 0, build(1, 1));
  play(*game, take(*game, 0, 1));
  lay_and_bless(*game, 1, 2, 0);
  REQUIRE(carcassonne().restore(game->setup(), game->snapshot()));
  const std::pair<const char*, std::function<void(TableState&)>> spoilt[]{
      {"seats[0]", [](TableState& table) { ++table.seats[0].supply[0]; }},  // six, and a prisoner
      {"seats[1]", [](TableState& table) { ++table.seats[1].supply[0]; }},
      {"seats[0]", [](TableState& table) { ++table.seats[0].supply[1]; }},  // its abbot prays
      {"seats[0]", [](TableState& table) { table.tower.prisoners[0].count = 2; }},
      {"seats[1]", [](TableState& table) { table.pieces.push_back({1, PieceKind::meeple, {1, 1}, 0}); }},
      {"seats[1]", [](TableState& table) { table.seats[1].score = -1; }},
      {"seats[1]", [](TableState& table) { table.seats[1].score = 1'000'001; }},
      {"towers", [](TableState& table) { ++table.tower.towers[0].height; }},
      {"towers", [](TableState& table) { ++table.seats[0].tower.pieces; }},
  };
  for (const auto& [place, spoil] : spoilt) {
    Snapshot snapshot = game->snapshot();
    spoil(snapshot.table);
    const auto restored = carcassonne().restore(game->setup(), snapshot);
    REQUIRE_FALSE(restored);
    CHECK(restored.error().code == Code::bad_snapshot);
    CHECK(restored.error().at == place);
  }
}

TEST_CASE("every part of the modules' state counts for the fingerprint", "[engine][abbot][tower]") {
  const Rules rules = rules_with({"farmers", "abbot", "tower"});
  const auto game = started(forced_setup(rules, 3, tiles({"tower-FFFF", "tower-FFFF", "B", "U", "U"})));
  lay_and(*game, 0, 1, 0, build(0, 1));
  lay_and(*game, 0, 2, 0, build(0, 2));
  lay_and_bless(*game, 0, 3, 0);
  play(*game, place(1, 0, 0));
  const auto imprison = [](TableState& table, const Prisoners& some) {
    table.seats[some.owner].supply[static_cast<std::size_t>(some.piece)] -=
        static_cast<std::uint8_t>(some.count);
    table.tower.prisoners.push_back(some);
  };
  const auto capture_from = [](TableState& table, Cell built) {
    table.phase = Phase::capture;
    table.tower.built = built;
    table.pieces.push_back({1, PieceKind::meeple, {0, 1}, 0});
    table.seats[1].supply[0] = 6;
  };
  const std::pair<const char*, std::function<void(TableState&)>> changes[]{
      {"height", [](TableState& t) { t.tower.towers[0].height = 2, t.seats[0].tower.pieces = 7; }},
      {"which tower", [](TableState& t) { t.tower.towers[1].height = 2, t.seats[0].tower.pieces = 7; }},
      {"stock", [](TableState& t) { t.seats[0].tower.pieces = 7; }},
      {"whose stock", [](TableState& t) { t.seats[1].tower.pieces = 7; }},
      {"a figure's kind",
       [](TableState& t) {
         t.pieces[0].piece = PieceKind::meeple;
         t.seats[2].supply = {6, 0};
       }},
      {"an abbot less", [](TableState& t) { t.seats[2].supply[1] = 0, t.seats[1].supply[1] = 0; }},
      {"a prisoner", [&](TableState& t) { imprison(t, {1, 0, PieceKind::meeple, 1}); }},
      {"its captor", [&](TableState& t) { imprison(t, {2, 0, PieceKind::meeple, 1}); }},
      {"its kind", [&](TableState& t) { imprison(t, {1, 0, PieceKind::abbot, 1}); }},
      {"two prisoners", [&](TableState& t) { imprison(t, {1, 0, PieceKind::meeple, 2}); }},
      {"a ransom paid", [](TableState& t) { t.tower.ransom_paid = true; }},
      {"a capture", [&](TableState& t) { capture_from(t, {0, 1}); }},
      {"its tower", [&](TableState& t) { capture_from(t, {0, 2}); }},
  };
  std::set<std::uint64_t> seen{game->fingerprint()};
  for (const auto& [what, change] : changes) {
    INFO(what);
    Snapshot other = game->snapshot();
    change(other.table);
    CHECK(seen.insert(continued(game->setup(), other)->fingerprint()).second);
  }
}

TEST_CASE(
    "six seats without the sixth player are refused, with the module or without (BASE-PLAYERS-02, "
    "TOWER-COMP-02)",
    "[engine][rejections]") {
  for (const bool sixth : {false, true}) {
    Events events;
    const Rules rules = rules_with({"tower"}, {{"sixth_player", sixth}});
    const auto game = carcassonne().start(forced_setup(rules, 6, tiles({"U"})), events);
    REQUIRE(game.has_value() == sixth);
    if (sixth) continue;
    REQUIRE(game.error().code == Code::bad_seat_count);
    REQUIRE(game.error().at == "seats");
  }
}

}  // namespace bastide::test
