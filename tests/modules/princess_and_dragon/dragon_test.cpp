// The dragon: when it moves, where it goes, whom it eats; what the worked examples leave out.
#include <engine/game.hpp>
#include <engine/streams.hpp>

#include "catch.hpp"
#include "describe.hpp"
#include "modules/abbot/games.hpp"
#include "modules/princess_and_dragon/games.hpp"
#include "modules/tower/games.hpp"
#include "properties.hpp"

#include <algorithm>
#include <set>

namespace bastide::test {
namespace {

using enum FeatureKind;
using enum PieceKind;
using enum Side;

}  // namespace

TEST_CASE(
    "a feature that a volcano tile completes is scored, but nobody is deployed on it (DRAGON-VOLC-02, "
    "DRAGON-VOLC-03)",
    "[engine][dragon]") {
  const auto game = with_dragon_pile({"F", "U", kCityVolcano, "U"});
  lay_and_claim(*game, 0, -1, 1, city, south);
  lay(*game, 1, 0, 0);
  play(*game, place(0, -2, 2));
  REQUIRE(code_of(*game, deploy(1)) == Code::dragon_there);
  REQUIRE(scored_for(play(*game, kPass), ScoreReason::completed).at(0).points == 8);
}

TEST_CASE("an old volcano without the dragon is an ordinary tile (DRAGON-VOLC-04)", "[engine][dragon]") {
  const auto game = with_dragon_pile({kVolcano, kRoadVolcano, kPortal, "U"});
  lay_alone(*game, 0, 1, 0);
  lay_alone(*game, 1, 0, 0);
  play(*game, place(2, 0, 0));
  REQUIRE(is_legal(*game, elsewhere(Action{.kind = ActionKind::deploy, .feature = 0}, 0, 1)));
  REQUIRE(code_of(*game, elsewhere(Action{.kind = ActionKind::deploy, .feature = 1}, 1, 0)) ==
          Code::dragon_there);
}

TEST_CASE(
    "the dragon moves when its tile is placed, over whatever lies there, and eats nobody where it starts "
    "(DRAGON-MOVE-01, DRAGON-MOVE-03, DRAGON-EAT-03, DRAGON-EAT-04, DRAGON-DIFF-04, DRAGON-REC-03, "
    "EXP-GEN-03)",
    "[engine][dragon]") {
  const auto game = with_dragon_pile({kVolcano, "U", kDragon, "U", "U"});
  lay_alone(*game, 0, 1, 0);
  lay_and_claim(*game, 1, 0, 0, road, west);
  play(*game, place(2, 0, 0));
  REQUIRE(only<DragonMoveEnded>(play(*game, kPass)).empty());
  REQUIRE(phase(*game) == Phase::dragon);
  REQUIRE(game->legal_actions() == std::vector<Action>{step(north)});  // asked nevertheless
  REQUIRE(dragon_of(*game).visited == std::vector<Cell>{{0, 1}});
  play(*game, step(north));
  REQUIRE(game->to_act() == 1);
  const Events events = play(*game, step(east));
  REQUIRE(only<PieceReturned>(events).at(0).reason == ReturnReason::eaten);
  play(*game, step(east));
  REQUIRE(dragon_of(*game).dragon == Cell{2, 0});
  // The road is free again, and the next seat that extends it may claim it.
  play(*game, place(-1, 0, 0));
  REQUIRE(is_legal(*game, claim(*game, road, east)));
}

TEST_CASE("figures on towers are not eaten, and stay on the dragon's tile (DRAGON-EAT-05, DRAGON-EAT-06)",
          "[engine][dragon][tower]") {
  const auto game = with_dragon_pile({kTower, kVolcano, "U", kDragon, "U"}, {}, {"tower"});
  lay_and(*game, 0, 1, 0, build(0, 1));
  lay(*game, 1, 1, 0);
  lay_and(*game, 1, 0, 0, top(0, 1));
  lay(*game, 2, 0, 0);
  REQUIRE(phase(*game) == Phase::dragon);
  const Events events = play(*game, step(west));
  REQUIRE(only<PieceReturned>(events).empty());
  REQUIRE(game->snapshot().table.pieces.size() == 1);
  check_same(*game, *continued(game->setup(), game->snapshot()));
}

TEST_CASE("figures on a tile are eaten by feature, then seat (DRAGON-REC-05)", "[engine][dragon]") {
  const auto before = with_dragon_pile({kVolcano, "U", kDragon, "U"});
  lay_alone(*before, 0, 1, 0);
  lay(*before, 1, 0, 0);
  const auto game = changed(*before, [](TableState& table) {
    table.pieces = {
        {0, meeple, {0, 0}, 3}, {1, meeple, {0, 0}, 0}, {1, meeple, {0, 0}, 1}, {0, meeple, {0, 0}, 0}};
    table.seats[0].supply[0] = table.seats[1].supply[0] = 5;
  });
  lay(*game, 2, 0, 0);
  std::vector<std::pair<int, Seat>> order;
  for (const PieceReturned& eaten : only<PieceReturned>(play(*game, step(north))))
    order.emplace_back(eaten.feature, eaten.seat);
  REQUIRE(order == std::vector<std::pair<int, Seat>>{{0, 0}, {0, 1}, {1, 1}, {3, 0}});
}

TEST_CASE("an abbot is eaten and brings nothing (DRAGON-ABBOT-01, EXP-FIG-03)", "[engine][dragon][abbot]") {
  const auto game = with_dragon_pile({"B", kVolcano, "U", kDragon, "U"}, {}, {"abbot"});
  lay_and_bless(*game, 0, 1, 0);
  lay_alone(*game, 1, 1, 0);
  lay(*game, 1, 0, 0);
  lay(*game, 2, 0, 0);
  const Events events = play(*game, step(west));
  REQUIRE(only<PieceReturned>(events).at(0).piece == abbot);
  REQUIRE(only<Scored>(events).empty());
  REQUIRE(supply(*game, 0, abbot) == 1);
}

TEST_CASE("the dragon walks on river tiles (DRAGON-RIVER-01, EXP-MIX-09)", "[engine][dragon][river]") {
  const auto game = with_dragon_pile({"river1-lake", kVolcano, kDragon, "U"}, {}, {"river"});
  play(*game, game->legal_actions().front());
  play(*game, kPass);
  play(*game, game->legal_actions().front());
  play(*game, game->legal_actions().front());
  if (phase(*game) == Phase::action) play(*game, kPass);
  REQUIRE(phase(*game) == Phase::dragon);
  bool on_river = false;
  for (const Action& action : game->legal_actions()) {
    const auto next = game->clone();
    play(*next, action);
    const TableState table = next->snapshot().table;
    const auto under = std::ranges::find(table.board, *table.dragon.dragon, &PlacedTile::cell);
    on_river |= tile(under->tile).deck != Deck::land;
  }
  REQUIRE(on_river);
}

TEST_CASE("somebody who has resigned makes no step, and leaves it to the next (EXP-RESIGN-01)",
          "[engine][dragon]") {
  const auto game = with_dragon_pile({kVolcano, "U", "B", kDragon, "U"}, {}, {}, 4);
  lay_alone(*game, 0, 1, 0);
  lay(*game, 1, 0, 0);
  lay(*game, 1, 1, 0);
  lay(*game, 2, 0, 0);
  REQUIRE(game->to_act() == 3);
  Events events;
  REQUIRE(game->apply(0, kResign, events));
  play(*game, step(east));
  REQUIRE(game->to_act() == 1);  // seat 0 has left
  REQUIRE(game->snapshot().table.turn_seat == 3);
  REQUIRE(game->apply(1, kResign, events));
  REQUIRE(game->to_act() == 2);
  REQUIRE(phase(*game) == Phase::dragon);
  check_same(*game, *continued(game->setup(), game->snapshot()));
  REQUIRE(game->apply(3, kResign, events));
  REQUIRE(game->over());
}

TEST_CASE("the seat whose turn it is may leave while another moves the dragon (EXP-RESIGN-01)",
          "[engine][dragon]") {
  const auto game = with_dragon_pile({kVolcano, "U", kDragon, "U"}, {}, {}, 3);
  lay_alone(*game, 0, 1, 0);
  lay_and_claim(*game, 1, 0, 0, road, west);
  lay(*game, 2, 0, 0);
  play(*game, step(north));
  REQUIRE(game->to_act() == 0);
  Events events;
  REQUIRE(game->apply(2, kResign, events));
  REQUIRE(game->to_act() == 0);
  play(*game, step(east));
  const Events last = play(*game, step(east));
  REQUIRE(only<TurnEnded>(last).at(0).seat == 2);
  REQUIRE(game->to_act() == 0);
  REQUIRE(phase(*game) == Phase::place);
}

TEST_CASE("a volcano may be tried before it is placed, and tells nothing of the shuffle (EXP-CHANCE-06)",
          "[engine][dragon]") {
  Setup setup = dragon_setup({});
  setup.end_after_forced = false;
  setup.piles.front().items = tiles({"U", kDragon, kVolcano, "V", "E", "U", "W"});
  std::set<std::string> told;
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    setup.chance = std::make_shared<const RandomStreams>(seed);
    const auto game = started(setup);
    lay_and_claim(*game, 1, 0, 0, road, west);
    const std::vector<Action> placing{place(0, 1, 0)};
    told.insert(text(foresee(*game, 1, placing, 20).value()));
  }
  REQUIRE(told.size() == 1);
  REQUIRE(told.begin()->find("1 tiles go back") != std::string::npos);
}

}  // namespace bastide::test
