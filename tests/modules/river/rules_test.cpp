// The River: worked examples and the rules that they leave out.
#include <engine/catalogue.hpp>
#include <engine/game.hpp>

#include "catch.hpp"
#include "describe.hpp"
#include "effort.hpp"
#include "mistakes.hpp"
#include "modules/river/reference.hpp"
#include "positions.hpp"
#include "random_games.hpp"
#include "reference/scoring.hpp"

#include <algorithm>
#include <array>

namespace bastide::test {
namespace {

using enum FeatureKind;
using enum Side;

constexpr std::string_view kStraight = "river1-straight";
constexpr std::string_view kBend = "river1-bend";
constexpr std::string_view kTwoCities = "river1-two-cities";
constexpr std::string_view kCityRoad = "river1-city-road-bridge";
constexpr std::string_view kMonastery = "river1-monastery-bridge";
constexpr std::string_view kRoad = "river1-road-bridge";
constexpr std::string_view kBendCity = "river1-bend-city";
constexpr std::string_view kBendRoad = "river1-bend-road";
constexpr std::string_view kLake = "river1-lake";

std::unique_ptr<Game> with_order(Names order, const Options& options = {}, bool farmers = true,
                                 int seats = 2) {
  const auto modules =
      farmers ? std::vector<std::string>{"farmers", "river"} : std::vector<std::string>{"river"};
  return started(forced_setup(rules_with(modules, options), seats, tiles(order)));
}

/// The classic printing with its whole piles; the ten come in this order.
Setup with_ten(Names ten, int seats, Options options = {}) {
  RulesRequest request{
      .edition = "classic", .modules = {{"farmers", "river"}}, .options = std::move(options)};
  const Rules rules = carcassonne().resolve(request).value();
  Setup setup = forced_setup(rules, seats, {});
  setup.end_after_forced = false;
  std::vector<TileId> expected = setup.piles.at(0).items;
  setup.piles[0].items = tiles(ten);
  REQUIRE(std::ranges::is_permutation(expected, setup.piles[0].items));
  return setup;
}

/// RIVER-X01 up to the lake; the monk of turn 6 is seat 2's.
void lay_whole_river(Game& game) {
  lay(game, 1, 0, 0);
  lay(game, 2, 0, 0);
  lay(game, 2, 1, 1);
  lay(game, 2, 2, 2);
  lay(game, 3, 2, 1);
  lay_and_pray(game, 4, 2, 0);
  lay(game, 5, 2, 1);
  lay(game, 5, 3, 1);
  lay(game, 5, 4, 2);
  lay(game, 6, 4, 0);
  lay(game, 7, 4, 0);
}

/// RIVER-X07 up to turn 5. With turn 6 the open end faces (-1,0) beside the source.
void lay_dead_end(Game& game, int rotation_of_second = 1) {
  lay(game, 1, 0, 0);
  lay(game, 1, 1, rotation_of_second);
  lay(game, 1, 2, 1);
  lay(game, 0, 2, 0);
  lay(game, -1, 2, 2);
}

std::vector<Action> placements_at(const Game& game, int x, int y) {
  std::vector<Action> there = game.legal_actions();
  std::erase_if(there, [&](const Action& action) { return action.cell != place(x, y, 0).cell; });
  return there;
}

bool only_at(const Game& game, int x, int y, std::initializer_list<int> rotations) {
  std::vector<Action> expected;
  for (const int rotation : rotations) expected.push_back(place(x, y, rotation));
  return game.legal_actions() == expected;
}

const std::vector<std::string> kUTurns{"immediate", "never_same_side", "off"};

}  // namespace

TEST_CASE(
    "the source lies at the origin, the ten come first, then the lake, then the land (RIVER-COMP-01, "
    "RIVER-SETUP-01, RIVER-SETUP-02, RIVER-SETUP-03, RIVER-DIFF-02, BASE-SETUP-03, EXP-SETUP-01)",
    "[engine][river]") {
  for (const std::string edition : {"classic", "new"}) {
    const Rules rules = carcassonne().resolve({.edition = edition, .modules = {{"river"}}}).value();
    const auto opening = carcassonne().opening_layout(rules);
    REQUIRE(opening.size() == 1);
    REQUIRE(tile(opening[0].tile).id == "river-spring");
    REQUIRE(opening[0].cell == Cell{0, 0});
    REQUIRE(opening[0].rotation == 0);
    REQUIRE(tile(opening[0].tile).edges[static_cast<std::size_t>(east)] == Edge::river);
    const auto piles = carcassonne().piles(rules);
    REQUIRE(piles.size() == 3);
    REQUIRE(piles[0].name == "river");
    REQUIRE(piles[0].items.size() == 10);
    for (const TileId id : piles[0].items) REQUIRE(tile(id).deck == Deck::river);
    REQUIRE(piles[1].items == tiles({kLake}));
    for (const TileId id : piles[2].items) REQUIRE(tile(id).deck == Deck::land);
  }
}

TEST_CASE(
    "RIVER-X10: the removed start tile, or the start tile in the land pile (RIVER-SETUP-04, RIVER-DIFF-03, "
    "EXP-SETUP-01)",
    "[engine][river][examples]") {
  const TileId start = tile_named("D");
  const std::pair<std::string, std::size_t> rows[]{{"remove", 71}, {"shuffle", 72}};
  for (const auto& [value, land] : rows) {
    const Rules rules = rules_with({"river"}, {{"river_start_tile", value}});
    const auto piles = carcassonne().piles(rules);
    REQUIRE(carcassonne().opening_layout(rules).size() + piles[0].items.size() + piles[1].items.size() == 12);
    REQUIRE(piles[2].items.size() == land);
    REQUIRE(std::ranges::count(piles[2].items, start) == (value == "remove" ? 3 : 4));
    Random random(7);
    const auto game = started(shuffled_setup(rules, 2, random));
    while (!game->over()) play(*game, game->legal_actions().back());
    REQUIRE(game->drawn().size() == 11 + land);
  }
  REQUIRE(reference::word(rules_with({"river"}), "river_start_tile") == "remove");
}

TEST_CASE(
    "RIVER-X01: a whole river of three players (RIVER-TURN-01, RIVER-TURN-02, RIVER-TURN-03, RIVER-TURN-04)",
    "[engine][river][examples]") {
  const Setup setup = with_ten(
      {kStraight, kBend, kTwoCities, kBend, kRoad, kMonastery, kBendCity, kStraight, kBendRoad, kCityRoad},
      3);
  const auto game = started(setup);
  lay_whole_river(*game);
  const TableState table = game->snapshot().table;
  REQUIRE(table.board.size() == 12);
  REQUIRE(table.turn == 12);
  REQUIRE(table.board.front().seat == kNoSeat);  // no seat has placed the source
  REQUIRE(table.board[1].seat == 0);
  REQUIRE(table.board.back().seat == 1);  // the lake is a whole turn of its own
  REQUIRE(game->to_act() == 2);
  REQUIRE(table.tile == setup.piles[2].items[0]);
  REQUIRE(game->view(kNoSeat).tiles_left == 70);
  for (const SeatState& seat : table.seats) REQUIRE(seat.score == 0);
}

TEST_CASE("RIVER-X01: the monk of turn 6 is worth 4 if the game ends with the lake",
          "[engine][river][examples]") {
  const auto game = with_order({kStraight, kBend, kTwoCities, kBend, kRoad, kMonastery, kBendCity, kStraight,
                                kBendRoad, kCityRoad, kLake},
                               {}, true, 3);
  lay_whole_river(*game);
  REQUIRE(game->over());
  REQUIRE(score(*game, 2) == 4);
  REQUIRE(score(*game, 0) + score(*game, 1) == 0);
}

TEST_CASE(
    "RIVER-X02: no immediate U-turn (RIVER-UTURN-01, RIVER-DIFF-01), and the source is no curve "
    "(RIVER-UTURN-02)",
    "[engine][river][examples]") {
  for (const std::string& rule : kUTurns) {
    INFO(rule);
    const auto game = with_order({kBend, kBend}, {{"river_uturn", rule}});
    lay(*game, 1, 0, 0);
    if (rule == "off") {
      REQUIRE(only_at(*game, 1, 1, {1, 2}));
    } else {
      REQUIRE(only_at(*game, 1, 1, {2}));
      REQUIRE(code_of(*game, place(1, 1, 1)) == Code::river_turns_back);
    }
    for (const int rotation : {0, 3})
      REQUIRE(code_of(*game, place(1, 1, rotation)) == Code::tile_does_not_fit);
  }
}

TEST_CASE("RIVER-X03: a straight between two curves of one sense (RIVER-UTURN-01)",
          "[engine][river][examples]") {
  for (const std::string& rule : kUTurns) {
    INFO(rule);
    const auto game = with_order({kBend, kStraight, kBend}, {{"river_uturn", rule}});
    lay(*game, 1, 0, 0);
    lay(*game, 1, 1, 1);
    REQUIRE(is_legal(*game, place(1, 2, 2)));
    if (rule == "never_same_side")
      REQUIRE(code_of(*game, place(1, 2, 1)) == Code::river_turns_back);
    else
      REQUIRE(is_legal(*game, place(1, 2, 1)));
  }
}

TEST_CASE("every preset forbids the immediate U-turn (RIVER-UTURN-03)", "[engine][river]") {
  for (const PresetSpec& preset : carcassonne().presets()) {
    const Rules rules = carcassonne().resolve({.preset = std::string(preset.name)}).value();
    REQUIRE(reference::word(rules, "river_uturn") == "immediate");
  }
}

TEST_CASE("RIVER-X04: the river must continue (RIVER-PLACE-01, RIVER-PLACE-02)",
          "[engine][river][examples]") {
  const auto game = with_order({kStraight});
  REQUIRE(only_at(*game, 1, 0, {0, 2}));
  REQUIRE(code_of(*game, place(0, 1, 0)) == Code::river_must_continue);
  REQUIRE(code_of(*game, place(1, 0, 1)) == Code::tile_does_not_fit);
}

TEST_CASE(
    "RIVER-X05: banks joined round the source, or not "
    "(RIVER-FIELD-01, RIVER-FIELD-03, RIVER-FIELD-04, RIVER-DIFF-05)",
    "[engine][river][examples]") {
  for (const bool joined : {true, false}) {
    const auto game = with_order({kStraight, kStraight}, {{"river_ends_join_fields", joined}});
    lay_and_farm(*game, 1, 0, 0, 0);
    const Events events = play(*game, place(2, 0, 0));
    if (joined) {  // neither bank is free, so that nothing can be chosen (BASE-TURN-09)
      REQUIRE(only<TurnEnded>(events).size() == 1);
      continue;
    }
    REQUIRE(code_of(*game, claim_field(*game, 0)) == Code::feature_occupied);
    REQUIRE(is_legal(*game, claim_field(*game, 4)));
  }
  REQUIRE(rules_with({"river"}).option("river_ends_join_fields") == 1);
}

TEST_CASE("the half of source and lake without n1 has the index behind all printed features (RIVER-FIELD-03)",
          "[engine][river]") {
  const auto game = with_order({kLake}, {{"river_ends_join_fields", false}});
  play(*game, place(1, 0, 0));
  REQUIRE(game->legal_actions() == std::vector<Action>{deploy(1), deploy(2), kPass});
  play(*game, deploy(2));
  REQUIRE(game->snapshot().table.pieces.at(0).feature == 2);

  const auto joined = with_order({kLake});
  play(*joined, place(1, 0, 0));
  REQUIRE(joined->legal_actions() == std::vector<Action>{deploy(1), kPass});
  REQUIRE(code_of(*joined, deploy(2)) == Code::no_such_feature);
}

TEST_CASE("RIVER-X06: a bridge cuts the banks (RIVER-FIELD-02)", "[engine][river][examples]") {
  const auto game = with_order({kRoad, kStraight});
  play(*game, place(1, 0, 1));
  const Action north_west = claim_field(*game, 0), south_west = claim_field(*game, 5);
  REQUIRE(north_west.feature != south_west.feature);
  play(*game, north_west);
  REQUIRE(game->snapshot().table.pieces.size() == 1);
  play(*game, place(2, 0, 0));
  REQUIRE(is_legal(*game, claim_field(*game, 0)));
  REQUIRE(is_legal(*game, claim_field(*game, 4)));
}

TEST_CASE("RIVER-X06, control: both quarters on the source's side are one field",
          "[engine][river][examples]") {
  const auto game = with_order({kRoad, kStraight});
  play(*game, place(1, 0, 1));
  Snapshot snapshot = game->snapshot();
  const Action south_west = claim_field(*game, 5);
  // The same table with a farmer on the north-west quarter, before anybody deploys.
  snapshot.table.pieces.push_back({1, PieceKind::meeple, {1, 0}, claim_field(*game, 0).feature});
  snapshot.table.seats[1].supply[0] = 6;
  REQUIRE(code_of(*continued(game->setup(), snapshot), south_west) == Code::feature_occupied);
}

TEST_CASE(
    "RIVER-X07: a dead end, whatever the order of the four that do not fit (RIVER-NOFIT-01, RIVER-NOFIT-03, "
    "RIVER-PLACE-04)",
    "[engine][river][examples]") {
  std::array<std::string_view, 4> last{kBendCity, kCityRoad, kRoad, kTwoCities};
  std::ranges::sort(last);
  int orders = 0;
  do {
    for (const std::string u_turn : {"immediate", "off"}) {
      for (const std::string unplaceable : {"discard", "defer"}) {
        const Setup setup = with_ten(
            {kBend, kStraight, kBend, kStraight, kBendRoad, kMonastery, last[0], last[1], last[2], last[3]},
            2, {{"river_uturn", u_turn}, {"river_unplaceable", unplaceable}});
        const auto game = started(setup);
        lay_dead_end(*game);
        lay(*game, -1, 1, 1);
        REQUIRE(game->to_act() == 0);
        REQUIRE(game->snapshot().table.tile == tile_named(kLake));
        REQUIRE(game->snapshot().table.discards == tiles({last[0], last[1], last[2], last[3]}));
        REQUIRE(only_at(*game, -1, 0, {3}));
        lay(*game, -1, 0, 3);
        REQUIRE(game->to_act() == 1);
        REQUIRE(game->snapshot().table.tile == setup.piles[2].items[0]);
        ++orders;
      }
    }
  } while (std::ranges::next_permutation(last).found);
  REQUIRE(orders == 24 * 4);
}

TEST_CASE("river_unplaceable=defer: what does not fit returns below the ten (RIVER-NOFIT-01)",
          "[engine][river]") {
  const auto game = with_order({kBend, kRoad, kBend, kStraight, kBendRoad, kMonastery, kTwoCities, kStraight,
                                kCityRoad, kBendCity, kLake},
                               {{"river_unplaceable", std::string("defer")}});
  lay_dead_end(*game, 0);
  const Events events = lay(*game, -1, 1, 1);
  REQUIRE(text(events).back() == "seat 0 draws river1-straight");
  REQUIRE(only<TileSetAside>(events).size() == 1);
  REQUIRE(only<TileDiscarded>(events).empty());
  REQUIRE(game->snapshot().table.set_aside == tiles({kTwoCities}));
  REQUIRE(game->view(1).tiles_left == 4);
  lay(*game, -1, 0, 1);
  REQUIRE(game->snapshot().table.set_aside.empty());
  REQUIRE(game->snapshot().table.set_below == tiles({kTwoCities}));
  for (const std::string_view next : {kCityRoad, kBendCity, kTwoCities, kLake}) {
    REQUIRE(game->snapshot().table.tile == tile_named(next));
    const Action placing = game->legal_actions().front();
    lay(*game, placing.cell.x, placing.cell.y, placing.rotation);
  }
  REQUIRE(game->over());
  REQUIRE(game->snapshot().table.discards.empty());
}

TEST_CASE("with redraw_may a discarded river tile asks its player whether to draw again (RIVER-NOFIT-04)",
          "[engine][river]") {
  const auto facing_the_dead_end = [](const std::string& unplaceable, std::string_view second) {
    auto game = with_order({kBend, kRoad, kBend, kStraight, kBendRoad, kMonastery, kTwoCities, second, kLake},
                           {{"river_unplaceable", unplaceable}, {"unplaceable", std::string("redraw_may")}});
    lay_dead_end(*game, 0);
    lay(*game, -1, 1, 1);
    return game;
  };
  const std::vector<Action> choices{kDrawAgain, kPass};
  const auto asked = facing_the_dead_end("discard", kStraight);
  REQUIRE(asked->snapshot().table.discards == tiles({kTwoCities}));
  const bool as_offered = asked->legal_actions() == choices;
  REQUIRE(as_offered);
  SECTION("and it draws the next of the river") {
    play(*asked, kDrawAgain);
    REQUIRE(asked->to_act() == 0);
    REQUIRE(asked->snapshot().table.tile == tile_named(kStraight));
  }
  SECTION("or leaves it to the next seat") {
    play(*asked, kPass);
    REQUIRE(asked->to_act() == 1);
    REQUIRE(asked->snapshot().table.tile == tile_named(kStraight));
  }
  SECTION("a tile that waits asks nothing, and those that leave together ask once") {
    const auto waiting = facing_the_dead_end("defer", kStraight);
    REQUIRE(waiting->snapshot().table.tile == tile_named(kStraight));
    const auto together = facing_the_dead_end("defer", kCityRoad);
    REQUIRE(together->snapshot().table.discards == tiles({kTwoCities, kCityRoad}));
    REQUIRE(phase(*together) == Phase::redraw);
    play(*together, kDrawAgain);
    REQUIRE(together->snapshot().table.tile == tile_named(kLake));
  }
}

TEST_CASE(
    "tiles that wait when their player resigns leave the game before the lake comes "
    "(RIVER-NOFIT-01, BASE-RESIGN-04)",
    "[engine][river]") {
  const Rules rules = rules_with({"river"}, {{"river_unplaceable", std::string("defer")}});
  const auto game = started(forced_setup(
      rules, 3,
      tiles({kBend, kRoad, kBend, kStraight, kBendRoad, kMonastery, kTwoCities, kStraight, kLake})));
  lay_dead_end(*game, 0);
  lay(*game, -1, 1, 1);
  REQUIRE(game->snapshot().table.set_aside == tiles({kTwoCities}));
  play(*game, kResign);  // with the straight in hand, the last of the river
  REQUIRE(game->snapshot().table.tile == tile_named(kLake));
  REQUIRE(game->snapshot().table.set_aside.empty());
  REQUIRE(game->snapshot().table.discards == tiles({kStraight, kTwoCities}));
}

TEST_CASE(
    "when the lake does not fit either, the same player goes on with the land and the river stays open "
    "(RIVER-NOFIT-02, RIVER-PLACE-05)",
    "[engine][river]") {
  const auto game = with_order({kBend, kRoad, kBend, kBendRoad, kStraight, kLake, "U", "V"},
                               {{"river_uturn", std::string("off")}});
  lay(*game, 1, 0, 0);
  lay(*game, 1, 1, 0);
  lay(*game, 1, 2, 1);
  const Events events = lay(*game, 0, 2, 2);  // the river now faces (0,1), with a road to its east
  REQUIRE(only<TileDiscarded>(events).size() == 2);
  REQUIRE(game->to_act() == 0);
  REQUIRE(game->snapshot().table.discards == tiles({kStraight, kLake}));
  REQUIRE(game->snapshot().table.tile == tile_named("U"));
  REQUIRE(placements_at(*game, 0, 1).empty());
  lay(*game, 2, 1, 0);
  REQUIRE(placements_at(*game, 0, 1).empty());
}

TEST_CASE("with never_same_side every river tile finds its place (RIVER-NOFIT-03)",
          "[engine][river][random]") {
  const int games = effort(100);
  for (int number = 0; number < games; ++number) {
    Random random(static_cast<std::uint64_t>(number));
    const Rules rules = rules_with({"river"}, {{"river_uturn", std::string("never_same_side")}});
    const auto game = started(shuffled_setup(rules, 2, random));
    while (game->snapshot().table.board.size() < 12) {
      const auto legal = game->legal_actions();
      play(*game, legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
      REQUIRE(game->snapshot().table.discards.empty());
    }
  }
}

TEST_CASE("there is one open river end until the lake, and none behind it (RIVER-PLACE-03, RIVER-PLACE-04)",
          "[engine][river][random]") {
  const int games = effort(100);
  for (int number = 0; number < games; ++number) {
    Random random(static_cast<std::uint64_t>(number));
    const auto game = started(shuffled_setup(rules_with({"river"}), 2, random));
    while (game->snapshot().table.board.size() < 15) {
      const TableState table = game->snapshot().table;
      const reference::Board board = reference::board_of(table);
      int open = 0;
      for (const auto& [spot, laid] : board)
        for (int side = 0; side < 4; ++side)
          open +=
              reference::edge(laid, side) == Edge::river && !board.contains(reference::neighbour(spot, side));
      const bool lake_lies = std::ranges::count(table.board, tile_named(kLake), &PlacedTile::tile) != 0;
      const bool lake_left = std::ranges::count(table.discards, tile_named(kLake)) != 0;
      REQUIRE(open == (lake_lies ? 0 : 1));
      if (table.tile != kNoTile && tile(table.tile).deck == Deck::land) REQUIRE((lake_lies || lake_left));
      const auto legal = game->legal_actions();
      play(*game, legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
    }
  }
}

TEST_CASE(
    "RIVER-X08: without farmers river and grass offer nothing (RIVER-FEAT-01, RIVER-FEAT-03, RIVER-DIFF-04)",
    "[engine][river][examples]") {
  const auto game = with_order({kStraight, kStraight}, {}, false);
  REQUIRE(only<TurnEnded>(play(*game, place(1, 0, 0))).size() == 1);
  const auto farming = with_order({kStraight, kStraight});
  play(*farming, place(1, 0, 0));
  REQUIRE(code_of(*farming, claim(*farming, river, west)) == Code::feature_not_claimable);
  REQUIRE(is_legal(*farming, claim_field(*farming, 0)));
}

TEST_CASE("RIVER-X09: river tiles count as tiles (RIVER-FEAT-02)", "[engine][river][examples]") {
  const auto game = with_order({kStraight, kBend, kTwoCities, kBend, kRoad, kMonastery, kBendCity, kStraight,
                                kBendRoad, kCityRoad, kLake, "U"},
                               {}, true, 3);
  lay_whole_river(*game);
  REQUIRE(game->to_act() == 2);
  REQUIRE(code_of(*game, place(3, 1, 0)) == Code::tile_does_not_fit);
  play(*game, place(3, 3, 1));
  const Events events = play(*game, claim(*game, road, north));
  const auto scored = only<Scored>(events);
  REQUIRE(scored.at(0).feature == road);
  REQUIRE(scored.at(0).reason == ScoreReason::final);
  REQUIRE(scored.at(0).points == 2);
}

TEST_CASE(
    "river tiles that a record forces are laid like land without the module or an open end "
    "(RIVER-PLACE-06)",
    "[engine][river]") {
  SECTION("without the module") {
    const auto game = started(forced_setup(base_rules(), 2, tiles({kStraight, kLake})));
    REQUIRE(is_legal(*game, place(0, 1, 0)));
    lay(*game, 0, 1, 0);
    REQUIRE(is_legal(*game, place(1, 1, 0)));
    REQUIRE(is_legal(*game, place(0, 2, 0)));
  }
  SECTION("without a source on the table") {
    Setup setup = forced_setup(rules_with({"river"}), 2, tiles({kStraight, kBend, kLake}));
    setup.start = {{tile_named("D"), {0, 0}, 0}};
    const auto game = started(setup);
    REQUIRE(is_legal(*game, place(0, 1, 0)));
    lay(*game, 0, 1, 0);  // open to the east and to the west
    for (const Action& action : game->legal_actions()) REQUIRE(action.cell == Cell{1, 1});
    lay(*game, 1, 1, 0);
    REQUIRE(only_at(*game, 1, 2, {1}));
    lay(*game, 1, 2, 1);
  }
  SECTION("behind the lake") {
    const auto game = with_order({kLake, kStraight, kStraight});
    lay(*game, 1, 0, 0);
    REQUIRE(is_legal(*game, place(0, 1, 0)));
    REQUIRE(is_legal(*game, place(2, 0, 1)));
    lay(*game, 2, 0, 1);
    REQUIRE(code_of(*game, place(0, 1, 0)) == Code::river_must_continue);
    REQUIRE(only_at(*game, 2, -1, {1, 3}));
  }
  SECTION("a second source") {
    const auto game = with_order({"river-spring", kStraight, kStraight});
    REQUIRE(is_legal(*game, place(0, 1, 0)));
    lay(*game, 0, 1, 0);
    REQUIRE(only_at(*game, 1, 1, {0, 2}));
    lay(*game, 1, 1, 0);
    REQUIRE(only_at(*game, 2, 1, {0, 2}));
  }
  SECTION("a second source that meets the first") {
    const auto game = with_order({"river-spring", kStraight});
    REQUIRE(is_legal(*game, place(1, 0, 2)));
    lay(*game, 1, 0, 2);
    REQUIRE(is_legal(*game, place(0, 1, 0)));
  }
}

TEST_CASE("a river tile that does not fit is refused for that first", "[engine][rejections][river]") {
  const auto river = game_with({"river"}, {"river1-straight"});
  CHECK(refused(*river, place(0, 1, 1)).code == Code::tile_does_not_fit);  // and not where the river goes on
}

}  // namespace bastide::test
