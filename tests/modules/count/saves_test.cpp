// Seats that leave, saves and restored games with The Count of Carcassonne.
#include <engine/game.hpp>

#include "catch.hpp"
#include "mistakes.hpp"
#include "modules/count/games.hpp"
#include "properties.hpp"
#include "random_games.hpp"

#include <algorithm>

namespace bastide::test {
namespace {

using Quarter::market, Quarter::blacksmith, Quarter::cathedral;  // FeatureKind has a castle, too
using enum PieceKind;
using std::string;

}  // namespace

TEST_CASE(
    "somebody who resigns is asked no more, and stays inside (EXP-RESIGN-01, EXP-RESIGN-02, EXP-RESIGN-04)",
    "[engine][count]") {
  const Lodgers one_each{{blacksmith, 0, meeple, 1}, {blacksmith, 1, meeple, 1}, {blacksmith, 2, meeple, 1}};
  const auto game = before_scoring(one_each, Quarter::castle, {}, kWithCount, 3);
  play(*game, kResign);
  REQUIRE(game->to_act() == 2);
  REQUIRE(lodgers(*game).size() == 3);
  const auto ending = at_the_end({{market, 0, meeple, 1}, {market, 1, meeple, 1}, {market, 2, meeple, 1}}, {},
                                 Quarter::castle, 3);
  play(*ending, kResign);
  REQUIRE(ending->to_act() == 2);
  const auto entering = may_go_in();
  play(*entering, kResign);
  REQUIRE(entering->over());
}

TEST_CASE("a save tells who may go in when wagons have gone on (COUNT-MIX-06, ABBEY-WAGON-02)",
          "[engine][count]") {
  const Modules modules{"farmers", "abbey_and_mayor", "count"};
  const auto game = game_with(modules, {"U", "W", "U"}, {{"wagon_range", string("near")}});
  play(*game, place(-3, -1, 0));
  play(*game, as(wagon, claim(*game, FeatureKind::road, Side::east)));
  lay(*game, -4, -1, 0);
  REQUIRE(phase(*game) == Phase::wagon);
  REQUIRE(game->to_act() == 0);
  REQUIRE(table_of(*game).quarters.may_enter);
  play(*game, kPass);
  REQUIRE(phase(*game) == Phase::enter_quarter);
  REQUIRE(game->to_act() == 1);
  REQUIRE_FALSE(table_of(*game).quarters.may_enter);
}

TEST_CASE("saves with an impossible city are refused (COUNT-SETUP-04, COUNT-ENTER-04)", "[engine][count]") {
  const auto refuses = [](const Game& game, const std::function<void(QuartersTable&)>& change) {
    return refused_save(game, [&](TableState& table) { change(table.quarters); }) == Code::bad_snapshot;
  };
  const auto game = with_lodgers(*game_with(kWithCount, {"U"}), {{Quarter::castle, 1, meeple, 1}});
  REQUIRE(refuses(*game, [](QuartersTable& table) { table.count.reset(); }));
  REQUIRE(refuses(*game, [](QuartersTable& table) { table.may_enter = true; }));
  REQUIRE(refuses(*game, [](QuartersTable& table) { table.last_passed = {0}; }));
  REQUIRE(refuses(*game, [](QuartersTable& table) { table.figures[0].count = 2; }));
  REQUIRE(refuses(*game, [](QuartersTable& table) { table.figures[0].count = 0; }));
  REQUIRE(refuses(*game, [](QuartersTable& table) { table.figures[0].seat = 2; }));
  REQUIRE(refuses(*game, [](QuartersTable& table) { table.figures[0].piece = mayor; }));
  const auto without_market = game_with({"count"}, {"U"});
  REQUIRE(refuses(*without_market, [](QuartersTable& table) { table.count = market; }));
  const auto ending = at_the_end({{market, 0, meeple, 1}, {market, 1, meeple, 1}});
  REQUIRE(refuses(*ending, [](QuartersTable& table) { table.last_passed = {1}; }));
  const auto without = game_with({"farmers"}, {"U"});
  REQUIRE(refuses(*without, [](QuartersTable& table) { table.count = Quarter::castle; }));
}

TEST_CASE(
    "a game that is restored between the scoring and the dragon's move goes on in the same way (EXP-TURN-17, "
    "EXP-TURN-20, EXP-TURN-22, EXP-TURN-23)",
    "[engine][count][random]") {
  constexpr Phase kBetween[]{Phase::leave_quarter, Phase::wagon, Phase::enter_quarter, Phase::move_count};
  int restored = 0;
  // Few games come to such a step: as many as it takes.
  const int wanted = effort(30);
  for (int seed = 0; restored < wanted; ++seed) {
    REQUIRE(seed < 100 * wanted);
    INFO("seed " << seed);
    RandomGame players(static_cast<std::uint64_t>(seed),
                       {"farmers", "princess_and_dragon", "abbey_and_mayor", "count"});
    if (players.setup().rules.option("dragon_moves") == 0) continue;  // before the scoring
    const std::unique_ptr<Game> game = started(players.setup());
    while (!game->over()) {
      std::unique_ptr<Game> other;
      if (std::ranges::count(kBetween, game->phase()) > 0)
        other = continued(players.setup(), game->snapshot());
      const auto [seat, action] = players.choose(*game);
      Events events;
      REQUIRE(game->apply(seat, action, events));
      if (!other) continue;
      ++restored;
      REQUIRE(other->apply(seat, action, events));
      check_same(*game, *other);
    }
  }
}

}  // namespace bastide::test
