// Castles: how they are built, what scores them, and what other modules make of them.
#include "catch.hpp"
#include "mistakes.hpp"
#include "modules/bridges_castles_and_bazaars/games.hpp"

#include <algorithm>

namespace bastide::test {
namespace {

using enum PieceKind;
using enum FeatureKind;
using std::string;

const Options kOwnedOnly{{"castle_unowned", false}};

int castles_left(const Game& game, Seat seat) { return table_of(game).seats[seat].castles.left; }

std::vector<Scored> for_castles(const Events& events) {
  std::vector<Scored> found = only<Scored>(events);
  std::erase_if(found, [](const Scored& scored) { return scored.reason != ScoreReason::castle; });
  return found;
}

Modules with(std::initializer_list<std::string> more) {
  Modules modules{"farmers"};
  modules.insert(modules.end(), more);
  modules.push_back("bridges_castles_and_bazaars");
  return modules;
}

}  // namespace

TEST_CASE(
    "a small city becomes a castle without points, its knight the lord, who goes home when a feature in the "
    "fief is completed (BRIDGES-X07, BRIDGES-CASTLE-01, BRIDGES-CASTLE-02, BRIDGES-CASTLE-04, "
    "BRIDGES-CASTLE-06, BRIDGES-CASTLE-11, BRIDGES-TURN-03, EXP-TURN-16)",
    "[engine][castles]") {
  const auto game = game_with(kWithBridges, {"E", "U", "X", "W", "U"});
  lay_and_claim(*game, 0, -1, 2, city, Side::south);
  REQUIRE(phase(*game) == Phase::castle);
  REQUIRE(is_legal(*game, castle_at(0, 0)));
  REQUIRE(code_of(*game, castle_at(0, -1, 1)) == Code::no_small_city);
  const Events built = play(*game, castle_at(0, -1));
  REQUIRE(only<CastleBuilt>(built).front().tiles == std::vector<Cell>{{0, -1}, {0, 0}});
  REQUIRE(score(*game, 0) == 0);
  REQUIRE(castles_left(*game, 0) == 2);
  REQUIRE(supply(*game, 0) == 6);
  lay_and_claim(*game, 1, 0, 0, road, Side::west);
  lay(*game, -1, 0, 0);
  const Events events = lay(*game, 2, 0, 0);
  REQUIRE(score(*game, 1) == 4);
  REQUIRE(score(*game, 0) == 4);
  const auto paid = for_castles(events);
  REQUIRE(paid.size() == 1);
  REQUIRE(paid.front().feature == castle);
  REQUIRE(paid.front().tiles == std::vector<Cell>{{0, -1}, {0, 0}});
  REQUIRE(supply(*game, 0) == 7);
  REQUIRE_FALSE(table_of(*game).castles.built.front().lord);
}

TEST_CASE("somebody who declines gets the points of the city (BRIDGES-CASTLE-02, BRIDGES-MIX-01)",
          "[engine][castles]") {
  for (const int tiny : {2, 4}) {
    const auto game = game_with(kWithBridges, {"E", "U"}, {{"tiny_city", tiny}});
    lay_and_claim(*game, 0, -1, 2, city, Side::south);
    play(*game, kPass);
    REQUIRE(score(*game, 0) == tiny);
    REQUIRE(castles_left(*game, 0) == 3);
  }
}

TEST_CASE("features without followers count, too, or not by option (BRIDGES-CASTLE-08, BRIDGES-DIFF-02)",
          "[engine][castles]") {
  for (const bool unowned : {true, false}) {
    const auto game = with_castle({"U", "X", "W", "U"}, unowned ? Options{} : kOwnedOnly);
    lay(*game, 1, 0, 0);
    lay(*game, -1, 0, 0);
    lay(*game, 2, 0, 0);
    REQUIRE(score(*game, 0) == (unowned ? 4 : 0));
    REQUIRE(table_of(*game).castles.built.front().lord == !unowned);
  }
}

TEST_CASE(
    "nothing that is completed in the turn of its building pays a castle, and the owner need not be the "
    "active player (BRIDGES-X08, BRIDGES-CASTLE-02, BRIDGES-CASTLE-06)",
    "[engine][castles]") {
  const auto game = game_with(kWithBridges, {"X", "V", "V", "L", "U"});
  lay_and_claim(*game, -1, 0, 0, road, Side::east);
  lay(*game, 1, 0, 1);
  lay(*game, 1, -1, 0);
  play(*game, place(0, -1, 2));
  play(*game, claim(*game, city, Side::south));
  REQUIRE(phase(*game) == Phase::castle);
  REQUIRE(game->to_act() == 1);
  play(*game, castle_at(0, -1));
  REQUIRE(score(*game, 0) == 5);
  REQUIRE(score(*game, 1) == 0);
}

TEST_CASE("the owner of a small city is asked in another's turn (BRIDGES-CASTLE-02, EXP-RESIGN-01)",
          "[engine][castles]") {
  for (const bool resigns : {false, true}) {
    const auto layout = from_layout({lying("D", 0, 0)}, {"E", "U", "U"}, {}, kWithBridges, 3);
    const auto game = with_pieces(*layout, {standing(1, meeple, "D", city, 0, 0)});
    play(*game, place(0, -1, 2));
    play(*game, kPass);
    REQUIRE(phase(*game) == Phase::castle);
    REQUIRE(game->to_act() == 1);
    REQUIRE(table_of(*game).turn_seat == Seat{0});
    play(*game, resigns ? kResign : castle_at(0, 0));
    REQUIRE(phase(*game) == Phase::place);
    REQUIRE(score(*game, 1) == (resigns ? 4 : 0));
    REQUIRE(table_of(*game).castles.built.size() == (resigns ? 0u : 1u));
  }
}

TEST_CASE(
    "of several small cities each owner is asked about each, the active player first (BRIDGES-CASTLE-03)",
    "[engine][castles]") {
  // I has two cities; both are closed by the tile, of seats 2 and 0, and seat 0 is active.
  const auto layout =
      from_layout({lying("D", 0, 0), lying("E", 1, -1, 3)}, {"I", "U", "U", "U"}, {}, kWithBridges, 3);
  const auto game =
      with_pieces(*layout, {standing(2, meeple, "D", city, 0, 0), standing(0, meeple, "E", city, 1, -1)});
  const auto rotations = of_kind(*game, ActionKind::place_tile);
  const auto both =
      std::ranges::find_if(rotations, [](const Action& one) { return one.cell == Cell{0, -1}; });
  REQUIRE(both != rotations.end());
  play(*game, *both);
  if (phase(*game) == Phase::action) play(*game, kPass);
  REQUIRE(phase(*game) == Phase::castle);
  REQUIRE(game->to_act() == 0);
  play(*game, castle_at(1, -1));
  REQUIRE(game->to_act() == 2);
  play(*game, castle_at(0, 0));
  REQUIRE(table_of(*game).castles.built.size() == 2);
  REQUIRE(phase(*game) == Phase::place);
}

TEST_CASE("a fief is the castle and the cells beside it at right angles (BRIDGES-CASTLE-05)",
          "[engine][castles]") {
  // A city of two tiles that lies with its first one there; the castle is D (0, 0) and E (0, -1).
  struct Beside {
    int x, y, rotation, other_x, other_rotation;
    bool in_fief;
  };
  for (const auto& [x, y, rotation, other_x, other_rotation, in_fief] :
       {Beside{1, -1, 1, 2, 3, true}, Beside{-1, -1, 3, -2, 1, true}, Beside{0, 1, 1, 1, 3, false},
        Beside{0, -2, 1, 1, 3, false}}) {
    INFO(x << ", " << y);
    const auto game = with_castle({"E", "E", "U"});
    lay(*game, x, y, rotation);
    lay(*game, other_x, y, other_rotation);
    REQUIRE(score(*game, 0) == (in_fief ? 4 : 0));
  }
}

TEST_CASE("a castle copies the value with its inn, and a monastery lies on its own cell (BRIDGES-CASTLE-10)",
          "[engine][castles]") {
  const auto game = with_castle({"inns-FRFR-through-inn", "X", "W", "U"}, {}, with({"inns_and_cathedrals"}));
  lay_and_claim(*game, 1, 0, 0, road, Side::west);
  lay(*game, -1, 0, 0);
  lay(*game, 2, 0, 0);
  REQUIRE(score(*game, 1) == 8);
  REQUIRE(score(*game, 0) == 8);
  // A monastery beside the fief has the castle's tiles around it, and is none of the fief.
  const auto around = from_layout(
      {lying("D", 0, 0), lying("E", 0, -1, 2), lying("B", 0, 1), lying("U", 1, 0), lying("U", -1, 0),
       lying("B", -1, 1), lying("B", -1, 2), lying("B", 0, 2), lying("B", 1, 2)},
      {"B", "U"}, {}, kWithBridges);
  const auto built = changed(*with_pieces(*around, {{0, meeple, {0, 0}, 0}}), [](TableState& table) {
    table.castles.built = {{0, {{0, -1}, {0, 0}}, true}};
    table.seats[0].castles.left = 2;
  });
  lay(*built, 1, 1, 0);
  REQUIRE(score(*built, 0) == 0);
}

TEST_CASE(
    "a castle that is scored scores others (BRIDGES-X09, BRIDGES-CASTLE-04, BRIDGES-CASTLE-09, "
    "BRIDGES-CASTLE-13, EXP-SCORE-05)",
    "[engine][castles]") {
  const auto game = with_castle({"L", "U", "E", "E", "E", "U"});
  lay_and_claim(*game, 1, 0, 0, city, Side::north);
  lay(*game, 2, 0, 0);
  play(*game, place(1, -1, 2));
  play(*game, kPass);
  REQUIRE(phase(*game) == Phase::castle);
  REQUIRE(game->to_act() == 1);
  play(*game, castle_at(1, -1));
  REQUIRE(score(*game, 0) == 0);
  REQUIRE(score(*game, 1) == 0);
  lay_and_claim(*game, -1, -1, 3, city, Side::west);
  play(*game, place(-2, -1, 1));
  play(*game, kPass);
  REQUIRE(game->to_act() == 0);
  const Events events = play(*game, kPass);
  REQUIRE(score(*game, 0) == 8);
  REQUIRE(score(*game, 1) == 4);
  const auto paid = for_castles(events);  // BRIDGES-CASTLE-13
  REQUIRE(paid.size() == 2);
  REQUIRE(paid[0].seat == 0);
  REQUIRE(paid[1].seat == 1);
}

TEST_CASE("the best of several features counts (BRIDGES-X14, BRIDGES-CASTLE-07, BRIDGES-DIFF-03)",
          "[engine][castles]") {
  for (const bool unowned : {true, false}) {
    const auto game = with_castle({"X", "E", "L", "U"}, unowned ? Options{} : kOwnedOnly);
    lay_and_claim(*game, -1, 0, 0, road, Side::east);
    lay(*game, 1, -1, 2);
    lay(*game, 1, 0, 0);
    REQUIRE(score(*game, 1) == 3);
    REQUIRE(score(*game, 0) == (unowned ? 4 : 3));
  }
}

TEST_CASE(
    "for farms a castle is a complete city worth one more, and its lord is worth nothing at the end "
    "(BRIDGES-X10, BRIDGES-FARM-01, BRIDGES-FINAL-01, BRIDGES-FINAL-02, EXP-FINAL-12, EXP-MIX-41)",
    "[engine][castles]") {
  for (const auto& [scoring, points] :
       {std::pair<string, int>{"farm-3", 4}, {"farm-3-once", 4}, {"city-4", 5}}) {
    const auto game = with_castle({"U"}, {{"farm_scoring", scoring}});
    play(*game, place(1, 0, 0));
    play(*game, claim_field(*game, 0));
    REQUIRE(game->over());
    REQUIRE(score(*game, 0) == 0);
    REQUIRE(score(*game, 1) == points);
  }
}

TEST_CASE("a bridge joins fields at a castle (EXP-X10)", "[engine][castles]") {
  const auto game = with_castle({"B"});
  play(*game, place_with(1, 0, 0, 1, 0, Axis::east_west));
  play(*game, claim_field(*game, 0));
  REQUIRE(game->over());
  REQUIRE(score(*game, 1) == 4);
}

TEST_CASE("the fairy may stand with a lord (EXP-X08, EXP-MIX-06, BRIDGES-MIX-07)", "[engine][castles]") {
  const auto game = with_castle({"U", "U", "X", "W", "U"}, {}, with({"princess_and_dragon"}));
  lay(*game, 1, 0, 0);
  play(*game, place(2, 0, 0));
  play(*game, Action{.kind = ActionKind::place_fairy, .cell = {0, -1}});
  lay(*game, -1, 0, 0);
  REQUIRE(score(*game, 0) == 1);
  lay(*game, 3, 0, 0);
  REQUIRE(score(*game, 0) == 1 + 5 + 3);
}

TEST_CASE(
    "the dragon comes before castles and eats no lord, whatever the option says "
    "(EXP-X03, BRIDGES-CASTLE-12, EXP-TURN-32, BRIDGES-MIX-07)",
    "[engine][castles]") {
  for (const bool before : {true, false}) {
    const auto game = game_with(with({"princess_and_dragon"}),
                                {"dragon-FFFF-volcano", "U", "E", "U", "dragon-CFFF-dragon", "U"},
                                {{"dragon_moves", string(before ? "before_scoring" : "after_scoring")}});
    lay(*game, 0, 1, 0);
    lay(*game, 1, 0, 0);
    play(*game, place(1, 1, 1));
    play(*game, claim(*game, city, Side::east));
    lay(*game, 2, 0, 0);
    play(*game, place(2, 1, 3));
    play(*game, kPass);
    if (!before) {
      REQUIRE(phase(*game) == Phase::castle);
      play(*game, castle_at(1, 1));
    }
    REQUIRE(phase(*game) == Phase::dragon);
    for (const Side side : {Side::north, Side::east, Side::east, Side::south, Side::west})
      if (phase(*game) == Phase::dragon)
        play(*game, Action{.kind = ActionKind::move_dragon, .direction = side});
    REQUIRE(on_table(*game, meeple) == (before ? 0 : 1));
    REQUIRE(score(*game, 0) == 0);
    REQUIRE(table_of(*game).castles.built.size() == (before ? 0u : 1u));
    const auto restored = continued(game->setup(), game->snapshot());
    REQUIRE(restored->fingerprint() == game->fingerprint());
  }
}

TEST_CASE(
    "a tower hits no lord, and one under a castle goes on (EXP-MIX-10, BRIDGES-CASTLE-12, BRIDGES-MIX-04)",
    "[engine][castles]") {
  const auto game = with_castle({"tower-FFFF", "U"}, {}, with({"tower"}));
  play(*game, place(0, 1, 0));
  const Events events = play(*game, Action{.kind = ActionKind::place_tower_piece, .cell = {0, 1}});
  REQUIRE(only<TowerPiecePlaced>(events).size() == 1);
  REQUIRE(phase(*game) == Phase::place);
  REQUIRE(on_table(*game, meeple) == 1);
}

TEST_CASE("a castle is no city for the king (KING-MIX-07, BRIDGES-MIX-09, EXP-MIX-16)", "[engine][castles]") {
  for (const bool builds : {true, false}) {
    const auto game = game_with(with({"king_and_robber"}), {"E", "U"});
    play(*game, place(0, -1, 2));
    play(*game, claim(*game, city, Side::south));
    const Events events = play(*game, builds ? castle_at(0, -1) : kPass);
    REQUIRE(only<AwardTaken>(events).size() == (builds ? 0u : 1u));
    lay(*game, 1, 0, 0);
    REQUIRE(game->over());
    REQUIRE(score(*game, 0) == (builds ? 0 : 5));
  }
}

TEST_CASE("a wagon goes home from a castle without a move (EXP-MIX-04, BRIDGES-MIX-08, ABBEY-MIX-09)",
          "[engine][castles]") {
  const auto game =
      game_with(with({"abbey_and_mayor"}), {"E", "U", "X", "W", "U"}, {{"wagon_range", string("near")}});
  play(*game, place(0, -1, 2));
  play(*game, as(wagon, claim(*game, city, Side::south)));
  play(*game, castle_at(0, -1));
  lay(*game, 1, 0, 0);
  lay(*game, -1, 0, 0);
  lay(*game, 2, 0, 0);
  REQUIRE(phase(*game) == Phase::place);
  REQUIRE(score(*game, 0) == 4);
  REQUIRE(supply(*game, 0, wagon) == 1);
}

TEST_CASE("a mayor without pennants builds no castle (BRIDGES-CASTLE-02, ABBEY-MIX-09, EXP-DIFF-17)",
          "[engine][castles]") {
  const auto game = game_with(with({"abbey_and_mayor"}), {"E", "U"});
  play(*game, place(0, -1, 2));
  play(*game, as(mayor, claim(*game, city, Side::south)));
  REQUIRE(phase(*game) == Phase::place);
  REQUIRE(score(*game, 0) == 0);
}

TEST_CASE("all followers of one player become lords, and go home together (EXP-MIX-18, EXP-DIFF-16)",
          "[engine][castles]") {
  for (const bool shared : {false, true}) {
    const auto layout =
        from_layout({lying("D", 0, 0)}, {"E", "U", "X", "W", "U"}, {}, with({"inns_and_cathedrals"}));
    const auto game = with_pieces(*layout, {standing(0, meeple, "D", city, 0, 0),
                                            standing(shared ? 1 : 0, big_meeple, "D", city, 0, 0)});
    play(*game, place(0, -1, 2));
    if (phase(*game) == Phase::action) play(*game, kPass);
    if (shared) {
      REQUIRE(phase(*game) == Phase::place);
      REQUIRE(score(*game, 1) == 4);
      continue;
    }
    play(*game, castle_at(0, 0));
    REQUIRE(on_table(*game, meeple) + on_table(*game, big_meeple) == 2);
    lay(*game, 1, 0, 0);
    lay(*game, -1, 0, 0);
    const Events events = lay(*game, 2, 0, 0);
    REQUIRE(for_castles(events).size() == 1);
    REQUIRE(score(*game, 0) == 4);
    REQUIRE(on_table(*game, meeple) + on_table(*game, big_meeple) == 0);
  }
}

TEST_CASE(
    "a builder goes home from a castle, and the next part of the turn may score it "
    "(BRIDGES-CASTLE-04, BRIDGES-CASTLE-06, EXP-DIFF-07)",
    "[engine][castles]") {
  const auto layout = from_layout({lying("D", 0, 0), lying("V", 1, 0, 1), lying("V", 1, -1)}, {"L", "X", "U"},
                                  {}, with({"traders_and_builders"}));
  const auto game =
      with_pieces(*layout, {standing(0, meeple, "D", road, 0, 0), standing(0, builder, "V", road, 1, 0)});
  play(*game, place(0, -1, 2));
  play(*game, claim(*game, city, Side::south));
  play(*game, castle_at(0, -1));
  REQUIRE(game->to_act() == 0);
  const Events events = lay(*game, -1, 0, 0);
  REQUIRE(for_castles(events).size() == 1);
  REQUIRE(score(*game, 0) == 10);
  const auto start = from_layout({lying("D", 0, 0)}, {"E", "U"}, {}, with({"traders_and_builders"}));
  const auto joined = with_pieces(*start, {standing(0, meeple, "D", city, 0, 0), {0, builder, {0, 0}, 0}});
  play(*joined, place(0, -1, 2));
  if (phase(*joined) == Phase::action) play(*joined, kPass);
  const auto returned = only<PieceReturned>(play(*joined, castle_at(0, 0)));
  REQUIRE(returned.size() == 1);
  REQUIRE(returned.front().piece == builder);
  REQUIRE(returned.front().reason == ReturnReason::alone);
}

TEST_CASE(
    "a cap of the city of Carcassonne may become a castle, whose points are points of the turn for the count "
    "(BRIDGES-MIX-10, EXP-SCORE-13)",
    "[engine][castles]") {
  const auto game = game_with(with({"count"}), {"E", "E", "U", "E", "U"});
  play(*game, place(-2, 2, 0));
  play(*game, claim(*game, city, Side::north));
  play(*game, castle_at(-2, 2));
  REQUIRE(table_of(*game).castles.built.front().tiles == std::vector<Cell>{{-2, 1}, {-2, 2}});
  lay(*game, -3, 2, 3);
  lay(*game, 2, -1, 1);
  lay(*game, -4, 2, 1);
  REQUIRE(score(*game, 0) == 4);
  REQUIRE(phase(*game) == Phase::enter_quarter);
  REQUIRE(game->to_act() == 1);
}

TEST_CASE("no castle comes where the tile data bar it (BRIDGES-CASTLE-01)", "[engine][castles]") {
  const auto game = game_with(with({"inns_and_cathedrals"}), {"inns-CFFF-spur", "U"});
  play(*game, place(0, -1, 2));
  play(*game, claim(*game, city, Side::south));
  REQUIRE(phase(*game) == Phase::place);
  REQUIRE(score(*game, 0) == 4);
}

TEST_CASE("nobody builds without a castle in stock (BRIDGES-COMP-02, EXP-GEN-03)", "[engine][castles]") {
  std::vector<StartTile> start{lying("D", 0, 0)};
  for (const int y : {1, 2, 3}) {
    start.push_back(lying("E", 0, y, 1));
    start.push_back(lying("E", 1, y, 3));
  }
  const auto game = changed(*from_layout(start, {"E", "U"}, {}, kWithBridges), [](TableState& table) {
    for (const std::int16_t y : {std::int16_t{1}, std::int16_t{2}, std::int16_t{3}})
      table.castles.built.push_back({0, {{0, y}, {1, y}}, false});
    table.seats[0].castles.left = 0;
  });
  lay_and_claim(*game, 0, -1, 2, city, Side::south);
  REQUIRE(phase(*game) == Phase::place);
  REQUIRE(score(*game, 0) == 4);
}

TEST_CASE("saves know each castle, and refuse what cannot be", "[engine][castles]") {
  const auto game = with_castle({"U", "U"});
  using Table = TableState;
  const auto refused = [&](auto change) { return refused_save(*game, change) == Code::bad_snapshot; };
  REQUIRE(refused([](Table& table) { table.castles.built.clear(); }));
  REQUIRE(refused([](Table& table) { table.castles.built[0].seat = 1; }));
  REQUIRE(refused([](Table& table) { table.castles.built[0].seat = 9; }));
  REQUIRE(refused([](Table& table) { table.castles.built[0].lord = false; }));
  REQUIRE(refused([](Table& table) { table.castles.built[0].tiles = {{0, 0}, {1, 0}}; }));
  REQUIRE(refused([](Table& table) { table.castles.built[0].tiles.pop_back(); }));
  REQUIRE(refused([](Table& table) { table.castles.built.push_back(table.castles.built[0]); }));
  REQUIRE(refused([](Table& table) { table.castles.site = std::uint8_t{0}; }));
  REQUIRE(refused([](Table& table) { table.seats[0].castles.left = 3; }));
}

}  // namespace bastide::test
