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
#include <functional>
#include <set>

namespace bastide::test {
namespace {

using enum FeatureKind;
using enum PieceKind;
using enum Side;

const DragonTable& dragon_of(const Game& game) {
  static DragonTable table;
  return table = game.snapshot().table.dragon;
}

/// Moves the fairy to the only figure of the seat to act on the tile.
Action fairy_to(const Game& game, int x, int y) {
  const Cell cell{static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)};
  for (const PlacedPiece& piece : game.snapshot().table.pieces)
    if (piece.cell == cell && piece.seat == game.to_act())
      return {.kind = ActionKind::place_fairy, .feature = piece.feature, .cell = cell};
  throw std::runtime_error("nobody stands there");
}

Action elsewhere(Action action, int x, int y) {
  action.elsewhere = true;
  action.cell = {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)};
  return action;
}

/// Places a tile; requires that there is no choice afterwards.
Events lay_alone(Game& game, int x, int y, int rotation) { return play(game, place(x, y, rotation)); }

int printed(std::string_view edition, auto wanted) {
  int count = 0;
  for (const SetEntry& entry : tile_set("princess_and_dragon", edition))
    if (std::ranges::any_of(tile(entry.tile).segments, wanted)) count += entry.count;
  return count;
}
auto of(FeatureKind kind) {
  return [kind](const Segment& segment) { return segment.kind == kind; };
}

std::vector<Scored> scored_for(const Events& events, ScoreReason reason) {
  std::vector<Scored> scored = only<Scored>(events);
  std::erase_if(scored, [&](const Scored& one) { return one.reason != reason; });
  return scored;
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
  REQUIRE(code_of(*game, {.kind = ActionKind::place_fairy, .cell = {1, 0}}) == Code::wrong_phase);
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
    "what a volcano tile completes is scored, but nobody is deployed on it (DRAGON-VOLC-02, DRAGON-VOLC-03)",
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
  REQUIRE(is_legal(*game, elsewhere({.kind = ActionKind::deploy, .feature = 0}, 0, 1)));
  REQUIRE(code_of(*game, elsewhere({.kind = ActionKind::deploy, .feature = 1}, 1, 0)) == Code::dragon_there);
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
            std::vector<Action>{{.kind = ActionKind::remove_knight, .feature = 1, .cell = {0, 0}}});
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
  REQUIRE(code_of(*game, {.kind = ActionKind::remove_knight, .feature = 0, .cell = {1, 0}}) ==
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
  const Action monk = elsewhere({.kind = ActionKind::deploy, .feature = 0}, 0, 1);
  for (const PieceKind piece : {meeple, big_meeple, abbot}) {
    Action action = monk;
    action.piece = piece;
    REQUIRE(is_legal(*game, action));
  }
  Action farming = elsewhere({.kind = ActionKind::deploy, .piece = abbot, .feature = 1}, 0, 1);
  REQUIRE(code_of(*game, farming) == Code::feature_not_claimable);
  // The tile just placed may be named, too.
  Action here = claim(*game, road, east);
  const auto clone = game->clone();
  play(*clone, elsewhere(here, 1, 0));
  play(*game, here);
  check_same(*game, *clone);
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

TEST_CASE("without farmers no portal leads to a field (DRAGON-BASE-01)", "[engine][dragon]") {
  const auto game = started(forced_setup(rules_with({"princess_and_dragon"}), 2, tiles({"U", kPortal, "U"})));
  lay(*game, 1, 0, 0);
  play(*game, place(2, 0, 0));
  REQUIRE(code_of(*game, elsewhere({.kind = ActionKind::deploy, .feature = 1}, 1, 0)) ==
          Code::feature_not_claimable);
}

TEST_CASE("whoever has resigned makes no step, and leaves it to the next (EXP-RESIGN-01)",
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

TEST_CASE("whose turn it is may leave while another moves the dragon (EXP-RESIGN-01)", "[engine][dragon]") {
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
  REQUIRE(fields(ActionKind::place_fairy) == (kFieldCell | kFieldSomeFeature));
  REQUIRE(fields(ActionKind::remove_knight) == (kFieldCell | kFieldFeature));
  REQUIRE((fields(ActionKind::deploy) & kFieldOtherCell) != 0);
  const auto tiles_of_fairy = with_dragon_pile({"U", "U", "U", "U"}, {{"fairy_place", std::string("tile")}});
  lay_and_claim(*tiles_of_fairy, 1, 0, 0, road, west);
  lay(*tiles_of_fairy, 2, 0, 0);
  play(*tiles_of_fairy, place(3, 0, 0));
  REQUIRE(of_kind(*tiles_of_fairy, ActionKind::place_fairy) ==
          std::vector<Action>{{.kind = ActionKind::place_fairy, .feature = kWholeTile, .cell = {1, 0}}});
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
