// King & Robber Baron: what its worked examples (`playthroughs/`) leave out.
#include <engine/catalogue.hpp>
#include <engine/game.hpp>

#include "catch.hpp"
#include "modules/tower/games.hpp"
#include "random_games.hpp"

#include <algorithm>
#include <array>

namespace bastide::test {
namespace {

using enum FeatureKind;
using enum Side;

const Modules kWithKing{"farmers", "king_and_robber"};

Setup king_setup(Names pile, const Options& options = {}, const Modules& modules = kWithKing) {
  return forced_setup(rules_with(modules, options), 2, tiles(pile));
}

std::unique_ptr<Game> with_king_pile(Names pile, const Options& options = {},
                                     const Modules& modules = kWithKing) {
  return started(king_setup(pile, options, modules));
}

AwardsTable awards(const Game& game) { return game.view(kNoSeat).table.awards; }

/// Seat 0 closes a city of two tiles.
std::unique_ptr<Game> with_a_king(Names rest, const Options& options = {},
                                  const Modules& modules = kWithKing) {
  std::vector<TileId> order = tiles({"E"});
  const auto more = tiles(rest);
  order.insert(order.end(), more.begin(), more.end());
  auto game = started(forced_setup(rules_with(modules, options), 2, order));
  lay(*game, 0, -1, 2);
  return game;
}

std::vector<FeatureKind> kinds_scored(const Events& events) {
  std::vector<FeatureKind> kinds;
  for (const Scored& scored : only<Scored>(events)) kinds.push_back(scored.feature);
  return kinds;
}

template <class E>
std::ptrdiff_t place_of(const Events& events) {
  return std::ranges::find_if(events, [](const Event& event) { return std::holds_alternative<E>(event); }) -
         events.begin();
}

}  // namespace

TEST_CASE("five land tiles come with the module, one with a garden in the new printing only (KING-COMP-01)",
          "[engine][king]") {
  for (const std::string edition : {"classic", "new"}) {
    const auto resolve = [&](const Modules& modules) {
      return carcassonne().resolve({.edition = edition, .modules = modules}).value();
    };
    const auto with = carcassonne().piles(resolve(kWithKing)),
               without = carcassonne().piles(resolve({"farmers"}));
    REQUIRE(with.size() == 1);
    REQUIRE(with[0].items.size() == without[0].items.size() + 5);
    REQUIRE(std::ranges::includes(with[0].items, without[0].items));
    const auto gardens =
        std::ranges::count_if(tile_set("king_and_robber", edition), [](const SetEntry& entry) {
          return std::ranges::count(tile(entry.tile).segments, garden, &Segment::kind) > 0;
        });
    REQUIRE(gardens == (edition == "new" ? 1 : 0));
  }
}

TEST_CASE("nobody holds an award at the start, and without the module nobody ever does (KING-COMP-02)",
          "[engine][king]") {
  REQUIRE(awards(*with_king_pile({"E"})) == AwardsTable{});
  REQUIRE(awards(*with_a_king({"U"})).king == HeldAward{0, 2});
  REQUIRE(awards(*with_a_king({"U"}, {}, {"farmers"})) == AwardsTable{});
}

TEST_CASE("two cities cross without joining, a road ends at a city (KING-COMP-03)", "[engine][king]") {
  const auto game = with_king_pile({"king-CCCC-ns+ew", "E", "E", "U"});
  play(*game, place(0, -1, 0));
  play(*game, kPass);
  const Events events = lay(*game, 0, -2, 2);  // closes the one from north to south
  REQUIRE(only<AwardTaken>(events).at(0).tiles == std::vector<Cell>{{0, -2}, {0, -1}, {0, 0}});
  const auto crossing = tile(find_tile("king-CCCC-ns+ew").value()).segments;
  REQUIRE(std::ranges::count_if(crossing, [](const Segment& segment) {
            return segment.kind == field && segment.halves == 0 && segment.cities == 0b11;
          }) == 2);
  const auto gate = tile(find_tile("king-CRRR-es+w").value()).segments;
  REQUIRE(std::ranges::count(gate, road, &Segment::kind) == 2);
  REQUIRE(gate[1].sides == 0b0110);
  REQUIRE(gate[2].sides == 0b1000);
}

TEST_CASE(
    "awards are settled after all scores and before followers go home, without a step (KING-TURN-01, "
    "EXP-SCORE-01, EXP-SCORE-08)",
    "[engine][king]") {
  const auto game = with_king_pile({"E", "U"});
  const Events events = lay_and_claim(*game, 0, -1, 2, city, south);
  REQUIRE(place_of<Scored>(events) < place_of<AwardTaken>(events));
  REQUIRE(place_of<AwardTaken>(events) < place_of<PieceReturned>(events));
  REQUIRE(phase(*game) == Phase::place);
  REQUIRE(game->to_act() == 1);
}

TEST_CASE(
    "a tile that a road meets twice counts once for its size, and the road once (KING-AWARD-02, "
    "KING-SCORE-07)",
    "[engine][king]") {
  const auto game = with_king_pile({"X", "V", "V", "V"});
  lay(*game, 1, 0, 0);
  lay(*game, 2, 0, 1);
  lay(*game, 2, -1, 0);
  const Events events = lay(*game, 1, -1, 3);
  REQUIRE(only<AwardTaken>(events).at(0).size == 4);
  REQUIRE(only<Scored>(events).at(0).points == 1);
}

TEST_CASE("the size is in tiles and a city of two counts in full, whatever the options (KING-MIX-01)",
          "[engine][king]") {
  const Options options{
      {"tiny_city", std::int64_t{2}}, {"count_unit", "segment"}, {"incomplete_road", "flat1"}};
  for (const Modules& modules : {kWithKing, Modules{"king_and_robber"}}) {
    const auto game = with_a_king({}, options, modules);
    REQUIRE(game->over());
    REQUIRE(awards(*game).king == HeldAward{0, 2});
    REQUIRE(score(*game, 0) == 1);
  }
}

TEST_CASE("an equal size changes nothing, not even for the holder (KING-DIFF-01)", "[engine][king]") {
  const auto game = with_a_king({"E", "E", "U"});
  lay(*game, 0, 1, 2);
  REQUIRE(only<AwardTaken>(lay(*game, 0, 2, 0)).empty());
  REQUIRE(awards(*game).king == HeldAward{0, 2});
}

TEST_CASE(
    "its holder completes a larger city and keeps the king with the new size (KING-AWARD-05, KING-AWARD-07)",
    "[engine][king]") {
  const auto game = with_a_king({"E", "F", "U", "E", "U"});
  lay(*game, 0, 1, 1);  // its city to the east
  lay(*game, 1, 1, 0);
  lay(*game, 1, 0, 0);
  const Events events = lay(*game, 2, 1, 3);
  const AwardTaken taken = only<AwardTaken>(events).at(0);
  REQUIRE(taken.seat == 0);
  REQUIRE(taken.from_seat == 0);
  REQUIRE(taken.size == 3);
  REQUIRE(awards(*game).king == HeldAward{0, 3});
}

TEST_CASE("sizes of awards only grow, and whoever takes one has just placed a tile (KING-AWARD-07)",
          "[engine][king][random]") {
  int taken = 0;
  for (std::uint64_t seed = 16; seed < 16 + 400; ++seed) {
    RandomGame players(seed);
    if (!players.setup().rules.has("king_and_robber")) continue;
    auto [game, events] = started_with_events(players.setup());
    std::array<int, 2> sizes{};
    while (!game->over()) {
      const auto [seat, action] = players.choose(*game);
      events.clear();
      REQUIRE(game->apply(seat, action, events));
      for (const AwardTaken& award : only<AwardTaken>(events)) {
        int& size = sizes[static_cast<std::size_t>(award.award)];
        REQUIRE(award.size > size);
        REQUIRE(std::cmp_equal(award.tiles.size(), award.size));
        REQUIRE(award.seat == game->view(kNoSeat).table.board.back().seat);
        size = award.size;
        ++taken;
      }
    }
    const AwardsTable held = awards(*game);
    REQUIRE((held.king ? held.king->size : 0) == sizes[0]);
    REQUIRE((held.robber ? held.robber->size : 0) == sizes[1]);
  }
  REQUIRE(taken > 100);
}

TEST_CASE("running: whoever held the award before is paid for every feature completed (KING-SCORE-02)",
          "[engine][king]") {
  const auto game = with_a_king({"E", "F", "U", "U", "E", "U"}, {{"king_scoring", "running"}});
  lay(*game, 0, 1, 1);
  lay(*game, 1, 1, 0);
  lay(*game, 1, 0, 0);
  lay(*game, 2, 0, 0);
  const Events events = lay(*game, 2, 1, 3);
  REQUIRE(kinds_scored(events) == std::vector{king});
  const Scored paid = only<Scored>(events).at(0);
  REQUIRE(paid.seat == 0);
  REQUIRE(paid.points == 1);
  REQUIRE(paid.reason == ScoreReason::award);
  REQUIRE(paid.tiles.empty());
  REQUIRE(place_of<Scored>(events) < place_of<AwardTaken>(events));
  REQUIRE(awards(*game).king == HeldAward{1, 3});
}

TEST_CASE("an award that nobody took gives nothing, by any scoring (KING-SCORE-05)", "[engine][king]") {
  for (const std::string scoring : {"per_feature", "running", "ten", "fifteen_forty"}) {
    const auto game = with_king_pile({"U"}, {{"king_scoring", scoring}});
    REQUIRE(only<Scored>(lay(*game, 1, 0, 0)).empty());
    REQUIRE(game->over());
  }
}

TEST_CASE(
    "the map is counted as it lies at the end, after the farms, king first (KING-SCORE-06, KING-FINAL-01, "
    "EXP-FINAL-08)",
    "[engine][king]") {
  const auto game = with_king_pile({"E", "X", "X", "E"});
  lay_and_farm(*game, 0, -1, 2, 2);
  lay(*game, 1, 0, 0);
  const Events events = lay(*game, -1, 0, 0);
  REQUIRE(awards(*game).robber == HeldAward{0, 3});
  REQUIRE(only<Scored>(events).empty());
  const Events last = lay(*game, 0, 1, 2);
  REQUIRE(kinds_scored(last) == std::vector{field, king, robber});
}

TEST_CASE("15 for each of two awards in two hands, 40 for both in one (KING-SCORE-04)", "[engine][king]") {
  const auto game = with_a_king({"W", "U", "X"}, {{"king_scoring", "fifteen_forty"}});
  lay(*game, 1, 0, 0);
  lay(*game, -1, 0, 0);
  const Events events = lay(*game, -2, 0, 0);
  REQUIRE(kinds_scored(events) == std::vector{king, robber});
  REQUIRE(score(*game, 0) == 15);
  REQUIRE(score(*game, 1) == 15);
}

TEST_CASE("a river is no road, and cities on its tiles count (KING-MIX-02)", "[engine][king][river]") {
  const Modules modules{"farmers", "river", "king_and_robber"};
  const auto game = with_king_pile({"river1-bend-city", "river1-lake", "E", "E"}, {}, modules);
  lay(*game, 1, 0, 1);
  REQUIRE(only<AwardTaken>(lay(*game, 1, 1, 1)).empty());  // from source to lake
  lay(*game, 1, -1, 2);
  const Events events = lay(*game, 2, 0, 3);
  REQUIRE(only<AwardTaken>(events).at(0).award == Award::king);
  REQUIRE(only<AwardTaken>(events).at(0).size == 3);
  REQUIRE(only<Scored>(events).at(0).points == 1);
}

TEST_CASE("captured followers change no award (KING-MIX-03)", "[engine][king][tower]") {
  const Modules modules{"farmers", "tower", "king_and_robber"};
  const auto game = with_king_pile({"E", "tower-FFFF", "E", "U"}, {}, modules);
  lay_and_claim(*game, 0, 1, 2, city, south);
  play(*game, place(1, 1, 0));
  play(*game, build(1, 1));
  play(*game, take(*game, 0, 1));
  const Events events = lay(*game, 0, 2, 0);
  REQUIRE(only<Scored>(events).empty());
  REQUIRE(awards(*game).king == HeldAward{0, 2});
}

TEST_CASE("a seat that left keeps its award and its points, and does not win with them (EXP-RESIGN-04)",
          "[engine][king]") {
  const Setup setup =
      forced_setup(rules_with(kWithKing, {{"king_scoring", "ten"}}), 3, tiles({"E", "U", "U"}));
  const auto game = started(setup);
  lay(*game, 0, -1, 2);
  Events events;
  REQUIRE(game->apply(0, kResign, events));
  lay(*game, 1, 0, 0);
  lay(*game, 2, 0, 0);
  const GameFinished result = game->view(kNoSeat).result.value();
  REQUIRE(result.scores == std::vector{10, 0, 0});
  REQUIRE(result.winners == std::vector<Seat>{1, 2});
}

TEST_CASE("a save names holders that there are and sizes that lie there", "[engine][king][saves]") {
  const auto game = with_a_king({"U", "U"});
  REQUIRE(continued(game->setup(), game->snapshot())->snapshot() == game->snapshot());
  const auto king_of = [](Seat seat, int size) {
    return [=](TableState& table) { table.awards.king = HeldAward{seat, size}; };
  };
  REQUIRE(refused_save(*game, king_of(2, 2)) == Code::bad_snapshot);
  REQUIRE(refused_save(*game, king_of(0, 3)) == Code::bad_snapshot);
  REQUIRE(refused_save(*game, king_of(0, 0)) == Code::bad_snapshot);
  REQUIRE(refused_save(*game, king_of(0, 0x10002)) == Code::bad_snapshot);
  REQUIRE(refused_save(*game, [](TableState& table) { table.awards.robber = HeldAward{0, 2}; }) ==
          Code::bad_snapshot);
  REQUIRE(refused_save(*with_a_king({"U"}, {}, {"farmers"}), king_of(0, 2)) == Code::bad_snapshot);
}

}  // namespace bastide::test
