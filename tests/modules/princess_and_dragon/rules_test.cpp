// The Princess & The Dragon: what its worked examples (`playthroughs/`) leave out.
#include <engine/catalogue.hpp>
#include <engine/game.hpp>
#include <engine/streams.hpp>

#include "catch.hpp"
#include "mistakes.hpp"
#include "modules/abbot/games.hpp"
#include "modules/princess_and_dragon/games.hpp"
#include "modules/tower/games.hpp"
#include "properties.hpp"

#include <algorithm>

namespace bastide::test {
namespace {

using enum FeatureKind;
using enum PieceKind;
using enum Side;

int printed(std::string_view edition, auto wanted) {
  int count = 0;
  for (const SetEntry& entry : tile_set("princess_and_dragon", edition))
    if (std::ranges::any_of(tile(entry.tile).segments, wanted)) count += entry.count;
  return count;
}
auto of(FeatureKind kind) {
  return [kind](const Segment& segment) { return segment.kind == kind; };
}

}  // namespace

TEST_CASE(
    "thirty land tiles come with the module, each with one symbol at most, in two printings "
    "(DRAGON-COMP-01, DRAGON-COMP-03, DRAGON-SETUP-01)",
    "[engine][dragon]") {
  for (const std::string edition : {"classic", "new"}) {
    const auto resolve = [&](const Modules& modules) {
      return carcassonne().resolve({.edition = edition, .modules = modules}).value();
    };
    const auto with = carcassonne().piles(resolve(kWithDragon)),
               without = carcassonne().piles(resolve({"farmers"}));
    REQUIRE(without[0].items.size() == 71);
    REQUIRE(with[0].items.size() == 101);
    const auto has_princess = [](const Segment& segment) {
      return (segment.marks & bit(Mark::princess)) != 0;
    };
    REQUIRE(printed(edition, of(volcano)) == 6);
    REQUIRE(printed(edition, of(dragon)) == 12);
    REQUIRE(printed(edition, of(portal)) == 6);
    REQUIRE(printed(edition, has_princess) == 6);
    REQUIRE(printed(edition, [&](const Segment& segment) {
              return has_princess(segment) || of(volcano)(segment) || of(dragon)(segment) ||
                     of(portal)(segment);
            }) == 30);
    REQUIRE(printed(edition, of(garden)) == (edition == "new" ? 2 : 0));
    REQUIRE(printed(edition, [](const Segment& segment) { return segment.pennants > 0; }) ==
            (edition == "new" ? 2 : 3));
  }
}

TEST_CASE("dragon and fairy begin beside the map (DRAGON-COMP-02)", "[engine][dragon]") {
  const auto game = with_dragon_pile({"U"});
  REQUIRE(dragon_of(*game) == DragonTable{});
}

TEST_CASE("without the module its symbols do nothing (DRAGON-SETUP-02, EXP-GEN-05)", "[engine][dragon]") {
  const auto game = started(forced_setup(base_rules(), 2, tiles({kDragon, kVolcano, kPortal, "U", "U"})));
  const Events first = lay(*game, 1, 0, 0);
  REQUIRE(only<TileSetAside>(first).empty());
  lay_and_farm(*game, 0, 1, 0, 0);
  REQUIRE(dragon_of(*game) == DragonTable{});
  play(*game, place(-1, 0, 3));
  REQUIRE(code_of(*game, elsewhere(deploy(1), 1, 0)) == Code::no_portal);
  REQUIRE(code_of(*game, step(north)) == Code::not_in_game);
}

TEST_CASE("symbols on the opening layout do nothing (DRAGON-TURN-04, DRAGON-PILE-01)", "[engine][dragon]") {
  Setup setup = dragon_setup({"U", kDragon, "U"});
  setup.start = {{tile_named(kVolcano), {0, 0}, 0}, {tile_named(kDragon), {0, 1}, 0}};
  const auto [game, events] = started_with_events(setup);
  REQUIRE_FALSE(dragon_of(*game).dragon);
  const Events more = play(*game, game->legal_actions().front());
  REQUIRE(only<TileSetAside>(play(*game, kPass)).size() == 1);
  REQUIRE(only<DragonMoved>(more).empty());
}

TEST_CASE(
    "the shuffle of what goes back follows from the stream (DRAGON-PILE-04, EXP-CHANCE-02, EXP-CHANCE-01, "
    "EXP-CHANCE-04)",
    "[engine][dragon]") {
  Setup setup = dragon_setup({});
  setup.end_after_forced = false;
  setup.piles.front().items = tiles({kDragon, "U", kVolcano, "V", "E", "U", "W"});
  setup.chance = std::make_shared<const RandomStreams>(11);
  const auto game = started(setup);
  lay(*game, 1, 0, 0);
  const Events events = lay_alone(*game, 0, 1, 0);
  REQUIRE(only<TilesReturned>(events).at(0).count == 1);
  std::vector<TileId> expected = tiles({"V", "E", "U", "W", kDragon});
  Stream(*setup.chance, "dragon").shuffle(std::span(expected));
  while (!game->over())
    play(*game, game->legal_actions().back().kind == ActionKind::place_tile ? game->legal_actions().front()
                                                                            : game->legal_actions().back());
  const std::vector<TileId> drawn = game->drawn();
  REQUIRE(std::ranges::equal(std::span(drawn).subspan(3), expected));
}

TEST_CASE("the river lies as it lay when land tiles go back (DRAGON-PILE-07)", "[engine][dragon][river]") {
  Setup setup = dragon_setup({}, {}, {"river"});
  setup.end_after_forced = false;
  setup.piles.back().items = tiles({kDragon, kVolcano, "U", "V", "E"});
  setup.chance = std::make_shared<const RandomStreams>(4);
  const auto game = started(setup);
  while (!game->over()) play(*game, game->legal_actions().front());
  std::vector<TileId> river;
  for (std::size_t pile = 0; pile + 1 < setup.piles.size(); ++pile)
    river.insert(river.end(), setup.piles[pile].items.begin(), setup.piles[pile].items.end());
  const std::vector<TileId> drawn = game->drawn();
  REQUIRE(std::ranges::equal(std::span(drawn).first(river.size()), river));
  REQUIRE(game->snapshot().reshuffle->drawn == static_cast<int>(river.size()) + 2);
}

TEST_CASE(
    "with nothing but early dragons left the game ends, and a discarded volcano brings none (DRAGON-PILE-05)",
    "[engine][dragon]") {
  const auto game = with_dragon_pile({"U", kDragon, kDragon});
  const Events events = lay(*game, 1, 0, 0);
  REQUIRE(only<TileSetAside>(events).size() == 2);
  REQUIRE(only<GameFinished>(events).size() == 1);
  Setup walled = dragon_setup({kVolcano, "E", "E"});
  walled.start = {{tile_named("C"), {0, 0}, 0}};
  const auto other = started(walled);
  REQUIRE(other->snapshot().table.discards == tiles({kVolcano}));
  REQUIRE_FALSE(dragon_of(*other).dragon);
}

TEST_CASE(
    "the princess removes knights of her city alone, and no monk within it (DRAGON-PRIN-05, DRAGON-DIFF-02)",
    "[engine][dragon]") {
  Setup setup = dragon_setup({kPrincess, "U"}, {{"princess", std::string("must")}});
  setup.start = {{tile_named("dragon-CCFC-monastery-joined-dragon"), {0, 0}, 0}};
  const PlacedPiece monk{1, meeple, {0, 0}, 0}, knight{1, meeple, {0, 0}, 1};
  for (const bool with_knight : {false, true}) {
    const auto abbey = changed(*started(setup), [&](TableState& table) {
      table.pieces = {monk};
      if (with_knight) table.pieces.push_back(knight);
      table.seats[1].supply[0] = with_knight ? 5 : 6;
    });
    play(*abbey, place(0, -1, 2));  // its city joins the one round the monastery
    const Action remove_monk{.kind = ActionKind::remove_knight, .feature = 0, .cell = {0, 0}};
    REQUIRE(is_legal(*abbey, kPass) != with_knight);
    if (!with_knight) {
      REQUIRE(of_kind(*abbey, ActionKind::remove_knight).empty());
      REQUIRE(code_of(*abbey, remove_monk) == Code::no_knight);
      continue;
    }
    REQUIRE(of_kind(*abbey, ActionKind::remove_knight) ==
            std::vector<Action>{Action{.kind = ActionKind::remove_knight, .feature = 1, .cell = {0, 0}}});
    REQUIRE_FALSE(is_legal(*abbey, remove_monk));
    const Events events = play(*abbey, of_kind(*abbey, ActionKind::remove_knight).front());
    REQUIRE(only<PieceReturned>(events).at(0).reason == ReturnReason::princess);
    REQUIRE(abbey->snapshot().table.pieces == std::vector{monk});
  }
  const auto game = with_dragon_pile({"U", "U", kPrincess, "U"}, {{"princess", std::string("must")}});
  lay_and_claim(*game, 1, 0, 0, road, west);
  lay(*game, 2, 0, 0);
  play(*game, place(0, -1, 2));  // its city is free: nothing is compulsory
  REQUIRE(of_kind(*game, ActionKind::remove_knight).empty());
  REQUIRE(is_legal(*game, kPass));
  REQUIRE(code_of(*game, Action{.kind = ActionKind::remove_knight, .feature = 0, .cell = {1, 0}}) ==
          Code::no_knight);
}

TEST_CASE("where a knight must go a ransom may be paid before (EXP-ACT-04, DRAGON-PRIN-02)",
          "[engine][dragon][tower]") {
  const auto before = with_dragon_pile({"F", kPrincess, "U"}, {{"princess", std::string("must")}}, {"tower"});
  lay_and_claim(*before, 0, -1, 1, city, south);
  const auto game = changed(*before, [](TableState& table) {
    table.seats[1].score = 5;
    imprison(table, 0, 1);
  });
  play(*game, place(0, -2, 3));
  REQUIRE(code_of(*game, kPass) == Code::knight_must_go);
  play(*game, ransom(0));
  REQUIRE(of_kind(*game, ActionKind::remove_knight).size() == game->legal_actions().size());
}

TEST_CASE("the big follower and the abbot go through a portal (DRAGON-PORT-05, DRAGON-ABBOT-01)",
          "[engine][dragon][abbot][inns]") {
  const auto game = with_dragon_pile({"B", kPortal, "U"}, {}, {"abbot", "inns_and_cathedrals"});
  lay(*game, 0, 1, 0);
  play(*game, place(1, 0, 0));
  const Action monk = elsewhere(Action{.kind = ActionKind::deploy, .feature = 0}, 0, 1);
  for (const PieceKind piece : {meeple, big_meeple, abbot}) {
    Action action = monk;
    action.piece = piece;
    REQUIRE(is_legal(*game, action));
  }
  Action farming = elsewhere(Action{.kind = ActionKind::deploy, .piece = abbot, .feature = 1}, 0, 1);
  REQUIRE(code_of(*game, farming) == Code::feature_not_claimable);
  // The tile just placed may be named, too.
  Action here = claim(*game, road, east);
  const auto clone = game->clone();
  play(*clone, elsewhere(here, 1, 0));
  play(*game, here);
  check_same(*game, *clone);
}

TEST_CASE("without farmers no portal leads to a field (DRAGON-BASE-01)", "[engine][dragon]") {
  const auto game = started(forced_setup(rules_with({"princess_and_dragon"}), 2, tiles({"U", kPortal, "U"})));
  lay(*game, 1, 0, 0);
  play(*game, place(2, 0, 0));
  REQUIRE(code_of(*game, elsewhere(Action{.kind = ActionKind::deploy, .feature = 1}, 1, 0)) ==
          Code::feature_not_claimable);
}

TEST_CASE("each disagreement of the printings is an option (DRAGON-DIFF-01, DRAGON-DIFF-07)",
          "[engine][dragon]") {
  for (const PresetSpec& preset : carcassonne().presets()) {
    const Rules rules = rules_with(kWithDragon, {}, preset.name);
    for (const char* option : {"dragon_moves", "princess", "fairy_place"}) REQUIRE(rules.option(option) == 0);
  }
  // The fairy may be moved in the turn of a dragon tile, before the dragon moves.
  const auto game = with_dragon_pile({kVolcano, "U", "B", kDragon, "U"});
  lay_alone(*game, 0, 1, 0);
  lay_and_claim(*game, 1, 0, 0, road, west);
  lay(*game, 1, 1, 0);
  lay_and(*game, 2, 0, 0, fairy_to(*game, 1, 0));
  REQUIRE(phase(*game) == Phase::dragon);
  REQUIRE(code_of(*game, step(south)) == Code::no_dragon_step);
}

}  // namespace bastide::test
