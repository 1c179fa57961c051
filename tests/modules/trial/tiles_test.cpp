// Tiles that modules hold back or that seats hold, which only this program's module uses in combination.
#include "modules/trial/games.hpp"

#include <engine/catalogue.hpp>
#include <engine/survey.hpp>

#include <algorithm>
#include <functional>
#include <memory>
#include <set>

namespace bastide::test {

// --- A tile from the hand

namespace {

constexpr Action kLay{.kind = ActionKind::lay_cloister, .cell = {1, 0}};

/// A hole at (1, 0): seat 0 has a thief on the road that ends at it from the west, and a knight in the city
/// of a single tile to the north. It is the turn of seat 0, who may lay its cloister.
std::unique_ptr<Game> game_with_hole() {
  auto game =
      started(forced_setup(trial_rules(false), 2, tiles({"X", "E", "B", "E", "E", "U", "U", "V", "V"})));
  lay_and_claim(*game, -1, 0, 0, FeatureKind::road, Side::east);
  lay(*game, 0, -1, 2);
  lay(*game, 0, 1, 0);
  lay_and_claim(*game, 1, -1, 2, FeatureKind::city, Side::south);
  lay(*game, 1, 1, 2);
  lay(*game, 2, 1, 1);
  lay(*game, 2, 0, 1);
  return game;
}

}  // namespace

TEST_CASE("a tile from the hand is laid into a hole instead of a drawn one", "[engine][trial]") {
  const auto game = game_with_hole();
  REQUIRE(game->to_act() == 0);
  REQUIRE(game->legal_actions() == std::vector<Action>{kLay, kPass});
  Action beside = kLay;
  beside.cell = {3, 0};
  REQUIRE(code_of(*game, beside) == Code::cell_not_adjacent);
  const auto drawn = game->drawn();
  const Events events = play(*game, kLay);
  REQUIRE(text(events) == std::vector<std::string>{"seat 0 places trial-cloister at (1,0) r0"});
  REQUIRE(game->drawn() == drawn);
  REQUIRE(phase(*game) == Phase::action);
  const Action champion{.kind = ActionKind::deploy, .piece = PieceKind::champion};  // the mend trial_champion
  REQUIRE(game->legal_actions() == std::vector<Action>{deploy(0), champion, kPass});
  check_same(*game, *continued(game->setup(), game->snapshot()));

  const auto other = game_with_hole();
  REQUIRE(only<TileDrawn>(play(*other, kPass)).at(0).seat == 0);
}

TEST_CASE("a tile that fits anything closes what meets it and is no part of it", "[engine][trial]") {
  const auto game = game_with_hole();
  play(*game, kLay);
  const Events events = play(*game, deploy(0));
  const auto scores = only<Scored>(events);
  REQUIRE(scores.size() == 4);
  REQUIRE(scores[0].feature == FeatureKind::city);  // north before west
  REQUIRE(scores[0].tiles == std::vector<Cell>{{1, -1}});
  REQUIRE(scores[0].points == 2);
  REQUIRE(scores[1].feature == FeatureKind::road);
  REQUIRE(scores[1].tiles == std::vector<Cell>{{-1, 0}, {0, 0}});
  REQUIRE(scores[1].points == 3);  // and the toll
  REQUIRE(only<PieceReturned>(events).size() == 2);
  REQUIRE(game->view(0).table.pieces == std::vector<PlacedPiece>{{0, PieceKind::meeple, {1, 0}, 0}});
  check_same(*game, *continued(game->setup(), game->snapshot()));
}

TEST_CASE("a save has no tile from a hand but those that the seats held", "[engine][trial]") {
  const auto game = game_with_hole();
  play(*game, kLay);
  const Snapshot good = game->snapshot();
  const std::function<void(PlacedTile&)> faults[]{
      [](PlacedTile& tile) { tile.cell = {3, 0}; }, [](PlacedTile& tile) { tile.rotation = 1; },
      [](PlacedTile& tile) { tile.seat = 1; },  // a seat that still holds its cloister by the save
  };
  for (const auto& spoil : faults) {
    Snapshot bad = good;
    spoil(bad.table.board.back());
    REQUIRE(carcassonne().restore(game->setup(), bad).error().code == Code::bad_snapshot);
  }
  Snapshot twice = good;
  twice.table.board.push_back(twice.table.board.back());
  twice.table.board.back().cell = {2, -1};
  REQUIRE(carcassonne().restore(game->setup(), twice).error().code == Code::bad_snapshot);

  Setup drawn = game->setup();
  drawn.forced.push_back(find_tile("trial-cloister").value());
  Events events;
  REQUIRE(carcassonne().start(drawn, events).error().code == Code::unknown_tile);
}

TEST_CASE("when nothing is left to draw the seats lay what they hold, one after another", "[engine][trial]") {
  auto setup = game_with_hole()->setup();
  setup.forced.resize(7);
  const auto replay = [&] {
    auto game = started(setup);
    lay_and_claim(*game, -1, 0, 0, FeatureKind::road, Side::east);
    lay(*game, 0, -1, 2);
    lay(*game, 0, 1, 0);
    lay_and_claim(*game, 1, -1, 2, FeatureKind::city, Side::south);
    lay(*game, 1, 1, 2);
    lay(*game, 2, 1, 1);
    return game;
  };
  const auto game = replay();
  const Events last = lay(*game, 2, 0, 1);
  REQUIRE(only<TurnEnded>(last).at(0).seat == 1);
  REQUIRE_FALSE(game->over());
  REQUIRE(game->to_act() == 0);
  REQUIRE(game->legal_actions() == std::vector<Action>{kLay, kPass});
  check_same(*game, *continued(setup, game->snapshot()));

  const auto declined = game->clone();
  REQUIRE(play(*declined, kPass).empty());
  REQUIRE(declined->to_act() == 1);
  REQUIRE(only<GameFinished>(play(*declined, kPass)).size() == 1);

  const auto left = game->clone();
  Events events;
  REQUIRE(left->apply(0, kResign, events));
  REQUIRE(left->over());

  play(*game, kLay);
  const Events end = play(*game, deploy(0));  // the hole is gone: no other seat is asked
  REQUIRE(only<TurnEnded>(end).at(0).seat == 0);
  REQUIRE(only<GameFinished>(end).size() == 1);
}

TEST_CASE("a further part without a tile to draw begins where something may be laid", "[engine][trial]") {
  const auto begun = game_with_hole();
  Setup setup = begun->setup();
  setup.forced.resize(8);
  const auto game = continued(setup, begun->snapshot());
  play(*game, kPass);  // seat 0 draws
  const Events events = lay(*game, 3, 0, 2);
  REQUIRE(only<DoubleTurn>(events).size() == 1);
  REQUIRE(only<TileDrawn>(events).empty());
  REQUIRE(game->to_act() == 0);
  REQUIRE(game->legal_actions() == std::vector<Action>{kLay, kPass});
  check_same(*game, *continued(setup, game->snapshot()));
  const auto declined = game->clone();
  REQUIRE(only<TurnEnded>(play(*declined, kPass)).size() == 1);
  REQUIRE(declined->to_act() == 1);  // the last tiles
  play(*game, kLay);
  REQUIRE(only<GameFinished>(play(*game, kPass)).size() == 1);
}

// --- A block of start tiles

TEST_CASE("a game may begin with a block of tiles, inside of which nothing is joined", "[engine][trial]") {
  const Rules rules = rules_with({"trial", "farmers"},
                                 {{"trial_gifts", false}, {"trial_steps", false}, {"trial_block", true}});
  const auto opening = carcassonne().opening_layout(rules);
  REQUIRE(opening.size() == 4);
  REQUIRE(tile(opening[1].tile).id == "trial-block-ne");
  REQUIRE((opening[1].cell == Cell{1, 0} && opening[1].rotation == 1));
  REQUIRE(tile(opening[0].tile).edges[1] == Edge::inside);
  REQUIRE(carcassonne().piles(rules).front().items.size() == 71);  // the usual start tile stays in the box

  const auto game = started(forced_setup(rules, 2, tiles({"E", "E", "U"})));
  REQUIRE(game->view(kNoSeat).table.board.size() == 4);
  const Survey before = game->survey();
  REQUIRE(before.cells.size() == 8);
  REQUIRE(before.features.size() == 7);  // a road, a city and the fields of all four
  const Events events = lay_and(*game, 0, 2, 0, deploy(0));
  REQUIRE(only<Scored>(events).at(0).tiles == std::vector<Cell>{{0, 1}, {0, 2}});
  check_same(*game, *continued(game->setup(), game->snapshot()));
  while (!game->over()) play(*game, game->legal_actions().front());
}

TEST_CASE("the sets of the game begin with the one tile of their printing", "[engine][trial]") {
  for (const char* edition : {"new", "classic"}) {
    for (const auto& [set, id] : {std::pair{"base", "base-D"}, std::pair{"river_1", "river-spring"}}) {
      const auto layout = start_layout(set, edition);
      REQUIRE(layout.size() == 1);
      REQUIRE(tile(layout.front().tile).id == id);
      REQUIRE((layout.front().cell == Cell{} && layout.front().rotation == 0));
    }
    REQUIRE(start_layout("tower", edition).empty());
  }
}

// --- Tiles that come too early

namespace {

/// A whole pile: no forced draws, in this order.
Setup pile_of(std::initializer_list<std::string_view> names, std::uint64_t seed) {
  Setup setup = forced_setup(rules_with({"trial"}, {{"trial_gifts", false}, {"trial_steps", false}}), 2, {});
  setup.end_after_forced = false;
  setup.piles.front().items = tiles(names);
  setup.chance = std::make_shared<const RandomStreams>(seed);
  return setup;
}

std::vector<std::string> names_of(std::span<const TileId> tiles) {
  std::vector<std::string> names;
  for (const TileId id : tiles) names.emplace_back(tile(id).id.substr(5));
  return names;
}

/// Places the tile in hand wherever it fits, and deploys nothing.
Events lay_anywhere(Game& game) {
  Events events = play(game, game.legal_actions().front());
  while (!game.over() && phase(game) != Phase::place) {
    const Events more = play(game, Action{.kind = ActionKind::pass});
    events.insert(events.end(), more.begin(), more.end());
  }
  return events;
}

}  // namespace

TEST_CASE("a tile that comes too early lies open, is no tile left, and another one is drawn",
          "[engine][trial]") {
  auto [game, events] = started_with_events(pile_of({"B", "B", "U", "X", "V", "E"}, 1));
  REQUIRE(text(events) == std::vector<std::string>{"seat 0 draws base-B", "seat 0 sets aside base-B",
                                                   "seat 0 draws base-B", "seat 0 sets aside base-B",
                                                   "seat 0 draws base-U"});
  const View view = game->view(kNoSeat);
  REQUIRE(names_of(view.table.held_back) == std::vector<std::string>{"B", "B"});
  REQUIRE(view.table.discards.empty());
  REQUIRE(view.tiles_left == 3);
  REQUIRE(view.unseen.size() == 3);
}

TEST_CASE("tiles go back into the pile, which a stream of the set-up shuffles", "[engine][trial]") {
  std::set<std::vector<std::string>> orders;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    const auto game = started(pile_of({"B", "U", "X", "B", "V", "E"}, seed));
    lay_anywhere(*game);
    REQUIRE_FALSE(game->snapshot().reshuffle);
    const Events events = play(*game, game->legal_actions().front());
    REQUIRE(only<TilesReturned>(events).at(0).count == 1);
    const Snapshot now = game->snapshot();
    REQUIRE(now.table.held_back.empty());
    REQUIRE(now.reshuffle->drawn == 3);
    REQUIRE(names_of(now.reshuffle->tiles) == std::vector<std::string>{"B"});
    REQUIRE(game->view(0).tiles_left == 4);
    REQUIRE(game->view(0).unseen.front().count == 2);
    while (!game->over()) lay_anywhere(*game);
    const std::vector<std::string> drawn = names_of(game->drawn());
    REQUIRE(std::vector(drawn.begin(), drawn.begin() + 3) == std::vector<std::string>{"B", "U", "X"});
    REQUIRE(drawn.size() == 7);
    orders.insert({drawn.begin() + 3, drawn.end()});
  }
  REQUIRE(orders.size() == 12);  // of two B, V and E: every order there is
}

