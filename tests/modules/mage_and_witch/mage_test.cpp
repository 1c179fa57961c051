// The mage and the witch: where they go, when they part, what they change and when they leave.
#include "catch.hpp"
#include "describe.hpp"
#include "modules/bridges_castles_and_bazaars/games.hpp"
#include "modules/mage_and_witch/games.hpp"
#include "modules/princess_and_dragon/games.hpp"
#include "properties.hpp"

#include <engine/carcassonne/referee.hpp>
#include <engine/catalogue.hpp>
#include <engine/survey.hpp>

#include <algorithm>

namespace bastide::test {
namespace {

using enum FeatureKind;
using enum Side;

constexpr ActionKind kMoveMage = ActionKind::move_mage, kMoveWitch = ActionKind::move_witch;
constexpr std::string_view kSplit = "mage-CFCF-split", kEnds = "mage-CRRR-ends";

Modules mage_and(std::initializer_list<std::string> more) {
  Modules modules{"farmers"};
  modules.insert(modules.end(), more);
  modules.emplace_back("mage_and_witch");
  return modules;
}

const NeutralsTable& neutrals(const Game& game) { return table_of(game).neutrals; }

/// A tile with the symbol has closed two cities and left nothing open.
std::unique_ptr<Game> closing(std::optional<NeutralPlace> mage, std::optional<NeutralPlace> witch) {
  const auto game = from_layout(
      {lying("E", 0, -1, 2), lying("B", 1, -1), lying("B", 1, 0), lying("B", 1, 1), lying("E", 0, 1, 0)},
      {kSplit, "B"}, {}, kWithMage);
  auto with = with_neutrals(*game, mage, witch);
  play(*with, place(0, 0, 0));
  return with;
}

/// MAGE-X02 up to the tile that joins both roads.
std::unique_ptr<Game> joined(Names more = {}) {
  std::vector<std::string_view> names{kSplit, kEnds, "V", "U", "V"};
  names.insert(names.end(), more.begin(), more.end());
  Setup setup = forced_setup(rules_with(kWithMage), 2, {});
  for (const std::string_view name : names) setup.forced.push_back(tile_named(name));
  auto game = started(setup);
  play(*game, place(0, -1, 0));
  play(*game, to(kMoveMage, 0, 0, 1));
  play(*game, kPass);
  play(*game, place(0, -2, 2));
  play(*game, to(kMoveWitch, 0, -2, 3));
  play(*game, kPass);
  lay(*game, 1, -2, 0);
  lay(*game, 1, -1, 1);
  play(*game, place(1, 0, 1));
  return game;
}

/// A road of two tiles with seat 0's thief, and these figures; seat 1 is to place.
std::unique_ptr<Game> on_road(Names pile, std::optional<NeutralPlace> mage, std::optional<NeutralPlace> witch,
                              const Modules& modules = kWithMage) {
  const auto game = game_with(modules, pile);
  lay_and_claim(*game, 1, 0, 0, road, west);
  return with_neutrals(*game, mage, witch);
}

std::string text_of(const std::vector<ScoreLine>& lines) {
  std::string text;
  for (const ScoreLine& line : lines)
    text += (text.empty() ? "" : " ") + std::string(line.what) + "=" + std::to_string(line.points);
  return text;
}

}  // namespace

TEST_CASE(
    "eight tiles with the symbol come to the pile, and both figures stand beside the map (MAGE-COMP-01)",
    "[engine][mage]") {
  for (const std::string_view preset : {"standard", "classic-ro"}) {
    const Rules without = rules_with({"farmers"}, {}, preset), with = rules_with(kWithMage, {}, preset);
    const auto symbols = [](const Rules& rules) {
      const auto piles = carcassonne().piles(rules);
      return std::ranges::count_if(piles.back().items, [](TileId id) {
        return std::ranges::any_of(tile(id).segments, [](const Segment& one) { return one.kind == mage; });
      });
    };
    REQUIRE(symbols(without) == 0);
    REQUIRE(symbols(with) == 8);
    REQUIRE(carcassonne().piles(with).back().items.size() ==
            carcassonne().piles(without).back().items.size() + 8);
  }
  const auto game = game_with(kWithMage, {"U"});
  REQUIRE_FALSE(neutrals(*game).mage);
  REQUIRE_FALSE(neutrals(*game).witch);
}

TEST_CASE(
    "after a tile with the symbol and before the action one of the two goes to any incomplete road or city, "
    "and nobody may pass (MAGE-MOVE-01, EXP-TURN-09, EXP-REC-02)",
    "[engine][mage]") {
  const auto game = game_with(kWithMage, {kSplit, "U"});
  play(*game, place(0, -1, 0));
  REQUIRE(phase(*game) == Phase::mage);
  REQUIRE(code_of(*game, kPass) == Code::cannot_pass);
  REQUIRE(code_of(*game, to(kMoveMage, 0, 0, 0)) == Code::no_neutral_place);    // complete
  REQUIRE(code_of(*game, to(kMoveMage, 0, 0, 2)) == Code::no_neutral_place);    // a field
  REQUIRE(code_of(*game, to(kMoveWitch, 5, 5, 0)) == Code::no_neutral_place);   // no tile
  REQUIRE(code_of(*game, to(kMoveWitch, 0, 0, 99)) == Code::no_neutral_place);  // no feature
  REQUIRE(code_of(*game, kRemoveMage) == Code::neutral_stays);
  for (const ActionKind kind : {kMoveMage, kMoveWitch}) {
    REQUIRE(is_legal(*game, to(kind, 0, 0, 1)));
    REQUIRE(is_legal(*game, to(kind, 0, -1, 0)));
  }
  REQUIRE(game->legal_actions().size() == 4);
  const Events events = play(*game, to(kMoveMage, 0, 0, 1));
  REQUIRE(only<NeutralMoved>(events).size() == 1);
  REQUIRE(phase(*game) == Phase::action);
  REQUIRE(neutrals(*game).mage == neutral_at(0, 0, 1));
  REQUIRE_FALSE(neutrals(*game).witch);
}

TEST_CASE("a tile without the symbol moves nobody (MAGE-MOVE-01)", "[engine][mage]") {
  const auto game = game_with(kWithMage, {"U", "U"});
  play(*game, place(1, 0, 0));
  REQUIRE(phase(*game) == Phase::action);
}

TEST_CASE("neither goes where one of them is, and either may go anywhere else (MAGE-MOVE-01)",
          "[engine][mage]") {
  const auto game = on_road({"U", kSplit, "U"}, neutral_at(0, 0, 1), std::nullopt);
  play(*game, place(0, -1, 0));
  REQUIRE(code_of(*game, to(kMoveWitch, 1, 0, 0)) == Code::no_neutral_place);
  REQUIRE(code_of(*game, to(kMoveMage, 1, 0, 0)) == Code::no_neutral_place);
  REQUIRE(game->legal_actions().size() == 2);
  play(*game, to(kMoveMage, 0, -1, 0));
  REQUIRE(neutrals(*game).mage == neutral_at(0, -1, 0));
}

TEST_CASE("a move names any segment, and the figure stands on the newest tile (MAGE-MOVE-04)",
          "[engine][mage]") {
  const auto game = on_road({"U", kSplit, "U"}, std::nullopt, std::nullopt);
  play(*game, place(0, -1, 0));
  REQUIRE(std::ranges::count(game->legal_actions(), to(kMoveMage, 1, 0, 0)) == 1);
  REQUIRE(std::ranges::count(game->legal_actions(), to(kMoveMage, 0, 0, 1)) == 0);
  play(*game, to(kMoveMage, 0, 0, 1));
  REQUIRE(neutrals(*game).mage == neutral_at(1, 0, 0));
}

TEST_CASE("a tile that joins their features makes one of them go at once, symbol or not (MAGE-MOVE-02)",
          "[engine][mage]") {
  const auto game = joined();
  REQUIRE(phase(*game) == Phase::mage);
  REQUIRE(code_of(*game, kPass) == Code::cannot_pass);
  REQUIRE(code_of(*game, to(kMoveWitch, 0, 0, 1)) == Code::no_neutral_place);
  REQUIRE(is_legal(*game, to(kMoveMage, 0, -2, 2)));
  play(*game, to(kMoveWitch, 0, -2, 2));
  REQUIRE(phase(*game) == Phase::action);
  REQUIRE(neutrals(*game).mage == neutral_at(0, 0, 1));
  REQUIRE(neutrals(*game).witch == neutral_at(0, -2, 2));
}

TEST_CASE("they part before the feature that they share is scored (MAGE-MOVE-02)", "[engine][mage]") {
  const auto game = from_layout({lying("D", 0, 0), lying("W", -1, 0), lying("B", 1, 1), lying("W", 2, 0)},
                                {"U", "U"}, {}, kWithMage);
  const auto with = with_neutrals(*game, neutral_at(0, 0, 1), neutral_at(2, 0, 2));
  play(*with, place(1, 0, 0));
  REQUIRE(phase(*with) == Phase::mage);
  play(*with, to(kMoveWitch, 2, 0, 0));
  const Events events = play(*with, claim(*with, road, west));
  REQUIRE(text_of(only<Scored>(events).front().lines) == "tiles=4 mage=4");
  REQUIRE_FALSE(neutrals(*with).mage);
  REQUIRE(neutrals(*with).witch == neutral_at(2, 0, 0));
}

TEST_CASE("where no place is left one that is on the map leaves it (MAGE-MOVE-03)", "[engine][mage]") {
  SECTION("neither is there") {
    const auto game = closing(std::nullopt, std::nullopt);
    REQUIRE(phase(*game) == Phase::action);
  }
  SECTION("one is there") {
    const auto game = closing(neutral_at(0, -1, 0), std::nullopt);
    REQUIRE(phase(*game) == Phase::mage);
    REQUIRE(game->legal_actions() == std::vector<Action>{kRemoveMage});
    REQUIRE(code_of(*game, kRemoveWitch) == Code::neutral_stays);
    const Events events = play(*game, kRemoveMage);
    REQUIRE(only<NeutralMoved>(events).front().reason == NeutralReason::removed);
    REQUIRE_FALSE(neutrals(*game).mage);
    REQUIRE(phase(*game) == Phase::action);
  }
  SECTION("both are there") {
    const auto game = closing(neutral_at(0, -1, 0), neutral_at(0, 1, 0));
    REQUIRE(game->legal_actions() == std::vector<Action>{kRemoveMage, kRemoveWitch});
    play(*game, kRemoveWitch);
    REQUIRE(neutrals(*game).mage);
    REQUIRE_FALSE(neutrals(*game).witch);
  }
}

TEST_CASE("the mage adds a point a tile, the witch halves, rounded up, also at the end (MAGE-SCORE-01)",
          "[engine][mage]") {
  struct Case {
    std::optional<NeutralPlace> mage, witch;
    std::string_view closed, last;
  };
  const NeutralPlace here = neutral_at(0, 0, 1);
  const auto [mage, witch, closed, last] =
      GENERATE_COPY(Case{std::nullopt, std::nullopt, "tiles=3", "tiles=2"},
                    Case{here, std::nullopt, "tiles=3 mage=3", "tiles=2 mage=2"},
                    Case{std::nullopt, here, "tiles=3 witch=-1", "tiles=2 witch=-1"});
  SECTION("complete") {
    const auto game = game_with(kWithMage, {"W", "W", "U"});
    lay_and_claim(*game, 1, 0, 0, road, west);
    const auto with = with_neutrals(*game, mage, witch);
    const Events events = lay(*with, -1, 0, 0);
    REQUIRE(text_of(only<Scored>(events).front().lines) == closed);
  }
  SECTION("at the end") {
    const auto with = on_road({"U", "B"}, mage, witch);
    const Events events = lay(*with, 0, 1, 0);
    REQUIRE(text_of(only<Scored>(events).front().lines) == last);
  }
}

TEST_CASE("a survey tells the worth with the mage and the witch (MAGE-SCORE-01)", "[engine][mage][survey]") {
  const auto road_of = [](const Game& game) {
    const Survey survey = game.survey();
    const auto found = std::ranges::find_if(
        survey.features, [](const SurveyedFeature& one) { return one.kind == road && one.tiles == 2; });
    return *found;
  };
  const SurveyedFeature with_mage = road_of(*on_road({"U", "U"}, neutral_at(0, 0, 1), std::nullopt));
  REQUIRE(text_of(with_mage.now->lines) == "tiles=2 mage=2");
  REQUIRE(text_of(with_mage.finished->lines) == "tiles=2 mage=2");
  const auto game = on_road({"U", "U"}, std::nullopt, neutral_at(1, 0, 0));
  REQUIRE(road_of(*game).now->points == 1);
  REQUIRE(game->survey().standing == std::vector<int>{1, 0});
}

TEST_CASE("a preview of the move tells what comes with it and what may follow (MAGE-MOVE-01)",
          "[engine][mage]") {
  const auto game = game_with(kWithMage, {kSplit, "W", "U"});
  const std::vector<Action> step{place(0, -1, 0), to(kMoveMage, 0, 0, 1)};
  const auto seen = foresee(*game, 0, step, 16);
  REQUIRE(seen);
  REQUIRE(only<NeutralMoved>(seen->events).size() == 1);
  REQUIRE(std::ranges::count(actions_of(*seen), kPass) == 1);
}

TEST_CASE("with its feature completed the figure leaves, followers or not (MAGE-SCORE-02, EXP-SCORE-09)",
          "[engine][mage]") {
  const bool held = GENERATE(true, false);
  const bool is_mage = GENERATE(true, false);
  const auto game = game_with(kWithMage, {"W", "W", "U"});
  if (held)
    lay_and_claim(*game, 1, 0, 0, road, west);
  else
    lay(*game, 1, 0, 0);
  const NeutralPlace there = neutral_at(0, 0, 1), away = neutral_at(0, 0, 0);
  const auto with = with_neutrals(*game, is_mage ? there : away, is_mage ? away : there);
  const Events events = lay(*with, -1, 0, 0);
  const auto moved = only<NeutralMoved>(events);
  REQUIRE(moved.size() == 1);
  REQUIRE(moved.front().figure == (is_mage ? Neutral::mage : Neutral::witch));
  REQUIRE(moved.front().reason == NeutralReason::completed);
  REQUIRE(neutrals(*with).mage.has_value() != is_mage);
  REQUIRE(neutrals(*with).witch.has_value() == is_mage);
}

TEST_CASE("a dragon neither eats them nor stops at them (MINIS-WITH-03)", "[engine][mage]") {
  const Modules modules = mage_and({"princess_and_dragon"});
  const auto game = game_with(modules, {kVolcano, kDragon, "U"});
  play(*game, place(0, 1, 0));
  const auto with = with_neutrals(*game, neutral_at(0, 0, 1), neutral_at(0, 0, 0));
  lay(*with, 1, 0, 0);
  REQUIRE(phase(*with) == Phase::dragon);
  play(*with, step(north));
  REQUIRE(dragon_of(*with).dragon == Cell{0, 0});
  REQUIRE(neutrals(*with).mage == neutral_at(0, 0, 1));
  REQUIRE(neutrals(*with).witch == neutral_at(0, 0, 0));
}

TEST_CASE("the cathedral comes before them (MINIS-WITH-06, MAGE-SCORE-01)", "[engine][mage]") {
  const Modules modules = mage_and({"inns_and_cathedrals"});
  const auto game = game_with(modules, {"inns-CCCC-joined-cathedral", "E", "E", "E", "U"});
  lay_and_claim(*game, 0, -1, 0, city, south);
  lay(*game, 1, -1, 3);
  lay(*game, -1, -1, 1);
  const auto with = with_neutrals(*game, std::nullopt, neutral_at(0, -1, 0));
  const Events events = lay(*with, 0, -2, 2);
  REQUIRE(text_of(only<Scored>(events).front().lines) == "tiles=10 cathedral=5 witch=-7");
}

TEST_CASE("they leave a city that becomes a castle at once (MINIS-WITH-10, EXP-MIX-22)", "[engine][mage]") {
  const Modules modules = mage_and({"bridges_castles_and_bazaars"});
  const auto game = game_with(modules, {"E", "U", "U"});
  const auto with = with_neutrals(*game, neutral_at(0, 0, 0), neutral_at(0, 0, 1));
  play(*with, place(0, -1, 2));
  play(*with, claim(*with, city, south));
  REQUIRE(phase(*with) == Phase::castle);
  const Events events = play(*with, castle_at(0, 0));
  REQUIRE(only<NeutralMoved>(events).size() == 1);
  REQUIRE(only<NeutralMoved>(events).front().reason == NeutralReason::castle);
  REQUIRE_FALSE(neutrals(*with).mage);
  REQUIRE(neutrals(*with).witch);
}

TEST_CASE("a castle copies what the mage adds (EXP-MIX-22, EXP-SCORE-10)", "[engine][mage]") {
  const Modules modules = mage_and({"bridges_castles_and_bazaars"});
  const auto castle = with_castle({"W", "W", "U"}, {}, modules);
  const auto with = with_neutrals(*castle, neutral_at(0, 0, 1), std::nullopt);
  lay(*with, 1, 0, 0);
  const Events events = lay(*with, -1, 0, 0);
  const auto scored = only<Scored>(events);
  REQUIRE(scored.size() == 1);
  REQUIRE(scored.front().reason == ScoreReason::castle);
  REQUIRE(scored.front().points == 6);
}

TEST_CASE("a bridge of the placement may join their roads, and they part then (EXP-MIX-22, MAGE-MOVE-02)",
          "[engine][mage]") {
  const Modules modules = mage_and({"bridges_castles_and_bazaars"});
  const auto game =
      from_layout({lying("D", 0, 0), lying("B", 1, 1), lying("W", 2, 0)}, {"B", "U"}, {}, modules);
  const auto with = with_neutrals(*game, neutral_at(0, 0, 1), neutral_at(2, 0, 2));
  play(*with, place_with(1, 0, 0, 1, 0, Axis::east_west));
  REQUIRE(phase(*with) == Phase::mage);
  play(*with, to(kMoveMage, 2, 0, 0));
  REQUIRE(phase(*with) == Phase::action);
}

TEST_CASE("a bridge over an older tile leaves them where they are (EXP-MIX-22)", "[engine][mage]") {
  const Modules modules = mage_and({"bridges_castles_and_bazaars"});
  const auto game = game_with(modules, {"B", "U", "U", "U"});
  lay(*game, 0, 1, 0);
  lay(*game, 1, 0, 0);
  const auto with = with_neutrals(*game, neutral_at(1, 0, 0), neutral_at(0, 0, 0));
  play(*with, place(0, 2, 0));
  const auto over = of_kind(*with, ActionKind::place_bridge);
  REQUIRE_FALSE(over.empty());
  play(*with, over.front());
  REQUIRE(neutrals(*with).mage == neutral_at(1, 0, 0));
  REQUIRE(neutrals(*with).witch == neutral_at(0, 0, 0));
}

TEST_CASE("none of their tiles is in a river pile, and they stand on river tiles (MINIS-WITH-13)",
          "[engine][mage]") {
  const Rules rules = rules_with(mage_and({"river"}));
  const auto piles = carcassonne().piles(rules);
  REQUIRE(piles.size() > 1);
  for (const TileId id : piles.front().items)
    REQUIRE(std::ranges::none_of(tile(id).segments, [](const Segment& one) { return one.kind == mage; }));
}

TEST_CASE("for a seat that has resigned the first legal action is taken (EXP-RESIGN-02)", "[engine][mage]") {
  const auto game = game_with(kWithMage, {kSplit, "U", "U"}, {}, 3);
  play(*game, place(0, -1, 0));
  const Action first = game->legal_actions().front();
  REQUIRE(first == to(kMoveMage, 0, -1, 0));
  play(*game, kResign);
  REQUIRE(neutrals(*game).mage == neutral_at(0, -1, 0));
  REQUIRE(game->to_act() == 1);
}

TEST_CASE("a save refuses figures where none can be (MAGE-MOVE-01, MAGE-MOVE-02)", "[engine][mage]") {
  const auto game = on_road({"U", "U"}, neutral_at(0, 0, 1), std::nullopt);
  const auto refused_with = [&](std::optional<NeutralPlace> mage, std::optional<NeutralPlace> witch) {
    return refused_save(*game, [&](TableState& table) { table.neutrals = {mage, witch}; });
  };
  REQUIRE(refused_with(neutral_at(7, 7, 0), {}) == Code::bad_snapshot);
  REQUIRE(refused_with(neutral_at(0, 0, 9), {}) == Code::bad_snapshot);
  REQUIRE(refused_with(neutral_at(0, 0, 2), {}) == Code::bad_snapshot);
  REQUIRE(refused_with(neutral_at(0, 0, 1), neutral_at(1, 0, 0)) == Code::bad_snapshot);
  REQUIRE(refused_save(*game, [](TableState& table) {
            table.phase = Phase::mage;
            table.tile = kNoTile;
          }) == Code::bad_snapshot);
}

}  // namespace bastide::test
