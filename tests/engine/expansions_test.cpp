// What holds where modules meet (engine/rules/expansions.md) and no single module's tests show.
#include <engine/catalogue.hpp>

#include "all_modules.hpp"
#include "catch.hpp"
#include "modules/abbey_and_mayor/games.hpp"
#include "modules/abbot/games.hpp"
#include "modules/tower/games.hpp"
#include "modules/traders_and_builders/games.hpp"
#include "reference/scoring.hpp"

#include <algorithm>
#include <set>

namespace bastide::test {
namespace {

using enum FeatureKind;
using enum PieceKind;
using enum Side;

const Modules kWithDragon{"farmers", "princess_and_dragon"};

Modules with_dragon(std::initializer_list<const char*> more) {
  Modules modules = kWithDragon;
  modules.insert(modules.end(), more.begin(), more.end());
  return modules;
}

/// The first feature of this kind on a tile.
std::uint8_t feature_of(std::string_view name, FeatureKind kind) {
  const auto segments = tile(tile_named(name)).segments;
  const auto found = std::ranges::find(segments, kind, &Segment::kind);
  REQUIRE(found != segments.end());
  return static_cast<std::uint8_t>(found - segments.begin());
}

PlacedPiece standing(Seat seat, PieceKind piece, std::string_view tile, FeatureKind kind, int x, int y) {
  return {seat, piece, {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)}, feature_of(tile, kind)};
}

Action fairy_beside(const PlacedPiece& piece) {
  return {.kind = ActionKind::place_fairy, .feature = piece.feature, .cell = piece.cell};
}

Action without(const PlacedPiece& knight) {
  return {.kind = ActionKind::remove_knight, .feature = knight.feature, .cell = knight.cell};
}

/// "0 city completed" for each score, "goods" for goods claimed, in order.
std::vector<std::string> told(const Events& events) {
  std::vector<std::string> lines;
  for (const Event& event : events) {
    if (const auto* scored = std::get_if<Scored>(&event))
      lines.push_back(std::to_string(scored->seat) + " " + std::string(name(scored->feature)) + " " +
                      std::string(name(scored->reason)));
    if (std::holds_alternative<GoodsClaimed>(event)) lines.emplace_back("goods");
  }
  return lines;
}

using Lines = std::vector<std::string>;

/// A city of wine that an E closes in the east, (1, 0) r3: seat 0's knight and seat 1's,
/// beside whom the fairy stands.
std::unique_ptr<Game> before_a_rich_city(Names pile, const Options& options = {}) {
  const auto layout = from_layout({lying(kWine, 0, 0), lying("E", -1, 0, 1)}, pile, options,
                                  with_dragon({"traders_and_builders"}));
  return changed(
      *with_pieces(*layout, {standing(0, meeple, "E", city, -1, 0), standing(1, meeple, kWine, city, 0, 0)}),
      [](TableState& table) {
        table.dragon.fairy = Fairy{{0, 0}, FairyFriend{1, meeple, feature_of(kWine, city)}};
      });
}

}  // namespace

TEST_CASE("an inn and the fairy both add to what a road brings (EXP-GEN-01)", "[engine][together]") {
  constexpr std::string_view inn = "inns-FRFR-through-inn";
  const PlacedPiece thief = standing(0, meeple, "D", road, 0, 0);
  const auto game = with_pieces(*from_layout({lying("D", 0, 0), lying(inn, 1, 0)}, {"X", "X", "U"}, {},
                                             with_dragon({"inns_and_cathedrals"})),
                                {thief});
  play(*game, place(2, 0, 0));
  play(*game, fairy_beside(thief));
  lay(*game, -1, 0, 0);
  REQUIRE(score(*game, 0) == 4 * 2 + 3);
}

TEST_CASE(
    "a city's owners are paid by seat, then the fairy's friend, then its goods are taken (EXP-SCORE-03)",
    "[engine][together]") {
  const auto game = before_a_rich_city({"E", "U"});
  REQUIRE(told(lay(*game, 1, 0, 3)) ==
          Lines{"0 city completed", "1 city completed", "1 city fairy", "goods"});
}

TEST_CASE("in the final scoring, too, owners come by seat and the fairy's friend after them (EXP-FINAL-11)",
          "[engine][together]") {
  const auto game = before_a_rich_city({"U"});
  REQUIRE(told(lay_elsewhere(*game)) == Lines{"0 city final", "1 city final", "1 city fairy"});
}

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
       {meeple, big_meeple}},
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
      {"field with an own farmer", after("U", 2, 0, 0, {farmer}), beside_farmer, {pig}},
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
    "what takes followers takes every kind of them, and no barn (EXP-FIG-02, EXP-GEN-02, EXP-MIX-05, "
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
        only<PieceReturned>(play(*by_dragon, {.kind = ActionKind::move_dragon, .direction = north}));
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