TEST_CASE("a tile that goes back stays behind forced draws, and out of a deck that ends with them",
          "[engine][trial]") {
  for (const bool ends : {false, true}) {
    Setup setup = pile_of({"V", "E"}, 3);
    setup.forced = tiles({"B", "X", "U", "W"});
    setup.end_after_forced = ends;
    const auto game = started(setup);
    REQUIRE(game->view(0).tiles_left == (ends ? 2 : 4));
    const Events events = play(*game, game->legal_actions().front());
    REQUIRE(only<TilesReturned>(events).size() == 1);
    while (!game->over()) lay_anywhere(*game);
    const std::vector<std::string> drawn = names_of(game->drawn());
    REQUIRE(std::vector(drawn.begin(), drawn.begin() + 4) == std::vector<std::string>{"B", "X", "U", "W"});
    REQUIRE(drawn.size() == (ends ? 4 : 7));
  }
}

TEST_CASE("when nothing but tiles that came too early is left the game ends", "[engine][trial]") {
  const auto game = started(pile_of({"U", "B", "B"}, 1));
  REQUIRE(only<GameFinished>(lay_anywhere(*game)).size() == 1);
  REQUIRE(game->snapshot().table.held_back.size() == 2);
}

TEST_CASE("a save tells what went back, never in which order it lies now", "[engine][trial]") {
  const Setup setup = pile_of({"B", "U", "X", "V", "E"}, 5);
  const auto game = started(setup);
  while (!game->snapshot().reshuffle) lay_anywhere(*game);
  const Snapshot good = game->snapshot();
  check_same(*game, *continued(setup, good));
  const std::function<void(Snapshot&)> faults[]{
      [](Snapshot& save) { save.reshuffle->drawn = -1; },
      [](Snapshot& save) { save.reshuffle->drawn = 100; },
      [](Snapshot& save) { save.reshuffle->drawn = save.drawn + 1; },
      [](Snapshot& save) { save.reshuffle->tiles.clear(); },
      [](Snapshot& save) { save.reshuffle->tiles = tiles({"V"}); },
      [](Snapshot& save) { save.reshuffle->tiles = tiles({"B", "B"}); },
      [](Snapshot& save) { save.drawn = 100; },
  };
  for (const auto& spoil : faults) {
    Snapshot bad = good;
    spoil(bad);
    REQUIRE(carcassonne().restore(setup, bad).error().code == Code::bad_snapshot);
  }
}

}  // namespace bastide::test
