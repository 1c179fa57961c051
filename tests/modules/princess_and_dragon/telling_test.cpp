// What is told of dragon, fairy and princess: events, what everybody sees, actions, saves.
#include <engine/game.hpp>

#include "catch.hpp"
#include "describe.hpp"
#include "mistakes.hpp"
#include "modules/princess_and_dragon/games.hpp"
#include "properties.hpp"

#include <functional>

namespace bastide::test {
namespace {

using enum FeatureKind;
using enum PieceKind;
using enum Side;

}  // namespace

TEST_CASE("everybody sees dragon, fairy and the way so far (DRAGON-REC-06)", "[engine][dragon]") {
  const auto game = with_dragon_pile({kVolcano, "U", "B", "U", kDragon, "U"});
  lay_alone(*game, 0, 1, 0);
  lay_and_claim(*game, 1, 0, 0, road, west);
  lay_and_pray(*game, 1, 1, 0);
  lay_and(*game, 2, 0, 0, fairy_to(*game, 1, 0));
  lay(*game, 3, 0, 0);
  play(*game, step(east));
  const DragonTable seen = game->view(kNoSeat).table.dragon;
  REQUIRE(seen.dragon == Cell{1, 1});
  REQUIRE(seen.fairy == Fairy{{1, 0}, FairyFriend{1, meeple, 0}});
  REQUIRE(seen.visited.empty());  // no way on: the fairy blocks it
  REQUIRE(seen.steps_left == 0);
}

TEST_CASE("cell and feature name a follower: two of one seat on a tile are two choices (DRAGON-REC-02)",
          "[engine][dragon]") {
  const auto before = with_dragon_pile({"U", "U"});
  const auto game = changed(*before, [](TableState& table) {
    table.pieces = {{0, meeple, {0, 0}, 1}, {0, meeple, {0, 0}, 3}};
    table.seats[0].supply[0] = 5;
  });
  play(*game, place(1, 0, 0));
  const auto beside = [](int feature) {
    return Action{.kind = ActionKind::place_fairy, .feature = static_cast<std::uint8_t>(feature)};
  };
  REQUIRE(of_kind(*game, ActionKind::place_fairy) == std::vector<Action>{beside(1), beside(3)});
  REQUIRE(only<FairyMoved>(play(*game, beside(3))).at(0).feature == 3);
  REQUIRE(dragon_of(*game).fairy->with == FairyFriend{0, meeple, 3});
}

TEST_CASE("the actions of dragon, fairy and princess say as much as their rows do (DRAGON-REC-01)",
          "[engine][dragon]") {
  REQUIRE(fields(ActionKind::move_dragon) == kFieldDirection);
  REQUIRE(fields(ActionKind::place_fairy) == (kFieldCell | kFieldSomeFeature | kFieldWhich));
  REQUIRE(fields(ActionKind::remove_knight) == (kFieldCell | kFieldFeature | kFieldWhich));
  REQUIRE((fields(ActionKind::deploy) & kFieldOtherCell) != 0);
  const auto tiles_of_fairy = with_dragon_pile({"U", "U", "U", "U"}, {{"fairy_place", std::string("tile")}});
  lay_and_claim(*tiles_of_fairy, 1, 0, 0, road, west);
  lay(*tiles_of_fairy, 2, 0, 0);
  play(*tiles_of_fairy, place(3, 0, 0));
  REQUIRE(
      of_kind(*tiles_of_fairy, ActionKind::place_fairy) ==
      std::vector<Action>{Action{.kind = ActionKind::place_fairy, .feature = kWholeTile, .cell = {1, 0}}});
}

TEST_CASE("events tell of tiles that come too early and of the volcano (DRAGON-REC-04)", "[engine][dragon]") {
  const auto [game, begun] = started_with_events(dragon_setup({kDragon, "U", kVolcano, "U"}));
  REQUIRE(only<TileSetAside>(begun).size() == 1);
  REQUIRE(only<TileSetAside>(begun)[0].tile == tile_named(kDragon));
  lay(*game, 1, 0, 0);
  const Events events = lay_alone(*game, 0, 1, 0);
  REQUIRE(only<TilesReturned>(events).size() == 1);
  REQUIRE(only<TilesReturned>(events)[0].count == 1);
  REQUIRE(only<DragonMoved>(events).size() == 1);
  const DragonMoved fetched = only<DragonMoved>(events)[0];
  REQUIRE(fetched.seat == 1);
  REQUIRE_FALSE(fetched.from);
  REQUIRE(fetched.to == Cell{0, 1});
  REQUIRE(fetched.step == 0);
  REQUIRE(fetched.reason == DragonReason::volcano);
}

TEST_CASE("events tell where dragon and fairy go, whom that costs and what it brings (DRAGON-REC-04)",
          "[engine][dragon]") {
  Setup setup = dragon_setup({"U", "U", kDragon, "U", "U"});
  setup.start = {{tile_named("D"), {0, 0}, 0}, {tile_named(kVolcano), {0, 1}, 0}};
  const auto game = changed(*started(setup), [](TableState& table) {
    table.pieces = {{0, meeple, {0, 0}, 3}};
    table.seats[0].supply[0] = 6;
    table.dragon.dragon = Cell{0, 1};
  });
  lay_and_claim(*game, 1, 0, 0, road, west);
  lay(*game, 2, 0, 0);
  play(*game, place(3, 0, 0));
  const Events placed = play(*game, fairy_to(*game, 1, 0));
  REQUIRE(text(placed) == std::vector<std::string>{"fairy_moved, seat 0, from none, to (1,0), feature 0"});
  const std::vector<std::string> step_told = text(play(*game, step(north)));
  REQUIRE(step_told.size() == 5);
  REQUIRE(step_told[0] == "dragon_moved, seat 0, from (0,1), to (0,0), step 1, reason step");
  REQUIRE(step_told[1] == "seat 0 gets meeple back from (0,0) feature 3 (eaten)");
  REQUIRE(step_told[2] == "dragon_move_ended, steps 1");  // the fairy bars the way
  const auto paid = only<Scored>(lay(*game, -1, 0, 0));
  REQUIRE(paid.size() == 1);
  REQUIRE(text(Event(paid[0])) == "seat 0 scores 1 for none (fairy_turn) (1,0), total 1");
  const auto end = only<Scored>(lay(*game, 4, 0, 0));
  REQUIRE(end.size() == 2);
  REQUIRE(end[0].reason == ScoreReason::final);
  REQUIRE(end[1].reason == ScoreReason::fairy);
  REQUIRE(end[1].points == 3);
  REQUIRE(end[1].feature == road);
  REQUIRE(end[1].tiles == end[0].tiles);
}

TEST_CASE("no save has dragon or fairy where they cannot be", "[engine][dragon]") {
  const auto game = with_dragon_pile({kVolcano, "U", "B", kDragon, "U"});
  lay_alone(*game, 0, 1, 0);
  lay_and_claim(*game, 1, 0, 0, road, west);
  lay_and_pray(*game, 1, 1, 0);
  lay(*game, 2, 0, 0);
  REQUIRE(phase(*game) == Phase::dragon);
  const Snapshot good = game->snapshot();
  const std::function<void(TableState&)> faults[]{
      [](TableState& table) { table.dragon.dragon = Cell{9, 9}; },
      [](TableState& table) { table.dragon.dragon.reset(); },
      [](TableState& table) { table.dragon.dragon = Cell{1, 0}; },
      [](TableState& table) { table.dragon.fairy = Fairy{{9, 9}, std::nullopt}; },
      [](TableState& table) { table.dragon.fairy = Fairy{{0, 1}, std::nullopt}; },
      [](TableState& table) { table.dragon.fairy = Fairy{{1, 0}, FairyFriend{0, meeple, 0}}; },
      [](TableState& table) { table.dragon.visited.clear(); },
      [](TableState& table) { table.dragon.visited = {{0, 0}}; },
      [](TableState& table) { table.dragon.visited = {{2, 0}, {0, 1}}; },
      [](TableState& table) { table.dragon.steps_left = 5; },
      [](TableState& table) { table.held_back = tiles({kDragon}); },
      [](TableState& table) { table.held_back = tiles({"U"}); },
      [](TableState& table) { table.phase = Phase::action; },
  };
  check_same(*game, *continued(game->setup(), good));
  for (const auto& spoil : faults) {
    Snapshot bad = good;
    spoil(bad.table);
    const auto restored = carcassonne().restore(game->setup(), bad);
    REQUIRE_FALSE(restored);
    REQUIRE(restored.error().code == Code::bad_snapshot);
  }
}

}  // namespace bastide::test