TEST_CASE("the fairy does not keep a princess from her friend, and stays when he is gone (EXP-MIX-08)",
          "[engine][together]") {
  const PlacedPiece knight = standing(1, meeple, "D", city, 0, 0);
  const auto game = changed(
      *with_pieces(*from_layout({lying("D", 0, 0)}, {"dragon-CFFC-joined-princess", "U"}, {}, kWithDragon),
                   {knight}),
      [&](TableState& table) {
        table.dragon.fairy = Fairy{knight.cell, FairyFriend{1, meeple, knight.feature}};
      });
  play(*game, place(0, -1, 2));
  const Events events = play(*game, without(knight));
  REQUIRE(only<Scored>(events).empty());
  REQUIRE(table_of(*game).dragon.fairy == Fairy{knight.cell, std::nullopt});
}

TEST_CASE("the dragon enters an abbey like any tile and eats its monk (EXP-MIX-09)", "[engine][together]") {
  const auto game =
      changed(*around_a_hole({"dragon-FRFR-through-dragon", "U"}, {}, with_dragon({"abbey_and_mayor"})),
              [](TableState& table) { table.dragon.dragon = Cell{0, 1}; });
  play(*game, abbey_at(1, 0));
  play(*game, deploy(0));
  play(*game, of_kind(*game, ActionKind::place_tile).front());
  if (phase(*game) == Phase::action) play(*game, kPass);
  play(*game, {.kind = ActionKind::move_dragon, .direction = east});
  const auto eaten = only<PieceReturned>(play(*game, {.kind = ActionKind::move_dragon, .direction = north}));
  REQUIRE(eaten.size() == 1);
  REQUIRE(eaten[0].cell == Cell{1, 0});
}

TEST_CASE("on a tile the fairy brings one point a turn, however many followers stand there (EXP-DIFF-15)",
          "[engine][together]") {
  const auto game =
      changed(*with_pieces(*from_layout({lying("D", 0, 0)}, {"U", "U", "U"},
                                        {{"fairy_place", std::string("tile")}}, kWithDragon),
                           {standing(1, meeple, "D", city, 0, 0), standing(1, meeple, "D", road, 0, 0)}),
              [](TableState& table) { table.dragon.fairy = Fairy{{0, 0}, std::nullopt}; });
  REQUIRE(told(lay(*game, 1, 0, 0)) == Lines{"1 none fairy_turn"});
  REQUIRE(score(*game, 1) == 1);
}

TEST_CASE("what a city pays for the field beside it, in the table of EXP-MIX-41", "[engine][together]") {
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

TEST_CASE("the options of the expansions, by edition (EXP-ED-01, EXP-ED-03)", "[engine][rules]") {
  struct Row {
    const char* option;
    std::vector<std::string_view> words;  ///< empty: a toggle
    const char* classic;
    const char* newer;
  };
  const Row rows[]{
      {"inn_junction", {"one", "two"}, "one", "one"},
      {"sixth_player", {}, "on", "on"},
      {"double_turn", {"always", "may"}, "always", "always"},
      {"dragon_moves", {"before_scoring", "after_scoring"}, "before_scoring", "before_scoring"},
      {"princess", {"may", "must"}, "may", "may"},
      {"fairy_place", {"follower", "tile"}, "follower", "follower"},
      {"abbey_last_round", {}, "on", "on"},
      {"wagon_range", {"connected", "near"}, "connected", "near"},
      {"barn_on_barn", {}, "off", "off"},
      {"king_scoring", {"per_feature", "running", "ten", "fifteen_forty"}, "per_feature", "per_feature"},
  };
  for (const auto& [option, words, classic, newer] : rows) {
    INFO(option);
    const auto options = carcassonne().options();
    const auto spec = std::ranges::find(options, std::string_view(option), &OptionSpec::name);
    REQUIRE(spec != options.end());
    CHECK(std::ranges::equal(spec->words, words));
    for (const auto& [edition, expected] : {std::pair{"classic", classic}, {"new", newer}}) {
      const Rules rules = carcassonne().resolve({.edition = edition, .modules = all_modules()}).value();
      if (words.empty())
        CHECK(rules.option(option) == (std::string_view(expected) == "on" ? 1 : 0));
      else
        CHECK(reference::word(rules, option) == expected);
    }
  }
}

TEST_CASE("modules without tiles are named like the others (EXP-SETUP-06)", "[engine][rules]") {
  const auto in_land = [](const Modules& modules) {
    return carcassonne().piles(rules_with(modules)).back().items.size();
  };
  REQUIRE(in_land({}) == 71);
  for (const char* module : {"farmers", "abbot"}) {
    REQUIRE(rules_with({module}).has(module));
    REQUIRE(in_land({module}) == 71);
  }
}

}  // namespace bastide::test
