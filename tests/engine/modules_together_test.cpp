// Modules in combination, and the presets that name them.
#include <engine/catalogue.hpp>
#include <engine/game.hpp>

#include "all_modules.hpp"
#include "catch.hpp"
#include "modules/abbot/games.hpp"
#include "modules/tower/games.hpp"
#include "reference/scoring.hpp"

#include <algorithm>
#include <functional>
#include <set>
#include <utility>

namespace bastide::test {
namespace {

using enum FeatureKind;
using enum Side;

std::unique_ptr<Game> with_pile(const Modules& modules, Names pile, const Options& options = {}) {
  return started(forced_setup(rules_with(modules, options), 2, tiles(pile)));
}

Rejection refused(const RulesRequest& request) {
  const auto rules = carcassonne().resolve(request);
  REQUIRE_FALSE(rules);
  return rules.error();
}

}  // namespace

TEST_CASE(
    "an abbot can be taken prisoner, and then neither be taken back nor deployed "
    "(ABBOT-TOWER-01, TOWER-CAP-04)",
    "[engine][abbot][tower]") {
  const auto game = with_pile({"farmers", "abbot", "tower"}, {"B", "tower-FFFF", "B", "U"});
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
        with_pile({"farmers", "abbot", "tower"}, {"B", "tower-FFFF", "U", "U", "E", "E", "E", "E", "E", "U"});
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
  const auto before = with_pile({"farmers", "abbot", "tower"}, {"B", "tower-FFFF", "U", "U"});
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

TEST_CASE(
    "a garden on a river tile is like any other, and river tiles surround it "
    "(ABBOT-RIVER-01, RIVER-FEAT-02)",
    "[engine][abbot][river]") {
  const auto game =
      with_pile({"farmers", "river", "abbot"}, {"river1-bend-garden", "river1-straight", "river1-lake"});
  lay_and_bless(*game, 1, 0, 0);
  lay(*game, 1, 1, 1);
  const Events events = lay_and(*game, 1, 2, 1, kReturnAbbot);
  REQUIRE(only<Scored>(events).at(0).points == 3);  // itself, the source, the straight
  REQUIRE(only<Scored>(events).at(0).feature == garden);
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
  const auto game = with_pile({"farmers", "river", "tower"}, {"river1-lake", "tower-FFFF", "U"});
  lay_and_farm(*game, 1, 0, 0, 0);
  lay_and(*game, 1, 1, 0, build(1, 1));
  play(*game, take(*game, 1, 0));
  REQUIRE(held(*game, 1, 0) == 1);
}

TEST_CASE("all modules together in one game, every tile of each (EXP-SETUP-03)", "[engine][random]") {
  Random random(11);
  const Setup setup = shuffled_setup(rules_with(all_modules()), 4, random);
  const auto game = started(setup);
  while (!game->over()) play(*game, game->legal_actions().front());
  const std::vector<TileId> drawn = game->drawn();
  std::size_t in_piles = 0;
  for (const Pile& pile : setup.piles) in_piles += pile.items.size();
  const auto reshuffle = game->snapshot().reshuffle;
  const std::vector<TileId> twice = reshuffle ? reshuffle->tiles : std::vector<TileId>{};
  REQUIRE(drawn.size() == in_piles + twice.size());
  for (const ModuleSpec& module : carcassonne().modules())
    for (const SetEntry& entry : tile_set(module.name, setup.rules.edition))
      REQUIRE(std::ranges::count(drawn, entry.tile) == entry.count + std::ranges::count(twice, entry.tile));
}

TEST_CASE("the presets with modules are those of the rules' tables (EXP-PRE-01, EXP-PRE-02, EXP-PRE-09)",
          "[engine][rules]") {
  struct Row {
    const char* preset;
    const char* edition;
    Modules modules;
    int self_capture;
    const char* top_capture;
  };
  const Row rows[]{
      {"new-edition-full", "new", {"farmers", "river", "abbot"}, 0, "never"},
      {"tower-2006", "classic", {"farmers", "tower"}, 0, "never"},
      {"tower-2016", "new", {"farmers", "tower"}, 1, "allowed"},
      {"inns-and-traders",
       "new",
       {"farmers", "abbot", "inns_and_cathedrals", "traders_and_builders"},
       0,
       "never"},
      {"dragon-and-tower",
       "classic",
       {"farmers", "tower", "inns_and_cathedrals", "traders_and_builders", "princess_and_dragon"},
       0,
       "never"},
      {"standard", "new", {"farmers"}, 0, "never"},
      {"new-edition", "new", {}, 0, "never"},
      {"classic-2000", "classic", {"farmers"}, 0, "never"},
      {"classic-ro", "classic", {"farmers"}, 0, "never"},
  };
  REQUIRE(carcassonne().presets().size() == std::size(rows));
  for (const Row& row : rows) {
    INFO(row.preset);
    const Rules rules = carcassonne().resolve({.preset = row.preset}).value();
    CHECK(rules.edition == row.edition);
    CHECK(Modules(rules.modules.begin(), rules.modules.end()) == row.modules);
    CHECK(rules.option("tower_self_capture") == row.self_capture);
    CHECK(reference::word(rules, "tower_top_capture") == row.top_capture);
    CHECK(reference::word(rules, "ransom_window") == "whole_turn");
    CHECK(reference::word(rules, "river_start_tile") == "remove");
    CHECK(reference::word(rules, "river_uturn") == "immediate");
    CHECK(reference::word(rules, "river_unplaceable") == "discard");
    CHECK(rules.option("river_ends_join_fields") == 1);
  }
  for (const char* tower : {"tower-2006", "tower-2016"}) {
    const Rules rules = carcassonne().resolve({.preset = tower}).value();
    CHECK(rules.option("tiny_city") == 4);
    CHECK(reference::word(rules, "farm_scoring") == "farm-3");
  }
}

TEST_CASE(
    "a saved position with more figures or tower pieces than there are is refused (BASE-COMP-02, "
    "ABBOT-COMP-01, TOWER-COMP-02)",
    "[engine][rejections][abbot][tower]") {
  const auto game = with_pile({"farmers", "abbot", "tower"}, {"B", "tower-FFFF", "B", "U"});
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

TEST_CASE("rules that make no sense are refused with the place", "[engine][rejections]") {
  CHECK(refused({.preset = "tower-2020"}).at == "preset");
  CHECK(refused({.modules = {{"river", "dragon"}}}).at == "modules[1]");
  CHECK(refused({.modules = {{"River"}}}).code == Code::unknown_module);
  CHECK(refused({.options = {{"tower_height", std::int64_t{3}}}}).at == "options.tower_height");
  const std::pair<const char*, OptionInput> values[]{
      {"river_uturn", std::string("sometimes")},
      {"river_uturn", true},
      {"river_unplaceable", std::string("redraw")},
      {"river_start_tile", std::int64_t{0}},
      {"river_ends_join_fields", std::string("on")},
      {"tower_self_capture", std::int64_t{1}},
      {"tower_top_capture", std::string("always")},
      {"ransom_window", std::string("late")},
      {"ransom_window", std::int64_t{0}},
  };
  for (const auto& [option, value] : values) {
    INFO(option);
    const Rejection rejection = refused({.options = {{option, value}}});
    CHECK(rejection.code == Code::bad_option_value);
    CHECK(rejection.at == std::string("options.") + option);
  }
}

TEST_CASE("a first player whom these rules have no seat for is refused (BASE-PLAYERS-01, BASE-PLAYERS-02)",
          "[engine][rejections]") {
  const auto accepted = [](int first, bool sixth) {
    return carcassonne()
        .resolve({.options = {{"first_player", std::int64_t{first}}, {"sixth_player", sixth}}})
        .has_value();
  };
  CHECK(accepted(4, false));
  CHECK_FALSE(accepted(5, false));
  CHECK(accepted(5, true));
  const Rejection rejection = refused({.options = {{"first_player", std::int64_t{5}}}});
  CHECK(rejection.code == Code::bad_option_value);
  CHECK(rejection.at == "options.first_player");
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
