// Gold: where bars are laid, who takes them, and what they are worth.
#include "catch.hpp"
#include "describe.hpp"
#include "modules/abbey_and_mayor/games.hpp"
#include "modules/abbot/games.hpp"
#include "modules/bridges_castles_and_bazaars/games.hpp"
#include "modules/goldmines/games.hpp"
#include "modules/mage_and_witch/games.hpp"
#include "modules/princess_and_dragon/games.hpp"
#include "properties.hpp"

#include <engine/catalogue.hpp>
#include <engine/survey.hpp>

#include <algorithm>

namespace bastide::test {
namespace {

using enum FeatureKind;
using enum PieceKind;
using enum Side;

constexpr std::string_view kCity = "gold-CFFC-monastery-joined", kRoad = "gold-FRRF-monastery-through";

Modules gold_and(std::initializer_list<std::string> more) {
  Modules modules{"farmers"};
  modules.insert(modules.end(), more);
  modules.emplace_back("goldmines");
  return modules;
}

bool has_mine(TileId id) {
  return std::ranges::any_of(tile(id).segments, [](const Segment& one) { return one.kind == goldmine; });
}

const std::vector<GoldPile>& lying_on(const Game& game) { return table_of(game).gold.lying; }

std::vector<int> in_hands(const Game& game) {
  std::vector<int> bars;
  for (const SeatState& seat : table_of(game).seats) bars.push_back(seat.gold.bars);
  return bars;
}

/// Seat 0 has placed a goldmine that completes its city of three tiles, and lays the second bar.
std::unique_ptr<Game> closing_mine(const Modules& modules = kWithGold, int seats = 2) {
  const auto empty =
      from_layout({lying("D", 0, 0), lying("E", 1, -1, 3)}, {kCity, "U", "U"}, {}, modules, seats);
  auto game = with_pieces(*empty, {standing(0, meeple, "D", city, 0, 0)});
  play(*game, place(0, -1, 2));
  return game;
}

/// A road from a crossing over D, open in the west alone, with seat 0's thief or nobody's; seat 1 is to
/// place.
std::unique_ptr<Game> nearly_a_road(bool held, const Modules& modules = kWithGold, int seats = 2) {
  auto game = game_with(modules, {"W", "X", "U", "U"}, {}, seats);
  if (held)
    lay_and_claim(*game, 1, 0, 0, road, west);
  else
    lay(*game, 1, 0, 0);
  return game;
}

/// Tiles without roads and cities all around a cell, but for the south-east, and one farther off.
std::vector<StartTile> nearly_around(StartTile centre) {
  std::vector<StartTile> tiles{centre, lying("B", 2, 0)};
  for (const auto [x, y] : {std::pair{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}})
    tiles.push_back(lying("B", x, y));
  return tiles;
}

}  // namespace

TEST_CASE("eight goldmines come to the pile, and nobody has laid any of sixteen bars (GOLD-COMP-01)",
          "[engine][gold]") {
  for (const std::string_view preset : {"standard", "classic-ro"}) {
    const Rules without = rules_with({"farmers"}, {}, preset), with = rules_with(kWithGold, {}, preset);
    const auto mines = [](const Rules& rules) {
      return std::ranges::count_if(carcassonne().piles(rules).back().items, has_mine);
    };
    REQUIRE(mines(without) == 0);
    REQUIRE(mines(with) == 8);
    REQUIRE(carcassonne().piles(with).back().items.size() ==
            carcassonne().piles(without).back().items.size() + 8);
  }
  const auto game = game_with(kWithGold, {"U"});
  REQUIRE(table_of(*game).gold.left == 16);
  REQUIRE(lying_on(*game).empty());
  REQUIRE(in_hands(*game) == std::vector{0, 0});
}

TEST_CASE(
    "after a goldmine and before the action one bar lies on it, and the player lays another on a tile around "
    "it, which nobody may pass (GOLD-PLACE-01, EXP-TURN-08, EXP-REC-02)",
    "[engine][gold]") {
  const auto game = closing_mine();
  REQUIRE(phase(*game) == Phase::gold);
  REQUIRE(lying_on(*game) == std::vector{bars_at(0, -1, 1)});
  REQUIRE(game->legal_actions() == std::vector{bar_at(1, -1), bar_at(0, 0)});
  REQUIRE(code_of(*game, kPass) == Code::cannot_pass);
  for (const auto [x, y] : {std::pair{0, -1}, {0, -2}, {5, 5}})
    REQUIRE(code_of(*game, bar_at(x, y)) == Code::not_beside_mine);
  const Events events = play(*game, bar_at(1, -1));
  REQUIRE(only<GoldPlaced>(events).size() == 1);
  REQUIRE(phase(*game) == Phase::action);
  REQUIRE(lying_on(*game) == std::vector{bars_at(0, -1, 1), bars_at(1, -1, 1)});
  REQUIRE(table_of(*game).gold.left == 14);
}

TEST_CASE("a corner is around a goldmine, a cell two away is not (GOLD-PLACE-01)", "[engine][gold]") {
  const auto game =
      from_layout({lying("D", 0, 0), lying("B", 2, 1), lying("B", 3, 0)}, {kRoad, "U"}, {}, kWithGold);
  play(*game, place(1, 0, 1));
  REQUIRE(game->legal_actions() == std::vector{bar_at(0, 0), bar_at(2, 1)});
}

TEST_CASE("with one tile around it both bars are laid at once (GOLD-PLACE-01)", "[engine][gold]") {
  const auto game = game_with(kWithGold, {kCity, "U"});
  const Events events = play(*game, place(0, -1, 2));
  const auto placed = only<GoldPlaced>(events);
  REQUIRE(placed.size() == 2);
  REQUIRE(placed[0].cell == Cell{0, -1});
  REQUIRE(placed[1].cell == Cell{0, 0});
  REQUIRE(phase(*game) == Phase::action);
}

TEST_CASE("a tile may hold any number of bars (GOLD-PLACE-01)", "[engine][gold]") {
  const auto game = game_with(kWithGold, {kRoad, "U"});
  const auto with = with_bars(*game, {bars_at(0, 0, 5)});
  play(*with, place(1, 0, 1));
  REQUIRE(lying_on(*with) == std::vector{bars_at(0, 0, 6), bars_at(1, 0, 1)});
}

TEST_CASE("a tile without a goldmine brings no bars (GOLD-PLACE-01)", "[engine][gold]") {
  const auto game = game_with(kWithGold, {"U", "U"});
  REQUIRE(only<GoldPlaced>(play(*game, place(1, 0, 0))).empty());
  REQUIRE(phase(*game) == Phase::action);
}

TEST_CASE("the last bar lies on its goldmine, and the next goldmine brings none (GOLD-PLACE-02)",
          "[engine][gold]") {
  const int left = GENERATE(0, 1, 2);
  const auto game = game_with(kWithGold, {kRoad, "U"});
  const auto with = with_bars(*game, {}, {16 - left});
  const auto placed = only<GoldPlaced>(play(*with, place(1, 0, 1)));
  REQUIRE(std::cmp_equal(placed.size(), left));
  if (left > 0) REQUIRE(placed[0].cell == Cell{1, 0});
  REQUIRE(phase(*with) == Phase::action);
  REQUIRE(table_of(*with).gold.left == 0);
}

TEST_CASE("the bars on a completed road go to its owner, others stay (GOLD-TAKE-01)", "[engine][gold]") {
  const auto game =
      from_layout({lying("D", 0, 0), lying("B", 0, 2), lying("W", 1, 0)}, {"X", "U"}, {}, kWithGold);
  const auto held = with_pieces(*game, {standing(1, meeple, "D", road, 0, 0)});
  const auto with = with_bars(*held, {bars_at(0, 0, 1), bars_at(1, 0, 2), bars_at(0, 2, 3)});
  const auto taken = only<GoldTaken>(lay(*with, -1, 0, 0));
  REQUIRE(taken.size() == 1);
  REQUIRE(taken[0].seat == 1);
  REQUIRE(taken[0].count == 3);
  REQUIRE(taken[0].tiles == std::vector<Cell>{{0, 0}, {1, 0}, {1, 0}});
  REQUIRE(in_hands(*with) == std::vector{0, 3});
  REQUIRE(lying_on(*with) == std::vector{bars_at(0, 2, 3)});
}

TEST_CASE("the bars of a goldmine that completes a city at once go with it (GOLD-TAKE-01)",
          "[engine][gold]") {
  const auto game = closing_mine();
  play(*game, bar_at(1, -1));
  const auto taken = only<GoldTaken>(play(*game, kPass));
  REQUIRE(taken.size() == 1);
  REQUIRE(taken[0].count == 2);
  REQUIRE(in_hands(*game) == std::vector{2, 0});
}

TEST_CASE("a monastery and a garden have nine tiles (GOLD-TAKE-01)", "[engine][gold]") {
  const bool has_garden = GENERATE(false, true);
  const std::string_view centre = has_garden ? "base-U-garden" : "B";
  auto tiles = nearly_around(lying(centre, 0, 0));
  if (has_garden)
    for (StartTile& tile : tiles)
      if (tile.cell == Cell{-1, 0} || tile.cell == Cell{1, 0}) tile.tile = tile_named("U");
  if (has_garden) std::erase_if(tiles, [](const StartTile& tile) { return tile.cell == Cell{2, 0}; });
  const auto game = from_layout(tiles, {"B", "U"}, {}, gold_and({"abbot"}));
  const auto held = with_pieces(
      *game, {standing(1, has_garden ? abbot : meeple, centre, has_garden ? garden : monastery, 0, 0)});
  const auto with =
      with_bars(*held, has_garden ? std::vector{bars_at(-1, -1, 2), bars_at(0, 0, 1)}
                                  : std::vector{bars_at(-1, -1, 2), bars_at(0, 0, 1), bars_at(2, 0, 1)});
  lay(*with, 1, 1, 0);
  REQUIRE(in_hands(*with) == std::vector{0, 3});
  REQUIRE(lying_on(*with).size() == (has_garden ? 0 : 1));
}

TEST_CASE("of several tiles the one that most may take from is emptied first (GOLD-TAKE-02)",
          "[engine][gold]") {
  // Both have the road through D; seat 0 has the one in the west alone.
  const auto game =
      from_layout({lying("D", 0, 0), lying("W", 1, 0), lying("W", -2, 0)}, {"X", "U"}, {}, kWithGold);
  const auto held =
      with_pieces(*game, {{1, meeple, {1, 0}, 2}, {0, meeple, {0, 0}, 1}, {0, meeple, {-2, 0}, 0}});
  const auto with = with_bars(*held, {bars_at(-2, 0, 1), bars_at(0, 0, 1), bars_at(1, 0, 1)});
  const auto taken = only<GoldTaken>(lay(*with, -1, 0, 0));
  REQUIRE(taken.size() == 2);
  CHECK(taken[0].seat == 0);
  CHECK(taken[0].tiles == std::vector<Cell>{{-2, 0}, {0, 0}});
  CHECK(taken[1].seat == 1);
  CHECK(taken[1].tiles == std::vector<Cell>{{1, 0}});
}

TEST_CASE("nobody takes bars from what has no followers or no majority (GOLD-TAKE-03)", "[engine][gold]") {
  SECTION("no followers") {
    const auto with = with_bars(*nearly_a_road(false), {bars_at(0, 0, 2)});
    REQUIRE(only<GoldTaken>(lay(*with, -1, 0, 0)).empty());
    REQUIRE(lying_on(*with) == std::vector{bars_at(0, 0, 2)});
  }
  SECTION("a mayor without pennants") {
    const auto game = game_with(gold_and({"abbey_and_mayor"}), {"E", "U"});
    const auto with =
        with_bars(*with_pieces(*game, {standing(0, mayor, "D", city, 0, 0)}), {bars_at(0, 0, 2)});
    REQUIRE(only<GoldTaken>(lay(*with, 0, -1, 2)).empty());
    REQUIRE(lying_on(*with) == std::vector{bars_at(0, 0, 2)});
  }
}

TEST_CASE(
    "fields and the final scoring take no bars, which are then worth nothing (GOLD-TAKE-03, GOLD-FINAL-01)",
    "[engine][gold]") {
  const auto game = game_with(kWithGold, {"U"});
  const auto held =
      with_pieces(*game, {standing(0, meeple, "D", road, 0, 0), standing(0, meeple, "D", field, 0, 0)});
  const auto with = with_bars(*held, {bars_at(0, 0, 9)});
  const Events events = lay(*with, 1, 0, 0);
  REQUIRE(with->over());
  REQUIRE(only<GoldTaken>(events).empty());
  REQUIRE(std::ranges::none_of(only<Scored>(events),
                               [](const Scored& scored) { return scored.reason == ScoreReason::gold; }));
}

TEST_CASE("an abbot taken back early takes no bars (GOLD-TAKE-03, MINIS-WITH-01)", "[engine][gold]") {
  const auto game = game_with(gold_and({"abbot"}), {"base-E-garden", "U", "V", "U"});
  lay_and_bless(*game, 0, -1, 2);
  const auto with = with_bars(*game, {bars_at(0, -1, 2)});
  lay(*with, 1, 0, 0);
  play(*with, place(1, -1, 2));
  REQUIRE(only<GoldTaken>(play(*with, kReturnAbbot)).empty());
  REQUIRE(in_hands(*with) == std::vector{0, 0});
}

TEST_CASE(
    "bars are worth 1, 2, 3 or 4 points each at the end, by how many there are (GOLD-FINAL-01, EXP-FINAL-09)",
    "[engine][gold]") {
  constexpr int kWorth[] = {0, 1, 2, 3, 8, 10, 12, 21, 24, 27, 40, 44, 48, 52, 56, 60, 64};
  for (int bars = 0; bars <= 16; ++bars) {
    const auto with = with_bars(*game_with(kWithGold, {"U"}), {}, {0, bars});
    INFO(bars << " bars");
    CHECK(with->survey().standing == std::vector{0, kWorth[bars]});
    const Events events = lay(*with, 1, 0, 0);
    const auto scored = only<Scored>(events);
    REQUIRE(scored.size() == (bars > 0 ? 1 : 0));
    CHECK(score(*with, 1) == kWorth[bars]);
    if (bars == 0) continue;
    CHECK(scored[0].feature == gold);
    CHECK(scored[0].reason == ScoreReason::gold);
    CHECK(scored[0].lines.front().count == bars);
  }
}

TEST_CASE("a survey and a preview know of the bars (GOLD-PLACE-01, GOLD-TAKE-01)", "[engine][gold][survey]") {
  const auto mine = closing_mine();
  REQUIRE(mine->survey().standing == std::vector{7, 0});
  const auto game = game_with(kWithGold, {"U", kCity, "U"});
  lay(*game, 1, 0, 0);
  const std::vector<Action> step{place(0, -1, 2), bar_at(1, 0)};
  const auto seen = foresee(*game, 1, step, 16);
  REQUIRE(seen);
  REQUIRE(only<GoldPlaced>(seen->events).size() == 2);
  REQUIRE(std::ranges::count(actions_of(*seen), kPass) == 1);
}

TEST_CASE("gold is shared out before the king changes hands (EXP-SCORE-07)", "[engine][gold]") {
  const auto game = closing_mine(gold_and({"king_and_robber"}));
  play(*game, bar_at(0, 0));
  const Events events = play(*game, kPass);
  const auto place_of = [&](auto is_it) { return std::ranges::find_if(events, is_it) - events.begin(); };
  const auto gold_at = place_of([](const Event& one) { return std::holds_alternative<GoldTaken>(one); });
  const auto king_at = place_of([](const Event& one) { return std::holds_alternative<AwardTaken>(one); });
  REQUIRE(gold_at < king_at);
  REQUIRE(std::cmp_less(king_at, events.size()));
}

TEST_CASE(
    "the owner of a lord takes the bars of the fief when the castle is scored (MINIS-WITH-10, EXP-MIX-24)",
    "[engine][gold]") {
  const bool shared = GENERATE(false, true);
  const auto castle = with_castle({"W", "X", "U"}, {}, gold_and({"bridges_castles_and_bazaars"}));
  if (shared)
    lay_and_claim(*castle, 1, 0, 0, road, west);
  else
    lay(*castle, 1, 0, 0);
  const auto with = with_bars(*castle, {bars_at(0, -1, 1), bars_at(0, 0, 1), bars_at(1, 0, 1)});
  const auto taken = only<GoldTaken>(lay(*with, -1, 0, 0));
  // Two lie on the road, too; the castle's own tile is the lord's alone.
  REQUIRE(in_hands(*with) == (shared ? std::vector{2, 1} : std::vector{3, 0}));
  REQUIRE(taken.size() == (shared ? 2 : 1));
}

TEST_CASE("bars outside the fief are not the lord's (MINIS-WITH-10, EXP-MIX-24)", "[engine][gold]") {
  const auto castle = with_castle({"U", "W", "X", "U"}, {}, gold_and({"bridges_castles_and_bazaars"}));
  lay(*castle, 1, 0, 0);
  lay(*castle, 2, 0, 0);
  const auto with = with_bars(*castle, {bars_at(1, 0, 1), bars_at(2, 0, 1)});
  lay(*with, -1, 0, 0);
  REQUIRE(in_hands(*with) == std::vector{1, 0});
  REQUIRE(lying_on(*with) == std::vector{bars_at(2, 0, 1)});
}

TEST_CASE("an abbey has nine tiles, like a monastery (EXP-MIX-24, GOLD-TAKE-01)", "[engine][gold]") {
  std::vector<StartTile> ring;
  for (int y = -1; y <= 1; ++y)
    for (int x = -1; x <= 1; ++x)
      if (x != 0 || y != 0) ring.push_back(lying("B", x, y));
  const auto game = from_layout(ring, {"U", "U"}, {}, gold_and({"abbey_and_mayor"}));
  const auto with = with_bars(*game, {bars_at(-1, -1, 1), bars_at(1, 1, 1)});
  play(*with, abbey_at(0, 0));
  play(*with, claim_monastery(*with));
  REQUIRE(in_hands(*with) == std::vector{2, 0});
}

TEST_CASE("a barn that pays takes no bars (MINIS-WITH-09, EXP-MIX-24)", "[engine][gold]") {
  const auto empty =
      from_layout({lying("D", 0, 0), lying("E", 0, -1, 2), lying("B", -1, -1), lying("B", -1, -2)},
                  {"B", "U"}, {}, gold_and({"abbey_and_mayor"}));
  const auto held = with_pieces(*empty, {standing(1, meeple, "E", field, 0, -1)});
  const auto with = with_bars(*held, {bars_at(0, -1, 2)});
  play(*with, place(0, -2, 0));
  const Events events = play(*with, barn_at(Corner::sw));
  REQUIRE(scored_for(events, ScoreReason::barn_placed).size() == 1);
  REQUIRE(only<GoldTaken>(events).empty());
  REQUIRE(lying_on(*with) == std::vector{bars_at(0, -1, 2)});
}

TEST_CASE("a dragon neither eats gold nor stops at it (MINIS-WITH-03)", "[engine][gold]") {
  const auto game = game_with(gold_and({"princess_and_dragon"}), {kVolcano, kDragon, "U"});
  play(*game, place(0, 1, 0));
  const auto with = with_bars(*game, {bars_at(0, 0, 2)});
  lay(*with, 1, 0, 0);
  REQUIRE(phase(*with) == Phase::dragon);
  play(*with, step(north));
  REQUIRE(dragon_of(*with).dragon == Cell{0, 0});
  REQUIRE(lying_on(*with) == std::vector{bars_at(0, 0, 2)});
}

TEST_CASE("no goldmine is in a river pile (MINIS-WITH-13)", "[engine][gold]") {
  const auto piles = carcassonne().piles(rules_with(gold_and({"river"})));
  REQUIRE(piles.size() > 1);
  REQUIRE(std::ranges::none_of(piles.front().items, has_mine));
}

TEST_CASE("a hill that breaks the tie gives the gold, too (MINIS-WITH-14)", "[engine][gold]") {
  for (const bool hills : {false, true}) {
    constexpr std::string_view kHill = "hills-CFRF-hill";
    const auto empty = from_layout({lying("R", 0, 0), lying(kHill, 1, 0, 3), lying("E", -1, 0, 1)},
                                   {"E", "U"}, {{"hills_hills", hills}}, gold_and({"hills_and_sheep"}));
    const auto held =
        with_pieces(*empty, {standing(0, meeple, kHill, city, 1, 0), standing(1, meeple, "E", city, -1, 0)});
    const auto with = with_bars(*held, {bars_at(0, 0, 2)});
    lay(*with, 0, -1, 2);
    INFO(hills);
    CHECK(in_hands(*with) == (hills ? std::vector{2, 0} : std::vector{1, 1}));
  }
}

TEST_CASE(
    "for a seat that has resigned the first bar's place is taken, and its gold counts (EXP-RESIGN-02, "
    "EXP-RESIGN-04)",
    "[engine][gold]") {
  SECTION("the place") {
    const auto game = closing_mine(kWithGold, 3);
    play(*game, kResign);
    REQUIRE(in_hands(*game) == std::vector{2, 0, 0});
    REQUIRE(game->to_act() == 1);
  }
  SECTION("what its followers complete") {
    const auto game = nearly_a_road(true, kWithGold, 3);
    Events events;
    REQUIRE(game->apply(0, kResign, events));
    const auto with = with_bars(*game, {bars_at(0, 0, 2)});
    lay(*with, -1, 0, 0);
    REQUIRE(in_hands(*with) == std::vector{2, 0, 0});
  }
}

TEST_CASE("a save refuses gold that cannot be (GOLD-COMP-01, GOLD-PLACE-01)", "[engine][gold]") {
  const auto mine = closing_mine();
  const auto game = with_bars(*game_with(kWithGold, {"U"}), {bars_at(0, 0, 2)}, {3});
  check_same(*mine, *continued(mine->setup(), mine->snapshot()));
  check_same(*game, *continued(game->setup(), game->snapshot()));
  const std::function<void(TableState&)> faults[]{
      [](TableState& table) { table.gold.lying = {bars_at(7, 7, 2)}; },
      [](TableState& table) { table.gold.lying = {bars_at(0, 0, 1), bars_at(0, 0, 1)}; },
      [](TableState& table) {
        table.gold.lying = {bars_at(0, 0, 0)};
        table.gold.left = 13;
      },
      [](TableState& table) { table.gold.lying = {bars_at(0, 0, 14)}; },
      [](TableState& table) { table.gold.left = 16; },
      [](TableState& table) { table.seats[1].gold.bars = 17; },
      [](TableState& table) {
        table.phase = Phase::gold;
        table.tile = kNoTile;
      },
  };
  for (const auto& spoil : faults) CHECK(refused_save(*game, spoil) == Code::bad_snapshot);
  CHECK(refused_save(*mine, [](TableState& table) { table.gold = {{bars_at(0, 0, 1)}, 15}; }) ==
        Code::bad_snapshot);
}

TEST_CASE(
    "before the second bar lies mage and witch stand where the tile has joined and completed (GOLD-PLACE-01, "
    "MAGE-MOVE-02)",
    "[engine][gold][mage]") {
  const auto game = closing_mine(gold_and({"mage_and_witch"}));
  REQUIRE(game->phase() == Phase::gold);
  const auto saved = with_neutrals(*game, neutral_at(0, 0, 0), neutral_at(1, -1, 0));
  REQUIRE(saved->phase() == Phase::gold);
  play(*saved, Action{.kind = ActionKind::place_gold, .cell = {0, 0}});
  REQUIRE(saved->phase() == Phase::mage);  // they part
}

}  // namespace bastide::test
