// The fairy: where she goes, whom she spares, what she pays; what the worked examples leave out.
#include <engine/game.hpp>

#include "catch.hpp"
#include "describe.hpp"
#include "modules/abbot/games.hpp"
#include "modules/princess_and_dragon/games.hpp"
#include "modules/tower/games.hpp"

namespace bastide::test {
namespace {

using enum FeatureKind;
using enum PieceKind;
using enum Side;

}  // namespace

TEST_CASE("a turn begins with the fairy's point, before its tile is drawn (DRAGON-TURN-01)",
          "[engine][dragon]") {
  const auto game = with_dragon_pile({"U", "U", "U", "U", "U", "U"});
  lay_and_claim(*game, 1, 0, 0, road, west);
  lay(*game, 2, 0, 0);
  lay_and(*game, 3, 0, 0, fairy_to(*game, 1, 0));
  const Events events = lay(*game, 4, 0, 0);
  const std::vector<std::string> lines = text(events);
  const auto at = [&](std::string_view start) {
    return std::ranges::find_if(lines, [&](const std::string& line) { return line.starts_with(start); });
  };
  REQUIRE(at("the turn of seat 1 ends") < at("seat 0 scores 1 for none (fairy_turn) (1,0)"));
  REQUIRE(at("seat 0 scores 1") < at("seat 0 draws"));
  REQUIRE(at("seat 0 draws") != lines.end());
  REQUIRE(scored_for(events, ScoreReason::fairy_turn).size() == 1);
}

TEST_CASE("the point comes also when nothing can be placed then, and once (DRAGON-FAIRY-07)",
          "[engine][dragon]") {
  // No city is open any more: C fits nowhere. It is the last tile, or another one is drawn in its place.
  for (const bool last : {true, false}) {
    const auto game = last ? with_dragon_pile({"E", "U", "U", "U", "C"})
                           : with_dragon_pile({"E", "U", "U", "U", "C", "C", "U"});
    lay_and_farm(*game, 0, -1, 2, 0);
    lay(*game, 1, 0, 0);
    lay_and(*game, 2, 0, 0, fairy_to(*game, 0, -1));
    REQUIRE(dragon_of(*game).fairy->with == FairyFriend{0, meeple, 1});
    const int before = score(*game, 0);
    const Events events = lay(*game, 3, 0, 0);
    const auto paid = scored_for(events, ScoreReason::fairy_turn);
    REQUIRE(paid.size() == 1);
    REQUIRE(paid[0].seat == 0);
    REQUIRE(paid[0].points == 1);
    REQUIRE(paid[0].total == before + 1);
    REQUIRE(only<TileDiscarded>(events).size() == (last ? 1 : 2));
    REQUIRE(game->over() == last);
    if (!last) REQUIRE(score(*game, 0) == before + 1);
  }
}

TEST_CASE("a turn has one choice, and the fairy is one (DRAGON-TURN-03, DRAGON-FAIRY-01, EXP-ACT-01)",
          "[engine][dragon]") {
  const auto game = with_dragon_pile({"U", "U", "U", "U"});
  lay_and_claim(*game, 1, 0, 0, road, west);
  lay(*game, 2, 0, 0);
  REQUIRE(code_of(*game, Action{.kind = ActionKind::place_fairy, .cell = {1, 0}}) == Code::wrong_phase);
  play(*game, place(3, 0, 0));
  const Events events = play(*game, fairy_to(*game, 1, 0));
  REQUIRE(only<FairyMoved>(events).at(0).from == std::nullopt);
  REQUIRE(only<TurnEnded>(events).size() == 1);
  REQUIRE(dragon_of(*game).fairy->with == FairyFriend{0, meeple, 0});
}

TEST_CASE("the fairy may go to a follower whose feature is just complete, and pays at once (DRAGON-FAIRY-04)",
          "[engine][dragon]") {
  const auto game = with_dragon_pile({"F", "U", "E"});
  lay_and_claim(*game, 0, -1, 1, city, south);
  lay(*game, 1, 0, 0);
  const Events events = lay_and(*game, 0, -2, 2, fairy_to(*game, 0, -1));
  REQUIRE(scored_for(events, ScoreReason::completed).at(0).points == 8);
  REQUIRE(scored_for(events, ScoreReason::fairy).at(0).points == 3);
  REQUIRE(score(*game, 0) == 11);
  REQUIRE_FALSE(dragon_of(*game).fairy->with);  // DRAGON-FAIRY-05
  REQUIRE(dragon_of(*game).fairy->cell == Cell{0, -1});
}

TEST_CASE(
    "on a tile she pays every player with a follower in the feature there (DRAGON-FAIRY-09, DRAGON-DIFF-03, "
    "EXP-DIFF-26)",
    "[engine][dragon]") {
  const auto before = with_dragon_pile({"U", "W", "W"}, {{"fairy_place", std::string("tile")}});
  lay(*before, 1, 0, 0);
  const auto game = changed(*before, [](TableState& table) {
    for (const Seat seat : {Seat{0}, Seat{1}}) {
      table.pieces.push_back({seat, meeple, {1, 0}, 0});
      table.seats[seat].supply[0] = 6;
    }
    table.dragon.fairy = Fairy{{1, 0}, std::nullopt};
  });
  lay(*game, 2, 0, 0);
  const Events events = lay(*game, -1, 0, 0);
  const auto bonus = scored_for(events, ScoreReason::fairy);
  REQUIRE(bonus.size() == 2);
  REQUIRE(bonus[0].seat == 0);
  REQUIRE(bonus[1].seat == 1);
  REQUIRE(bonus[1].points == 3);
}

TEST_CASE("beside an abbot in a garden she pays at the end of the game (DRAGON-FAIRY-08)",
          "[engine][dragon][abbot]") {
  const auto game = with_dragon_pile({"base-E-garden", "U", "U"}, {}, {"abbot"});
  lay_and_bless(*game, 0, -1, 2);
  lay(*game, 1, 0, 0);
  const Events events = lay_and(*game, 2, 0, 0, fairy_to(*game, 0, -1));
  REQUIRE(game->over());
  const auto bonus = scored_for(events, ScoreReason::fairy);
  REQUIRE(bonus.size() == 1);
  REQUIRE(bonus[0].feature == garden);
  REQUIRE(bonus[0].points == 3);
}

TEST_CASE(
    "no bonus for an abbot taken back, nor for a feature that nobody holds (DRAGON-FAIRY-10, DRAGON-DIFF-08, "
    "EXP-FIG-03)",
    "[engine][dragon][abbot]") {
  const auto game = with_dragon_pile({"B", "U", "U", "U", "U", "U"}, {}, {"abbot"});
  lay_and_bless(*game, 0, 1, 0);
  lay(*game, 1, 0, 0);
  lay_and(*game, 2, 0, 0, fairy_to(*game, 0, 1));
  lay(*game, 3, 0, 0);
  const Events events = lay_and(*game, 4, 0, 0, kReturnAbbot);
  REQUIRE(scored_for(events, ScoreReason::abbot_returned).size() == 1);
  REQUIRE(scored_for(events, ScoreReason::fairy).empty());
  REQUIRE_FALSE(dragon_of(*game).fairy->with);
}

TEST_CASE("the fairy is refused whoever is no own follower in her reach (DRAGON-FAIRY-03, DRAGON-DIFF-05)",
          "[engine][dragon][tower]") {
  const auto game = with_dragon_pile({kTower, "B", "U", "U", "U", "U", "U"}, {}, {"tower"});
  lay_and(*game, 0, 1, 0, build(0, 1));
  lay_and_pray(*game, 1, 1, 0);
  lay_and(*game, 1, 0, 0, top(0, 1));
  lay(*game, 2, 0, 0);
  play(*game, place(3, 0, 0));
  const auto fairy = [](int x, int y, std::uint8_t feature) {
    return Action{.kind = ActionKind::place_fairy,
                  .feature = feature,
                  .cell = {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)}};
  };
  for (std::uint8_t feature = 0; feature < 4; ++feature) {
    REQUIRE(code_of(*game, fairy(0, 1, feature)) == Code::no_fairy_place);  // on a tower
    REQUIRE(code_of(*game, fairy(1, 1, feature)) == Code::no_fairy_place);  // another's
  }
  REQUIRE(code_of(*game, fairy(9, 9, 0)) == Code::no_fairy_place);
  REQUIRE(code_of(*game, fairy(0, 1, kWholeTile)) == Code::no_fairy_place);
}

TEST_CASE("at the end the fairy pays once, for a farm without cities, too (DRAGON-FINAL-02)",
          "[engine][dragon]") {
  for (const std::string scoring : {"farm-3", "farm-3-once", "city-4"}) {
    const auto game = with_dragon_pile({"U", "U", "U"}, {{"farm_scoring", scoring}});
    lay_and_farm(*game, 1, 0, 0, 0);
    lay(*game, 2, 0, 0);
    play(*game, place(3, 0, 0));
    const Events events = play(*game, fairy_to(*game, 1, 0));
    REQUIRE(scored_for(events, ScoreReason::final).empty());
    REQUIRE(scored_for(events, ScoreReason::fairy).size() == 1);
    REQUIRE(scored_for(events, ScoreReason::fairy)[0].feature == field);
    REQUIRE(score(*game, 0) == 3);
  }
}

}  // namespace bastide::test
