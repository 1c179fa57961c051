// Inns & Cathedrals: what its worked examples (`playthroughs/`) leave out.
#include <engine/catalogue.hpp>
#include <engine/game.hpp>

#include "catch.hpp"
#include "modules/abbot/games.hpp"
#include "modules/tower/games.hpp"

#include <algorithm>
#include <bit>

namespace bastide::test {
namespace {

using enum FeatureKind;
using enum PieceKind;
using enum Side;

const Modules kWithInns{"farmers", "inns_and_cathedrals"};
constexpr std::string_view kInn = "inns-FRFR-through-inn";
constexpr std::string_view kJunction = "inns-FRRR-ends-inn";
constexpr std::string_view kCathedral = "inns-CCCC-joined-cathedral";

std::unique_ptr<Game> with_inn_pile(Names pile, const Options& options = {},
                                    const Modules& modules = kWithInns, int seats = 2) {
  return started(forced_setup(rules_with(modules, options), seats, tiles(pile)));
}

Action big(Action action) {
  action.piece = big_meeple;
  return action;
}

int points_scored(const Events& events) {
  int points = 0;
  for (const Scored& scored : only<Scored>(events)) points += scored.points;
  return points;
}

std::span<const Segment> printed(std::string_view name) { return tile(find_tile(name).value()).segments; }

std::ptrdiff_t tiles_with(std::span<const SetEntry> set, auto wanted) {
  std::ptrdiff_t count = 0;
  for (const SetEntry& entry : set)
    if (std::ranges::any_of(tile(entry.tile).segments, wanted)) count += entry.count;
  return count;
}

/// The half-edges of each field, and how many cities it touches.
using Fields = std::vector<std::pair<int, int>>;
Fields fields_of(std::string_view name) {
  Fields fields;
  for (const Segment& segment : printed(name))
    if (segment.kind == field) fields.emplace_back(segment.halves, std::popcount(segment.cities));
  return fields;
}

/// The shared scene of TOWER: seat 1's tower can reach seat 0's monk, who is the big follower.
std::unique_ptr<Game> with_a_big_monk(Names rest) {
  std::vector<TileId> order = tiles({"B", kTower});
  const auto more = tiles(rest);
  order.insert(order.end(), more.begin(), more.end());
  auto game = started(forced_setup(rules_with({"farmers", "tower", "inns_and_cathedrals"}), 2, order));
  play(*game, place(0, 1, 0));
  play(*game, big(claim_monastery(*game)));
  return game;
}

}  // namespace

TEST_CASE(
    "eighteen land tiles come with the module, six with an inn, two with a cathedral, in the new printing "
    "two with "
    "a garden (INNS-COMP-01, INNS-COMP-02, INNS-COMP-06)",
    "[engine][inns]") {
  for (const std::string edition : {"classic", "new"}) {
    const auto resolve = [&](const Modules& modules) {
      return carcassonne().resolve({.edition = edition, .modules = modules}).value();
    };
    const auto with = carcassonne().piles(resolve(kWithInns)),
               without = carcassonne().piles(resolve({"farmers"}));
    REQUIRE(with.size() == 1);
    REQUIRE(with[0].items.size() == without[0].items.size() + 18);
    REQUIRE(without[0].items.size() == 71);
    const auto set = tile_set("inns_and_cathedrals", edition);
    const auto marked = [](Mark mark) {
      return [mark](const Segment& segment) { return (segment.marks & bit(mark)) != 0; };
    };
    REQUIRE(tiles_with(set, marked(Mark::inn)) == 6);
    REQUIRE(tiles_with(set, marked(Mark::cathedral)) == 2);
    const auto gardens = tiles_with(set, [](const Segment& segment) { return segment.kind == garden; });
    REQUIRE(gardens == (edition == "new" ? 2 : 0));
  }
}

TEST_CASE("each player has one big follower besides the seven (INNS-COMP-03)", "[engine][inns]") {
  const auto game = with_inn_pile({"U"}, {}, kWithInns, 3);
  for (Seat seat = 0; seat < 3; ++seat) {
    REQUIRE(supply(*game, seat) == 7);
    REQUIRE(supply(*game, seat, big_meeple) == 1);
  }
  const auto without = with_inn_pile({"U"}, {}, {"farmers"});
  REQUIRE(supply(*without, 0, big_meeple) == 0);
  play(*without, place(1, 0, 0));
  REQUIRE(code_of(*without, big(claim(*without, road, west))) == Code::piece_not_in_game);
}

TEST_CASE("with the module six may play, unless the host says otherwise (INNS-COMP-04, EXP-SETUP-02)",
          "[engine][inns]") {
  const GameKind& kind = carcassonne();
  for (const PresetSpec& preset : kind.presets()) {
    const auto seats_max = [&](const Modules& modules, const Options& options) {
      return kind.seats_max(rules_with(modules, options, preset.name));
    };
    REQUIRE(seats_max(kWithInns, {}) == 6);
    REQUIRE(seats_max(kWithInns, {{"sixth_player", false}}) == 5);
    REQUIRE(seats_max({"farmers"}, {}) == 5);
    REQUIRE(rules_with(kWithInns, {}, preset.name).option("inn_junction") == 0);
  }
  REQUIRE(with_inn_pile({"U"}, {}, kWithInns, 6)->snapshot().table.seats.size() == 6);
}

TEST_CASE("there are no laps: a score counts on beyond 50 and 100 (INNS-COMP-05)", "[engine][inns]") {
  const auto before = with_inn_pile({"E", "U"});
  const auto game = changed(*before, [](TableState& table) { table.seats[0].score = 99; });
  play(*game, place(0, -1, 2));
  play(*game, claim(*game, city, south));
  REQUIRE(score(*game, 0) == 103);
}

TEST_CASE("the tiles lie in the land pile, not in the river (INNS-COMP-07)", "[engine][inns]") {
  const auto piles_with = [](const Modules& modules) {
    return carcassonne().piles(carcassonne().resolve({.modules = modules}).value());
  };
  const auto with = piles_with({"river", "inns_and_cathedrals"}), without = piles_with({"river"});
  REQUIRE(with.size() == without.size());
  for (std::size_t i = 0; i + 1 < with.size(); ++i) REQUIRE(with[i].items == without[i].items);
  REQUIRE(with.back().items.size() == without.back().items.size() + 18);
}

TEST_CASE("the turn has its usual steps, with one figure, ordinary or big (INNS-TURN-01, INNS-TURN-02)",
          "[engine][inns]") {
  const auto game = with_inn_pile({"U", "U", "U"});
  play(*game, place(1, 0, 0));
  REQUIRE(phase(*game) == Phase::action);
  REQUIRE(is_legal(*game, claim(*game, road, west)));
  play(*game, big(claim(*game, road, west)));
  REQUIRE(phase(*game) == Phase::place);
  REQUIRE(game->to_act() == 1);
  REQUIRE(game->snapshot().table.pieces.size() == 1);
}

TEST_CASE("it goes wherever an ordinary follower goes, by no action of its own (INNS-BIG-01, INNS-REC-01)",
          "[engine][inns]") {
  for (const bool farmers : {true, false}) {
    const Modules modules = farmers ? kWithInns : Modules{"inns_and_cathedrals"};
    for (const std::string_view name : {"inns-CFRF", "inns-FRFR-monastery-ends", "U", "B"}) {
      const auto game = with_inn_pile({name, "U"}, {}, modules);
      const auto placements = of_kind(*game, ActionKind::place_tile);
      play(*game, placements.front());
      std::vector<std::uint8_t> ordinary, heavy;
      for (const Action& action : of_kind(*game, ActionKind::deploy))
        (action.piece == meeple ? ordinary : heavy).push_back(action.feature);
      REQUIRE(ordinary == heavy);
      for (const std::uint8_t feature : heavy)
        REQUIRE((farmers || printed(tile(tile_named(name)).id)[feature].kind != field));
    }
  }
}

TEST_CASE("its feature is occupied, for everybody (INNS-BIG-05)", "[engine][inns]") {
  const auto game = with_inn_pile({"U", "U", "U"});
  play(*game, place(1, 0, 0));
  play(*game, big(claim(*game, road, west)));
  play(*game, place(2, 0, 0));
  for (const Action& action : {claim(*game, road, west), big(claim(*game, road, west))})
    REQUIRE(code_of(*game, action) == Code::feature_occupied);
}

TEST_CASE("as a farmer it stays to the end (INNS-BIG-06)", "[engine][inns]") {
  const auto game = with_inn_pile({"E", "U", "U"});
  play(*game, place(0, -1, 2));
  play(*game, big(claim_field(*game, 0)));
  lay(*game, 1, 0, 0);
  REQUIRE(supply(*game, 0, big_meeple) == 0);
  REQUIRE(game->snapshot().table.pieces.size() == 1);
}

TEST_CASE("the supply is counted by kind, and with either left it is not empty (INNS-BIG-08)",
          "[engine][inns]") {
  const auto before = with_inn_pile({"U", "U"});
  const auto game = changed(*before, [](TableState& table) { table.seats[0].supply[0] = 0; });
  play(*game, place(1, 0, 0));
  REQUIRE(phase(*game) == Phase::action);
  REQUIRE(code_of(*game, claim(*game, road, west)) == Code::no_piece_left);
  REQUIRE(is_legal(*game, big(claim(*game, road, west))));
}

TEST_CASE("an inn is printed on its road, cuts nothing and takes nobody (INNS-INN-01, INNS-INN-05)",
          "[engine][inns]") {
  const auto with = printed(kInn), without = printed("base-U");
  REQUIRE(with.size() == without.size());
  for (std::size_t i = 0; i < with.size(); ++i) {
    REQUIRE(with[i].kind == without[i].kind);
    REQUIRE(with[i].sides == without[i].sides);
    REQUIRE(std::popcount(with[i].halves) == std::popcount(without[i].halves));
    REQUIRE(((with[i].marks & bit(Mark::inn)) != 0) == (with[i].kind == road));
  }
  const auto game = with_inn_pile({kInn, "U"});
  play(*game, place(1, 0, 0));
  REQUIRE(of_kind(*game, ActionKind::deploy).size() == 6);
}

TEST_CASE("of a junction with an inn the third road never has it (INNS-INN-06, INNS-DIFF-01)",
          "[engine][inns]") {
  for (const std::string junction : {"one", "two"}) {
    // The roads W, E and S of the junction, each closed by a tile at which three roads end.
    const auto game =
        with_inn_pile({kJunction, "W", "W", "W", "U"}, {{"inn_junction", junction}}, kWithInns, 1);
    play(*game, place(1, 0, 0));
    play(*game, claim(*game, road, west));
    REQUIRE(points_scored(lay(*game, -1, 0, 0)) == (junction == "two" ? 6 : 3));
    play(*game, place(2, 0, 0));
    REQUIRE(points_scored(play(*game, claim(*game, road, west))) == 4);
    play(*game, place(1, 1, 2));
    REQUIRE(points_scored(play(*game, claim(*game, road, north))) == 2);
  }
}

TEST_CASE(
    "an unfinished feature is worth nothing in either printing, whoever spoiled it (INNS-DIFF-03, "
    "INNS-INN-03, INNS-CATH-03, INNS-CATH-07, INNS-CATH-08)",
    "[engine][inns]") {
  for (const std::string_view preset : {"standard", "classic-2000"}) {
    const auto game =
        started(forced_setup(rules_with(kWithInns, {}, preset), 2, tiles({"F", kCathedral, "U", kInn})));
    lay_and_claim(*game, 0, -1, 1, city, south);
    play(*game, place(0, -2, 0));
    REQUIRE(game->to_act() == 0);  // nothing else on the tile, and the city is held
    lay_and_claim(*game, 1, 0, 0, road, west);
    const Events end = lay(*game, -1, 0, 0);
    REQUIRE(game->over());
    REQUIRE(only<Scored>(end).empty());
    REQUIRE(score(*game, 0) == 0);
  }
}

TEST_CASE(
    "a city has a cathedral by any of its tiles, and two are worth no more than one (INNS-CATH-01, "
    "INNS-CATH-04)",
    "[engine][inns]") {
  const auto game = with_inn_pile({kCathedral, kCathedral, "E", "E", "E", "E", "E", "U"}, {}, kWithInns, 1);
  lay_and_claim(*game, 0, -1, 0, city, south);
  lay(*game, 0, -2, 0);
  lay(*game, 1, -1, 3);
  lay(*game, -1, -1, 1);
  lay(*game, 1, -2, 3);
  lay(*game, -1, -2, 1);
  const Events end = lay(*game, 0, -3, 2);
  REQUIRE(points_scored(end) == 8 * 3);
  const auto lines = only<Scored>(end).at(0).lines;
  REQUIRE(lines.back().what == "cathedral");
  REQUIRE(lines.back().points == 8);
}

TEST_CASE("for farms a city with a cathedral is like any other (INNS-CATH-05)", "[engine][inns]") {
  const auto game = with_inn_pile({kCathedral, "E", "E", "E"}, {{"farm_scoring", "farm-3"}});
  lay(*game, 0, -1, 0);
  play(*game, place(1, -1, 3));
  play(*game, claim_field(*game, 1));
  lay(*game, -1, -1, 1);
  lay(*game, 0, -2, 2);
  REQUIRE(game->over());
  REQUIRE(score(*game, 1) == 3);
}

TEST_CASE("the options of small cities and of what is counted leave the rate of 3 alone (INNS-CATH-06)",
          "[engine][inns]") {
  for (const std::string unit : {"tile", "segment"}) {
    const Options options{{"tiny_city", std::int64_t{2}}, {"count_unit", unit}};
    // The city goes round and meets base-I twice: six tiles, seven parts.
    const auto game = with_inn_pile({kCathedral, "N", "N", "E", "I", "U"}, options, kWithInns, 1);
    lay_and_claim(*game, 0, -1, 0, city, south);
    lay(*game, 0, -2, 2);
    lay(*game, 1, -2, 3);
    lay(*game, -1, -1, 1);
    REQUIRE(points_scored(lay(*game, 1, -1, 0)) == (unit == "tile" ? 6 : 7) * 3);
  }
}

TEST_CASE(
    "no big follower in a garden, and there an abbot counts one (INNS-ABBOT-01, INNS-BIG-07, INNS-DIFF-02)",
    "[engine][inns]") {
  const auto game =
      with_inn_pile({"inns-FRFR-through-inn-garden", "U"}, {}, {"farmers", "abbot", "inns_and_cathedrals"});
  play(*game, place(1, 0, 0));
  REQUIRE(is_legal(*game, claim_with_abbot(*game)));
  REQUIRE(code_of(*game, big(claim_with_abbot(*game))) == Code::feature_not_claimable);
}

TEST_CASE("a road that runs over river tiles is doubled like any other (INNS-RIVER-01)", "[engine][inns]") {
  const auto game = with_inn_pile({"river1-road-bridge", "river1-lake", kInn, "W", "W", "U"}, {},
                                  {"farmers", "river", "inns_and_cathedrals"});
  lay_and_claim(*game, 1, 0, 1, road, north);
  lay(*game, 2, 0, 0);
  lay(*game, 1, -1, 1);
  lay(*game, 1, -2, 0);
  REQUIRE(points_scored(lay(*game, 1, 1, 2)) == 4 * 2);
}

TEST_CASE("inns and cathedrals change nothing about the awards (KING-MIX-04)", "[engine][inns][king]") {
  const auto game = with_inn_pile({kCathedral, "E", "E", "E", "U"}, {},
                                  {"farmers", "king_and_robber", "inns_and_cathedrals"});
  lay(*game, 0, -1, 0);
  lay(*game, 1, -1, 3);
  lay(*game, -1, -1, 1);
  const Events end = lay(*game, 0, -2, 2);
  REQUIRE(only<AwardTaken>(end).at(0).size == 5);
  REQUIRE(only<AwardTaken>(end).at(0).seat == 1);
}

TEST_CASE("the big follower is captured like others, and freed for 3 points (INNS-TOWER-01)",
          "[engine][inns][tower]") {
  const auto before = with_a_big_monk({"U", "U"});
  lay_and(*before, 1, 1, 0, build(1, 1));
  play(*before, take(*before, 0, 1));
  REQUIRE(before->snapshot().table.tower.prisoners.at(0).piece == big_meeple);
  const auto game = changed(*before, [](TableState& table) { table.seats[0].score = 3; });
  REQUIRE(code_of(*game, ransom(1)) == Code::no_prisoner);
  play(*game, ransom(1, big_meeple));
  REQUIRE(score(*game, 0) == 0);
  REQUIRE(score(*game, 1) == 3);
  play(*game, place(1, 0, 0));
  REQUIRE(is_legal(*game, big(claim(*game, road, west))));
}

TEST_CASE("the big follower may close a tower (INNS-TOWER-01, INNS-REC-02, TOWER-TOP-03)",
          "[engine][inns][tower]") {
  const auto game = with_a_big_monk({"U", "U", "U"});
  lay_and(*game, 1, 1, 0, build(1, 1));
  play(*game, kPass);  // takes nobody
  play(*game, place(1, 0, 0));
  REQUIRE(is_legal(*game, top(1, 1)));
  REQUIRE(code_of(*game, big(top(1, 1))) == Code::no_piece_left);
  play(*game, kPass);
  play(*game, place(2, 0, 0));
  const Events topped = play(*game, big(top(1, 1)));
  REQUIRE(only<PieceDeployed>(topped).at(0).piece == big_meeple);
  play(*game, place(3, 0, 0));
  REQUIRE(code_of(*game, top(1, 1)) == Code::no_open_tower);
}

TEST_CASE(
    "INNS-X14: with an ordinary and a big prisoner on the other side there is a choice (INNS-TOWER-02, "
    "EXP-MIX-03)",
    "[engine][inns][tower][examples]") {
  const Modules modules{"farmers", "tower", "inns_and_cathedrals"};
  const auto before = started(forced_setup(rules_with(modules), 2, tiles({"U", "B", kTower, "U"})));
  lay(*before, 1, 0, 0);
  lay_and_pray(*before, 0, 1, 0);
  const auto game = changed(*before, [](TableState& table) {
    table.seats[0].score = 5;
    imprison(table, 1, 0);
    imprison(table, 1, 0, big_meeple);
  });
  SECTION("in a ransom") {
    play(*game, ransom(1, big_meeple));
    REQUIRE(score(*game, 0) == 2);
    REQUIRE(score(*game, 1) == 3);
    REQUIRE(supply(*game, 0, big_meeple) == 1);
    REQUIRE(supply(*game, 0) == 6);
  }
  SECTION("in an exchange") {
    for (const PieceKind back : {meeple, big_meeple}) {
      const auto turn = game->clone();
      lay_and(*turn, 1, 1, 0, build(1, 1));
      play(*turn, take(*turn, 0, 1));
      REQUIRE(phase(*turn) == Phase::exchange);
      REQUIRE(turn->legal_actions() == std::vector<Action>{choose(meeple), choose(big_meeple)});
      play(*turn, choose(back));
      REQUIRE(supply(*turn, 0, back) == (back == meeple ? 7 : 1));
      REQUIRE(held(*turn, 1, 0) == 1);
    }
  }
}

TEST_CASE("where the tiles part fields and cities, in the table of INNS, section 6", "[engine][inns]") {
  constexpr int n1 = 1, n2 = 2, e1 = 4, e2 = 8, s1 = 16, s2 = 32, w1 = 64, w2 = 128;
  REQUIRE(fields_of("inns-CCCC-split") == Fields{{0, 4}});
  REQUIRE(fields_of("inns-CCFC-split") == Fields{{s1 | s2, 3}});
  REQUIRE(fields_of("inns-CFCC-nw+s-shield") == Fields{{e1 | e2, 2}});
  REQUIRE(fields_of("inns-CFFF-spur") == Fields{{e1 | e2, 1}, {s1 | s2 | w1 | w2, 1}});
  REQUIRE(fields_of("inns-CRCR-split-ends") == Fields{{e1, 1}, {e2, 1}, {w1, 1}, {w2, 1}});
  REQUIRE(fields_of("inns-FRFR-monastery-ends") == Fields{{n1 | n2 | e1 | w2, 0}, {e2 | s1 | s2 | w1, 0}});
  REQUIRE(fields_of("inns-RRRR-nw+es") == Fields{{n1 | w2, 0}, {n2 | e1 | s2 | w1, 0}, {e2 | s1, 0}});
  REQUIRE(fields_of("inns-RCRC-joined-ends-shield") == Fields{{n1, 1}, {n2, 1}, {s1, 1}, {s2, 1}});
}

}  // namespace bastide::test
