// Abbey & Mayor where several modules meet (engine/rules/expansions.md).
#include <engine/catalogue.hpp>

#include "catch.hpp"
#include "modules/abbey_and_mayor/games.hpp"
#include "modules/princess_and_dragon/games.hpp"
#include "modules/tower/games.hpp"

namespace bastide::test {
namespace {

using enum FeatureKind;
using enum PieceKind;
using enum Side;

using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("monasteries and gardens come after what lies around an abbey (EXP-SCORE-14, ABBEY-TILE-09)",
          "[engine][together]") {
  constexpr std::string_view grass = "tower-FFFF-garden";
  std::vector<StartTile> layout{lying("X", -1, 1)};
  for (int y = 0; y < 4; ++y)
    for (int x = 0; x < 4; ++x) {
      if (x == 1 && y == 1) continue;
      const bool road_ends = x == 0 && y == 1;
      layout.push_back(x == 1 && y == 2 ? lying(grass, x, y) : lying(road_ends ? "U" : "B", x, y));
    }
  const auto game =
      with_pieces(*from_layout(layout, {"U"}, {}, {"farmers", "abbot", "tower", "abbey_and_mayor"}),
                  {standing(1, meeple, "B", monastery, 2, 1), standing(1, abbot, grass, garden, 1, 2),
                   standing(0, meeple, "U", road, 0, 1)});
  play(*game, abbey_at(1, 1));
  REQUIRE(told(play(*game, deploy(0))) ==
          Lines{"0 road completed", "0 monastery completed", "1 monastery completed", "1 garden completed"});
}

TEST_CASE("prisoners, figures on towers and abbeys in the hand are worth nothing at the end (EXP-FINAL-12)",
          "[engine][together]") {
  const auto layout = from_layout({lying("D", 0, 0), lying(kTower, 0, 1)}, {"B"},
                                  {{"abbey_last_round", false}}, {"farmers", "tower", "abbey_and_mayor"});
  const auto game = changed(*layout, [](TableState& table) {
    imprison(table, 0, 1);
    const PlacedPiece on_top = standing(1, meeple, kTower, FeatureKind::tower, 0, 1);
    table.pieces = {on_top};
    --table.seats[1].supply[static_cast<std::size_t>(meeple)];
    table.tower.towers = {{{0, 1}, on_top.feature, 1}};
    --table.seats[0].tower.pieces;
  });
  REQUIRE(told(lay(*game, 0, 2, 0)).empty());
  REQUIRE(game->over());
}

TEST_CASE("the dragon enters an abbey like any tile and eats its monk (EXP-MIX-09)", "[engine][together]") {
  const auto game =
      changed(*around_a_hole({"dragon-FRFR-through-dragon", "U"}, {}, with_dragon({"abbey_and_mayor"})),
              [](TableState& table) { table.dragon.dragon = Cell{0, 1}; });
  play(*game, abbey_at(1, 0));
  play(*game, deploy(0));
  play(*game, of_kind(*game, ActionKind::place_tile).front());
  if (phase(*game) == Phase::action) play(*game, kPass);
  play(*game, Action{.kind = ActionKind::move_dragon, .direction = east});
  const auto eaten =
      only<PieceReturned>(play(*game, Action{.kind = ActionKind::move_dragon, .direction = north}));
  REQUIRE(eaten.size() == 1);
  REQUIRE(eaten[0].cell == Cell{1, 0});
}

TEST_CASE("a city pays for the field beside it by the table of EXP-MIX-41", "[engine][together]") {
  struct Row {
    const char* scoring;
    int farmer, with_pig;
  };
  for (const auto& [scoring, farmer, with_pig] :
       {Row{"farm-3", 3, 4}, Row{"farm-3-once", 3, 4}, Row{"city-4", 4, 5}}) {
    for (const bool complete : {true, false}) {
      const auto paid = [&](const std::vector<PlacedPiece>& pieces) {
        std::vector<StartTile> layout{lying("B", 0, 0), lying("B", 1, 0), lying("B", 0, 1), lying("B", 1, 1),
                                      lying("E", 0, 2, 2)};
        if (complete) layout.push_back(lying("E", 0, 3));
        const auto game = with_pieces(
            *from_layout(layout, {"B"}, {{"farm_scoring", std::string(scoring)}, {"abbey_last_round", false}},
                         {"farmers", "traders_and_builders", "abbey_and_mayor"}),
            pieces);
        play(*game, place(2, 0, 0));
        play(*game, kPass);
        return score(*game, 0);
      };
      const PlacedPiece someone = standing(0, meeple, "B", field, 0, 1);
      PlacedPiece of_barn = standing(0, barn, "B", field, 0, 0);
      of_barn.corner = Corner::se;
      INFO(scoring << (complete ? ", complete" : ", incomplete"));
      CHECK(paid({someone}) == (complete ? farmer : 0));
      CHECK(paid({someone, standing(0, pig, "B", field, 1, 1)}) == (complete ? with_pig : 0));
      CHECK(paid({of_barn}) == (complete ? 4 : 0));
    }
  }
}

}  // namespace bastide::test
