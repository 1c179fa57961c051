// Where the figures of all modules may be, and what takes them (engine/rules/expansions.md, section 7).
#include <engine/catalogue.hpp>

#include "all_modules.hpp"
#include "catch.hpp"
#include "modules/abbey_and_mayor/games.hpp"
#include "modules/abbot/games.hpp"
#include "modules/princess_and_dragon/games.hpp"
#include "modules/tower/games.hpp"

#include <functional>
#include <set>

namespace bastide::test {
namespace {

using enum FeatureKind;
using enum PieceKind;
using enum Side;

}  // namespace

TEST_CASE("where each figure may be, in the table of EXP, section 7 (EXP-FIG-01)", "[engine][together]") {
  struct Row {
    const char* where;
    std::function<std::unique_ptr<Game>()> begin;
    std::function<Action(const Game&)> action;  ///< by whichever figure
    std::set<PieceKind> allowed;
  };
  const auto after = [](std::string_view tile, int x, int y, int rotation,
                        const std::vector<PlacedPiece>& pieces = {}) {
    return [=] {
      const auto game = with_pieces(
          *from_layout({lying("D", 0, 0), lying("U", 1, 0)}, {tile, "U"}, {}, all_modules()), pieces);
      play(*game, place(x, y, rotation));
      return game->clone();
    };
  };
  const PlacedPiece thief = standing(0, meeple, "D", road, 0, 0);
  const PlacedPiece knight = standing(0, meeple, "D", city, 0, 0);
  const PlacedPiece farmer = standing(0, meeple, "U", field, 1, 0);
  const auto beside_farmer = [](const Game& game) {
    const TableState table = game.snapshot().table;
    const auto segments = tile(table.board.back().tile).segments;
    for (std::uint8_t index = 0; index < segments.size(); ++index)
      if (is_legal(game, as(pig, deploy(index)))) return deploy(index);
    FAIL("no pig beside the farmer");
    return kPass;
  };
  const auto on = [](FeatureKind kind, Side side) {
    return [=](const Game& game) { return claim(game, kind, side); };
  };
  const Row rows[]{
      {"road", after("U", 2, 0, 0), on(road, west), {meeple, big_meeple, wagon}},
      {"city", after("F", 0, -1, 1), on(city, south), {meeple, big_meeple, mayor, wagon}},
      {"field",
       after("U", 2, 0, 0),
       [](const Game& game) { return claim_field(game, 0); },
       {meeple, big_meeple, shepherd}},
      {"monastery",
       after("B", 0, 1, 0),
       [](const Game& game) { return claim_monastery(game); },
       {meeple, big_meeple, abbot, wagon}},
      {"garden",
       after("tower-FFFF-garden", 0, 1, 0),
       [](const Game& game) { return claim_with_abbot(game); },
       {abbot}},
      {"an abbey",
       [] {
         const auto game = around_a_hole({"U", "U"}, {}, all_modules());
         play(*game, abbey_at(1, 0));
         return game->clone();
       },
       [](const Game&) { return deploy(0); },
       {meeple, big_meeple, abbot, wagon}},
      {"road with an own thief", after("U", 2, 0, 0, {thief}), on(road, west), {builder}},
      {"city with an own knight", after("F", 0, -1, 1, {knight}), on(city, south), {builder}},
      {"field with an own farmer", after("U", 2, 0, 0, {farmer}), beside_farmer, {pig, shepherd}},
      {"a corner",
       [] {
         const auto game = from_layout({lying("B", 0, 0), lying("B", 1, 0), lying("B", 0, 1)}, {"B", "U"}, {},
                                       all_modules());
         play(*game, place(1, 1, 0));
         return game->clone();
       },
       [](const Game&) { return barn_at(Corner::nw); },
       {barn}},
      {"a tower",
       [] {
         const auto game =
             changed(*from_layout({lying("D", 0, 0), lying(kTower, 0, 1)}, {"U", "U"}, {}, all_modules()),
                     [](TableState& table) {
                       table.tower.towers = {{{0, 1}, feature_of(kTower, FeatureKind::tower), 1}};
                       --table.seats[0].tower.pieces;
                     });
         play(*game, place(1, 0, 0));
         return game->clone();
       },
       [](const Game&) { return top(0, 1); },
       {meeple, big_meeple}},
      {"a road through a portal",
       after("dragon-FRRR-ends-portal", 2, 0, 0),
       [](const Game&) {
         Action action = deploy(feature_of("D", road));
         action.elsewhere = true;
         return action;
       },
       {meeple, big_meeple, wagon}},
  };
  for (const auto& [where, begin, action, allowed] : rows) {
    const auto game = begin();
    REQUIRE(phase(*game) == Phase::action);
    for (int kind = 0; kind < kPieceKinds; ++kind) {
      const auto piece = static_cast<PieceKind>(kind);
      INFO(name(piece) << " on " << where);
      CHECK(is_legal(*game, as(piece, action(*game))) == allowed.contains(piece));
    }
  }
}

TEST_CASE(
    "a capture of followers takes every kind of them, and no barn (EXP-FIG-02, EXP-GEN-02, EXP-MIX-05, "
    "DRAGON-INNS-01)",
    "[engine][together]") {
  struct Row {
    PieceKind piece;
    FeatureKind kind;
    std::string_view tile;
  };
  for (const auto& [piece, kind, under] :
       {Row{meeple, city, "D"}, Row{big_meeple, city, "D"}, Row{mayor, city, "D"}, Row{wagon, city, "D"},
        Row{abbot, monastery, "B"}, Row{big_meeple, field, "D"}}) {
    INFO(name(piece));
    const PlacedPiece theirs = standing(1, piece, under, kind, 0, 0);
    const PlacedPiece own = standing(0, piece, under, kind, 0, 0);
    const int turned = kind == monastery ? 1 : 0;  // the road beside goes past it
    const auto around = [&](Names pile, const PlacedPiece& figure) {
      return with_pieces(*from_layout({lying(under, 0, 0), lying(kTower, 0, 1), lying("U", 1, 0, turned)},
                                      pile, {}, all_modules()),
                         {figure});
    };
    const auto beside_tower = around({"U", "U"}, theirs);
    play(*beside_tower, place(2, 0, turned));
    play(*beside_tower, build(0, 1));
    play(*beside_tower, take(*beside_tower, 0, 0));
    CHECK(held(*beside_tower, 0, 1) == 1);

    const auto by_dragon = changed(*around({"U", "dragon-FRFR-through-dragon", "U"}, theirs),
                                   [](TableState& table) { table.dragon.dragon = Cell{0, 1}; });
    lay(*by_dragon, 2, 0, turned);
    lay(*by_dragon, 3, 0, turned);
    const auto eaten =
        only<PieceReturned>(play(*by_dragon, Action{.kind = ActionKind::move_dragon, .direction = north}));
    REQUIRE(eaten.size() == 1);
    CHECK(eaten[0].piece == piece);
    CHECK(eaten[0].reason == ReturnReason::eaten);

    const auto guarded = around({"U", "U"}, own);
    play(*guarded, place(2, 0, turned));
    CHECK(is_legal(*guarded, fairy_beside(own)));

    if (kind != city) continue;
    const auto princess = around({"dragon-CFFC-joined-princess", "U"}, theirs);
    play(*princess, place(0, -1, 2));
    CHECK(only<PieceReturned>(play(*princess, without(theirs))).at(0).reason == ReturnReason::princess);
  }
}

}  // namespace bastide::test
